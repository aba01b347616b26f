/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef DTL_TOPOLOGY_GPU_H
#define DTL_TOPOLOGY_GPU_H

#include <stdbool.h>

#include <dtl/types.h>

/* GPUs on the PCI buses of this node. */
int dtl__gpu_count(void);

/* The one of that number in the order of PCI addresses; false past the last. */
bool dtl__gpu_find(int index, dtl_gpu_info_t *out);

#endif
