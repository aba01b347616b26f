// SPDX-License-Identifier: BSD-3-Clause
// Runs the examples of all areas, each below its name; output.txt is what they print. With the word
// "devices" it runs those that need GPUs; devices.txt is what these print.
#include <cstdio>
#include <string_view>

#include "areas.hpp"

static const std::vector<const examples *> areas{&vector_examples,
                                                 &array_examples,
                                                 &tensor_examples,
                                                 &span_examples,
                                                 &container_examples,
                                                 &algorithm_examples,
                                                 &local_algorithm_examples,
                                                 &collective_examples,
                                                 &started_examples,
                                                 &plan_examples,
                                                 &message_examples,
                                                 &request_examples,
                                                 &future_examples,
                                                 &started_algorithm_examples,
                                                 &window_examples,
                                                 &role_examples,
                                                 &map_examples,
                                                 &topology_examples,
                                                 &symmetric_examples,
                                                 &stream_examples,
                                                 &queue_examples,
                                                 &config_examples,
                                                 &environment_examples,
                                                 &context_examples,
                                                 &status_examples,
                                                 &action_examples,
                                                 &file_examples,
                                                 &metrics_examples,
                                                 &signal_examples,
                                                 &model_examples};
static const std::vector<const examples *> devices{&device_examples, &nccl_examples};

int main(int argc, char **argv)
{
    const auto ctx = dtl::context::create_default();
    const bool has_devices = argc > 1 && std::string_view(argv[1]) == "devices";

    for (const auto *area : has_devices ? devices : areas)
        for (const auto &[name, run] : *area) {
            if (ctx.is_root())
                std::printf("[%s]\n", name);
            run(ctx);
        }
}
