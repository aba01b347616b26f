/* SPDX-License-Identifier: BSD-3-Clause */
/* Pieces of a heap.  Each rank chooses by itself; it chooses alike, since all compare what they are
 * about to do before they do it. */
#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "heap.h"

static const char *const verb_names[] = {
    [STEP_CREATE] = "dtl_symmetric_create",
    [STEP_ALLOCATE] = "dtl_symmetric_allocate",
    [STEP_FREE] = "dtl_symmetric_free",
};

/* ---- what all ranks agree on ----------------------------------------------------------------- */

static dtl_status refuse_other(int32_t rank, uint64_t theirs, enum step_verb mine)
{
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION, "rank %d is in %s; expected %s, as here",
                     (int)rank, theirs < STEP_COUNT ? verb_names[theirs] : "another call",
                     verb_names[mine]);
}

/* All ranks are told of the same two. */
static dtl_status refuse_difference(enum step_verb verb, const struct step *steps, int32_t rank)
{
    if (verb == STEP_FREE)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "address-match",
                                    "address is at byte %llu of the heap on rank %d and at byte "
                                    "%llu on rank 0; expected the same on all ranks",
                                    (unsigned long long)steps[rank].value, (int)rank,
                                    (unsigned long long)steps[0].value);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "size-match",
                                "size is %llu on rank %d and %llu on rank 0; expected the same on "
                                "all ranks",
                                (unsigned long long)steps[rank].value, (int)rank,
                                (unsigned long long)steps[0].value);
}

/* The steps differ: each rank finds the first that is another than rank 0's. */
static DTL_APART dtl_status refuse_step(struct symmetric *heap, const struct step *step)
{
    struct comm *comm = &heap->context->comm;
    const enum step_verb verb = (enum step_verb)step->verb;
    const struct step *steps = heap->steps;
    dtl_status status =
        dtl__run(comm, allgather_of(step, heap->steps, sizeof *step, dtl__dtype(DTL_DTYPE_BYTE)));

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < comm->size; rank++)
        if (steps[rank].verb != step->verb)
            return refuse_other(rank, steps[rank].verb, verb);
    for (int32_t rank = 1; rank < comm->size; rank++)
        if (steps[rank].value != steps[0].value)
            return refuse_difference(verb, steps, rank);
    return DTL_SUCCESS;
}

dtl_status dtl__symmetric_agree(struct symmetric *heap, enum step_verb verb, uint64_t value,
                                dtl_status mine)
{
    struct comm *comm = &heap->context->comm;
    const struct step step = {verb, value};
    const uint64_t given[] = {step.verb, ~step.verb, value, ~value};
    uint64_t most[] = {step.verb, ~step.verb, value, ~value};
    dtl_status status;

    if (mine != DTL_SUCCESS)
        return dtl__comm_agree(comm, mine);
    status = dtl__comm_combine(comm, given, most, 4, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_MAX);
    if (status != DTL_SUCCESS || (most[0] == ~most[1] && most[2] == ~most[3]))
        return status;
    return refuse_step(heap, &step);
}

/* ---- room ------------------------------------------------------------------------------------ */

/* Where the next piece is free: behind the piece before `index`. */
static uint64_t free_from(const struct symmetric *heap, uint64_t index)
{
    return index == 0 ? 0 : heap->pieces[index - 1].offset + heap->pieces[index - 1].bytes;
}

static uint64_t free_to(const struct symmetric *heap, uint64_t index)
{
    return index < heap->count ? heap->pieces[index].offset : heap->size;
}

/* The first gap that is large enough is before the piece of that index; false: there is none. */
static bool gap_find(const struct symmetric *heap, uint64_t bytes, uint64_t *out)
{
    for (uint64_t index = 0; index <= heap->count; index++)
        if (free_to(heap, index) - free_from(heap, index) >= bytes) {
            *out = index;
            return true;
        }
    return false;
}

static uint64_t largest_gap(const struct symmetric *heap)
{
    uint64_t largest = 0;

    for (uint64_t index = 0; index <= heap->count; index++) {
        uint64_t gap = free_to(heap, index) - free_from(heap, index);
        largest = gap > largest ? gap : largest;
    }
    return largest;
}

/* The largest pieces, "4096 bytes at 0, 64 bytes at 8192", largest first. */
static void pieces_tell(const struct symmetric *heap, char *text, size_t size)
{
    enum { TOLD = 3 };
    uint64_t told_bytes = UINT64_MAX, told_offset = 0;
    size_t length = 0;

    text[0] = '\0';
    for (int count = 0; count < TOLD && length < size; count++) {
        const struct piece *next = NULL;

        for (uint64_t index = 0; index < heap->count; index++) {
            const struct piece *piece = &heap->pieces[index];
            bool is_told = piece->bytes > told_bytes ||
                           (piece->bytes == told_bytes && piece->offset <= told_offset);

            if (!is_told && (next == NULL || piece->bytes > next->bytes))
                next = piece;
        }
        if (next == NULL)
            return;
        told_bytes = next->bytes;
        told_offset = next->offset;
        length += (size_t)snprintf(text + length, size - length, "%s%llu bytes at %llu",
                                   count > 0 ? ", " : ": ", (unsigned long long)next->bytes,
                                   (unsigned long long)next->offset);
    }
}

static dtl_status refuse_full(struct symmetric *heap, uint64_t size)
{
    char pieces[160];

    pieces_tell(heap, pieces, sizeof pieces);
    return dtl__fail(
        DTL_ERROR_OUT_OF_MEMORY,
        "size is %lld; expected at most the %llu bytes that are free in one piece: of %llu bytes "
        "%llu are used by %llu allocations%s",
        (long long)size, (unsigned long long)largest_gap(heap), (unsigned long long)heap->size,
        (unsigned long long)dtl_impl_symmetric_used(heap), (unsigned long long)heap->count, pieces);
}

/* ---- pieces ---------------------------------------------------------------------------------- */

static dtl_status pieces_reserve(struct symmetric *heap)
{
    uint64_t room = heap->room > 0 ? 2 * heap->room : 16;
    struct piece *pieces = NULL;
    dtl_status status;

    if (heap->count < heap->room)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&pieces, room * sizeof *pieces, "symmetric heap");
    if (status != DTL_SUCCESS)
        return status;
    if (heap->count > 0)
        memcpy(pieces, heap->pieces, heap->count * sizeof *pieces);
    dtl__release(heap->pieces);
    heap->pieces = pieces;
    heap->room = room;
    return DTL_SUCCESS;
}

/* What may be refused on this rank: sets *piece, and *index to where it goes. */
static dtl_status piece_choose(struct symmetric *heap, uint64_t size, struct piece *piece,
                               uint64_t *index)
{
    uint64_t bytes =
        size > heap->size ? size : (size + PIECE_ALIGNMENT - 1) / PIECE_ALIGNMENT * PIECE_ALIGNMENT;

    if (size == 0)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "size-range",
                                    "size is 0; expected 1 or more");
    if (!gap_find(heap, bytes, index))
        return refuse_full(heap, size);
    *piece = (struct piece){free_from(heap, *index), bytes};
    return pieces_reserve(heap);
}

dtl_status dtl_impl_symmetric_allocate(struct symmetric *heap, dtl_size_t size, void **address)
{
    struct piece piece = {0};
    uint64_t index = 0;
    dtl_status status = piece_choose(heap, size, &piece, &index);

    if (status == DTL_SUCCESS) /* before another rank can put something there */
        memset(heap->base + piece.offset, 0, piece.bytes);
    status = dtl__symmetric_agree(heap, STEP_ALLOCATE, size, status);
    if (status != DTL_SUCCESS)
        return status;
    memmove(&heap->pieces[index + 1], &heap->pieces[index],
            (heap->count - index) * sizeof *heap->pieces);
    heap->pieces[index] = piece;
    heap->count++;
    *address = heap->base + piece.offset;
    return DTL_SUCCESS;
}

/* The piece that starts at an address; the count of them where there is none. */
static uint64_t piece_find(const struct symmetric *heap, const void *address)
{
    uint64_t offset = (uint64_t)((uintptr_t)address - (uintptr_t)heap->base), index = 0;

    while (index < heap->count && heap->pieces[index].offset != offset)
        index++;
    return index;
}

dtl_status dtl_impl_symmetric_free(struct symmetric *heap, void *address)
{
    uint64_t index = piece_find(heap, address);
    dtl_status status = dtl__symmetric_quiet(heap);

    if (status == DTL_SUCCESS && index == heap->count)
        status = dtl__refuse_argument(
            DTL_ERROR_INVALID_ARGUMENT, "address-state",
            "address is %p, where nothing is allocated; expected what dtl_symmetric_allocate has "
            "given and was not freed",
            address);
    status = dtl__symmetric_agree(heap, STEP_FREE,
                                  (uint64_t)((uintptr_t)address - (uintptr_t)heap->base), status);
    if (status != DTL_SUCCESS)
        return status;
    heap->count--;
    memmove(&heap->pieces[index], &heap->pieces[index + 1],
            (heap->count - index) * sizeof *heap->pieces);
    return DTL_SUCCESS;
}
