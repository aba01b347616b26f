/* SPDX-License-Identifier: BSD-3-Clause */
/* The MPI backend. This header declares everything that the files of the folder share. The folder
 * is compiled once for each MPI implementation, into libdtl_mpi_NAME.so.
 *
 * Each operation of the contract is `mpi__enter(); MPI calls; mpi__leave()`. mpi__enter() refuses
 * calls that the thread level of the program's MPI does not allow and calls after MPI was finalized
 * (gate.c). mpi__leave() converts MPI's return code to a status with MPI's own error text.
 *
 * Every message starts with a packet that has a header (packet.c). One thread at a time receives
 * the packets of a communicator and matches them with receives (message_matching.c), in addition to
 * MPI's own matching, because a message carries a dtype that the receive must check before data are
 * written. job.c joins and leaves the job, comm.c implements communicators, message.c, operation.c
 * and probe.c point-to-point messages, and collective.c, collective_v.c and
 * nonblocking_collective.c collectives. Start reading at message.c and collective.c. */
#ifndef DTL_MPI_BACKEND_H
#define DTL_MPI_BACKEND_H

#include <limits.h>
#include <mpi.h>
#include <stdatomic.h>
#include <string.h>

#include "dtl_backend.h"

#ifdef OPEN_MPI
#include <mpi-ext.h>
#define BACKEND_NAME "openmpi"
#define LIBRARY_NAME "Open MPI"
#define MPI_REDUCES_IN_PLACE true
#define MPI_TEST_YIELDS true /* if processes share a CPU */
#define MPI_FINALIZE_PROGRESSES true
#else
#define BACKEND_NAME "mpich"
#define LIBRARY_NAME "MPICH"
#define MPI_REDUCES_IN_PLACE false
#define MPI_TEST_YIELDS false
#define MPI_FINALIZE_PROGRESSES                                                                    \
    false /* MPI_Finalize() makes no progress while it waits for other ranks */
#endif

#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* Marks functions off the fast path of messages, so that the fast path is compiled without them. */
#define COLD __attribute__((cold, noinline))

/* ---- large counts -------------------------------------------------------------------------------
 *
 * MPI 4 has 64-bit counts. Earlier versions count in int: data of a larger count are passed as one
 * element of a derived type (large_count.c), and a reduction is split. DTL_TEST_INT_MAX lowers the
 * limit, so that small tests run those paths. */
#if MPI_VERSION >= 4 && !defined(DTL_TEST_INT_MAX)
typedef MPI_Count mpi_count;
#define LARGE(call) MPI_##call##_c
#define MPI_HAS_LARGE_COUNTS 1
static const uint64_t COUNT_MAX = INT64_MAX;
#else
typedef int mpi_count;
#define LARGE(call) MPI_##call
#define MPI_HAS_LARGE_COUNTS 0
#ifdef DTL_TEST_INT_MAX
static const uint64_t COUNT_MAX = DTL_TEST_INT_MAX;
#else
static const uint64_t COUNT_MAX = INT_MAX;
#endif
#endif

/* An element count of any size as arguments of an MPI call. */
struct large_count {
    MPI_Datatype type;
    mpi_count count;
    bool is_derived; /* `type` is a derived type for this count and must be freed */
};

/* large_count.c. The functions that return int return MPI's error code. */

/* Sets *out to the arguments of an MPI call for `count` elements of `type`. A count above COUNT_MAX
 * becomes one element of a new derived type, which mpi__large_count_release() frees. */
int mpi__large_count_make(uint64_t count, MPI_Datatype type, struct large_count *out);
void mpi__large_count_release(struct large_count *data);
/* Sets *buffer to memory for `bytes` bytes that are received and discarded. It is *scratch, which
 * the caller releases, or, without memory, a small buffer that is overwritten repeatedly. The bytes
 * must be received because the sender may wait for that. */
int mpi__scratch_make(uint64_t bytes, void **scratch, void **buffer, struct large_count *out);

/* ---- entering and leaving: gate.c ------------------------------------------------------------ */

enum gate { GATE_CLOSED, GATE_MAIN_THREAD, GATE_ONE_THREAD, GATE_OPEN };

/* Values of `is_inside`. INSIDE_INTERRUPTED: an interrupt has arrived since the thread entered MPI,
 * or since its last wait that checks for interrupts. */
enum { OUTSIDE, INSIDE, INSIDE_INTERRUPTED };

/* Per-thread state for closing the gate. The thread that closes the gate clears `may_pass`; all
 * other members are written by the thread itself, also in a signal handler. */
struct caller {
    atomic_uchar is_inside; /* inside MPI; set before `may_pass` is read */
    atomic_bool
        may_pass; /* the fast path is allowed: the thread is listed and the gate is open to it */
    bool is_listed;
    bool has_lock;       /* of GATE_ONE_THREAD */
    struct caller *next; /* protected by callers_lock in gate.c */
};

extern const struct job_ops mpi__job_ops;
extern const struct host *mpi__host;
extern _Atomic enum gate mpi__gate;
extern _Thread_local struct caller mpi__caller __attribute__((tls_model("initial-exec")));

/* Codes in addition to MPI's. ERR_SHORT: a payload is shorter than its packet announced. ERR_LATE:
 * MPI is finalized, so nothing will arrive. ERR_INTERRUPTED: the wait was interrupted, and the
 * calling thread's last error has the details. */
enum { ERR_SHORT = -1, ERR_LATE = -2, ERR_INTERRUPTED = -3 };

/* Called between two tests of a wait inside MPI; *turns counts the calls. Returns ERR_INTERRUPTED
 * if the wait must end. Waits poll in this way because MPI_Wait() cannot be interrupted. */
int mpi__wait_step(unsigned *turns);

/* Records an interrupt of the calling thread. Returns true if, since the previous interrupt, the
 * thread has neither left MPI nor checked for interrupts there. Async-signal-safe. */
bool mpi__is_stuck(void);

/* Slow paths of mpi__enter() and mpi__leave(). The first fails if the gate does not admit the
 * thread, and may block for another thread. The second reports an error code, releases the lock of
 * GATE_ONE_THREAD and always leaves MPI. */
dtl_status mpi__enter_guarded(void);
dtl_status mpi__leave_guarded(int rc, const char *operation);

/* Opens the gate to the threads that `gate` names. */
void mpi__gate_open(enum gate gate);
/* Closes the gate to all threads. Returns false if another thread is still inside MPI after a
 * timeout. */
bool mpi__gate_close(void);

/* Returns true if MPI may not be called, because it is not started or is about to be finalized. */
static inline bool mpi__is_closed(void)
{
    return atomic_load_explicit(&mpi__gate, memory_order_relaxed) == GATE_CLOSED;
}

/* Returns true if this thread may call MPI immediately. Otherwise the caller uses mpi__enter(). */
static inline bool mpi__pass(void)
{
    atomic_store_explicit(&mpi__caller.is_inside, INSIDE, memory_order_relaxed);
    atomic_signal_fence(memory_order_seq_cst); /* the closing thread executes the full barrier */
    return __builtin_expect(atomic_load_explicit(&mpi__caller.may_pass, memory_order_relaxed),
                            true);
}

/* Leaves MPI after mpi__pass() returned true; no lock is released. */
static inline dtl_status mpi__leave_plain(int rc, const char *operation)
{
    if (UNLIKELY(rc != MPI_SUCCESS))
        return mpi__leave_guarded(rc, operation);
    /* Pairs with the load in is_empty() of gate.c: MPI is finalized after the call has ended. */
    atomic_store_explicit(&mpi__caller.is_inside, OUTSIDE, memory_order_release);
    return DTL_SUCCESS;
}

static inline dtl_status mpi__enter(void)
{
    return mpi__pass() ? DTL_SUCCESS : mpi__enter_guarded();
}

static inline dtl_status mpi__leave(int rc, const char *operation)
{
    if (UNLIKELY(!atomic_load_explicit(&mpi__caller.may_pass, memory_order_relaxed)))
        return mpi__leave_guarded(rc, operation);
    return mpi__leave_plain(rc, operation);
}

/* ---- communicators: comm.c ------------------------------------------------------------------- */

/* State of the exchange of full headers with one rank: a full header carries the group's identity.
 */
struct header_exchange {
    atomic_bool has_sent_header;     /* a full header was sent: later sends may use brief headers */
    atomic_bool has_received_header; /* a full header was received; used by the thread that has
                                      * claimed the group */
};

/* The state of a struct comm. */
struct group {
    MPI_Comm comm;
    uint64_t plain_count; /* counts below it take the fast path: they fit into MPI's counts, and the
                           * data of any dtype are smaller than barrier_bytes */
    uint64_t
        barrier_bytes; /* collectives of at least this size begin with an interruptible barrier */
    struct header_exchange *header_exchanges; /* indexed by rank */
    MPI_Comm
        inner; /* for collectives that are composed of messages; MPI_COMM_NULL until first used */
    void *request_memory; /* memory of mpi__request_memory(); NULL until first used */
    uint64_t identity; /* distinguishes this communicator's messages from those of an earlier one,
                        * because MPI may reuse its context */
    uint32_t
        last_number; /* largest payload number, limited by MPI's tags and by the header field */
    atomic_bool is_receiving; /* claimed: a single thread receives packets */
    atomic_uint unexpected_count;

    /* Used by the thread that has claimed the group: */
    struct packet *landing; /* receive buffer of the next packet */
    MPI_Request posted;     /* its MPI receive; MPI_REQUEST_NULL: none is posted */

    struct operation *_Atomic idle_send; /* memory of a finished send for reuse, or NULL */

    /* Protected by the lock of message_matching.c: */
    struct matched_message *unexpected; /* unexpected messages, in the order of arrival */
    struct matched_message **unexpected_end;
    struct matched_message *spare; /* reserve for a message if memory runs out; NULL: in use */
    struct matched_message *idle;  /* memory of a received message for reuse, or NULL */

    /* Protected by the lock of comm.c: */
    struct group *next; /* list of all groups of this process */
    bool is_woken;
};

static inline struct group *mpi__group(const struct comm *comm)
{
    return comm->state;
}

extern const struct comm_ops mpi__comm_ops;

/* Initializes *out with the communicator `ours`. Takes ownership of `ours` and frees it on failure.
 * Collective. */
int mpi__comm_adopt(MPI_Comm ours, struct comm *out);

/* Interruptible barrier. Returns ERR_INTERRUPTED if the wait is interrupted. It precedes MPI
 * functions that synchronize all ranks, because those cannot be interrupted. */
int mpi__interruptible_barrier(MPI_Comm comm);
/* Same as mpi__interruptible_barrier(), on a communicator of the program. A call after an
 * interrupted one continues the same barrier, which other ranks may have joined. */
int mpi__resumable_barrier(MPI_Comm comm);

/* Cancels all posted packet receives. Called when no other thread may call MPI any more. */
void mpi__comm_stop(void);

/* Sends an empty packet to each thread of this process that waits for packets, because the gate
 * closes. */
void mpi__comm_wake(void);

/* Sets *out to a communicator with the same ranks that carries no user messages. It is created on
 * first use and owned by the group. Collective. Returns MPI's error code. */
int mpi__inner(struct comm *comm, MPI_Comm *out);

/* Sets the pointer at `out` to memory for two requests per rank, which blocking collectives share
 * and the group owns. It is allocated once per communicator, so that a later collective does not
 * fail for lack of memory on a single rank. Collective. Returns MPI's error code. */
int mpi__request_memory(struct comm *comm, void *out);

/* ---- types and operations: type.c ------------------------------------------------------------ */

/* MPI's type for a dtype and its operation for a reduction. Created on first use. */
struct native {
    MPI_Datatype type;
    MPI_Op op;
    atomic_bool is_made;
};

enum { TYPES = 64 }; /* above the largest dtype id */
enum {
    MOVE = DTL_OP_COUNT,
    USES
}; /* MOVE: data movement; smaller values: reduction by that operation */

extern struct native mpi__natives[TYPES][USES];
/* Creates an entry of mpi__natives. */
int mpi__native_make(const struct dtype *type, int use);

/* Sets *out to the MPI type of a dtype, for a reduction with operation `use`, or for data movement
 * (MOVE). */
static inline int mpi__native(const struct dtype *type, int use, const struct native **out)
{
    *out = &mpi__natives[type->id][use];
    if (UNLIKELY(!atomic_load_explicit(&(*out)->is_made, memory_order_acquire)))
        return mpi__native_make(type, use);
    return MPI_SUCCESS;
}

/* Frees all created types and operations. Called before MPI_Finalize(). */
void mpi__type_stop(void);

/* ---- point-to-point: message.c, operation.c, probe.c, packet.c, message_matching.c ----------- */

dtl_status mpi__send(struct comm *comm, const void *buffer, uint64_t count,
                     const struct dtype *type, int32_t dest, int32_t tag);
dtl_status mpi__recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                     int32_t source, int32_t tag, struct message *info);
dtl_status mpi__sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                         const struct dtype *sendtype, int32_t dest, int32_t sendtag, void *recv,
                         uint64_t recvcount, const struct dtype *recvtype, int32_t source,
                         int32_t recvtag, struct message *info);
dtl_status mpi__isend(struct comm *comm, const void *buffer, uint64_t count,
                      const struct dtype *type, int32_t dest, int32_t tag, struct operation **out);
dtl_status mpi__isend_shaped(struct comm *comm, const void *buffer, const dtl_shape *shape,
                             uint64_t count, const struct dtype *type, int32_t dest, int32_t tag,
                             struct operation **out);
dtl_status mpi__irecv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                      int32_t source, int32_t tag, struct operation **out);
dtl_status mpi__probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                      struct message *info);
dtl_status mpi__operation_test(struct operation *operation, bool *done, struct message *info);
dtl_status mpi__operation_wait(struct operation *operation, struct message *info);
dtl_status mpi__operation_cancel(struct operation *operation);
void mpi__operation_release(struct operation *operation);

dtl_status mpi__mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                       struct message *info, struct matched_message **out);
dtl_status mpi__mrecv(struct comm *comm, struct matched_message *message, void *buffer,
                      uint64_t count, const struct dtype *type);
void mpi__unmatch(struct comm *comm, struct matched_message *message);

/* ---- collectives: collective.c, collective_v.c, exchange.c, nonblocking_collective.c --------- */

/* Blocking or nonblocking. */
enum form { FORM_BLOCKING, FORM_NONBLOCKING };

/* Arguments of a blocking collective, or the resources of a nonblocking one, which are held until
 * it is released. */
struct collective_call {
    MPI_Comm comm;
    enum form form;
    bool is_root;
    const struct native *native;
    struct large_count data; /* the count of a data movement with equal counts */
    void *arrays;            /* counts and displacements in MPI's integer types */
    void *copy; /* copy of the input of an in-place reduction, for MPIs that do not support it */

    /* Nonblocking collectives only: */
    const char *name;
    MPI_Request *requests;
    int count;
    MPI_Datatype *types; /* derived types for parts whose counts exceed int */
    int type_count;
    int rc; /* error code of the first failed request */
};

/* Calls the blocking or nonblocking MPI function; both take the same arguments. Persistent
 * collectives are not used: those of MPICH 4.0 give wrong results or fail from the second start on,
 * even for a small gather, and Open MPI 4.1 never frees the memory of one. */
#define CALL(call, blocking, nonblocking, ...)                                                     \
    ((call)->form == FORM_BLOCKING                                                                 \
         ? LARGE(blocking)(__VA_ARGS__, (call)->comm)                                              \
         : LARGE(nonblocking)(__VA_ARGS__, (call)->comm, mpi__request_next(call)))

/* Returns the location of the next request of a nonblocking collective. */
static inline MPI_Request *mpi__request_next(struct collective_call *call)
{
    return &call->requests[call->count];
}

/* Counts the request if the call succeeded. */
static inline int mpi__issued(struct collective_call *call, int rc)
{
    call->count += rc == MPI_SUCCESS;
    return rc;
}

dtl_status mpi__barrier(struct comm *comm);
dtl_status mpi__collective(struct comm *comm, const struct collective *what);
dtl_status mpi__broadcast(struct comm *comm, const struct collective *what);
dtl_status mpi__allreduce(struct comm *comm, const struct collective *what);

const char *mpi__collective_name(enum collective_kind kind, enum form form);

/* Returns true if the collective's counts exceed MPI's, so that MPI cannot start it. */
bool mpi__exceeds_counts(const struct comm *comm, const struct collective *what);

/* These return MPI's error code. mpi__collective_issue() calls MPI for any kind of collective. The
 * others implement collectives with one count per rank: blocking, and nonblocking after
 * mpi__exchange_make() has allocated the memory. */
int mpi__collective_issue(struct collective_call *call, struct comm *comm,
                          const struct collective *what);
int mpi__exchange(struct collective_call *call, struct comm *comm, const struct collective *what);
dtl_status mpi__exchange_make(struct collective_call *call, const struct comm *comm);
int mpi__exchange_start(struct collective_call *call, const struct comm *comm,
                        const struct collective *what);

dtl_status mpi__start(struct comm *comm, const struct collective *what, struct operation **out);

/* Tests all requests; returns MPI's error code of the first that failed, once all are done. */
int mpi__call_test(struct collective_call *call, int *done);
/* Frees the call and, while the gate is open, its derived types. MPI processes none of its
 * requests.
 */
void mpi__call_release(struct collective_call *call);

/* ---- message format: packet.c ------------------------------------------------------------------
 *
 * A message starts with a packet: a header, the shape, and the data if they fit. Otherwise the
 * packet contains the count of elements, and the data follow as a second message, the payload, with
 * an MPI tag of its own that the header announces. A packet therefore always fits into the posted
 * buffer, and the receive of a payload is posted when its size is known.
 *
 * Short data without a shape are sent with a brief header once the receiver was sent a full header
 * of the group. MPI keeps the order of the messages of one rank, so a later brief packet belongs to
 * the same group. A brief packet with one 8-byte number has 10 bytes, which Open MPI sends in half
 * a cache line; with one byte more, a message takes an eighth longer. */

enum { PACKET_TAG = 0 }; /* MPI's tag; the message's own tag is in the header */
#ifdef DTL_TEST_INT_MAX
enum { PACKET_BYTES = 512 };
#else
enum { PACKET_BYTES = 4096 };
#endif

enum { NUMBER_BITS = 22, IDENTITY_BITS = 64 - NUMBER_BITS };

struct header {
    uint8_t dtype;
    uint8_t dimensions;
    int32_t tag;
    uint64_t number : NUMBER_BITS;     /* tag of the payload; 0: the data are in the packet */
    uint64_t identity : IDENTITY_BITS; /* of the group; large enough to be unique in a job */
};

enum {
    LAST_NUMBER = (1 << NUMBER_BITS) - 1,
    SHAPE_BYTES = DTL_MAX_TENSOR_RANK * sizeof(dtl_size_t)
};

struct packet {
    struct header header;
    unsigned char rest[PACKET_BYTES - sizeof(struct header)]; /* shape, then data or their count */
};

/* A brief header: a dtype with this bit set, and a tag. A packet with it occupies one cache line.
 */
enum { IS_BRIEF = 128, BRIEF_BYTES = 2, BRIEF_DATA_BYTES = 64 - BRIEF_BYTES };

struct brief {
    uint8_t dtype;
    uint8_t tag;
};

/* Copies packet data, most often one 8-byte value. The explicit case matters because compilers that
 * know an upper bound use a string instruction, whose startup alone costs as much as everything
 * else here. */
static inline void mpi__copy(void *to, const void *from, uint64_t bytes)
{
    if (bytes == sizeof(uint64_t))
        memcpy(to, from, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(to, from, bytes);
}

/* Arguments of a send. */
struct outgoing {
    const void *data;
    uint64_t count;
    const struct dtype *type;
    int32_t dest;
    int32_t tag;
    const dtl_shape *shape; /* NULL: no shape */
};

/* Bytes of data that fit into a packet with any shape. */
enum { PACKET_DATA_BYTES = PACKET_BYTES - sizeof(struct header) - SHAPE_BYTES };

/* Returns true if the data fit into the packet. */
static inline bool mpi__fits_packet(const struct outgoing *what)
{
    return what->count * what->type->size <= (uint64_t)PACKET_DATA_BYTES;
}

/* Returns true if `bytes` bytes may be sent with a brief header. */
static inline bool mpi__is_brief(const struct group *group, const struct outgoing *what,
                                 uint64_t bytes)
{
    return bytes <= BRIEF_DATA_BYTES && (uint32_t)what->tag <= UINT8_MAX && what->shape == NULL &&
           atomic_load_explicit(&group->header_exchanges[what->dest].has_sent_header,
                                memory_order_acquire);
}

/* Fills a packet with a brief header and the data, and returns its size in bytes. */
static inline mpi_count mpi__pack_brief(const struct outgoing *what, uint64_t bytes, void *packet)
{
    struct brief *brief = packet;

    *brief = (struct brief){.dtype = (uint8_t)(what->type->id | IS_BRIEF), (uint8_t)what->tag};
    mpi__copy(brief + 1, what->data, bytes);
    return (mpi_count)(BRIEF_BYTES + bytes);
}

/* Returns an upper bound of the packet's size in bytes. */
uint64_t mpi__packet_bytes(const struct outgoing *what);
/* Fills a packet and returns its size in bytes. Sets *number to the tag of the payload that
 * follows, or to 0 if there is none. */
mpi_count mpi__pack(struct group *group, const struct outgoing *what, struct packet *packet,
                    uint32_t *number);

/* Records that the receiver was sent a packet with a full header, now or before. */
static inline void mpi__header_sent(struct group *group, const struct outgoing *what)
{
    atomic_store_explicit(&group->header_exchanges[what->dest].has_sent_header, true,
                          memory_order_release);
}

/* A received packet: the first `bytes` bytes of the group's landing buffer. */
struct arrival {
    int rc; /* MPI's error code; on errors the packet may be present anyway, or lack its identity */
    mpi_count bytes;
    int source;
    uint32_t number; /* tag of the payload, set by mpi__unpack() */
};

/* Decodes a packet: fills `info` and returns the address of the data. Returns NULL if the packet
 * belongs to another group or its fields, length and shape are inconsistent. The group is claimed.
 */
const void *mpi__unpack(const struct group *group, struct arrival *arrival, struct message *info);

/* Returns the packet's length from a status. Reads the field of the MPI ABI directly, because
 * MPI_Get_count() costs up to a tenth of a small message's time. */
static inline mpi_count mpi__packet_length(const MPI_Status *status)
{
#ifdef OPEN_MPI
    return (mpi_count)status->_ucount;
#else
    return status->count_lo;
#endif
}

/* ---- matching of messages: message_matching.c --------------------------------------------------
 *
 * Packets are received from any source, in order, and delivered to the first receive that matches.
 * A packet that matches none is added to the group's unexpected messages. */

enum stage { STAGE_PENDING, STAGE_ACTIVE, STAGE_DONE };

struct operation {
    _Atomic enum stage stage; /* pending: waits for its packet; active: MPI processes `requests` */
    bool is_receive;
    bool is_canceled;
    int rc; /* MPI's error code, once done */
    struct group *group;
    MPI_Request requests[2]; /* of the sent packet and of the payload */
    struct large_count data; /* count of the payload */
    struct packet *packet;   /* the packet that is sent */
    uint64_t capacity;       /* size in bytes of the packet memory behind this struct */

    /* Receives only: */
    void *buffer;
    uint64_t count;
    const struct dtype *type;
    void *scratch; /* destination of a discarded payload */
    int32_t source;
    int32_t tag;
    struct message info;    /* set when the packet has arrived */
    uint32_t refused;       /* payload tag of a message that this receive has refused */
    struct operation *next; /* link in the list of pending receives */

    struct collective_call *call; /* NULL for messages */
};

/* An unexpected message. Its packet was received; its payload, if any, was not. */
struct matched_message {
    struct matched_message *next; /* link in the list of unexpected messages */
    uint64_t order;               /* order of arrival */
    struct group *group;
    struct message info;
    uint32_t number;   /* tag of the payload; 0: the data are in `data` */
    bool is_spare;     /* the group's reserve */
    uint64_t capacity; /* capacity of `data` in bytes */
    unsigned char data[];
};

extern atomic_int mpi__pending_count;

/* Returns true if receives are pending in any group. */
static inline bool mpi__has_pending(void)
{
    return atomic_load_explicit(&mpi__pending_count, memory_order_relaxed) != 0;
}

/* Returns true if a call can use MPI directly: the thread may call MPI, no pending receive needs
 * progress, and the count is small. */
static inline bool mpi__is_plain(const struct native *native, const struct comm *comm,
                                 uint64_t count)
{
    return __builtin_expect(mpi__pass() && !mpi__has_pending() &&
                                count - 1 < mpi__group(comm)->plain_count &&
                                atomic_load_explicit(&native->is_made, memory_order_acquire),
                            true);
}

/* Delivers an arrived message to the receive, or adds the receive to the pending ones. */
void mpi__pending_add(struct operation *operation);
/* Removes a pending receive. Returns false if it had already received its message. */
bool mpi__pending_remove(struct operation *operation);
/* Delivers arrived messages to pending receives. */
void mpi__pending_progress(void);

/* Packet receives from any source. The group is claimed; the functions return MPI's error code.
 *
 * A thread that polls leaves a receive posted for the next poll or wait: MPI then writes a packet
 * directly into the landing buffer, and testing the request costs less than a probe and a receive.
 */
static inline int mpi__packet_post(struct group *group)
{
    group->landing->header = (struct header){0};
    return LARGE(Irecv)(group->landing, PACKET_BYTES, MPI_BYTE, MPI_ANY_SOURCE, PACKET_TAG,
                        group->comm, &group->posted);
}

/* Blocks until a packet has arrived or the wait is interrupted; the receive then stays posted.
 * Polls, which in Open MPI takes a tenth less time than MPI_Wait(). */
static inline int mpi__packet_wait(struct group *group, MPI_Status *status)
{
    unsigned turns = 0;
    int done = 0, rc = MPI_SUCCESS;

    if (group->posted == MPI_REQUEST_NULL)
        rc = mpi__packet_post(group);
    while (rc == MPI_SUCCESS && !done) {
        rc = MPI_Test(&group->posted, &done, status);
        if (rc == MPI_SUCCESS && !done)
            rc = mpi__wait_step(&turns);
    }
    return rc;
}

/* Describes the packet of a completed receive; `rc` is MPI's error code. */
static inline struct arrival mpi__arrival(int rc, const MPI_Status *status)
{
    return (struct arrival){
        .rc = rc, .source = status->MPI_SOURCE, .bytes = mpi__packet_length(status)};
}

/* Blocks for the next packet, as mpi__packet_wait() does, and sets *arrival also on errors. */
static inline int mpi__packet_receive(struct group *group, struct arrival *arrival)
{
    MPI_Status status = {0};
    int rc = mpi__packet_wait(group, &status);

    *arrival = mpi__arrival(rc, &status);
    return rc;
}
/* Cancels the posted receive, if any. Returns false if a packet arrived nevertheless. */
bool mpi__packet_withdraw(struct group *group, struct arrival *arrival);
/* Continues with a received packet and receives further ones until the receive has its own. */
void mpi__receive_on(struct operation *operation, struct arrival *arrival);

/* Returns MPI's error code for a received payload, or ERR_SHORT. */
int mpi__payload_check(const struct message *info, const MPI_Status *received);

/* Claims the group: returns true if the calling thread alone receives its packets from now on. */
static inline bool mpi__claim(struct group *group)
{
    return !atomic_exchange_explicit(&group->is_receiving, true, memory_order_acquire);
}

static inline void mpi__unclaim(struct group *group)
{
    atomic_store_explicit(&group->is_receiving, false, memory_order_release);
}

/* Same as mpi__claim(), for a blocking wait; fails if the gate is closed. The thread that closes
 * the gate wakes each claimed group once. It finds all groups that were claimed before the gate was
 * closed, and no thread starts to wait after that. */
static inline bool mpi__claim_to_wait(struct group *group)
{
    if (!mpi__claim(group))
        return false;
    if (!mpi__is_closed())
        return true;
    mpi__unclaim(group);
    return false;
}

/* Waits inside MPI until the receive, which may be pending, has its packet. Returns false without
 * any effect if other receives or threads would have to wait for it. */
bool mpi__receive_alone(struct operation *operation);

/* Finds an unexpected message and removes it if `out` is not NULL. Returns MPI's error code. */
int mpi__arrived_find(struct group *group, int32_t source, int32_t tag, bool *found,
                      struct message *info, struct matched_message **out);
/* Delivers a removed message to a pending receive, or returns it to its position in the queue. */
void mpi__arrived_return(struct matched_message *arrived);
/* Receive the payload of a refused message into memory, if available, so that its sender does not
 * wait for a matching receive. The message stays in the queue. The second function takes a removed
 * message and returns it or its replacement. */
void mpi__refused_load(struct operation *operation);
struct matched_message *mpi__arrived_load(struct matched_message *arrived);
/* Receives a removed message, or drops it if it does not fit, and frees it. Returns MPI's error
 * code. */
int mpi__arrived_receive(struct matched_message *arrived, void *buffer, uint64_t count,
                         const struct dtype *type);

/* Receives all arrived, unreceived messages from MPI before the communicator is freed, because MPI
 * would keep them. Does not wait. */
void mpi__arrived_drain(struct group *group);
/* Frees the group's unexpected messages. No other thread uses the group. */
void mpi__arrived_drop_all(struct group *group);

/* Size of an unexpected message with the capacity for any packet, and its release. */
size_t mpi__arrived_bytes(void);
void mpi__arrived_release(struct matched_message *arrived);

/* ---- operations -------------------------------------------------------------------------------*/

/* Initialize operations without starting them. */
struct operation mpi__sending(struct comm *comm, struct packet *packet);
struct operation mpi__receiving(struct comm *comm, void *buffer, uint64_t count,
                                const struct dtype *type, int32_t source, int32_t tag);

/* Starts to send the packet and, if the data do not fit into it, the payload. Returns MPI's error
 * code. */
int mpi__send_start(struct operation *operation, const struct outgoing *what);

/* Frees the operation when MPI has completed it. */
void mpi__abandon(struct operation *added);

/* Waits for a started operation. Returns ERR_INTERRUPTED if the wait is interrupted; the operation
 * then stays active or pending. */
int mpi__operation_complete(struct operation *operation);
/* Same, for an operation that ends with the call: an interrupted receive is canceled unless its
 * message is already being received, and a send is waited for. */
void mpi__operation_finish(struct operation *operation);
/* Leaves MPI and returns the status of a done operation. After a successful receive, sets *info
 * unless it is NULL. */
dtl_status mpi__operation_report(struct operation *operation, struct message *info);

/* ---- during a collective: helper_thread.c ---------------------------------------------------- */

/* Bracket a collective: pending receives are matched by the helper thread while this thread is
 * inside MPI. mpi__assist_start() starts the thread if necessary, and returns false if none can
 * run; mpi__assist_pause() must not be called then. */
bool mpi__assist_start(void);
void mpi__assist_pause(void);

/* Stops the helper thread; called before MPI_Finalize(). */
void mpi__assist_stop(void);

/* Starts the assistance if receives are pending. The result is passed to mpi__assist_end(). */
static inline bool mpi__assist_begin(void)
{
    return UNLIKELY(mpi__has_pending()) && mpi__assist_start();
}

static inline void mpi__assist_end(bool is_assisted)
{
    if (UNLIKELY(is_assisted))
        mpi__assist_pause();
}

#endif
