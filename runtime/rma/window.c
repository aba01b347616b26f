/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation, destruction and queries of windows. */
#include "window.h"

#include <string.h>

#include "device/device.h"
#include "direct_access.h"
#include "dtl_conditions.h"
#include "dtl_impl.h"

struct context *dtl__window_context(const struct window *window)
{
    return window->context;
}

int32_t dtl__window_size(const struct window *window)
{
    return window->context->comm.size;
}

/* ---- creation and destruction ---------------------------------------------------------------- */

/* Source of a window's memory: passed by the program, allocated by the window, or attached
 * later. */
enum memory_origin { ORIGIN_PROGRAM, ORIGIN_ALLOCATED, ORIGIN_ATTACHED };

void dtl__window_release(struct window *window)
{
    if (window == NULL)
        return;
    if (window->service != NULL)
        dtl__service_detach(window->service, window->identity);
    dtl__direct_access_release(window);
    dtl__regions_release(window);
    dtl__release(window->parts);
    dtl__release(window->access);
    dtl__release(window->sent_requests);
    dtl__release(window->received_posts);
    pthread_mutex_destroy(&window->epoch_lock);
    dtl__context_release(window->context);
    dtl__release(window);
}

/* Allocates the tables that have one entry per rank. After a failure the caller releases those that
 * were allocated, with the window. */
static dtl_status rank_tables_make(struct window *window, uint64_t ranks)
{
    dtl_status status =
        dtl__alloc((void **)&window->parts, ranks * sizeof *window->parts, "window");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&window->access, ranks * sizeof *window->access, "window");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&window->sent_requests, ranks * sizeof *window->sent_requests,
                            "window");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&window->received_posts,
                            ranks * sizeof *window->received_posts, "window");
    return status;
}

/* Creates the local state of a window. All steps that may fail on a single rank are here. */
static dtl_status window_make_local(struct context *ctx, void *base, uint64_t size,
                                    enum memory_origin origin, struct part_descriptor *descriptor,
                                    struct window **out)
{
    struct window *window = NULL;
    dtl_status status = dtl__host_check("base", base);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&window, sizeof *window, "window");
    if (status != DTL_SUCCESS)
        return status;
    window->context = dtl__context_retain(ctx);
    pthread_mutex_init(&window->epoch_lock, NULL);
    window->is_dynamic = origin == ORIGIN_ATTACHED;
    status = rank_tables_make(window, (uint64_t)ctx->comm.size);
    if (status == DTL_SUCCESS)
        status =
            dtl__direct_access_export(window, base, size, origin == ORIGIN_ALLOCATED, descriptor);
    if (status != DTL_SUCCESS) {
        dtl__window_release(window);
        return status;
    }
    *out = window;
    return DTL_SUCCESS;
}

/* Exchanges the descriptors of the parts among all ranks. Collective. */
static dtl_status descriptors_exchange(struct window *window,
                                       const struct part_descriptor *descriptor)
{
    struct comm *comm = &window->context->comm;
    struct part_descriptor *descriptors = NULL;
    dtl_status status =
        dtl__comm_agree(comm, dtl__alloc((void **)&descriptors,
                                         (uint64_t)comm->size * sizeof *descriptors, "window"));

    if (status == DTL_SUCCESS)
        status = dtl__run(comm, allgather_of(descriptor, descriptors, sizeof *descriptor,
                                             dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS)
        dtl__direct_access_import(window, descriptors);
    dtl__release(descriptors);
    return status;
}

/* Imports the parts of the other ranks and registers the window with the progress engine. Returns
 * when all ranks have done so. Collective. */
static dtl_status window_open(struct window *window, const struct part_descriptor *descriptor)
{
    dtl_status status = descriptors_exchange(window, descriptor);

    if (status == DTL_SUCCESS)
        status = dtl__service_attach(window->context, dtl__window_handle, window, &window->service,
                                     &window->identity);
    if (status == DTL_SUCCESS)
        status = dtl__service_barrier(window->service);
    return status;
}

/* Creates a window on all ranks or on none. Collective. */
static dtl_status window_make(struct context *ctx, void *base, uint64_t size,
                              enum memory_origin origin, struct window **out)
{
    struct part_descriptor descriptor = {.segment = NO_SEGMENT};
    struct window *window = NULL;
    dtl_status status = dtl__comm_agree(
        &ctx->comm, window_make_local(ctx, base, size, origin, &descriptor, &window));

    if (status == DTL_SUCCESS && window != NULL)
        status = window_open(window, &descriptor);
    dtl__direct_access_end_export(&descriptor);
    if (status != DTL_SUCCESS) {
        dtl__window_release(window);
        return status;
    }
    *out = window;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_window_create(struct context *ctx, void *base, dtl_size_t size,
                                  struct window **win)
{
    return window_make(ctx, base, base != NULL ? size : 0, ORIGIN_PROGRAM, win);
}

dtl_status dtl_impl_window_allocate(struct context *ctx, dtl_size_t size, struct window **win)
{
    return window_make(ctx, NULL, size, ORIGIN_ALLOCATED, win);
}

dtl_status dtl_impl_window_create_dynamic(struct context *ctx, struct window **win)
{
    return window_make(ctx, NULL, 0, ORIGIN_ATTACHED, win);
}

void dtl_impl_window_destroy(struct window *win)
{
    if (win != NULL && atomic_load(&dtl__is_open)) {
        dtl__window_flush_all(win);
        dtl__service_barrier(win->service); /* no rank accesses it any more */
    }
    dtl__window_release(win);
}

/* ---- queries --------------------------------------------------------------------------------- */

void *dtl_impl_window_base(struct window *win)
{
    const struct part *own = &win->parts[win->context->comm.rank];

    return own->size > 0 ? own->base : NULL;
}

dtl_status dtl_impl_window_memory(struct window *win, struct block **memory)
{
    *memory = dtl__block_retain(win->memory);
    return DTL_SUCCESS;
}

dtl_size_t dtl_impl_window_size(struct window *win)
{
    return win->is_dynamic ? dtl__regions_size(win) : win->parts[win->context->comm.rank].size;
}

int dtl_impl_window_is_valid(struct window *win)
{
    (void)win;
    return 1;
}
