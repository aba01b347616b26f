/* SPDX-License-Identifier: BSD-3-Clause */
/* Saves containers to .npy files and loads them. The ranks bring the elements into row-major order,
 * one contiguous run per rank, and each transfers its run. Rank 0 handles the file's name and
 * header, and broadcasts the header or its failure to the other ranks. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "device_chunks.h"
#include "dtl_container.h"
#include "dtl_error.h"
#include "dtl_impl.h"
#include "layout.h"
#include "npy.h"
#include "observe/check.h"
#include "progress_bar.h"
#include "temporary_file.h"

enum { KEY_BYTES = 64, TEXT_BYTES = 1024, CHUNK_BYTES = 16 << 20 };

/* File information that rank 0 broadcasts. */
struct file_info {
    dtl_status status;
    char key[KEY_BYTES]; /* key of the failure's message */
    struct npy npy;
    char path[PATH_BYTES]; /* path of the file to open */
    char text[TEXT_BYTES]; /* message of the failure */
};

/* This rank's contiguous run of the elements in global row-major order. */
struct element_run {
    struct container *copy; /* container with the run; NULL: the original's elements are in order */
    const struct container
        *device_container; /* container with the run if only a device can access it; else NULL */
    char *data;
    uint64_t first; /* global index of the first element */
    uint64_t count;
};

/* Broadcasts the file information of rank 0 and its `status`. Returns the failure of the broadcast,
 * else this rank's `status`, else rank 0's failure with rank 0's message. Collective. */
static dtl_status file_info_broadcast(struct comm *comm, dtl_status status, struct file_info *info)
{
    dtl_status shared;

    info->status = status;
    if (comm->rank == 0 && status != DTL_SUCCESS) {
        snprintf(info->key, sizeof info->key, "%s", dtl__error_key());
        snprintf(info->text, sizeof info->text, "%s", dtl__error_text());
    }
    if (comm->size == 1)
        return status;
    shared = dtl__run(comm, broadcast_of(info, sizeof *info, dtl__dtype(DTL_DTYPE_BYTE), 0));
    if (shared != DTL_SUCCESS || status != DTL_SUCCESS || comm->rank == 0)
        return shared != DTL_SUCCESS ? shared : status;
    if (info->status != DTL_SUCCESS)
        return dtl__refuse_argument(info->status, info->key, "%s", info->text);
    return DTL_SUCCESS;
}

/* With DTL_CHECK, checks that all ranks pass the same path; overwrites info->path. Collective. */
static dtl_status path_check(struct context *context, const char *path, struct file_info *info)
{
    struct comm *comm = &context->comm;
    dtl_status status;

    if (!dtl__check_is_wanted(context))
        return DTL_SUCCESS;
    snprintf(info->path, sizeof info->path, "%s", path);
    status =
        dtl__run(comm, broadcast_of(info->path, sizeof info->path, dtl__dtype(DTL_DTYPE_BYTE), 0));
    if (status == DTL_SUCCESS && strncmp(info->path, path, sizeof info->path - 1) != 0)
        status = dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, "check-path",
                                      "path is \"%s\" on rank %d; expected \"%s\", as on rank 0",
                                      path, (int)comm->rank, info->path);
    return dtl__comm_agree(comm, status);
}

/* Allocates the file information and, with DTL_CHECK, compares the paths of the ranks. The caller
 * releases *out also after a failure. Collective. */
static dtl_status file_info_make(struct context *context, const char *path, struct file_info **out)
{
    dtl_status status =
        dtl__comm_agree(&context->comm, dtl__alloc((void **)out, sizeof **out, "file"));

    return status == DTL_SUCCESS ? path_check(context, path, *out) : status;
}

/* ---- file name and header, on rank 0 --------------------------------------------------------- */

/* Opens a file, which must be a regular one, and reads its header into *npy. */
static dtl_status header_read(const char *path, struct npy *npy)
{
    int descriptor =
        open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* does not wait for the writer of a pipe */
    struct stat info;
    dtl_status status;

    if (descriptor < 0)
        return dtl__fail_file(path);
    status = fstat(descriptor, &info) != 0
                 ? dtl__fail_file(path)
                 : dtl__regular_file_check(path, info.st_mode, "a regular file");
    if (status == DTL_SUCCESS)
        status = dtl__npy_read(descriptor, path, npy);
    close(descriptor);
    return status;
}

/* Copies the path to info->path. Fails if it is too long. */
static dtl_status path_copy(const char *path, struct file_info *info)
{
    if (strlen(path) >= sizeof info->path)
        return dtl__fail(DTL_ERROR_FILE, "path has %zu bytes; expected less than %d", strlen(path),
                         PATH_BYTES);
    strcpy(info->path, path);
    return DTL_SUCCESS;
}

/* ---- runs ------------------------------------------------------------------------------------ */

/* Returns true if the local parts, concatenated in the order of the ranks, are the elements in
 * row-major order. */
static bool is_in_order(const struct container *container)
{
    return container->distribution.ranks == 1 ||
           (container->distribution.policy == DTL_PARTITION_BLOCK &&
            container->distributed_dim == 0);
}

/* Destroys the copy that a run refers to, if any. */
static void run_close(struct element_run *run)
{
    if (run->copy != NULL)
        dtl_impl_container_destroy(run->copy);
    run->copy = NULL;
}

/* Sets the run to the local elements of a container whose elements are in order. */
static void run_locate(const struct container *container, struct element_run *run)
{
    struct layout layout = dtl__layout_of(container);

    run->device_container = dtl__container_is_on_device(container) ? container : NULL;
    run->data = container->data;
    run->count = container->local_size;
    run->first = run->count == 0 ? 0 : dtl__layout_to_global(&layout, 0);
}

/* Creates a tensor with the dtype and block size of `container` and a given placement, shape and
 * distribution. */
static dtl_status copy_make(const struct container *container, dtl_placement_policy placement,
                            const dtl_shape *shape, int32_t dim, dtl_partition_policy policy,
                            struct container **out)
{
    dtl_container_options options = container->options;

    options.partition = policy;
    options.placement = placement;
    return dtl__container_make(HANDLE_TENSOR, container->context, container->type->id, shape, dim,
                               &options, out);
}

static dtl_shape flat_shape(const struct container *container)
{
    return (dtl_shape){.ndim = 1, .dims = {container->global_size}};
}

/* Sets run->copy to a copy of the container and its elements. Fails on all ranks or on none; after
 * a failure, the caller calls run_close(). Collective. */
static dtl_status elements_copy(struct container *container, dtl_placement_policy placement,
                                struct element_run *run)
{
    dtl_status status =
        copy_make(container, placement, &container->shape, container->distributed_dim,
                  container->distribution.policy, &run->copy);

    if (status == DTL_SUCCESS)
        status = dtl__container_move(container, run->copy);
    return dtl__comm_agree(dtl__container_comm(container), status);
}

/* Sets run->copy to a one-dimensional container for all elements, in a block distribution, without
 * copying them. Fails like elements_copy(). Collective. */
static dtl_status empty_copy(struct container *container, dtl_placement_policy placement,
                             struct element_run *run)
{
    dtl_shape flat = flat_shape(container);

    return dtl__comm_agree(
        dtl__container_comm(container),
        copy_make(container, placement, &flat, 0, DTL_PARTITION_BLOCK, &run->copy));
}

/* Copies to the memory where the elements are or, if that fails (a device may have no memory left),
 * to the host. */
static dtl_status copy_or_host_copy(dtl_status (*copy)(struct container *, dtl_placement_policy,
                                                       struct element_run *),
                                    struct container *container, struct element_run *run)
{
    dtl_status status = copy(container, container->options.placement, run);

    if (status == DTL_SUCCESS || !container->may_be_on_device)
        return status;
    run_close(run);
    return copy(container, DTL_PLACEMENT_HOST, run);
}

/* Brings the elements into row-major order. Collective. */
static dtl_status run_gather(struct container *container, struct element_run *run)
{
    dtl_shape flat = flat_shape(container);
    dtl_status status = DTL_SUCCESS;

    if (!is_in_order(container)) {
        status = copy_or_host_copy(elements_copy, container, run);
        if (status == DTL_SUCCESS)
            status = dtl__container_reform(run->copy, &flat, 0, DTL_PARTITION_BLOCK);
    }
    if (status == DTL_SUCCESS)
        run_locate(run->copy != NULL ? run->copy : container, run);
    return status;
}

/* Allocates memory for the elements in row-major order. Collective. */
static dtl_status run_allocate(struct container *container, struct element_run *run)
{
    dtl_status status =
        is_in_order(container) ? DTL_SUCCESS : copy_or_host_copy(empty_copy, container, run);

    if (status == DTL_SUCCESS)
        run_locate(run->copy != NULL ? run->copy : container, run);
    return status;
}

/* Moves the loaded elements to their owners. Collective. */
static dtl_status run_scatter(struct container *container, struct element_run *run)
{
    dtl_status status = DTL_SUCCESS;

    dtl__container_mark_dirty(container);
    if (run->copy == NULL)
        return DTL_SUCCESS;
    status = dtl__container_reform(run->copy, &container->shape, container->distributed_dim,
                                   container->distribution.policy);
    return status == DTL_SUCCESS ? dtl__container_move(run->copy, container) : status;
}

/* ---- transfers ------------------------------------------------------------------------------- */

/* Transfer of a run to or from a file. */
struct transfer {
    const struct file_ops *ops;
    struct file *file;
    const struct element_run *run;
    uint64_t start; /* offset in the file */
    uint64_t bytes;
    bool is_writing;
    uint32_t swap; /* see npy.swap */
    struct progress_bar progress;
};

/* Reverses the bytes of each number. */
static void byte_order_swap(char *chunk, uint64_t bytes, uint32_t size)
{
    for (uint64_t start = 0; start + size <= bytes; start += size)
        for (uint32_t low = 0, high = size - 1; low < high; low++, high--) {
            char byte = chunk[start + low];

            chunk[start + low] = chunk[start + high];
            chunk[start + high] = byte;
        }
}

/* Writes a chunk to the file, or reads it from the file and converts its byte order. `done` is the
 * chunk's offset in the run. */
static dtl_status chunk_transfer(const struct transfer *transfer, uint64_t done, char *chunk,
                                 uint64_t bytes)
{
    dtl_status status;

    if (transfer->is_writing)
        return transfer->ops->write(transfer->file, transfer->start + done, chunk, bytes);
    status = transfer->ops->read(transfer->file, transfer->start + done, chunk, bytes);
    if (status == DTL_SUCCESS && transfer->swap > 0)
        byte_order_swap(chunk, bytes, transfer->swap);
    return status;
}

/* Transfers a run in host memory, in chunks. */
static dtl_status host_transfer(struct transfer *transfer)
{
    dtl_status status = DTL_SUCCESS;

    for (uint64_t done = 0, chunk; done < transfer->bytes && status == DTL_SUCCESS;) {
        chunk = transfer->bytes - done < CHUNK_BYTES ? transfer->bytes - done : CHUNK_BYTES;
        status = chunk_transfer(transfer, done, transfer->run->data + done, chunk);
        done += chunk;
        dtl__progress_bar_update(&transfer->progress, done);
    }
    return status;
}

/* Transfers a run in device memory. The host holds at most two chunks of it. */
static dtl_status device_transfer(struct transfer *transfer)
{
    struct device_chunks chunks;
    dtl_status status =
        dtl__device_chunks_open(transfer->run->device_container, CHUNK_BYTES, &chunks);

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t done = 0, bytes; done < transfer->bytes && status == DTL_SUCCESS; done += bytes) {
        bytes = dtl__device_chunks_bytes(&chunks, done);
        if (transfer->is_writing)
            status = dtl__device_chunks_read(&chunks, done);
        if (status == DTL_SUCCESS)
            status = chunk_transfer(transfer, done, dtl__device_chunks_at(&chunks, done), bytes);
        if (status == DTL_SUCCESS && !transfer->is_writing)
            status = dtl__device_chunks_write(&chunks, done);
        dtl__progress_bar_update(&transfer->progress, done + bytes);
    }
    return dtl__device_chunks_close(&chunks, status);
}

/* Transfers this rank's run to or from the open file. Rank 0 shows a progress bar labeled `what`.
 */
static dtl_status run_transfer(const struct comm *comm, struct file *file,
                               const struct element_run *run, const struct npy *npy,
                               bool is_writing, const char *what)
{
    uint64_t size = dtl__bytes(npy->dtype);
    struct transfer transfer = {.ops = comm->ops->file,
                                .file = file,
                                .run = run,
                                .start = npy->offset + run->first * size,
                                .bytes = run->count * size,
                                .is_writing = is_writing,
                                .swap = npy->swap};
    dtl_status status;

    transfer.progress = dtl__progress_bar_make(what, transfer.bytes, comm->rank == 0);
    status = (run->device_container != NULL ? device_transfer : host_transfer)(&transfer);
    dtl__progress_bar_end(&transfer.progress);
    return status;
}

/* Transfers every rank's run to or from the file. `path` is the name that the user passed.
 * Collective. */
static dtl_status file_transfer(struct comm *comm, const struct file_info *info,
                                const struct element_run *run, const char *path, bool is_writing)
{
    const struct file_ops *ops = comm->ops->file;
    char what[64];
    const char *name = strrchr(path, '/');
    struct file *file = NULL;
    dtl_status status = ops->open(comm, info->path, is_writing, &file), closed;

    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS) {
        snprintf(what, sizeof what, "%s %.40s", is_writing ? "saving" : "loading",
                 name == NULL ? path : name + 1);
        status = run_transfer(comm, file, run, &info->npy, is_writing, what);
    }
    closed = file == NULL ? DTL_SUCCESS : ops->close(file);
    return dtl__comm_agree(comm, status == DTL_SUCCESS ? closed : status);
}

/* ---- API functions --------------------------------------------------------------------------- */

/* Refuses a span. */
static dtl_status kind_check(const struct container *container)
{
    if (container->kind != HANDLE_SPAN)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "container-kind",
                                "container is a span; expected a vector, an array or a tensor");
}

/* Saves the runs: rank 0 creates a temporary file, all ranks write to it, and rank 0 renames it to
 * `path`, or removes it after a failure. Collective. */
static dtl_status run_save(struct container *container, const struct element_run *run,
                           const char *path, struct file_info *info)
{
    struct comm *comm = dtl__container_comm(container);
    char target_path[PATH_BYTES];
    dtl_status made = DTL_SUCCESS, shared, transferred, status;

    info->npy = (struct npy){.dtype = container->type->id, .shape = container->shape};
    if (comm->rank == 0)
        made = dtl__temporary_file_create(path, &info->npy, target_path, info->path);
    shared = file_info_broadcast(comm, made, info);
    transferred = shared == DTL_SUCCESS ? file_transfer(comm, info, run, path, true) : shared;
    status = comm->rank == 0 && made == DTL_SUCCESS
                 ? dtl__temporary_file_commit(info->path, target_path, transferred)
                 : transferred;
    if (shared != DTL_SUCCESS)
        return shared;
    status = file_info_broadcast(comm, status, info);
    return transferred == DTL_SUCCESS ? status : transferred;
}

dtl_status dtl_impl_container_save(struct container *container, const char *path)
{
    struct file_info *info = NULL;
    struct element_run run = {0};
    dtl_status status = kind_check(container);

    if (status != DTL_SUCCESS)
        return status;
    status = file_info_make(container->context, path, &info);
    if (status == DTL_SUCCESS)
        status = run_gather(container, &run);
    if (status == DTL_SUCCESS)
        status = run_save(container, &run, path, info);
    run_close(&run);
    dtl__release(info);
    return status;
}

/* Checks that the header has the dtype and shape of the container. */
static dtl_status npy_check(const struct container *container, const char *path,
                            const struct npy *npy)
{
    if (npy->dtype != container->type->id)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "path-dtype",
                                    "%s: the dtype is %s; expected %s", path,
                                    dtl__dtype(npy->dtype)->name, container->type->name);
    if (npy->shape.ndim == container->shape.ndim &&
        memcmp(npy->shape.dims, container->shape.dims,
               (size_t)npy->shape.ndim * sizeof *npy->shape.dims) == 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(
        DTL_ERROR_EXTENT_MISMATCH, "path-shape",
        "%s: the shape has %d dimensions and %llu elements; expected the container's "
        "shape, of %d dimensions and %llu elements",
        path, npy->shape.ndim, (unsigned long long)dtl__layout_size(&npy->shape),
        container->shape.ndim, (unsigned long long)container->global_size);
}

/* Reads and checks the header on rank 0 and broadcasts it. Collective. */
static dtl_status file_info_load(struct container *container, const char *path,
                                 struct file_info *info)
{
    struct comm *comm = dtl__container_comm(container);
    dtl_status status = DTL_SUCCESS;

    if (comm->rank == 0) {
        status = path_copy(path, info);
        if (status == DTL_SUCCESS)
            status = header_read(path, &info->npy);
        if (status == DTL_SUCCESS)
            status = npy_check(container, path, &info->npy);
    }
    return file_info_broadcast(comm, status, info);
}

dtl_status dtl_impl_container_load(struct container *container, const char *path)
{
    struct comm *comm = dtl__container_comm(container);
    struct file_info *info = NULL;
    struct element_run run = {0};
    dtl_status status = kind_check(container);

    if (status != DTL_SUCCESS)
        return status;
    status = file_info_make(container->context, path, &info);
    if (status == DTL_SUCCESS)
        status = file_info_load(container, path, info);
    if (status == DTL_SUCCESS)
        status = run_allocate(container, &run);
    if (status == DTL_SUCCESS)
        status = file_transfer(comm, info, &run, info->path, false);
    if (status == DTL_SUCCESS)
        status = run_scatter(container, &run);
    run_close(&run);
    dtl__release(info);
    return status;
}

dtl_status dtl_impl_file_inspect(struct context *ctx, const char *path, int *dtype,
                                 dtl_shape *shape)
{
    struct file_info *info = NULL;
    dtl_status status = file_info_make(ctx, path, &info);

    if (status == DTL_SUCCESS) {
        if (ctx->comm.rank == 0)
            status = header_read(path, &info->npy);
        status = file_info_broadcast(&ctx->comm, status, info);
    }
    if (status == DTL_SUCCESS) {
        *dtype = (int)info->npy.dtype;
        *shape = info->npy.shape;
    }
    dtl__release(info);
    return status;
}
