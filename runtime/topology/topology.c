/* SPDX-License-Identifier: BSD-3-Clause */
/* The placements of all ranks are gathered when the first context over the job is created, so that
 * all queries are local. */
#include "topology.h"

#include <pthread.h>
#include <stdlib.h>

#include "dtl_impl.h"

/* The locations of a job, or of this process alone. */
struct process_map {
    struct location *locations;
    int32_t count;
    int32_t rank;   /* this process's rank */
    bool is_of_all; /* contains all ranks of the job, not only those of a communicator passed by the
                       caller */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct process_map job; /* its locations are NULL before they are gathered */
static struct location
    *replaced_locations; /* locations that were replaced; kept because callers may still use them */
static struct location own_location;
static pthread_once_t own_location_once = PTHREAD_ONCE_INIT;

/* ---- gathering locations --------------------------------------------------------------------- */

/* An element of the array that is sorted by node. */
struct sort_entry {
    struct location *location;
};

/* Compares by node, then by rank. */
static int compare_entries(const void *a, const void *b)
{
    const struct location *left = ((const struct sort_entry *)a)->location;
    const struct location *right = ((const struct sort_entry *)b)->location;
    int order = dtl__node_name_compare(&left->placement.host, &right->placement.host);

    return order != 0 ? order : (left > right) - (left < right);
}

/* Returns the GPU with the fewest ranks and fewer than `most`, or -1 if there is none.  With
 * `local_only`, only GPUs on the NUMA nodes of the process count. */
static int32_t choose_gpu(const struct placement *placement, const int32_t *ranks, int32_t most,
                          bool local_only)
{
    int32_t chosen = -1;

    for (int32_t gpu = 0; gpu < placement->gpus && gpu < GPU_LIMIT; gpu++) {
        bool is_candidate = !local_only || (placement->local_gpus >> gpu & 1) != 0;

        if (is_candidate && ranks[gpu] < most && (chosen < 0 || ranks[gpu] < ranks[chosen]))
            chosen = gpu;
    }
    return chosen;
}

/* Assigns GPUs to the ranks of one node, so that no GPU has more ranks than the mean, rounded
 * up. GPUs on a rank's NUMA nodes are preferred. */
static void assign_gpus(const struct sort_entry *entries, int32_t count)
{
    int32_t ranks[GPU_LIMIT] = {0}, gpus = entries[0].location->placement.gpus;
    int32_t most = gpus > 0 ? (count + gpus - 1) / gpus : 0;

    for (int32_t index = 0; index < count; index++) {
        struct location *location = entries[index].location;

        location->gpu = choose_gpu(&location->placement, ranks, most, true);
        if (location->gpu < 0)
            location->gpu = choose_gpu(&location->placement, ranks, count, false);
        if (location->gpu >= 0)
            ranks[location->gpu]++;
    }
}

/* Sets the members of the locations that concern their node, but not its number, and assigns
 * GPUs. `entries` are the ranks of one node in ascending order. */
static void fill_node(const struct location *locations, const struct sort_entry *entries,
                      int32_t count)
{
    for (int32_t index = 0; index < count; index++) {
        entries[index].location->first = (int32_t)(entries[0].location - locations);
        entries[index].location->node_rank = index;
        entries[index].location->node_size = count;
    }
    assign_gpus(entries, count);
}

/* Numbers the nodes in the order of their lowest ranks. */
static void number_nodes(struct location *locations, int32_t count)
{
    int32_t nodes = 0;

    for (int32_t rank = 0; rank < count; rank++)
        locations[rank].node =
            locations[rank].first == rank ? nodes++ : locations[locations[rank].first].node;
}

/* Derives all members of the locations from their placements. */
static dtl_status fill_locations(struct location *locations, int32_t count)
{
    struct sort_entry *entries = NULL;
    dtl_status status =
        dtl__alloc((void **)&entries, (uint64_t)count * sizeof *entries, "topology");
    int32_t end;

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t rank = 0; rank < count; rank++)
        entries[rank].location = &locations[rank];
    qsort(entries, (size_t)count, sizeof *entries, compare_entries);
    for (int32_t start = 0; start < count; start = end) {
        const struct node_name *host = &entries[start].location->placement.host;

        for (end = start + 1;
             end < count &&
             dtl__node_name_compare(host, &entries[end].location->placement.host) == 0;)
            end++;
        fill_node(locations, entries + start, end - start);
    }
    number_nodes(locations, count);
    dtl__release(entries);
    return DTL_SUCCESS;
}

dtl_status dtl__locations_make(const struct placement *placements, int32_t count,
                               struct location **out)
{
    struct location *locations = NULL;
    dtl_status status =
        dtl__alloc((void **)&locations, (uint64_t)count * sizeof *locations, "topology");

    for (int32_t rank = 0; rank < count && status == DTL_SUCCESS; rank++)
        locations[rank].placement = placements[rank];
    if (status == DTL_SUCCESS)
        status = fill_locations(locations, count);
    if (status != DTL_SUCCESS) {
        dtl__release(locations);
        return status;
    }
    *out = locations;
    return DTL_SUCCESS;
}

/* Takes ownership of the gathered locations. Keeps the first ones, since the job does not
 * change; those of all ranks replace those of a part. Takes the lock. */
static void keep_process_map(struct process_map gathered)
{
    pthread_mutex_lock(&lock);
    if (job.locations == NULL || (gathered.is_of_all && !job.is_of_all)) {
        replaced_locations = job.locations;
        job = gathered;
        gathered.locations = NULL;
    }
    pthread_mutex_unlock(&lock);
    dtl__release(gathered.locations);
}

/* Returns a copy of `job`, read under the lock; its locations are NULL before they are gathered. */
static struct process_map current_map(void)
{
    struct process_map map;

    pthread_mutex_lock(&lock);
    map = job;
    pthread_mutex_unlock(&lock);
    return map;
}

/* Collective unless `is_of_all`. Sets *out if any rank still needs the locations: a rank that is in
 * several communicators may know them already. */
static dtl_status is_gather_needed(struct comm *comm, bool is_of_all, bool *out)
{
    struct process_map map = current_map();
    int32_t is_needed = is_of_all ? !map.is_of_all : map.locations == NULL;
    dtl_status status = DTL_SUCCESS;

    if (!is_of_all)
        status = dtl__run(
            comm, allreduce_of(&is_needed, &is_needed, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX));
    *out = is_needed != 0;
    return status;
}

dtl_status dtl__topology_gather(struct comm *comm, bool is_of_all)
{
    struct placement here;
    struct placement *placements = NULL;
    struct process_map gathered = {.count = comm->size, .rank = comm->rank, .is_of_all = is_of_all};
    bool wanted = false;
    dtl_status status = DTL_SUCCESS;

    if (comm->size > 1)
        status = is_gather_needed(comm, is_of_all, &wanted);
    if (status != DTL_SUCCESS || !wanted)
        return status;
    dtl__placement_here(&here);
    status =
        dtl__alloc((void **)&placements, (uint64_t)comm->size * sizeof *placements, "topology");
    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS)
        status = dtl__run(comm,
                          allgather_of(&here, placements, sizeof here, dtl__dtype(DTL_DTYPE_BYTE)));
    if (status == DTL_SUCCESS)
        status =
            dtl__comm_agree(comm, dtl__locations_make(placements, comm->size, &gathered.locations));
    if (status == DTL_SUCCESS)
        keep_process_map(gathered);
    dtl__release(placements);
    return status;
}

/* ---- queries --------------------------------------------------------------------------------- */

/* Sets `own_location`, that of this process alone; runs once. */
static void find_own_location(void)
{
    const struct sort_entry sort_entry = {&own_location};

    dtl__placement_here(&own_location.placement);
    own_location.node_size = 1;
    assign_gpus(&sort_entry, 1);
}

const struct location *dtl__topology_locations(int32_t *count, int32_t *rank)
{
    struct process_map map = current_map();

    if (map.locations == NULL) {
        pthread_once(&own_location_once, find_own_location);
        map = (struct process_map){.locations = &own_location, .count = 1};
    }
    *count = map.count;
    *rank = map.rank;
    return map.locations;
}

/* Returns a rank's location. Returns NULL and sets the last error, which names `parameter`, if
 * the rank does not exist. */
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
        "%s is %d; expected %s < %d, the number of ranks when the first context was created",
        parameter, (int)rank, parameter, (int)count);
    return NULL;
}

dtl_status dtl_impl_topology_num_cpus(int *count)
{
    struct cpu_set cpus;

    dtl__allowed_cpus(&cpus);
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
    cpu = dtl__cpus_next(&location->placement.cpus, 0);
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
    *numa_node = location->placement.numa;
    return DTL_SUCCESS;
}

dtl_size_t dtl_impl_topology_host_name(dtl_rank_t rank, char *buf, dtl_size_t size)
{
    const struct location *location = location_of("rank", rank);
    struct text text = {.buffer = buf, .size = size};

    if (location != NULL)
        text_add(&text, "%s", location->placement.host.name);
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
        dtl__cpus_write(&location->placement.cpus, &text);
    else
        dtl__failed("dtl_topology_cpu_set", DTL_ERROR_INVALID_RANK);
    return text.length;
}
