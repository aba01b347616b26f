/* SPDX-License-Identifier: BSD-3-Clause */
/* The local backend: a job on one node without MPI. This header declares all functions that the
 * files of the module share.
 *
 * The ranks map one shared memory file. Rank 0 creates it and passes its descriptor to the other
 * ranks over an abstract Unix socket, so a killed job leaves no files behind. Each ordered pair of
 * ranks has a ring buffer of bytes, in which messages are consecutive packets. There is no progress
 * thread: every waiting call moves bytes between the rings and the buffers of this rank
 * (transfer.c). The lock local__lock protects everything except the shared memory, which uses
 * atomic variables and one doorbell (futex) per rank.
 *
 * job.c starts and ends the job (rendezvous.c, ended_ranks.c), memory.c owns the shared memory,
 * match.c pairs messages with receives, message.c and group.c implement struct comm_ops. Start
 * reading at message.c. */
#ifndef DTL_LOCAL_H
#define DTL_LOCAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "dtl_backend.h"

enum { LOCAL_LINE = CACHE_LINE, LOCAL_RANKS = 256 };

extern const struct host *local__host;

/* ---- the memory: memory.c -------------------------------------------------------------------- */

/* Ring buffer from one rank to another: a single writer and a single reader. */
struct ring {
    _Alignas(LOCAL_LINE) atomic_uint_fast64_t written; /* total bytes written since the start */
    _Alignas(LOCAL_LINE) atomic_uint_fast64_t consumed;
    _Alignas(LOCAL_LINE) char bytes[];
};

/* Creates the shared memory file for `size` ranks and sets *file to its descriptor. */
dtl_status local__memory_make(int32_t size, int *file);
/* Maps the file and marks this rank as present: acquires the lock of its byte and stores its
 * process id. Fails if another process is the same rank. The file stays open. */
dtl_status local__memory_map(int32_t rank, int32_t size, int file);

int32_t local__rank(void);
int32_t local__size(void);

struct ring *local__ring(int32_t from, int32_t to);
/* Copy up to `bytes` bytes into or out of the ring without waiting, and return the number copied.
 * If `into` is NULL, the bytes are discarded. */
uint64_t local__ring_write(struct ring *ring, const void *data, uint64_t bytes);
uint64_t local__ring_read(struct ring *ring, void *into, uint64_t bytes);
/* Returns the total number of bytes read from the ring since the start. */
uint64_t local__ring_read_total(const struct ring *ring);

/* Rings the doorbell of a rank, after a change of the contents or free space of its rings. Wakes
 * threads that sleep in local__doorbell_wait() there. */
void local__doorbell_ring(int32_t rank);
/* Returns the number of times that this rank's doorbell has rung. */
uint32_t local__doorbell_count(void);
/* Waits for a short time until the doorbell count differs from `doorbell_count`. Spins in the first
 * rounds, then sleeps. */
void local__doorbell_wait(uint32_t doorbell_count, uint64_t round);
/* Same as local__doorbell_wait(), for blocking calls of the program. Fails if the wait is
 * interrupted. */
dtl_status local__wait_once(uint32_t doorbell_count, uint64_t round);

/* Blocks until every rank has mapped the memory. Fails after a timeout. */
dtl_status local__wait_for_ranks(void);
/* Marks this rank as having left: it neither sends nor reads any more. */
void local__leave(void);
bool local__has_left(int32_t rank);
/* Fails if a rank has died. Queries the kernel only periodically, so frequent calls are cheap. */
dtl_status local__health(void);
/* Terminates the other running ranks. */
void local__end_others(void);

/* ---- rendezvous of the ranks: rendezvous.c --------------------------------------------------- */

enum {
    LOCAL_PATIENCE = 300, /* seconds until all ranks must have joined */
    LOCAL_QUIET = 10      /* seconds before missing ranks are reported */
};

/* Returns the monotonic clock in milliseconds. */
int64_t local__now(void);

/* Prints once that this rank still waits for the ranks r < size for which has_joined(r, data)
 * returns false. */
void local__notice_missing(int32_t rank, int32_t size, bool (*has_joined)(int32_t rank, void *data),
                           void *data);

/* ---- ranks that end before they join: ended_ranks.c ------------------------------------------ */

/* Fails if the process of a rank has ended while this rank waits for all to join. `python -m dtl
 * run` names a file in DTL_RUN_ENDED: 4 bytes with its MASTER_PORT in native byte order, then one
 * byte per rank that becomes 1 when the rank's process has ended. Other launchers provide no such
 * information. */
dtl_status local__ended_check(int32_t size);

/* Rendezvous of the ranks of a job at the Unix socket `socket_name`. Sets *file to the descriptor
 * of the shared memory file, which rank 0 creates. */
dtl_status local__rendezvous(int32_t rank, int32_t size, const char *socket_name, int *file);

/* ---- messages; functions are called with local__lock held ------------------------------------ */

extern pthread_mutex_t local__lock; /* see the overview above */
extern bool local__is_open;         /* true from start() to stop() */

/* Header of a message in a ring; the data follow. */
struct packet {
    uint64_t group;
    uint64_t bytes;
    int32_t source; /* rank in the group */
    int32_t tag;
    dtl_dtype dtype;
    dtl_shape shape;
};

/* An unexpected message: it arrived before a matching receive was posted. */
struct matched_message {
    struct matched_message *next;
    uint64_t order; /* order of arrival */
    struct message info;
    struct operation *receiver; /* the receive that matched it before it was complete */
    bool is_complete;
    bool is_dropped;
    char data[];
};

struct operation {
    struct operation *next; /* link in its queue */
    struct group *group;
    bool is_done;
    bool is_send;
    bool is_detached; /* a released send: it is freed on completion */
    dtl_status status;
    void *buffer;
    int32_t peer; /* rank in the group, or DTL_ANY_SOURCE */
    int32_t tag;

    /* receives only */
    uint64_t count;
    const struct dtype *type;
    struct message info;

    /* sends only */
    struct packet packet;
    uint64_t moved; /* bytes of header and data moved so far */
};

/* State of a communicator: its ranks, posted receives and unexpected messages. Freed groups are
 * kept until the job ends, because messages for them may still arrive. */
struct group {
    struct group *next;
    uint64_t identity;
    int32_t rank;
    int32_t
        size; /* 0: created by an early message, before this rank has created the communicator */
    int32_t *ranks; /* ranks in the job */
    bool is_freed;  /* messages that still arrive are dropped */
    struct matched_message *unexpected, **unexpected_end; /* the last link of the queue */
    struct operation *posted;
};

/* Finds the group with this identity, or creates it. Fails only without memory (group.c). */
dtl_status local__group_of(uint64_t identity, struct group **out);

/* Matching of messages and receives: match.c. local__lock is held. */
bool local__tag_matches(int32_t wanted, int32_t tag);
bool local__matches(int32_t wanted_source, int32_t wanted_tag, int32_t source, int32_t tag);
/* Returns the first matching unexpected message, or NULL; leaves it in the queue. */
struct matched_message *local__unexpected_find(struct group *group, int32_t source, int32_t tag);
/* Returns a removed message to its position in the queue, or delivers it to a posted receive that
 * matches. */
void local__unexpected_return(struct group *group, struct matched_message *message);
/* Removes the first matching unexpected message from the queue and returns it, or NULL. */
struct matched_message *local__unexpected_remove(struct group *group, int32_t source, int32_t tag);
/* Adds a new message to the end of the queue and numbers it. */
void local__unexpected_add(struct group *group, struct matched_message *message);
/* Removes the first posted receive that matches and returns it, or NULL. */
struct operation *local__posted_remove(struct group *group, int32_t source, int32_t tag);
/* Assigns the envelope of a matching message to the receive. Returns false if the message does not
 * fit, which completes the receive with an error. */
bool local__accept(struct operation *receive, const struct message *info);
/* Assigns a removed message to the receive, which completes now or when the message does. If the
 * message does not fit, drops it and completes the receive with an error. */
void local__deliver(struct operation *receive, struct matched_message *message);
/* Marks a message as complete: copies it to its receive, if any, and completes that. */
void local__message_complete(struct matched_message *message);
/* Drops a message that no receive will match. It is freed when its last byte has arrived. */
void local__message_drop(struct matched_message *message);
/* Allocates memory for an unexpected message with this envelope; adds it to no queue. */
dtl_status local__message_make(const struct message *info, struct matched_message **out);

/* Transfers between rings and buffers: transfer.c. */
/* Adds a send to the queue of its rank, and writes what fits into the ring. */
void local__transfer_send(struct operation *send);
/* Moves as many bytes as possible in both directions, without waiting. */
void local__transfer(void);
/* Returns true and sets *info if a matching message waits in its ring because no memory was
 * available for it. Otherwise *info is undefined. */
bool local__transfer_find(const struct group *group, int32_t source, int32_t tag,
                          struct message *info);
/* Continues an unfinished send with a copy of its data, so that the caller's buffer may be reused.
 * Without memory for the copy, the send is removed; if a part was already written, no later message
 * to that rank is sent. */
void local__transfer_detach(struct operation *send);
/* Detaches the receive from a message that is being read; the rest of the message is discarded. */
void local__transfer_drop_receive(struct operation *receive);
/* Returns true if no send to a rank that is still in the job is unfinished. */
bool local__transfer_is_idle(void);
/* Completes all queued sends without writing them, and frees the memory of local__transfer_start().
 */
void local__transfer_stop(void);
/* Allocates the state of the transfers with all ranks. */
dtl_status local__transfer_start(void);

/* ---- communicators: group.c ------------------------------------------------------------------ */

extern const struct comm_ops local__comm_ops;

/* Returns true if that rank of the group has left the job; for DTL_ANY_SOURCE, if all other ranks
 * have. */
bool local__group_is_left(const struct group *group, int32_t rank);
/* Creates the communicator of all ranks. Local. */
dtl_status local__world_make(struct comm *out);
/* Drops all unexpected messages, and frees the groups that were freed by the program or created by
 * messages only. */
void local__groups_free(void);

/* ---- point-to-point operations of comm_ops: message.c; they acquire local__lock -------------- */

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
