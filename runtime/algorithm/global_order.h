/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements of a container in global order: rank after rank, whatever the container's distribution
 * policy.  Algorithms that need this order, such as scans and sorts, open a `struct global_order`,
 * work on its host memory, write changed elements back, and close it.  Elements on devices can be
 * brought into order without leaving them: dtl__ordered_container_open(). */
#ifndef DTL_ALGORITHM_GLOBAL_ORDER_H
#define DTL_ALGORITHM_GLOBAL_ORDER_H

#include "dtl_container.h"

/* This rank's elements in global order, in host memory: data[0] to data[count - 1] follow the
 * elements of the previous rank.  They are the container's own elements if these are in global
 * order, and a redistributed copy otherwise. */
struct global_order {
    struct container *container;
    struct container *copy; /* NULL if these are the container's own elements */
    struct comm *comm;      /* NULL if this rank has all elements */
    void *data;
    uint64_t count;
    bool is_sorted; /* the device has sorted this rank's elements */
    /* For the container's own elements, if they are on a device; ended by the write. */
    struct staged staged;
};

/* Returns true if the container's own elements are in global order. */
bool dtl__is_in_global_order(struct container *container);

/* Returns true if the container is a span of a part of another container's elements. */
bool dtl__is_partial_span(const struct container *container);

/* Brings the elements into global order.  With `is_copy` always makes a copy.  Release by
 * dtl__global_order_close().  Collective. */
dtl_status dtl__global_order_open(struct container *container, bool is_copy,
                                  struct global_order *out);

/* The order in which a device sorts its elements.  `indices`, unless NULL, receives the index that
 * each element of this rank had before. */
struct device_sort_order {
    bool is_descending;
    int64_t *indices;
};

/* Opens a copy, which a device may have sorted locally: see is_sorted.  Collective. */
dtl_status dtl__global_order_open_sorted(struct container *container,
                                         struct device_sort_order order, struct global_order *out);

/* Writes changed elements back to the container.  Collective. */
dtl_status dtl__global_order_write(struct global_order *ordered);

/* Releases the copy, if there is one.  Changes that were not written back are lost.  Accepts a
 * zeroed object. */
void dtl__global_order_close(struct global_order *ordered);

/* Sets *out to a container with the same elements in global order, which stay on their devices: the
 * container itself, or a copy.  If a copy cannot be allocated on each rank, *out is the container
 * itself, whatever its order; the caller then uses dtl__global_order_open().  Collective. */
void dtl__ordered_container_open(struct container *container, struct container **out);

/* Writes changed elements back to `container`.  Collective. */
dtl_status dtl__ordered_container_write(struct container *container, struct container *ordered);

/* Releases `ordered`, if it is a copy. */
void dtl__ordered_container_close(struct container *container, struct container *ordered);

#endif
