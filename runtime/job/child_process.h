/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether this process was started by a rank, as Python's multiprocessing does, and has inherited
 * what a launcher tells ranks: it would join the job in the place of its parent. */
#ifndef DTL_JOB_CHILD_PROCESS_H
#define DTL_JOB_CHILD_PROCESS_H

#include "backend.h"

/* This process has joined the job of that back end: those that it starts find it in their
 * environment. */
void dtl__descent_mark(const struct back_end *back_end);

/* The process that is the rank of which this one has the environment; 0: this is a rank itself, or
 * has no launcher. */
long dtl__descent_rank(const struct back_end *back_end);

#endif
