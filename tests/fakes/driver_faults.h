/* SPDX-License-Identifier: BSD-3-Clause */
/* Which fake driver a test runs over, as DTL_DEVICE says, and what fails there on demand. */
#ifndef DRIVER_FAULTS_H
#define DRIVER_FAULTS_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static inline bool device_is(const char *kind)
{
    const char *wish = getenv("DTL_DEVICE");

    return strcmp(wish != NULL ? wish : "cuda", kind) == 0;
}

/* What is called otherwise in HIP. */
#define OF(cuda, hip) (device_is("hip") ? (hip) : (cuda))

/* With DTL_TEST_GPU the driver is the machine's own, of which nothing fails on demand. */
static inline bool is_faked(void)
{
    return getenv("DTL_TEST_GPU") == NULL && (device_is("cuda") || device_is("hip"));
}

/* "NAME=CODE", in the driver's own names, until nothing_fails(). */
static inline void fails(const char *wish)
{
    setenv(OF("DTL_FAKE_CUDA_FAILS", "DTL_FAKE_HIP_FAILS"), wish, 1);
}

static inline void nothing_fails(void)
{
    unsetenv("DTL_FAKE_CUDA_FAILS");
    unsetenv("DTL_FAKE_HIP_FAILS");
}

#endif
