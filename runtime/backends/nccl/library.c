/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds the NCCL library: the one that the program has already loaded, for example PyTorch's, or
 * the system's. */
#include <dlfcn.h>

#include "nccl_backend.h"

#define NCCL_LIBRARY "libnccl.so.2"

struct nccl nccl;

#define QUOTED(name) #name
#define NEEDED_SYMBOL(name) {QUOTED(name), offsetof(struct nccl, name), true},
#define LATER_SYMBOL(name) {QUOTED(name), offsetof(struct nccl, name), false},

static const struct {
    const char *name;
    size_t offset; /* offset in struct nccl */
    bool is_needed;
} symbols[] = {NCCL_CALLS(NEEDED_SYMBOL, LATER_SYMBOL)};

dtl_status library_check(ncclResult_t result, const char *call, ncclComm_t comm)
{
    const char *text;

    if (result == ncclSuccess || result == ncclInProgress)
        return DTL_SUCCESS;
    text = nccl.ncclGetLastError(comm);
    return nccl_host->fail_beneath(
        DTL_ERROR_NCCL, "%s said \"%s\" (%d)%s%s", call, nccl.ncclGetErrorString(result),
        (int)result, text != NULL && *text != '\0' ? ": " : "", text != NULL ? text : "");
}

int library_version(void)
{
    int version = 0;

    return nccl.ncclGetVersion(&version) == ncclSuccess ? version : 0;
}

/* dlopen() returns the library that is already loaded under that name. Fills `nccl`. */
dtl_status library_open(void)
{
    void *library = dlopen(NCCL_LIBRARY, RTLD_NOW | RTLD_LOCAL);

    if (library == NULL)
        return nccl_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE, "%s; expected NCCL", dlerror());
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);

        if (symbol == NULL && symbols[index].is_needed)
            return nccl_host->fail(DTL_ERROR_BACKEND_UNAVAILABLE,
                                   NCCL_LIBRARY " has no %s; expected NCCL 2.14 or later",
                                   symbols[index].name);
        *(void **)(void *)((char *)&nccl + symbols[index].offset) = symbol;
    }
    return DTL_SUCCESS;
}
