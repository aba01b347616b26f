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

using examples = std::vector<std::pair<const char *, void (*)(const dtl::context &ctx)>>;

extern const examples vector_examples, collective_examples, context_examples, map_examples,
    algorithm_examples;
