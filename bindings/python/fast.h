/* SPDX-License-Identifier: BSD-3-Clause */
/* What the files of dtl._fast share. */
#ifndef DTL_FAST_H
#define DTL_FAST_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

/* What is called, as ranks compare it; also by Python, as `_fast.GATHER`.  REFUSED is called in its
 * place by a rank whose arguments can't be used. */
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

/* fast.c: a Python integer that is an int32_t; an exception for other kinds of integer, which go
 * the long way. */
int32_t dtl_fast_number(PyObject *value);

/* checked_collective.c: the functions of the module. */
PyObject *dtl_fast_follow(PyObject *module, PyObject *const *arguments, Py_ssize_t given);
PyObject *dtl_fast_combine(PyObject *module, PyObject *const *arguments, Py_ssize_t given);
PyObject *dtl_fast_tell(PyObject *module, PyObject *const *arguments, Py_ssize_t given);

/* symmetric.c: likewise. */
PyObject *dtl_fast_arrays(PyObject *module, PyObject *word_array);
PyObject *dtl_fast_put_signal(PyObject *module, PyObject *const *arguments, Py_ssize_t given);
PyObject *dtl_fast_wait_signal(PyObject *module, PyObject *const *arguments, Py_ssize_t given);

/* map.c: likewise. */
PyObject *dtl_fast_map_find(PyObject *module, PyObject *const *arguments, Py_ssize_t given);
PyObject *dtl_fast_map_contains(PyObject *module, PyObject *const *arguments, Py_ssize_t given);
PyObject *dtl_fast_map_insert(PyObject *module, PyObject *const *arguments, Py_ssize_t given);

/* interrupt.c: likewise. */
PyObject *dtl_fast_run_signals(PyObject *module, PyObject *function);
PyObject *dtl_fast_watch_interrupts(PyObject *module, PyObject *none);
PyObject *dtl_fast_raise_interrupt(PyObject *module, PyObject *none);
PyObject *dtl_fast_interrupt(PyObject *module, PyObject *error);
PyObject *dtl_fast_give_up(PyObject *module, PyObject *is_wanted);

/* call_description.c: likewise. */
PyObject *dtl_fast_describe_calls(PyObject *module, PyObject *function);

/* dlpack.c: likewise. */
PyObject *dtl_fast_dlpack(PyObject *module, PyObject *const *arguments, Py_ssize_t given);
PyObject *dtl_fast_dltensor(PyObject *module, PyObject *capsule);

#endif
