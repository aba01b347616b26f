/* SPDX-License-Identifier: BSD-3-Clause */
/* The header of a .npy file: a magic word, a version, a length and a Python dict as text, padded so
 * that the elements start at a multiple of 64 bytes. */
#include "npy.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "layout.h"

enum {
    MAGIC_BYTES = 6,
    VERSION_BYTES = 2,
    ALIGNMENT = 64,
    TEXT_LIMIT = 65536, /* of a header that is read: NumPy's own limit for what it trusts is less */
    DESCR_BYTES = 128,
};

static const char magic[MAGIC_BYTES] = {(char)0x93, 'N', 'U', 'M', 'P', 'Y'};

/* ---- writing --------------------------------------------------------------------------------- */

void dtl__npy_write(struct npy *npy, char header[NPY_HEADER_BYTES])
{
    enum { PREAMBLE = MAGIC_BYTES + VERSION_BYTES + 2 };
    char *text = header + PREAMBLE;
    size_t room = NPY_HEADER_BYTES - PREAMBLE, length, total;

    length = (size_t)snprintf(text, room, "{'descr': %s, 'fortran_order': False, 'shape': (",
                              dtl__npy_dtypes[npy->dtype]);
    for (int dim = 0; dim < npy->shape.ndim; dim++)
        length += (size_t)snprintf(text + length, room - length, "%s%" PRIu64 "%s",
                                   dim > 0 ? " " : "", npy->shape.dims[dim],
                                   dim + 1 < npy->shape.ndim || dim == 0 ? "," : "");
    length += (size_t)snprintf(text + length, room - length, "), }");
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

static dtl_status format_fail(const char *path, const char *what, const char *expected)
{
    return dtl__fail(DTL_ERROR_INVALID_FORMAT, "%s: %s; expected %s", path, what, expected);
}

/* The text behind `key` in a dict, or NULL. */
static const char *value_of(const char *text, const char *key)
{
    char quoted[32];
    const char *found;

    snprintf(quoted, sizeof quoted, "'%s'", key);
    found = strstr(text, quoted);
    if (found == NULL)
        return NULL;
    found += strlen(quoted);
    found += strspn(found, " ");
    if (*found != ':')
        return NULL;
    return found + 1 + strspn(found + 1, " ");
}

/* Copies a dtype, a quoted word or a list in brackets, without blanks. */
static bool descr_copy(const char *from, char *out)
{
    char end = '\0';
    size_t length = 0;

    if (from == NULL || (*from != '\'' && *from != '['))
        return false;
    end = *from == '[' ? ']' : '\'';
    do {
        if (*from != ' ')
            out[length++] = *from;
        if (length + 2 > DESCR_BYTES)
            return false;
        from++;
    } while (*from != '\0' && *from != end);
    out[length++] = end;
    out[length] = '\0';
    return *from == end;
}

/* Whether a table's text, which has blanks, says the same; a byte order without effect may differ.
 */
static bool descr_equals(const char *ours, const char *found)
{
    bool is_word = *ours == '\'';

    for (size_t place = 0;; ours++, found++, place++) {
        while (*ours == ' ')
            ours++;
        if (*ours == *found) {
            if (*ours == '\0')
                return true;
            continue;
        }
        if (!is_word || place != 1 || strchr("|<=", *found) == NULL || strchr("|<", *ours) == NULL)
            return false;
    }
}

static dtl_status dtype_read(const char *path, const char *text, dtl_dtype *out)
{
    char descr[DESCR_BYTES] = "", what[DESCR_BYTES + 32];

    if (!descr_copy(value_of(text, "descr"), descr))
        return format_fail(path, "the header has no dtype that can be read", "'descr': '<f8'");
    for (int id = 0; id < DTL__DTYPES_END; id++) {
        if (dtl__npy_dtypes[id] != NULL && descr_equals(dtl__npy_dtypes[id], descr)) {
            *out = (dtl_dtype)id;
            return DTL_SUCCESS;
        }
    }
    snprintf(what, sizeof what, "the dtype is %s", descr);
    if (strcmp(descr, "'|O'") == 0)
        return format_fail(path, what, "numbers: Python's objects can't be shared by ranks");
    if (descr[1] == '>')
        return format_fail(path, what, "little endian: astype(a.dtype.newbyteorder('<')) makes it");
    return format_fail(path, what, "one that containers have");
}

static dtl_status shape_read(const char *path, const char *text, dtl_shape *out)
{
    static const char expected[] = "a tuple of 1 to 8 sizes";
    const char *next = value_of(text, "shape");
    dtl_shape shape = {0};

    if (next == NULL || *next++ != '(')
        return format_fail(path, "the header has no shape", expected);
    for (;;) {
        char *end;

        next += strspn(next, " ,");
        if (*next == ')')
            break;
        if (!isdigit((unsigned char)*next) || shape.ndim == DTL_MAX_TENSOR_RANK)
            return format_fail(path, "the shape is another", expected);
        errno = 0;
        shape.dims[shape.ndim++] = strtoull(next, &end, 10);
        if (errno != 0)
            return format_fail(path, "the shape is another", expected);
        next = end;
    }
    if (shape.ndim == 0)
        return format_fail(path, "the shape is (), of no dimension", expected);
    *out = shape;
    return DTL_SUCCESS;
}

static dtl_status order_read(const char *path, const char *text)
{
    const char *order = value_of(text, "fortran_order");

    if (order != NULL && strncmp(order, "False", 5) == 0)
        return DTL_SUCCESS;
    return format_fail(path, "the elements are in Fortran order",
                       "C order: np.save(path, np.ascontiguousarray(a)) writes it");
}

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

/* Sets *text to the header's dict, which the caller releases, and npy->offset. */
static dtl_status text_read(int descriptor, const char *path, struct npy *npy, char **text)
{
    unsigned char start[MAGIC_BYTES + VERSION_BYTES + 4];
    size_t length, size_bytes;
    char *found = NULL;
    dtl_status status = bytes_read(descriptor, path, 0, start, sizeof start);

    if (status != DTL_SUCCESS)
        return status;
    if (memcmp(start, magic, MAGIC_BYTES) != 0)
        return format_fail(path, "the file is not in the format .npy", "one that np.save() wrote");
    if (start[MAGIC_BYTES] < 1 || start[MAGIC_BYTES] > 3)
        return format_fail(path, "the version of the format is unknown", "1, 2 or 3");
    size_bytes = start[MAGIC_BYTES] == 1 ? 2 : 4;
    length = (size_t)start[8] | (size_t)start[9] << 8;
    if (size_bytes == 4)
        length |= (size_t)start[10] << 16 | (size_t)start[11] << 24;
    if (length > TEXT_LIMIT)
        return format_fail(path, "the header has more than 65536 bytes", "a dict");
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
    return DTL_SUCCESS;
}

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
    char *text = NULL;
    dtl_status status = text_read(descriptor, path, npy, &text);

    if (status != DTL_SUCCESS)
        return status;
    status = dtype_read(path, text, &npy->dtype);
    if (status == DTL_SUCCESS)
        status = order_read(path, text);
    if (status == DTL_SUCCESS)
        status = shape_read(path, text, &npy->shape);
    dtl__release(text);
    return status == DTL_SUCCESS ? size_check(descriptor, path, npy) : status;
}
