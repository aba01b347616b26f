/* SPDX-License-Identifier: BSD-3-Clause */
/* The plugin table of the emulated devices. */
#include <stdio.h>

#include "emulated.h"

const struct host *emulated_host;

static int32_t count(void)
{
    return EMULATED_DEVICES;
}

static dtl_status properties(int32_t id, struct device_properties *out)
{
    *out = (struct device_properties){
        .bytes = EMULATED_BYTES, .major = 1, .pci_domain = -1, .pci_bus = -1, .pci_device = -1};
    snprintf(out->name, sizeof out->name, "emulated device %d", (int)id);
    return DTL_SUCCESS;
}

static const struct device_ops device = {
    .size = sizeof device,
    .name = "emulated",
    .count = count,
    .properties = properties,
    .allocate = memory_allocate,
    .release = memory_release,
    .inspect = memory_inspect,
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
    .launch = stream_launch,
    .unreleased_count = unreleased_handles,
    .primitive_workspace_bytes = primitive_workspace_bytes,
    .primitive = stream_primitive,
};

static const struct plugin plugin = {
    .contract = DTL_BACKEND_CONTRACT,
    .size = sizeof plugin,
    .name = "emulated",
    .feature = "",
    .device = &device,
};

__attribute__((visibility("default"))) const struct plugin *dtl_plugin(const struct host *library);

/* `library` may be NULL: tests load the plugin without the library. */
const struct plugin *dtl_plugin(const struct host *library)
{
    if (library != NULL)
        emulated_host = library;
    return &plugin;
}
