/* SPDX-License-Identifier: BSD-3-Clause */
/* A file that is written beside the one whose place it takes when it is complete. */
#ifndef DTL_CONTAINER_TEMPORARY_FILE_H
#define DTL_CONTAINER_TEMPORARY_FILE_H

#include <sys/types.h>

#include "npy.h"

enum { PATH_BYTES = 4096 };

dtl_status dtl__regular_check(const char *path, mode_t mode, const char *expected);

/* Makes a new file `part`, with the header and the length of `npy`, that is to take the place of
 * `path`, or of what that links to: of `place`.  Refuses what is no regular file, or may not be
 * written. */
dtl_status dtl__part_make(const char *path, struct npy *npy, char place[PATH_BYTES],
                          char part[PATH_BYTES]);

/* The complete file takes its place, or is gone where `status` is a failure, which is returned. */
dtl_status dtl__part_settle(const char *part, const char *place, dtl_status status);

#endif
