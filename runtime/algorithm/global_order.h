/* SPDX-License-Identifier: BSD-3-Clause */
/* A container's elements in global order, rank after rank, whatever its policy. */
#ifndef DTL_ALGORITHM_GLOBAL_ORDER_H
#define DTL_ALGORITHM_GLOBAL_ORDER_H

#include "dtl_container.h"

/* Elements `data[0]` to `data[count - 1]` of this rank follow those of the rank before.  They are
 * the container's own where they lie so already, or a copy in the same order. */
struct global_order {
    struct container *container;
    struct container *copy; /* NULL: the container's own elements */
    struct comm *comm;      /* NULL: this rank has them all */
    void *data;
    uint64_t count;
    bool is_sorted;       /* this rank's, by the device that had them */
    struct staged staged; /* where they are the container's own; ended by the write */
};

/* Whether a container's own elements lie so already. */
bool dtl__is_in_global_order(struct container *container);

/* Whether it is a span of some of a container's elements. */
bool dtl__is_partial_span(const struct container *container);

/* Brings the elements into global order; `is_copy` asks for a copy in any case.  Collective. */
dtl_status dtl__global_order_open(struct container *container, bool is_copy,
                                  struct global_order *out);

/* In which order a device that has the elements is to sort them; `places`, unless NULL, gets where
 * each of this rank's was before. */
struct device_sort_order {
    bool is_descending;
    int64_t *places;
};

/* The same as a copy, sorted here where a device does that, which is no promise.  Collective. */
dtl_status dtl__global_order_open_sorted(struct container *container,
                                         struct device_sort_order order, struct global_order *out);

/* Brings changed elements back to where they belong.  Collective. */
dtl_status dtl__global_order_write(struct global_order *ordered);

void dtl__global_order_close(struct global_order *ordered);

/* Elements that may be on devices, in global order and where they are: sets *out to the container
 * itself, or to a copy.  Itself as well where no copy can be had on each rank: then the host brings
 * them into order, as above.  Collective. */
void dtl__ordered_container_open(struct container *container, struct container **out);

/* Brings changed elements back to where they belong.  Collective. */
dtl_status dtl__ordered_container_write(struct container *container, struct container *ordered);

void dtl__ordered_container_close(struct container *container, struct container *ordered);

#endif
