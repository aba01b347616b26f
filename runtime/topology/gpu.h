/* SPDX-License-Identifier: BSD-3-Clause */
/* The GPUs of this node, as the kernel lists them: no driver is needed. */
#ifndef DTL_TOPOLOGY_GPU_H
#define DTL_TOPOLOGY_GPU_H

#include <stdbool.h>

#include <dtl/types.h>

/* Returns the number of GPUs on the PCI buses of this node. */
int dtl__gpu_count(void);

/* Sets *out to the GPU of that index in the order of PCI addresses; returns false if there are
 * fewer. */
bool dtl__gpu_find(int index, dtl_gpu_info_t *out);

#endif
