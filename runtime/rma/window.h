/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows over requests between ranks: what is done to a rank's memory is done by that rank's
 * service. */
#ifndef DTL_RMA_WINDOW_H
#define DTL_RMA_WINDOW_H

#include <pthread.h>

#include "async/service.h"
#include "dtl_runtime.h"

enum window_verb {
    WINDOW_PUT,
    WINDOW_GET,
    WINDOW_ACCUMULATE,
    WINDOW_FETCH,
    WINDOW_SWAP,
    WINDOW_LOCK, /* answers one byte: whether it was granted */
    WINDOW_UNLOCK,
    WINDOW_FLUSH, /* answers when all before it is done */
};

/* In front of every request's payload. */
struct window_request {
    uint32_t verb;
    int32_t op;
    int32_t dtype;
    int32_t mode;
    uint64_t offset;
    uint64_t
        bytes; /* of the target's part; the payload is as long, or twice as long for WINDOW_SWAP */
};

/* How this rank may access a target now. */
enum access { ACCESS_NONE, ACCESS_SHARED, ACCESS_EXCLUSIVE };

struct window {
    struct context *context;
    struct service *service;
    uint64_t identity;
    char *base;
    bool is_owned;   /* `base` was allocated for the window */
    uint64_t *sizes; /* of every rank's part */
    uint8_t *access; /* this rank's locks, enum access a target */
    bool is_fenced;  /* an epoch of fences is open */
    bool has_all;    /* lock_all is held */

    pthread_mutex_t lock; /* of what follows, and of the memory while an operation is at it */
    int32_t shared;       /* ranks that hold a shared lock of this rank's part */
    bool is_exclusive;    /* one holds the exclusive one */
};

/* Does one request on this rank's part; `payload` is what came with it. */
dtl_status dtl__window_apply(struct window *window, const struct window_request *request,
                             const char *payload, struct answer *answer);

/* Sends a request to a target, or does it here if that is this rank, and waits for the answer. */
dtl_status dtl__window_call(struct window *window, int32_t target,
                            const struct window_request *request, const void *payload,
                            uint64_t bytes, struct answer *answer);

/* The same without an answer. */
dtl_status dtl__window_tell(struct window *window, int32_t target,
                            const struct window_request *request, const void *payload,
                            uint64_t bytes);

#endif
