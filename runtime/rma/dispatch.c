/* SPDX-License-Identifier: BSD-3-Clause */
/* How what is to be done to a part gets there: at once, or as a request to the part's owner. */
#include <string.h>

#include "direct_access.h"
#include "window.h"

/* Behind the service's head a payload is aligned for the elements in it. */
_Static_assert((SERVICE_ROOM + sizeof(struct window_request)) % 16 == 0, "elements are aligned");

bool dtl__window_asks(const struct window *window, int32_t target, enum window_verb verb)
{
    const struct part *part = &window->parts[target];

    if (verb == WINDOW_PUT || verb == WINDOW_GET)
        return part->guard == NULL && part->process == 0;
    return part->guard == NULL;
}

static void message_write(char *place, const struct window_request *request, const void *payload)
{
    memcpy(place, request, sizeof *request);
    if (payload != NULL)
        memcpy(place + sizeof *request, payload, dtl__payload_bytes(request));
}

static dtl_status post(struct window *window, int32_t target, const struct window_request *request,
                       const void *payload, struct ticket *ticket)
{
    uint64_t bytes = sizeof *request + dtl__payload_bytes(request);
    char *message = NULL;
    dtl_status status = dtl__alloc((void **)&message, SERVICE_ROOM + bytes, "request of a window");

    if (status != DTL_SUCCESS)
        return status;
    message_write(message + SERVICE_ROOM, request, payload);
    status = dtl__service_post_message(window->service, target, window->identity, message, bytes,
                                       ticket);
    if (status != DTL_SUCCESS)
        dtl__release(message);
    return status;
}

static dtl_status ask(struct window *window, int32_t target, const struct window_request *request,
                      const void *payload, void *result)
{
    struct answer answer = {0};
    struct ticket ticket;
    dtl_status status = post(window, target, request, payload, &ticket);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__service_wait(window->service, &ticket, &answer);
    if (status == DTL_SUCCESS)
        status = dtl__answer_check("window", &answer, dtl__result_bytes(request));
    if (status == DTL_SUCCESS && result != NULL && answer.bytes > 0)
        memcpy(result, answer.data, answer.bytes);
    dtl__release(answer.data);
    return status;
}

/* Whoever reads a part again and again waits for others, who may ask this rank meanwhile. */
static void answer_others(const void *result)
{
    if (result != NULL && dtl__service_is_polled())
        dtl__service_progress();
}

/* Of a part that need not be asked for. */
static inline dtl_status reach(struct window *window, int32_t target,
                               const struct window_request *request, const void *payload,
                               void *result)
{
    const struct part *part = &window->parts[target];

    answer_others(result);
    if (part->guard != NULL)
        return dtl__part_apply(window, part, request, payload, result);
    if (request->verb == WINDOW_PUT)
        return dtl__reach_put(part, request->offset, payload, request->bytes);
    return dtl__reach_get(part, request->offset, result, request->bytes);
}

dtl_status dtl__window_do(struct window *window, int32_t target,
                          const struct window_request *request, const void *payload, void *result)
{
    if (dtl__window_asks(window, target, (enum window_verb)request->verb))
        return ask(window, target, request, payload, result);
    return reach(window, target, request, payload, result);
}

dtl_status dtl__window_tell(struct window *window, int32_t target,
                            const struct window_request *request, const void *payload)
{
    uint64_t bytes;
    dtl_status status;

    if (!dtl__window_asks(window, target, (enum window_verb)request->verb))
        return reach(window, target, request, payload, NULL);
    if (window->is_dynamic) /* only its owner knows whether the range is attached */
        return ask(window, target, request, payload, NULL);
    bytes = payload != NULL ? dtl__payload_bytes(request) : 0;
    status = dtl__service_tell_with(window->service, target, window->identity, request,
                                    sizeof *request, payload, bytes);
    if (status == DTL_SUCCESS)
        atomic_fetch_add(&window->told[target].count, 1);
    return status;
}

dtl_status dtl__window_post(struct window *window, int32_t target,
                            const struct window_request *request, struct ticket *ticket)
{
    return post(window, target, request, NULL, ticket);
}

/* Requests between two ranks are handled in order, so one that is answered says that all before it
 * are done: the first `count` that the target was told. */
static DTL_APART dtl_status told_flush(struct window *window, int32_t target, unsigned long count)
{
    struct window_request request = {.verb = WINDOW_FLUSH};
    struct told *told = &window->told[target];
    dtl_status status = ask(window, target, &request, NULL, NULL);
    unsigned long flushed = atomic_load(&told->flushed);

    while (flushed < count && !atomic_compare_exchange_weak(&told->flushed, &flushed, count))
        continue; /* another thread has flushed meanwhile */
    return status;
}

dtl_status dtl__window_flush(struct window *window, int32_t target)
{
    struct told *told = &window->told[target];
    unsigned long count;

    atomic_thread_fence(memory_order_seq_cst);
    count = atomic_load(&told->count);
    return atomic_load(&told->flushed) < count ? told_flush(window, target, count) : DTL_SUCCESS;
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
