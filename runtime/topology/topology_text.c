/* SPDX-License-Identifier: BSD-3-Clause */
/* Text form of this node: its hardware, and the CPUs on which each rank may run.  Adjacent CPUs
 * that are open to the same ranks share a line. */
#include <inttypes.h>
#include <stdint.h>

#include "dtl_impl.h"
#include "gpu.h"
#include "machine.h"
#include "text_buffer.h"
#include "topology.h"

enum { KIBI = 1 << 10, MEBI = 1 << 20 };

/* The ranks of one node. */
struct node_view {
    const struct location *locations;
    int32_t ranks; /* number of ranks of the job */
    int32_t node;
};

/* ---- ranks ----------------------------------------------------------------------------------- */

/* Returns the next rank of the node, from `rank` on, that may run on the CPU, or `ranks` if there
 * is none. */
static int32_t rank_next(const struct node_view *node_view, int32_t rank, int32_t cpu)
{
    while (rank < node_view->ranks &&
           (node_view->locations[rank].node != node_view->node ||
            !dtl__cpus_have(&node_view->locations[rank].placement.cpus, cpu)))
        rank++;
    return rank;
}

/* Returns true if the same ranks of the node may run on both CPUs. */
static bool has_same_ranks(const struct node_view *node_view, int32_t cpu, int32_t other)
{
    int32_t rank = -1, found;

    do {
        found = rank_next(node_view, rank + 1, other);
        rank = rank_next(node_view, rank + 1, cpu);
    } while (rank == found && rank < node_view->ranks);
    return rank == found;
}

/* Writes "rank 0" or "ranks 0-3 7", or nothing if no rank may run there. */
static void write_ranks(const struct node_view *node_view, int32_t cpu, struct text *text)
{
    int32_t rank = rank_next(node_view, 0, cpu);
    int32_t last;

    if (rank == node_view->ranks)
        return;
    text_add(text, rank_next(node_view, rank + 1, cpu) < node_view->ranks ? "  ranks" : "  rank");
    for (; rank < node_view->ranks; rank = rank_next(node_view, last + 1, cpu)) {
        for (last = rank;
             rank_next(node_view, last + 1, cpu) == last + 1 && last + 1 < node_view->ranks;)
            last++;
        text_add(text, last > rank ? " %d-%d" : " %d", (int)rank, (int)last);
    }
}

/* ---- CPUs, caches and GPUs ------------------------------------------------------------------- */

/* Writes a size in MiB, or below 1 MiB in KiB. */
static void write_bytes(uint64_t bytes, struct text *text)
{
    if (bytes >= MEBI)
        text_add(text, "%" PRIu64 " MiB", bytes / MEBI);
    else
        text_add(text, "%" PRIu64 " KiB", bytes / KIBI);
}

/* Writes one line per cache level that exists. */
static void write_caches(const struct machine *machine, struct text *text)
{
    for (int level = 0; level < machine->cache_levels; level++) {
        const dtl_cache_info_t *cache = &machine->caches[level];

        if (cache->count == 0)
            continue;
        text_add(text, "  L%d cache: %d x ", cache->level, cache->count);
        write_bytes(cache->bytes, text);
        text_add(text, cache->sharing > 1 ? ", each of %d CPUs\n" : ", each of %d CPU\n",
                 cache->sharing);
    }
}

/* Returns true if two CPUs can share a line. */
static bool can_share_line(const struct node_view *node_view, const dtl_cpu_info_t *a,
                           const dtl_cpu_info_t *b)
{
    return a->package == b->package && a->numa == b->numa &&
           has_same_ranks(node_view, a->cpu, b->cpu);
}

/* Writes the CPUs from `first` to before `end`, whose numbers can be in any order. */
static void write_cpu_line(const struct node_view *node_view, const dtl_cpu_info_t *first,
                           const dtl_cpu_info_t *end, struct text *text)
{
    struct cpu_set cpus = {0};

    for (const dtl_cpu_info_t *cpu = first; cpu < end; cpu++)
        if (cpu->cpu >= 0 && cpu->cpu < CPU_LIMIT)
            cpus.words[cpu->cpu / WORD_BITS] |= (uint64_t)1 << cpu->cpu % WORD_BITS;
    if (first->core == end[-1].core)
        text_add(text, "      core %d: ", first->core);
    else
        text_add(text, "      cores %d-%d: ", first->core, end[-1].core);
    text_add(text, end - first > 1 ? "CPUs " : "CPU ");
    dtl__cpus_write(&cpus, text);
    write_ranks(node_view, first->cpu, text);
    text_add(text, "\n");
}

/* Writes all CPUs, a line for adjacent ones with the same ranks, below their packages and NUMA
 * nodes. */
static void write_cpus(const struct node_view *node_view, const struct machine *machine,
                       struct text *text)
{
    const dtl_cpu_info_t *end, *last = NULL;
    const dtl_cpu_info_t *cpus_end = machine->cpus + machine->cpu_count;

    for (const dtl_cpu_info_t *cpu = machine->cpus; cpu < cpus_end; last = cpu, cpu = end) {
        for (end = cpu + 1; end < cpus_end && can_share_line(node_view, cpu, end);)
            end++;
        if (cpu->package >= 0 && (last == NULL || last->package != cpu->package))
            text_add(text, "  package %d\n", cpu->package);
        if (last == NULL || last->numa != cpu->numa || last->package != cpu->package)
            text_add(text, "    NUMA node %d\n", cpu->numa);
        write_cpu_line(node_view, cpu, end, text);
    }
}

/* Writes the CPUs of each rank of the node, and the reason why cores and caches are unknown;
 * used without hwloc. */
static void write_rank_cpus(const struct node_view *node_view, const char *reason,
                            struct text *text)
{
    for (int32_t rank = 0; rank < node_view->ranks; rank++) {
        if (node_view->locations[rank].node != node_view->node)
            continue;
        text_add(text, "  rank %d: CPUs ", (int)rank);
        dtl__cpus_write(&node_view->locations[rank].placement.cpus, text);
        text_add(text, "\n");
    }
    text_add(text, "  cores and caches are unknown: %s\n", reason);
}

/* Writes one line per GPU of this node. */
static void write_gpus(struct text *text)
{
    dtl_gpu_info_t gpu;

    for (int index = 0; dtl__gpu_find(index, &gpu); index++) {
        text_add(text, "  GPU %d: PCI %04x:%02x:%02x.%x, vendor %04x, model %04x", index,
                 (unsigned)gpu.domain, (unsigned)gpu.bus, (unsigned)gpu.device,
                 (unsigned)gpu.function, (unsigned)gpu.vendor, (unsigned)gpu.model);
        text_add(text, gpu.numa >= 0 ? ", NUMA node %d\n" : "\n", gpu.numa);
    }
}

dtl_size_t dtl_impl_topology_text(char *buf, dtl_size_t size)
{
    struct text text = {.buffer = buf, .size = size};
    struct node_view node_view = {0};
    const char *reason;
    const struct machine *machine = dtl__machine_or(&reason);
    const struct location *here;
    int32_t own;

    node_view.locations = dtl__topology_locations(&node_view.ranks, &own);
    here = &node_view.locations[own];
    node_view.node = here->node;
    text_add(&text, "node %d: %s, %d %s\n", (int)here->node, here->placement.host.name,
             (int)here->node_size, here->node_size == 1 ? "rank" : "ranks");
    if (machine == NULL)
        write_rank_cpus(&node_view, reason, &text);
    else {
        write_cpus(&node_view, machine, &text);
        write_caches(machine, &text);
    }
    write_gpus(&text);
    return text.length;
}
