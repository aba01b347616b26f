/* SPDX-License-Identifier: BSD-3-Clause */
/* Topology: the placement of the job's ranks on nodes, CPUs and GPUs.
 *
 * placement.h reads this process's placement from the kernel, topology.c gathers those of all ranks
 * when the first context is created, and machine.h and gpu.h describe this node's hardware.
 * segment.h provides shared memory for other modules.  The gathered locations are protected by a
 * lock in topology.c and never freed.  Start reading with dtl__topology_gather(). */
#ifndef DTL_TOPOLOGY_TOPOLOGY_H
#define DTL_TOPOLOGY_TOPOLOGY_H

#include "dtl_runtime.h"
#include "placement.h"

/* A rank's location, derived from the placements of all ranks. */
struct location {
    struct placement placement;
    int32_t node;
    int32_t node_rank;
    int32_t node_size;
    int32_t first; /* the lowest rank of the node */
    int32_t
        gpu; /* index among the node's GPUs in the order of PCI addresses; -1: the node has none */
};

/* Sets *out to the locations of ranks with these placements; the caller frees it with
 * dtl__release(). */
dtl_status dtl__locations_make(const struct placement *placements, int32_t count,
                               struct location **out);

/* Collective over `comm`, whose operations are complete.  Gathers the placements of all ranks at
 * the first call; later calls do nothing.  `is_of_all` says that `comm` has all ranks of the job.
 */
dtl_status dtl__topology_gather(struct comm *comm, bool is_of_all);

/* Returns the locations of *count ranks and sets *rank to this process's rank among them; before
 * they are gathered, that of this process alone.  They stay valid until the process ends. */
const struct location *dtl__topology_locations(int32_t *count, int32_t *rank);

#endif
