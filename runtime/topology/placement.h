/* SPDX-License-Identifier: BSD-3-Clause */
/* Placement of a process: node, CPUs, NUMA node and GPUs, in the form in which ranks exchange it.
 */
#ifndef DTL_TOPOLOGY_PLACEMENT_H
#define DTL_TOPOLOGY_PLACEMENT_H

#include <stdbool.h>
#include <stdint.h>

#include "text_buffer.h"

enum { CPU_LIMIT = 2048, GPU_LIMIT = 64, WORD_BITS = 64, NAME_SIZE = 72, BOOT_SIZE = 40 };

/* Set of CPUs, in the operating system's numbering. */
struct cpu_set {
    uint64_t words[CPU_LIMIT / WORD_BITS];
};

/* Identifies a node by its host name and boot id, because two nodes can have the same name, or the
 * same boot id. */
struct node_name {
    char name[NAME_SIZE];
    char boot[BOOT_SIZE];
};

struct placement {
    struct node_name host;
    struct cpu_set cpus; /* CPUs on which the process may run; empty if unknown */
    int32_t numa;        /* NUMA node of the first of these CPUs */
    int32_t gpus;        /* number of GPUs of the node */
    uint64_t local_gpus; /* bit mask of the GPUs on the NUMA nodes of these CPUs */
};

/* Sets *out to the name of this node; `boot` is "" if the boot id cannot be read. */
void dtl__local_node_name(struct node_name *out);
/* Sets *out to the CPUs on which this process may run; empty if they cannot be read. */
void dtl__allowed_cpus(struct cpu_set *out);

/* Sets *out to the placement of this process; reads /proc and /sys. */
void dtl__placement_here(struct placement *out);

/* Three-way comparison; 0 for the same node. */
int dtl__node_name_compare(const struct node_name *a, const struct node_name *b);

/* Returns true if the set contains the CPU; dtl__cpus_count() returns its size. */
bool dtl__cpus_have(const struct cpu_set *cpus, int32_t cpu);
int32_t dtl__cpus_count(const struct cpu_set *cpus);

/* Returns the first CPU in the set from `cpu` on, or CPU_LIMIT. */
int32_t dtl__cpus_next(const struct cpu_set *cpus, int32_t cpu);

/* Writes the set as a list, for example "0-3,8". */
void dtl__cpus_write(const struct cpu_set *cpus, struct text *text);

#endif
