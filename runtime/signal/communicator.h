/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators that count signals.  Each has a context of its own, and one of three ways: memory
 * of the host, by a symmetric heap and windows (heap_transport.c); blocks of devices that ranks of
 * a node lend each other (ipc_transport.c); NCCL (nccl_transport.c).  The context says which: see
 * way_choose(). */
#ifndef DTL_SIGNAL_COMMUNICATOR_H
#define DTL_SIGNAL_COMMUNICATOR_H

#include "dtl_container.h"
#include "symmetric/heap.h"

/* What all ranks have registered together. */
struct signal_window {
    char *base;      /* of this rank's part */
    uint64_t *sizes; /* of each rank's */
    void *way;       /* the way's own */
};

struct signal_comm {
    const struct signal_ops *ops;
    struct context *context;
    void *way;                      /* the way's own */
    struct signal_limits limits;    /* which signals of a rank are counted apart */
    uint64_t *taken;                /* how many of each that waits have taken, by place_of() */
    int64_t serial;                 /* tells communicators apart that have a rank in common */
    struct signal_window **windows; /* by index; NULL: no longer registered here */
    int64_t window_count;
    int64_t window_room;
    struct device_event *last;    /* where streams are of a device: what was queued last */
    struct device_stream *latest; /* on which; it may be gone */
};

/* The window of a number; fails where it is another communicator's, or registered no more. */
dtl_status dtl__signal_window_find(const struct signal_comm *comm, dtl_signal_window_t number,
                                   struct signal_window **out);

/* Closes all windows, which nobody puts into any more. */
void dtl__signal_windows_release(struct signal_comm *comm);

/* Which of the signals between two ranks. */
struct channel {
    int32_t context;
    int32_t index;
};

/* How many words count the signals that a rank gets. */
static inline uint64_t places(const struct signal_comm *comm)
{
    return (uint64_t)comm->limits.contexts * (uint64_t)comm->limits.indices *
           (uint64_t)comm->context->comm.size;
}

/* Which of them counts those of a rank. */
static inline uint64_t place_of(const struct signal_comm *comm, struct channel channel,
                                int32_t rank)
{
    uint64_t number =
        (uint64_t)channel.context * (uint64_t)comm->limits.indices + (uint64_t)channel.index;

    return number * (uint64_t)comm->context->comm.size + (uint64_t)rank;
}

/* Signals that are waited for. */
struct awaited {
    int32_t peer;
    struct channel channel;
    uint64_t count;
};

enum posted_kind { POSTED_SEND, POSTED_RECV, POSTED_SIGNAL, POSTED_WAIT };

/* What is asked of a communicator, checked: it is done at once, or at the end of a group. */
struct posted {
    struct posted *next;
    enum posted_kind kind;
    struct signal_comm *comm;
    struct device_stream *stream; /* NULL: it is done when the call returns */
    int32_t peer;
    void *room;       /* where a message is received */
    const void *data; /* what is sent or put */
    uint64_t count;   /* elements */
    const struct dtype *type;
    dtl_signal_window_t window; /* where a signal's data go; 0: it has none */
    uint64_t offset;
    struct channel channel;  /* of a signal */
    struct awaited *awaited; /* what a wait waits for; freed with it */
    uint64_t awaited_count;
    struct operation *operation; /* the message under way */
    void *staged;                /* its elements on the host, where they are a device's */
};

static inline uint64_t posted_bytes(const struct posted *posted)
{
    return posted->count * posted->type->size;
}

/* A step of what is posted. */
typedef dtl_status posted_step(struct posted *posted);

/* How a communicator does what is asked of it.  Checks are local, and fail with what is wrong. */
struct signal_ops {
    /* Collective.  What it has made is for close(), also where it fails, which it does on all ranks
     * or on none. */
    dtl_status (*open)(struct signal_comm *comm);
    /* Collective: nobody reaches this rank's memory any more.  Where the library is closed already,
     * other ranks and devices are left alone. */
    void (*close)(struct signal_comm *comm);

    dtl_status (*memory_check)(const struct signal_comm *comm, const char *argument,
                               const void *start, uint64_t bytes);
    dtl_status (*source_check)(const struct signal_comm *comm, const void *start, uint64_t bytes);
    /* Whether signals can be sent and awaited now. */
    dtl_status (*signal_check)(const struct signal_comm *comm);
    dtl_status (*stream_check)(const struct signal_comm *comm, const struct device_stream *stream);

    /* Of a window whose sizes are known.  Collective; fails on all ranks or on none. */
    dtl_status (*window_open)(struct signal_comm *comm, struct signal_window *window, int flags);
    dtl_status (*window_close)(struct signal_comm *comm, struct signal_window *window);

    posted_step *alone; /* all of it */

    /* Of a group, each step for all that is posted before the next.  All but settle() are called
     * also where a step before has failed. */
    posted_step *begin;  /* a message */
    posted_step *begun;  /* all messages are */
    posted_step *run;    /* a signal, or a wait */
    posted_step *finish; /* a message */
    posted_step *settle; /* what has no stream of its own is done */
};

extern const struct signal_ops dtl__heap_way, dtl__lent_way, dtl__nccl_way;

/* Does it, or keeps it where this thread has a group open.  What a wait awaits is freed. */
dtl_status dtl__signal_post(const struct posted *posted);

/* Does all of a list, as a group. */
dtl_status dtl__signal_together(struct posted *first);

/* What has nothing to do, and nothing to refuse. */
dtl_status dtl__signal_skip(struct posted *posted);
dtl_status dtl__signal_ready(const struct signal_comm *comm);

/* How many such signals waits have taken. */
uint64_t *dtl__signals_taken(const struct signal_comm *comm, const struct awaited *awaited);

/* Counts what a wait takes.  Undone where it fails. */
void dtl__signals_take(const struct posted *wait);
void dtl__signals_untake(const struct posted *wait, uint64_t count);

/* Drops what this thread's open group holds of a communicator that is closed. */
void dtl__signal_group_forget(const struct signal_comm *comm);

#endif
