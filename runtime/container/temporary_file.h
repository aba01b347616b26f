/* SPDX-License-Identifier: BSD-3-Clause */
/* Atomic replacement of a file: the new contents are written to a temporary file in the same
 * directory, which is renamed when it is complete. */
#ifndef DTL_CONTAINER_TEMPORARY_FILE_H
#define DTL_CONTAINER_TEMPORARY_FILE_H

#include <sys/types.h>

#include "npy.h"

enum { PATH_BYTES = 4096 };

/* Fails unless `mode` is that of a regular file. `expected` is part of the message. */
dtl_status dtl__regular_file_check(const char *path, mode_t mode, const char *expected);

/* Creates a temporary file with the header and the final length of `npy`, to replace `path`. Sets
 * `target_path` to `path` with symbolic links resolved, and `temporary_path` to the new file. Fails
 * if the target exists and is not a regular file or not writable. */
dtl_status dtl__temporary_file_create(const char *path, struct npy *npy,
                                      char target_path[PATH_BYTES],
                                      char temporary_path[PATH_BYTES]);

/* Renames the temporary file to its target. If `status` is a failure, or the renaming fails,
 * removes it instead and returns the failure. */
dtl_status dtl__temporary_file_commit(const char *temporary_path, const char *target_path,
                                      dtl_status status);

#endif
