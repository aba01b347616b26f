/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin `local`: jobs on one node without MPI. */
#include "local.h"

const struct host *local__host;

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = "local",
    .feature = "",
    .job = &local__job_ops,
    .comm = &local__comm_ops,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *host);

const struct plugin *dtl_plugin(const struct host *host)
{
    local__host = host;
    return &plugin;
}
