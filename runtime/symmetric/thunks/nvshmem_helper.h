/* SPDX-License-Identifier: BSD-3-Clause */
/* Helpers for generated/c/dev/nvshmem.c. Teams are NVSHMEM's own, with the same numbers. */
#ifndef DTL_THUNK_NVSHMEM_H
#define DTL_THUNK_NVSHMEM_H

#include <nvshmem.h>
#include <nvshmemx.h>

#include "thunk.h"

#endif
