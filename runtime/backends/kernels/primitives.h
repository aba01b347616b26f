/* SPDX-License-Identifier: BSD-3-Clause */
/* Primitives by CUB, or by rocPRIM: what the C of a back end calls of them. */
#ifndef PRIMITIVES_H
#define PRIMITIVES_H

#include "dtl_backend.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What cudart or HIP's runtime answers; 0: no error. */
typedef int primitive_error;

/* Whether there are devices for it.  Asks no device. */
primitive_error primitives_start(int *count);

/* Whether there is one for the call. */
bool primitives_have(const struct kernel_call *call);

/* Sets *bytes to what it needs where `room` is NULL, else queues it on a stream of the API's, which
 * is of the device that the thread works on. */
primitive_error primitives_run(const struct kernel_call *call, void *room, uint64_t *bytes,
                               void *stream);

const char *primitives_text(primitive_error error);

#ifdef __cplusplus
}
#endif

#endif
