/* SPDX-License-Identifier: BSD-3-Clause */
/* Where the ranks of the job run. */
#ifndef DTL_TOPOLOGY_TOPOLOGY_H
#define DTL_TOPOLOGY_TOPOLOGY_H

#include "dtl_runtime.h"
#include "placement.h"

/* What follows from the places of all ranks. */
struct location {
    struct place place;
    int32_t node;
    int32_t node_rank;
    int32_t node_size;
    int32_t first; /* the lowest rank of the node */
    int32_t gpu;   /* of the node, in the order of PCI addresses; -1: it has none */
};

/* Sets *out to the locations of ranks with these places, for dtl__release(). */
dtl_status dtl__locations_make(const struct place *places, int32_t count, struct location **out);

/* Asks the ranks of the communicator once where they run; later calls do nothing.  Collective over
 * `comm`, whose table is complete; `is_of_all` says that its ranks are all of the job. */
dtl_status dtl__topology_gather(struct comm *comm, bool is_of_all);

/* The locations of `*count` ranks, and this process's rank among them.  One before they are
 * gathered. They stay for the life of the process. */
const struct location *dtl__topology_locations(int32_t *count, int32_t *rank);

#endif
