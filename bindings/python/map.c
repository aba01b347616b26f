/* SPDX-License-Identifier: BSD-3-Clause */
/* Map operations on a single key, for keys and values that are an int, a float, bytes or a str in
 * Python and a number or a string in the map. Other types use the general path: the functions
 * return NotImplemented. */
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include <dtl/dtl.h>

#include "fast.h"

/* The arguments by position. */
enum { MAP, FORM, KEY, VALUE, FIND_ARGUMENTS, CONTAINS_ARGUMENTS = KEY + 1 };

/* Layout of a form: NumPy's kind character and the bytes of the key's dtype and of the value's. */
enum { FORM_KEY, FORM_KEY_BYTES, FORM_VALUE, FORM_VALUE_BYTES, FORM_BYTES };

enum { MAX_ELEMENT_BYTES = UINT8_MAX };

union element {
    int8_t i1;
    int16_t i2;
    int32_t i4;
    int64_t i8;
    uint8_t u1;
    uint16_t u2;
    uint32_t u4;
    uint64_t u8;
    float f4;
    double f8;
    char bytes[MAX_ELEMENT_BYTES + 1];
    Py_UCS4 text[(MAX_ELEMENT_BYTES + 1) / sizeof(Py_UCS4)];
};

/* ---- from Python ----------------------------------------------------------------------------- */

/* The parse functions convert a Python object to an element of `bytes` bytes. They return false,
 * possibly with an exception set, if its type or value does not fit. The integer functions require
 * an int.
 *
 * Integers have NumPy's representation: two's complement in the native byte order. */
static bool parse_signed(PyObject *object, size_t bytes, union element *out)
{
    int overflow;
    long long number = PyLong_AsLongLongAndOverflow(object, &overflow);

    if (overflow != 0)
        return false;
    switch (bytes) {
    case sizeof out->i1:
        out->i1 = (int8_t)number;
        return out->i1 == number;
    case sizeof out->i2:
        out->i2 = (int16_t)number;
        return out->i2 == number;
    case sizeof out->i4:
        out->i4 = (int32_t)number;
        return out->i4 == number;
    default:
        out->i8 = number;
        return true;
    }
}

static bool parse_unsigned(PyObject *object, size_t bytes, union element *out)
{
    unsigned long long number = PyLong_AsUnsignedLongLong(object);

    if (number == UINT64_MAX && PyErr_Occurred() != NULL)
        return false;
    switch (bytes) {
    case sizeof out->u1:
        out->u1 = (uint8_t)number;
        return out->u1 == number;
    case sizeof out->u2:
        out->u2 = (uint16_t)number;
        return out->u2 == number;
    case sizeof out->u4:
        out->u4 = (uint32_t)number;
        return out->u4 == number;
    default:
        out->u8 = number;
        return true;
    }
}

/* Returns false, possibly with an exception set, if the object is neither a float nor an int, or if
 * its value overflows the type. A float32 is rounded. */
static bool parse_float(PyObject *object, size_t bytes, union element *out)
{
    double number;

    if (!PyFloat_CheckExact(object) && !PyLong_CheckExact(object))
        return false;
    number = PyFloat_AsDouble(object);
    if (number == -1 && PyErr_Occurred() != NULL)
        return false;
    if (bytes == sizeof out->f8) {
        out->f8 = number;
        return true;
    }
    out->f4 = (float)number;
    return !isinf(out->f4) || isinf(number);
}

/* Returns false, possibly with an exception set, if the object is not bytes or does not fit. A
 * shorter value is padded with zeros, so a value that ends in a zero byte does not fit. */
static bool parse_bytes(PyObject *object, size_t bytes, union element *out)
{
    Py_ssize_t length;
    char *start;

    if (!PyBytes_CheckExact(object) || PyBytes_AsStringAndSize(object, &start, &length) != 0 ||
        (size_t)length > bytes || (length > 0 && start[length - 1] == '\0'))
        return false;
    memset(out->bytes, 0, bytes);
    memcpy(out->bytes, start, (size_t)length);
    return true;
}

/* Like parse_bytes(), for a str that the map stores as UCS-4. */
static bool parse_text(PyObject *object, size_t bytes, union element *out)
{
    Py_ssize_t length = PyUnicode_CheckExact(object) ? PyUnicode_GetLength(object) : -1;

    if (length < 0 || (size_t)length > bytes / sizeof *out->text)
        return false;
    memset(out->bytes, 0, bytes);
    return PyUnicode_AsUCS4(object, out->text, length, 0) != NULL &&
           (length == 0 || out->text[length - 1] != 0);
}

/* Converts a Python object to an element. Returns false, without an exception, if the general path
 * has to handle or refuse it. */
static bool parse_element(PyObject *object, const char *form, union element *out)
{
    size_t bytes = (unsigned char)form[1];
    bool is_read = false;

    switch (form[0]) {
    case 'i':
        is_read = PyLong_CheckExact(object) && parse_signed(object, bytes, out);
        break;
    case 'u':
        is_read = PyLong_CheckExact(object) && parse_unsigned(object, bytes, out);
        break;
    case 'f':
        is_read = parse_float(object, bytes, out);
        break;
    case 'S':
        is_read = parse_bytes(object, bytes, out);
        break;
    case 'U':
        is_read = parse_text(object, bytes, out);
        break;
    default:
        break;
    }
    if (!is_read)
        PyErr_Clear();
    return is_read;
}

/* ---- to Python ------------------------------------------------------------------------------- */

/* Returns an element with a numeric form as a Python int or float, or NULL with an exception. */
static PyObject *create_object(const union element *element, const char *form)
{
    size_t bytes = (unsigned char)form[1];

    if (form[0] == 'f')
        return PyFloat_FromDouble(bytes == sizeof element->f8 ? element->f8 : element->f4);
    if (form[0] == 'i')
        return PyLong_FromLongLong(bytes == sizeof element->i1   ? element->i1
                                   : bytes == sizeof element->i2 ? element->i2
                                   : bytes == sizeof element->i4 ? element->i4
                                                                 : element->i8);
    return PyLong_FromUnsignedLongLong(bytes == sizeof element->u1   ? element->u1
                                       : bytes == sizeof element->u2 ? element->u2
                                       : bytes == sizeof element->u4 ? element->u4
                                                                     : element->u8);
}

/* Returns true if the form of keys or values is an integer or a floating-point number. */
static bool is_number(const char *form)
{
    return form[0] == 'i' || form[0] == 'u' || form[0] == 'f';
}

/* ---- calls ----------------------------------------------------------------------------------- */

struct call {
    dtl_map_t map;
    const char *form;
    union element key;
};

/* Parses the map, form and key. Returns false if the general path has to handle the call; an
 * exception may be set then. */
static bool parse_call(PyObject *const *arguments, struct call *out)
{
    if (!PyBytes_CheckExact(arguments[FORM]) || PyBytes_Size(arguments[FORM]) != FORM_BYTES)
        return false;
    out->form = PyBytes_AsString(arguments[FORM]);
    out->map = PyLong_AsVoidPtr(arguments[MAP]);
    if (PyErr_Occurred() != NULL) { /* the map is closed */
        PyErr_Clear();
        return false;
    }
    return parse_element(arguments[KEY], out->form + FORM_KEY, &out->key);
}

/* Returns false with an exception if the counts differ. */
static bool check_argument_count(Py_ssize_t argument_count, Py_ssize_t expected)
{
    if (argument_count != expected)
        PyErr_Format(PyExc_TypeError, "%zd arguments; expected %zd", argument_count, expected);
    return argument_count == expected;
}

/* Returns NotImplemented, so that the caller in Python executes the call by the general path. */
static PyObject *use_general_path(void)
{
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
}

/* Raises the library's last error as the exception that all other calls raise. */
static PyObject *raise_error(dtl_status status)
{
    PyObject *module = PyImport_ImportModule("dtl._failure");
    PyObject *none = NULL;

    if (module != NULL)
        none = PyObject_CallMethod(module, "fail", "i", (int)status);
    Py_XDECREF(module);
    Py_XDECREF(none);
    if (module != NULL && none != NULL)
        PyErr_SetString(PyExc_SystemError, "dtl._failure.fail() has returned");
    return NULL;
}

PyObject *dtl_fast_map_find(PyObject *module, PyObject *const *arguments, Py_ssize_t argument_count)
{
    union element value;
    struct call call;
    dtl_status status;
    int found = 0;

    (void)module;
    if (!check_argument_count(argument_count, FIND_ARGUMENTS))
        return NULL;
    if (!parse_call(arguments, &call) || !is_number(call.form + FORM_VALUE))
        return use_general_path();

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_map_find(call.map, &call.key, &value, &found);
    PyEval_RestoreThread(thread);
    if (status != DTL_SUCCESS)
        return raise_error(status);
    if (found)
        return create_object(&value, call.form + FORM_VALUE);
    Py_INCREF(arguments[VALUE]);
    return arguments[VALUE];
}

PyObject *dtl_fast_map_contains(PyObject *module, PyObject *const *arguments,
                                Py_ssize_t argument_count)
{
    struct call call;
    dtl_status status;
    int found = 0;

    (void)module;
    if (!check_argument_count(argument_count, CONTAINS_ARGUMENTS))
        return NULL;
    if (!parse_call(arguments, &call))
        return use_general_path();

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_map_contains(call.map, &call.key, &found);
    PyEval_RestoreThread(thread);
    return status == DTL_SUCCESS ? PyBool_FromLong(found) : raise_error(status);
}

PyObject *dtl_fast_map_insert(PyObject *module, PyObject *const *arguments,
                              Py_ssize_t argument_count)
{
    union element value;
    struct call call;
    dtl_status status;

    (void)module;
    if (!check_argument_count(argument_count, FIND_ARGUMENTS))
        return NULL;
    if (!parse_call(arguments, &call) ||
        !parse_element(arguments[VALUE], call.form + FORM_VALUE, &value))
        return use_general_path();

    PyThreadState *thread = PyEval_SaveThread();
    status = dtl_map_insert(call.map, &call.key, &value);
    PyEval_RestoreThread(thread);
    if (status != DTL_SUCCESS)
        return raise_error(status);
    Py_RETURN_NONE;
}
