/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of MPI with which the backend moves data and creates objects. Each one wraps MPI's
 * own. */
#include "faulty_mpi.h"

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>

/* Counts calls of the thread that armed the fault; calls of the library's own threads do not
 * count. */
static _Thread_local int calls_left = -1;
static _Thread_local const char *failed;

void faulty_mpi_arm(int calls)
{
    calls_left = calls;
    failed = NULL;
}

const char *faulty_mpi_failed(void)
{
    return failed;
}

static bool fails(const char *name)
{
    if (calls_left < 0 || calls_left-- > 0)
        return false;
    failed = name;
    return true;
}

#define FAULTY(name, parameters, arguments)                                                        \
    __attribute__((visibility("default"))) int name parameters                                     \
    {                                                                                              \
        return fails(#name) ? MPI_ERR_OTHER : P##name arguments;                                   \
    }

#define SENDING const void *send, COUNT send_count, MPI_Datatype send_type
#define RECEIVING void *recv, COUNT recv_count, MPI_Datatype recv_type
#define SEND send, send_count, send_type
#define RECV recv, recv_count, recv_type
#define COUNTS const COUNT send_counts[], const PLACE send_places[], MPI_Datatype send_type
#define PLACES const COUNT recv_counts[], const PLACE recv_places[], MPI_Datatype recv_type

FAULTY(MPI_Barrier, (MPI_Comm comm), (comm))
FAULTY(MPI_Comm_dup, (MPI_Comm comm, MPI_Comm *made), (comm, made))
FAULTY(MPI_Comm_split, (MPI_Comm comm, int color, int key, MPI_Comm *made),
       (comm, color, key, made))
FAULTY(MPI_Type_contiguous, (int count, MPI_Datatype type, MPI_Datatype *made), (count, type, made))
FAULTY(MPI_Type_commit, (MPI_Datatype * type), (type))
FAULTY(MPI_Probe, (int source, int tag, MPI_Comm comm, MPI_Status *status),
       (source, tag, comm, status))
FAULTY(MPI_Mprobe, (int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status),
       (source, tag, comm, message, status))
FAULTY(MPI_Improbe,
       (int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status),
       (source, tag, comm, flag, message, status))

FAULTY(MPI_Ibarrier, (MPI_Comm comm, MPI_Request *request), (comm, request))

/* Functions that complete an operation fail after completing it. */
#define COMPLETING(name, parameters, arguments, completed)                                         \
    __attribute__((visibility("default"))) int name parameters                                     \
    {                                                                                              \
        int rc = P##name arguments;                                                                \
                                                                                                   \
        return rc == MPI_SUCCESS && (completed) && fails(#name) ? MPI_ERR_OTHER : rc;              \
    }

COMPLETING(MPI_Iprobe, (int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status),
           (source, tag, comm, flag, status), *flag)
COMPLETING(MPI_Wait, (MPI_Request * request, MPI_Status *status), (request, status), true)
COMPLETING(MPI_Waitall, (int count, MPI_Request requests[], MPI_Status statuses[]),
           (count, requests, statuses), true)
COMPLETING(MPI_Test, (MPI_Request * request, int *flag, MPI_Status *status),
           (request, flag, status), *flag)
COMPLETING(MPI_Testall, (int count, MPI_Request requests[], int *flag, MPI_Status statuses[]),
           (count, requests, flag, statuses), *flag)

#if MPI_VERSION >= 4
#define COUNT MPI_Count
#define PLACE MPI_Aint
#define LARGE(name, parameters, arguments) FAULTY(MPI_##name##_c, parameters, arguments)
#else
#define COUNT int
#define PLACE int
#define LARGE(name, parameters, arguments) FAULTY(MPI_##name, parameters, arguments)
#endif

LARGE(Bcast, (void *buffer, COUNT count, MPI_Datatype type, int root, MPI_Comm comm),
      (buffer, count, type, root, comm))
LARGE(Reduce,
      (const void *send, void *recv, COUNT count, MPI_Datatype type, MPI_Op op, int root,
       MPI_Comm comm),
      (send, recv, count, type, op, root, comm))
LARGE(Allreduce,
      (const void *send, void *recv, COUNT count, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
      (send, recv, count, type, op, comm))
LARGE(Scan,
      (const void *send, void *recv, COUNT count, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
      (send, recv, count, type, op, comm))
LARGE(Exscan,
      (const void *send, void *recv, COUNT count, MPI_Datatype type, MPI_Op op, MPI_Comm comm),
      (send, recv, count, type, op, comm))
LARGE(Reduce_scatter,
      (const void *send, void *recv, const COUNT counts[], MPI_Datatype type, MPI_Op op,
       MPI_Comm comm),
      (send, recv, counts, type, op, comm))
LARGE(Gather, (SENDING, RECEIVING, int root, MPI_Comm comm), (SEND, RECV, root, comm))
LARGE(Scatter, (SENDING, RECEIVING, int root, MPI_Comm comm), (SEND, RECV, root, comm))
LARGE(Allgather, (SENDING, RECEIVING, MPI_Comm comm), (SEND, RECV, comm))
LARGE(Alltoall, (SENDING, RECEIVING, MPI_Comm comm), (SEND, RECV, comm))
LARGE(Gatherv, (SENDING, void *recv, PLACES, int root, MPI_Comm comm),
      (SEND, recv, recv_counts, recv_places, recv_type, root, comm))
LARGE(Scatterv, (const void *send, COUNTS, RECEIVING, int root, MPI_Comm comm),
      (send, send_counts, send_places, send_type, RECV, root, comm))
LARGE(Allgatherv, (SENDING, void *recv, PLACES, MPI_Comm comm),
      (SEND, recv, recv_counts, recv_places, recv_type, comm))
LARGE(Alltoallv, (const void *send, COUNTS, void *recv, PLACES, MPI_Comm comm),
      (send, send_counts, send_places, send_type, recv, recv_counts, recv_places, recv_type, comm))
LARGE(Send, (const void *buffer, COUNT count, MPI_Datatype type, int peer, int tag, MPI_Comm comm),
      (buffer, count, type, peer, tag, comm))
LARGE(Isend,
      (const void *buffer, COUNT count, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
       MPI_Request *request),
      (buffer, count, type, peer, tag, comm, request))
LARGE(Irecv,
      (void *buffer, COUNT count, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
       MPI_Request *request),
      (buffer, count, type, peer, tag, comm, request))
LARGE(Mrecv,
      (void *buffer, COUNT count, MPI_Datatype type, MPI_Message *message, MPI_Status *status),
      (buffer, count, type, message, status))
LARGE(Imrecv,
      (void *buffer, COUNT count, MPI_Datatype type, MPI_Message *message, MPI_Request *request),
      (buffer, count, type, message, request))

#define MANY                                                                                       \
    const void *send, const COUNT send_counts[], const PLACE send_places[],                        \
        const MPI_Datatype send_types[], void *recv, const COUNT recv_counts[],                    \
        const PLACE recv_places[], const MPI_Datatype recv_types[]
#define OF_MANY                                                                                    \
    send, send_counts, send_places, send_types, recv, recv_counts, recv_places, recv_types

LARGE(Alltoallw, (MANY, MPI_Comm comm), (OF_MANY, comm))
LARGE(Ialltoallw, (MANY, MPI_Comm comm, MPI_Request *request), (OF_MANY, comm, request))
LARGE(Recv,
      (void *buffer, COUNT count, MPI_Datatype type, int peer, int tag, MPI_Comm comm,
       MPI_Status *status),
      (buffer, count, type, peer, tag, comm, status))
LARGE(Ibcast,
      (void *buffer, COUNT count, MPI_Datatype type, int root, MPI_Comm comm, MPI_Request *request),
      (buffer, count, type, root, comm, request))
LARGE(Ireduce,
      (const void *send, void *recv, COUNT count, MPI_Datatype type, MPI_Op op, int root,
       MPI_Comm comm, MPI_Request *request),
      (send, recv, count, type, op, root, comm, request))
LARGE(Ireduce_scatter,
      (const void *send, void *recv, const COUNT counts[], MPI_Datatype type, MPI_Op op,
       MPI_Comm comm, MPI_Request *request),
      (send, recv, counts, type, op, comm, request))
LARGE(Igather, (SENDING, RECEIVING, int root, MPI_Comm comm, MPI_Request *request),
      (SEND, RECV, root, comm, request))
LARGE(Iscatter, (SENDING, RECEIVING, int root, MPI_Comm comm, MPI_Request *request),
      (SEND, RECV, root, comm, request))
LARGE(Iallgather, (SENDING, RECEIVING, MPI_Comm comm, MPI_Request *request),
      (SEND, RECV, comm, request))
LARGE(Ialltoall, (SENDING, RECEIVING, MPI_Comm comm, MPI_Request *request),
      (SEND, RECV, comm, request))
#define COMBINING                                                                                  \
    (const void *send, void *recv, COUNT count, MPI_Datatype type, MPI_Op op, MPI_Comm comm,       \
     MPI_Request *request)
LARGE(Iallreduce, COMBINING, (send, recv, count, type, op, comm, request))
LARGE(Iscan, COMBINING, (send, recv, count, type, op, comm, request))
LARGE(Iexscan, COMBINING, (send, recv, count, type, op, comm, request))
