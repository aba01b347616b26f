/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators that count signals.  Each has a context of its own, and a heap with one word a
 * rank: how often that rank has signalled this one.  Memory that is registered is a window without
 * epochs, over the same context, whose service keeps puts and signals in order. */
#ifndef DTL_SIGNAL_COMMUNICATOR_H
#define DTL_SIGNAL_COMMUNICATOR_H

#include "dtl_container.h"
#include "symmetric/heap.h"

struct signal_comm {
    struct context *context;
    struct symmetric *heap;
    uint64_t *words;         /* of this rank, by who signals */
    uint64_t *taken;         /* how many of these signals waits have taken */
    int64_t serial;          /* tells communicators apart that have a rank in common */
    struct window **windows; /* by index; NULL: no longer registered here */
    int64_t window_count;
    int64_t window_room;
};

/* The window of a number; fails where it is another communicator's, or registered no more. */
dtl_status dtl__signal_window_find(const struct signal_comm *comm, dtl_signal_window_t number,
                                   struct window **out);

/* Frees all windows, which nobody puts into any more. */
void dtl__signal_windows_release(struct signal_comm *comm);

/* Signals that are waited for. */
struct awaited {
    int32_t peer;
    uint64_t count;
};

enum posted_kind { POSTED_SEND, POSTED_RECV, POSTED_SIGNAL, POSTED_WAIT };

/* What is asked of a communicator, checked: it is done at once, or at the end of a group. */
struct posted {
    struct posted *next;
    enum posted_kind kind;
    struct signal_comm *comm;
    int32_t peer;
    void *room;       /* where a message is received */
    const void *data; /* what is sent or put */
    uint64_t count;   /* elements */
    const struct dtype *type;
    dtl_signal_window_t window; /* where a signal's data go; 0: it has none */
    uint64_t offset;
    struct awaited *awaited; /* what a wait waits for; freed with it */
    uint64_t awaited_count;
    struct operation *operation; /* the message under way */
};

/* Does it, or keeps it where this thread has a group open.  What a wait awaits is freed. */
dtl_status dtl__signal_post(const struct posted *posted);

/* Does it now; a message is waited for. */
dtl_status dtl__signal_run(struct posted *posted);

/* Starts a message, and waits for it; one that was not started is passed over. */
dtl_status dtl__signal_begin(struct posted *posted);
dtl_status dtl__signal_finish(struct posted *posted);

/* Drops what this thread's open group holds of a communicator that is closed. */
void dtl__signal_group_forget(const struct signal_comm *comm);

#endif
