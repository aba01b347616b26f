/* SPDX-License-Identifier: BSD-3-Clause */
/* Requests that one rank makes of another without the other's program taking part.
 *
 * Maps, access to remote elements and remote actions stand on this: a request names an object that
 * all ranks of a context have attached in the same order, its handler runs on the rank that is
 * asked, and an answer comes back.  Requests are answered by a thread of the library that sleeps
 * when there is nothing to do, where the job allows calls from several threads (and DTL_PROGRESS is
 * not "poll"); elsewhere whenever a rank waits for an answer of its own or calls
 * dtl__service_progress().  Handlers must be short and must not call back into the service.  See
 * docs/design/why-does-a-thread-answer.md.
 */
#ifndef DTL_PROGRESS_SERVICE_H
#define DTL_PROGRESS_SERVICE_H

#include "dtl_context.h"

struct service;

/* What a handler answers: a status, and `bytes` of dtl__alloc()ed memory that the service releases.
 */
struct answer {
    void *data;
    uint64_t bytes;
};

/* Handles one request of rank `source`, which is aligned to 16 bytes.  A failure travels back with
 * the text of the last error. */
typedef dtl_status (*service_handler)(void *object, int32_t source, const void *request,
                                      uint64_t bytes, struct answer *answer);

/* The service of a context; made by the first call.  Collective; all ranks have it, or none. */
dtl_status dtl__service_of(struct context *context, struct service **out);

/* Ends a context's service, if it has one; called when the context's last reference goes.  Local.
 */
void dtl__service_free(struct service *service);

/* Whoever sends such requests. */
struct service_user {
    /* Returns true while this rank may still send some.  Called with the service's lock held. */
    bool (*is_busy)(void *object);
    /* Nothing comes any more. */
    void (*release)(void *object);
};

/* To be called before dtl__service_free() for a service whose ranks send each other requests
 * without answers, which may be on their way when one of them closes the context.  Such a service
 * outlives dtl__service_free(): it goes on handling requests until every rank has closed the
 * context and has received all that was sent to it, or the job ends.  Local. */
void dtl__service_linger(struct service *service, const struct service_user *user, void *object);

/* Makes `object` known to the context's service, which is made where there is none, under an
 * identity that is the same on all ranks.  Requests which arrive before it is attached wait for it.
 * Collective; attached on all ranks, or on none. */
dtl_status dtl__service_attach(struct context *context, service_handler handler, void *object,
                               struct service **service, uint64_t *identity);

/* From here on requests for the object are refused; returns after the handler that is running, if
 * any. */
void dtl__service_detach(struct service *service, uint64_t identity);

/* Between the two no handler of the service runs. */
void dtl__service_hold(struct service *service);
void dtl__service_let_go(struct service *service);

/* One request that is under way. */
struct ticket {
    uint64_t number;
    int32_t rank;
    struct operation *sending;
    void *message;
    void *room; /* for a small answer, so that what was done is not lost for want of memory */
};

/* Sends a copy of a request; the ticket must be waited for. */
dtl_status dtl__service_post(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct ticket *ticket);

/* Bytes in front of a request that dtl__service_post_message() takes for itself. */
enum { SERVICE_ROOM = 16 };

/* The same without a copy: the request is the `bytes` behind SERVICE_ROOM of `message`, which is
 * dtl__alloc()ed and belongs to the ticket if this succeeds. */
dtl_status dtl__service_post_message(struct service *service, int32_t rank, uint64_t identity,
                                     void *message, uint64_t bytes, struct ticket *ticket);

/* Waits for the answer, which the caller releases.  `out` may be NULL where only the status
 * matters. */
dtl_status dtl__service_wait(struct service *service, struct ticket *ticket, struct answer *out);

/* Refuses an answer of other than `bytes` bytes: it comes from another process. */
dtl_status dtl__answer_check(const char *object, const struct answer *answer, uint64_t bytes);

/* Fails where messages between this rank and that one may be lost, so that nothing may come for
 * ever. */
dtl_status dtl__service_reach(const struct service *service, int32_t rank);

/* Whether dtl__service_wait() would return at once. */
dtl_status dtl__service_test(struct service *service, struct ticket *ticket, bool *done);

/* Post and wait. */
dtl_status dtl__service_call(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes, struct answer *out);

/* Sends a copy of a request that gets no answer.  A later request of this rank to that one is
 * handled after it. */
dtl_status dtl__service_tell(struct service *service, int32_t rank, uint64_t identity,
                             const void *request, uint64_t bytes);
/* The same, with what follows it. */
dtl_status dtl__service_tell_with(struct service *service, int32_t rank, uint64_t identity,
                                  const void *request, uint64_t bytes, const void *payload,
                                  uint64_t payload_bytes);

/* The same without memory of the heap, of at most SERVICE_NOW bytes. */
enum { SERVICE_NOW = 256 };
dtl_status dtl__service_tell_now(struct service *service, int32_t rank, uint64_t identity,
                                 const void *request, uint64_t bytes);

/* Returns once every rank has entered, and answers requests meanwhile, which a barrier of the back
 * end would not. Collective; one at a time. */
dtl_status dtl__service_barrier(struct service *service);

/* Whether the job is to have the thread that answers; the same on all ranks. */
bool dtl__service_thread_is_wanted(void);

/* Whether requests may come that only a rank's own waits answer. */
bool dtl__service_is_polled(void);

/* From here on `answer` is called too wherever requests are answered, without a lock of services,
 * and tells whether it had to do anything: for what others ask by memory that they share.  It must
 * be short, as a handler.  There is one. */
void dtl__service_also(bool (*answer)(void));

/* Returns true if that rank of the service has left the job; for DTL_ANY_SOURCE, if all others
 * have. */
bool dtl__service_is_left(const struct service *service, int32_t rank);

/* Handles all that has arrived for any service of this process, and waits for other threads that do
 * so.  For callers that hold no lock which a handler takes. */
void dtl__service_settle(void);

/* Returns true if that rank has left, and then settles, so that nothing more comes from it. */
bool dtl__service_has_left(const struct service *service, int32_t rank);

/* Answers what has arrived for any service of this process. */
void dtl__service_progress(void);

/* From here on, for as long as `ask` says so, the thread runs the workers, where there is one:
 * other ranks wait for what they do, whatever this rank's program does meanwhile.  One at a time
 * may ask for it. */
void dtl__service_attend(bool (*ask)(void));

/* Ends the thread; called before the process leaves its job. */
void dtl__service_shutdown(void);

#endif
