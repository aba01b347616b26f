/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin table of the NCCL backend. The plugin declines to be loaded if NCCL is not found. */
#include "nccl_backend.h"

const struct host *nccl_host;

static const struct device_comm_ops device_comm = {
    .size = sizeof device_comm,
    .name = "NCCL",
    .device = "cuda",
    .create_id = comm_id_create,
    .create = comm_create,
    .release = comm_release,
    .abort = comm_abort,
    .has = queue_has,
    .queue = queue_collective,
    .exchange = queue_exchange,
    .test = comm_test,
};

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = "nccl",
    .feature = "nccl",
    .device_comm = &device_comm,
    .device_signal = &nccl_signals,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *library);

const struct plugin *dtl_plugin(const struct host *library)
{
    nccl_host = library;
    return library_open() == DTL_SUCCESS ? &plugin : NULL;
}
