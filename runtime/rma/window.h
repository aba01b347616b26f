/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows: memory that other ranks read and write (one-sided communication, RMA). Implements
 * dtl_window_* and dtl_rma_*.
 *
 * `struct window` holds one `struct part` for each rank, which is that rank's memory as this rank
 * accesses it. There are three ways, chosen when the window is created (direct_access.h): the
 * memory is mapped into this process; the kernel copies between the processes; or a `struct
 * window_request` is sent to the rank's progress engine (progress/service.h).
 *
 * operations.c and nonblocking.c check the calls; dispatch.c chooses between direct access and a
 * request; request_handler.c receives requests; target.c executes operations on a part; atomic.c
 * has the processor's atomic operations; fence.c, lock.c and post_start.c implement the epochs;
 * dynamic.c the regions of dynamic windows. Start reading at dispatch.c.
 *
 * Threads: `epoch_lock` protects changes to the epoch state of this rank. Each part's `guard` has a
 * process-shared mutex for locks and atomic operations on elements. Requests are handled by the
 * progress engine, in parallel to the program's threads. */
#ifndef DTL_RMA_WINDOW_H
#define DTL_RMA_WINDOW_H

#include <pthread.h>

#include "dtl_container.h"
#include "dtl_context.h"
#include "progress/service.h"

/* Operations of a request. */
enum window_verb {
    WINDOW_PUT,
    WINDOW_GET,
    WINDOW_ACCUMULATE,
    WINDOW_FETCH,
    WINDOW_SWAP,
    WINDOW_LOCK, /* result: one byte, 1 if the lock was granted */
    WINDOW_UNLOCK,
    WINDOW_SIGNAL,       /* a put, followed by an atomic update of a 64-bit value */
    WINDOW_ATOMIC,       /* atomic update of a 32- or 64-bit value */
    WINDOW_ATOMIC_FETCH, /* the same; the result is the previous value */
    WINDOW_FLUSH,        /* answered once all earlier requests are complete */
    WINDOW_POSTED,       /* the sender has posted its part to the receiver */
    WINDOW_COMPLETED     /* the sender has completed its access to the receiver's part */
};

/* Header of a request. The payload follows it. */
struct window_request {
    uint32_t verb;
    int32_t op;
    int32_t dtype;
    int32_t mode;
    uint64_t offset;
    uint64_t bytes; /* of the target range; the payload of WINDOW_SWAP has twice as many */
    uint64_t value; /* operand of an atomic operation, which `op` names */
    union {
        uint64_t signal;  /* WINDOW_SIGNAL: offset of the value to update */
        uint64_t compare; /* expected value, for WINDOW_OP_COMPARE_SWAP */
    };
};

/* Atomic operations of a request: the values of dtl_atomic_op, and compare-and-swap. */
enum { WINDOW_OP_COMPARE_SWAP = DTL_ATOMIC_XOR + 1, WINDOW_OP_COUNT };

/* Synchronization state of a part. The owner shares it with the ranks that access the part
 * directly. */
struct guard {
    pthread_mutex_t lock; /* protects the fields below, and elements during atomic operations */
    uint64_t token[2];    /* random; identifies this guard, see direct_access.c */
    int32_t shared;       /* number of ranks that hold a shared lock of the part */
    bool is_exclusive;    /* one rank holds the exclusive lock */
};

/* The memory of one rank in a window, as this rank accesses it. */
struct part {
    uint64_t size;
    struct guard *guard; /* NULL: locks and atomic operations need a request */
    char *base;          /* address in this process; valid if guard is not NULL */
    int64_t process;     /* process id for copies by the kernel; 0: not possible */
    char *address;       /* address of the part in that process */
    struct block *block; /* mapping that contains guard and base of another rank; else NULL */
};

/* Memory attached to a dynamic window. No offset is used twice. */
struct region {
    struct region *next;
    uint64_t offset;
    uint64_t size;
    char *base;
};

/* Counts of the requests without an answer to one target: those sent, and those that a flush has
 * confirmed as complete. */
struct sent_requests {
    atomic_ulong count;
    atomic_ulong flushed;
};

/* The access epoch that this rank has open at a target. */
enum access { ACCESS_NONE, ACCESS_SHARED, ACCESS_EXCLUSIVE, ACCESS_STARTED };

/* A window, and this rank's access and exposure epochs in it. */
struct window {
    struct context *context;
    struct service *service;
    uint64_t identity;
    struct part *parts;   /* one for each rank */
    struct guard *guard;  /* of this rank's part, if it lies in no shared segment; else NULL */
    struct block *memory; /* of this rank's part, if the window allocated it; else NULL */
    struct sent_requests *sent_requests; /* one for each target */
    bool is_dynamic;                     /* the parts consist of attached regions */
    struct region *first; /* regions attached by this rank; protected by its guard's lock */
    uint64_t next_offset; /* of the next region; protected likewise */

    /* protects changes to the fields below; threads read them without it */
    pthread_mutex_t epoch_lock;
    atomic_uchar *access;   /* an enum access for each target; set before the lock is acquired */
    atomic_bool is_fenced;  /* an epoch between fences is open */
    atomic_bool has_all;    /* lock_all is held or being acquired */
    atomic_bool is_started; /* between start and complete */
    atomic_bool is_exposed; /* between post and wait */
    uint64_t exposed_count; /* number of ranks to which this rank's part is posted */
    atomic_ulong completed_count; /* number of those that have completed */
    /* for each rank: its posts to this rank that no start has consumed */
    atomic_uint *received_posts;
};

/* Returns true if this rank has locked or started any target. */
bool dtl__window_has_access(const struct window *window);

/* Returns the failure for a call that does not fit the current epoch. `found` describes the epoch
 * and `expected` what the call requires. */
dtl_status dtl__epoch_refuse(const char *found, const char *expected);

/* Applies an atomic operation to a value of 4 or 8 bytes, which other processes may change at the
 * same time, and returns the previous value. Sequentially consistent: a thread that reads the new
 * value also sees all earlier writes of this thread. */
uint64_t dtl__atomic_apply(void *target, uint64_t bytes, int32_t op, uint64_t value,
                           uint64_t compare);

/* Executes one request on a part that has a guard. Writes dtl__result_bytes() bytes to `result`.
 * Takes the guard's lock if the operation needs it. */
dtl_status dtl__part_apply(struct window *window, const struct part *part,
                           const struct window_request *request, const void *payload, void *result);

/* Return the size of the payload that follows a request, and the size of its result. */
uint64_t dtl__payload_bytes(const struct window_request *request);
uint64_t dtl__result_bytes(const struct window_request *request);

/* Executes a request at a target. Blocks until it is complete. */
dtl_status dtl__window_execute(struct window *window, int32_t target,
                               const struct window_request *request, const void *payload,
                               void *result);

/* Issues a request without a result at a target. It may complete as late as the next flush of that
 * target; `payload` may be reused at once. */
dtl_status dtl__window_issue(struct window *window, int32_t target,
                             const struct window_request *request, const void *payload);

/* Sends a WINDOW_GET request to a target that needs one. The caller waits for the ticket. */
dtl_status dtl__window_send_request(struct window *window, int32_t target,
                                    const struct window_request *request, struct ticket *ticket);

/* Returns true if an operation at a target needs a request to its progress engine. */
bool dtl__window_needs_request(const struct window *window, int32_t target, enum window_verb verb);

/* Handles a request of another rank. A service_handler. */
dtl_status dtl__window_handle(void *object, int32_t source, const void *message, uint64_t bytes,
                              struct reply *answer);

/* Return the total size of the attached regions of a dynamic window, and free all of them. */
uint64_t dtl__regions_size(struct window *window);
void dtl__regions_release(struct window *window);

/* Fails if the range ends past the target's part, or if no access epoch is open at the target. */
dtl_status dtl__access_check(const struct window *window, int32_t target, uint64_t offset,
                             uint64_t bytes);

/* Block until all operations that this rank has issued at a target, or at all targets, are
 * complete. */
dtl_status dtl__window_flush(struct window *window, int32_t target);
dtl_status dtl__window_flush_all(struct window *window);

/* Frees a window that other ranks no longer access. Ignores NULL. */
void dtl__window_release(struct window *window);

#endif
