/* SPDX-License-Identifier: BSD-3-Clause */
/* The parallel job that this process is part of: which MPI (or other backend) it uses, when it is
 * started, and when it is left.
 *
 * DTL_MPI=auto|none|NAME chooses the backend (backend.h).  `auto` takes the MPI already in the
 * process, else the one whose launcher started the process, else none.  The choice is made on first
 * use, and again while the result is none, so that an MPI that the program initializes later is
 * still found.
 *
 * The module also loads plugins (plugin.h), chooses device backends (device_choice.h), and reports
 * what can be used (feature.c, backend_report.c).  Start reading with job.c, whose function
 * join_job() is the whole sequence.  All functions may be called from any thread; choosing and
 * joining hold dtl__job_lock. */
#ifndef DTL_JOB_H
#define DTL_JOB_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "dtl_runtime.h"

/* Sets *out to a communicator over all ranks of the job, or over this process alone
 * (dtl__self_comm) if there is no job or it has one rank.  Starts the job if it is not running;
 * fails instead if `may_start` is false. */
dtl_status dtl__job_world(bool may_start, struct comm *out);

/* Sets *out to a communicator over the ranks of the program's own communicator, passed as a
 * Fortran handle (MPI_Comm_c2f). Fails if the program has not initialized MPI. */
dtl_status dtl__job_from_fortran_handle(int fortran_handle, struct comm *out);

/* Sets *out to the Fortran handle (MPI_Comm_c2f) of a communicator of the job; fails if the job
 * has none, as without MPI. */
dtl_status dtl__job_fortran_handle(const struct comm *comm, int *out);

/* Returns true from the start of the job, by DTL or by the program, until it is left. */
bool dtl__job_is_running(void);

/* Returns true if the joined job is an MPI job; false without a job and in a local job. */
bool dtl__job_is_mpi(void);

/* Fails if a rank of the job is known to have died.  Called by waits, so that no rank waits for it.
 */
dtl_status dtl__job_health(void);

/* Returns this process's number among those that the launcher started, also before the job is
 * joined; 0 without a launcher. */
int32_t dtl__job_launched_rank(void);

/* A user of the job that must finish before the job is left.  Hooks have static storage; they are
 * never removed. */
struct exit_hook {
    void (*call)(void);
    void (*end)(void); /* NULL, or called once `call` of every hook has returned */
    struct exit_hook *_Atomic next;
    atomic_bool is_listed;
};

/* Registers a hook to be called before the job is left.  Registering it again has no effect. */
void dtl__job_add_exit_hook(struct exit_hook *hook);

/* Calls `call` of all hooks in the order of registration, then `end` of all hooks likewise. */
void dtl__job_run_exit_hooks(void);

/* Flushes stdio, and blocks until the readers of the stdout and stderr pipes have read everything,
 * at most one second. */
void dtl__flush_output(void);

/* Ends all processes of the job, or this one if there is no job.  Does not return. */
void dtl__job_abort(int code) __attribute__((noreturn));

/* Returns true once this process has called dtl__job_abort(). */
bool dtl__job_is_ending(void);

/* Returns the job's name as in DTL_MPI, "openmpi", or "none". */
const char *dtl__job_name(void);

/* Returns the version of the library that the job uses, "MPICH 4.0.2"; "none" if no job is running.
 */
const char *dtl__job_version(void);

/* Returns MPI's thread level: 0 single, 1 funneled, 2 serialized, 3 multiple; -1 if no job is
 * running. */
int dtl__job_thread_level(void);

#endif
