/* SPDX-License-Identifier: BSD-3-Clause */
/* Counts device resources that are still open in this process, of emulated devices and of the fake
 * drivers. Blocks are counted as files mapped by the process; streams and events are counted by
 * their libraries. */
#ifndef DTL_TEST_HANDLE_LEAKS_H
#define DTL_TEST_HANDLE_LEAKS_H

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "dtl_backend.h"

/* Returns the number of lines in the process's memory map that contain `word`, and writes the file
 * of the last one. */
static inline int mappings_with(const char *word, char file[4096])
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[8192];
    int found = 0;

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
        if (strstr(line, word) == NULL)
            continue;
        found++;
        if (file != NULL && strchr(line, '/') != NULL)
            sscanf(strchr(line, '/'), "%4095[^\n]", file);
    }
    if (maps != NULL)
        fclose(maps);
    return found;
}

static inline int device_blocks_left(void)
{
    return mappings_with("dtl-emulated", NULL);
}

/* Returns the count of the emulated devices, 0 if this process has not loaded them. */
static inline int emulated_handles_left(void)
{
    char file[4096] = "";
    void *library = mappings_with("/libdtl_emulated.so", file) > 0
                        ? dlopen(file, RTLD_LAZY | RTLD_NOLOAD)
                        : NULL;
    const struct plugin *(*entry)(const struct host *) =
        library != NULL
            ? (const struct plugin *(*)(const struct host *))dlsym(library, "dtl_plugin")
            : NULL;
    int left = entry != NULL ? entry(NULL)->device->unreleased_count() : 0;

    if (library != NULL)
        dlclose(library);
    return left;
}

/* Returns the sum of the counts of all fake drivers that this process has loaded. */
static inline int fake_handles_left(void)
{
    static const char *const files[] = {"libcuda.so.1", "libamdhip64.so.6"};
    int left = 0;

    for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
        void *library = dlopen(files[index], RTLD_LAZY | RTLD_NOLOAD);
        int32_t (*left_of)(void) =
            library != NULL ? (int32_t(*)(void))dlsym(library, "fake_handles_left") : NULL;

        left += left_of != NULL ? left_of() : 0;
        if (library != NULL)
            dlclose(library);
    }
    return left;
}

#endif
