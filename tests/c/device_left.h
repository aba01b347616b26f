/* SPDX-License-Identifier: BSD-3-Clause */
/* Tests at whose end no block of a device is left: those of emulated devices, and of the fake
 * driver, are files of the process's. */
#ifndef DTL_TEST_DEVICE_LEFT_H
#define DTL_TEST_DEVICE_LEFT_H

#include "support.h"

static inline int device_blocks_left(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512];
    int left = 0;

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        left += strstr(line, "dtl-emulated") != NULL;
    if (maps != NULL)
        fclose(maps);
    return left;
}

static inline int run_on_devices(const char *name, const struct CMUnitTest *tests, size_t count)
{
    int failed = run_in_world(name, tests, count), left = device_blocks_left();

    if (failed == 0 && left > 0)
        fprintf(stderr, "%s: mappings of %d blocks are left; expected none\n", name, left);
    return failed + left;
}

#endif
