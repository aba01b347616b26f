/* SPDX-License-Identifier: BSD-3-Clause */
/* The file's name is random, and it is new: nobody who can write to the folder can have put another
 * one in its way, and what a killed process left is in nobody's. */
#include "temporary_file.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "layout.h"

_Static_assert(PATH_MAX <= PATH_BYTES, "a resolved path has room");

static dtl_status length_fail(int length)
{
    return dtl__fail(DTL_ERROR_FILE, "path has %d bytes; expected less than %d", length,
                     PATH_BYTES);
}

/* Turns the path of a symbolic link into that of its target, which need not exist. */
static dtl_status link_follow(const char *path, char place[PATH_BYTES])
{
    char target[PATH_BYTES], next[PATH_BYTES];
    const char *slash = strrchr(place, '/');
    int folder, length;
    ssize_t bytes = readlink(place, target, sizeof target - 1);

    if (bytes < 0)
        return dtl__fail_file(path);
    target[bytes] = '\0';
    folder = slash == NULL || target[0] == '/' ? 0 : (int)(slash + 1 - place);
    length = snprintf(next, sizeof next, "%.*s%s", folder, place, target);
    if (length >= PATH_BYTES)
        return length_fail(length);
    strcpy(place, next);
    return DTL_SUCCESS;
}

/* Follows symbolic links, so that the file behind them is replaced or made. */
static dtl_status place_find(const char *path, char place[PATH_BYTES])
{
    enum { LINKS = 40 }; /* as Linux follows */
    int length = snprintf(place, PATH_BYTES, "%s", path);
    dtl_status status = DTL_SUCCESS;
    struct stat info;

    if (length >= PATH_BYTES)
        return length_fail(length);
    for (int links = 0; links < LINKS && status == DTL_SUCCESS; links++) {
        if (lstat(place, &info) != 0 || !S_ISLNK(info.st_mode))
            return DTL_SUCCESS;
        status = link_follow(path, place);
    }
    errno = ELOOP;
    return status == DTL_SUCCESS ? dtl__fail_file(path) : status;
}

static const char *kind_name(mode_t mode)
{
    return S_ISDIR(mode) ? "a directory" : S_ISFIFO(mode) ? "a pipe" : "a device or a socket";
}

dtl_status dtl__regular_check(const char *path, mode_t mode, const char *expected)
{
    if (S_ISREG(mode))
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_FILE, "%s is %s; expected %s", path, kind_name(mode), expected);
}

static dtl_status place_check(const char *place)
{
    struct stat info;
    dtl_status status;

    if (stat(place, &info) != 0)
        return errno == ENOENT ? DTL_SUCCESS : dtl__fail_file(place);
    status = dtl__regular_check(place, info.st_mode, "a regular file, or nothing");
    if (status != DTL_SUCCESS)
        return status;
    if (faccessat(AT_FDCWD, place, W_OK, AT_EACCESS) != 0)
        return dtl__fail_file(place);
    return DTL_SUCCESS;
}

/* In the same folder, and short: the file's own name may be as long as a name can be. */
static dtl_status part_name(const char *place, char part[PATH_BYTES])
{
    const char *slash = strrchr(place, '/');
    int folder = slash == NULL ? 0 : (int)(slash + 1 - place), length;
    uint64_t number;

    if (getrandom(&number, sizeof number, 0) != sizeof number)
        return dtl__fail_file(place);
    length = snprintf(part, PATH_BYTES, "%.*sdtl.%016" PRIx64 ".part", folder, place, number);
    return length >= PATH_BYTES ? length_fail(length) : DTL_SUCCESS;
}

/* The file has its header and its whole length. */
static dtl_status part_open(const char *part, const char *place, struct npy *npy)
{
    char header[NPY_HEADER_BYTES] = {0};
    uint64_t bytes = dtl__layout_size(&npy->shape) * dtl__bytes(npy->dtype);
    int descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    bool is_done = false;

    if (descriptor < 0)
        return dtl__fail_file(place);
    dtl__npy_write(npy, header);
    is_done = pwrite(descriptor, header, npy->offset, 0) == (ssize_t)npy->offset &&
              ftruncate(descriptor, (off_t)(npy->offset + bytes)) == 0;
    if (is_done && close(descriptor) == 0)
        return DTL_SUCCESS;

    dtl_status status = dtl__fail_file(place);
    if (!is_done)
        close(descriptor);
    unlink(part);
    return status;
}

dtl_status dtl__part_make(const char *path, struct npy *npy, char place[PATH_BYTES],
                          char part[PATH_BYTES])
{
    dtl_status status = place_find(path, place);

    if (status == DTL_SUCCESS)
        status = place_check(place);
    if (status == DTL_SUCCESS)
        status = part_name(place, part);
    return status == DTL_SUCCESS ? part_open(part, place, npy) : status;
}

dtl_status dtl__part_settle(const char *part, const char *place, dtl_status status)
{
    if (status == DTL_SUCCESS && rename(part, place) != 0)
        status = dtl__fail_file(place);
    if (status != DTL_SUCCESS)
        unlink(part);
    return status;
}
