/* SPDX-License-Identifier: BSD-3-Clause */
/* Placement of this process as reported by the kernel; fast enough to run when the first context is
 * created. */
#include "placement.h"

#include <dirent.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "dtl_runtime.h"
#include "gpu.h"
#include "job/job.h"

enum { PATH_SIZE = 64, NUMBER_SIZE = 12 };

/* ---- sets of CPUs ---------------------------------------------------------------------------- */

bool dtl__cpus_have(const struct cpu_set *cpus, int32_t cpu)
{
    return cpu >= 0 && cpu < CPU_LIMIT &&
           (cpus->words[cpu / WORD_BITS] >> (cpu % WORD_BITS) & 1) != 0;
}

int32_t dtl__cpus_count(const struct cpu_set *cpus)
{
    int32_t count = 0;

    for (int32_t word = 0; word < CPU_LIMIT / WORD_BITS; word++)
        count += __builtin_popcountll(cpus->words[word]);
    return count;
}

int32_t dtl__cpus_next(const struct cpu_set *cpus, int32_t cpu)
{
    while (cpu < CPU_LIMIT && !dtl__cpus_have(cpus, cpu))
        cpu++;
    return cpu;
}

void dtl__cpus_write(const struct cpu_set *cpus, struct text *text)
{
    const char *comma = "";
    int32_t last;

    for (int32_t cpu = dtl__cpus_next(cpus, 0); cpu < CPU_LIMIT;
         cpu = dtl__cpus_next(cpus, last + 1)) {
        for (last = cpu; dtl__cpus_have(cpus, last + 1);)
            last++;
        text_add(text, last > cpu ? "%s%d-%d" : "%s%d", comma, (int)cpu, (int)last);
        comma = ",";
    }
}

/* ---- this process ---------------------------------------------------------------------------- */

void dtl__allowed_cpus(struct cpu_set *out)
{
    cpu_set_t allowed[CPU_LIMIT / CPU_SETSIZE];

    *out = (struct cpu_set){0};
    if (sched_getaffinity(0, sizeof allowed, allowed) != 0)
        return;
    for (size_t cpu = 0; cpu < CPU_LIMIT; cpu++)
        if (CPU_ISSET_S(cpu, sizeof allowed, allowed))
            out->words[cpu / WORD_BITS] |= (uint64_t)1 << cpu % WORD_BITS;
}

/* Returns the NUMA node of a CPU, or 0 if it is unknown: sysfs has a link to it in the CPU's
 * folder. */
static int32_t numa_of(int32_t cpu)
{
    char path[PATH_SIZE];
    DIR *folder;
    const struct dirent *entry;
    int32_t numa = 0;

    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d", (int)cpu);
    folder = opendir(path);
    if (folder == NULL)
        return 0;
    while ((entry = readdir(folder)) != NULL)
        if (sscanf(entry->d_name, "node%d", &numa) == 1)
            break;
    closedir(folder);
    return numa;
}

/* Appends the number of a virtual node to the name: DTL_NODE_SIZE=k makes every k ranks of the
 * job act as a node of their own, to test communication between nodes on one machine. */
static void append_virtual_node(char name[NAME_SIZE])
{
    const char *option = dtl__option("DTL_NODE_SIZE");
    long ranks = option != NULL ? strtol(option, NULL, 10) : 0;
    size_t length = strnlen(name, NAME_SIZE - NUMBER_SIZE);

    if (ranks > 0)
        snprintf(name + length, NAME_SIZE - length, "/%ld", dtl__job_launched_rank() / ranks);
}

void dtl__local_node_name(struct node_name *out)
{
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "re");

    *out = (struct node_name){0};
    gethostname(out->name, sizeof out->name - 1);
    append_virtual_node(out->name);
    if (file == NULL)
        return;
    if (fscanf(file, "%39s", out->boot) != 1)
        out->boot[0] = '\0';
    fclose(file);
}

/* Returns true if one of the CPUs belongs to the NUMA node, according to sysfs. */
static bool has_cpu_on_numa(const struct cpu_set *cpus, int32_t numa)
{
    char path[PATH_SIZE];

    for (int32_t cpu = dtl__cpus_next(cpus, 0); cpu < CPU_LIMIT;
         cpu = dtl__cpus_next(cpus, cpu + 1)) {
        snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d/node%d", (int)cpu, (int)numa);
        if (access(path, F_OK) == 0)
            return true;
    }
    return false;
}

/* Returns the GPUs on the NUMA nodes of these CPUs; GPUs whose NUMA node is unknown are included.
 */
static uint64_t find_local_gpus(const struct cpu_set *cpus)
{
    dtl_gpu_info_t gpu;
    uint64_t local_gpus = 0;

    for (int index = 0; index < GPU_LIMIT && dtl__gpu_find(index, &gpu); index++)
        if (gpu.numa < 0 || has_cpu_on_numa(cpus, gpu.numa))
            local_gpus |= UINT64_C(1) << index;
    return local_gpus;
}

void dtl__placement_here(struct placement *out)
{
    *out = (struct placement){0};
    dtl__local_node_name(&out->host);
    dtl__allowed_cpus(&out->cpus);
    out->numa = numa_of(dtl__cpus_next(&out->cpus, 0));
    out->gpus = dtl__gpu_count();
    out->local_gpus = out->gpus > 0 ? find_local_gpus(&out->cpus) : 0;
}

int dtl__node_name_compare(const struct node_name *a, const struct node_name *b)
{
    return memcmp(a, b, sizeof *a);
}
