/* SPDX-License-Identifier: BSD-3-Clause */
/* What the files of the service share: its messages and its state. */
#ifndef DTL_PROGRESS_SERVICE_STATE_H
#define DTL_PROGRESS_SERVICE_STATE_H

#include <pthread.h>

#include "service.h"

enum {
    TAG_REQUEST = 0,
    TAG_BARRIER = 1, /* the first, of a round each */
    TAG_ANSWER = TAG_BARRIER + 31,
    TAG_COUNT = INT32_MAX - TAG_ANSWER, /* of answers */
    TEXT_BYTES = 512,
    SMALL_ANSWER = 64,
    ROOMS = 4,
    NAP_SHORTEST = 20000, /* of the thread, in nanoseconds */
    NAP_LONGEST = 1000000,
};

/* In front of every request. */
struct request_head {
    uint64_t identity;
    uint64_t number; /* NUMBER_NONE: no answer is wanted */
};

#define NUMBER_NONE UINT64_MAX

/* In place of an object's: the last request of a rank, which says that no other comes; */
#define IDENTITY_LAST UINT64_MAX
/* and that a message to the sender may be lost, so that nobody waits for its answers. */
#define IDENTITY_LOST (UINT64_MAX - 1)
/* and that it has answered all that came. */
#define IDENTITY_ANSWERED (UINT64_MAX - 2)

/* In front of every answer; `text` is the last error of a request that failed. */
struct answer_head {
    uint64_t number; /* of the request */
    dtl_status status;
    char text[TEXT_BYTES];
};

/* One that needs no memory but what whoever asks has set aside before: as a lock or an element,
 * which is not to be lost once it was given. */
struct small_answer {
    struct answer_head head;
    char data[SMALL_ANSWER];
};

struct attached {
    service_handler handler;
    void *object; /* NULL once detached */
};

/* What ranks tell each other in a round of a barrier. */
struct token {
    uint64_t number; /* of the barrier */
    dtl_status status;
};

/* Memory for a message. */
struct room {
    void *start;
    uint64_t bytes; /* 0: it is not worth keeping */
};

/* A request that has come. */
struct request {
    struct request *next; /* of those whose object was not attached yet */
    uint64_t room;        /* the bytes of its memory that are worth keeping */
    int32_t source;
    uint64_t bytes;
    _Alignas(16) char message[];
};

/* A message that is still being sent. */
struct outgoing {
    struct outgoing *next;
    struct operation *operation;
    void *message;    /* NULL: it lies behind this */
    struct room room; /* what this lies in */
};

/* A part of a message. */
struct piece {
    const void *start;
    uint64_t bytes;
};

/* How a service ends whose ranks send each other requests without answers.  Each rank tells each
 * other that it sends no more requests; and, once it has heard that from all, that it has answered
 * theirs.  Messages of one rank to another arrive in order, so that nothing is on its way to a rank
 * that has heard the second from all. */
enum service_end {
    END_NONE,     /* it is in use, or needs no such end */
    END_WANTED,   /* the context will be freed */
    END_REQUESTS, /* this rank has said that it sends no more requests */
    END_ANSWERS,  /* and that it has answered those of the others */
};

struct service {
    struct service *next;
    struct comm comm;
    pthread_mutex_t lock; /* of all below; held while a handler runs */
    struct attached *attached;
    uint64_t attached_count;
    uint64_t attached_capacity;
    struct request *early; /* in the order in which they came */
    struct outgoing *outgoing;
    struct room rooms[ROOMS];        /* for messages that come, and go */
    int32_t finished;                /* ranks from which no request comes any more, */
    int32_t silent;                  /* and no answer either */
    enum service_end end;            /* how far this rank is in ending it */
    bool is_freed;                   /* the context is gone: it is released at its end */
    const struct service_user *user; /* NULL, or what lingers with it */
    void *object;
    atomic_uint_fast64_t numbers;
    uint64_t barriers;     /* that this rank has entered; written by whoever is in one */
    atomic_bool is_broken; /* a message to this rank, or of it, may be lost: it waits for none */
    atomic_bool lost[];    /* by rank: one to that rank, or of it, may be; then `ended`, likewise */
};

/* The flag that says that a rank has closed the context. */
static inline atomic_bool *dtl__service_ended(struct service *service, int32_t rank)
{
    return &service->lost[service->comm.size + rank];
}

static inline int32_t answer_tag(uint64_t number)
{
    return TAG_ANSWER + (int32_t)(number % TAG_COUNT);
}

/* After a failure to receive, or to send what somebody waits for: nobody waits for this rank any
 * more, nor it for others.  Returns the failure.  One that says that the library may not call the
 * back end has lost nothing. */
dtl_status dtl__service_lose(struct service *service, dtl_status failure);

/* Keeps what is being sent until it has gone.  Under the service's lock. */
void dtl__service_keep(struct service *service, struct operation *operation, void *message);

/* Starts sending pieces as one message, which is released when it has gone.  Under the service's
 * lock. */
dtl_status dtl__service_send(struct service *service, int32_t dest, int32_t tag,
                             const struct piece *pieces, int count);

/* Sets *out to memory for a message, of any content; gives it back.  Under the service's lock. */
dtl_status dtl__service_room_take(struct service *service, uint64_t bytes, const char *what,
                                  struct room *out);
void dtl__service_room_give(struct service *service, struct room room);
void dtl__service_rooms_release(struct service *service);

/* Releases what has gone.  Under the service's lock. */
void dtl__service_reap(struct service *service);

/* Handles what came for objects that were attached meanwhile; keeps the rest, in order.  Under the
 * service's lock. */
void dtl__service_catch_up(struct service *service);

/* Goes on with the end of a service, without waiting; returns true at its end, or once it can't go
 * on since messages were lost.  Under the service's lock. */
bool dtl__service_end(struct service *service);

/* Answers what has arrived for this service; whether there was anything.  Returns at once where
 * another thread is at it. */
bool dtl__service_answer(struct service *service);
/* The same; waits for another thread that is at it. */
bool dtl__service_answer_all(struct service *service);

#endif
