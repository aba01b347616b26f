/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/support/memory.c.j2.
 * Do not edit. */
/* Memory that starts on a cache line and as zeros.  calloc gives the pages of a large block
 * untouched, so that they are placed by the thread that first writes them.  Small blocks come from
 * malloc, which has them at hand for each thread where glibc's calloc has not. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "dtl_support.h"

enum { ALIGNMENT = 64, SMALL = 1024, RESERVE_BLOCKS = 16, RESERVE_BYTES = 16384 };

/* What stands just before the memory that was given out. */
struct origin {
    void *base;
};

/* ---- the reserve ----------------------------------------------------------------------------- */

static char reserve[RESERVE_BLOCKS][RESERVE_BYTES];
static atomic_bool is_taken[RESERVE_BLOCKS];
static _Thread_local bool is_open;

void dtl__reserve_open(void)
{
    is_open = true;
}

void dtl__reserve_close(void)
{
    is_open = false;
}

static void *reserve_take(size_t bytes)
{
    for (int block = 0; block < RESERVE_BLOCKS && bytes <= RESERVE_BYTES; block++)
        if (!atomic_exchange(&is_taken[block], true))
            return memset(reserve[block], 0, bytes);
    return NULL;
}

static bool is_of_reserve(const void *base)
{
    return (uintptr_t)base - (uintptr_t)reserve < sizeof reserve;
}

static void reserve_give(const char *base)
{
    atomic_store(&is_taken[(base - reserve[0]) / RESERVE_BYTES], false);
}

/* ---- all memory ------------------------------------------------------------------------------ */

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
    if (base == NULL && is_open)
        base = reserve_take(bytes + padding);
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
    void *base = memory == NULL ? NULL : ((struct origin *)memory)[-1].base;

    if (DTL_UNLIKELY(is_of_reserve(base)))
        reserve_give(base);
    else
        free(base);
}
