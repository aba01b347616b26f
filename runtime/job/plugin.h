/* SPDX-License-Identifier: BSD-3-Clause */
/* Loads plugins: backends in libdtl_NAME.so, searched on DTL_PLUGIN_PATH and in the folder dtl/
 * beside libdtl, never in the current folder. */
#ifndef DTL_JOB_PLUGIN_H
#define DTL_JOB_PLUGIN_H

#include "dtl_runtime.h"

#define PLUGIN_PREFIX "libdtl_"
#define PLUGIN_SUFFIX ".so"

enum { REASON_SIZE = 512 };

/* Returns the plugin called `name`, or NULL and the reason.  A loaded plugin stays for the life of
 * the process, and so does a failure to load it. */
const struct plugin *dtl__plugin_load(const char *name, char reason[REASON_SIZE]);

/* Returns true if its file exists, even if it can't be loaded. */
bool dtl__plugin_exists(const char *name);

/* Returns the searched folders, in order, joined by colons. */
const char *dtl__plugin_path(void);

/* Calls visit(folder, data) for each folder until one call returns true. Returns true if one
 * did. */
bool dtl__plugin_visit_folders(bool (*visit)(const char *folder, void *data), void *data);

#endif
