/* SPDX-License-Identifier: BSD-3-Clause */
/* GPUs as the kernel lists them: PCI devices of a display or 3D class.  Cheap enough to be asked
 * for when the first context is made, and needs no driver. */
#include "device_count.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>

#define PCI_DEVICES "/sys/bus/pci/devices"

enum { CLASS_DISPLAY = 0x03, PATH_SIZE = 512 };

static bool is_display(const char *device)
{
    char path[PATH_SIZE];
    unsigned class_code = 0;
    FILE *file;

    snprintf(path, sizeof path, PCI_DEVICES "/%s/class", device);
    file = fopen(path, "re");
    if (file == NULL)
        return false;
    if (fscanf(file, "%x", &class_code) != 1)
        class_code = 0;
    fclose(file);
    return class_code >> 16 == CLASS_DISPLAY;
}

int dtl__device_count(void)
{
    DIR *folder = opendir(PCI_DEVICES);
    const struct dirent *entry;
    int count = 0;

    if (folder == NULL)
        return 0;
    while ((entry = readdir(folder)) != NULL)
        count += entry->d_name[0] != '.' && is_display(entry->d_name);
    closedir(folder);
    return count;
}
