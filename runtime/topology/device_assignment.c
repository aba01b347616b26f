/* SPDX-License-Identifier: BSD-3-Clause */
/* Assignment of devices to ranks.  GPUs are identified by their PCI addresses, since processes may
 * see different sets of devices in different orders. */
#include "device/device.h"

#include "dtl_impl.h"
#include "gpu.h"
#include "topology.h"

/* Returns true if the device has the PCI address of the GPU. */
static bool is_same_device(const struct device *device, const dtl_gpu_info_t *gpu)
{
    struct device_properties found;

    return device->ops->properties(device->id, &found) == DTL_SUCCESS &&
           found.pci_domain == gpu->domain && found.pci_bus == gpu->bus &&
           found.pci_device == gpu->device;
}

/* Returns the id of the device that is this GPU of the node, or -1 if there is none, or if some
 * GPUs are not usable as devices: ranks might then be assigned the same device. */
static int device_of_gpu(const char *kind, int32_t count, int32_t index)
{
    const struct device *device = NULL;
    dtl_gpu_info_t gpu;

    if (index < 0 || count != dtl__gpu_count() || !dtl__gpu_find(index, &gpu))
        return -1;
    for (int32_t id = 0; id < count; id++)
        if (dtl__device_find(kind, id, &device) == DTL_SUCCESS && is_same_device(device, &gpu))
            return id;
    return -1;
}

dtl_status dtl_impl_topology_device_id(dtl_device_kind kind, int *device_id)
{
    const char *name = dtl_impl_device_kind_name(kind);
    int32_t ranks, own, count = dtl__device_count(name);
    const struct location *here = &dtl__topology_locations(&ranks, &own)[own];
    int found = count > 0 ? device_of_gpu(name, count, here->gpu) : -1;

    *device_id = found < 0 && count > 0 ? here->node_rank % count : found;
    return DTL_SUCCESS;
}
