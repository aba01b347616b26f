/* SPDX-License-Identifier: BSD-3-Clause */
/* The launcher of the job as a file: which installation of an MPI it belongs to.
 *
 * Several installations of one MPI may be on a machine, a distribution's and one from the Python
 * package index for example.  The library that a rank loads has to be that of its launcher. */
#ifndef DTL_JOB_LAUNCHER_H
#define DTL_JOB_LAUNCHER_H

#include <limits.h>

#include "backend.h"

/* Returns the back end that is built for the library of the launcher's installation, among those of
 * the same jobs as `launched`, and writes the path of the library.  Returns `launched` and "" where
 * the launcher is not among the ancestors of this process, or its library is not beside it. */
struct back_end *dtl__launcher_library(struct back_end *launched, char path[PATH_MAX]);

/* Writes the path of the back end's library in this process, "" where it is not loaded. */
void dtl__library_path(const struct back_end *back_end, char path[PATH_MAX]);

/* Prints a line on stderr, once and on one rank, where the library in the process is not that of
 * the launcher. */
void dtl__launcher_compare(const struct back_end *back_end);

#endif
