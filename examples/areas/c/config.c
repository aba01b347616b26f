/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <string.h>

#include "areas.h"

static void config_version(dtl_context_t ctx)
{
    char wanted[32];

    snprintf(wanted, sizeof wanted, "%d.%d.%d", dtl_version_major(), dtl_version_minor(),
             dtl_version_patch());
    if (dtl_context_is_root(ctx))
        printf("one version: %s, the ABI's: %s\n",
               yes_no(strncmp(wanted, dtl_version(), strlen(wanted)) == 0 &&
                      strcmp(dtl_version_string(), dtl_version()) == 0),
               yes_no(dtl_abi_version() > 0));
}

static void config_backends(dtl_context_t ctx)
{
    int found = dtl_has_mpi() + dtl_has_cuda() + dtl_has_hip() + dtl_has_nccl() + dtl_has_shmem();
    char report[8192];

    if (dtl_context_is_root(ctx)) {
        printf("up to five: %s, of those that were looked for: %s\n", yes_no(found <= 5),
               yes_no(dtl_backend_count() >= 0));
        printf("in words: %s\n", yes_no(dtl_backend_report(report, sizeof report) > 0 &&
                                        dtl_backend_name()[0] != '\0'));
        printf("an MPI has a name: %s\n", yes_no(!dtl_has_mpi() || dtl_mpi_library() != NULL));
    }
}

const struct example config_examples[] = {
    EXAMPLE(config_version),
    EXAMPLE(config_backends),
    {NULL, NULL},
};
