/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps between local indices and global row-major indices of containers of any shape. */
#ifndef DTL_CONTAINER_LAYOUT_H
#define DTL_CONTAINER_LAYOUT_H

#include "dtl_container.h"

/* A global shape and its distribution along one dimension. */
struct layout {
    dtl_shape shape;       /* global */
    dtl_shape local_shape; /* of this rank's part */
    int32_t distributed_dim;
    const struct distribution *distribution; /* distribution of the slices along that dimension */
};

/* Returns the layout of a container, valid as long as its distribution. */
struct layout dtl__layout_of(const struct container *container);

/* Returns the layout of `shape` distributed along `dim`. Refers to `distribution`, which must
 * outlive it. */
struct layout dtl__layout_make(const dtl_shape *shape, int32_t dim,
                               const struct distribution *distribution);

/* Returns true if each local element of one container has the same global index as the element at
 * the same local index of the other. */
bool dtl__layouts_match(const struct container *one, const struct container *other);

/* Returns the number of elements of a shape, saturated at UINT64_MAX. */
uint64_t dtl__layout_size(const dtl_shape *shape);

/* Returns the global row-major index of a local element; ascending with `local_index`. */
uint64_t dtl__layout_to_global(const struct layout *layout, uint64_t local_index);

/* Returns the number of local elements, starting at `local_index`, whose global indices are
 * consecutive; at least 1. */
uint64_t dtl__layout_contiguous_count(const struct layout *layout, uint64_t local_index);

/* Returns the rank that owns an element. */
int32_t dtl__layout_owner(const struct layout *layout, uint64_t global_index);

/* Returns the local index of an element, or -1 if another rank owns it. */
int64_t dtl__layout_to_local(const struct layout *layout, uint64_t global_index);

#endif
