/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds the MPI installation that the launcher belongs to.
 *
 * Several installations of one MPI may exist on a machine, for example a distribution's and one
 * from the Python package index.  A rank must load the library of its launcher's installation. */
#ifndef DTL_JOB_LAUNCHER_H
#define DTL_JOB_LAUNCHER_H

#include <limits.h>

#include "backend.h"

/* Returns the backend that is built for the library of the launcher's installation, among the
 * backends for the same jobs as `launched`, and writes the path of the library.  Returns `launched`
 * and "" if the launcher is not an ancestor of this process, or if its library is not found beside
 * it. */
struct backend *dtl__launcher_library(struct backend *launched, char path[PATH_MAX]);

/* Writes the path of the backend's library in this process, "" if it is not loaded. */
void dtl__library_path(const struct backend *backend, char path[PATH_MAX]);

/* Warns on stderr, on one rank, if the library in the process is not the launcher's. */
void dtl__launcher_check_library(const struct backend *backend);

#endif
