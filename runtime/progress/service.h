/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests from one rank to another that are served without the other program's participation.
 *
 * Maps, access to remote elements, RMA windows and remote actions use this module.  A request names
 * an object that all ranks of a context attached in the same order.  The object's handler runs on
 * the target rank, and a reply is sent back.  Requests are served by one library thread per
 * process, which sleeps when idle, if MPI's thread level allows it and DTL_PROGRESS is not "poll".
 * Otherwise they are served while the rank waits for a reply of its own, or calls
 * dtl__service_progress().
 *
 * Handlers run with the service's lock held.  They must be short and must not call the service.
 * Locks are acquired in this order: the registry's (service.c), then one service's.
 *
 * Start reading with service_state.h (messages and state), then service_client.c (sending
 * requests), service_server.c (serving them) and service.c (list of services, thread).  wait.h
 * declares how every module waits, worker.h work that runs without locks.  See
 * docs/design/progress-thread.md. */
#ifndef DTL_PROGRESS_SERVICE_H
#define DTL_PROGRESS_SERVICE_H

#include "dtl_context.h"

struct service;

/* The reply of a handler: `bytes` of memory allocated by dtl__alloc(), which the service releases.
 */
struct reply {
    void *data;
    uint64_t bytes;
};

/* Handles one request of rank `source`; `request` is aligned to 16 bytes.  On failure, the reply
 * has the status and the text of the last error. */
typedef dtl_status (*service_handler)(void *object, int32_t source, const void *request,
                                      uint64_t bytes, struct reply *reply);

/* Sets *out to the context's service, which the first call creates.  Collective; succeeds on all
 * ranks, or on none. */
dtl_status dtl__service_of(struct context *context, struct service **out);

/* Ends a context's service; NULL is allowed.  Called when the context's last reference is released.
 * Local. */
void dtl__service_free(struct service *service);

/* A user of a service that sends requests without replies. */
struct service_user {
    /* Returns true while this rank may still send requests.  Called with the service's lock held.
     */
    bool (*is_busy)(void *object);
    /* Releases the object.  No request arrives after this. */
    void (*release)(void *object);
};

/* Marks a service whose ranks send requests without replies, which may be in transit when a rank
 * closes the context.  The service then outlives dtl__service_free(): it serves requests until
 * every rank has closed the context and all messages to this rank were received, or the job ends.
 * Called before dtl__service_free().  Local. */
void dtl__service_linger(struct service *service, const struct service_user *user, void *object);

/* Attaches an object to the context's service, which is created if needed.  Sets *identity to a
 * number that is equal on all ranks.  Requests that arrive before the object is attached wait for
 * it. Collective; attached on all ranks, or on none. */
dtl_status dtl__service_attach(struct context *context, service_handler handler, void *object,
                               struct service **service, uint64_t *identity);

/* Detaches an object.  Later requests for it are refused.  Returns after a running handler has
 * ended. */
void dtl__service_detach(struct service *service, uint64_t identity);

/* Lock and unlock the service: no handler runs in between. */
void dtl__service_lock(struct service *service);
void dtl__service_unlock(struct service *service);

/* A request that was sent and not yet waited for. */
struct ticket {
    uint64_t number;           /* number of the request, which its reply repeats */
    int32_t rank;              /* the target */
    struct operation *sending; /* the send of `message`, which the ticket owns */
    void *message;
    /* Memory for a small reply, allocated before sending, so that the reply can't be lost for lack
     * of memory. */
    void *reply_buffer;
};

/* Sends a copy of a request.  The caller must then wait for the ticket. */
dtl_status dtl__service_post(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct ticket *ticket);

/* Bytes before a request that dtl__service_post_message() reserves for its header. */
enum { SERVICE_HEADER_BYTES = 16 };

/* Sends a request without copying it: the `bytes` after the first SERVICE_HEADER_BYTES of
 * `message`, which was allocated by dtl__alloc().  On success, the ticket owns `message`; on
 * failure, the caller still owns it. */
dtl_status dtl__service_post_message(struct service *service, int32_t rank, uint64_t identity,
                                     void *message, uint64_t bytes, struct ticket *ticket);

/* Blocks until the reply arrives, and releases the ticket.  The caller releases *out; `out` may be
 * NULL if only the status is needed. */
dtl_status dtl__service_wait(struct service *service, struct ticket *ticket, struct reply *out);

/* Fails if a reply does not have `bytes` bytes, since other processes' data is not trusted. */
dtl_status dtl__reply_check(const char *object, const struct reply *reply, uint64_t bytes);

/* Fails if messages between this rank and `rank` may have been lost, so that a reply may never
 * arrive. */
dtl_status dtl__service_check_peer(const struct service *service, int32_t rank);

/* Sets *done if dtl__service_wait() would return at once. */
dtl_status dtl__service_test(struct service *service, struct ticket *ticket, bool *done);

/* Posts a request and waits for its reply. */
dtl_status dtl__service_call(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct reply *out);

/* Sends a copy of a request that has no reply.  Requests from this rank to one other rank are
 * handled in the order in which they were sent. */
dtl_status dtl__service_notify(struct service *service, int32_t rank, uint64_t identity,
                               const void *request, uint64_t bytes);
/* Sends a request without reply that consists of two buffers. */
dtl_status dtl__service_notify_with(struct service *service, int32_t rank, uint64_t identity,
                                    const void *request, uint64_t bytes, const void *payload,
                                    uint64_t payload_bytes);

/* Sends a request without reply of at most SERVICE_NOW bytes, without allocating memory. */
enum { SERVICE_NOW = 256 };
dtl_status dtl__service_notify_now(struct service *service, int32_t rank, uint64_t identity,
                                   const void *request, uint64_t bytes);

/* Blocks until every rank has entered, and serves requests meanwhile, which the backend's barrier
 * would not do.  Collective; one barrier of a service at a time. */
dtl_status dtl__service_barrier(struct service *service);

/* Returns true if this job uses the service thread; equal on all ranks. */
bool dtl__service_thread_is_wanted(void);

/* Returns true if requests may arrive that are served only while this rank waits. */
bool dtl__service_is_polled(void);

/* Sets a function that is also called wherever requests are served, without a service's lock held.
 * It serves requests in shared memory, returns true if it did anything, and must be as short as a
 * handler. There is at most one. */
void dtl__service_set_poller(bool (*poller)(void));

/* Returns true if the rank has left the job; for DTL_ANY_SOURCE, if all other ranks have. */
bool dtl__service_is_departed(const struct service *service, int32_t rank);

/* Handles everything that has arrived for any service of this process, after other threads that do
 * so. The caller must hold no lock that a handler acquires. */
void dtl__service_drain(void);

/* Returns true if the rank has left the job; then handles everything that has arrived, so that
 * nothing more arrives from it. */
bool dtl__service_has_left(const struct service *service, int32_t rank);

/* Serves the requests that have arrived for any service of this process. */
void dtl__service_progress(void);

/* Makes the service thread also run the workers as long as `is_needed` returns true, because other
 * ranks wait for their work whatever this rank's program does.  There is one such function at a
 * time. */
void dtl__service_require_thread(bool (*is_needed)(void));

/* Ends the thread.  Called before the process leaves its job. */
void dtl__service_shutdown(void);

#endif
