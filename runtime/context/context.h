/* SPDX-License-Identifier: BSD-3-Clause */
/* Contexts: a communicator with its policies, device, stream, progress engine and shared memory
 * (struct context in dtl_context.h).
 *
 * A context is reference counted: objects that use it retain it.  Only one thread at a time may be
 * in a collective call on a context (thread_ownership.c).  context.c creates and releases contexts,
 * query.c returns their properties, device.c, shmem.c and split.c derive contexts from others,
 * environment.c counts environments.  Start reading with dtl__context_make(). */
#ifndef DTL_CONTEXT_H
#define DTL_CONTEXT_H

#include "dtl_context.h"

/* Sets *out to a new context over `comm`, of which it takes ownership: on failure the communicator
 * is freed.  `device` is this rank's device, or NULL.  Collective over the ranks of `parent`, or
 * over those of `comm` if that is NULL: all get a context, or none. */
dtl_status dtl__context_make(struct comm *comm, const dtl_context_options *options,
                             const struct device *device, struct context *parent,
                             struct context **out);

/* Returns true, and reports an error, if another thread is in a collective call on the context,
 * whose last reference has been released: it must not be freed then. */
bool dtl__context_is_in_use(struct context *context);

#endif
