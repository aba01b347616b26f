/* SPDX-License-Identifier: BSD-3-Clause */
/* Back ends that are loaded when the program runs: libdtl_NAME.so, found on DTL_PLUGIN_PATH or in
 * the folder dtl/ beside libdtl, never in the current folder. */
#ifndef DTL_PLUGIN_H
#define DTL_PLUGIN_H

#include "dtl_runtime.h"

enum { REASON_SIZE = 512 };

/* The back end called `name`, or NULL with the reason why not.  What has been loaded stays for the
 * life of the process. */
const struct plugin *dtl__plugin_load(const char *name, char reason[REASON_SIZE]);

/* The folders that are searched, in order, joined by colons. */
const char *dtl__plugin_path(void);

#endif
