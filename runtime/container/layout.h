/* SPDX-License-Identifier: BSD-3-Clause */
/* Where the elements of a container lie in the row-major order of the whole. */
#ifndef DTL_CONTAINER_LAYOUT_H
#define DTL_CONTAINER_LAYOUT_H

#include "dtl_container.h"

struct layout {
    dtl_shape shape;       /* global */
    dtl_shape local_shape; /* of this rank */
    int32_t distributed_dim;
    const struct distribution *distribution; /* of the slices along that dimension */
};

struct layout dtl__layout_of(const struct container *container);

/* The layout of `shape` with that distribution along `dim`. */
struct layout dtl__layout_make(const dtl_shape *shape, int32_t dim,
                               const struct distribution *distribution);

/* Whether this rank's elements of both have the same places in the whole, one by one. */
bool dtl__layouts_agree(const struct container *one, const struct container *other);

uint64_t dtl__layout_size(const dtl_shape *shape);

/* The place in the whole of this rank's element; ascending with `local_index`. */
uint64_t dtl__layout_to_global(const struct layout *layout, uint64_t local_index);

/* How many of this rank's elements, from this one on, follow each other in the whole; at least 1.
 */
uint64_t dtl__layout_run(const struct layout *layout, uint64_t local_index);

int32_t dtl__layout_owner(const struct layout *layout, uint64_t global_index);

/* -1: another rank's. */
int64_t dtl__layout_to_local(const struct layout *layout, uint64_t global_index);

#endif
