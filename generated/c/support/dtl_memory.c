/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/support/memory.c.j2.
 * Do not edit. */
/* Memory that starts on a cache line and as zeros.  calloc gives the pages of a large block
 * untouched, so that they are placed by the thread that first writes them.  Small blocks come from
 * malloc, which has them at hand for each thread where glibc's calloc has not. */
#include <stdlib.h>
#include <string.h>

#include "dtl_support.h"

enum { ALIGNMENT = 64, SMALL = 1024 };

/* What stands just before the memory that was given out. */
struct origin {
    void *base;
};

dtl_status dtl__alloc(void **out, size_t bytes, const char *what)
{
    size_t padding = sizeof(struct origin) + ALIGNMENT - 1;
    bool is_small = bytes <= SMALL - padding;
    char *base, *start;

    if (bytes == 0) {
        *out = NULL;
        return DTL_SUCCESS;
    }
    if (bytes > PTRDIFF_MAX - padding)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "%s: %zu bytes are more than an object can have",
                         what, bytes);
    base = is_small ? malloc(bytes + padding) : calloc(1, bytes + padding);
    if (base == NULL)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "%s: no memory for %zu bytes", what, bytes);

    start = base + sizeof(struct origin);
    start += (ALIGNMENT - (uintptr_t)start % ALIGNMENT) % ALIGNMENT;
    ((struct origin *)(void *)start)[-1].base = base;
    if (is_small)
        memset(start, 0, bytes);
    *out = start;
    return DTL_SUCCESS;
}

void dtl__release(void *memory)
{
    if (memory != NULL)
        free(((struct origin *)memory)[-1].base);
}
