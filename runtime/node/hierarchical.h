/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of ranks on several nodes, in two levels: the ranks of each node through the memory
 * that they share, and the first rank of each, its leader, with the others' leaders by the back
 * end. */
#ifndef DTL_NODE_HIERARCHICAL_H
#define DTL_NODE_HIERARCHICAL_H

#include "dtl_runtime.h"

struct node;
struct levels;

/* Collective: sets node->levels, or leaves it NULL where two levels would be no use. */
dtl_status dtl__levels_open(struct node *node);
void dtl__levels_release(struct levels *levels);

/* The ranks of this node hear that this rank takes part in no other collective. May be NULL. */
void dtl__levels_break(struct levels *levels);

/* Whether a collective is made of two levels; the same on all ranks. */
bool dtl__levels_have(const struct levels *levels, const struct collective *what);
dtl_status dtl__levels_run(struct node *node, const struct collective *what);

#endif
