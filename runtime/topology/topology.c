/* SPDX-License-Identifier: BSD-3-Clause */
/* Every rank's place is gathered when the first context over the job is made, so that all questions
 * are local. */
#include "topology.h"

#include <pthread.h>
#include <stdlib.h>

#include "dtl_impl.h"

/* The seats of a job, or of this process alone. */
struct hall {
    struct seat *seats;
    int32_t count;
    int32_t rank;   /* this process's */
    bool is_of_all; /* of all ranks of the job, not of those of a communicator of the caller's */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct hall job;      /* no seats before they are gathered */
static struct seat *earlier; /* some before those of all: somebody may still look at them */
static struct seat alone;
static pthread_once_t alone_once = PTHREAD_ONCE_INIT;

/* ---- gathering ------------------------------------------------------------------------------- */

/* A seat's place in the order. */
struct turn {
    struct seat *seat;
};

/* By node, then by rank. */
static int turn_order(const void *a, const void *b)
{
    const struct seat *left = ((const struct turn *)a)->seat;
    const struct seat *right = ((const struct turn *)b)->seat;
    int order = dtl__node_name_compare(&left->place.host, &right->place.host);

    return order != 0 ? order : (left > right) - (left < right);
}

/* `turns` are those of one node, in the order of ranks. */
static void node_seat(const struct seat *seats, const struct turn *turns, int32_t count)
{
    for (int32_t place = 0; place < count; place++) {
        turns[place].seat->first = (int32_t)(turns[0].seat - seats);
        turns[place].seat->node_rank = place;
        turns[place].seat->node_size = count;
    }
}

/* Nodes are numbered in the order of their lowest ranks. */
static void nodes_number(struct seat *seats, int32_t count)
{
    int32_t nodes = 0;

    for (int32_t rank = 0; rank < count; rank++)
        seats[rank].node = seats[rank].first == rank ? nodes++ : seats[seats[rank].first].node;
}

/* The places are set; what follows from them is not. */
static dtl_status seats_fill(struct seat *seats, int32_t count)
{
    struct turn *turns = NULL;
    dtl_status status = dtl__alloc((void **)&turns, (uint64_t)count * sizeof *turns, "topology");
    int32_t end;

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < count; rank++)
        turns[rank].seat = &seats[rank];
    qsort(turns, (size_t)count, sizeof *turns, turn_order);
    for (int32_t start = 0; start < count; start = end) {
        const struct node_name *host = &turns[start].seat->place.host;

        for (end = start + 1;
             end < count && dtl__node_name_compare(host, &turns[end].seat->place.host) == 0;)
            end++;
        node_seat(seats, turns + start, end - start);
    }
    nodes_number(seats, count);
    dtl__release(turns);
    return DTL_SUCCESS;
}

dtl_status dtl__seats_make(const struct place *places, int32_t count, struct seat **out)
{
    struct seat *made = NULL;
    dtl_status status = dtl__alloc((void **)&made, (uint64_t)count * sizeof *made, "topology");

    for (int32_t rank = 0; rank < count && status == DTL_SUCCESS; rank++)
        made[rank].place = places[rank];
    if (status == DTL_SUCCESS)
        status = seats_fill(made, count);
    if (status != DTL_SUCCESS) {
        dtl__release(made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

/* The first ones stay, since the job does not change; but those of all ranks replace others. */
static void hall_keep(struct hall made)
{
    pthread_mutex_lock(&lock);
    if (job.seats == NULL || (made.is_of_all && !job.is_of_all)) {
        earlier = job.seats;
        job = made;
        made.seats = NULL;
    }
    pthread_mutex_unlock(&lock);
    dtl__release(made.seats);
}

static struct hall hall_now(void)
{
    struct hall hall;

    pthread_mutex_lock(&lock);
    hall = job;
    pthread_mutex_unlock(&lock);
    return hall;
}

/* Ranks that are in several communicators may know what others do not: any of them may ask. */
static dtl_status is_wanted(struct comm *comm, bool is_of_all, bool *out)
{
    struct hall hall = hall_now();
    int32_t wish = is_of_all ? !hall.is_of_all : hall.seats == NULL;
    dtl_status status = DTL_SUCCESS;

    if (!is_of_all)
        status =
            comm->ops->allreduce(comm, &wish, &wish, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX);
    *out = wish != 0;
    return status;
}

dtl_status dtl__topology_gather(struct comm *comm, bool is_of_all)
{
    struct place here;
    struct place *places = NULL;
    struct hall made = {.count = comm->size, .rank = comm->rank, .is_of_all = is_of_all};
    bool wanted = false;
    dtl_status status = DTL_SUCCESS;

    if (comm->size > 1)
        status = is_wanted(comm, is_of_all, &wanted);
    if (status != DTL_SUCCESS || !wanted)
        return status;
    dtl__place_here(&here);
    status = dtl__alloc((void **)&places, (uint64_t)comm->size * sizeof *places, "topology");
    status = dtl__comm_agree(comm, status, "gathering the topology");
    if (status == DTL_SUCCESS)
        status = comm->ops->allgather(comm, &here, places, sizeof here, dtl__dtype(DTL_DTYPE_BYTE));
    if (status == DTL_SUCCESS)
        status = dtl__seats_make(places, comm->size, &made.seats);
    if (status == DTL_SUCCESS)
        hall_keep(made);
    dtl__release(places);
    return status;
}

/* ---- questions ------------------------------------------------------------------------------- */

static void alone_find(void)
{
    dtl__place_here(&alone.place);
    alone.node_size = 1;
}

const struct seat *dtl__topology_seats(int32_t *count, int32_t *rank)
{
    struct hall hall = hall_now();

    if (hall.seats == NULL) {
        pthread_once(&alone_once, alone_find);
        hall = (struct hall){.seats = &alone, .count = 1};
    }
    *count = hall.count;
    *rank = hall.rank;
    return hall.seats;
}

/* NULL, with the last error, for a rank that does not exist. */
static const struct seat *seat_of(const char *function, const char *parameter, int32_t rank)
{
    int32_t count, own;
    const struct seat *seats = dtl__topology_seats(&count, &own);
    char key[sizeof "rank_a-range"];

    if (rank < count)
        return &seats[rank];
    snprintf(key, sizeof key, "%s-range", parameter);
    dtl__refuse(DTL_ERROR_INVALID_RANK, function, key,
                "%s is %d; expected %s < %d, the ranks that were there when the first context was "
                "made",
                parameter, (int)rank, parameter, (int)count);
    return NULL;
}

dtl_status dtl_impl_topology_num_cpus(int *count)
{
    struct cpu_set cpus;

    dtl__cpus_here(&cpus);
    *count = dtl__cpus_count(&cpus);
    if (*count == 0)
        *count = 1;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_num_nodes(int *count)
{
    int32_t ranks, own, last = 0;
    const struct seat *seats = dtl__topology_seats(&ranks, &own);

    for (int32_t rank = 0; rank < ranks; rank++)
        if (seats[rank].node > last)
            last = seats[rank].node;
    *count = last + 1;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id)
{
    const struct seat *seat = seat_of("topology_cpu_affinity", "rank", rank);
    int32_t cpu;

    if (seat == NULL)
        return DTL_ERROR_INVALID_RANK;
    cpu = dtl__cpus_next(&seat->place.cpus, 0);
    *cpu_id = cpu < CPU_LIMIT ? cpu : 0;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_gpu_id(dtl_rank_t rank, int *gpu_id)
{
    const struct seat *seat = seat_of("topology_gpu_id", "rank", rank);

    if (seat == NULL)
        return DTL_ERROR_INVALID_RANK;
    *gpu_id = seat->place.gpus > 0 ? seat->node_rank % seat->place.gpus : -1;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local)
{
    const struct seat *a = seat_of("topology_is_local", "rank_a", rank_a);
    const struct seat *b = a == NULL ? NULL : seat_of("topology_is_local", "rank_b", rank_b);

    if (b == NULL)
        return DTL_ERROR_INVALID_RANK;
    *is_local = a->node == b->node;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_node_id(dtl_rank_t rank, int *node_id)
{
    const struct seat *seat = seat_of("topology_node_id", "rank", rank);

    if (seat == NULL)
        return DTL_ERROR_INVALID_RANK;
    *node_id = seat->node;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_node_rank(dtl_rank_t rank, int *node_rank)
{
    const struct seat *seat = seat_of("topology_node_rank", "rank", rank);

    if (seat == NULL)
        return DTL_ERROR_INVALID_RANK;
    *node_rank = seat->node_rank;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_node_size(dtl_rank_t rank, int *size)
{
    const struct seat *seat = seat_of("topology_node_size", "rank", rank);

    if (seat == NULL)
        return DTL_ERROR_INVALID_RANK;
    *size = seat->node_size;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_numa_node(dtl_rank_t rank, int *numa_node)
{
    const struct seat *seat = seat_of("topology_numa_node", "rank", rank);

    if (seat == NULL)
        return DTL_ERROR_INVALID_RANK;
    *numa_node = seat->place.numa;
    return DTL_SUCCESS;
}

dtl_size_t dtl_impl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    const struct seat *seat = seat_of("topology_host_name", "rank", rank);
    struct text text = {.buffer = buf, .size = size};

    if (seat != NULL)
        text_add(&text, "%s", seat->place.host.name);
    else
        text_add(&text, "%s", "");
    return text.length;
}

dtl_size_t dtl_impl_topology_cpu_set(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    const struct seat *seat = seat_of("topology_cpu_set", "rank", rank);
    struct text text = {.buffer = buf, .size = size};

    text_add(&text, "%s", "");
    if (seat != NULL)
        dtl__cpus_tell(&seat->place.cpus, &text);
    return text.length;
}
