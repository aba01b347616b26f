/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs tests and fails if blocks, streams or events of a device are leaked at their end. */
#ifndef DTL_TEST_DEVICE_LEAKS_H
#define DTL_TEST_DEVICE_LEAKS_H

#include "handle_leaks.h"
#include "support.h"

static inline int run_on_devices(const char *name, const struct CMUnitTest *tests, size_t count)
{
    int failed = run_in_world(name, tests, count), blocks = device_blocks_left();
    int handles = emulated_handles_left() + fake_handles_left();

    if (failed == 0 && blocks + handles > 0)
        fprintf(stderr,
                "%s: mappings of %d blocks, and %d streams and events are left; expected "
                "none\n",
                name, blocks, handles);
    return failed + blocks + handles;
}

#endif
