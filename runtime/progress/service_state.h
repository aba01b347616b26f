/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages and state of the service, shared by its files. */
#ifndef DTL_PROGRESS_SERVICE_STATE_H
#define DTL_PROGRESS_SERVICE_STATE_H

#include <pthread.h>

#include "service.h"

enum {
    TAG_REQUEST = 0,
    TAG_BARRIER = 1, /* the first of one tag per round of the barrier */
    TAG_REPLY = TAG_BARRIER + 31,
    TAG_COUNT = INT32_MAX - TAG_REPLY, /* number of tags for replies */
    TEXT_BYTES = 512,
    SMALL_REPLY = 64,
    CACHED_BUFFERS = 4,
    NAP_SHORTEST = 20000, /* sleep of the idle thread, in nanoseconds */
    NAP_LONGEST = 1000000,
};

/* Header of every request. */
struct request_header {
    uint64_t identity;
    uint64_t number; /* number that the reply repeats; NO_REPLY: no reply */
};

#define NO_REPLY UINT64_MAX

/* Special identities instead of an object's.  The sender's last request: */
#define IDENTITY_LAST UINT64_MAX
/* A message from or to the sender may be lost, so no rank should wait for its replies: */
#define IDENTITY_LOST (UINT64_MAX - 1)
/* The sender has served all requests: */
#define IDENTITY_SERVED (UINT64_MAX - 2)

/* Header of every reply; `text` is the error text of a failed request. */
struct reply_header {
    uint64_t number; /* number of the request */
    dtl_status status;
    char text[TEXT_BYTES];
};

/* A reply that fits in memory which the requester allocated before.  A result that must not be
 * lost, such as an acquired lock, is sent this way if memory runs out. */
struct small_reply {
    struct reply_header head;
    char data[SMALL_REPLY];
};

/* An object that was attached; its identity is its index. */
struct attached_object {
    service_handler handler;
    void *object; /* NULL once detached */
};

/* A message of the barrier. */
struct barrier_token {
    uint64_t number; /* number of the barrier */
    dtl_status status;
};

/* A reusable buffer for a message. */
struct message_buffer {
    void *start;
    uint64_t bytes; /* capacity; 0: too large to be cached */
};

/* A received request. */
struct request {
    struct request *next;  /* next request in `early` */
    uint64_t buffer_bytes; /* capacity of its message_buffer */
    int32_t source;
    uint64_t bytes;
    _Alignas(16) char message[];
};

/* A message whose send has not completed. */
struct outgoing_message {
    struct outgoing_message *next;
    struct operation *operation;
    void *message;                /* NULL: the message follows this struct */
    struct message_buffer buffer; /* the buffer that contains this struct */
};

/* One of the buffers that are joined to a message. */
struct message_part {
    const void *start;
    uint64_t bytes;
};

/* Phases in which a service ends if its ranks send requests without replies.  Each rank announces
 * to the others that it sends no more requests; once it has received that from all, it announces
 * that it has served theirs.  Messages between two ranks arrive in order, so nothing is in transit
 * to a rank that has received the second announcement from all others. */
enum service_end {
    END_NONE,     /* in use, or no such end is needed */
    END_WANTED,   /* the context is about to be freed */
    END_REQUESTS, /* this rank has announced that it sends no more requests */
    END_SERVED,   /* and that it has served those of the others */
};

struct service {
    struct service *next;
    struct comm comm;
    pthread_mutex_t lock; /* protects the members below; held while a handler runs */
    struct attached_object *attached;
    uint64_t attached_count;
    uint64_t attached_capacity;
    struct request *early; /* requests for objects not yet attached, in order of arrival */
    struct outgoing_message *outgoing;
    struct message_buffer buffers[CACHED_BUFFERS]; /* for received and sent messages */
    int32_t closed_count;                          /* ranks that send no more requests */
    int32_t served_count;                          /* ranks that have also served all requests */
    enum service_end end;                          /* phase of the end on this rank */
    bool is_freed;                   /* the context was freed; the service is released at its end */
    const struct service_user *user; /* NULL, or set by dtl__service_linger(), with `object` */
    void *object;
    atomic_uint_fast64_t numbers;
    uint64_t barriers; /* barriers that this rank has entered; written only within a barrier */
    /* True once a message from or to this rank may be lost; replies are no longer awaited then. */
    atomic_bool is_broken;
    /* Two flags per rank: comm.size flags, set once a message from or to that rank may be lost,
     * then comm.size flags, set once that rank has closed the context. */
    atomic_bool lost[];
};

/* Returns the flag that is set once a rank has closed the context. */
static inline atomic_bool *dtl__service_closed_flag(struct service *service, int32_t rank)
{
    return &service->lost[service->comm.size + rank];
}

/* Returns the tag of the reply to a request by its number; distant requests share a tag. */
static inline int32_t reply_tag(uint64_t number)
{
    return TAG_REPLY + (int32_t)(number % TAG_COUNT);
}

/* Marks the service as broken after a failed receive or a failed send that another rank waits for,
 * and notifies the other ranks.  No rank then waits for this rank's replies, nor this rank for
 * theirs. Returns `failure`.  A failure because the backend is closed has lost no message and
 * changes nothing. */
dtl_status dtl__service_mark_broken(struct service *service, dtl_status failure);

/* Keeps an unfinished send and its message until it completes.  Called with the service's lock
 * held. */
void dtl__service_keep_send(struct service *service, struct operation *operation, void *message);

/* Starts sending the parts as one message, which is copied and released on completion.  Called with
 * the service's lock held. */
dtl_status dtl__service_send(struct service *service, int32_t dest, int32_t tag,
                             const struct message_part *parts, int count);

/* Acquire and release the buffer of a message; the contents are undefined.  Called with the
 * service's lock held. */
dtl_status dtl__service_buffer_acquire(struct service *service, uint64_t bytes, const char *what,
                                       struct message_buffer *out);
void dtl__service_buffer_release(struct service *service, struct message_buffer buffer);
/* Frees all cached buffers of a service that is being released. */
void dtl__service_buffers_free(struct service *service);

/* Releases the messages whose sends have completed.  Called with the service's lock held. */
void dtl__service_reap(struct service *service);

/* Handles the early requests whose objects are now attached, and keeps the others in order.  Called
 * with the service's lock held. */
void dtl__service_handle_early(struct service *service);

/* Advances the end of a service without blocking.  Returns true when it has ended.  Called with the
 * service's lock held. */
bool dtl__service_advance_end(struct service *service);

/* Serves the requests that have arrived for this service; returns true if there were any.  Returns
 * at once if another thread is serving them. */
bool dtl__service_try_serve(struct service *service);
/* Serves as above, but waits for another thread that is serving them. */
bool dtl__service_serve(struct service *service);

#endif
