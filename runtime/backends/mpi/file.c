/* SPDX-License-Identifier: BSD-3-Clause */
/* Files through MPI-IO: each rank its own part, at offsets of bytes. */
#include "mpi_backend.h"

enum { PIECE = 1 << 30 }; /* bytes at a time, which every MPI can count */

struct file {
    MPI_File file;
};

static dtl_status file_open(struct comm *comm, const char *path, bool is_writing, struct file **out)
{
    struct file *file = NULL;
    dtl_status status = mpi__host->alloc((void **)&file, sizeof *file, "file");
    int mode = is_writing ? MPI_MODE_WRONLY : MPI_MODE_RDONLY;
    int rc;

    if (status != DTL_SUCCESS)
        return status;
    status = mpi__enter();
    if (status == DTL_SUCCESS) {
        rc = MPI_File_open(mpi__group(comm)->comm, path, mode, MPI_INFO_NULL, &file->file);
        status = mpi__leave(rc, "MPI_File_open");
    }
    if (status != DTL_SUCCESS) {
        mpi__host->release(file);
        return status;
    }
    *out = file;
    return DTL_SUCCESS;
}

static int piece_of(uint64_t bytes)
{
    return bytes < PIECE ? (int)bytes : PIECE;
}

static dtl_status ends_early(uint64_t offset)
{
    return mpi__host->fail(DTL_ERROR_FILE, "the file ends at byte %llu; expected more",
                           (unsigned long long)offset);
}

static dtl_status file_write(struct file *file, uint64_t offset, const void *data, uint64_t bytes)
{
    const char *next = data;

    while (bytes > 0) {
        int piece = piece_of(bytes), done = 0;
        MPI_Status found;
        dtl_status status = mpi__enter();

        if (status != DTL_SUCCESS)
            return status;
        int rc = MPI_File_write_at(file->file, (MPI_Offset)offset, next, piece, MPI_BYTE, &found);
        if (rc == MPI_SUCCESS)
            rc = MPI_Get_count(&found, MPI_BYTE, &done);
        status = mpi__leave(rc, "MPI_File_write_at");
        if (status != DTL_SUCCESS)
            return status;
        if (done <= 0)
            return mpi__host->fail(DTL_ERROR_FILE,
                                   "no byte was written at byte %llu; expected at least one",
                                   (unsigned long long)offset);
        next += done;
        offset += (uint64_t)done;
        bytes -= (uint64_t)done;
    }
    return DTL_SUCCESS;
}

static dtl_status file_read(struct file *file, uint64_t offset, void *data, uint64_t bytes)
{
    char *next = data;

    while (bytes > 0) {
        int piece = piece_of(bytes), done = 0;
        MPI_Status found;
        dtl_status status = mpi__enter();

        if (status != DTL_SUCCESS)
            return status;
        int rc = MPI_File_read_at(file->file, (MPI_Offset)offset, next, piece, MPI_BYTE, &found);
        if (rc == MPI_SUCCESS)
            rc = MPI_Get_count(&found, MPI_BYTE, &done);
        status = mpi__leave(rc, "MPI_File_read_at");
        if (status != DTL_SUCCESS)
            return status;
        if (done <= 0)
            return ends_early(offset);
        next += done;
        offset += (uint64_t)done;
        bytes -= (uint64_t)done;
    }
    return DTL_SUCCESS;
}

static dtl_status file_close(struct file *file)
{
    dtl_status status = mpi__enter();

    if (status == DTL_SUCCESS)
        status = mpi__leave(MPI_File_close(&file->file), "MPI_File_close");
    mpi__host->release(file);
    return status;
}

const struct file_ops mpi__file_ops = {
    .size = sizeof(struct file_ops),
    .open = file_open,
    .write = file_write,
    .read = file_read,
    .close = file_close,
};
