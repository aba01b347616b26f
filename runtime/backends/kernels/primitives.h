/* SPDX-License-Identifier: BSD-3-Clause */
/* Primitives of CUB or rocPRIM: the interface for the C code of a backend. */
#ifndef PRIMITIVES_H
#define PRIMITIVES_H

#include "dtl_backend.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Error code of cudart or HIP's runtime; 0: no error. */
typedef int primitive_error;

/* Sets *count to the number of devices. Uses no device. */
primitive_error primitives_start(int *count);

/* Returns true if a primitive implements the call. */
bool primitives_have(const struct kernel_call *call);

/* If `workspace` is NULL, sets *bytes to its required size. Otherwise queues the
 * primitive on a native stream of the current device. */
primitive_error primitives_run(const struct kernel_call *call, void *workspace, uint64_t *bytes,
                               void *stream);

/* Returns the text of an error code. */
const char *primitives_text(primitive_error error);

#ifdef __cplusplus
}
#endif

#endif
