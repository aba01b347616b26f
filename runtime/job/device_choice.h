/* SPDX-License-Identifier: BSD-3-Clause */
/* Which device back ends may be used: DTL_DEVICE is "auto", the name of one, or "none".  Auto takes
 * all but the instruments of tests. */
#ifndef DTL_JOB_DEVICE_CHOICE_H
#define DTL_JOB_DEVICE_CHOICE_H

#include "plugin.h"

/* Fails where DTL_DEVICE is none of these. */
dtl_status dtl__device_choice_check(void);

/* The plugin that DTL_DEVICE calls `name`, or NULL with the reason why not. */
const struct plugin *dtl__device_load(const char *name, char reason[REASON_SIZE]);

/* The first of those that may be used that has a device, or NULL with the reasons why none has. */
const char *dtl__device_chosen(char reason[REASON_SIZE]);

#endif
