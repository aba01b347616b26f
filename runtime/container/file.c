/* SPDX-License-Identifier: BSD-3-Clause */
/* Containers to files and back.  The ranks bring the elements into row-major order, one contiguous
 * run a rank, and then each transfers its run.  Rank 0 looks after the file's name and header, and
 * tells the others what it found or why it failed. */
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

/* What rank 0 tells the others. */
struct notice {
    dtl_status status;
    char key[KEY_BYTES]; /* of its failure's id */
    struct npy npy;
    char path[PATH_BYTES]; /* of the file to open */
    char text[TEXT_BYTES]; /* why it failed */
};

/* This rank's elements in the row-major order of the whole. */
struct run {
    struct container *copy;      /* NULL: they lie so in the container itself */
    const struct container *far; /* where only a device reaches them; else NULL */
    char *data;
    uint64_t first; /* of them in the whole */
    uint64_t count;
};

static dtl_status notice_share(struct comm *comm, dtl_status status, struct notice *notice)
{
    dtl_status shared;

    notice->status = status;
    if (comm->rank == 0 && status != DTL_SUCCESS) {
        snprintf(notice->key, sizeof notice->key, "%s", dtl__error_key());
        snprintf(notice->text, sizeof notice->text, "%s", dtl__error_text());
    }
    if (comm->size == 1)
        return status;
    shared = dtl__run(comm, broadcast_of(notice, sizeof *notice, dtl__dtype(DTL_DTYPE_BYTE), 0));
    if (shared != DTL_SUCCESS || status != DTL_SUCCESS || comm->rank == 0)
        return shared != DTL_SUCCESS ? shared : status;
    if (notice->status != DTL_SUCCESS)
        return dtl__refuse_argument(notice->status, notice->key, "%s", notice->text);
    return DTL_SUCCESS;
}

/* Under DTL_CHECK: whether all ranks name the same file.  Collective. */
static dtl_status path_check(struct context *context, const char *path, struct notice *notice)
{
    struct comm *comm = &context->comm;
    dtl_status status;

    if (!dtl__check_is_wanted(context))
        return DTL_SUCCESS;
    snprintf(notice->path, sizeof notice->path, "%s", path);
    status = dtl__run(
        comm, broadcast_of(notice->path, sizeof notice->path, dtl__dtype(DTL_DTYPE_BYTE), 0));
    if (status == DTL_SUCCESS && strncmp(notice->path, path, sizeof notice->path - 1) != 0)
        status = dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, "check-path",
                                      "path is \"%s\" on rank %d; expected \"%s\", as on rank 0",
                                      path, (int)comm->rank, notice->path);
    return dtl__comm_agree(comm, status);
}

/* A notice, on all ranks, or on none.  Collective. */
static dtl_status notice_make(struct context *context, const char *path, struct notice **out)
{
    dtl_status status =
        dtl__comm_agree(&context->comm, dtl__alloc((void **)out, sizeof **out, "file"));

    return status == DTL_SUCCESS ? path_check(context, path, *out) : status;
}

/* ---- rank 0 and the file's name -------------------------------------------------------------- */

static dtl_status header_read(const char *path, struct npy *npy)
{
    int descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* for no writer of a pipe */
    struct stat info;
    dtl_status status;

    if (descriptor < 0)
        return dtl__fail_file(path);
    status = fstat(descriptor, &info) != 0
                 ? dtl__fail_file(path)
                 : dtl__regular_check(path, info.st_mode, "a regular file");
    if (status == DTL_SUCCESS)
        status = dtl__npy_read(descriptor, path, npy);
    close(descriptor);
    return status;
}

static dtl_status path_copy(const char *path, struct notice *notice)
{
    if (strlen(path) >= sizeof notice->path)
        return dtl__fail(DTL_ERROR_FILE, "path has %zu bytes; expected less than %d", strlen(path),
                         PATH_BYTES);
    strcpy(notice->path, path);
    return DTL_SUCCESS;
}

/* ---- runs ------------------------------------------------------------------------------------ */

static bool is_in_order(const struct container *container)
{
    return container->distribution.ranks == 1 ||
           (container->distribution.policy == DTL_PARTITION_BLOCK &&
            container->distributed_dim == 0);
}

static void run_close(struct run *run)
{
    if (run->copy != NULL)
        dtl_impl_container_destroy(run->copy);
    run->copy = NULL;
}

static void run_place(const struct container *container, struct run *run)
{
    struct layout layout = dtl__layout_of(container);

    run->far = dtl__container_is_far(container) ? container : NULL;
    run->data = container->data;
    run->count = container->local_size;
    run->first = run->count == 0 ? 0 : dtl__layout_to_global(&layout, 0);
}

/* A copy of the container's form; of its elements too, if `policy` is its own. */
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

/* On all ranks, or on none.  Collective. */
static dtl_status elements_copy(struct container *container, dtl_placement_policy placement,
                                struct run *run)
{
    dtl_status status =
        copy_make(container, placement, &container->shape, container->distributed_dim,
                  container->distribution.policy, &run->copy);

    if (status == DTL_SUCCESS)
        status = dtl__container_move(container, run->copy);
    return dtl__comm_agree(dtl__container_comm(container), status);
}

static dtl_status room_copy(struct container *container, dtl_placement_policy placement,
                            struct run *run)
{
    dtl_shape flat = flat_shape(container);

    return dtl__comm_agree(
        dtl__container_comm(container),
        copy_make(container, placement, &flat, 0, DTL_PARTITION_BLOCK, &run->copy));
}

/* Where the elements are, or else, as a device may have no room for a copy, on the host. */
static dtl_status copied(dtl_status (*copy)(struct container *, dtl_placement_policy, struct run *),
                         struct container *container, struct run *run)
{
    dtl_status status = copy(container, container->options.placement, run);

    if (status == DTL_SUCCESS || !container->may_be_far)
        return status;
    run_close(run);
    return copy(container, DTL_PLACEMENT_HOST, run);
}

/* The elements of the container in order.  Collective. */
static dtl_status run_gather(struct container *container, struct run *run)
{
    dtl_shape flat = flat_shape(container);
    dtl_status status = DTL_SUCCESS;

    if (!is_in_order(container)) {
        status = copied(elements_copy, container, run);
        if (status == DTL_SUCCESS)
            status = dtl__container_reform(run->copy, &flat, 0, DTL_PARTITION_BLOCK);
    }
    if (status == DTL_SUCCESS)
        run_place(run->copy != NULL ? run->copy : container, run);
    return status;
}

/* Room for the elements in order.  Collective. */
static dtl_status run_room(struct container *container, struct run *run)
{
    dtl_status status = is_in_order(container) ? DTL_SUCCESS : copied(room_copy, container, run);

    if (status == DTL_SUCCESS)
        run_place(run->copy != NULL ? run->copy : container, run);
    return status;
}

/* What was read goes where the container has it.  Collective. */
static dtl_status run_scatter(struct container *container, struct run *run)
{
    dtl_status status = DTL_SUCCESS;

    dtl__container_touch(container);
    if (run->copy == NULL)
        return DTL_SUCCESS;
    status = dtl__container_reform(run->copy, &container->shape, container->distributed_dim,
                                   container->distribution.policy);
    return status == DTL_SUCCESS ? dtl__container_move(run->copy, container) : status;
}

/* ---- transfers ------------------------------------------------------------------------------- */

/* One transfer: a run, to or from a file. */
struct transfer {
    const struct file_ops *ops;
    struct file *file;
    const struct run *run;
    uint64_t start; /* in the file */
    uint64_t bytes;
    bool is_writing;
    uint32_t swap; /* as npy.swap */
    struct progress progress;
};

/* Turns the bytes of each number round. */
static void numbers_swap(char *piece, uint64_t bytes, uint32_t size)
{
    for (uint64_t start = 0; start + size <= bytes; start += size)
        for (uint32_t low = 0, high = size - 1; low < high; low++, high--) {
            char byte = piece[start + low];

            piece[start + low] = piece[start + high];
            piece[start + high] = byte;
        }
}

static dtl_status piece_transfer(const struct transfer *transfer, uint64_t done, char *piece,
                                 uint64_t bytes)
{
    dtl_status status;

    if (transfer->is_writing)
        return transfer->ops->write(transfer->file, transfer->start + done, piece, bytes);
    status = transfer->ops->read(transfer->file, transfer->start + done, piece, bytes);
    if (status == DTL_SUCCESS && transfer->swap > 0)
        numbers_swap(piece, bytes, transfer->swap);
    return status;
}

static dtl_status near_transfer(struct transfer *transfer)
{
    dtl_status status = DTL_SUCCESS;

    for (uint64_t done = 0, piece; done < transfer->bytes && status == DTL_SUCCESS;) {
        piece = transfer->bytes - done < CHUNK_BYTES ? transfer->bytes - done : CHUNK_BYTES;
        status = piece_transfer(transfer, done, transfer->run->data + done, piece);
        done += piece;
        dtl__progress_show(&transfer->progress, done);
    }
    return status;
}

/* The host has two pieces of it at most. */
static dtl_status far_transfer(struct transfer *transfer)
{
    struct pieces pieces;
    dtl_status status = dtl__pieces_open(transfer->run->far, CHUNK_BYTES, &pieces);

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t done = 0, bytes; done < transfer->bytes && status == DTL_SUCCESS; done += bytes) {
        bytes = dtl__pieces_bytes(&pieces, done);
        if (transfer->is_writing)
            status = dtl__pieces_read(&pieces, done);
        if (status == DTL_SUCCESS)
            status = piece_transfer(transfer, done, dtl__pieces_at(&pieces, done), bytes);
        if (status == DTL_SUCCESS && !transfer->is_writing)
            status = dtl__pieces_write(&pieces, done);
        dtl__progress_show(&transfer->progress, done + bytes);
    }
    return dtl__pieces_close(&pieces, status);
}

static dtl_status run_transfer(const struct comm *comm, struct file *file, const struct run *run,
                               const struct npy *npy, bool is_writing, const char *what)
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

    transfer.progress = dtl__progress_make(what, transfer.bytes, comm->rank == 0);
    status = (run->far != NULL ? far_transfer : near_transfer)(&transfer);
    dtl__progress_end(&transfer.progress);
    return status;
}

/* Every rank transfers its run to or from the file of the notice, which the user calls `path`.
 * Collective. */
static dtl_status file_transfer(struct comm *comm, const struct notice *notice,
                                const struct run *run, const char *path, bool is_writing)
{
    const struct file_ops *ops = comm->ops->file;
    char what[64];
    const char *name = strrchr(path, '/');
    struct file *file = NULL;
    dtl_status status = ops->open(comm, notice->path, is_writing, &file), closed;

    status = dtl__comm_agree(comm, status);
    if (status == DTL_SUCCESS) {
        snprintf(what, sizeof what, "%s %.40s", is_writing ? "saving" : "loading",
                 name == NULL ? path : name + 1);
        status = run_transfer(comm, file, run, &notice->npy, is_writing, what);
    }
    closed = file == NULL ? DTL_SUCCESS : ops->close(file);
    return dtl__comm_agree(comm, status == DTL_SUCCESS ? closed : status);
}

/* ---- the functions --------------------------------------------------------------------------- */

static dtl_status kind_check(const struct container *container)
{
    if (container->kind != HANDLE_SPAN)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "container-kind",
                                "container is a span; expected a vector, an array or a tensor");
}

static dtl_status run_save(struct container *container, const struct run *run, const char *path,
                           struct notice *notice)
{
    struct comm *comm = dtl__container_comm(container);
    char place[PATH_BYTES];
    dtl_status made = DTL_SUCCESS, shared, transferred, status;

    notice->npy = (struct npy){.dtype = container->type->id, .shape = container->shape};
    if (comm->rank == 0)
        made = dtl__part_make(path, &notice->npy, place, notice->path);
    shared = notice_share(comm, made, notice);
    transferred = shared == DTL_SUCCESS ? file_transfer(comm, notice, run, path, true) : shared;
    status = comm->rank == 0 && made == DTL_SUCCESS
                 ? dtl__part_settle(notice->path, place, transferred)
                 : transferred;
    if (shared != DTL_SUCCESS)
        return shared;
    status = notice_share(comm, status, notice);
    return transferred == DTL_SUCCESS ? status : transferred;
}

dtl_status dtl_impl_container_save(struct container *container, const char *path)
{
    struct notice *notice = NULL;
    struct run run = {0};
    dtl_status status = kind_check(container);

    if (status != DTL_SUCCESS)
        return status;
    status = notice_make(container->context, path, &notice);
    if (status == DTL_SUCCESS)
        status = run_gather(container, &run);
    if (status == DTL_SUCCESS)
        status = run_save(container, &run, path, notice);
    run_close(&run);
    dtl__release(notice);
    return status;
}

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

/* The header of the file, on every rank.  Collective. */
static dtl_status notice_load(struct container *container, const char *path, struct notice *notice)
{
    struct comm *comm = dtl__container_comm(container);
    dtl_status status = DTL_SUCCESS;

    if (comm->rank == 0) {
        status = path_copy(path, notice);
        if (status == DTL_SUCCESS)
            status = header_read(path, &notice->npy);
        if (status == DTL_SUCCESS)
            status = npy_check(container, path, &notice->npy);
    }
    return notice_share(comm, status, notice);
}

dtl_status dtl_impl_container_load(struct container *container, const char *path)
{
    struct comm *comm = dtl__container_comm(container);
    struct notice *notice = NULL;
    struct run run = {0};
    dtl_status status = kind_check(container);

    if (status != DTL_SUCCESS)
        return status;
    status = notice_make(container->context, path, &notice);
    if (status == DTL_SUCCESS)
        status = notice_load(container, path, notice);
    if (status == DTL_SUCCESS)
        status = run_room(container, &run);
    if (status == DTL_SUCCESS)
        status = file_transfer(comm, notice, &run, notice->path, false);
    if (status == DTL_SUCCESS)
        status = run_scatter(container, &run);
    run_close(&run);
    dtl__release(notice);
    return status;
}

dtl_status dtl_impl_file_inspect(struct context *ctx, const char *path, int *dtype,
                                 dtl_shape *shape)
{
    struct notice *notice = NULL;
    dtl_status status = notice_make(ctx, path, &notice);

    if (status == DTL_SUCCESS) {
        if (ctx->comm.rank == 0)
            status = header_read(path, &notice->npy);
        status = notice_share(&ctx->comm, status, notice);
    }
    if (status == DTL_SUCCESS) {
        *dtype = (int)notice->npy.dtype;
        *shape = notice->npy.shape;
    }
    dtl__release(notice);
    return status;
}
