/* SPDX-License-Identifier: BSD-3-Clause */
/* Beneath generated/c/dev/nvshmem.c.  Teams are NVSHMEM's own: their numbers are those of DTL. */
#ifndef DTL_THUNK_NVSHMEM_H
#define DTL_THUNK_NVSHMEM_H

#include <nvshmem.h>
#include <nvshmemx.h>

#include "thunk.h"

#endif
