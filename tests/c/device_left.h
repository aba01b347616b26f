/* SPDX-License-Identifier: BSD-3-Clause */
/* Tests at whose end no block, stream or event of a device is left: of emulated devices and of the
 * fake driver, blocks are files of the process's, and the others are counted. */
#ifndef DTL_TEST_DEVICE_LEFT_H
#define DTL_TEST_DEVICE_LEFT_H

#include <dlfcn.h>

#include "dtl_backend.h"
#include "support.h"

static inline int device_blocks_left(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512];
    int left = 0;

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        left += strstr(line, "dtl-emulated") != NULL;
    if (maps != NULL)
        fclose(maps);
    return left;
}

/* Of emulated devices, if this process has loaded them. */
static inline int emulated_handles_left(void)
{
    const char *folder = getenv("DTL_PLUGIN_PATH");
    char file[4096];
    snprintf(file, sizeof file, "%s/libdtl_emulated.so", folder != NULL ? folder : "");
    void *library = dlopen(file, RTLD_LAZY | RTLD_NOLOAD);
    const struct plugin *(*entry)(const struct host *) =
        library != NULL
            ? (const struct plugin *(*)(const struct host *))dlsym(library, "dtl_plugin")
            : NULL;
    int left = entry != NULL ? entry(NULL)->device->left() : 0;

    if (library != NULL)
        dlclose(library);
    return left;
}

/* Of the fake drivers that this process has loaded. */
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

static inline int run_on_devices(const char *name, const struct CMUnitTest *tests, size_t count)
{
    int failed = run_in_world(name, tests, count), blocks = device_blocks_left();
    int handles = emulated_handles_left() + fake_handles_left();

    if (failed == 0 && blocks + handles > 0)
        fprintf(stderr,
                "%s: mappings of %d blocks, and %d streams and events are left; expected "
                "none\n",
                name, blocks, handles);
    return failed + blocks + handles;
}

#endif
