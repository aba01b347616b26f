/* SPDX-License-Identifier: BSD-3-Clause */
/* Two-level collectives for ranks on several nodes: the ranks of each node communicate through
 * shared memory, and the first rank of each node, its leader, communicates with the other leaders
 * through the backend. */
#ifndef DTL_NODE_HIERARCHICAL_H
#define DTL_NODE_HIERARCHICAL_H

#include "dtl_runtime.h"

struct node;
struct hierarchy;

/* Collective.  Sets node->hierarchy, or leaves it NULL where two levels bring no benefit. */
dtl_status dtl__hierarchy_open(struct node *node);

/* Frees the communicators and memory of both levels; `hierarchy` may be NULL. */
void dtl__hierarchy_release(struct hierarchy *hierarchy);

/* Records that this rank takes part in no further collective, so that the ranks of its node do not
 * wait for it.  `hierarchy` may be NULL. */
void dtl__hierarchy_fail_later_calls(struct hierarchy *hierarchy);

/* Returns true if a collective runs in two levels; the same on all ranks. */
bool dtl__hierarchy_supports(const struct hierarchy *hierarchy, const struct collective *what);

/* Runs a collective for which dtl__hierarchy_supports() returns true; blocks. */
dtl_status dtl__hierarchy_run(struct node *node, const struct collective *what);

#endif
