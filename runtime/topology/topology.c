/* SPDX-License-Identifier: BSD-3-Clause */
/* Every rank's place is gathered when the first context over the job is made, so that all questions
 * are local. */
#include "topology.h"

#include <pthread.h>
#include <stdlib.h>

#include "dtl_impl.h"

/* The locations of a job, or of this process alone. */
struct process_map {
    struct location *locations;
    int32_t count;
    int32_t rank;   /* this process's */
    bool is_of_all; /* of all ranks of the job, not of those of a communicator of the caller's */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct process_map job;   /* no locations before they are gathered */
static struct location *earlier; /* some before those of all: somebody may still look at them */
static struct location alone;
static pthread_once_t alone_once = PTHREAD_ONCE_INIT;

/* ---- gathering locations --------------------------------------------------------------------- */

/* A location in its turn. */
struct turn {
    struct location *location;
};

/* By node, then by rank. */
static int turn_order(const void *a, const void *b)
{
    const struct location *left = ((const struct turn *)a)->location;
    const struct location *right = ((const struct turn *)b)->location;
    int order = dtl__node_name_compare(&left->place.host, &right->place.host);

    return order != 0 ? order : (left > right) - (left < right);
}

/* The one with the fewest ranks, of those that are near if `is_near`, and that have fewer than
 * `most`; -1: there is none. */
static int32_t gpu_choose(const struct place *place, const int32_t *ranks, int32_t most,
                          bool is_near)
{
    int32_t chosen = -1;

    for (int32_t gpu = 0; gpu < place->gpus && gpu < GPU_LIMIT; gpu++) {
        bool is_meant = !is_near || (place->near >> gpu & 1) != 0;

        if (is_meant && ranks[gpu] < most && (chosen < 0 || ranks[gpu] < ranks[chosen]))
            chosen = gpu;
    }
    return chosen;
}

/* Each GPU gets as many ranks as the others, at most one more, and those that run beside it first.
 */
static void gpus_deal(const struct turn *turns, int32_t count)
{
    int32_t ranks[GPU_LIMIT] = {0}, gpus = turns[0].location->place.gpus;
    int32_t most = gpus > 0 ? (count + gpus - 1) / gpus : 0;

    for (int32_t turn = 0; turn < count; turn++) {
        struct location *location = turns[turn].location;

        location->gpu = gpu_choose(&location->place, ranks, most, true);
        if (location->gpu < 0)
            location->gpu = gpu_choose(&location->place, ranks, count, false);
        if (location->gpu >= 0)
            ranks[location->gpu]++;
    }
}

/* `turns` are those of one node, in the order of ranks. */
static void node_fill(const struct location *locations, const struct turn *turns, int32_t count)
{
    for (int32_t place = 0; place < count; place++) {
        turns[place].location->first = (int32_t)(turns[0].location - locations);
        turns[place].location->node_rank = place;
        turns[place].location->node_size = count;
    }
    gpus_deal(turns, count);
}

/* Nodes are numbered in the order of their lowest ranks. */
static void nodes_number(struct location *locations, int32_t count)
{
    int32_t nodes = 0;

    for (int32_t rank = 0; rank < count; rank++)
        locations[rank].node =
            locations[rank].first == rank ? nodes++ : locations[locations[rank].first].node;
}

/* The places are set; what follows from them is not. */
static dtl_status locations_fill(struct location *locations, int32_t count)
{
    struct turn *turns = NULL;
    dtl_status status = dtl__alloc((void **)&turns, (uint64_t)count * sizeof *turns, "topology");
    int32_t end;

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < count; rank++)
        turns[rank].location = &locations[rank];
    qsort(turns, (size_t)count, sizeof *turns, turn_order);
    for (int32_t start = 0; start < count; start = end) {
        const struct node_name *host = &turns[start].location->place.host;

        for (end = start + 1;
             end < count && dtl__node_name_compare(host, &turns[end].location->place.host) == 0;)
            end++;
        node_fill(locations, turns + start, end - start);
    }
    nodes_number(locations, count);
    dtl__release(turns);
    return DTL_SUCCESS;
}

dtl_status dtl__locations_make(const struct place *places, int32_t count, struct location **out)
{
    struct location *made = NULL;
    dtl_status status = dtl__alloc((void **)&made, (uint64_t)count * sizeof *made, "topology");

    for (int32_t rank = 0; rank < count && status == DTL_SUCCESS; rank++)
        made[rank].place = places[rank];
    if (status == DTL_SUCCESS)
        status = locations_fill(made, count);
    if (status != DTL_SUCCESS) {
        dtl__release(made);
        return status;
    }
    *out = made;
    return DTL_SUCCESS;
}

/* The first ones stay, since the job does not change; but those of all ranks replace others. */
static void map_keep(struct process_map made)
{
    pthread_mutex_lock(&lock);
    if (job.locations == NULL || (made.is_of_all && !job.is_of_all)) {
        earlier = job.locations;
        job = made;
        made.locations = NULL;
    }
    pthread_mutex_unlock(&lock);
    dtl__release(made.locations);
}

static struct process_map map_now(void)
{
    struct process_map map;

    pthread_mutex_lock(&lock);
    map = job;
    pthread_mutex_unlock(&lock);
    return map;
}

/* Ranks that are in several communicators may know what others do not: any of them may ask. */
static dtl_status is_wanted(struct comm *comm, bool is_of_all, bool *out)
{
    struct process_map map = map_now();
    int32_t wish = is_of_all ? !map.is_of_all : map.locations == NULL;
    dtl_status status = DTL_SUCCESS;

    if (!is_of_all)
        status =
            dtl__run(comm, allreduce_of(&wish, &wish, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX));
    *out = wish != 0;
    return status;
}

dtl_status dtl__topology_gather(struct comm *comm, bool is_of_all)
{
    struct place here;
    struct place *places = NULL;
    struct process_map made = {.count = comm->size, .rank = comm->rank, .is_of_all = is_of_all};
    bool wanted = false;
    dtl_status status = DTL_SUCCESS;

    if (comm->size > 1)
        status = is_wanted(comm, is_of_all, &wanted);
    if (status != DTL_SUCCESS || !wanted)
        return status;
    dtl__place_here(&here);
    status = dtl__alloc((void **)&places, (uint64_t)comm->size * sizeof *places, "topology");
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, allgather_of(&here, places, sizeof here, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS)
        status = dtl__comm_agree(comm, dtl__locations_make(places, comm->size, &made.locations));
    if (status == DTL_SUCCESS)
        map_keep(made);
    dtl__release(places);
    return status;
}

/* ---- queries --------------------------------------------------------------------------------- */

static void alone_find(void)
{
    const struct turn turn = {&alone};

    dtl__place_here(&alone.place);
    alone.node_size = 1;
    gpus_deal(&turn, 1);
}

const struct location *dtl__topology_locations(int32_t *count, int32_t *rank)
{
    struct process_map map = map_now();

    if (map.locations == NULL) {
        pthread_once(&alone_once, alone_find);
        map = (struct process_map){.locations = &alone, .count = 1};
    }
    *count = map.count;
    *rank = map.rank;
    return map.locations;
}

/* NULL, with the last error, for a rank that does not exist. */
static const struct location *location_of(const char *parameter, int32_t rank)
{
    int32_t count, own;
    const struct location *locations = dtl__topology_locations(&count, &own);
    char key[sizeof "rank_a-range"];

    if (rank < count)
        return &locations[rank];
    snprintf(key, sizeof key, "%s-range", parameter);
    dtl__refuse_argument(
        DTL_ERROR_INVALID_RANK, key,
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
    const struct location *locations = dtl__topology_locations(&ranks, &own);

    for (int32_t rank = 0; rank < ranks; rank++)
        if (locations[rank].node > last)
            last = locations[rank].node;
    *count = last + 1;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_cpu_affinity(dtl_rank_t rank, int *cpu_id)
{
    const struct location *location = location_of("rank", rank);
    int32_t cpu;

    if (location == NULL)
        return DTL_ERROR_INVALID_RANK;
    cpu = dtl__cpus_next(&location->place.cpus, 0);
    *cpu_id = cpu < CPU_LIMIT ? cpu : 0;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_gpu_id(dtl_rank_t rank, int *gpu_id)
{
    const struct location *location = location_of("rank", rank);

    if (location == NULL)
        return DTL_ERROR_INVALID_RANK;
    *gpu_id = location->gpu;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b, int *is_local)
{
    const struct location *a = location_of("rank_a", rank_a);
    const struct location *b = a == NULL ? NULL : location_of("rank_b", rank_b);

    if (b == NULL)
        return DTL_ERROR_INVALID_RANK;
    *is_local = a->node == b->node;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_node_id(dtl_rank_t rank, int *node_id)
{
    const struct location *location = location_of("rank", rank);

    if (location == NULL)
        return DTL_ERROR_INVALID_RANK;
    *node_id = location->node;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_node_rank(dtl_rank_t rank, int *node_rank)
{
    const struct location *location = location_of("rank", rank);

    if (location == NULL)
        return DTL_ERROR_INVALID_RANK;
    *node_rank = location->node_rank;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_node_size(dtl_rank_t rank, int *size)
{
    const struct location *location = location_of("rank", rank);

    if (location == NULL)
        return DTL_ERROR_INVALID_RANK;
    *size = location->node_size;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_numa_node(dtl_rank_t rank, int *numa_node)
{
    const struct location *location = location_of("rank", rank);

    if (location == NULL)
        return DTL_ERROR_INVALID_RANK;
    *numa_node = location->place.numa;
    return DTL_SUCCESS;
}

dtl_size_t dtl_impl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    const struct location *location = location_of("rank", rank);
    struct text text = {.buffer = buf, .size = size};

    if (location != NULL)
        text_add(&text, "%s", location->place.host.name);
    else
        text_add(&text, "%s", "");
    if (location == NULL)
        dtl__failed("dtl_topology_host_name", DTL_ERROR_INVALID_RANK);
    return text.length;
}

dtl_size_t dtl_impl_topology_cpu_set(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    const struct location *location = location_of("rank", rank);
    struct text text = {.buffer = buf, .size = size};

    text_add(&text, "%s", "");
    if (location != NULL)
        dtl__cpus_tell(&location->place.cpus, &text);
    else
        dtl__failed("dtl_topology_cpu_set", DTL_ERROR_INVALID_RANK);
    return text.length;
}
