/* SPDX-License-Identifier: BSD-3-Clause */
/* Executes operations at a target: directly in its memory, or by a request to its progress
 * engine. */
#include <string.h>

#include "direct_access.h"
#include "window.h"

/* The payload follows the header of the service and must be aligned for its elements. */
_Static_assert((SERVICE_HEADER_BYTES + sizeof(struct window_request)) % 16 == 0,
               "elements are aligned");

bool dtl__window_needs_request(const struct window *window, int32_t target, enum window_verb verb)
{
    const struct part *part = &window->parts[target];

    if (verb == WINDOW_PUT || verb == WINDOW_GET)
        return part->guard == NULL && part->process == 0;
    return part->guard == NULL;
}

/* Sends a request to a target; the caller waits for the ticket. */
static dtl_status post_request(struct window *window, int32_t target,
                               const struct window_request *request, const void *payload,
                               struct ticket *ticket)
{
    uint64_t bytes = sizeof *request + dtl__payload_bytes(request);
    char *message = NULL;
    dtl_status status =
        dtl__alloc((void **)&message, SERVICE_HEADER_BYTES + bytes, "request of a window");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(message + SERVICE_HEADER_BYTES, request, sizeof *request);
    if (payload != NULL)
        memcpy(message + SERVICE_HEADER_BYTES + sizeof *request, payload,
               dtl__payload_bytes(request));
    status = dtl__service_post_message(window->service, target, window->identity, message, bytes,
                                       ticket);
    if (status != DTL_SUCCESS)
        dtl__release(message);
    return status;
}

/* Sends a request to a target and blocks until it is answered. Copies the result to `result`,
 * unless that is NULL. */
static dtl_status call_target(struct window *window, int32_t target,
                              const struct window_request *request, const void *payload,
                              void *result)
{
    struct reply answer = {0};
    struct ticket ticket;
    dtl_status status = post_request(window, target, request, payload, &ticket);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__service_wait(window->service, &ticket, &answer);
    if (status == DTL_SUCCESS)
        status = dtl__reply_check("window", &answer, dtl__result_bytes(request));
    if (status == DTL_SUCCESS && result != NULL && answer.bytes > 0)
        memcpy(result, answer.data, answer.bytes);
    dtl__release(answer.data);
    return status;
}

/* Serves requests of other ranks before an operation that reads. A program that polls a part waits
 * for other ranks, which may need an answer of this rank first. */
static void serve_other_ranks(const void *result)
{
    if (result != NULL && dtl__service_is_polled())
        dtl__service_progress();
}

/* Executes an operation on a part that this rank accesses directly. */
static inline dtl_status access_directly(struct window *window, int32_t target,
                                         const struct window_request *request, const void *payload,
                                         void *result)
{
    const struct part *part = &window->parts[target];

    serve_other_ranks(result);
    if (part->guard != NULL)
        return dtl__part_apply(window, part, request, payload, result);
    if (request->verb == WINDOW_PUT)
        return dtl__direct_access_put(part, request->offset, payload, request->bytes);
    return dtl__direct_access_get(part, request->offset, result, request->bytes);
}

dtl_status dtl__window_execute(struct window *window, int32_t target,
                               const struct window_request *request, const void *payload,
                               void *result)
{
    if (dtl__window_needs_request(window, target, (enum window_verb)request->verb))
        return call_target(window, target, request, payload, result);
    return access_directly(window, target, request, payload, result);
}

dtl_status dtl__window_issue(struct window *window, int32_t target,
                             const struct window_request *request, const void *payload)
{
    uint64_t bytes;
    dtl_status status;

    if (!dtl__window_needs_request(window, target, (enum window_verb)request->verb))
        return access_directly(window, target, request, payload, NULL);
    if (window->is_dynamic) /* only the owner knows if the range is attached */
        return call_target(window, target, request, payload, NULL);
    bytes = payload != NULL ? dtl__payload_bytes(request) : 0;
    status = dtl__service_notify_with(window->service, target, window->identity, request,
                                      sizeof *request, payload, bytes);
    if (status == DTL_SUCCESS)
        atomic_fetch_add(&window->sent_requests[target].count, 1);
    return status;
}

dtl_status dtl__window_send_request(struct window *window, int32_t target,
                                    const struct window_request *request, struct ticket *ticket)
{
    return post_request(window, target, request, NULL, ticket);
}

/* Sends a flush request and records that the first `count` requests are complete. Requests between
 * two ranks are handled in order, so the answer confirms all earlier requests. */
static DTL_COLD dtl_status flush_sent_requests(struct window *window, int32_t target,
                                               unsigned long count)
{
    struct window_request request = {.verb = WINDOW_FLUSH};
    struct sent_requests *sent_requests = &window->sent_requests[target];
    dtl_status status = call_target(window, target, &request, NULL, NULL);
    unsigned long flushed = atomic_load(&sent_requests->flushed);

    while (flushed < count &&
           !atomic_compare_exchange_weak(&sent_requests->flushed, &flushed, count))
        continue; /* another thread has flushed meanwhile */
    return status;
}

dtl_status dtl__window_flush(struct window *window, int32_t target)
{
    struct sent_requests *sent_requests = &window->sent_requests[target];
    unsigned long count;

    atomic_thread_fence(memory_order_seq_cst);
    count = atomic_load(&sent_requests->count);
    return atomic_load(&sent_requests->flushed) < count ? flush_sent_requests(window, target, count)
                                                        : DTL_SUCCESS;
}

dtl_status dtl__window_flush_all(struct window *window)
{
    dtl_status result = DTL_SUCCESS;

    for (int32_t target = 0; target < window->context->comm.size; target++) {
        dtl_status status = dtl__window_flush(window, target);

        if (result == DTL_SUCCESS)
            result = status;
    }
    return result;
}
