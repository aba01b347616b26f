/* SPDX-License-Identifier: BSD-3-Clause */
/* State shared by polling_message.c and polling_collective.c. */
#ifndef DTL_PROGRESS_POLLING_STATE_H
#define DTL_PROGRESS_POLLING_STATE_H

#include "dtl_runtime.h"

/* The original table of the only backend with several ranks; its size is 0 until it is set. */
extern struct comm_ops dtl__polling_backend;

/* Waits for a started operation, serving requests meanwhile, and releases it. */
dtl_status dtl__polling_finish(struct operation *operation, struct message *info);

#endif
