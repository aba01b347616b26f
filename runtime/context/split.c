/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts of the ranks that share a node, and of one rank per node. */
#include "dtl_context.h"
#include "dtl_impl.h"
#include "topology/placement.h"

/* Collective.  Sets *out to the lowest rank on this rank's node. */
static dtl_status find_leader(struct comm *comm, int32_t *out)
{
    struct node_name own_name;
    struct node_name *names = NULL;
    dtl_status status =
        dtl__alloc((void **)&names, (uint64_t)comm->size * sizeof *names, "names of hosts");
    int32_t rank = 0;

    status = dtl__comm_agree(comm, status);
    dtl__local_node_name(&own_name);
    if (status == DTL_SUCCESS)
        status = dtl__run(
            comm, allgather_of(&own_name, names, sizeof own_name, dtl__dtype(DTL_DTYPE_BYTE)));
    while (status == DTL_SUCCESS && dtl__node_name_compare(&names[rank], &own_name) != 0)
        rank++;
    dtl__release(names);
    if (status == DTL_SUCCESS)
        *out = rank;
    return status;
}

dtl_status dtl_impl_context_split_by_node(struct context *ctx, struct context **out)
{
    int32_t leader = 0;
    dtl_status status = find_leader(&ctx->comm, &leader);

    return status == DTL_SUCCESS ? dtl_impl_context_split(ctx, leader, 0, out) : status;
}

dtl_status dtl_impl_context_split_leaders(struct context *ctx, struct context **out)
{
    int32_t leader = 0;
    dtl_status status = find_leader(&ctx->comm, &leader);

    if (status != DTL_SUCCESS)
        return status;
    return dtl_impl_context_split(ctx, leader == ctx->comm.rank ? 0 : -1, 0, out);
}
