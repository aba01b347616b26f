/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation, destruction and properties of symmetric heaps. */
#include <stdlib.h>
#include <string.h>

#include "dtl_conditions.h"
#include "dtl_impl.h"
#include "heap.h"
#include "shmem.h"

enum { SIZE_SHIFT = 26 }; /* 64 MiB */

struct context *dtl__symmetric_context(const struct symmetric *heap)
{
    return heap->context;
}

int32_t dtl__symmetric_size(const struct symmetric *heap)
{
    return heap->context->comm.size;
}

/* ---- creating and destroying ----------------------------------------------------------------- */

static dtl_status refuse_size(const char *option)
{
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "size-environment",
                                "DTL_SYMMETRIC_SIZE is \"%s\"; expected bytes from 1 to 2^62, such "
                                "as 1048576, 512K, 64M or 2G",
                                option);
}

/* Sets *out to the heap size in bytes from DTL_SYMMETRIC_SIZE, or to the default. */
static dtl_status read_size(uint64_t *out)
{
    static const char units[] = "KMG";
    const char *option = dtl__option("DTL_SYMMETRIC_SIZE");
    char *end = NULL;
    const char *unit;
    unsigned shift = 0;
    unsigned long long number;

    if (option == NULL) {
        *out = (uint64_t)1 << SIZE_SHIFT;
        return DTL_SUCCESS;
    }
    number = option[0] >= '0' && option[0] <= '9' ? strtoull(option, &end, 10) : 0;
    if (number == 0)
        return refuse_size(option);
    unit = *end == '\0' ? NULL : strchr(units, *end);
    if (unit != NULL)
        shift = 10 * (unsigned)(unit - units + 1);
    if ((*end != '\0' && (unit == NULL || end[1] != '\0')) || number > ((uint64_t)1 << 62) >> shift)
        return refuse_size(option);
    *out = (uint64_t)number << shift;
    return DTL_SUCCESS;
}

/* Releases a heap, also a partly created one; NULL does nothing. OpenSHMEM memory is released only
 * while the library is open, and collectively. */
static void release_heap(struct symmetric *heap)
{
    if (heap == NULL)
        return;
    if (heap->shmem != NULL && atomic_load(&dtl__is_open))
        heap->context->shmem->release(heap->shmem); /* on all ranks */
    dtl__symmetric_teams_release(heap);
    dtl__window_release(heap->window);
    dtl__release(heap->calls);
    dtl__release(heap->allocations);
    dtl__release(heap);
}

/* Allocates a heap without memory or teams. It may fail on this rank alone. */
static dtl_status prepare_heap(struct context *ctx, struct symmetric **out)
{
    struct symmetric *heap = NULL;
    dtl_status status = dtl__alloc((void **)&heap, sizeof *heap, "symmetric heap");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&heap->calls, (uint64_t)ctx->comm.size * sizeof *heap->calls,
                            "symmetric heap");
    if (status != DTL_SUCCESS) {
        release_heap(heap);
        return status;
    }
    heap->context = ctx;
    heap->is_deferring = dtl__option_is_on("DTL_SYMMETRIC_DELAY");
    heap->deferred_tail = &heap->deferred;
    *out = heap;
    return DTL_SUCCESS;
}

/* Sets the heap's parts and base from its window, and disables copies by the kernel. */
static void adopt_window_parts(struct symmetric *heap)
{
    const struct comm *comm = &heap->context->comm;

    heap->parts = heap->window->parts;
    heap->base = heap->parts[comm->rank].base;
    for (int32_t rank = 0; rank < comm->size; rank++)
        heap->parts[rank].process = 0; /* no copies by the kernel: they would overtake requests */
}

/* Allocates the heap's memory and its teams. `size` 0 stands for DTL_SYMMETRIC_SIZE or the default.
 * Collective; on failure the caller releases the heap. */
static dtl_status open_heap(struct symmetric *heap, uint64_t size)
{
    dtl_status read = size > 0 ? DTL_SUCCESS : read_size(&size);
    dtl_status status = dtl__symmetric_agree(heap, HEAP_CALL_CREATE, size, read);

    if (status == DTL_SUCCESS)
        status = heap->context->shmem != NULL
                     ? dtl__symmetric_shmem_open(heap, size)
                     : dtl_impl_window_allocate(heap->context, size, &heap->window);
    if (status != DTL_SUCCESS)
        return status;
    heap->size = size;
    adopt_window_parts(heap);
    return dtl__symmetric_teams_create(heap);
}

dtl_status dtl_impl_symmetric_create(struct context *ctx, dtl_size_t size, struct symmetric **heap)
{
    struct symmetric *created = NULL;
    dtl_status status = dtl__comm_agree(&ctx->comm, prepare_heap(ctx, &created));

    if (status == DTL_SUCCESS && created != NULL)
        status = dtl__comm_agree(&ctx->comm, open_heap(created, size));
    if (status != DTL_SUCCESS) {
        release_heap(created);
        return status;
    }
    *heap = created;
    return DTL_SUCCESS;
}

void dtl_impl_symmetric_destroy(struct symmetric *heap)
{
    if (heap != NULL && atomic_load(&dtl__is_open)) {
        dtl__symmetric_quiet(heap);
        dtl__service_barrier(heap->window->service); /* blocks until no rank has requests for it */
    }
    release_heap(heap);
}

/* ---- properties ------------------------------------------------------------------------------ */

int dtl_impl_symmetric_is_valid(struct symmetric *heap)
{
    (void)heap;
    return 1;
}

dtl_rank_t dtl_impl_symmetric_my_pe(struct symmetric *heap)
{
    return heap->context->comm.rank;
}

dtl_rank_t dtl_impl_symmetric_n_pes(struct symmetric *heap)
{
    return heap->context->comm.size;
}

void *dtl_impl_symmetric_base(struct symmetric *heap)
{
    return heap->base;
}

dtl_size_t dtl_impl_symmetric_size(struct symmetric *heap)
{
    return heap->size;
}

dtl_size_t dtl_impl_symmetric_used(struct symmetric *heap)
{
    uint64_t used = 0;

    for (uint64_t index = 0; index < heap->allocation_count; index++)
        used += heap->allocations[index].bytes;
    return used;
}

void *dtl_impl_symmetric_remote_ptr(struct symmetric *heap, const void *address, dtl_rank_t pe)
{
    uint64_t offset = (uint64_t)((uintptr_t)address - (uintptr_t)heap->base);

    if (offset >= heap->size) {
        dtl__refuse(DTL_ERROR_OUT_OF_BOUNDS, "symmetric_remote_ptr", "address-range",
                    "address is %p; expected one in the heap, from %p to %p", address,
                    (void *)heap->base, (void *)(heap->base + heap->size));
        return NULL;
    }
    return heap->parts[pe].base == NULL ? NULL : heap->parts[pe].base + offset;
}

dtl_status dtl_impl_symmetric_memory(struct symmetric *heap, dtl_rank_t pe, struct block **memory)
{
    bool is_own = pe == heap->context->comm.rank;

    *memory = dtl__block_retain(is_own ? heap->window->memory : heap->parts[pe].block);
    return DTL_SUCCESS;
}
