/* SPDX-License-Identifier: BSD-3-Clause */
/* A backend of a contract version that does not exist yet. */
#include "dtl_backend.h"

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *host);

const struct plugin *dtl_plugin(const struct host *host)
{
    static const struct plugin plugin = {
        .contract = 999, .size = sizeof plugin, .name = "openmpi", .feature = "mpi"};

    (void)host;
    return &plugin;
}
