/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin table of the GPU backends. The plugin declines to be loaded if the driver has no
 * devices. */
#include "gpu.h"

const struct host *gpu_host;

static void leave_device(const struct device *device)
{
    (void)device;
    api_leave();
}

static struct device_ops device = {
    .size = sizeof device,
    .name = GPU_KIND,
    .count = driver_count,
    .properties = driver_properties,
    .allocate = memory_allocate,
    .release = memory_release,
    .inspect = api_inspect,
    .copy = stream_copy,
    .stream_create = stream_create,
    .stream_adopt = stream_adopt,
    .stream_native = stream_native,
    .stream_release = stream_release,
    .stream_query = stream_query,
    .stream_wait = stream_wait,
    .event_create = event_create,
    .event_release = event_release,
    .event_record = event_record,
    .event_query = event_query,
    .event_elapsed = event_elapsed,
    .export_memory = memory_export,
    .import_memory = memory_import,
    .release_import = memory_import_close,
    .write_value = stream_write_value,
    .await_value = stream_await_value,
    .enter = api_enter,
    .leave = leave_device,
};

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = GPU_KIND,
    .feature = GPU_KIND,
    .device = &device,
};

/* Completes the table with the kernels and primitives that this plugin was built with, if all
 * devices can run them.  Each may be missing: the toolkits are not needed to build the plugin. */
static void add_kernels(void)
{
#ifndef GPU_IMAGE
    device.no_kernels = "its kernels were not compiled";
    device.kernels_expected = "DTL built with -DDTL_" GPU_SWITCH "=ON";
#else
    if (!api_runs_kernels()) {
        device.no_kernels = "its kernels are compiled for other GPUs";
        device.kernels_expected = GPU_RUN_BY;
        return;
    }
    device.launch = kernel_launch;
#ifdef GPU_PRIMITIVES
    if (primitive_is_available()) {
        device.primitive_workspace_bytes = primitive_workspace_bytes;
        device.primitive = primitive_queue;
    }
#endif
#endif
}

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *library);

const struct plugin *dtl_plugin(const struct host *library)
{
    gpu_host = library;
    if (driver_open() != DTL_SUCCESS)
        return NULL;
    add_kernels();
    return &plugin;
}
