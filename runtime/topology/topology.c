/* SPDX-License-Identifier: BSD-3-Clause */
/* Every rank's place is gathered when the first context over the job is made, so that all questions
 * are local. */
#include "topology.h"

#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <unistd.h>

#include "device_count.h"
#include "dtl_impl.h"

enum { HOST_SIZE = 256 };

/* What a rank tells the others. */
struct place {
    char host[HOST_SIZE];
    int32_t cpu;
    int32_t gpus;
};

/* What follows from all places. */
struct seat {
    int32_t cpu;
    int32_t node;
    int32_t gpu;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct seat *seats; /* of all ranks; NULL before they are gathered */
static int32_t seat_count;

static void cpus_allowed(int *count, int *first)
{
    cpu_set_t set;

    *count = 1;
    *first = 0;
    if (sched_getaffinity(0, sizeof set, &set) != 0)
        return;
    *count = CPU_COUNT(&set);
    for (int cpu = CPU_SETSIZE - 1; cpu >= 0; cpu--)
        if (CPU_ISSET(cpu, &set))
            *first = cpu;
}

static struct place place_here(void)
{
    struct place place = {0};
    int count, first;

    gethostname(place.host, sizeof place.host - 1);
    cpus_allowed(&count, &first);
    place.cpu = first;
    place.gpus = dtl__device_count();
    return place;
}

/* The seat of a rank whose predecessors are seated. */
static struct seat seat_find(const struct place *places, const struct seat *before, int32_t rank)
{
    struct seat seat = {.cpu = places[rank].cpu, .gpu = -1};
    int32_t neighbours = 0; /* ranks of the same node before this one */

    for (int32_t other = 0; other < rank; other++) {
        if (strcmp(places[other].host, places[rank].host) == 0)
            neighbours++;
        if (before[other].node >= seat.node)
            seat.node = before[other].node + 1;
    }
    for (int32_t other = 0; other < rank; other++)
        if (strcmp(places[other].host, places[rank].host) == 0)
            seat.node = before[other].node;
    if (places[rank].gpus > 0)
        seat.gpu = neighbours % places[rank].gpus;
    return seat;
}

static dtl_status seats_make(const struct place *places, int32_t count, struct seat **out)
{
    struct seat *made = NULL;
    dtl_status status = dtl__alloc((void **)&made, (uint64_t)count * sizeof *made, "topology");

    for (int32_t rank = 0; rank < count && status == DTL_SUCCESS; rank++)
        made[rank] = seat_find(places, made, rank);
    if (status == DTL_SUCCESS)
        *out = made;
    return status;
}

/* The first one stays: the job does not change. */
static void seats_keep(struct seat *made, int32_t count)
{
    pthread_mutex_lock(&lock);
    if (seats == NULL) {
        seats = made;
        seat_count = count;
        made = NULL;
    }
    pthread_mutex_unlock(&lock);
    dtl__release(made);
}

static bool is_gathered(int32_t ranks)
{
    pthread_mutex_lock(&lock);

    bool gathered = seats != NULL && seat_count == ranks;

    pthread_mutex_unlock(&lock);
    return gathered;
}

dtl_status dtl__topology_gather(struct comm *world)
{
    struct place here = place_here();
    struct place *places = NULL;
    struct seat *made = NULL;
    dtl_status status;

    if (world->size == 1 || is_gathered(world->size))
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&places, (uint64_t)world->size * sizeof *places, "topology");
    status = dtl__comm_agree(world, status, "gathering the topology");
    if (status == DTL_SUCCESS)
        status =
            world->ops->allgather(world, &here, places, sizeof here, dtl__dtype(DTL_DTYPE_BYTE));
    if (status == DTL_SUCCESS)
        status = seats_make(places, world->size, &made);
    if (status == DTL_SUCCESS)
        seats_keep(made, world->size);
    dtl__release(places);
    return status;
}

/* ---- questions ------------------------------------------------------------------------------- */

static dtl_status seat_of(const char *function, const char *parameter, int32_t rank,
                          struct seat *out)
{
    struct place here;
    bool is_known;
    int32_t count;

    pthread_mutex_lock(&lock);
    is_known = seats != NULL;
    count = is_known ? seat_count : 1;
    if (is_known && rank < count)
        *out = seats[rank];
    pthread_mutex_unlock(&lock);
    if (rank >= count)
        return dtl__fail(DTL_ERROR_INVALID_RANK,
                         "dtl_%s: %s is %d; expected %s < %d, the ranks that were there when the "
                         "first context was made "
                         "[DTL-%s-%s-range]",
                         function, parameter, (int)rank, parameter, (int)count, function,
                         parameter);
    if (!is_known) {
        here = place_here();
        *out = seat_find(&here, NULL, 0);
    }
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_num_cpus(int *count)
{
    int first;

    cpus_allowed(count, &first);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id)
{
    struct seat seat;
    dtl_status status = seat_of("topology_cpu_affinity", "rank", rank, &seat);

    if (status == DTL_SUCCESS)
        *cpu_id = seat.cpu;
    return status;
}

dtl_status dtl_impl_topology_num_gpus(int *count)
{
    *count = dtl__device_count();
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_gpu_id(dtl_rank_t rank, int *gpu_id)
{
    struct seat seat;
    dtl_status status = seat_of("topology_gpu_id", "rank", rank, &seat);

    if (status == DTL_SUCCESS)
        *gpu_id = seat.gpu;
    return status;
}

dtl_status dtl_impl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local)
{
    struct seat a, b;
    dtl_status status = seat_of("topology_is_local", "rank_a", rank_a, &a);

    if (status == DTL_SUCCESS)
        status = seat_of("topology_is_local", "rank_b", rank_b, &b);
    if (status == DTL_SUCCESS)
        *is_local = a.node == b.node;
    return status;
}

dtl_status dtl_impl_topology_node_id(dtl_rank_t rank, int *node_id)
{
    struct seat seat;
    dtl_status status = seat_of("topology_node_id", "rank", rank, &seat);

    if (status == DTL_SUCCESS)
        *node_id = seat.node;
    return status;
}
