/* SPDX-License-Identifier: BSD-3-Clause */
/* The examples of each area, by name. */
#ifndef AREAS_H
#define AREAS_H

#include <dtl/dtl.h>

#include "../../c/check.h"

#define EXAMPLE(function)                                                                          \
    {                                                                                              \
#function, function                                                                        \
    }

struct example {
    const char *name;
    void (*run)(dtl_context_t ctx);
};

/* The last of each has no name. */
extern const struct example vector_examples[], collective_examples[], context_examples[],
    map_examples[], algorithm_examples[];

#endif
