/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests: nonblocking collectives (used once) and plans (persistent collectives, started again
 * and again).  This header also gives the overview of the module.
 *
 * The module implements the collective functions of the API. collective.c defines each of them in
 * three forms: blocking, nonblocking and plan.  A blocking call goes straight to the communicator's
 * backend.  The other two forms create a `struct collective_request`, which request.c starts, tests
 * and completes.  It chooses between the backend's own nonblocking or persistent collective, memory
 * shared on the node, and point-to-point messages (composed_start.c, composed_reduction.c).
 * Buffers in device memory are handled by device_collective.c, staged.c and device_request.c.
 * Under DTL_CHECK the ranks also compare their calls and counts (count_check.c).
 *
 * A request must not be used by several threads at once.  Two mutexes in request.c protect the
 * lists of abandoned and of pending checked requests.  Start reading at collective.c, then
 * request.c. */
#ifndef DTL_COLLECTIVE_REQUEST_H
#define DTL_COLLECTIVE_REQUEST_H

#include "dtl_context.h"
#include "future/future.h"
#include "node/collective_queue.h"
#include "observe/check.h"

struct collective_request {
    struct context *context;
    /* Sends the request's messages, if it uses any, with `tag`. */
    struct comm *comm;
    int32_t tag;
    struct collective collective; /* as requested by the caller, with counts in `counts` */
    struct collective transfer;   /* the exchange: `collective`, or a gathering of contributions */
    uint64_t *counts;             /* counts and displacements of both; NULL: there are none */
    void *contributions;          /* of all ranks, to be reduced here; NULL if not composed */
    bool uses_messages;           /* on all ranks, contributions are sent as messages */
    bool has_no_buffer;           /* no memory for contributions: sends its own, then fails */
    struct operation *single_operation; /* storage for `operations` when one is enough */
    struct operation **operations;      /* active, or complete and not yet released */
    int32_t count;                      /* number of `operations` */
    struct queued_collective *shared;   /* collective in shared memory; NULL if not used */
    struct operation *persistent;       /* the backend's persistent collective, or NULL */
    bool is_composed;  /* `transfer` gathers contributions, which are reduced on completion */
    bool is_active;    /* started and not yet completed */
    bool is_abandoned; /* released by the caller while active: freed once it completes */
    struct device_request *device;   /* for buffers in device memory; NULL for host memory */
    struct collective_request *next; /* next in the list of abandoned requests */

    /* The rest is used under DTL_CHECK only. */
    struct check *check;            /* comparison of this call between the ranks */
    struct check *outcome;          /* results of the other ranks */
    struct declaration declaration; /* the arguments that are compared */
    uint64_t send_checksum;         /* of the send buffer at the start */
    /* Copies of the send buffer, which are sent in its place: a failure may end the wait while
     * messages are still in transit. */
    char *copies;
    uint64_t copied_bytes; /* bytes of `copies` in use */
    bool is_reported;      /* this rank has reported its result to the others */
    int64_t deadline;      /* in dtl__now(): end of the wait for the others' results */
    struct collective_request *next_pending; /* next in the list of pending checked requests */
};

/* Creates a request that is ready to start, and sets *out.  Copies counts and displacements; the
 * displacements may be NULL.  With `is_plan` the call is collective, and the backend prepares a
 * persistent collective if it has one.  With `is_on_device` the buffers are memory of the context's
 * device.  Retains the context; released by dtl__collective_request_release(). */
dtl_status dtl__collective_request_make(struct context *context,
                                        const struct collective *collective, bool is_plan,
                                        bool is_on_device, struct collective_request **out);

/* Starts the request, which must not be active.  Does not wait for other ranks. */
dtl_status dtl__collective_request_start(struct collective_request *request);

/* Call after a start.  If the program has set a stream on the context, returns only when work that
 * is queued on that stream later is ordered after the collective.  A collective that is staged
 * through the host is therefore waited for.  Returns the failure of this wait. */
dtl_status dtl__collective_request_order(struct collective_request *request);

/* Sets *done when the collective has completed.  A failure completes it as well. */
dtl_status dtl__collective_request_test(struct collective_request *request, bool *done);
/* Waits until the collective has completed. Returns DTL_ERROR_CANCELED after an interrupt; the
 * collective then remains active and can be waited for again. */
dtl_status dtl__collective_request_wait(struct collective_request *request);

/* Releases the request.  An active request is kept internally until it completes, because other
 * ranks depend on it. */
void dtl__collective_request_release(struct collective_request *request);

/* Starts the request's `transfer` as point-to-point messages, each sent directly to the rank that
 * needs it.  For backends without nonblocking collectives.  See composed_start.c. */
dtl_status dtl__composed_start(struct collective_request *request);

/* Returns true if DTL performs this reduction itself: it gathers the contributions and reduces them
 * locally.  See composed_reduction.c. */
bool dtl__composed_is_needed(const struct comm *comm, enum collective_kind kind);
/* Sets request->transfer to the collective that gathers the contributions, and allocates memory for
 * them.  With `is_depended_on` other ranks do not learn of a failure here: if memory for large
 * contributions is lacking, this succeeds and the request fails when it completes. */
dtl_status dtl__composed_prepare(struct collective_request *request, bool is_depended_on);
/* Returns the failure of a request that had no memory for the contributions. */
dtl_status dtl__composed_fail(const struct collective_request *request);
/* Reduces the gathered contributions into the receive buffer. */
void dtl__composed_reduce(struct collective_request *request);

#endif
