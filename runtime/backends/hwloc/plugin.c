/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin that reads the machine's topology through hwloc. It queries CPUs, caches and NUMA
 * nodes only, because querying devices takes milliseconds and starts drivers. */
#include <hwloc.h>

#include "dtl_backend.h"

enum { CACHE_LEVELS = sizeof((struct machine *)0)->caches / sizeof(dtl_cache_info_t) };

static const struct host *host;

/* Returns the index of the object of a type that contains a CPU, or -1. */
static int ancestor_index(hwloc_topology_t topology, hwloc_obj_type_t type, hwloc_obj_t cpu)
{
    hwloc_obj_t found = hwloc_get_ancestor_obj_by_type(topology, type, cpu);

    return found == NULL ? -1 : (int)found->logical_index;
}

/* Returns hwloc's type of the data or unified caches of a level, which starts at 1. */
static hwloc_obj_type_t cache_type(int level)
{
    return (hwloc_obj_type_t)(HWLOC_OBJ_L1CACHE + level - 1);
}

/* Sets *out to the system's numbers of a CPU and its NUMA node, and hwloc's logical indices of its
 * core, package and caches; -1 for unknown ones. */
static void cpu_read(hwloc_topology_t topology, hwloc_obj_t cpu, dtl_cpu_info_t *out)
{
    out->cpu = (int)cpu->os_index;
    out->core = ancestor_index(topology, HWLOC_OBJ_CORE, cpu);
    out->package = ancestor_index(topology, HWLOC_OBJ_PACKAGE, cpu);
    out->numa = hwloc_bitmap_first(cpu->nodeset);
    for (int level = 1; level <= CACHE_LEVELS; level++)
        out->caches[level - 1] = ancestor_index(topology, cache_type(level), cpu);
}

/* Describes the caches of a level by the first one. The count is 0 if there are none. */
static dtl_cache_info_t cache_read(hwloc_topology_t topology, int level)
{
    dtl_cache_info_t cache = {.level = level};
    int count = hwloc_get_nbobjs_by_type(topology, cache_type(level));
    hwloc_obj_t first = hwloc_get_obj_by_type(topology, cache_type(level), 0);

    if (count <= 0 || first == NULL)
        return cache;
    cache.count = count;
    cache.sharing = hwloc_bitmap_weight(first->cpuset);
    cache.bytes = first->attr->cache.size;
    cache.line = (int)first->attr->cache.linesize;
    return cache;
}

/* Sets *out to a description of the loaded topology. The caller owns its array of CPUs. */
static dtl_status machine_copy(hwloc_topology_t topology, struct machine *out)
{
    struct machine machine = {0};
    int count = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_PU);
    dtl_status status =
        host->alloc((void **)&machine.cpus, (size_t)count * sizeof *machine.cpus, "machine");

    if (status != DTL_SUCCESS)
        return status;
    machine.cpu_count = count;
    for (int index = 0; index < count; index++)
        cpu_read(topology, hwloc_get_obj_by_type(topology, HWLOC_OBJ_PU, (unsigned)index),
                 &machine.cpus[index]);
    machine.numa_nodes = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_NUMANODE);
    for (int level = 1; level <= CACHE_LEVELS; level++) {
        machine.caches[level - 1] = cache_read(topology, level);
        if (machine.caches[level - 1].count > 0)
            machine.cache_levels = level;
    }
    *out = machine;
    return DTL_SUCCESS;
}

/* Reads the topology of this machine. The caller owns the array of CPUs in *out. */
static dtl_status machine_read(struct machine *out)
{
    hwloc_topology_t topology;
    dtl_status status = DTL_ERROR_BACKEND_INIT_FAILED;

    if (hwloc_topology_init(&topology) != 0)
        return host->fail(status, "hwloc_topology_init failed");
    hwloc_topology_set_io_types_filter(topology, HWLOC_TYPE_FILTER_KEEP_NONE);
    /* Includes CPUs that this process may not use, because the display shows those of other jobs
     * too, and the ranks of a node may be allowed different CPUs. */
    hwloc_topology_set_flags(topology, HWLOC_TOPOLOGY_FLAG_INCLUDE_DISALLOWED);
    if (hwloc_topology_load(topology) == 0)
        status = machine_copy(topology, out);
    else
        host->fail(status, "hwloc_topology_load failed");
    hwloc_topology_destroy(topology);
    return status;
}

static const struct machine_ops machine = {
    .size = sizeof machine,
    .read = machine_read,
};

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = "hwloc",
    .feature = "",
    .machine = &machine,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *library);

const struct plugin *dtl_plugin(const struct host *library)
{
    host = library;
    return &plugin;
}
