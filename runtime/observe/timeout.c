/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_TIMEOUT: a thread that checks periodically whether a call exceeds the limit.  It then prints
 * the calls of this rank, waits a second so that other ranks that hang can print theirs, and ends
 * the job.  A rank that does not hang prints its last call when it receives SIGTERM. */
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "job/job.h"
#include "observe.h"

static int64_t limit;           /* in nanoseconds */
static atomic_bool is_late;     /* a call of this rank has exceeded the limit */
static atomic_bool has_printed; /* the calls of this rank have been printed */

static double seconds(int64_t nanoseconds)
{
    return (double)nanoseconds / 1e9;
}

/* Prints a call; `format` contains one conversion for the seconds since then. */
__attribute__((format(printf, 2, 0))) static void call_print(const struct observed_call *call,
                                                             const char *format, int64_t since)
{
    char text[OBSERVED_TEXT], when[64], place[96] = "local";

    dtl__observe_call_text(call, text);
    if (call->size > 1)
        snprintf(place, sizeof place, "as rank %d of %d in context %s", (int)call->rank,
                 (int)call->size, call->context_path);
    snprintf(when, sizeof when, format, seconds(dtl__observe_now() - since));
    fprintf(stderr, "dtl: rank %d: %s %s; call %" PRIu64 ", %s\n", (int)dtl__job_launched_rank(),
            text, when, call->number, place);
}

/* Visitor of dtl__observe_threads(): prints the thread's outermost call, or its last one. */
static void thread_print(const struct observed_thread *thread, void *state)
{
    (void)state;
    if (thread->depth > 0)
        call_print(&thread->calls[0], "was entered %.1f s ago and has not returned",
                   thread->calls[0].start);
    else if (thread->last.number > 0)
        call_print(&thread->last, "was the last call and returned %.1f s ago", thread->last_end);
}

/* Visitor of dtl__observe_threads(): sets `is_late` if the thread's call exceeds the limit. */
static void thread_check(const struct observed_thread *thread, void *state)
{
    (void)state;
    if (thread->depth > 0 && dtl__observe_now() - thread->calls[0].start > limit)
        atomic_store(&is_late, true);
}

/* Thread function: ends the job once a call is late, and never returns. */
static void *watch_calls(void *state)
{
    struct timespec interval = {.tv_nsec = limit < 400000000 ? limit / 4 : 100000000};

    (void)state;
    while (!atomic_load(&is_late)) {
        nanosleep(&interval, NULL);
        dtl__observe_threads(thread_check, NULL);
    }
    dtl__observe_threads(thread_print, NULL);
    atomic_store(&has_printed, true);
    sleep(1);
    fprintf(stderr, "dtl: rank %d: DTL_TIMEOUT is %g s: the job ends\n",
            (int)dtl__job_launched_rank(), seconds(limit));
    dtl__job_abort(DTL_ERROR_TIMEOUT);
}

/* Thread that waits for SIGTERM, so that no signal handler interrupts the program.  Ranks that end
 * the job at the same time send SIGTERM to each other; such a rank exits with its own status
 * instead of dying from the signal. */
static void *wait_for_term(void *state)
{
    static const struct timespec interval = {.tv_nsec = 1000000};
    sigset_t *term = state;
    int signal_number;

    sigwait(term, &signal_number);
    while (atomic_load(&is_late) && !atomic_load(&has_printed))
        nanosleep(&interval, NULL);
    if (dtl__job_is_ending())
        return NULL; /* another thread is about to exit */
    if (atomic_load(&is_late))
        _exit(DTL_ERROR_TIMEOUT);
    dtl__observe_threads(thread_print, NULL);
    signal(SIGTERM, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, term, NULL);
    raise(SIGTERM);
    return NULL;
}

/* Starts a detached thread; prints a warning if that fails. */
static void thread_start(void *(*work)(void *state), void *state)
{
    pthread_t thread;

    if (pthread_create(&thread, NULL, work, state) == 0)
        pthread_detach(thread);
    else
        fprintf(stderr, "dtl: DTL_TIMEOUT has no effect: no thread can be started\n");
}

int64_t dtl__timeout_limit(void)
{
    return limit;
}

void dtl__timeout_start(double timeout)
{
    static sigset_t term;
    struct sigaction present;

    limit = timeout < (double)INT64_MAX / 1e9 ? (int64_t)(timeout * 1e9) : INT64_MAX;
    if (sigaction(SIGTERM, NULL, &present) == 0 && present.sa_handler == SIG_DFL) {
        sigemptyset(&term);
        sigaddset(&term, SIGTERM);
        pthread_sigmask(SIG_BLOCK, &term, NULL); /* threads created later inherit the mask */
        thread_start(wait_for_term, &term);
    }
    thread_start(watch_calls, NULL);
}
