/* SPDX-License-Identifier: BSD-3-Clause */
/* Back ends that are loaded when the program runs: libdtl_NAME.so, found on DTL_PLUGIN_PATH or in
 * the folder dtl/ beside libdtl, never in the current folder. */
#ifndef DTL_JOB_PLUGIN_H
#define DTL_JOB_PLUGIN_H

#include "dtl_runtime.h"

#define PLUGIN_PREFIX "libdtl_"
#define PLUGIN_SUFFIX ".so"

enum { REASON_SIZE = 512 };

/* The back end called `name`, or NULL with the reason why not.  What has been loaded stays for the
 * life of the process, and so does a refusal. */
const struct plugin *dtl__plugin_load(const char *name, char reason[REASON_SIZE]);

/* Whether its file is there, be it of use or not. */
bool dtl__plugin_exists(const char *name);

/* The folders that are searched, in order, joined by colons. */
const char *dtl__plugin_path(void);

/* Calls visit(folder, data) for each of them until one returns true. */
bool dtl__plugin_each_folder(bool (*visit)(const char *folder, void *data), void *data);

#endif
