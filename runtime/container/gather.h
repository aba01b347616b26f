/* SPDX-License-Identifier: BSD-3-Clause */
/* Elements that only a device reaches, by their places, many at a time. */
#ifndef DTL_CONTAINER_GATHER_H
#define DTL_CONTAINER_GATHER_H

#include "dtl_container.h"

/* Whether the device that has this rank's elements picks out some of them by itself. */
bool dtl__gather_has(const struct container *container);

/* `to`, of the host, becomes the elements at the places, which are local indices; at least one. */
dtl_status dtl__gather(const struct container *container, const uint64_t *places, uint64_t count,
                       void *to);

#endif
