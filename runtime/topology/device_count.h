/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef DTL_TOPOLOGY_DEVICE_COUNT_H
#define DTL_TOPOLOGY_DEVICE_COUNT_H

/* GPUs on the PCI buses of this node. */
int dtl__device_count(void);

#endif
