/* SPDX-License-Identifier: BSD-3-Clause */
/* The library: found, joined and left.  It is Open MPI's, which it starts and ends with. */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>

#include "shmem_backend.h"

#define SHMEM_LIBRARY "liboshmem.so.40"
#define HOOKS "OMPI_MCA_memory"
#define NO_PATCHES "^patcher"

struct shmem shmem;

#define QUOTED(name) #name
#define SYMBOL(name) {QUOTED(name), offsetof(struct shmem, name)},

static const struct {
    const char *name;
    size_t place; /* in struct shmem */
} symbols[] = {SHMEM_CALLS(SYMBOL)};

/* Open MPI patches the calls that map memory, and OpenSHMEM ends in code that is gone by then. */
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

/* It registers what is mapped, and takes for granted that all PEs have mapped as much: with random
 * addresses some starts crashed, or never ended. */
static dtl_status addresses_check(void)
{
    enum { ASKED = 0xffffffff };
    int found = personality(ASKED);

    if (found == -1 || (found & ADDR_NO_RANDOMIZE) != 0)
        return DTL_SUCCESS;
    return shmem_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                            "the process has random addresses, with which OpenSHMEM may crash when "
                            "it starts; expected the program to be started by setarch -R");
}

/* Its components look for what it has. */
dtl_status library_open(void)
{
    dtl_status status = addresses_check();
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
        *(void **)(void *)((char *)&shmem + symbols[index].place) = symbol;
    }
    return DTL_SUCCESS;
}

dtl_status library_start(void)
{
    int provided = 0, result = shmem.shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);

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
