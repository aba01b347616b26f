/* SPDX-License-Identifier: BSD-3-Clause */
/* GPUs as hwloc sees them on the PCI bus.  Asked for once: buses are slow to list. */
#include "device_count.h"


#ifdef DTL_HAS_HWLOC
#include <hwloc.h>
#include <pthread.h>

enum { CLASS_DISPLAY = 0x03 };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int devices;

static void devices_count(void)
{
    hwloc_topology_t topology;
    hwloc_obj_t device = NULL;

    if (hwloc_topology_init(&topology) != 0)
        return;
    hwloc_topology_set_io_types_filter(topology, HWLOC_TYPE_FILTER_KEEP_IMPORTANT);
    if (hwloc_topology_load(topology) == 0)
        while ((device = hwloc_get_next_pcidev(topology, device)) != NULL)
            devices += device->attr->pcidev.class_id >> 8 == CLASS_DISPLAY;
    hwloc_topology_destroy(topology);
}

int dtl__device_count(void)
{
    pthread_once(&once, devices_count);
    return devices;
}

#else

int dtl__device_count(void)
{
    return 0;
}

#endif
