/* SPDX-License-Identifier: BSD-3-Clause */
/* What the messages and the collectives whose waits answer share. */
#ifndef DTL_PROGRESS_POLLING_STATE_H
#define DTL_PROGRESS_POLLING_STATE_H

#include "dtl_runtime.h"

/* Of the one back end that has several ranks; its size is 0 until there is one. */
extern struct comm_ops dtl__answering_back;

/* Waits for a started operation, answering others, and lets go of it. */
dtl_status dtl__answering_finish(struct operation *operation, struct message *info);

#endif
