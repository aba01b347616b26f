/* SPDX-License-Identifier: BSD-3-Clause */
/* dtl._fast, a C extension for the few calls in which CFFI's overhead exceeds the communication:
 * fast.c has the module's method table, allreduce and transfers; checked_collective.c collectives
 * that compare their arguments between ranks; map.c single keys of maps; symmetric.c puts with a
 * signal; dlpack.c DLPack capsules; interrupt.c Python's signal handlers during calls;
 * call_description.c the text of a call for errors. All other calls go through dtl._native.
 *
 * The method table in fast.c states the arguments and results of the functions that Python calls.
 * Each function holds the GIL at entry and releases it around calls of the library that may block.
 * It is built with the limited API, so one build serves all later CPythons. */
#ifndef DTL_FAST_H
#define DTL_FAST_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* The called collective, as compared between ranks; also available in Python, as `_fast.GATHER`. A
 * rank with invalid arguments calls with REFUSED instead. */
enum kind {
    KIND_REFUSED,
    KIND_AGREE,
    KIND_ALLREDUCE,
    KIND_REDUCE,
    KIND_GATHER,
    KIND_ALLGATHER,
    KIND_ALLTOALL,
    KIND_SCAN,
    KIND_EXSCAN,
    KIND_REDUCE_SCATTER,
};

/* fast.c: converts a Python integer to int32_t. Sets an exception for other types and other values,
 * for which Python uses the general path. The caller tests PyErr_Occurred(), because no return
 * value is reserved for failures. */
int32_t dtl_fast_number(PyObject *value);

/* checked_collective.c: functions of the module. */
PyObject *dtl_fast_checked_collective(PyObject *module, PyObject *const *arguments,
                                      Py_ssize_t argument_count);
PyObject *dtl_fast_combine(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count);
PyObject *dtl_fast_root_description(PyObject *module, PyObject *const *arguments,
                                    Py_ssize_t argument_count);

/* symmetric.c: functions of the module. */
PyObject *dtl_fast_set_array_layout(PyObject *module, PyObject *signal_array);
PyObject *dtl_fast_put_signal(PyObject *module, PyObject *const *arguments,
                              Py_ssize_t argument_count);
PyObject *dtl_fast_wait_signal(PyObject *module, PyObject *const *arguments,
                               Py_ssize_t argument_count);

/* map.c: functions of the module. */
PyObject *dtl_fast_map_find(PyObject *module, PyObject *const *arguments,
                            Py_ssize_t argument_count);
PyObject *dtl_fast_map_contains(PyObject *module, PyObject *const *arguments,
                                Py_ssize_t argument_count);
PyObject *dtl_fast_map_insert(PyObject *module, PyObject *const *arguments,
                              Py_ssize_t argument_count);

/* interrupt.c: functions of the module. */
PyObject *dtl_fast_run_signals(PyObject *module, PyObject *function);
PyObject *dtl_fast_watch_interrupts(PyObject *module, PyObject *none);
PyObject *dtl_fast_raise_interrupt(PyObject *module, PyObject *none);
PyObject *dtl_fast_interrupt(PyObject *module, PyObject *error);
PyObject *dtl_fast_cancel_waits(PyObject *module, PyObject *is_wanted);

/* call_description.c: functions of the module. */
PyObject *dtl_fast_describe_calls(PyObject *module, PyObject *function);

/* dlpack.c: functions of the module. */
PyObject *dtl_fast_dlpack(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count);
PyObject *dtl_fast_dltensor(PyObject *module, PyObject *capsule);

#endif
