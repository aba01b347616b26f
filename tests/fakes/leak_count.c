/* SPDX-License-Identifier: BSD-3-Clause */
/* For tests in Python: counts device resources that are still open in this process. */
#include "../c/support/handle_leaks.h"

#define FAKE_API __attribute__((visibility("default")))

FAKE_API int32_t fake_left(void);

int32_t fake_left(void)
{
    return device_blocks_left() + emulated_handles_left() + fake_handles_left();
}
