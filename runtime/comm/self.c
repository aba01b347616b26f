/* SPDX-License-Identifier: BSD-3-Clause */
/* The communicator of a single process.  Collectives are copies; messages are in self_message.c. */
#include "self.h"

#include <string.h>

#include "collective_block.h"
#include "composed.h"

static void self_free(struct comm *comm)
{
    dtl__self_queues_release(comm);
    *comm = (struct comm){0};
}

static dtl_status self_dup(struct comm *comm, struct comm *out)
{
    (void)comm;
    dtl__self_comm(out);
    return DTL_SUCCESS;
}

/* Sets *out to a new communicator, or to {0} for a negative color. */
static dtl_status self_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    (void)comm;
    (void)key;
    if (color < 0)
        *out = (struct comm){0};
    else
        dtl__self_comm(out);
    return DTL_SUCCESS;
}

static dtl_status self_barrier(struct comm *comm)
{
    (void)comm;
    return DTL_SUCCESS;
}

/* Copies elements between buffers that may overlap or be the same. */
static void copy_elements(void *to, const void *from, uint64_t count, const struct dtype *type)
{
    if (count > 0 && to != from)
        memmove(to, from, count * type->size);
}

/* In a reduction, the only contribution is the result, converted to 0 or 1 by logical operations.
 * Other collectives copy the block that the rank sends to itself. */
static dtl_status self_collective(struct comm *comm, const struct collective *collective)
{
    struct collective_block part;

    if (!collective_is_reduction(collective->kind))
        return dtl__block_copy_own(collective, comm->rank);
    part = dtl__block_reduced(collective, comm->rank);
    if (part.exists)
        copy_elements(part.start, collective->send, part.count, collective->type);
    dtl__block_normalize(comm, collective);
    return DTL_SUCCESS;
}

/* Performs an allreduce, the most frequent collective, without the switch over kinds. */
static dtl_status self_allreduce(struct comm *comm, const struct collective *collective)
{
    copy_elements(collective->recv, collective->send, collective->count, collective->type);
    if (DTL_UNLIKELY(dtl__is_logical(collective->type->id, collective->op)))
        dtl__block_normalize(comm, collective);
    return DTL_SUCCESS;
}

static const struct comm_ops self_ops = {
    .size = sizeof(struct comm_ops),
    .name = "self",
    .free = self_free,
    .dup = self_dup,
    .split = self_split,
    .send = dtl__self_send,
    .recv = dtl__self_recv,
    .sendrecv = dtl__self_sendrecv,
    .isend = dtl__self_isend,
    .irecv = dtl__self_irecv,
    .probe = dtl__self_probe,
    .operation_test = dtl__self_operation_test,
    .operation_wait = dtl__self_operation_wait,
    .operation_cancel = dtl__self_operation_cancel,
    .operation_release = dtl__self_operation_release,
    .barrier = self_barrier,
    .collective = self_collective,
    .collectives = {[COLLECTIVE_ALLREDUCE] = self_allreduce},
    .file = &dtl__posix_file_ops,
    .isend_shaped = dtl__self_isend_shaped,
    .mprobe = dtl__self_mprobe,
    .mrecv = dtl__self_mrecv,
    .unmatch = dtl__self_unmatch,
};

void dtl__self_comm(struct comm *out)
{
    *out = (struct comm){.ops = &self_ops, .rank = 0, .size = 1, .state = NULL};
}
