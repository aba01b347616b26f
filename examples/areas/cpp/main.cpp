// SPDX-License-Identifier: BSD-3-Clause
// Runs the examples of all areas, each below its name; output.txt is what they print.
#include <cstdio>

#include "areas.hpp"

int main()
{
    const auto ctx = dtl::context::create_default();

    for (const auto *area : {&vector_examples,
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
                             &config_examples,
                             &environment_examples,
                             &context_examples,
                             &status_examples,
                             &action_examples,
                             &file_examples,
                             &metrics_examples,
                             &signal_examples})
        for (const auto &[name, run] : *area) {
            if (ctx.is_root())
                std::printf("[%s]\n", name);
            run(ctx);
        }
}
