/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads this node's hardware with hwloc, which is a plugin because most programs do not need it. */
#include "machine.h"

#include <pthread.h>
#include <stdio.h>

#include "dtl_impl.h"
#include "gpu.h"
#include "job/plugin.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct machine machine;
static bool is_read;
static char reason[REASON_SIZE];

/* Sets `machine` and `is_read`, or else `reason`; runs once. */
static void read_machine(void)
{
    const struct plugin *plugin;

    if (dtl__is_privileged()) {
        snprintf(reason, sizeof reason,
                 "this process has raised privileges, and hwloc takes files "
                 "and code from its environment");
        return;
    }
    plugin = dtl__plugin_load("hwloc", reason);
    if (plugin == NULL)
        return;
    if (plugin->machine != NULL && plugin->machine->read(&machine) == DTL_SUCCESS)
        is_read = true;
    else
        snprintf(reason, sizeof reason, "hwloc could not read this machine");
}

const struct machine *dtl__machine_or(const char **why)
{
    pthread_once(&once, read_machine);
    *why = reason;
    return is_read ? &machine : NULL;
}

const struct machine *dtl__machine(void)
{
    const char *why;
    const struct machine *found = dtl__machine_or(&why);

    if (found == NULL)
        dtl__fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                  "this node's CPUs and caches are unknown: %s; install hwloc (libhwloc15) and the "
                  "back end that was built with it",
                  why);
    return found;
}

/* ---- queries --------------------------------------------------------------------------------- */

dtl_status dtl_impl_topology_num_numa_nodes(int *count)
{
    const struct machine *here = dtl__machine();

    if (here == NULL)
        return DTL_ERROR_BACKEND_UNAVAILABLE;
    *count = here->numa_nodes;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_num_machine_cpus(int *count)
{
    const struct machine *here = dtl__machine();

    if (here == NULL)
        return DTL_ERROR_BACKEND_UNAVAILABLE;
    *count = here->cpu_count;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_machine_cpu(int index, dtl_cpu_info_t *info)
{
    const struct machine *here = dtl__machine();

    if (here == NULL)
        return DTL_ERROR_BACKEND_UNAVAILABLE;
    if (index >= here->cpu_count)
        return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "index-range",
                                    "index is %d; expected index < %d", index, here->cpu_count);
    *info = here->cpus[index];
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_num_caches(int *count)
{
    const struct machine *here = dtl__machine();

    if (here == NULL)
        return DTL_ERROR_BACKEND_UNAVAILABLE;
    *count = here->cache_levels;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_cache(int level, dtl_cache_info_t *info)
{
    const struct machine *here = dtl__machine();

    if (here == NULL)
        return DTL_ERROR_BACKEND_UNAVAILABLE;
    if (level > here->cache_levels)
        return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "level-range",
                                    "level is %d; expected level <= %d", level, here->cache_levels);
    *info = here->caches[level - 1];
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_num_gpus(int *count)
{
    *count = dtl__gpu_count();
    return DTL_SUCCESS;
}

dtl_status dtl_impl_topology_gpu(int index, dtl_gpu_info_t *info)
{
    if (dtl__gpu_find(index, info))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "index-range",
                                "index is %d; expected index < %d", index, dtl__gpu_count());
}
