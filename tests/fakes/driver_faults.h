/* SPDX-License-Identifier: BSD-3-Clause */
/* Selects the fake driver by DTL_DEVICE, and makes its calls fail on demand. */
#ifndef DRIVER_FAULTS_H
#define DRIVER_FAULTS_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static inline bool device_is(const char *kind)
{
    const char *text = getenv("DTL_DEVICE");

    return strcmp(text != NULL ? text : "cuda", kind) == 0;
}

/* Selects the CUDA or the HIP name. */
#define OF(cuda, hip) (device_is("hip") ? (hip) : (cuda))

/* Returns false with DTL_TEST_GPU: then the driver is the machine's own, whose calls cannot fail on
 * demand. */
static inline bool is_faked(void)
{
    return getenv("DTL_TEST_GPU") == NULL && (device_is("cuda") || device_is("hip"));
}

/* Makes a call fail until nothing_fails(); `text` is "NAME=CODE" in the driver's own names. */
static inline void fails(const char *text)
{
    setenv(OF("DTL_FAKE_CUDA_FAILS", "DTL_FAKE_HIP_FAILS"), text, 1);
}

static inline void nothing_fails(void)
{
    unsetenv("DTL_FAKE_CUDA_FAILS");
    unsetenv("DTL_FAKE_HIP_FAILS");
}

#endif
