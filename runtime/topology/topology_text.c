/* SPDX-License-Identifier: BSD-3-Clause */
/* This node in lines of text: what it is made of, and which ranks may run where.  Neighbours on
 * which the same ranks may run share a line. */
#include <inttypes.h>
#include <stdint.h>

#include "dtl_impl.h"
#include "gpu.h"
#include "machine.h"
#include "text_buffer.h"
#include "topology.h"

enum { KIBI = 1 << 10, MEBI = 1 << 20 };

/* What is drawn: the ranks of one node. */
struct scene {
    const struct location *locations;
    int32_t ranks; /* of the job */
    int32_t node;
};

/* ---- ranks ----------------------------------------------------------------------------------- */

/* The next rank of the node from `rank` on that may run on the CPU, `ranks` if there is none. */
static int32_t rank_next(const struct scene *scene, int32_t rank, int32_t cpu)
{
    while (rank < scene->ranks && (scene->locations[rank].node != scene->node ||
                                   !dtl__cpus_have(&scene->locations[rank].place.cpus, cpu)))
        rank++;
    return rank;
}

static bool has_same_ranks(const struct scene *scene, int32_t cpu, int32_t other)
{
    int32_t rank = -1, found;

    do {
        found = rank_next(scene, rank + 1, other);
        rank = rank_next(scene, rank + 1, cpu);
    } while (rank == found && rank < scene->ranks);
    return rank == found;
}

/* "rank 0" or "ranks 0-3 7"; nothing where no rank may run. */
static void ranks_tell(const struct scene *scene, int32_t cpu, struct text *text)
{
    int32_t rank = rank_next(scene, 0, cpu);
    int32_t last;

    if (rank == scene->ranks)
        return;
    text_add(text, rank_next(scene, rank + 1, cpu) < scene->ranks ? "  ranks" : "  rank");
    for (; rank < scene->ranks; rank = rank_next(scene, last + 1, cpu)) {
        for (last = rank; rank_next(scene, last + 1, cpu) == last + 1 && last + 1 < scene->ranks;)
            last++;
        text_add(text, last > rank ? " %d-%d" : " %d", (int)rank, (int)last);
    }
}

/* ---- CPUs, caches and GPUs ------------------------------------------------------------------- */

static void bytes_tell(uint64_t bytes, struct text *text)
{
    if (bytes >= MEBI)
        text_add(text, "%" PRIu64 " MiB", bytes / MEBI);
    else
        text_add(text, "%" PRIu64 " KiB", bytes / KIBI);
}

static void caches_tell(const struct machine *machine, struct text *text)
{
    for (int level = 0; level < machine->cache_levels; level++) {
        const dtl_cache_info_t *cache = &machine->caches[level];

        if (cache->count == 0)
            continue;
        text_add(text, "  L%d cache: %d x ", cache->level, cache->count);
        bytes_tell(cache->bytes, text);
        text_add(text, cache->sharing > 1 ? ", each of %d CPUs\n" : ", each of %d CPU\n",
                 cache->sharing);
    }
}

/* Whether two CPUs may stand in one line. */
static bool is_alike(const struct scene *scene, const dtl_cpu_info_t *a, const dtl_cpu_info_t *b)
{
    return a->package == b->package && a->numa == b->numa && has_same_ranks(scene, a->cpu, b->cpu);
}

/* Numbers of the CPUs from `first` to before `end`, which the machine may have in any order. */
static void line_tell(const struct scene *scene, const dtl_cpu_info_t *first,
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
    dtl__cpus_tell(&cpus, text);
    ranks_tell(scene, first->cpu, text);
    text_add(text, "\n");
}

static void cpus_draw(const struct scene *scene, const struct machine *machine, struct text *text)
{
    const dtl_cpu_info_t *end, *last = NULL;
    const dtl_cpu_info_t *stop = machine->cpus + machine->cpu_count;

    for (const dtl_cpu_info_t *cpu = machine->cpus; cpu < stop; last = cpu, cpu = end) {
        for (end = cpu + 1; end < stop && is_alike(scene, cpu, end);)
            end++;
        if (cpu->package >= 0 && (last == NULL || last->package != cpu->package))
            text_add(text, "  package %d\n", cpu->package);
        if (last == NULL || last->numa != cpu->numa || last->package != cpu->package)
            text_add(text, "    NUMA node %d\n", cpu->numa);
        line_tell(scene, cpu, end, text);
    }
}

/* Without hwloc: each rank's CPUs. */
static void ranks_draw(const struct scene *scene, const char *reason, struct text *text)
{
    for (int32_t rank = 0; rank < scene->ranks; rank++) {
        if (scene->locations[rank].node != scene->node)
            continue;
        text_add(text, "  rank %d: CPUs ", (int)rank);
        dtl__cpus_tell(&scene->locations[rank].place.cpus, text);
        text_add(text, "\n");
    }
    text_add(text, "  cores and caches are unknown: %s\n", reason);
}

static void gpus_tell(struct text *text)
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
    struct scene scene = {0};
    const char *reason;
    const struct machine *machine = dtl__machine_or(&reason);
    const struct location *here;
    int32_t own;

    scene.locations = dtl__topology_locations(&scene.ranks, &own);
    here = &scene.locations[own];
    scene.node = here->node;
    text_add(&text, "node %d: %s, %d %s\n", (int)here->node, here->place.host.name,
             (int)here->node_size, here->node_size == 1 ? "rank" : "ranks");
    if (machine == NULL)
        ranks_draw(&scene, reason, &text);
    else {
        cpus_draw(&scene, machine, &text);
        caches_tell(machine, &text);
    }
    gpus_tell(&text);
    return text.length;
}
