// SPDX-License-Identifier: BSD-3-Clause
// The examples of each area, by name.
#pragma once

#include <utility>
#include <vector>

#include <dtl/dtl.hpp>

#define EXAMPLE(function)                                                                          \
    {                                                                                              \
#function, function                                                                        \
    }

// Returns the text for a condition.
inline const char *yes_no(bool answer)
{
    return answer ? "yes" : "no";
}

using examples = std::vector<std::pair<const char *, void (*)(const dtl::context &ctx)>>;

extern const examples vector_examples, array_examples, tensor_examples, span_examples,
    container_examples, algorithm_examples, local_algorithm_examples, collective_examples,
    started_examples, plan_examples, message_examples, request_examples, future_examples,
    started_algorithm_examples, window_examples, role_examples, map_examples, topology_examples,
    symmetric_examples, stream_examples, queue_examples, config_examples, environment_examples,
    context_examples, status_examples, action_examples, file_examples, metrics_examples,
    signal_examples, model_examples, device_examples, nccl_examples;
