/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/memory.c.j2.
 * Do not edit. */
/* Zeroed memory that is aligned to cache lines. calloc returns the pages of a large block
 * untouched, so that they are placed on the NUMA node of the thread that first writes them. Small
 * blocks come from malloc, because glibc's calloc does not use the cache of each thread. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "dtl_support.h"

enum { ALIGNMENT = 64, SMALL = 1024, UNIT = 256, FIRST_UNITS = 1024, IS_OF_RESERVE = 1 };

/* Header just before the returned memory: the start of its block, with the bit IS_OF_RESERVE set if
 * the block belongs to the reserve. */
struct origin {
    uintptr_t base;
};

/* ---- the reserve ----------------------------------------------------------------------------- */

struct region {
    char (*units)[UNIT];
    uint32_t *lengths; /* of each unit's block, in units; 0: free */
    size_t count;
    struct region *next;
};

static _Alignas(16) char first_units[FIRST_UNITS][UNIT];
static uint32_t first_lengths[FIRST_UNITS];
static struct region first = {.units = first_units, .lengths = first_lengths, .count = FIRST_UNITS};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* protects all regions */
static _Thread_local bool is_open;

void dtl__reserve_open(void)
{
    is_open = true;
}

void dtl__reserve_close(void)
{
    is_open = false;
}

/* Allocates a region, which is kept until the process ends; NULL without memory. */
static struct region *region_make(size_t count)
{
    struct region *made = NULL;

    if (count <= PTRDIFF_MAX / (UNIT + sizeof *made->lengths) - 1)
        made = calloc(1, sizeof *made + count * (UNIT + sizeof *made->lengths));
    if (made == NULL)
        return NULL;
    made->count = count;
    made->lengths = (uint32_t *)(void *)(made + 1);
    made->units = (char(*)[UNIT])(void *)(made->lengths + count);
    return made;
}

dtl_status dtl__reserve_grow(size_t bytes)
{
    size_t count = bytes / UNIT + 1;
    struct region **end = &first.next;
    bool is_enough = count <= first.count;

    pthread_mutex_lock(&lock);
    for (; *end != NULL && !is_enough; end = &(*end)->next)
        is_enough = count <= (*end)->count;
    if (!is_enough)
        *end = region_make(count);
    is_enough = is_enough || *end != NULL;
    pthread_mutex_unlock(&lock);
    if (!is_enough)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "reserve: no memory for %zu bytes", bytes);
    return DTL_SUCCESS;
}

/* Returns the first of `wanted` contiguous free units, or the region's `count` if it has none. */
static size_t units_find(const struct region *region, size_t wanted)
{
    size_t found = 0;

    for (size_t unit = 0; unit < region->count; unit++) {
        found = region->lengths[unit] == 0 ? found + 1 : 0;
        if (found == wanted)
            return unit + 1 - wanted;
    }
    return region->count;
}

/* Returns a zeroed block of the region, or NULL. The lock must be held. */
static void *region_allocate(struct region *region, size_t bytes)
{
    size_t wanted = (bytes + UNIT - 1) / UNIT, start = units_find(region, wanted);

    if (start == region->count)
        return NULL;
    for (size_t unit = start; unit < start + wanted; unit++)
        region->lengths[unit] = (uint32_t)wanted;
    return memset(region->units[start], 0, bytes);
}

static void *reserve_allocate(size_t bytes)
{
    void *taken = NULL;

    pthread_mutex_lock(&lock);
    for (struct region *each = &first; each != NULL && taken == NULL; each = each->next)
        taken = region_allocate(each, bytes);
    pthread_mutex_unlock(&lock);
    return taken;
}

static void reserve_free(uintptr_t base)
{
    struct region *region = &first;
    size_t start;

    pthread_mutex_lock(&lock);
    while (base - (uintptr_t)region->units >= region->count * UNIT)
        region = region->next;
    start = (base - (uintptr_t)region->units) / UNIT;
    for (size_t unit = region->lengths[start]; unit > 0; unit--)
        region->lengths[start + unit - 1] = 0;
    pthread_mutex_unlock(&lock);
}

/* ---- all memory ------------------------------------------------------------------------------ */

/* Returns the aligned start of a block's usable memory and writes the header before it. */
static void *start_in(char *base, uintptr_t flags)
{
    char *start = base + sizeof(struct origin);

    start += (ALIGNMENT - (uintptr_t)start % ALIGNMENT) % ALIGNMENT;
    ((struct origin *)(void *)start)[-1].base = (uintptr_t)base | flags;
    return start;
}

static DTL_COLD dtl_status reserve_alloc(void **out, size_t bytes, size_t padding, const char *what)
{
    char *base = is_open ? reserve_allocate(bytes + padding) : NULL;

    if (base == NULL)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "%s: no memory for %zu bytes", what, bytes);
    *out = start_in(base, IS_OF_RESERVE);
    return DTL_SUCCESS;
}

dtl_status dtl__alloc(void **out, size_t bytes, const char *what)
{
    size_t padding = sizeof(struct origin) + ALIGNMENT - 1;
    bool is_small = bytes <= SMALL - padding;
    char *base;

    if (bytes == 0) {
        *out = NULL;
        return DTL_SUCCESS;
    }
    if (bytes > PTRDIFF_MAX - padding)
        return dtl__fail(DTL_ERROR_OUT_OF_MEMORY, "%s: %zu bytes are more than an object can have",
                         what, bytes);
    base = is_small ? malloc(bytes + padding) : calloc(1, bytes + padding);
    if (DTL_UNLIKELY(base == NULL))
        return reserve_alloc(out, bytes, padding, what);
    *out = start_in(base, 0);
    if (is_small)
        memset(*out, 0, bytes);
    return DTL_SUCCESS;
}

void dtl__release(void *memory)
{
    uintptr_t base;

    if (memory == NULL)
        return;
    base = ((struct origin *)memory)[-1].base;
    if (DTL_UNLIKELY((base & IS_OF_RESERVE) != 0))
        reserve_free(base - IS_OF_RESERVE);
    else
        free((char *)memory - ((uintptr_t)memory - base));
}
