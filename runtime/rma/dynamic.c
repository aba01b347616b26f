/* SPDX-License-Identifier: BSD-3-Clause */
/* Dynamic windows: memory that is attached and detached while the window is open. Offsets of
 * regions ascend and are never reused, and each region is followed by a gap. A range that ends past
 * its region, or an offset of a detached region, therefore lies in no region and is refused. */
#include "dtl_impl.h"
#include "window.h"

enum { REGION_ALIGNMENT = 4096 }; /* of region offsets, in bytes */

/* Returns the guard of this rank's part. */
static struct guard *own_guard(const struct window *window)
{
    return window->parts[window->context->comm.rank].guard;
}

/* Refuses a window that is not dynamic. */
static dtl_status dynamic_check(const struct window *window)
{
    if (window->is_dynamic)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "win-dynamic",
                                "win has memory of its own; expected one that was made by "
                                "dtl_window_create_dynamic");
}

/* Assigns an offset to a region and adds it to the list. The caller holds the guard's lock. */
static void region_add(struct window *window, struct region *region)
{
    region->offset = window->next_offset;
    window->next_offset += (region->size / REGION_ALIGNMENT + 1) * REGION_ALIGNMENT;
    region->next = window->first;
    window->first = region;
}

dtl_status dtl_impl_window_attach(struct window *win, void *base, dtl_size_t size,
                                  dtl_size_t *offset)
{
    struct region *region = NULL;
    dtl_status status = dynamic_check(win);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&region, sizeof *region, "memory attached to a window");
    if (status != DTL_SUCCESS)
        return status;
    *region = (struct region){.base = base, .size = size};
    pthread_mutex_lock(&own_guard(win)->lock);
    region_add(win, region);
    *offset = region->offset;
    pthread_mutex_unlock(&own_guard(win)->lock);
    return DTL_SUCCESS;
}

/* Removes the region that starts at `base` from the list and returns it, or NULL. The caller holds
 * the guard's lock. */
static struct region *region_remove(struct window *window, const void *base)
{
    struct region **link = &window->first;

    while (*link != NULL && (*link)->base != base)
        link = &(*link)->next;

    struct region *found = *link;

    if (found != NULL)
        *link = found->next;
    return found;
}

dtl_status dtl_impl_window_detach(struct window *win, const void *base)
{
    struct region *region;
    dtl_status status = dynamic_check(win);

    if (status != DTL_SUCCESS)
        return status;
    pthread_mutex_lock(&own_guard(win)->lock);
    region = region_remove(win, base);
    pthread_mutex_unlock(&own_guard(win)->lock);
    if (region == NULL)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "base-attached",
                                    "base is %p; expected memory that is attached", base);
    dtl__release(region);
    return DTL_SUCCESS;
}

uint64_t dtl__regions_size(struct window *window)
{
    uint64_t size = 0;

    pthread_mutex_lock(&own_guard(window)->lock);
    for (const struct region *region = window->first; region != NULL; region = region->next)
        size += region->size;
    pthread_mutex_unlock(&own_guard(window)->lock);
    return size;
}

void dtl__regions_release(struct window *window)
{
    while (window->first != NULL) {
        struct region *region = window->first;

        window->first = region->next;
        dtl__release(region);
    }
}
