/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin table of the OpenSHMEM backend. The library itself is opened later, when the job is
 * known to use Open MPI, because it loads that MPI into the process. */
#include "shmem_backend.h"

const struct host *shmem_host;

static int32_t rank(void)
{
    return shmem.shmem_my_pe();
}

static void fence(void)
{
    shmem.shmem_fence();
}

static void quiet(void)
{
    shmem.shmem_quiet();
}

static const struct symmetric_ops symmetric = {
    .size = sizeof symmetric,
    .name = "openshmem",
    .job = "openmpi",
    .prepare = library_prepare,
    .check = library_open,
    .free_addresses = free_addresses_find,
    .start = library_start,
    .stop = library_stop,
    .rank = rank,
    .allocate = memory_allocate,
    .release = memory_release,
    .local_address = memory_local_address,
    .put = memory_put,
    .get = memory_get,
    .atomic = atomic_update,
    .fence = fence,
    .quiet = quiet,
};

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = "shmem",
    .feature = "shmem",
    .symmetric = &symmetric,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *library);

const struct plugin *dtl_plugin(const struct host *library)
{
    shmem_host = library;
    return &plugin;
}
