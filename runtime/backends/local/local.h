/* SPDX-License-Identifier: BSD-3-Clause */
/* A job of one node without MPI: what its files know of each other.
 *
 * The ranks share one file in memory, which rank 0 hands to the others over a socket without a name
 * in any folder: so nothing is left of a job that was killed.  From each rank to each other leads a
 * ring of bytes, in which messages are packets, one behind the other.  Whoever waits carries bytes
 * between the rings and the buffers of this rank. */
#ifndef DTL_LOCAL_H
#define DTL_LOCAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "dtl_backend.h"

enum { LOCAL_LINE = CACHE_LINE, LOCAL_RANKS = 256 };

extern const struct host *local__host;

/* ---- the memory: memory.c -------------------------------------------------------------------- */

/* One direction between two ranks: one writes, the other reads. */
struct ring {
    _Alignas(LOCAL_LINE) atomic_uint_fast64_t written; /* bytes, ever */
    _Alignas(LOCAL_LINE) atomic_uint_fast64_t taken;
    _Alignas(LOCAL_LINE) char bytes[];
};

/* A file with room for so many ranks, and its mapping. */
dtl_status local__memory_make(int32_t size, int *file);
dtl_status local__memory_map(int32_t rank, int32_t size, int file);

int32_t local__rank(void);
int32_t local__size(void);

struct ring *local__ring(int32_t from, int32_t to);
/* How many of the bytes have been put into, or taken out of, the ring; `into` NULL: thrown away. */
uint64_t local__ring_put(struct ring *ring, const void *data, uint64_t bytes);
uint64_t local__ring_take(struct ring *ring, void *into, uint64_t bytes);
/* Those that were taken out, ever. */
uint64_t local__ring_taken(const struct ring *ring);

/* What is in the rings of a rank, or the room in them, has changed; whoever sleeps there wakes. */
void local__bell_ring(int32_t rank);
/* How often this rank's has rung. */
uint32_t local__bell(void);
/* Waits a little for it to ring again: the longer, the more rounds the wait has taken. */
void local__bell_wait(uint32_t heard, uint64_t round);
/* The same of a call that waits; fails where it is interrupted. */
dtl_status local__wait_once(uint32_t heard, uint64_t round);

/* Where every rank has come, fails where one has not in time. */
dtl_status local__come(void);
/* This rank sends nothing more, and reads nothing. */
void local__leave(void);
bool local__has_left(int32_t rank);
/* Fails where a rank has died.  The kernel is asked now and then. */
dtl_status local__health(void);
/* Ends the other ranks that run. */
void local__end_others(void);

/* ---- meeting: rendezvous.c ------------------------------------------------------------------- */

enum {
    LOCAL_PATIENCE = 300, /* seconds, until all have come */
    LOCAL_QUIET = 10      /* seconds without a word about ranks that have not come */
};

/* Milliseconds of a clock that only goes forward. */
int64_t local__now(void);

/* Prints once that this rank still waits for the ranks r < size for which has_come(r, data) is
 * false. */
void local__notice_missing(int32_t rank, int32_t size, bool (*has_come)(int32_t rank, void *data),
                           void *data);

/* ---- ranks that end before: ended_ranks.c
 * -----------------------------------------------------------
 */

/* Fails if the process of a rank has ended while this one waits for all to join.  `python -m dtl
 * run` names a file in DTL_RUN_ENDED: 4 bytes with its MASTER_PORT, in the machine's order, and one
 * byte a rank, which is 1 once the process of the rank has ended.  Other launchers say nothing. */
dtl_status local__ended_check(int32_t size);

/* Sets *file to that of the ranks which meet at `place`, made by rank 0. */
dtl_status local__meet(int32_t rank, int32_t size, const char *place, int *file);

/* ---- messages: what follows is done under the lock ------------------------------------------- */

extern pthread_mutex_t local__lock;
extern bool local__is_open; /* from start to stop */

/* A message as it begins in a ring; its bytes follow. */
struct packet {
    uint64_t group;
    uint64_t bytes;
    int32_t source; /* in the group */
    int32_t tag;
    dtl_dtype dtype;
    dtl_shape shape;
};

/* One that has come before its receive. */
struct matched_message {
    struct matched_message *next;
    uint64_t order; /* of arrival */
    struct message info;
    struct operation *taker; /* a receive that waits for the rest of it */
    bool is_whole;
    bool is_unwanted;
    char data[];
};

struct operation {
    struct operation *next; /* in its queue */
    struct group *group;
    bool is_done;
    bool is_send;
    bool is_detached; /* a send that nobody asks for any more */
    dtl_status status;
    void *buffer;
    int32_t peer; /* in the group, or DTL_ANY_SOURCE */
    int32_t tag;

    /* of a receive */
    uint64_t count;
    const struct dtype *type;
    struct message info;

    /* of a send */
    struct packet packet;
    uint64_t moved; /* bytes of the packet and of what follows */
};

/* The ranks of a communicator, and what has come for it. */
struct group {
    struct group *next;
    uint64_t identity;
    int32_t rank;
    int32_t size;   /* 0: a message has come before this rank has made it */
    int32_t *ranks; /* of the job */
    bool is_freed;  /* what still comes is dropped */
    struct matched_message *unexpected, **unexpected_end; /* the link at its end */
    struct operation *posted;
};

/* That of an identity, made where nobody knows it: group.c. */
dtl_status local__group_of(uint64_t identity, struct group **out);

/* What comes to whom: match.c. */
bool local__tag_matches(int32_t wanted, int32_t tag);
bool local__matches(int32_t wanted_source, int32_t wanted_tag, int32_t source, int32_t tag);
/* The first message for a receive, or NULL. */
struct matched_message *local__unexpected_find(struct group *group, int32_t source, int32_t tag);
/* Puts one that was taken off its queue back in its place, or gives it to a receive. */
void local__unexpected_return(struct group *group, struct matched_message *message);
/* Takes it off its queue. */
struct matched_message *local__unexpected_take(struct group *group, int32_t source, int32_t tag);
void local__unexpected_add(struct group *group, struct matched_message *message);
/* Takes the first receive for a message off its queue; NULL where there is none. */
struct operation *local__posted_take(struct group *group, int32_t source, int32_t tag);
/* A message has come for the receive; false where it does not fit, and the receive has failed. */
bool local__accept(struct operation *receive, const struct message *info);
/* The receive gets a message that was taken off its queue, now or when it is whole. */
void local__deliver(struct operation *receive, struct matched_message *message);
/* All of it is there. */
void local__message_whole(struct matched_message *message);
/* Nobody wants it. */
void local__message_drop(struct matched_message *message);
dtl_status local__message_make(const struct message *info, struct matched_message **out);

/* Bytes on their way: transfer.c. */
void local__carry_send(struct operation *send);
/* Moves what can be moved now. */
void local__carry(void);
/* Whether a message for such a receive has come that there was no memory for. */
bool local__carry_find(const struct group *group, int32_t source, int32_t tag,
                       struct message *info);
/* It goes on with a copy of what it sends. */
void local__carry_detach(struct operation *send);
/* Nothing more comes for the receive. */
void local__carry_forget(struct operation *receive);
bool local__carry_is_idle(void);
void local__carry_stop(void);
dtl_status local__carry_start(void);

/* ---- communicators: group.c ------------------------------------------------------------------ */

extern const struct comm_ops local__comm_ops;

/* Returns true if that rank of the group has left the job; for DTL_ANY_SOURCE, if all others have.
 */
bool local__group_is_left(const struct group *group, int32_t rank);
/* That of all ranks; not collective. */
dtl_status local__world_make(struct comm *out);
/* Those that were freed. */
void local__groups_forget(void);

/* ---- what comm_ops has: message.c ------------------------------------------------------------ */

dtl_status local__send(struct comm *comm, const void *buffer, uint64_t count,
                       const struct dtype *type, int32_t dest, int32_t tag);
dtl_status local__recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                       int32_t source, int32_t tag, struct message *info);
dtl_status local__sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                           const struct dtype *sendtype, int32_t dest, int32_t sendtag, void *recv,
                           uint64_t recvcount, const struct dtype *recvtype, int32_t source,
                           int32_t recvtag, struct message *info);
dtl_status local__isend(struct comm *comm, const void *buffer, uint64_t count,
                        const struct dtype *type, int32_t dest, int32_t tag,
                        struct operation **out);
dtl_status local__isend_shaped(struct comm *comm, const void *buffer, const dtl_shape *shape,
                               uint64_t count, const struct dtype *type, int32_t dest, int32_t tag,
                               struct operation **out);
dtl_status local__irecv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                        int32_t source, int32_t tag, struct operation **out);
dtl_status local__probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                        struct message *info);
dtl_status local__mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                         struct message *info, struct matched_message **out);
dtl_status local__mrecv(struct comm *comm, struct matched_message *message, void *buffer,
                        uint64_t count, const struct dtype *type);
void local__unmatch(struct comm *comm, struct matched_message *message);
dtl_status local__operation_test(struct operation *operation, bool *done, struct message *info);
dtl_status local__operation_wait(struct operation *operation, struct message *info);
dtl_status local__operation_cancel(struct operation *operation);
void local__operation_release(struct operation *operation);

/* ---- the job: job.c -------------------------------------------------------------------------- */

extern const struct job_ops local__job_ops;

#endif
