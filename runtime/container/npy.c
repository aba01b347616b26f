/* SPDX-License-Identifier: BSD-3-Clause */
/* The header of a .npy file: a magic word, a version, a length and a Python dict as text, padded so
 * that the elements start at a multiple of 64 bytes. */
#include "npy.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "layout.h"
#include "python_literal.h"

enum {
    MAGIC_BYTES = 6,
    VERSION_BYTES = 2,
    ALIGNMENT = 64,
    TEXT_LIMIT = 10000, /* limit for headers that are read; NumPy's limit for untrusted files */
    DESCR_BYTES = 128,
};

static const char magic[MAGIC_BYTES] = {(char)0x93, 'N', 'U', 'M', 'P', 'Y'};

/* ---- writing --------------------------------------------------------------------------------- */

void dtl__npy_write(struct npy *npy, char header[NPY_HEADER_BYTES])
{
    enum { PREAMBLE = MAGIC_BYTES + VERSION_BYTES + 2 };
    char *text = header + PREAMBLE;
    size_t capacity = NPY_HEADER_BYTES - PREAMBLE, length, total;

    length = (size_t)snprintf(text, capacity, "{'descr': %s, 'fortran_order': False, 'shape': (",
                              dtl__npy_dtypes[npy->dtype]);
    for (int dim = 0; dim < npy->shape.ndim; dim++)
        length += (size_t)snprintf(text + length, capacity - length, "%s%" PRIu64 "%s",
                                   dim > 0 ? " " : "", npy->shape.dims[dim],
                                   dim + 1 < npy->shape.ndim || dim == 0 ? "," : "");
    length += (size_t)snprintf(text + length, capacity - length, "), }");
    total = (PREAMBLE + length + 1 + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    memset(text + length, ' ', total - PREAMBLE - length);
    header[total - 1] = '\n';

    memcpy(header, magic, MAGIC_BYTES);
    header[MAGIC_BYTES] = 1;
    header[MAGIC_BYTES + 1] = 0;
    header[MAGIC_BYTES + 2] = (char)((total - PREAMBLE) & 0xff);
    header[MAGIC_BYTES + 3] = (char)((total - PREAMBLE) >> 8);
    npy->offset = total;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Fails with DTL_ERROR_INVALID_FORMAT and the message "PATH: WHAT; expected EXPECTED". */
static dtl_status format_fail(const char *path, const char *what, const char *expected)
{
    return dtl__fail(DTL_ERROR_INVALID_FORMAT, "%s: %s; expected %s", path, what, expected);
}

/* Returns the value of a key in a dict, or NULL. If a key occurs several times, the last one
 * counts, as in Python. */
static const struct literal *value_of(const struct literal *dict, const char *key)
{
    const struct literal *found = NULL;

    for (const struct literal *each = dict->first; each != NULL; each = each->next->next)
        if (each->kind == LITERAL_STRING && strcmp(each->text, key) == 0)
            found = each->next;
    return found;
}

/* Returns whether a dict has exactly the keys of a header. */
static bool has_keys(const struct literal *dict)
{
    static const char *const keys[] = {"descr", "fortran_order", "shape"};
    const struct literal *each = dict->first;
    bool is_known = true;

    for (; each != NULL && is_known; each = each->next->next) {
        is_known = false;
        for (int key = 0; key < 3 && each->kind == LITERAL_STRING; key++)
            is_known |= strcmp(each->text, keys[key]) == 0;
    }
    for (int key = 0; key < 3; key++)
        is_known &= value_of(dict, keys[key]) != NULL;
    return is_known;
}

/* ---- dtypes: the names that NumPy has for those of the table --------------------------------- */

static const struct {
    const char *name;
    char kind;
    unsigned char bytes;
} dtype_names[] = {
    {"?", 'b', 1},         {"b", 'i', 1},       {"h", 'i', 2},           {"i", 'i', 4},
    {"l", 'i', 8},         {"q", 'i', 8},       {"p", 'i', 8},           {"B", 'u', 1},
    {"H", 'u', 2},         {"I", 'u', 4},       {"L", 'u', 8},           {"Q", 'u', 8},
    {"P", 'u', 8},         {"e", 'f', 2},       {"f", 'f', 4},           {"d", 'f', 8},
    {"F", 'c', 8},         {"D", 'c', 16},      {"bool", 'b', 1},        {"bool_", 'b', 1},
    {"int8", 'i', 1},      {"byte", 'i', 1},    {"int16", 'i', 2},       {"short", 'i', 2},
    {"int32", 'i', 4},     {"intc", 'i', 4},    {"int64", 'i', 8},       {"int", 'i', 8},
    {"int_", 'i', 8},      {"intp", 'i', 8},    {"longlong", 'i', 8},    {"uint8", 'u', 1},
    {"ubyte", 'u', 1},     {"uint16", 'u', 2},  {"ushort", 'u', 2},      {"uint32", 'u', 4},
    {"uintc", 'u', 4},     {"uint64", 'u', 8},  {"uint", 'u', 8},        {"uintp", 'u', 8},
    {"ulonglong", 'u', 8}, {"float16", 'f', 2}, {"half", 'f', 2},        {"float32", 'f', 4},
    {"single", 'f', 4},    {"float64", 'f', 8}, {"double", 'f', 8},      {"float", 'f', 8},
    {"complex64", 'c', 8}, {"csingle", 'c', 8}, {"complex128", 'c', 16}, {"cdouble", 'c', 16},
    {"complex", 'c', 16},
};

/* Parses a dtype's name, after its byte order if has_order, into kind and size. Returns false if
 * the name is unknown. */
static bool dtype_name_read(const char *name, bool has_order, char *kind, unsigned *bytes)
{
    const char *digits;
    char *end = NULL;
    unsigned long number;

    for (size_t each = 0; each < sizeof dtype_names / sizeof *dtype_names; each++) {
        if (strcmp(name, dtype_names[each].name) != 0 || (has_order && name[1] != '\0'))
            continue;
        *kind = dtype_names[each].kind;
        *bytes = dtype_names[each].bytes;
        return true;
    }
    if (name[0] == '\0' || strchr("bifucV", name[0]) == NULL)
        return false;
    digits = name + 1 + strspn(name + 1, " \t\n"); /* NumPy ignores these blanks */
    if (!isdigit((unsigned char)*digits))
        return false;
    number = strtoul(digits, &end, 10);
    *kind = name[0];
    *bytes = (unsigned)number;
    return *end == '\0' && number < 64;
}

/* Converts a dtype's name to the form used in dtl__npy_dtypes, with quotes. Sets *swap as npy.swap.
 * Returns false if the name is unknown. */
static bool dtype_name_normalize(const char *name, char out[DESCR_BYTES], uint32_t *swap)
{
    bool has_order = name[0] != '\0' && strchr("<>=|", name[0]) != NULL, is_big = name[0] == '>';
    unsigned bytes = 0;
    char kind = '\0';

    if (!dtype_name_read(name + has_order, has_order, &kind, &bytes))
        return false;
    *swap = !is_big || kind == 'V' || bytes == 1 ? 0 : kind == 'c' ? bytes / 2 : bytes;
    snprintf(out, DESCR_BYTES, "'%c%c%u'", bytes == 1 ? '|' : '<', kind, bytes);
    return true;
}

/* Converts the fields of a structured dtype in the same manner. *swap is nonzero if a field is
 * big-endian. */
static bool fields_normalize(const struct literal *list, char out[DESCR_BYTES], uint32_t *swap)
{
    size_t length = (size_t)snprintf(out, DESCR_BYTES, "[");
    char type[DESCR_BYTES];

    for (const struct literal *field = list->first; field != NULL; field = field->next) {
        const struct literal *name = field->first, *dtype = name == NULL ? NULL : name->next;
        uint32_t swapped = 0;

        if ((field->kind != LITERAL_TUPLE && field->kind != LITERAL_LIST) || dtype == NULL ||
            dtype->next != NULL || name->kind != LITERAL_STRING || dtype->kind != LITERAL_STRING ||
            !dtype_name_normalize(dtype->text, type, &swapped))
            return false;
        *swap |= swapped;
        length += (size_t)snprintf(out + length, DESCR_BYTES - length, "%s('%s', %s)",
                                   field == list->first ? "" : ", ", name->text, type);
        if (length + 2 > DESCR_BYTES)
            return false;
    }
    snprintf(out + length, DESCR_BYTES - length, "]");
    return true;
}

/* Sets npy->dtype and npy->swap from the value of 'descr'. */
static dtl_status dtype_read(const char *path, const struct literal *value, struct npy *npy)
{
    char descr[DESCR_BYTES] = "", what[DESCR_BYTES + 32];
    bool is_name = value->kind == LITERAL_STRING, is_known = false;

    if (is_name)
        is_known = dtype_name_normalize(value->text, descr, &npy->swap);
    else if (value->kind == LITERAL_LIST)
        is_known = fields_normalize(value, descr, &npy->swap);
    for (int id = 0; id < DTL__DTYPES_END && is_known; id++) {
        if (dtl__npy_dtypes[id] == NULL || strcmp(dtl__npy_dtypes[id], descr) != 0)
            continue;
        if (!is_name && npy->swap != 0)
            return format_fail(path, "the dtype is a record with big-endian numbers",
                               "little endian: astype(a.dtype.newbyteorder('<')) makes it");
        npy->dtype = (dtl_dtype)id;
        return DTL_SUCCESS;
    }
    if (is_name && strchr(value->text, 'O') != NULL)
        return format_fail(path, "the dtype is object",
                           "numbers: Python's objects can't be shared by ranks");
    snprintf(what, sizeof what, "the dtype is %.*s", DESCR_BYTES,
             is_name    ? value->text
             : is_known ? descr
                        : "a record of another kind");
    return format_fail(path, what, "one that containers have");
}

/* Returns true if the product of the nonzero extents fits in INT64_MAX bytes. NumPy creates no
 * larger array, even if it is empty. */
static bool is_countable(const dtl_shape *shape, uint64_t bytes)
{
    for (int dim = 0; dim < shape->ndim; dim++)
        if (shape->dims[dim] > 0 &&
            (__builtin_mul_overflow(bytes, shape->dims[dim], &bytes) || bytes > INT64_MAX))
            return false;
    return true;
}

/* Sets npy->shape from the value of 'shape'. npy->dtype must be set. */
static dtl_status shape_read(const char *path, const struct literal *value, struct npy *npy)
{
    static const char expected[] = "a tuple of 1 to 8 sizes";
    dtl_shape shape = {0};

    if (value->kind != LITERAL_TUPLE)
        return format_fail(path, "the shape is no tuple", expected);
    for (const struct literal *each = value->first; each != NULL; each = each->next) {
        if (shape.ndim == DTL_MAX_TENSOR_RANK || each->kind != LITERAL_INTEGER || each->number < 0)
            return format_fail(path, "the shape is another", expected);
        shape.dims[shape.ndim++] = (uint64_t)each->number;
    }
    if (shape.ndim == 0)
        return format_fail(path, "the shape is (), of no dimension", expected);
    if (!is_countable(&shape, dtl__bytes(npy->dtype)))
        return format_fail(path, "the shape has more elements than memory can hold", "less");
    npy->shape = shape;
    return DTL_SUCCESS;
}

/* Returns true if C and Fortran order are the same: at most one extent exceeds 1, or there is no
 * element. */
static bool is_order_irrelevant(const dtl_shape *shape)
{
    int long_extents = 0;

    for (int dim = 0; dim < shape->ndim; dim++) {
        if (shape->dims[dim] == 0)
            return true;
        long_extents += shape->dims[dim] > 1;
    }
    return long_extents <= 1;
}

/* Refuses Fortran order if it differs from C order for npy->shape. */
static dtl_status order_read(const char *path, const struct literal *value, const struct npy *npy)
{
    if (value->kind != LITERAL_BOOL)
        return format_fail(path, "the order is no truth value", "'fortran_order': False");
    if (value->number == 0 || is_order_irrelevant(&npy->shape))
        return DTL_SUCCESS;
    return format_fail(path, "the elements are in Fortran order",
                       "C order: np.save(path, np.ascontiguousarray(a)) writes it");
}

/* Sets the dtype, shape and byte order of *npy from the header's dict, which is NULL if its text is
 * no literal. */
static dtl_status dict_read(const char *path, const struct literal *dict, struct npy *npy)
{
    dtl_status status;

    if (dict == NULL || dict->kind != LITERAL_DICT || !has_keys(dict))
        return format_fail(path, "the header can't be read",
                           "a dict of descr, fortran_order and shape, and nothing else");
    status = dtype_read(path, value_of(dict, "descr"), npy);
    if (status == DTL_SUCCESS)
        status = shape_read(path, value_of(dict, "shape"), npy);
    if (status == DTL_SUCCESS)
        status = order_read(path, value_of(dict, "fortran_order"), npy);
    return status;
}

/* ---- the file -------------------------------------------------------------------------------- */

/* Reads `bytes` bytes of the file from `offset` on. */
static dtl_status bytes_read(int descriptor, const char *path, uint64_t offset, void *into,
                             size_t bytes)
{
    ssize_t done = pread(descriptor, into, bytes, (off_t)offset);

    if (done < 0)
        return dtl__fail_file(path);
    if ((size_t)done < bytes)
        return format_fail(path, "the file ends in its header", "a file that np.save() wrote");
    return DTL_SUCCESS;
}

/* Sets *text to the header's text, which the caller releases, *text_bytes, npy->offset, and
 * *version, the major version of the format. */
static dtl_status text_read(int descriptor, const char *path, struct npy *npy, char **text,
                            size_t *text_bytes, int *version)
{
    unsigned char start[MAGIC_BYTES + VERSION_BYTES + 4];
    size_t length, size_bytes;
    char *found = NULL;
    dtl_status status = bytes_read(descriptor, path, 0, start, sizeof start);

    if (status != DTL_SUCCESS)
        return status;
    if (memcmp(start, magic, MAGIC_BYTES) != 0)
        return format_fail(path, "the file is not in the format .npy", "one that np.save() wrote");
    if (start[MAGIC_BYTES] < 1 || start[MAGIC_BYTES] > 3 || start[MAGIC_BYTES + 1] != 0)
        return format_fail(path, "the version of the format is unknown", "1, 2 or 3");
    size_bytes = start[MAGIC_BYTES] == 1 ? 2 : 4;
    length = (size_t)start[8] | (size_t)start[9] << 8;
    if (size_bytes == 4)
        length |= (size_t)start[10] << 16 | (size_t)start[11] << 24;
    if (length > TEXT_LIMIT)
        return format_fail(path, "the header has more than 10000 bytes", "a dict");
    status = dtl__alloc((void **)&found, length + 1, "header");
    if (status != DTL_SUCCESS)
        return status;
    npy->offset = MAGIC_BYTES + VERSION_BYTES + size_bytes + length;
    status = bytes_read(descriptor, path, npy->offset - length, found, length);
    if (status != DTL_SUCCESS) {
        dtl__release(found);
        return status;
    }
    *text = found;
    *text_bytes = length;
    *version = start[MAGIC_BYTES];
    return DTL_SUCCESS;
}

/* Checks that the elements fit in memory and that the file contains all of them. */
static dtl_status size_check(int descriptor, const char *path, const struct npy *npy)
{
    uint64_t elements = dtl__layout_size(&npy->shape);
    struct stat file;

    if (fstat(descriptor, &file) != 0)
        return dtl__fail_file(path);
    if (elements > dtl__limit(npy->dtype))
        return format_fail(path, "the shape has more elements than memory can hold", "less");
    uint64_t needed = npy->offset + elements * dtl__bytes(npy->dtype);
    if ((uint64_t)file.st_size < needed)
        return dtl__fail(DTL_ERROR_INVALID_FORMAT,
                         "%s: the file has %" PRIu64 " bytes; expected %" PRIu64
                         " for its shape: it is cut off",
                         path, (uint64_t)file.st_size, needed);
    return DTL_SUCCESS;
}

dtl_status dtl__npy_read(int descriptor, const char *path, struct npy *npy)
{
    struct literal_memory memory = {0};
    const struct literal *dict = NULL;
    char *text = NULL;
    size_t length = 0;
    int version = 0;
    dtl_status status = text_read(descriptor, path, npy, &text, &length, &version);

    if (status != DTL_SUCCESS)
        return status;
    npy->swap = 0;
    status = dtl__literal_read(text, length, version < 3, &memory, &dict);
    if (status == DTL_SUCCESS)
        status = dict_read(path, dict, npy);
    dtl__literal_release(&memory);
    dtl__release(text);
    return status == DTL_SUCCESS ? size_check(descriptor, path, npy) : status;
}
