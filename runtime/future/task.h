/* SPDX-License-Identifier: BSD-3-Clause */
/* Work in a thread of its own, as a future. */
#ifndef DTL_FUTURE_TASK_H
#define DTL_FUTURE_TASK_H

#include "future.h"

typedef dtl_status (*task_work)(void *arguments);

/* Starts `work` with a copy of `bytes` bytes of arguments; the future is complete when it has
 * returned. */
dtl_status dtl__task_start(task_work work, const void *arguments, size_t bytes,
                           struct future **out);

#endif
