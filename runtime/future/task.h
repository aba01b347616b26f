/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions that run in a thread of their own, as futures. */
#ifndef DTL_FUTURE_TASK_H
#define DTL_FUTURE_TASK_H

#include "future.h"

typedef dtl_status (*task_work)(void *arguments);

/* Runs `work` in a new thread with a copy of `bytes` bytes of arguments.  The future is complete
 * when it has returned, with its status. */
dtl_status dtl__task_start(task_work work, const void *arguments, size_t bytes,
                           struct future **out);

#endif
