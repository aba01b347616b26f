/* SPDX-License-Identifier: BSD-3-Clause */
/* Where a process runs, as it tells the other ranks. */
#ifndef DTL_TOPOLOGY_PLACEMENT_H
#define DTL_TOPOLOGY_PLACEMENT_H

#include <stdbool.h>
#include <stdint.h>

#include "text_buffer.h"

enum { CPU_LIMIT = 2048, GPU_LIMIT = 64, WORD_BITS = 64, NAME_SIZE = 72, BOOT_SIZE = 40 };

/* CPUs as the operating system numbers them. */
struct cpu_set {
    uint64_t words[CPU_LIMIT / WORD_BITS];
};

/* A node is told by its name and by when its machine was started: either may be the same on two. */
struct node_name {
    char name[NAME_SIZE];
    char boot[BOOT_SIZE];
};

struct place {
    struct node_name host;
    struct cpu_set cpus; /* that it may run on; none where that is unknown */
    int32_t numa;        /* of the first of them */
    int32_t gpus;        /* of its node */
    uint64_t near;       /* those of them that are beside CPUs that it may run on, a bit each */
};

void dtl__node_name_here(struct node_name *out);
/* That this process may run on. */
void dtl__cpus_here(struct cpu_set *out);

void dtl__place_here(struct place *out);

/* Three-way; 0: the same node. */
int dtl__node_name_compare(const struct node_name *a, const struct node_name *b);

bool dtl__cpus_have(const struct cpu_set *cpus, int32_t cpu);
int32_t dtl__cpus_count(const struct cpu_set *cpus);

/* The first CPU from `cpu` on, CPU_LIMIT if there is none. */
int32_t dtl__cpus_next(const struct cpu_set *cpus, int32_t cpu);

/* As a list: "0-3,8". */
void dtl__cpus_tell(const struct cpu_set *cpus, struct text *text);

#endif
