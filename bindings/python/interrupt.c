/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs Python's signal handlers during calls that wait.
 *
 * Python runs its signal handlers in the main thread between two bytecodes, and a call of the
 * library is one bytecode. The library therefore calls run_signal_handlers() while the main thread
 * waits. An exception raised by a handler is kept here: the library ends the call with
 * DTL_ERROR_CANCELED, and the exception is raised when the status is converted to an exception, or
 * before the next bytecode. */
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

static const int64_t CHECK_INTERVAL = 100000000; /* nanoseconds */

/* Only the main thread uses these: */
static PyObject *pending[3]; /* pending exception, as from PyErr_Fetch; NULL: none */
static int64_t last_check;

static PyObject
    *keep_buffers; /* Python function that keeps the buffers of an interrupted call alive */
static _Thread_local bool are_waits_canceled;

static bool is_main_thread(void)
{
    static _Thread_local pid_t thread; /* no call of the library waits in a forked child */

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

/* Raises the pending exception and returns -1, or returns 0 if there is none. */
static int raise_pending(void *unused)
{
    PyObject *type = pending[0], *value = pending[1], *traceback = pending[2], *result;

    (void)unused;
    if (type == NULL)
        return 0;
    pending[0] = pending[1] = pending[2] = NULL;
    result = PyObject_CallNoArgs(keep_buffers);
    if (result == NULL)
        PyErr_Clear();
    Py_XDECREF(result);
    PyErr_Restore(type, value, traceback);
    return -1;
}

/* Sets the attribute `_interrupts_dtl` of an exception. Ignores a failure. */
static void mark_interrupt(PyObject *error)
{
    if (PyObject_SetAttrString(error, "_interrupts_dtl", Py_True) != 0)
        PyErr_Clear();
}

/* A dtl_interrupt_check_func: returns 1 if the waiting call has to end. */
static int run_signal_handlers(void *unused)
{
    PyGILState_STATE state;
    int64_t time;

    (void)unused;
    if (are_waits_canceled)
        return 1;
    if (!is_main_thread())
        return 0;
    if (pending[0] != NULL)
        return 1;
    time = now();
    if (time - last_check < CHECK_INTERVAL || !Py_IsInitialized())
        return 0;
    last_check = time;
    state = PyGILState_Ensure();
    if (PyErr_CheckSignals() != 0) {
        PyErr_Fetch(&pending[0], &pending[1], &pending[2]);
        PyErr_NormalizeException(&pending[0], &pending[1], &pending[2]);
        mark_interrupt(pending[1]);
        Py_AddPendingCall(raise_pending, NULL); /* in case no status is converted to an exception */
    }
    PyGILState_Release(state);
    return pending[0] != NULL;
}

/* ---- Ctrl-C in calls that can't be interrupted ------------------------------------------------*/

static struct sigaction previous_action; /* previous SIGINT action, usually Python's handler */

/* Waits until the launcher has read the pipe: it may discard the rest when the process ends. */
static void wait_until_read(int descriptor)
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

/* Handler of SIGINT. While the main thread waits inside MPI, Python's handlers run only after that
 * call, which may never return: the second Ctrl-C ends the process. In all other cases the previous
 * handler, usually Python's, is called. */
static void on_interrupt(int number, siginfo_t *info, void *thread)
{
    static const char text[] = "\ndtl: interrupted twice in a call of the MPI that can't be "
                               "interrupted: the process ends. "
                               "With DTL_INTERRUPTIBLE=1 all collectives can be.\n";
    const int error = errno;

    if ((pid_t)syscall(SYS_gettid) == getpid() && dtl_interrupt_is_stuck()) {
        if (write(STDERR_FILENO, text, sizeof text - 1) < 0)
            errno = 0; /* no reader */
        wait_until_read(STDERR_FILENO);
        signal(number, SIG_DFL);
        raise(number); /* delivered when this handler returns */
    } else if (previous_action.sa_flags & SA_SIGINFO) {
        previous_action.sa_sigaction(number, info, thread);
    } else {
        previous_action.sa_handler(number);
    }
    errno = error;
}

/* Installs on_interrupt() in front of the current SIGINT handler. Does nothing outside the main
 * thread, or if SIGINT has its default action or is ignored. */
static void install_interrupt_handler(void)
{
    struct sigaction ours, now;

    if (!is_main_thread() || sigaction(SIGINT, NULL, &now) != 0)
        return;
    if (!(now.sa_flags & SA_SIGINFO) && (now.sa_handler == SIG_DFL || now.sa_handler == SIG_IGN))
        return;
    if ((now.sa_flags & SA_SIGINFO) && now.sa_sigaction == on_interrupt)
        return;
    previous_action = ours = now;
    ours.sa_sigaction = on_interrupt;
    ours.sa_flags |= SA_SIGINFO;
    sigaction(SIGINT, &ours, NULL);
}

PyObject *dtl_fast_watch_interrupts(PyObject *module, PyObject *none)
{
    (void)module, (void)none;
    install_interrupt_handler();
    Py_RETURN_NONE;
}

/* Python: run_signals(keep). Registers run_signal_handlers() with the library and installs the
 * SIGINT handler. `keep` is called without arguments when an exception ends a call; it must keep
 * the buffers of that call alive. */
PyObject *dtl_fast_run_signals(PyObject *module, PyObject *function)
{
    (void)module;
    Py_INCREF(function);
    keep_buffers = function;
    dtl_interrupt_check_set(run_signal_handlers, NULL);
    install_interrupt_handler();
    Py_RETURN_NONE;
}

/* Python: raise_interrupt(). Raises the pending exception, if any. Does nothing outside the main
 * thread. */
PyObject *dtl_fast_raise_interrupt(PyObject *module, PyObject *none)
{
    (void)module, (void)none;
    if (is_main_thread() && raise_pending(NULL) != 0)
        return NULL;
    Py_RETURN_NONE;
}

/* Python: interrupt(error). Ends the current call of the main thread with an exception that a
 * Python callback of the library has raised. Returns False, and does nothing, outside the main
 * thread or if an exception is already pending. */
PyObject *dtl_fast_interrupt(PyObject *module, PyObject *error)
{
    (void)module;
    if (!is_main_thread() || pending[0] != NULL)
        Py_RETURN_FALSE;
    pending[0] = Py_NewRef((PyObject *)Py_TYPE(error));
    pending[1] = Py_NewRef(error);
    mark_interrupt(error);
    Py_RETURN_TRUE;
}

PyObject *dtl_fast_cancel_waits(PyObject *module, PyObject *is_wanted)
{
    int wanted = PyObject_IsTrue(is_wanted);

    (void)module;
    if (wanted < 0)
        return NULL;
    are_waits_canceled = wanted != 0;
    Py_RETURN_NONE;
}
