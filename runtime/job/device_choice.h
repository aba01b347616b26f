/* SPDX-License-Identifier: BSD-3-Clause */
/* Chooses the device backends that may be used.  DTL_DEVICE is "auto", a backend's name, or "none";
 * "auto" allows all backends but those for tests. */
#ifndef DTL_JOB_DEVICE_CHOICE_H
#define DTL_JOB_DEVICE_CHOICE_H

#include "plugin.h"

/* Fails if DTL_DEVICE has another value. */
dtl_status dtl__device_choice_check(void);

/* Returns the plugin of the device backend `name` (as in DTL_DEVICE), or NULL and the reason. */
const struct plugin *dtl__device_load(const char *name, char reason[REASON_SIZE]);

/* Returns the name of the first allowed backend that has a device, or NULL and the reasons why none
 * has. */
const char *dtl__device_choose(char reason[REASON_SIZE]);

#endif
