/* SPDX-License-Identifier: BSD-3-Clause */
/* Reports, from call signatures, that ranks are in different collectives: see signature.h. */
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

/* Writes a description of the call with this signature.  Another rank has written it, so any value
 * is possible. */
static void signature_format(uint64_t signature, char *text, size_t size)
{
    enum collective_kind kind = (enum collective_kind)(signature & 0xff);
    dtl_dtype dtype = (dtl_dtype)(signature >> 16 & 0xff);
    int length;

    if (kind >= COLLECTIVE_KINDS) {
        snprintf(text, size, "no collective");
        return;
    }
    if (collective_is_reduction(kind) &&
        !dtl__is_dtype(dtype)) { /* The dtype of an agreement record. */
        snprintf(text, size, "a collective call that compares what the ranks pass");
        return;
    }
    length = snprintf(text, size, "%s", kind_names[kind]);
    if (!collective_has_counts(kind) && kind != COLLECTIVE_BARRIER)
        length +=
            snprintf(text + length, size - (size_t)length, " of %u%s bytes",
                     (unsigned)(signature >> 32), signature >> 32 == UINT32_MAX ? " or more" : "");
    if (collective_is_reduction(kind))
        length += snprintf(text + length, size - (size_t)length, ", %s of %s",
                           dtl_impl_reduce_op_name((dtl_reduce_op)(signature >> 8 & 0xff)),
                           dtl__dtype(dtype)->name);
    if ((int8_t)(signature >> 24) >= 0)
        snprintf(text + length, size - (size_t)length, ", root %d", (int)(signature >> 24 & 0xff));
}

/* Returns true if the function is the collective itself, in any form, that is, if its name ends
 * with that of the kind: dtl_iallreduce is an allreduce. */
static bool is_of_kind(const char *function, enum collective_kind kind)
{
    const char *name = kind < COLLECTIVE_KINDS ? kind_names[kind] : "";
    const size_t length = strlen(function), suffix_length = strlen(name);

    return length >= suffix_length && strcmp(function + length - suffix_length, name) == 0;
}

/* Writes a description of this rank's call: the program's own text, or else the function's name, or
 * the signature's description where that says more. */
static void call_format(uint64_t signature, char *text, size_t size)
{
    if (dtl__call_description(text, size))
        return;
    if (text[0] == '\0' || is_of_kind(text, (enum collective_kind)(signature & 0xff)))
        signature_format(signature, text, size);
}

/* Publishes the description of this rank's call, for other ranks that find the difference. */
static void call_text_publish(const struct node *node, uint64_t number, const char *call_text)
{
    struct rank_area *own_area = &node->rank_areas[node->comm->rank];

    snprintf(own_area->call_text, sizeof own_area->call_text, "%s", call_text);
    /* Pairs with the acquire load in call_text_read(). */
    atomic_store_explicit(&own_area->call_text_number, number, memory_order_release);
}

/* Reads the description that another rank has published.  That rank usually finds the difference
 * too; returns false if it has published none within 100 ms. */
static bool call_text_read(const struct node *node, int32_t rank, uint64_t number, char *text)
{
    enum { ATTEMPTS = 100 };
    static const struct timespec pause = {.tv_nsec = 1000000};
    const struct rank_area *other_area = &node->rank_areas[rank];

    for (int attempts = 0; attempts < ATTEMPTS; attempts++) {
        if (atomic_load_explicit(&other_area->call_text_number, memory_order_acquire) == number) {
            snprintf(text, NODE_CALL_TEXT, "%.*s", NODE_CALL_TEXT - 1, other_area->call_text);
            return true;
        }
        nanosleep(&pause, NULL);
    }
    return false;
}

DTL_COLD dtl_status dtl__signature_fail(const struct node *node, int32_t rank, uint64_t number,
                                        uint64_t other_signature, uint64_t own_signature)
{
    char other_call[NODE_CALL_TEXT], own_call[NODE_CALL_TEXT];

    call_format(own_signature, own_call, sizeof own_call);
    call_text_publish(node, number, own_call);
    if (!call_text_read(node, rank, number, other_call))
        signature_format(other_signature, other_call, sizeof other_call);
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION, "rank %d is in %s; expected %s, as here",
                     (int)rank, other_call, own_call);
}

dtl_status dtl__signature_fail_in_step(const struct node *node, int32_t rank, uint64_t number,
                                       uint64_t own_signature)
{
    uint64_t other_signature = own_signature;

    dtl__node_find_block(node, rank, number, &other_signature);
    return dtl__signature_fail(node, rank, number, other_signature, own_signature);
}
