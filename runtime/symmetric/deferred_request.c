/* SPDX-License-Identifier: BSD-3-Clause */
/* Submission and completion of requests. Requests start at once. With DTL_SYMMETRIC_DELAY=1, a test
 * aid, requests that may complete late are kept until a quiet, or until a request is submitted
 * after a fence. */
#include "dtl_impl.h"
#include "heap.h"
#include "shmem.h"

struct deferred_request {
    struct deferred_request *next;
    int32_t pe;
    struct window_request request;
    const void *payload;
    void *result;
};

/* Starts a request through OpenSHMEM or the RMA window. Through the window, a request with a
 * `result` is complete at the return. */
static dtl_status start_request(struct symmetric *heap, int32_t pe,
                                const struct window_request *request, const void *payload,
                                void *result)
{
    if (heap->shmem != NULL)
        return dtl__symmetric_shmem_start(heap, pe, request, payload, result);
    return result != NULL ? dtl__window_execute(heap->window, pe, request, payload, result)
                          : dtl__window_issue(heap->window, pe, request, payload);
}

/* Appends a request to the list of deferred requests. Keeps the pointers `payload` and `result`. */
static dtl_status defer_request(struct symmetric *heap, int32_t pe,
                                const struct window_request *request, const void *payload,
                                void *result)
{
    struct deferred_request *deferred = NULL;
    dtl_status status = dtl__alloc((void **)&deferred, sizeof *deferred, "deferred request");

    if (status != DTL_SUCCESS)
        return status;
    *deferred = (struct deferred_request){NULL, pe, *request, payload, result};
    *heap->deferred_tail = deferred;
    heap->deferred_tail = &deferred->next;
    return DTL_SUCCESS;
}

/* Starts all deferred requests, also after one that fails. Returns the first failure. */
static dtl_status start_deferred(struct symmetric *heap)
{
    struct deferred_request *next = heap->deferred;
    dtl_status result = DTL_SUCCESS;

    heap->deferred = NULL;
    heap->deferred_tail = &heap->deferred;
    heap->is_fenced = false;
    while (next != NULL) {
        struct deferred_request *deferred = next;
        dtl_status status = start_request(heap, deferred->pe, &deferred->request, deferred->payload,
                                          deferred->result);

        result = result == DTL_SUCCESS ? status : result;
        next = deferred->next;
        dtl__release(deferred);
    }
    return result;
}

dtl_status dtl__symmetric_submit(struct symmetric *heap, int32_t pe, enum completion when,
                                 const struct window_request *request, const void *payload,
                                 void *result)
{
    if (DTL_UNLIKELY(heap->is_deferring)) {
        dtl_status status = DTL_SUCCESS;

        if (when == COMPLETE_AT_QUIET)
            return defer_request(heap, pe, request, payload, result);
        if (heap->is_fenced)
            status = start_deferred(heap);
        if (status != DTL_SUCCESS)
            return status;
    }
    return start_request(heap, pe, request, payload, result);
}

/* Orders the writes to a rank before the fence ahead of those after it. For a rank of this node
 * they are plain or atomic stores to its memory: the release fence pairs with the acquire loads of
 * is_satisfied() in wait.c and of load_acquire() in dtl_dev.c. */
void dtl__symmetric_fence(struct symmetric *heap)
{
    heap->is_fenced = heap->deferred != NULL;
    atomic_thread_fence(memory_order_release);
    if (heap->shmem != NULL)
        heap->context->shmem->fence();
}

/* Completes all writes. The full fence orders them before this rank's later loads and before any
 * later communication by which other ranks learn of the writes. */
dtl_status dtl__symmetric_quiet(struct symmetric *heap)
{
    dtl_status started = start_deferred(heap);
    dtl_status status = dtl__window_flush_all(heap->window);

    if (heap->shmem != NULL)
        heap->context->shmem->quiet();
    atomic_thread_fence(memory_order_seq_cst);
    return started != DTL_SUCCESS ? started : status;
}
