/* SPDX-License-Identifier: BSD-3-Clause */
/* When what is begun is done.  A request for later is started at once too, but with
 * DTL_SYMMETRIC_DELAY=1: then it is kept until a quiet, or until something is begun that a fence
 * has put behind it. */
#include "dtl_impl.h"
#include "heap.h"
#include "shmem.h"

struct delayed {
    struct delayed *next;
    int32_t pe;
    struct window_request request;
    const void *payload;
    void *result;
};

static dtl_status start(struct symmetric *heap, int32_t pe, const struct window_request *request,
                        const void *payload, void *result)
{
    if (heap->shmem != NULL)
        return dtl__symmetric_shmem_start(heap, pe, request, payload, result);
    return result != NULL ? dtl__window_do(heap->window, pe, request, payload, result)
                          : dtl__window_tell(heap->window, pe, request, payload);
}

static dtl_status keep(struct symmetric *heap, int32_t pe, const struct window_request *request,
                       const void *payload, void *result)
{
    struct delayed *delayed = NULL;
    dtl_status status = dtl__alloc((void **)&delayed, sizeof *delayed, "delayed request");

    if (status != DTL_SUCCESS)
        return status;
    *delayed = (struct delayed){NULL, pe, *request, payload, result};
    *heap->last = delayed;
    heap->last = &delayed->next;
    return DTL_SUCCESS;
}

/* All are started, also behind one that fails. */
static dtl_status start_kept(struct symmetric *heap)
{
    struct delayed *next = heap->first;
    dtl_status result = DTL_SUCCESS;

    heap->first = NULL;
    heap->last = &heap->first;
    heap->is_fenced = false;
    while (next != NULL) {
        struct delayed *delayed = next;
        dtl_status status =
            start(heap, delayed->pe, &delayed->request, delayed->payload, delayed->result);

        result = result == DTL_SUCCESS ? status : result;
        next = delayed->next;
        dtl__release(delayed);
    }
    return result;
}

dtl_status dtl__symmetric_begin(struct symmetric *heap, int32_t pe, enum begin when,
                                const struct window_request *request, const void *payload,
                                void *result)
{
    if (DTL_UNLIKELY(heap->is_delaying)) {
        dtl_status status = DTL_SUCCESS;

        if (when == BEGIN_LATER)
            return keep(heap, pe, request, payload, result);
        if (heap->is_fenced)
            status = start_kept(heap);
        if (status != DTL_SUCCESS)
            return status;
    }
    return start(heap, pe, request, payload, result);
}

/* Orders the writes to a rank before the fence before those after it.  For a rank of this node they
 * are plain or atomic stores to its memory: the release fence pairs with the acquire loads of
 * is_there() in wait.c and of acquire() in dtl_dev.c. */
void dtl__symmetric_fence(struct symmetric *heap)
{
    heap->is_fenced = heap->first != NULL;
    atomic_thread_fence(memory_order_release);
    if (heap->shmem != NULL)
        heap->context->shmem->fence();
}

/* Completes all writes.  The full fence also orders them before whatever this rank does next to
 * tell others of them, by any kind of communication, and before its own later loads. */
dtl_status dtl__symmetric_quiet(struct symmetric *heap)
{
    dtl_status started = start_kept(heap);
    dtl_status status = dtl__window_flush_all(heap->window);

    if (heap->shmem != NULL)
        heap->context->shmem->quiet();
    atomic_thread_fence(memory_order_seq_cst);
    return started != DTL_SUCCESS ? started : status;
}
