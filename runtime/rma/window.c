/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows: made, freed, asked about; how their requests travel. */
#include "window.h"

#include <string.h>

#include "dtl_impl.h"

struct comm *dtl__window_comm(struct window *window)
{
    return &window->context->comm;
}

int32_t dtl__window_size(const struct window *window)
{
    return window->context->comm.size;
}

/* ---- requests -------------------------------------------------------------------------------- */

static dtl_status window_handle(void *object, int32_t source, const void *message, uint64_t bytes,
                                struct answer *answer)
{
    struct window_request request;
    void *payload = NULL;
    dtl_status status;

    if (bytes < sizeof request)
        return dtl__fail(DTL_ERROR_INVALID_FORMAT, "window: a request of rank %d has %llu bytes",
                         (int)source, (unsigned long long)bytes);
    memcpy(&request, message, sizeof request);
    bytes -= sizeof request;
    status = dtl__alloc(&payload, bytes,
                        "request of a window"); /* a copy, for the alignment of its elements */
    if (status != DTL_SUCCESS)
        return status;
    if (bytes > 0)
        memcpy(payload, (const char *)message + sizeof request, bytes);
    status = dtl__window_apply(object, &request, payload, answer);
    dtl__release(payload);
    return status;
}

static dtl_status message_make(const struct window_request *request, const void *payload,
                               uint64_t bytes, char **out)
{
    dtl_status status = dtl__alloc((void **)out, sizeof *request + bytes, "request of a window");

    if (status != DTL_SUCCESS)
        return status;
    memcpy(*out, request, sizeof *request);
    if (bytes > 0)
        memcpy(*out + sizeof *request, payload, bytes);
    return DTL_SUCCESS;
}

dtl_status dtl__window_call(struct window *window, int32_t target,
                            const struct window_request *request, const void *payload,
                            uint64_t bytes, struct answer *answer)
{
    char *message = NULL;
    dtl_status status;

    if (target == window->context->comm.rank)
        return dtl__window_apply(window, request, payload, answer);
    status = message_make(request, payload, bytes, &message);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__service_call(window->service, target, window->identity, message,
                               sizeof *request + bytes, answer);
    dtl__release(message);
    return status;
}

dtl_status dtl__window_tell(struct window *window, int32_t target,
                            const struct window_request *request, const void *payload,
                            uint64_t bytes)
{
    struct answer none = {0};
    char *message = NULL;
    dtl_status status;

    if (target == window->context->comm.rank)
        return dtl__window_apply(window, request, payload, &none);
    status = message_make(request, payload, bytes, &message);
    if (status != DTL_SUCCESS)
        return status;
    status = dtl__service_tell(window->service, target, window->identity, message,
                               sizeof *request + bytes);
    dtl__release(message);
    return status;
}

/* ---- making and freeing ---------------------------------------------------------------------- */

static void window_release(struct window *window)
{
    if (window == NULL)
        return;
    if (window->is_owned)
        dtl__release(window->base);
    dtl__release(window->sizes);
    dtl__release(window->access);
    pthread_mutex_destroy(&window->lock);
    dtl__context_release(window->context);
    dtl__release(window);
}

/* What may fail on one rank alone. */
static dtl_status window_prepare(struct context *ctx, void *base, uint64_t size, bool is_owned,
                                 struct window **out)
{
    uint64_t ranks = (uint64_t)ctx->comm.size;
    struct window *window = NULL;
    void *memory = base;
    dtl_status status = dtl__alloc((void **)&window, sizeof *window, "window");

    if (status != DTL_SUCCESS)
        return status;
    window->context = dtl__context_retain(ctx);
    pthread_mutex_init(&window->lock, NULL);
    status = dtl__alloc((void **)&window->sizes, ranks * sizeof *window->sizes, "window");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&window->access, ranks, "window");
    if (status == DTL_SUCCESS && is_owned)
        status = dtl__alloc(&memory, size, "memory of a window");
    if (status != DTL_SUCCESS) {
        window_release(window);
        return status;
    }
    window->base = memory;
    window->is_owned = is_owned;
    *out = window;
    return DTL_SUCCESS;
}

static dtl_status window_make(struct context *ctx, void *base, uint64_t size, bool is_owned,
                              struct window **out)
{
    struct comm *comm = &ctx->comm;
    struct window *window = NULL;
    dtl_status status = dtl__comm_agree(comm, window_prepare(ctx, base, size, is_owned, &window),
                                        "making a window");

    if (status != DTL_SUCCESS || window == NULL) {
        window_release(window);
        return status;
    }
    status = comm->ops->allgather(comm, &size, window->sizes, 1, dtl__dtype(DTL_DTYPE_UINT64));
    if (status == DTL_SUCCESS)
        status = dtl__service_of(ctx, &window->service);
    if (status == DTL_SUCCESS)
        status = dtl__service_attach(window->service, window_handle, window, &window->identity);
    if (status != DTL_SUCCESS) {
        window_release(window);
        return status;
    }
    *out = window;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_window_create(struct context *ctx, void *base, dtl_size_t size,
                                  struct window **win)
{
    return window_make(ctx, base, size, false, win);
}

dtl_status dtl_impl_window_allocate(struct context *ctx, dtl_size_t size, struct window **win)
{
    return window_make(ctx, NULL, size, true, win);
}

void dtl_impl_window_destroy(struct window *win)
{
    if (win == NULL)
        return;
    if (atomic_load(&dtl__is_open))
        dtl__service_barrier(win->service); /* nobody asks for it any more */
    dtl__service_detach(win->service, win->identity);
    window_release(win);
}

/* ---- facts ----------------------------------------------------------------------------------- */

void *dtl_impl_window_base(struct window *win)
{
    return win->sizes[win->context->comm.rank] > 0 ? win->base : NULL;
}

dtl_size_t dtl_impl_window_size(struct window *win)
{
    return win->sizes[win->context->comm.rank];
}

int dtl_impl_window_is_valid(struct window *win)
{
    (void)win;
    return 1;
}
