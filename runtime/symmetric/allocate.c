/* SPDX-License-Identifier: BSD-3-Clause */
/* Allocation from a symmetric heap: first fit in a sorted array. Every rank computes the
 * allocations by itself, with the same result, because all ranks compare their calls before they
 * make them. */
#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "heap.h"

static const char *const call_names[] = {
    [HEAP_CALL_CREATE] = "dtl_symmetric_create",
    [HEAP_CALL_ALLOCATE] = "dtl_symmetric_allocate",
    [HEAP_CALL_FREE] = "dtl_symmetric_free",
};

/* ---- comparing calls ------------------------------------------------------------------------- */

static dtl_status refuse_other_call(int32_t rank, uint64_t theirs, enum heap_call_kind mine)
{
    return dtl__fail(DTL_ERROR_COLLECTIVE_PARTICIPATION, "rank %d is in %s; expected %s, as here",
                     (int)rank, theirs < HEAP_CALL_COUNT ? call_names[theirs] : "another call",
                     call_names[mine]);
}

/* Fails with the same two ranks in the message on all ranks. */
static dtl_status refuse_other_value(enum heap_call_kind verb, const struct heap_call *calls,
                                     int32_t rank)
{
    if (verb == HEAP_CALL_FREE)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "address-match",
                                    "address is at byte %llu of the heap on rank %d and at byte "
                                    "%llu on rank 0; expected the same on all ranks",
                                    (unsigned long long)calls[rank].value, (int)rank,
                                    (unsigned long long)calls[0].value);
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "size-match",
                                "size is %llu on rank %d and %llu on rank 0; expected the same on "
                                "all ranks",
                                (unsigned long long)calls[rank].value, (int)rank,
                                (unsigned long long)calls[0].value);
}

/* The calls differ: gathers the calls of all ranks and fails with the first that differs from rank
 * 0's. */
static DTL_COLD dtl_status refuse_different_calls(struct symmetric *heap,
                                                  const struct heap_call *call)
{
    struct comm *comm = &heap->context->comm;
    const enum heap_call_kind verb = (enum heap_call_kind)call->verb;
    const struct heap_call *calls = heap->calls;
    dtl_status status =
        dtl__run(comm, allgather_of(call, heap->calls, sizeof *call, dtl__dtype(DTL_DTYPE_BYTE)));

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < comm->size; rank++)
        if (calls[rank].verb != call->verb)
            return refuse_other_call(rank, calls[rank].verb, verb);
    for (int32_t rank = 1; rank < comm->size; rank++)
        if (calls[rank].value != calls[0].value)
            return refuse_other_value(verb, calls, rank);
    return DTL_SUCCESS;
}

dtl_status dtl__symmetric_agree(struct symmetric *heap, enum heap_call_kind verb, uint64_t value,
                                dtl_status mine)
{
    struct comm *comm = &heap->context->comm;
    const struct heap_call call = {verb, value};
    const uint64_t mine_pairs[] = {call.verb, ~call.verb, value, ~value};
    uint64_t highest[] = {call.verb, ~call.verb, value, ~value};
    dtl_status status;

    if (mine != DTL_SUCCESS)
        return dtl__comm_agree(comm, mine);
    status =
        dtl__comm_combine(comm, mine_pairs, highest, 4, dtl__dtype(DTL_DTYPE_UINT64), DTL_OP_MAX);
    if (status != DTL_SUCCESS || (highest[0] == ~highest[1] && highest[2] == ~highest[3]))
        return status;
    return refuse_different_calls(heap, &call);
}

/* ---- free ranges ----------------------------------------------------------------------------- */

/* Returns the start of the free range in front of the allocation `index`. */
static uint64_t range_start(const struct symmetric *heap, uint64_t index)
{
    return index == 0 ? 0
                      : heap->allocations[index - 1].offset + heap->allocations[index - 1].bytes;
}

static uint64_t range_end(const struct symmetric *heap, uint64_t index)
{
    return index < heap->allocation_count ? heap->allocations[index].offset : heap->size;
}

/* Sets *out to the index of the allocation behind the first free range of `bytes`. Returns false if
 * no range is large enough. */
static bool find_gap(const struct symmetric *heap, uint64_t bytes, uint64_t *out)
{
    for (uint64_t index = 0; index <= heap->allocation_count; index++)
        if (range_end(heap, index) - range_start(heap, index) >= bytes) {
            *out = index;
            return true;
        }
    return false;
}

static uint64_t largest_gap(const struct symmetric *heap)
{
    uint64_t largest = 0;

    for (uint64_t index = 0; index <= heap->allocation_count; index++) {
        uint64_t gap = range_end(heap, index) - range_start(heap, index);
        largest = gap > largest ? gap : largest;
    }
    return largest;
}

/* Writes the largest allocations to `text`, largest first: "4096 bytes at 0, 64 bytes at 8192". */
static void describe_allocations(const struct symmetric *heap, char *text, size_t size)
{
    enum { DESCRIBED = 3 };
    uint64_t last_bytes = UINT64_MAX, last_offset = 0;
    size_t length = 0;

    text[0] = '\0';
    for (int count = 0; count < DESCRIBED && length < size; count++) {
        const struct allocation *next = NULL;

        for (uint64_t index = 0; index < heap->allocation_count; index++) {
            const struct allocation *allocation = &heap->allocations[index];
            bool is_described =
                allocation->bytes > last_bytes ||
                (allocation->bytes == last_bytes && allocation->offset <= last_offset);

            if (!is_described && (next == NULL || allocation->bytes > next->bytes))
                next = allocation;
        }
        if (next == NULL)
            return;
        last_bytes = next->bytes;
        last_offset = next->offset;
        length += (size_t)snprintf(text + length, size - length, "%s%llu bytes at %llu",
                                   count > 0 ? ", " : ": ", (unsigned long long)next->bytes,
                                   (unsigned long long)next->offset);
    }
}

static dtl_status refuse_full(struct symmetric *heap, uint64_t size)
{
    char allocations[160];

    describe_allocations(heap, allocations, sizeof allocations);
    return dtl__fail(
        DTL_ERROR_OUT_OF_MEMORY,
        "size is %lld; expected at most the %llu bytes that are free in one piece: of %llu bytes "
        "%llu are used by %llu allocations%s",
        (long long)size, (unsigned long long)largest_gap(heap), (unsigned long long)heap->size,
        (unsigned long long)dtl_impl_symmetric_used(heap),
        (unsigned long long)heap->allocation_count, allocations);
}

/* ---- allocations ----------------------------------------------------------------------------- */

/* Grows the array for one more allocation if it is full. It may fail on this rank alone. */
static dtl_status reserve_allocation(struct symmetric *heap)
{
    uint64_t capacity = heap->allocation_capacity > 0 ? 2 * heap->allocation_capacity : 16;
    struct allocation *allocations = NULL;
    dtl_status status;

    if (heap->allocation_count < heap->allocation_capacity)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&allocations, capacity * sizeof *allocations, "symmetric heap");
    if (status != DTL_SUCCESS)
        return status;
    if (heap->allocation_count > 0)
        memcpy(allocations, heap->allocations, heap->allocation_count * sizeof *allocations);
    dtl__release(heap->allocations);
    heap->allocations = allocations;
    heap->allocation_capacity = capacity;
    return DTL_SUCCESS;
}

/* Chooses a range: sets *allocation and its index in the array. It may fail on this rank alone. */
static dtl_status choose_range(struct symmetric *heap, uint64_t size, struct allocation *allocation,
                               uint64_t *index)
{
    uint64_t bytes = size > heap->size ? size
                                       : (size + ALLOCATION_ALIGNMENT - 1) / ALLOCATION_ALIGNMENT *
                                             ALLOCATION_ALIGNMENT;

    if (size == 0)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "size-range",
                                    "size is 0; expected 1 or more");
    if (!find_gap(heap, bytes, index))
        return refuse_full(heap, size);
    *allocation = (struct allocation){range_start(heap, *index), bytes};
    return reserve_allocation(heap);
}

dtl_status dtl_impl_symmetric_allocate(struct symmetric *heap, dtl_size_t size, void **address)
{
    struct allocation allocation = {0};
    uint64_t index = 0;
    dtl_status status = choose_range(heap, size, &allocation, &index);

    if (status == DTL_SUCCESS) /* before any other rank can put data there */
        memset(heap->base + allocation.offset, 0, allocation.bytes);
    status = dtl__symmetric_agree(heap, HEAP_CALL_ALLOCATE, size, status);
    if (status != DTL_SUCCESS)
        return status;
    memmove(&heap->allocations[index + 1], &heap->allocations[index],
            (heap->allocation_count - index) * sizeof *heap->allocations);
    heap->allocations[index] = allocation;
    heap->allocation_count++;
    *address = heap->base + allocation.offset;
    return DTL_SUCCESS;
}

/* Returns the index of the allocation that starts at an address, or heap->allocation_count if there
 * is none. */
static uint64_t find_allocation(const struct symmetric *heap, const void *address)
{
    uint64_t offset = (uint64_t)((uintptr_t)address - (uintptr_t)heap->base), index = 0;

    while (index < heap->allocation_count && heap->allocations[index].offset != offset)
        index++;
    return index;
}

dtl_status dtl_impl_symmetric_free(struct symmetric *heap, void *address)
{
    uint64_t index = find_allocation(heap, address);
    dtl_status status = dtl__symmetric_quiet(heap);

    if (status == DTL_SUCCESS && index == heap->allocation_count)
        status =
            dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "address-state",
                                 "address is %p, where nothing is allocated; expected an address "
                                 "that dtl_symmetric_allocate has returned and that was not freed",
                                 address);
    status = dtl__symmetric_agree(heap, HEAP_CALL_FREE,
                                  (uint64_t)((uintptr_t)address - (uintptr_t)heap->base), status);
    if (status != DTL_SUCCESS)
        return status;
    heap->allocation_count--;
    memmove(&heap->allocations[index], &heap->allocations[index + 1],
            (heap->allocation_count - index) * sizeof *heap->allocations);
    return DTL_SUCCESS;
}
