/* SPDX-License-Identifier: BSD-3-Clause */
/* Address of the symmetric heaps. The library maps them at the same address in all processes and
 * overwrites existing mappings, so DTL passes an address that is unmapped in all processes. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "shmem_backend.h"

#define ADDRESS_OPTION "OMPI_MCA_sshmem_base_start_address"

/* Candidate addresses. The first is the library's default. The others lie where neither programs
 * nor libraries nor the shadow memory of sanitizers are mapped. */
static const uint64_t candidates[] = {0xff000000, 0x200000000000, 0x300000000000, 0x100000000000};

enum { CANDIDATES = sizeof candidates / sizeof *candidates };

static const uint64_t heaps_bytes = (uint64_t)1 << 40; /* assumed size of all heaps of a process */

/* Implements free_addresses() of struct symmetric_ops. Sets all bits if the user has chosen the
 * address, which is then not checked. */
uint64_t free_addresses_find(void)
{
    uint64_t free = ((uint64_t)1 << CANDIDATES) - 1, from, to;
    FILE *maps = NULL;

    if (secure_getenv(ADDRESS_OPTION) != NULL)
        return free;
    maps = fopen("/proc/self/maps", "re");
    if (maps == NULL)
        return 0;
    while (fscanf(maps, "%" SCNx64 "-%" SCNx64 "%*[^\n]", &from, &to) == 2)
        for (int index = 0; index < CANDIDATES; index++)
            if (from < candidates[index] + heaps_bytes && candidates[index] < to)
                free &= ~((uint64_t)1 << index);
    fclose(maps);
    return free;
}

dtl_status address_choose(uint64_t free)
{
    char text[32];

    for (int index = 0; index < CANDIDATES; index++)
        if ((free >> index & 1) != 0) {
            snprintf(text, sizeof text, "%" PRIu64, candidates[index]);
            if (setenv(ADDRESS_OPTION, text, 0) == 0)
                return DTL_SUCCESS;
            return shmem_host->fail(DTL_ERROR_OUT_OF_MEMORY, "no memory for " ADDRESS_OPTION);
        }
    return shmem_host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                            "of %d addresses for the heaps of OpenSHMEM, each is taken on some "
                            "rank; expected one with 1 TiB that is free on all, or " ADDRESS_OPTION,
                            (int)CANDIDATES);
}
