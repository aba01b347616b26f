/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators for one-sided signaling (dtl_signal_*): puts with a signal, signals, waits for
 * signals, sends and receives, alone or in groups.
 *
 * `struct signal_comm` has a private context (a duplicate of the program's) and one of three
 * transports, chosen by choose_transport() in communicator.c:
 *   heap_transport.c   host memory: a symmetric heap for the counters, RMA windows for the data
 *   ipc_transport.c    device memory that the ranks of a node export to each other
 *   nccl_transport.c   NCCL
 * A transport is a `struct signal_ops`. Every (sender, context, index) has a counter on the
 * receiver, which only grows; a wait consumes signals by advancing its own count (`consumed`).
 *
 * Entry points: operation.c checks the arguments of a call and posts a `struct posted_operation`;
 * group.c runs it at once, or keeps it in the calling thread's open group. window.c registers
 * memory. A communicator has no lock: its calls come from one thread at a time. */
#ifndef DTL_SIGNAL_COMMUNICATOR_H
#define DTL_SIGNAL_COMMUNICATOR_H

#include "dtl_container.h"
#include "symmetric/heap.h"

/* Memory registered collectively by all ranks. */
struct signal_window {
    char *base;      /* this rank's memory */
    uint64_t *sizes; /* bytes registered by each rank */
    void *transport; /* private state of the transport */
};

struct signal_comm {
    const struct signal_ops *ops;
    struct context *context;
    void *transport;                /* private state of the transport */
    struct signal_limits limits;    /* numbers of contexts and of indices per rank */
    uint64_t *consumed;             /* signals consumed by waits, by counter_index() */
    int64_t serial;                 /* unique among communicators that share a rank */
    struct signal_window **windows; /* by index; NULL: deregistered */
    int64_t window_count;
    int64_t window_capacity;
    struct device_event *last_event;   /* device transports: recorded after the latest operation */
    struct device_stream *last_stream; /* its stream; only compared, since it may be destroyed */
};

/* Sets *out to the window that `number` identifies. Fails if it belongs to another communicator or
 * has been deregistered. */
dtl_status dtl__signal_window_find(const struct signal_comm *comm, dtl_signal_window_t number,
                                   struct signal_window **out);

/* Closes all windows. No rank may put into them any more. */
void dtl__signal_windows_release(struct signal_comm *comm);

/* Selects one of the counters of a pair of ranks. */
struct channel {
    int32_t context;
    int32_t index;
};

/* Returns the number of signal counters on each rank. */
static inline uint64_t counter_count(const struct signal_comm *comm)
{
    return (uint64_t)comm->limits.contexts * (uint64_t)comm->limits.indices *
           (uint64_t)comm->context->comm.size;
}

/* Returns the index of the counter for signals of `rank` on `channel`. */
static inline uint64_t counter_index(const struct signal_comm *comm, struct channel channel,
                                     int32_t rank)
{
    uint64_t number =
        (uint64_t)channel.context * (uint64_t)comm->limits.indices + (uint64_t)channel.index;

    return number * (uint64_t)comm->context->comm.size + (uint64_t)rank;
}

/* One entry of a wait: `count` signals from `peer`. */
struct awaited {
    int32_t peer;
    struct channel channel;
    uint64_t count;
};

enum posted_kind { POSTED_SEND, POSTED_RECV, POSTED_SIGNAL, POSTED_WAIT };

/* An operation whose arguments have been checked. It runs at once, or at the end of the thread's
 * group. */
struct posted_operation {
    struct posted_operation *next;
    enum posted_kind kind;
    struct signal_comm *comm;
    struct device_stream *stream; /* NULL: the operation is complete when the call returns */
    int32_t peer;
    void *recv_buffer; /* destination of a receive */
    const void *data;  /* source of a send or put */
    uint64_t count;    /* elements */
    const struct dtype *type;
    dtl_signal_window_t window; /* destination of a put; 0: a signal without data */
    uint64_t offset;
    struct channel channel;  /* counter that a signal increments */
    struct awaited *awaited; /* entries of a wait; owned by the operation */
    uint64_t awaited_count;
    struct operation *operation; /* pending message, set by begin_message() */
    void *host_copy;             /* host copy of a message in device memory */
};

static inline uint64_t posted_bytes(const struct posted_operation *posted)
{
    return posted->count * posted->type->size;
}

/* One step of an operation; see signal_ops. */
typedef dtl_status posted_step(struct posted_operation *posted);

/* Operations of a transport. The checks are local and fail with a message that names the
 * argument. */
struct signal_ops {
    /* Collective. Fails on all ranks or on none. close() is called in both cases and releases
     * whatever was created. */
    dtl_status (*open)(struct signal_comm *comm);
    /* Collective: no rank accesses this rank's memory after the return. Once the library has shut
     * down, it releases host memory only and contacts neither other ranks nor devices. */
    void (*close)(struct signal_comm *comm);

    dtl_status (*memory_check)(const struct signal_comm *comm, const char *argument,
                               const void *start, uint64_t bytes);
    dtl_status (*source_check)(const struct signal_comm *comm, const void *start, uint64_t bytes);
    /* Fails unless signals can be sent and awaited now. */
    dtl_status (*signal_check)(const struct signal_comm *comm);
    dtl_status (*stream_check)(const struct signal_comm *comm, const struct device_stream *stream);

    /* Collective. Opens a window whose `base` and `sizes` are set. Fails on all ranks or on
     * none. */
    dtl_status (*window_open)(struct signal_comm *comm, struct signal_window *window, int flags);
    dtl_status (*window_close)(struct signal_comm *comm, struct signal_window *window);

    posted_step *run_single; /* runs an operation that is in no group */

    /* Steps of a group. Each step runs for all operations before the next step starts; all but
     * synchronize() also run after an earlier step has failed. */
    posted_step *begin_message;      /* starts a send or a receive */
    posted_step *flush_messages;     /* sends and receives, once all have begun */
    posted_step *run_signal_or_wait; /* sends a signal, or waits */
    posted_step *finish_message;     /* completes a send or a receive and releases it */
    posted_step *synchronize;        /* blocks until operations without a stream are complete */
};

extern const struct signal_ops dtl__heap_transport, dtl__ipc_transport, dtl__nccl_transport;

/* Runs a copy of the operation, or appends it to the group that the calling thread has open. Takes
 * ownership of `awaited`. */
dtl_status dtl__signal_post(const struct posted_operation *posted);

/* Runs all operations of a list as one group. Returns the first failure. */
dtl_status dtl__signal_run_group(struct posted_operation *first);

/* Steps and checks of transports that have nothing to do: both always succeed. */
dtl_status dtl__signal_no_step(struct posted_operation *posted);
dtl_status dtl__signal_always_ready(const struct signal_comm *comm);

/* Returns the number of signals that waits have consumed from the counter of `awaited`. */
uint64_t *dtl__signals_consumed(const struct signal_comm *comm, const struct awaited *awaited);

/* Adds the signals of a wait to the consumed counts; restore() subtracts those of its first `count`
 * entries again when the wait fails. */
void dtl__signals_consume(const struct posted_operation *wait);
void dtl__signals_restore(const struct posted_operation *wait, uint64_t count);

/* Drops the operations of `comm` from the group that the calling thread has open, because `comm` is
 * about to be closed. */
void dtl__signal_group_drop(const struct signal_comm *comm);

#endif
