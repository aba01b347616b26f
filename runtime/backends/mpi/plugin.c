/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin table of this backend. */
#include "mpi_backend.h"

const struct host *mpi__host;

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof(struct plugin),
    .name = BACKEND_NAME,
    .feature = "mpi",
    .job = &mpi__job_ops,
    .comm = &mpi__comm_ops,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *host);

const struct plugin *dtl_plugin(const struct host *host)
{
    mpi__host = host;
    return &plugin;
}
