/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef DTL_TOPOLOGY_DEVICE_COUNT_H
#define DTL_TOPOLOGY_DEVICE_COUNT_H

/* GPUs on this node's PCI buses; 0 where the build has no hwloc. */
int dtl__device_count(void);

#endif
