/* SPDX-License-Identifier: BSD-3-Clause */
/* library_close LIBRARY: a program closes the library by dlclose(); its threads and exit handlers
 * must survive. */
#include <dlfcn.h>
#include <stdio.h>

int main(int count, char **arguments)
{
    const char *path = count > 1 ? arguments[1] : "";
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);

    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    dlclose(library);
    if (dlopen(path, RTLD_NOW | RTLD_NOLOAD) == NULL) {
        fprintf(stderr, "%s has gone, and its threads run in it\n", path);
        return 1;
    }
    return 0;
}
