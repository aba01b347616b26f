/* SPDX-License-Identifier: BSD-3-Clause */
/* This node's CPUs and caches, read once, when first asked for. */
#ifndef DTL_TOPOLOGY_MACHINE_H
#define DTL_TOPOLOGY_MACHINE_H

#include "dtl_runtime.h"

/* The machine, for the life of the process; NULL where it can't be read: then the last error says
 * why. */
const struct machine *dtl__machine(void);

/* The same without an error; then sets *reason. */
const struct machine *dtl__machine_or(const char **reason);

#endif
