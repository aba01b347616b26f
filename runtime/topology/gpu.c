/* SPDX-License-Identifier: BSD-3-Clause */
/* GPUs as listed by the kernel: PCI devices of a display or 3D class, except adapters that only
 * drive a server's console.  Needs no driver, and is fast enough to run when the first context is
 * created. */
#include "gpu.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#define PCI_DEVICES "/sys/bus/pci/devices"

enum { CLASS_DISPLAY = 0x03, CLASS_SCREEN = 0x0300, PATH_SIZE = 512 };

/* Returns the number in a file of the device's folder, or `fallback`. */
static int device_number(const char *device, const char *name, int fallback)
{
    char path[PATH_SIZE];
    int number = fallback;
    FILE *file;

    snprintf(path, sizeof path, PCI_DEVICES "/%s/%s", device, name);
    file = fopen(path, "re");
    if (file == NULL)
        return fallback;
    if (fscanf(file, "%i", &number) != 1)
        number = fallback;
    fclose(file);
    return number;
}

/* Returns true if the vendor of a display adapter also makes GPUs. */
static bool makes_gpus(int vendor)
{
    enum { AMD = 0x1002, NVIDIA = 0x10de, INTEL = 0x8086 };

    return vendor == AMD || vendor == NVIDIA || vendor == INTEL;
}

/* Filter for scandir(): returns nonzero for a GPU among the PCI devices. */
static int is_gpu(const struct dirent *entry)
{
    int class = entry->d_name[0] == '.' ? 0 : device_number(entry->d_name, "class", 0) >> 8;

    if (class == CLASS_SCREEN)
        return makes_gpus(device_number(entry->d_name, "vendor", 0));
    return class >> 8 == CLASS_DISPLAY;
}

int dtl__gpu_count(void)
{
    DIR *folder = opendir(PCI_DEVICES);
    const struct dirent *entry;
    int count = 0;

    if (folder == NULL)
        return 0;
    while ((entry = readdir(folder)) != NULL)
        count += is_gpu(entry);
    closedir(folder);
    return count;
}

/* Sets *out to the GPU in the device's folder, whose name is its PCI address. */
static void gpu_read(const char *device, dtl_gpu_info_t *out)
{
    dtl_gpu_info_t gpu = {0};

    sscanf(device, "%x:%x:%x.%x", (unsigned *)&gpu.domain, (unsigned *)&gpu.bus,
           (unsigned *)&gpu.device, (unsigned *)&gpu.function);
    gpu.vendor = device_number(device, "vendor", 0);
    gpu.model = device_number(device, "device", 0);
    gpu.numa = device_number(device, "numa_node", -1);
    *out = gpu;
}

bool dtl__gpu_find(int index, dtl_gpu_info_t *out)
{
    struct dirent **found;
    int count = scandir(PCI_DEVICES, &found, is_gpu, alphasort);
    bool is_there = index < count;

    if (count < 0)
        return false;
    if (is_there)
        gpu_read(found[index]->d_name, out);
    for (int each = 0; each < count; each++)
        free(found[each]);
    free(found);
    return is_there;
}
