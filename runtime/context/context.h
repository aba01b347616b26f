/* SPDX-License-Identifier: BSD-3-Clause */
/* How contexts are made, for the files of this room. */
#ifndef DTL_CONTEXT_H
#define DTL_CONTEXT_H

#include "dtl_context.h"

/* Sets *out to a context over `comm`, which it owns from here on: the communicator is freed if this
 * fails.  `device` is this rank's, or NULL.  All ranks of `parent` make one, or none; NULL: it has
 * none. */
dtl_status dtl__context_make(struct comm *comm, const dtl_context_options *options,
                             const struct device *device, struct context *parent,
                             struct context **out);

/* Returns true, and reports it, if another thread is in a collective call on the context itself,
 * whose last reference is gone: then it must not be freed. */
bool dtl__context_is_in_use(struct context *context);

#endif
