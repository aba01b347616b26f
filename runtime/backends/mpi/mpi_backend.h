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

#include "dtl_backend.h"

#ifdef OPEN_MPI
#define BACKEND_NAME "openmpi"
#define LIBRARY_NAME "Open MPI"
#define MPI_REDUCES_IN_PLACE true
#else
#define BACKEND_NAME "mpich"
#define LIBRARY_NAME "MPICH"
#define MPI_REDUCES_IN_PLACE false
#endif

#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/* ---- large counts
 * ------------------------------------------------------------------------------------------------
 * MPI 4 counts in 64 bits.  Before it, counts are int: a larger one becomes one element of a
 * derived type (large.c), a reduction is split.  DTL_TEST_INT_MAX lowers the limit, so that small
 * tests run those paths. */
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

/* A stretch of elements as MPI wants to hear of it. */
struct stretch {
    MPI_Datatype type;
    mpi_count count;
    bool is_derived; /* `type` was made for this stretch */
};

/* large.c.  The functions that return int return MPI's code. */
int mpi__stretch_make(uint64_t count, MPI_Datatype type, struct stretch *out);
void mpi__stretch_release(struct stretch *stretch);

/* ---- entering and leaving: job.c ------------------------------------------------------------- */

enum gate { GATE_CLOSED, GATE_MAIN_THREAD, GATE_ONE_THREAD, GATE_OPEN };

extern const struct job_ops mpi__job_ops;
extern const struct host *mpi__host;
extern _Atomic enum gate mpi__gate;

dtl_status mpi__enter_guarded(void);
dtl_status mpi__leave_guarded(int rc, const char *operation);

static inline dtl_status mpi__enter(void)
{
    if (UNLIKELY(atomic_load_explicit(&mpi__gate, memory_order_relaxed) != GATE_OPEN))
        return mpi__enter_guarded();
    return DTL_SUCCESS;
}

static inline dtl_status mpi__leave(int rc, const char *operation)
{
    if (UNLIKELY(rc != MPI_SUCCESS ||
                 atomic_load_explicit(&mpi__gate, memory_order_relaxed) != GATE_OPEN))
        return mpi__leave_guarded(rc, operation);
    return DTL_SUCCESS;
}

/* ---- communicators: comm.c ------------------------------------------------------------------- */

/* The state of a struct comm. */
struct group {
    MPI_Comm comm;
    MPI_Comm
        inner; /* for collectives that are composed of messages; MPI_COMM_NULL until the first */
};

static inline struct group *mpi__group(const struct comm *comm)
{
    return comm->state;
}

extern const struct comm_ops mpi__comm_ops;

/* Makes a communicator of `ours`, which the back end owns from here on: it is freed if this fails.
 */
int mpi__comm_adopt(MPI_Comm ours, struct comm *out);

/* Sets *out to a communicator of the same ranks that carries no message of the user's.  Collective.
 */
int mpi__inner(struct comm *comm, MPI_Comm *out);

/* ---- files: file.c --------------------------------------------------------------------------- */

extern const struct file_ops mpi__file_ops;

/* ---- moves: collective.c, collective_v.c, exchange.c ----------------------------------------- */

dtl_status mpi__barrier(struct comm *comm);
dtl_status mpi__broadcast(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                          int32_t root);
dtl_status mpi__gather(struct comm *comm, const void *send, void *recv, uint64_t count,
                       const struct dtype *type, int32_t root);
dtl_status mpi__scatter(struct comm *comm, const void *send, void *recv, uint64_t count,
                        const struct dtype *type, int32_t root);
dtl_status mpi__allgather(struct comm *comm, const void *send, void *recv, uint64_t count,
                          const struct dtype *type);
dtl_status mpi__alltoall(struct comm *comm, const void *send, void *recv, uint64_t count,
                         const struct dtype *type);
dtl_status mpi__gatherv(struct comm *comm, const void *send, uint64_t sendcount, void *recv,
                        const uint64_t *recvcounts, const uint64_t *displs,
                        const struct dtype *type, int32_t root);
dtl_status mpi__scatterv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                         const uint64_t *displs, void *recv, uint64_t recvcount,
                         const struct dtype *type, int32_t root);
dtl_status mpi__allgatherv(struct comm *comm, const void *send, uint64_t sendcount, void *recv,
                           const uint64_t *recvcounts, const uint64_t *displs,
                           const struct dtype *type);
dtl_status mpi__alltoallv(struct comm *comm, const void *send, const uint64_t *sendcounts,
                          const uint64_t *sdispls, void *recv, const uint64_t *recvcounts,
                          const uint64_t *rdispls, const struct dtype *type);

/* The parts of a buffer, one for each rank; counts and displacements in elements. */
struct layout {
    char *buffer;
    const uint64_t *counts;
    const uint64_t *displs;
};

#if !MPI_HAS_LARGE_COUNTS
int mpi__exchange_gatherv(struct comm *comm, const void *send, uint64_t sendcount,
                          struct layout recv, const struct dtype *type, MPI_Datatype native,
                          int32_t root);
int mpi__exchange_scatterv(struct comm *comm, struct layout send, void *recv, uint64_t recvcount,
                           const struct dtype *type, MPI_Datatype native, int32_t root);
int mpi__exchange_allgatherv(struct comm *comm, const void *send, uint64_t sendcount,
                             struct layout recv, const struct dtype *type, MPI_Datatype native);
int mpi__exchange_alltoallv(struct comm *comm, struct layout send, struct layout recv,
                            const struct dtype *type, MPI_Datatype native);
#endif

/* What a collective holds between entering MPI and leaving it. */
struct passage {
    struct stretch part; /* the elements that this rank gives, or gives each rank */
    bool is_assisted;
};

dtl_status mpi__passage_begin(uint64_t count, const struct dtype *type, struct passage *out);
dtl_status mpi__passage_end(struct passage *passage, int rc, const char *name);

/* MPI_IN_PLACE where `mine` is the element `index` of `all`, else `mine`. */
static inline const void *mpi__unless_there(const void *mine, const void *all, uint64_t index,
                                            const struct dtype *type)
{
    return mine != NULL && mine == (const char *)all + index * type->size ? MPI_IN_PLACE : mine;
}

/* ---- types and operations: type.c ------------------------------------------------------------ */

/* What MPI takes for elements of a dtype; made when first needed. */
struct recipe {
    MPI_Datatype type;
    MPI_Op op; /* of a reduction */
    atomic_bool is_made;
};

enum { TYPES = 64 }; /* more than the largest id of a dtype */
enum {
    MOVE = DTL_OP_COUNT,
    RECIPES
}; /* to move elements, beside to reduce them by each operation */

extern struct recipe mpi__recipes[TYPES][RECIPES];
int mpi__recipe_make(const struct dtype *type, int use);

/* Sets *out to the recipe of a dtype for a reduction, or to move it. */
static inline int mpi__recipe(const struct dtype *type, int use, const struct recipe **out)
{
    *out = &mpi__recipes[type->id][use];
    if (UNLIKELY(!atomic_load_explicit(&(*out)->is_made, memory_order_acquire)))
        return mpi__recipe_make(type, use);
    return MPI_SUCCESS;
}

/* Frees the types and operations that were made; before MPI_Finalize. */
void mpi__type_stop(void);

/* ---- reductions: reduce.c -------------------------------------------------------------------- */

dtl_status mpi__reduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                       const struct dtype *type, dtl_reduce_op op, int32_t root);
dtl_status mpi__allreduce(struct comm *comm, const void *send, void *recv, uint64_t count,
                          const struct dtype *type, dtl_reduce_op op);
dtl_status mpi__reduce_scatter(struct comm *comm, const void *send, void *recv,
                               const uint64_t *counts, const struct dtype *type, dtl_reduce_op op);
dtl_status mpi__scan(struct comm *comm, const void *send, void *recv, uint64_t count,
                     const struct dtype *type, dtl_reduce_op op);
dtl_status mpi__exscan(struct comm *comm, const void *send, void *recv, uint64_t count,
                       const struct dtype *type, dtl_reduce_op op);

/* ---- point-to-point: message.c --------------------------------------------------------------- */

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
dtl_status mpi__irecv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                      int32_t source, int32_t tag, struct operation **out);
dtl_status mpi__probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                      struct message *info);
dtl_status mpi__operation_test(struct operation *operation, bool *done, struct message *info);
dtl_status mpi__operation_wait(struct operation *operation, struct message *info);
dtl_status mpi__operation_cancel(struct operation *operation);
void mpi__operation_release(struct operation *operation);

dtl_status mpi__mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                       struct message *info, struct parcel **out);
dtl_status mpi__mrecv(struct comm *comm, struct parcel *parcel, void *buffer, uint64_t count,
                      const struct dtype *type);

/* ---- collectives that are started: start.c --------------------------------------------------- */

/* What a collective under way, or one that is planned, holds until it is released. */
struct started {
    MPI_Comm comm;
    MPI_Request *requests;
    int count;
    const char *name;
    bool is_planned;
    bool is_root;
    const struct recipe *recipe;
    struct stretch part; /* of a move of as many elements everywhere */
    void *arrays;        /* counts and displacements as MPI wants them */
    MPI_Datatype *types; /* made for parts that int can't describe */
    int type_count;
    void *copy; /* of what is reduced in place, where MPI can't */
    const void *original;
    size_t bytes;
};

dtl_status mpi__start(struct comm *comm, const struct collective *what, struct operation **out);
dtl_status mpi__plan(struct comm *comm, const struct collective *what, struct operation **out);
dtl_status mpi__operation_start(struct operation *operation);

/* These two return MPI's code. */
int mpi__started_test(struct started *started, int *done);
int mpi__started_wait(struct started *started);
void mpi__started_release(struct started *started);

/* ---- receives that wait for their message: pending.c
 * -------------------------------------------------------------- A receive is not posted to MPI,
 * for Open MPI writes past the end of a buffer that is too small.  It waits in a list until its
 * message is there and can be measured.  The order of posting is kept: a message goes to the first
 * receive that fits. */

enum stage { STAGE_PENDING, STAGE_ACTIVE, STAGE_DONE };

struct operation {
    _Atomic enum stage stage; /* pending: in the list; active: `request` is under way */
    bool is_receive;
    bool is_canceled;
    int rc; /* MPI's code, once done */
    MPI_Comm comm;
    MPI_Request request;
    struct stretch part; /* of what is under way */
    struct message info; /* of a receive that is done */

    /* Of a receive: */
    void *buffer;
    uint64_t capacity; /* bytes */
    void *scratch;     /* where a message that is too long goes */
    int source;
    int tag;
    struct operation *next; /* in the list */

    struct started *started; /* of a collective; NULL for messages */
};

extern atomic_int mpi__pending_count;

static inline bool mpi__has_pending(void)
{
    return atomic_load_explicit(&mpi__pending_count, memory_order_relaxed) != 0;
}

/* Whether a call can go straight to MPI: any thread may make it, no receive wants help meanwhile,
 * and the count fits. */
static inline bool mpi__is_plain(const struct recipe *recipe, uint64_t count)
{
    return __builtin_expect(atomic_load_explicit(&mpi__gate, memory_order_relaxed) == GATE_OPEN &&
                                !mpi__has_pending() && count - 1 < COUNT_MAX &&
                                atomic_load_explicit(&recipe->is_made, memory_order_acquire),
                            true);
}

/* Starts receiving the matched message into the operation's buffer, or into scratch memory if it is
 * too long. */
int mpi__operation_take(struct operation *operation, MPI_Message *message, uint64_t bytes);

void mpi__pending_add(struct operation *operation);
/* False if the operation had got its message before. */
bool mpi__pending_remove(struct operation *operation);
/* Gives messages that have arrived to the receives that wait for them. */
void mpi__pending_progress(void);
/* Whether a receive waits for a message from `source` with `tag`. */
bool mpi__pending_claims(MPI_Comm comm, int source, int tag);

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
