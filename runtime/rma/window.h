/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows.  What is done to a rank's memory is done in the one way that reaches it: at once where
 * the memory is mapped in this process or the kernel copies between processes (direct_access.h), by
 * that rank's service elsewhere. */
#ifndef DTL_RMA_WINDOW_H
#define DTL_RMA_WINDOW_H

#include <pthread.h>

#include "dtl_container.h"
#include "dtl_context.h"
#include "progress/service.h"

enum window_verb {
    WINDOW_PUT,
    WINDOW_GET,
    WINDOW_ACCUMULATE,
    WINDOW_FETCH,
    WINDOW_SWAP,
    WINDOW_LOCK, /* gives one byte: whether it was granted */
    WINDOW_UNLOCK,
    WINDOW_SIGNAL,     /* a put, and after it a word that changes */
    WINDOW_WORD,       /* a word changes, by the processor's atomic operations */
    WINDOW_WORD_FETCH, /* the same, and gives what it was */
    WINDOW_FLUSH,      /* answered when all before it is done */
    WINDOW_POSTED,     /* the sender's part is open to the receiver */
    WINDOW_COMPLETED   /* the sender is done with the receiver's part */
};

/* In front of every request's payload. */
struct window_request {
    uint32_t verb;
    int32_t op;
    int32_t dtype;
    int32_t mode;
    uint64_t offset;
    uint64_t bytes; /* of the target's part; the payload of a swap is twice as long */
    uint64_t value; /* for a word; `op` says what becomes of it */
    union {
        uint64_t signal;  /* where a put's word is */
        uint64_t compare; /* what a word is compared with, where op is WORD_COMPARE_SWAP */
    };
};

/* What becomes of a word: a dtl_atomic_op, or this. */
enum { WORD_COMPARE_SWAP = DTL_ATOMIC_XOR + 1, WORD_OPS };

/* What a part's owner shares with those that reach the part directly. */
struct guard {
    pthread_mutex_t lock; /* of all below, and of the memory while an atomic operation is at it */
    uint64_t token[2];    /* tells this guard from what may be at its address elsewhere */
    int32_t shared;       /* ranks that hold a shared lock of the part */
    bool is_exclusive;    /* one holds the exclusive one */
};

/* One rank's part, as this rank reaches it. */
struct part {
    uint64_t size;
    struct guard *guard; /* NULL: locks and atomic operations are asked for */
    char *base;          /* of memory that has a guard */
    int64_t process;     /* whose memory the kernel copies from and to; 0: none */
    char *address;       /* of the part there */
    struct block *block; /* what guard and base lie in, if another rank's was mapped */
};

/* Memory that was attached to a dynamic window; `offset` is never used again. */
struct region {
    struct region *next;
    uint64_t offset;
    uint64_t size;
    char *base;
};

/* Requests to a target that need no answer: how many there were, and of how many a flush has told
 * that they are done. */
struct told {
    atomic_ulong count;
    atomic_ulong flushed;
};

/* How this rank may access a target now. */
enum access { ACCESS_NONE, ACCESS_SHARED, ACCESS_EXCLUSIVE, ACCESS_STARTED };

struct window {
    struct context *context;
    struct service *service;
    uint64_t identity;
    struct part *parts;   /* of every rank */
    struct guard *guard;  /* of the own part, where that lies in no segment */
    struct block *memory; /* of the own part, where the window allocated it */
    struct told *told;    /* a target */
    bool is_dynamic;      /* parts are what is attached */
    struct region *first; /* attached here; under the own guard's lock */
    uint64_t next_offset; /* of what is attached next; likewise */

    pthread_mutex_t epochs; /* of changes to all below, which threads read without it */
    atomic_uchar *access;   /* enum access a target; also while the lock is asked for */
    atomic_bool is_fenced;  /* an epoch of fences is open */
    atomic_bool has_all;    /* lock_all is held, or asked for */
    atomic_bool is_started; /* between start and complete */
    atomic_bool is_exposed; /* between post and wait */
    uint64_t exposed;       /* ranks that the own part was posted to and not waited for */
    atomic_ulong complete;  /* of these, those that are done */
    atomic_uint *posts;     /* of every rank: parts posted to this one and not started yet */
};

/* Whether this rank has locked or started a target. */
bool dtl__window_has_access(const struct window *window);

/* Fails, for an epoch is open that excludes what was asked for, or the one that this needs is not.
 */
dtl_status dtl__epoch_refuse(const char *found, const char *expected);

/* Changes a word of 4 or 8 bytes that other processes may change at the same time; gives what it
 * was. What was written before it is seen by who finds it changed. */
uint64_t dtl__word_apply(void *word, uint64_t bytes, int32_t op, uint64_t value, uint64_t compare);

/* Does one request on a part that has a guard.  `result` takes what the request gives, which is
 * dtl__result_bytes() long. */
dtl_status dtl__part_apply(struct window *window, const struct part *part,
                           const struct window_request *request, const void *payload, void *result);

/* What follows a request in its message, and what it gives. */
uint64_t dtl__payload_bytes(const struct window_request *request);
uint64_t dtl__result_bytes(const struct window_request *request);

/* Does a request on a target's part and returns when it is done. */
dtl_status dtl__window_do(struct window *window, int32_t target,
                          const struct window_request *request, const void *payload, void *result);

/* The same, but it may be under way until the target is flushed; `payload` may be used again. */
dtl_status dtl__window_tell(struct window *window, int32_t target,
                            const struct window_request *request, const void *payload);

/* Starts to get a range of a part that has to be asked for; the ticket must be waited for. */
dtl_status dtl__window_post(struct window *window, int32_t target,
                            const struct window_request *request, struct ticket *ticket);

/* Whether what is asked of a target needs its service. */
bool dtl__window_asks(const struct window *window, int32_t target, enum window_verb verb);

/* What others ask of this rank. */
dtl_status dtl__window_handle(void *object, int32_t source, const void *message, uint64_t bytes,
                              struct answer *answer);

/* Of a dynamic window. */
uint64_t dtl__regions_size(struct window *window);
void dtl__regions_release(struct window *window);

/* Refuses what would end past the target's part, or lies in no epoch. */
dtl_status dtl__access_check(const struct window *window, int32_t target, uint64_t offset,
                             uint64_t bytes);

/* All that this rank has asked of a target, or of all targets, is done. */
dtl_status dtl__window_flush(struct window *window, int32_t target);
dtl_status dtl__window_flush_all(struct window *window);

/* Frees a window that nobody asks for, or that others have not either; NULL is ignored. */
void dtl__window_release(struct window *window);

#endif
