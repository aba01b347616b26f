/* SPDX-License-Identifier: BSD-3-Clause */
/* The parallel job that this process is part of, if any: which MPI, when it is started, when it is
 * left.
 *
 * The choice is DTL_MPI=auto|none or a back end's name for its jobs (backend.h).  `auto` takes the
 * MPI that is already in the process, else the one whose launcher has started it, else none; it is
 * made when somebody first asks, and again while the answer is none, so that an MPI that the
 * program starts later is still found.  All functions may be called from any thread.
 */
#ifndef DTL_JOB_H
#define DTL_JOB_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "dtl_runtime.h"

/* Sets *out to a communicator over all ranks of the job, or over this process alone
 * (dtl__self_comm) where there is no job or it has one rank.  Starts the job if need be; where
 * `may_start` is false that is an error instead. */
dtl_status dtl__job_world(bool may_start, struct comm *out);

/* The same over the ranks of the caller's communicator, given as the integer that Fortran programs
 * hold. */
dtl_status dtl__job_foreign(int fortran_handle, struct comm *out);

/* Sets *out to the integer that Fortran programs hold for a communicator of the job. */
dtl_status dtl__job_fortran_handle(const struct comm *comm, int *out);

/* True from the time that the job is started, by DTL or by the program, until it is left. */
bool dtl__job_is_running(void);

/* True where the job that was joined is an MPI's; false without one, and in a local job. */
bool dtl__job_is_mpi(void);

/* Fails where a rank of the job is known to have died, so that nobody need wait for it. */
dtl_status dtl__job_health(void);

/* This process's number among those that the launcher has started, known before the job is; 0
 * without one. */
int32_t dtl__job_launched_rank(void);

/* Somebody who still uses the job when it is left.  Static: it is never taken off the list. */
struct leave_hook {
    void (*call)(void);
    void (*end)(void); /* NULL, or called once all `call`s have returned */
    struct leave_hook *_Atomic next;
    atomic_bool is_listed;
};

/* `hook` is called before the job is left; once, however often it is given. */
void dtl__job_before_leave(struct leave_hook *hook);

/* Calls the hooks, in the order in which they were given; then what ends them, likewise. */
void dtl__job_leaving(void);

/* Returns once all that the process has printed was read, or after a second. */
void dtl__last_words_await(void);

/* Ends all processes of the job, or this one where there is no job.  Does not return. */
void dtl__job_abort(int code) __attribute__((noreturn));

/* Returns true once this process has begun to end the job. */
bool dtl__job_is_ending(void);

/* As in DTL_MPI: "openmpi", or "none". */
const char *dtl__job_name(void);

/* Of the library that the job runs on, "MPICH 4.0.2"; "none" where no job is running. */
const char *dtl__job_version(void);

/* 0 single, 1 funneled, 2 serialized, 3 multiple; -1 where no job is running. */
int dtl__job_thread_level(void);

#endif
