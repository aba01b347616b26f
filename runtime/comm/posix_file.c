/* SPDX-License-Identifier: BSD-3-Clause */
/* File operations for backends without their own: each rank opens the file by itself and accesses
 * it by pread() and pwrite().  The ranks' parts of the file do not overlap. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "composed.h"

struct file {
    int descriptor;
    char path[]; /* for error texts */
};

/* Opens an existing file on this rank. Does not communicate. */
static dtl_status posix_open(struct comm *comm, const char *path, bool is_writing,
                             struct file **out)
{
    struct file *file = NULL;
    size_t bytes = strlen(path) + 1;
    dtl_status status = dtl__alloc((void **)&file, sizeof *file + bytes, "file");

    (void)comm;
    if (status != DTL_SUCCESS)
        return status;
    memcpy(file->path, path, bytes);
    file->descriptor = open(path, (is_writing ? O_WRONLY : O_RDONLY) | O_CLOEXEC);
    if (file->descriptor < 0) {
        dtl__release(file);
        return dtl__fail_file(path);
    }
    *out = file;
    return DTL_SUCCESS;
}

/* Writes all bytes at an offset, or fails. */
static dtl_status posix_write(struct file *file, uint64_t offset, const void *data, uint64_t bytes)
{
    const char *next = data;

    while (bytes > 0) {
        ssize_t done = pwrite(file->descriptor, next, bytes, (off_t)offset);

        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return dtl__fail_file(file->path);
        next += done;
        offset += (uint64_t)done;
        bytes -= (uint64_t)done;
    }
    return DTL_SUCCESS;
}

/* Reads exactly `bytes` bytes at an offset. Fails if the file ends before. */
static dtl_status posix_read(struct file *file, uint64_t offset, void *data, uint64_t bytes)
{
    char *next = data;

    while (bytes > 0) {
        ssize_t done = pread(file->descriptor, next, bytes, (off_t)offset);

        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return dtl__fail_file(file->path);
        if (done == 0)
            return dtl__fail(DTL_ERROR_FILE, "%s: the file ends at byte %llu; expected more",
                             file->path, (unsigned long long)offset);
        next += done;
        offset += (uint64_t)done;
        bytes -= (uint64_t)done;
    }
    return DTL_SUCCESS;
}

/* Closes and frees the file, also if close() fails. */
static dtl_status posix_close(struct file *file)
{
    dtl_status status = close(file->descriptor) == 0 ? DTL_SUCCESS : dtl__fail_file(file->path);

    dtl__release(file);
    return status;
}

const struct file_ops dtl__posix_file_ops = {
    .size = sizeof(struct file_ops),
    .open = posix_open,
    .write = posix_write,
    .read = posix_read,
    .close = posix_close,
};
