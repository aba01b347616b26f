/* SPDX-License-Identifier: BSD-3-Clause */
/* The temporary file has a random name and must not exist yet, so no other user with write access
 * to the directory can have placed a file there. A file that a killed process leaves behind blocks
 * no later call. */
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

/* Replaces the path of a symbolic link by that of its target, which need not exist. `path` is for
 * error messages. */
static dtl_status link_follow(const char *path, char target_path[PATH_BYTES])
{
    char target[PATH_BYTES], next[PATH_BYTES];
    const char *slash = strrchr(target_path, '/');
    int folder_length, length;
    ssize_t bytes = readlink(target_path, target, sizeof target - 1);

    if (bytes < 0)
        return dtl__fail_file(path);
    target[bytes] = '\0';
    folder_length = slash == NULL || target[0] == '/' ? 0 : (int)(slash + 1 - target_path);
    length = snprintf(next, sizeof next, "%.*s%s", folder_length, target_path, target);
    if (length >= PATH_BYTES)
        return length_fail(length);
    strcpy(target_path, next);
    return DTL_SUCCESS;
}

/* Resolves symbolic links, so that the file they refer to is replaced or created. */
static dtl_status target_resolve(const char *path, char target_path[PATH_BYTES])
{
    enum { LINKS = 40 }; /* Linux's limit */
    int length = snprintf(target_path, PATH_BYTES, "%s", path);
    dtl_status status = DTL_SUCCESS;
    struct stat info;

    if (length >= PATH_BYTES)
        return length_fail(length);
    for (int links = 0; links < LINKS && status == DTL_SUCCESS; links++) {
        if (lstat(target_path, &info) != 0 || !S_ISLNK(info.st_mode))
            return DTL_SUCCESS;
        status = link_follow(path, target_path);
    }
    errno = ELOOP;
    return status == DTL_SUCCESS ? dtl__fail_file(path) : status;
}

static const char *kind_name(mode_t mode)
{
    return S_ISDIR(mode) ? "a directory" : S_ISFIFO(mode) ? "a pipe" : "a device or a socket";
}

dtl_status dtl__regular_file_check(const char *path, mode_t mode, const char *expected)
{
    if (S_ISREG(mode))
        return DTL_SUCCESS;
    return dtl__fail(DTL_ERROR_FILE, "%s is %s; expected %s", path, kind_name(mode), expected);
}

/* Checks that the target is a writable regular file or does not exist. */
static dtl_status target_check(const char *target_path)
{
    struct stat info;
    dtl_status status;

    if (stat(target_path, &info) != 0)
        return errno == ENOENT ? DTL_SUCCESS : dtl__fail_file(target_path);
    status = dtl__regular_file_check(target_path, info.st_mode, "a regular file, or nothing");
    if (status != DTL_SUCCESS)
        return status;
    if (faccessat(AT_FDCWD, target_path, W_OK, AT_EACCESS) != 0)
        return dtl__fail_file(target_path);
    return DTL_SUCCESS;
}

/* Makes a name in the target's directory. It is short, because the target's own name may have the
 * maximal length. */
static dtl_status temporary_name(const char *target_path, char temporary_path[PATH_BYTES])
{
    const char *slash = strrchr(target_path, '/');
    int folder_length = slash == NULL ? 0 : (int)(slash + 1 - target_path), length;
    uint64_t number;

    if (getrandom(&number, sizeof number, 0) != sizeof number)
        return dtl__fail_file(target_path);
    length = snprintf(temporary_path, PATH_BYTES, "%.*sdtl.%016" PRIx64 ".part", folder_length,
                      target_path, number);
    return length >= PATH_BYTES ? length_fail(length) : DTL_SUCCESS;
}

/* Creates the temporary file with its header and its final length. */
static dtl_status temporary_open(const char *temporary_path, const char *target_path,
                                 struct npy *npy)
{
    char header[NPY_HEADER_BYTES] = {0};
    uint64_t bytes = dtl__layout_size(&npy->shape) * dtl__bytes(npy->dtype);
    int descriptor =
        open(temporary_path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    bool is_done = false;

    if (descriptor < 0)
        return dtl__fail_file(target_path);
    dtl__npy_write(npy, header);
    is_done = pwrite(descriptor, header, npy->offset, 0) == (ssize_t)npy->offset &&
              ftruncate(descriptor, (off_t)(npy->offset + bytes)) == 0;
    if (is_done && close(descriptor) == 0)
        return DTL_SUCCESS;

    dtl_status status = dtl__fail_file(target_path);
    if (!is_done)
        close(descriptor);
    unlink(temporary_path);
    return status;
}

dtl_status dtl__temporary_file_create(const char *path, struct npy *npy,
                                      char target_path[PATH_BYTES], char temporary_path[PATH_BYTES])
{
    dtl_status status = target_resolve(path, target_path);

    if (status == DTL_SUCCESS)
        status = target_check(target_path);
    if (status == DTL_SUCCESS)
        status = temporary_name(target_path, temporary_path);
    return status == DTL_SUCCESS ? temporary_open(temporary_path, target_path, npy) : status;
}

dtl_status dtl__temporary_file_commit(const char *temporary_path, const char *target_path,
                                      dtl_status status)
{
    if (status == DTL_SUCCESS && rename(temporary_path, target_path) != 0)
        status = dtl__fail_file(target_path);
    if (status != DTL_SUCCESS)
        unlink(temporary_path);
    return status;
}
