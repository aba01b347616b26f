/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals of Python during calls that wait.
 *
 * Python runs its signal handlers in the main thread, between two bytecodes, and a call of the
 * library is one bytecode. So the library asks signals_run() while the main thread waits. What a
 * handler raises is kept here: the library ends the call with DTL_ERROR_CANCELED, and the exception
 * is raised where the status becomes one, or before the next bytecode. */
#include "fast.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <dtl/dtl.h>

static const int64_t LOOK_EVERY = 100000000; /* nanoseconds */

/* Only the main thread uses these: */
static PyObject *raised[3]; /* as PyErr_Fetch gives it; NULL: nothing */
static int64_t last_look;

static PyObject *keep; /* a function that holds on to what an interrupted call uses */
static _Thread_local bool gives_up;

static bool is_main_thread(void)
{
    static _Thread_local pid_t thread; /* in a child of fork() no call of the library waits */

    if (thread == 0)
        thread = (pid_t)syscall(SYS_gettid);
    return thread == getpid();
}

static int64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* Raises what was kept; -1 where it has. */
static int raise_kept(void *unused)
{
    PyObject *type = raised[0], *value = raised[1], *traceback = raised[2], *result;

    (void)unused;
    if (type == NULL)
        return 0;
    raised[0] = raised[1] = raised[2] = NULL;
    result = PyObject_CallNoArgs(keep);
    if (result == NULL)
        PyErr_Clear();
    Py_XDECREF(result);
    PyErr_Restore(type, value, traceback);
    return -1;
}

static void mark(PyObject *error)
{
    if (PyObject_SetAttrString(error, "_interrupts_dtl", Py_True) != 0)
        PyErr_Clear();
}

/* A dtl_interrupt_check_func. */
static int signals_run(void *unused)
{
    PyGILState_STATE state;
    int64_t time;

    (void)unused;
    if (gives_up)
        return 1;
    if (!is_main_thread())
        return 0;
    if (raised[0] != NULL)
        return 1;
    time = now();
    if (time - last_look < LOOK_EVERY || !Py_IsInitialized())
        return 0;
    last_look = time;
    state = PyGILState_Ensure();
    if (PyErr_CheckSignals() != 0) {
        PyErr_Fetch(&raised[0], &raised[1], &raised[2]);
        PyErr_NormalizeException(&raised[0], &raised[1], &raised[2]);
        mark(raised[1]);
        Py_AddPendingCall(raise_kept, NULL); /* where no status becomes an exception */
    }
    PyGILState_Release(state);
    return raised[0] != NULL;
}

/* ---- Ctrl-C in calls that can't be interrupted ------------------------------------------------*/

static struct sigaction before; /* what handles Ctrl-C: Python's own function, most often */

/* Waits until a launcher has read what was written to its pipe: it may drop the rest. */
static void read_await(int descriptor)
{
    enum { STEPS = 256 };
    static const struct timespec step = {.tv_nsec = 1000000};
    int left = 0;

    for (int count = 0; count < STEPS; count++) {
        if (ioctl(descriptor, FIONREAD, &left) != 0 || left == 0)
            return;
        nanosleep(&step, NULL);
    }
}

/* A handler of SIGINT.  Where the main thread waits inside an MPI, Python's handlers run when that
 * call is over, which may be never: the second Ctrl-C ends the process. */
static void on_interrupt(int number, siginfo_t *info, void *thread)
{
    static const char words[] = "\ndtl: interrupted twice in a call of the MPI that can't be "
                                "interrupted: the process ends. "
                                "With DTL_INTERRUPTIBLE=1 all collectives can be.\n";
    const int error = errno;

    if ((pid_t)syscall(SYS_gettid) == getpid() && dtl_interrupt_is_stuck()) {
        if (write(STDERR_FILENO, words, sizeof words - 1) < 0)
            errno = 0; /* nobody reads it */
        read_await(STDERR_FILENO);
        signal(number, SIG_DFL);
        raise(number); /* is delivered when this handler returns */
    } else if (before.sa_flags & SA_SIGINFO) {
        before.sa_sigaction(number, info, thread);
    } else {
        before.sa_handler(number);
    }
    errno = error;
}

/* Puts on_interrupt() before the function that handles Ctrl-C now, if one does. */
static void interrupts_watch(void)
{
    struct sigaction ours, now;

    if (!is_main_thread() || sigaction(SIGINT, NULL, &now) != 0)
        return;
    if (!(now.sa_flags & SA_SIGINFO) && (now.sa_handler == SIG_DFL || now.sa_handler == SIG_IGN))
        return;
    if ((now.sa_flags & SA_SIGINFO) && now.sa_sigaction == on_interrupt)
        return;
    before = ours = now;
    ours.sa_sigaction = on_interrupt;
    ours.sa_flags |= SA_SIGINFO;
    sigaction(SIGINT, &ours, NULL);
}

PyObject *dtl_fast_watch_interrupts(PyObject *module, PyObject *none)
{
    (void)module, (void)none;
    interrupts_watch();
    Py_RETURN_NONE;
}

PyObject *dtl_fast_run_signals(PyObject *module, PyObject *function)
{
    (void)module;
    Py_INCREF(function);
    keep = function;
    dtl_interrupt_check_set(signals_run, NULL);
    interrupts_watch();
    Py_RETURN_NONE;
}

PyObject *dtl_fast_raise_interrupt(PyObject *module, PyObject *none)
{
    (void)module, (void)none;
    if (is_main_thread() && raise_kept(NULL) != 0)
        return NULL;
    Py_RETURN_NONE;
}

/* For what a function that C calls has raised. Its call fails, or waits and ends so. */
PyObject *dtl_fast_interrupt(PyObject *module, PyObject *error)
{
    (void)module;
    if (!is_main_thread() || raised[0] != NULL)
        Py_RETURN_FALSE;
    raised[0] = Py_NewRef((PyObject *)Py_TYPE(error));
    raised[1] = Py_NewRef(error);
    mark(error);
    Py_RETURN_TRUE;
}

PyObject *dtl_fast_give_up(PyObject *module, PyObject *is_wanted)
{
    int wanted = PyObject_IsTrue(is_wanted);

    (void)module;
    if (wanted < 0)
        return NULL;
    gives_up = wanted != 0;
    Py_RETURN_NONE;
}
