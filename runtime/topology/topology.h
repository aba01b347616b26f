/* SPDX-License-Identifier: BSD-3-Clause */
/* Where the ranks of the job run. */
#ifndef DTL_TOPOLOGY_TOPOLOGY_H
#define DTL_TOPOLOGY_TOPOLOGY_H

#include "dtl_runtime.h"

/* Asks all ranks of the job once where they run; later calls do nothing.  Collective over `world`.
 */
dtl_status dtl__topology_gather(struct comm *world);

#endif
