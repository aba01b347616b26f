/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds, initializes and finalizes Open MPI's OpenSHMEM library. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "shmem_backend.h"

#define SHMEM_LIBRARY "liboshmem.so.40"
#define HOOKS "OMPI_MCA_memory"
#define NO_PATCHES "^patcher"

struct shmem shmem;

#define QUOTED(name) #name
#define SYMBOL(name) {QUOTED(name), offsetof(struct shmem, name)},

static const struct {
    const char *name;
    size_t offset; /* offset in struct shmem */
} symbols[] = {SHMEM_CALLS(SYMBOL)};

/* Disables Open MPI's patches of the functions that map memory, because with them OpenSHMEM's
 * finalization runs into code that is already unloaded. Sets an environment variable, so it must
 * precede the start of MPI; fails if the variable has another value. */
dtl_status library_prepare(void)
{
    const char *hooks = secure_getenv(HOOKS);

    if (hooks != NULL && strcmp(hooks, NO_PATCHES) != 0)
        return shmem_host->fail(
            DTL_ERROR_BACKEND_UNAVAILABLE,
            HOOKS " is \"%s\"; expected " NO_PATCHES " before MPI starts, or nothing", hooks);
    if (setenv(HOOKS, NO_PATCHES, 1) != 0)
        return shmem_host->fail(DTL_ERROR_OUT_OF_MEMORY, "no memory for " HOOKS);
    return DTL_SUCCESS;
}

/* Makes the symbols of this plugin global before the library is opened.
 *
 * OpenSHMEM shares the static variables of the program with all PEs: it registers the memory that
 * is mapped below the symbol `_end`, the end of the program. In a program that is not linked with
 * OpenSHMEM it would find the `_end` of its own library instead and register all memory below that,
 * in a number of segments that differs between PEs although it assumes the same number. This plugin
 * therefore defines `_end` as address 0 (CMakeLists.txt) and is searched first, so that no memory
 * lies below it. */
static dtl_status plugin_make_global(void)
{
    Dl_info own;

    if (dladdr(&shmem, &own) != 0 &&
        dlopen(own.dli_fname, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD) != NULL)
        return DTL_SUCCESS;
    return shmem_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                            "the plugin of OpenSHMEM is not found; expected it where it was "
                            "opened");
}

/* Opens the library and fills `shmem`; does not initialize OpenSHMEM. RTLD_GLOBAL is needed because
 * the components of the library need its symbols. */
dtl_status library_open(void)
{
    dtl_status status = plugin_make_global();
    void *library = NULL;

    if (status != DTL_SUCCESS)
        return status;
    library = dlopen(SHMEM_LIBRARY, RTLD_NOW | RTLD_GLOBAL);
    if (library == NULL)
        return shmem_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE, "%s; expected Open MPI's OpenSHMEM",
                                dlerror());
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);

        if (symbol == NULL)
            return shmem_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                                    SHMEM_LIBRARY " has no %s; expected OpenSHMEM 1.4 or later",
                                    symbols[index].name);
        *(void **)(void *)((char *)&shmem + symbols[index].offset) = symbol;
    }
    return DTL_SUCCESS;
}

dtl_status library_start(uint64_t addresses)
{
    int provided = 0, result = 0;
    dtl_status status = address_choose(addresses);

    if (status != DTL_SUCCESS)
        return status;
    result = shmem.shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    if (result != 0 || provided != SHMEM_THREAD_MULTIPLE)
        return shmem_host->fail(DTL_ERROR_BACKEND_INIT_FAILED,
                                "shmem_init_thread gave %d, with thread level %d; expected 0, with "
                                "%d",
                                result, provided, SHMEM_THREAD_MULTIPLE);
    return DTL_SUCCESS;
}

void library_stop(void)
{
    shmem.shmem_finalize();
}
