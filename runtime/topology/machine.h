/* SPDX-License-Identifier: BSD-3-Clause */
/* CPUs and caches of this node, read by hwloc at the first use. */
#ifndef DTL_TOPOLOGY_MACHINE_H
#define DTL_TOPOLOGY_MACHINE_H

#include "dtl_runtime.h"

/* Returns the machine, which stays valid until the process ends.  Returns NULL and sets the last
 * error if it cannot be read. */
const struct machine *dtl__machine(void);

/* The same without an error: returns NULL and sets *reason. */
const struct machine *dtl__machine_or(const char **reason);

#endif
