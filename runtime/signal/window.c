/* SPDX-License-Identifier: BSD-3-Clause */
/* Registered memory. A window number is the same on all ranks: it is composed of the communicator's
 * serial number and the count of windows registered before. */
#include <string.h>

#include "communicator.h"
#include "dtl_impl.h"

enum {
    INDEX_BITS = 24, /* low bits of a number; the communicator's serial number is above */
    FLAGS = DTL_SIGNAL_WINDOW_COLL_SYMMETRIC | DTL_SIGNAL_WINDOW_STRICT_ORDERING
};

/* Returns the window number that identifies entry `index` of the communicator. */
static dtl_signal_window_t number_of(const struct signal_comm *comm, int64_t index)
{
    return comm->serial << INDEX_BITS | (index + 1);
}

/* Returns the index in a window number, which may be invalid. */
static int64_t index_of(dtl_signal_window_t number)
{
    return (number & (((int64_t)1 << INDEX_BITS) - 1)) - 1;
}

dtl_status dtl__signal_window_find(const struct signal_comm *comm, dtl_signal_window_t number,
                                   struct signal_window **out)
{
    int64_t index = index_of(number);

    if (number >> INDEX_BITS != comm->serial)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "window-comm",
                                    "window is %lld, which this communicator has not registered; "
                                    "expected a window of its own",
                                    (long long)number);
    if (index < 0 || index >= comm->window_count || comm->windows[index] == NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "window-state",
                                    "window is %lld, which is not registered here; expected one "
                                    "that is",
                                    (long long)number);
    *out = comm->windows[index];
    return DTL_SUCCESS;
}

/* ---- closing --------------------------------------------------------------------------------- */

/* Closes the window in the transport and releases it, also if closing fails. */
static dtl_status window_release(struct signal_comm *comm, struct signal_window *window)
{
    dtl_status status = comm->ops->window_close(comm, window);

    dtl__release(window->sizes);
    dtl__release(window);
    return status;
}

void dtl__signal_windows_release(struct signal_comm *comm)
{
    for (int64_t index = 0; index < comm->window_count; index++)
        if (comm->windows[index] != NULL)
            window_release(comm, comm->windows[index]);
    dtl__release(comm->windows);
    comm->windows = NULL;
    comm->window_count = comm->window_capacity = 0;
}

dtl_status dtl_impl_signal_deregister_window(struct signal_comm *comm, dtl_signal_window_t window)
{
    struct signal_window *found = NULL;
    dtl_status status = dtl__signal_window_find(comm, window, &found);

    if (status != DTL_SUCCESS)
        return status;
    comm->windows[index_of(window)] = NULL;
    return window_release(comm, found);
}

/* ---- registering ----------------------------------------------------------------------------- */

/* Grows the array for one more window if it is full. It may fail on this rank alone. */
static dtl_status windows_reserve(struct signal_comm *comm)
{
    int64_t capacity = comm->window_capacity > 0 ? 2 * comm->window_capacity : 8;
    struct signal_window **windows = NULL;
    dtl_status status;

    if (comm->window_count < comm->window_capacity)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&windows, (uint64_t)capacity * sizeof(void *), "windows");
    if (status != DTL_SUCCESS)
        return status;
    if (comm->window_count > 0)
        memcpy(windows, comm->windows, (size_t)comm->window_count * sizeof(void *));
    dtl__release(comm->windows);
    comm->windows = windows;
    comm->window_capacity = capacity;
    return DTL_SUCCESS;
}

/* Checks the arguments and reserves an entry for one more window. It may fail on this rank
 * alone. */
static dtl_status window_check(struct signal_comm *comm, const void *buffer, uint64_t size,
                               int flags)
{
    dtl_status status = comm->ops->memory_check(comm, "buffer", buffer, size);

    if (status == DTL_SUCCESS && (flags & ~FLAGS) != 0)
        status = dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "flags-range",
                                      "flags is %d; expected 0 to %d", flags, (int)FLAGS);
    if (status == DTL_SUCCESS && comm->window_count == (int64_t)1 << INDEX_BITS)
        status = dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "%lld windows were registered; expected fewer",
                           (long long)comm->window_count);
    return status == DTL_SUCCESS ? windows_reserve(comm) : status;
}

/* Allocates a window whose sizes are not set yet. It may fail on this rank alone. */
static dtl_status window_make(struct signal_comm *comm, void *buffer, struct signal_window **out)
{
    struct signal_window *window = NULL;
    dtl_status status = dtl__alloc((void **)&window, sizeof *window, "window");

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&window->sizes,
                            (uint64_t)comm->context->comm.size * sizeof *window->sizes, "window");
    if (status != DTL_SUCCESS) {
        dtl__release(window);
        return status;
    }
    window->base = buffer;
    *out = window;
    return DTL_SUCCESS;
}

/* Fails if the ranks have registered different sizes, all of which are in window->sizes. */
static dtl_status sizes_check(const struct signal_window *window, int32_t ranks)
{
    for (int32_t rank = 1; rank < ranks; rank++)
        if (window->sizes[rank] != window->sizes[0])
            return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "size-match",
                                        "size is %llu on rank %d and %llu on rank 0; expected the "
                                        "same on all ranks of a symmetric window",
                                        (unsigned long long)window->sizes[rank], (int)rank,
                                        (unsigned long long)window->sizes[0]);
    return DTL_SUCCESS;
}

/* Exchanges the sizes and opens the window. Collective; fails on all ranks or on none. */
static dtl_status window_open(struct signal_comm *comm, struct signal_window *window, uint64_t size,
                              int flags)
{
    struct comm *ranks = &comm->context->comm;
    bool is_symmetric = (flags & DTL_SIGNAL_WINDOW_COLL_SYMMETRIC) != 0;
    dtl_status status =
        dtl__run(ranks, allgather_of(&size, window->sizes, 1, dtl__dtype(DTL_DTYPE_UINT64)));

    if (status == DTL_SUCCESS)
        status =
            dtl__comm_agree(ranks, is_symmetric ? sizes_check(window, ranks->size) : DTL_SUCCESS);
    return status == DTL_SUCCESS ? comm->ops->window_open(comm, window, flags) : status;
}

dtl_status dtl_impl_signal_register_window(struct signal_comm *comm, void *buffer, dtl_size_t size,
                                           int flags, dtl_signal_window_t *window)
{
    struct signal_window *made = NULL;
    dtl_status status = window_check(comm, buffer, size, flags);

    if (status == DTL_SUCCESS)
        status = window_make(comm, buffer, &made);
    status = dtl__comm_agree(&comm->context->comm, status);
    if (status == DTL_SUCCESS)
        status = window_open(comm, made, size, flags);
    if (status != DTL_SUCCESS) {
        if (made != NULL)
            window_release(comm, made);
        return status;
    }
    *window = number_of(comm, comm->window_count);
    comm->windows[comm->window_count++] = made;
    return DTL_SUCCESS;
}
