/* SPDX-License-Identifier: BSD-3-Clause */
/* The device kind that DTL_DEVICE names, for suites that run on any kind. */
#ifndef DEVICE_KIND_H
#define DEVICE_KIND_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include <dtl/dtl.h>

static inline const char *device_kind_name(void)
{
    return getenv("DTL_DEVICE");
}

static inline dtl_device_kind device_kind_named(const char *name)
{
    int kind = DTL_DEVICE_HOST;

    while (strcmp(dtl_device_kind_name((dtl_device_kind)kind), name) != 0)
        kind++;
    return (dtl_device_kind)kind;
}

static inline dtl_device_kind device_kind(void)
{
    return device_kind_named(device_kind_name());
}

/* Returns true if the machine has a single device of that kind. */
static inline bool is_one_device(void)
{
    return device_kind_name() != NULL && dtl_device_count(device_kind()) == 1;
}

#endif
