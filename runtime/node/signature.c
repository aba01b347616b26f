/* SPDX-License-Identifier: BSD-3-Clause */
#include "signature.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "comm/agreement_record.h"
#include "dtl_impl.h"

static const char *const kind_names[COLLECTIVE_KINDS] = {
    [COLLECTIVE_BARRIER] = "barrier",
    [COLLECTIVE_BROADCAST] = "broadcast",
    [COLLECTIVE_REDUCE] = "reduce",
    [COLLECTIVE_ALLREDUCE] = "allreduce",
    [COLLECTIVE_REDUCE_SCATTER] = "reduce_scatter",
    [COLLECTIVE_SCAN] = "scan",
    [COLLECTIVE_EXSCAN] = "exscan",
    [COLLECTIVE_GATHER] = "gather",
    [COLLECTIVE_SCATTER] = "scatter",
    [COLLECTIVE_ALLGATHER] = "allgather",
    [COLLECTIVE_ALLTOALL] = "alltoall",
    [COLLECTIVE_GATHERV] = "gatherv",
    [COLLECTIVE_SCATTERV] = "scatterv",
    [COLLECTIVE_ALLGATHERV] = "allgatherv",
    [COLLECTIVE_ALLTOALLV] = "alltoallv",
};

/* What another rank has written may be anything. */
static void mark_tell(uint64_t mark, char *text, size_t size)
{
    enum collective_kind kind = (enum collective_kind)(mark & 0xff);
    dtl_dtype dtype = (dtl_dtype)(mark >> 16 & 0xff);
    int length;

    if (kind >= COLLECTIVE_KINDS) {
        snprintf(text, size, "no collective");
        return;
    }
    if (collective_is_reduction(kind) && !dtl__is_dtype(dtype)) { /* of records */
        snprintf(text, size, "a collective call that compares what the ranks pass");
        return;
    }
    length = snprintf(text, size, "%s", kind_names[kind]);
    if (!collective_has_counts(kind) && kind != COLLECTIVE_BARRIER)
        length += snprintf(text + length, size - (size_t)length, " of %u%s bytes",
                           (unsigned)(mark >> 32), mark >> 32 == UINT32_MAX ? " or more" : "");
    if (collective_is_reduction(kind))
        length += snprintf(text + length, size - (size_t)length, ", %s of %s",
                           dtl_impl_reduce_op_name((dtl_reduce_op)(mark >> 8 & 0xff)),
                           dtl__dtype(dtype)->name);
    if ((int8_t)(mark >> 24) >= 0)
        snprintf(text + length, size - (size_t)length, ", root %d", (int)(mark >> 24 & 0xff));
}

/* Returns true if the function is the collective itself, in any form: dtl_iallreduce is an
 * allreduce. */
static bool is_of_kind(const char *function, enum collective_kind kind)
{
    const char *name = kind < COLLECTIVE_KINDS ? kind_names[kind] : "";
    const size_t length = strlen(function), tail = strlen(name);

    return length >= tail && strcmp(function + length - tail, name) == 0;
}

/* Writes the call of this rank: as its program has made it, or else the function, or what the mark
 * tells where that says more. */
static void call_write(uint64_t mark, char *text, size_t size)
{
    if (dtl__call_description(text, size))
        return;
    if (text[0] == '\0' || is_of_kind(text, (enum collective_kind)(mark & 0xff)))
        mark_tell(mark, text, size);
}

/* Publishes the words of this rank's call, for the others that find the difference. */
static void words_publish(const struct node *node, uint64_t number, const char *words)
{
    struct node_station *mine = &node->stations[node->comm->rank];

    snprintf(mine->words, sizeof mine->words, "%s", words);
    /* Pairs with the acquire load in words_read(). */
    atomic_store_explicit(&mine->words_number, number, memory_order_release);
}

/* Reads those of another rank, which most often finds the difference too; false where it has not
 * within a while. */
static bool words_read(const struct node *node, int32_t rank, uint64_t number, char *text)
{
    enum { STEPS = 100 };
    static const struct timespec step = {.tv_nsec = 1000000};
    const struct node_station *theirs = &node->stations[rank];

    for (int looks = 0; looks < STEPS; looks++) {
        if (atomic_load_explicit(&theirs->words_number, memory_order_acquire) == number) {
            snprintf(text, NODE_WORDS, "%.*s", NODE_WORDS - 1, theirs->words);
            return true;
        }
        nanosleep(&step, NULL);
    }
    return false;
}

DTL_APART dtl_status dtl__mark_refuse(const struct node *node, int32_t rank, uint64_t number,
                                      uint64_t theirs, uint64_t mine)
{
    char found[NODE_WORDS], expected[NODE_WORDS];

    call_write(mine, expected, sizeof expected);
    words_publish(node, number, expected);
    if (!words_read(node, rank, number, found))
        mark_tell(theirs, found, sizeof found);
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION, "rank %d is in %s; expected %s, as here",
                     (int)rank, found, expected);
}

dtl_status dtl__mark_differs(const struct node *node, int32_t rank, uint64_t number, uint64_t mine)
{
    uint64_t theirs = mine;

    dtl__node_find(node, rank, number, &theirs);
    return dtl__mark_refuse(node, rank, number, theirs, mine);
}
