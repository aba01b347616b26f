/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin that sorts with vector instructions. */
#include "dtl_backend.h"

#include "sort.h"

static const struct sort_ops sort = {
    .size = sizeof sort,
    .has = highway_has,
    .sort = highway_sort,
};

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = "highway",
    .feature = "",
    .sort = &sort,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *host);

const struct plugin *dtl_plugin(const struct host *host)
{
    (void)host;
    return &plugin;
}
