/* SPDX-License-Identifier: BSD-3-Clause */
/* What the files of the MPI back end know of each other.  The folder is compiled once for each MPI:
 * libdtl_mpi_NAME.so.
 *
 * Each operation of the contract is `enter; MPI; leave`: enter refuses what the thread level of the
 * program's MPI does not allow, leave turns MPI's return code into a status with MPI's own words.
 */
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
#define MPI_TEST_YIELDS true /* where processes share a CPU */
#define MPI_FINALIZE_PROGRESSES true
#else
#define BACKEND_NAME "mpich"
#define LIBRARY_NAME "MPICH"
#define MPI_REDUCES_IN_PLACE false
#define MPI_TEST_YIELDS false
#define MPI_FINALIZE_PROGRESSES false /* while it waits for the other ranks */
#endif

#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* Of a function that is not what most messages need, and makes what they need not. */
#define APART __attribute__((cold, noinline))

/* ---- large counts -------------------------------------------------------------------------------
 *
 * MPI 4 counts in 64 bits.  Before it, counts are int: a larger one becomes one element of a
 * derived type (large_count.c), a reduction is split.  DTL_TEST_INT_MAX lowers the limit, so that
 * small tests run those paths. */
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

/* Any number of elements as MPI takes it. */
struct large_count {
    MPI_Datatype type;
    mpi_count count;
    bool is_derived; /* `type` was made for this many */
};

/* large_count.c.  The functions that return int return MPI's code. */
int mpi__large_count_make(uint64_t count, MPI_Datatype type, struct large_count *out);
void mpi__large_count_release(struct large_count *data);
/* Sets *buffer to where so many bytes are received that nobody looks at: *scratch, which the caller
 * releases, or where there is no memory for it a place that is written again and again, for a
 * sender may wait until they have been received. */
int mpi__scratch_make(uint64_t bytes, void **scratch, void **buffer, struct large_count *out);

/* ---- entering and leaving: gate.c ------------------------------------------------------------ */

enum gate { GATE_CLOSED, GATE_MAIN_THREAD, GATE_ONE_THREAD, GATE_OPEN };

/* Values of `is_inside`.  INSIDE_INTERRUPTED: an interrupt has come since the thread has entered
 * MPI, or since it was last in a wait that looks for interrupts. */
enum { OUTSIDE, INSIDE, INSIDE_INTERRUPTED };

/* A thread, as the one that closes the gate sees it.  `may_pass` is taken from it by that one;
 * everything else is written by the thread itself, also in a signal handler. */
struct caller {
    atomic_uchar is_inside; /* of MPI; set before `may_pass` is looked at */
    atomic_bool may_pass;   /* without asking: listed, and the gate is open to it */
    bool is_listed;
    bool has_lock;       /* that only one thread has */
    struct caller *next; /* under a lock of gate.c */
};

extern const struct job_ops mpi__job_ops;
extern const struct host *mpi__host;
extern _Atomic enum gate mpi__gate;
extern _Thread_local struct caller mpi__caller __attribute__((tls_model("initial-exec")));

/* Beside MPI's codes: a payload is shorter than its packet has said; nothing will come, since MPI
 * is finalised; the wait is interrupted, and the calling thread's last error says so. */
enum { ERR_SHORT = -1, ERR_LATE = -2, ERR_INTERRUPTED = -3 };

/* Between two tests of a wait inside MPI, whose turns it counts; ERR_INTERRUPTED where the wait is
 * to end. MPI_Wait() can't be interrupted, so nothing that may last is waited for by it. */
int mpi__linger(unsigned *turns);

/* Notes an interrupt of the calling thread.  Returns true if the thread has not left MPI, nor
 * looked for interrupts there, since the one before.  Async-signal-safe. */
bool mpi__is_stuck(void);

dtl_status mpi__enter_guarded(void);
dtl_status mpi__leave_guarded(int rc, const char *operation);

void mpi__gate_open(enum gate gate);
/* Lets nobody in any more.  False where another thread has not come out after a while. */
bool mpi__gate_close(void);

static inline bool mpi__is_closed(void)
{
    return atomic_load_explicit(&mpi__gate, memory_order_relaxed) == GATE_CLOSED;
}

/* Whether this thread may call MPI straight away.  If not, it asks by mpi__enter(). */
static inline bool mpi__pass(void)
{
    atomic_store_explicit(&mpi__caller.is_inside, INSIDE, memory_order_relaxed);
    atomic_signal_fence(memory_order_seq_cst); /* the full barrier is that of who closes the gate */
    return __builtin_expect(atomic_load_explicit(&mpi__caller.may_pass, memory_order_relaxed),
                            true);
}

/* Leaves a call that has passed: nothing else is to be undone. */
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

/* What a rank and this one have sent each other: a header with the group's identity. */
struct met {
    atomic_bool is_told;  /* by this one: a later send may be brief */
    atomic_bool has_told; /* seen by whoever has claimed the group */
};

/* The state of a struct comm. */
struct group {
    MPI_Comm comm;
    uint64_t plain_count; /* a count below it goes to MPI at once: it fits, and so few elements of
                           * any dtype are less than the meeting bytes */
    uint64_t
        meeting_bytes; /* collectives of so many begin with a barrier that can be interrupted */
    struct met *met;   /* of each rank */
    MPI_Comm
        inner;  /* for collectives that are composed of messages; MPI_COMM_NULL until the first */
    void *room; /* of mpi__room(); NULL until the first */
    uint64_t identity;        /* of the messages; MPI may use the same communicator again later */
    uint32_t last_number;     /* of payloads: what MPI allows as a tag, and a header has room for */
    atomic_bool is_receiving; /* claimed: a thread receives packets, and nobody else may */
    atomic_uint unexpected_count;

    /* Of whoever has claimed it: */
    struct packet *landing; /* where the next packet comes */
    MPI_Request posted;     /* its receive; MPI_REQUEST_NULL: none is posted */

    struct operation *_Atomic idle_send; /* memory of one that is over, for the next; or NULL */

    /* Under the lock of message_matching.c: */
    struct matched_message
        *unexpected; /* messages that no receive waits for, in the order of arrival */
    struct matched_message **unexpected_end;
    struct matched_message *spare; /* for a message that there is no memory for; NULL: in use */
    struct matched_message *idle;  /* memory of one that was received, for the next; or NULL */

    /* Under that of comm.c: */
    struct group *next; /* of this process */
    bool is_woken;
};

static inline struct group *mpi__group(const struct comm *comm)
{
    return comm->state;
}

extern const struct comm_ops mpi__comm_ops;

/* Makes a communicator of `ours`, which the back end owns from here on: it is freed if this fails.
 * Collective. */
int mpi__comm_adopt(MPI_Comm ours, struct comm *out);

/* Returns once all ranks of a communicator have called it, or ERR_INTERRUPTED. What follows takes
 * all of them, and waits for none that is late: MPI's own functions can't be interrupted. */
int mpi__meet(MPI_Comm comm);
/* The same of a communicator of the program's: a call after an interrupted one goes on with the
 * same meeting, which the other ranks may have joined. */
int mpi__meet_again(MPI_Comm comm);

/* Takes back what receives of packets are posted, where nobody may call MPI any more but this one.
 */
void mpi__comm_stop(void);

/* Sends a packet that is none to threads of this process that wait for one, since the gate closes.
 */
void mpi__comm_wake(void);

/* Sets *out to a communicator of the same ranks that carries no message of the user's.  Collective.
 */
int mpi__inner(struct comm *comm, MPI_Comm *out);

/* Sets *out to room for two requests a rank, which collectives that are called use one after the
 * other: none of them fails for want of memory on one rank alone.  Collective. */
int mpi__room(struct comm *comm, void *out);

/* ---- types and operations: type.c ------------------------------------------------------------ */

/* MPI's type for a dtype, and its operation for a reduction; made when first needed. */
struct native {
    MPI_Datatype type;
    MPI_Op op;
    atomic_bool is_made;
};

enum { TYPES = 64 };                /* more than the largest id of a dtype */
enum { MOVE = DTL_OP_COUNT, USES }; /* to move elements, beside to reduce them by each operation */

extern struct native mpi__natives[TYPES][USES];
int mpi__native_make(const struct dtype *type, int use);

/* Sets *out to what MPI takes for a dtype in a reduction, or to move it. */
static inline int mpi__native(const struct dtype *type, int use, const struct native **out)
{
    *out = &mpi__natives[type->id][use];
    if (UNLIKELY(!atomic_load_explicit(&(*out)->is_made, memory_order_acquire)))
        return mpi__native_make(type, use);
    return MPI_SUCCESS;
}

/* Frees the types and operations that were made; before MPI_Finalize. */
void mpi__type_stop(void);

/* ---- point-to-point: message.c, operation.c, probe.c, packet.c, message_matching.c
 * ------------------------
 */

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

enum form { FORM_CALLED, FORM_STARTED };

/* A collective that is called, or what one that is started or planned holds until it is released.
 */
struct collective_call {
    MPI_Comm comm;
    enum form form;
    bool is_root;
    const struct native *native;
    struct large_count data; /* of a move of as many elements everywhere */
    void *arrays;            /* counts and displacements as MPI wants them */
    void *copy;              /* of what is reduced in place, where MPI can't */

    /* Not of one that is called: */
    const char *name;
    MPI_Request *requests;
    int count;
    MPI_Datatype *types; /* made for parts that int can't describe */
    int type_count;
    int rc; /* of the first request that has failed */
};

/* MPI's function for a call of either form, which take the same arguments.  Nothing is planned: of
 * persistent collectives, those of MPICH 4.0 give wrong results or fail from the second start on, a
 * small gather is enough to see it, and Open MPI 4.1 never frees what it has allocated for one. */
#define CALL(call, blocking, nonblocking, ...)                                                     \
    ((call)->form == FORM_CALLED                                                                   \
         ? LARGE(blocking)(__VA_ARGS__, (call)->comm)                                              \
         : LARGE(nonblocking)(__VA_ARGS__, (call)->comm, mpi__request_next(call)))

static inline MPI_Request *mpi__request_next(struct collective_call *call)
{
    return &call->requests[call->count];
}

/* Counts the request of a call that has succeeded. */
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

/* Whether MPI can't start it, for it can't count that many elements. */
bool mpi__is_beyond(const struct comm *comm, const struct collective *what);

/* These return MPI's code.  The first makes MPI's calls for a collective of any kind; the others
 * those for one with a count for each rank, called, and started after the memory for it is made. */
int mpi__collective_issue(struct collective_call *call, struct comm *comm,
                          const struct collective *what);
int mpi__exchange(struct collective_call *call, struct comm *comm, const struct collective *what);
dtl_status mpi__exchange_make(struct collective_call *call, const struct comm *comm);
int mpi__exchange_start(struct collective_call *call, const struct comm *comm,
                        const struct collective *what);

dtl_status mpi__start(struct comm *comm, const struct collective *what, struct operation **out);

/* Returns MPI's code. */
int mpi__call_test(struct collective_call *call, int *done);
void mpi__call_release(struct collective_call *call);

/* ---- messages on the wire: packet.c
 * ---------------------------------------------------------------
 *
 * A message is a packet: a header, its shape, and its data if there is room.  Otherwise their count
 * stands there, and the data follow as a payload, under a tag of its own that the header tells.  So
 * a receive of a packet always has the room that it needs, and a payload's receive is posted when
 * all is known of it.
 *
 * Short data without a shape have a brief header once their receiver has had a whole one of the
 * group's: messages of one rank keep their order, so that what is brief and comes later is of the
 * group too.  A number with it has 10 bytes, which Open MPI sends in half a line of the cache; with
 * a byte more it takes an eighth more time. */

enum { PACKET_TAG = 0 }; /* of MPI; the message's own tag is in the header */
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
    uint64_t number : NUMBER_BITS;     /* of the payload; 0: the data are in the packet */
    uint64_t identity : IDENTITY_BITS; /* the group's; more than a job makes */
};

enum {
    LAST_NUMBER = (1 << NUMBER_BITS) - 1,
    SHAPE_BYTES = DTL_MAX_TENSOR_RANK * sizeof(dtl_size_t)
};

struct packet {
    struct header header;
    unsigned char rest[PACKET_BYTES - sizeof(struct header)]; /* shape; data, or their count */
};

/* A brief header: a dtype with this bit, and a tag.  What follows is of a line of the cache. */
enum { IS_BRIEF = 128, BRIEF_BYTES = 2, BRIEF_ROOM = 64 - BRIEF_BYTES };

struct brief {
    uint8_t dtype;
    uint8_t tag;
};

/* Of the data in packets, which most often are one number.  Where a compiler knows a bound it
 * copies by a string instruction, whose start alone takes as long as all else here. */
static inline void mpi__copy(void *to, const void *from, uint64_t bytes)
{
    if (bytes == sizeof(uint64_t))
        memcpy(to, from, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(to, from, bytes);
}

/* What is sent. */
struct outgoing {
    const void *data;
    uint64_t count;
    const struct dtype *type;
    int32_t dest;
    int32_t tag;
    const dtl_shape *shape; /* NULL: none */
};

/* Bytes of data that a packet has room for, whatever the shape. */
enum { DATA_ROOM = PACKET_BYTES - sizeof(struct header) - SHAPE_BYTES };

/* Returns whether the data fit into the packet. */
static inline bool mpi__has_room(const struct outgoing *what)
{
    return what->count * what->type->size <= (uint64_t)DATA_ROOM;
}

/* Whether so many bytes of it may go with a brief header. */
static inline bool mpi__is_brief(const struct group *group, const struct outgoing *what,
                                 uint64_t bytes)
{
    return bytes <= BRIEF_ROOM && (uint32_t)what->tag <= UINT8_MAX && what->shape == NULL &&
           atomic_load_explicit(&group->met[what->dest].is_told, memory_order_acquire);
}

/* Fills a packet with it, and gives the packet's bytes. */
static inline mpi_count mpi__pack_brief(const struct outgoing *what, uint64_t bytes, void *packet)
{
    struct brief *brief = packet;

    *brief = (struct brief){.dtype = (uint8_t)(what->type->id | IS_BRIEF), (uint8_t)what->tag};
    mpi__copy(brief + 1, what->data, bytes);
    return (mpi_count)(BRIEF_BYTES + bytes);
}

/* The bytes that a packet for it has at most. */
uint64_t mpi__packet_bytes(const struct outgoing *what);
/* Fills one, and gives its bytes, and the number of the payload that follows; 0: none does. */
mpi_count mpi__pack(struct group *group, const struct outgoing *what, struct packet *packet,
                    uint32_t *number);

/* The receiver has been sent a packet, which was brief only if one was sent before. */
static inline void mpi__met(struct group *group, const struct outgoing *what)
{
    atomic_store_explicit(&group->met[what->dest].is_told, true, memory_order_release);
}

/* A packet that was received: `bytes` of the group's landing. */
struct arrival {
    int rc; /* MPI's code; the packet may have come all the same, or has no identity */
    mpi_count bytes;
    int source;
    uint32_t number; /* once it is unpacked: of the payload */
};

/* What a packet of the group tells of its message, and where its data start; NULL where it is of
 * another group, or its fields, its length and the shape don't fit each other.  The group is
 * claimed. */
const void *mpi__unpack(const struct group *group, struct arrival *arrival, struct message *info);

/* What a status says of a packet.  In both ABIs the bytes stand in it, and to ask for them costs up
 * to a tenth of a small message's time. */
static inline mpi_count mpi__packet_length(const MPI_Status *status)
{
#ifdef OPEN_MPI
    return (mpi_count)status->_ucount;
#else
    return status->count_lo;
#endif
}

/* ---- messages that arrive: message_matching.c
 * ------------------------------------------------------------
 *
 * Packets are received from whomever, in order, and given to the first receive that matches.  What
 * matches none waits among the group's unexpected messages. */

enum stage { STAGE_PENDING, STAGE_ACTIVE, STAGE_DONE };

struct operation {
    _Atomic enum stage stage; /* pending: waits for its packet; active: MPI has `requests` */
    bool is_receive;
    bool is_canceled;
    int rc; /* MPI's code, once done */
    struct group *group;
    MPI_Request requests[2]; /* of the packet that is sent, and of the payload */
    struct large_count data; /* of the payload's */
    struct packet *packet;   /* that is sent */
    uint64_t room;           /* bytes of a packet that there is memory for behind this */

    /* Of a receive: */
    void *buffer;
    uint64_t count;
    const struct dtype *type;
    void *scratch; /* where a payload goes that nobody reads */
    int32_t source;
    int32_t tag;
    struct message info;    /* once it has its packet */
    uint32_t refused;       /* the number of its message's payload, if it does not take it */
    struct operation *next; /* among those that wait for theirs */

    struct collective_call *call; /* NULL for messages */
};

/* A message that was received before somebody wanted it, but for its payload. */
struct matched_message {
    struct matched_message *next; /* among the unexpected ones */
    uint64_t order;               /* of arrival among them */
    struct group *group;
    struct message info;
    uint32_t number; /* of the payload; 0: the data are here */
    bool is_spare;   /* the group's */
    uint64_t room;   /* bytes that there is memory for */
    unsigned char data[];
};

extern atomic_int mpi__pending_count;

static inline bool mpi__has_pending(void)
{
    return atomic_load_explicit(&mpi__pending_count, memory_order_relaxed) != 0;
}

/* Whether a call can go straight to MPI: any thread may make it, no receive wants help meanwhile,
 * and the count is small. */
static inline bool mpi__is_plain(const struct native *native, const struct comm *comm,
                                 uint64_t count)
{
    return __builtin_expect(mpi__pass() && !mpi__has_pending() &&
                                count - 1 < mpi__group(comm)->plain_count &&
                                atomic_load_explicit(&native->is_made, memory_order_acquire),
                            true);
}

/* Gives the receive its message if it has arrived, else lets it wait for it. */
void mpi__pending_add(struct operation *operation);
/* False if the operation had got its message before. */
bool mpi__pending_remove(struct operation *operation);
/* Gives messages that have arrived to the receives that wait for them. */
void mpi__pending_progress(void);

/* Receives of packets from whomever.  The group is claimed; they return MPI's code.
 *
 * Who looks again and again leaves a receive posted for the next one that looks or waits: MPI puts
 * a packet straight where it is read, and a test for it costs less than a probe and a receive. */
static inline int mpi__packet_post(struct group *group)
{
    group->landing->header = (struct header){0};
    return LARGE(Irecv)(group->landing, PACKET_BYTES, MPI_BYTE, MPI_ANY_SOURCE, PACKET_TAG,
                        group->comm, &group->posted);
}

/* Until there is one, or the wait is interrupted: then the receive stays posted. In Open MPI tests
 * take a tenth less time than a wait. */
static inline int mpi__packet_wait(struct group *group, MPI_Status *status)
{
    unsigned turns = 0;
    int done = 0, rc = MPI_SUCCESS;

    if (group->posted == MPI_REQUEST_NULL)
        rc = mpi__packet_post(group);
    while (rc == MPI_SUCCESS && !done) {
        rc = MPI_Test(&group->posted, &done, status);
        if (rc == MPI_SUCCESS && !done)
            rc = mpi__linger(&turns);
    }
    return rc;
}

static inline struct arrival mpi__arrival(int rc, const MPI_Status *status)
{
    return (struct arrival){
        .rc = rc, .source = status->MPI_SOURCE, .bytes = mpi__packet_length(status)};
}

static inline int mpi__packet_receive(struct group *group, struct arrival *arrival)
{
    MPI_Status status = {0};
    int rc = mpi__packet_wait(group, &status);

    *arrival = mpi__arrival(rc, &status);
    return rc;
}
/* Takes back the receive that is posted, if one is; false where a packet has come all the same. */
bool mpi__packet_withdraw(struct group *group, struct arrival *arrival);
/* Goes on from what was received until the receive has its packet. */
void mpi__receive_on(struct operation *operation, struct arrival *arrival);

/* MPI's code for a payload that was received, or ERR_SHORT. */
int mpi__payload_check(const struct message *info, const MPI_Status *received);

/* Whether the caller alone receives packets of the group from here on. */
static inline bool mpi__claim(struct group *group)
{
    return !atomic_exchange_explicit(&group->is_receiving, true, memory_order_acquire);
}

static inline void mpi__unclaim(struct group *group)
{
    atomic_store_explicit(&group->is_receiving, false, memory_order_release);
}

/* The same, to wait for one.  Whoever closes the gate wakes each group once: it finds all that had
 * claimed theirs before, and nobody waits any more afterwards. */
static inline bool mpi__claim_to_wait(struct group *group)
{
    if (!mpi__claim(group))
        return false;
    if (!mpi__is_closed())
        return true;
    mpi__unclaim(group);
    return false;
}

/* Waits inside MPI until the receive has its packet, unless other receives or another thread would
 * have to wait meanwhile: then false, and nothing was done.  The receive may be pending. */
bool mpi__receive_alone(struct operation *operation);

/* Finds a message that no receive waits for; it is taken out where `out` is not NULL.  Returns
 * MPI's code. */
int mpi__arrived_find(struct group *group, int32_t source, int32_t tag, bool *found,
                      struct message *info, struct matched_message **out);
/* Hands one that was taken out to a receive that waits for it, or puts it back in its place. */
void mpi__arrived_return(struct matched_message *arrived);
/* Receives the payload of a message that was refused into memory, where there is some, so that its
 * sender does not wait for the receive that takes it.  The message stays where it is.  The second
 * is of one that was taken out, and returns it or its successor. */
void mpi__refused_load(struct operation *operation);
struct matched_message *mpi__arrived_load(struct matched_message *arrived);
/* Receives one that was taken out, or drops it if it does not fit; and frees it.  Returns MPI's
 * code. */
int mpi__arrived_receive(struct matched_message *arrived, void *buffer, uint64_t count,
                         const struct dtype *type);

/* Takes what has arrived and nobody received out of MPI, before the communicator is freed: MPI
 * would keep it.  Does not wait. */
void mpi__arrived_drain(struct group *group);
void mpi__arrived_drop_all(struct group *group);

/* The bytes of one with room for any packet, and its end. */
size_t mpi__arrived_bytes(void);
void mpi__arrived_release(struct matched_message *arrived);

/* ---- operations -------------------------------------------------------------------------------*/

/* Operations that were not started yet. */
struct operation mpi__sending(struct comm *comm, struct packet *packet);
struct operation mpi__receiving(struct comm *comm, void *buffer, uint64_t count,
                                const struct dtype *type, int32_t source, int32_t tag);

/* Returns MPI's code. */
int mpi__send_start(struct operation *operation, const struct outgoing *what);

/* Frees it once MPI is done with it. */
void mpi__abandon(struct operation *added);

/* Waits for a started one. Returns ERR_INTERRUPTED where the wait is interrupted, and the operation
 * goes on. */
int mpi__operation_complete(struct operation *operation);
/* The same of one that ends with the call: a receive whose wait is interrupted is taken back,
 * unless its message is on its way, and a send is waited for. */
void mpi__operation_finish(struct operation *operation);
/* The result, leaving MPI. */
dtl_status mpi__operation_report(struct operation *operation, struct message *info);

/* ---- during a collective: helper_thread.c ---------------------------------------------------- */

/* Around a collective: lets receives that were started be matched while this thread is inside MPI.
 */
bool mpi__assist_start(void);
void mpi__assist_pause(void);

/* Ends the helper of mpi__assist_start; before MPI_Finalize. */
void mpi__assist_stop(void);

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
