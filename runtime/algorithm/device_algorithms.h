/* SPDX-License-Identifier: BSD-3-Clause */
/* Algorithms that a device runs on the elements in its own memory, so that no element is copied to
 * the host.
 *
 * Functions without `queue` in their names block until the device is done.  Those with `queue` only
 * queue the work on a stream, in workspace that the caller allocates in device memory, with as many
 * bytes as the `_workspace` function returns.  The workspace must exist until the work is done.
 * All functions are local.  The order in which a fold combines elements depends on their number
 * alone, so results are reproducible.  Implemented in reduce/device.c, scan/device.c and
 * sort/device.c. */
#ifndef DTL_ALGORITHM_DEVICE_ALGORITHMS_H
#define DTL_ALGORITHM_DEVICE_ALGORITHMS_H

#include "dtl_container.h"

/* Returns this rank's elements in device memory. */
static inline struct device_part dtl__device_elements(const struct container *container)
{
    return (struct device_part){container->device_data,
                                container->local_size * container->type->size};
}

/* Rounds `bytes` up so that an object behind them is aligned for any kernel. */
static inline uint64_t dtl__device_aligned(uint64_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

/* Returns true if this rank has elements of a container in device memory, and the device runs
 * kernels. */
bool dtl__container_device_computes(const struct container *container);

/* Returns true if this rank's elements are in device memory only, on a device that runs kernels. */
static inline bool dtl__container_runs_on_device(const struct container *container)
{
    return dtl__container_is_on_device(container) && dtl__container_device_computes(container);
}

/* Returns true if the container's context has a single rank. */
static inline bool dtl__container_is_on_one_rank(const struct container *container)
{
    return container->context != NULL && container->context->comm.size == 1;
}

/* A fold (reduction) on a device.  The kernel `first` makes partial results of the elements, and
 * `next` combines partial results to fewer, until one is left. */
struct device_fold {
    const struct container *container;
    char first[64];
    const char *next; /* NULL: `first` again */
    uint64_t size;    /* bytes of a partial result, and of the final one */
    struct kernel_call call;
};

/* Return folds over a container for which dtl__container_runs_on_device() holds.  Results: the
 * reduction by `op`; the number of elements that equal *value (count) and the index of the first
 * one (find), as int64_t, -1 if there is none; the index of the smallest element, or of the
 * greatest if `sign` is -1, the first one of equal elements (extreme); the sums of the elements and
 * of their squares, as two doubles (moments); the sum of products, as a double (products). */
struct device_fold dtl__device_fold_reduce(const struct container *container, dtl_reduce_op op);
struct device_fold dtl__device_fold_count(const struct container *container, const void *value);
struct device_fold dtl__device_fold_find(const struct container *container, const void *value);
struct device_fold dtl__device_fold_extreme(const struct container *container, int sign);
/* Subtracts `shift` from each element.  If `sums` is not NULL, subtracts the mean of the same
 * elements instead, whose sums are at that address of the device. */
struct device_fold dtl__device_fold_moments(const struct container *container, double shift,
                                            const void *sums);
struct device_fold dtl__device_fold_products(const struct container *a, const struct container *b);

/* Runs the fold and blocks until *result, in host memory, is set. */
dtl_status dtl__device_fold_run(struct device_fold *fold, void *result);
/* Queue the fold, in a workspace of as many bytes as the first function returns.  `result` is in
 * memory that the device can write, such as pinned host memory. */
uint64_t dtl__device_fold_workspace(const struct device_fold *fold);
dtl_status dtl__device_queue_fold(struct device_stream *stream, struct device_fold *fold,
                                  void *workspace, void *result);

/* Reduces this rank's elements by `op` and blocks until *result, in host memory, is set.  Uses the
 * device library's primitive if the result does not depend on the order. */
dtl_status dtl__device_reduce(const struct container *container, dtl_reduce_op op, void *result);

/* Scans in place, as dtl__scan() does.  If a product overflows that might not overflow in index
 * order, restores the elements and clears *is_done: the host must scan them. */
dtl_status dtl__device_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                            const void *before, bool *is_done);

/* Apply an operation to each element of `to` and `from`, which are on the same device: a
 * dtl_reduce_op of both, or a dtl_unary_op of `from`.  The results replace the elements of `to`. */
dtl_status dtl__device_apply(struct container *to, const struct container *from, int32_t op);
dtl_status dtl__device_apply_unary(struct container *to, const struct container *from, int32_t op);
/* Applies a binary operation, given by its kernel's name `step`, to the elements of `x` and `y`.
 * One of them may be NULL: *value takes its place. */
dtl_status dtl__device_apply_binary(struct container *to, const struct container *x,
                                    const struct container *y, const void *value, const char *step);

/* The same operations, queued on a stream of the device. */
typedef dtl_status device_queue_apply(struct device_stream *stream, struct container *to,
                                      const struct container *from, int32_t op);
device_queue_apply dtl__device_queue_apply, dtl__device_queue_apply_unary;

/* dtl__device_apply_binary(), queued on a stream of the device. */
dtl_status dtl__device_queue_apply_binary(struct device_stream *stream, struct container *to,
                                          const struct container *x, const struct container *y,
                                          const void *value, const char *step);

/* Scan and stable sort of this rank's part, queued.  Here and below, the functions NAME_workspace()
 * return the bytes of device memory that the caller passes as `workspace`. */
uint64_t dtl__device_scan_workspace(const struct container *container, struct device_stream *stream,
                                    dtl_reduce_op op, bool is_inclusive);
dtl_status dtl__device_queue_scan(struct device_stream *stream, struct container *container,
                                  dtl_reduce_op op, bool is_inclusive, void *workspace);
uint64_t dtl__device_sort_workspace(const struct container *container, struct device_stream *stream,
                                    bool is_descending);
dtl_status dtl__device_queue_sort(struct device_stream *stream, struct container *container,
                                  bool is_descending, void *workspace);

/* Stable sort of keys and a payload on the same device, and an argsort, queued. */
uint64_t dtl__device_sort_by_key_workspace(const struct container *keys,
                                           const struct container *payload,
                                           struct device_stream *stream, bool is_descending);
dtl_status dtl__device_queue_sort_by_key(struct device_stream *stream, struct container *keys,
                                         struct container *payload, bool is_descending,
                                         void *workspace);
uint64_t dtl__device_argsort_workspace(const struct container *container,
                                       struct device_stream *stream, bool is_descending,
                                       const struct container *indices);
dtl_status dtl__device_queue_argsort(struct device_stream *stream,
                                     const struct container *container, bool is_descending,
                                     struct container *indices, void *workspace);

/* Replaces each uint64_t by the sum of all numbers up to and including it, queued. */
uint64_t dtl__device_prefix_sum_workspace(struct device_stream *stream, struct device_part counts);
dtl_status dtl__device_queue_prefix_sum(struct device_stream *stream, struct device_part counts,
                                        void *workspace);

/* Stable sort of this rank's elements, in place. */
dtl_status dtl__device_sort(struct container *container, bool is_descending);
/* Sorts `keys` stably, and reorders `payload` in the same way.  Both are on the same device. */
dtl_status dtl__device_sort_by_key(struct container *keys, struct container *payload,
                                   bool is_descending);
/* Sets `indices`, of int64_t on the same device, to the indices that sort the elements. */
dtl_status dtl__device_argsort(const struct container *container, bool is_descending,
                               struct container *indices);

/* Returns true, on all ranks or on none, if each rank has all elements of both containers on one
 * device that can sort them.  The two may be the same container.  Collective. */
bool dtl__device_has_all_elements(struct container *one, struct container *other);

/* Writes the sorted elements to host memory, and to `indices`, unless it is NULL, the index that
 * each of them had before. */
dtl_status dtl__device_sort_to_host(const struct container *container, bool is_descending,
                                    void *elements, int64_t *indices);

/* A sorted copy of a container's elements in device memory. */
struct sorted_copy {
    struct device_stream *stream;
    const struct dtype *type;
    void *workspace; /* allocated by dtl__sorted_copy_open(); NULL if the caller owns it */
    struct device_part elements;
    struct device_part buffer; /* memory of the same size, for sorting */
    /* For each element, the number of distinct elements up to it. */
    struct device_part prefix_counts;
    struct device_part number;              /* one number, the result of a kernel */
    struct device_part primitive_workspace; /* workspace of the device's primitives */
};
/* Sorted copy in the caller's workspace, queued on a stream.  On it, further work is queued: the
 * distinct elements are written to `to`, in device memory large enough for all elements, and their
 * number to *count; or the element at one index is written to `to`. */
uint64_t dtl__sorted_copy_workspace(const struct container *container,
                                    struct device_stream *stream);
dtl_status dtl__sorted_copy_queue(struct device_stream *stream, const struct container *container,
                                  void *workspace, struct sorted_copy *out);
dtl_status dtl__sorted_copy_queue_distinct(const struct sorted_copy *sorted, void *to,
                                           uint64_t *count);
dtl_status dtl__sorted_copy_queue_read(const struct sorted_copy *sorted, uint64_t index, void *to);

/* Sorted copy in memory of its own.  The open function queues the sort on the block's stream; the
 * close function waits for the device and releases the memory. */
dtl_status dtl__sorted_copy_open(const struct container *container, struct sorted_copy *out);
void dtl__sorted_copy_close(struct sorted_copy *sorted);
/* Reads the element at `index`. */
dtl_status dtl__sorted_copy_read(const struct sorted_copy *sorted, uint64_t index, void *to);
/* Sets *count to the number of distinct elements. */
dtl_status dtl__sorted_copy_count_distinct(const struct sorted_copy *sorted, uint64_t *count);
/* Copies the distinct elements to host or device memory.  Call dtl__sorted_copy_count_distinct()
 * before. */
dtl_status dtl__sorted_copy_read_distinct(const struct sorted_copy *sorted, uint64_t count,
                                          void *to);

/* Set counts[i] to the number of elements in bin i of `bins` equal bins from `low` to `high`.  The
 * first function blocks until `counts`, in host memory, is set; the last one queues the work. */
dtl_status dtl__device_histogram(const struct container *container, double low, double high,
                                 uint64_t bins, uint64_t *counts);
uint64_t dtl__device_histogram_workspace(const struct container *container, uint64_t bins);
dtl_status dtl__device_queue_histogram(struct device_stream *stream,
                                       const struct container *container, double low, double high,
                                       uint64_t bins, void *workspace, uint64_t *counts);
/* Returns true if both containers have elements on the same device, which runs kernels. */
bool dtl__containers_share_device(const struct container *a, const struct container *b);
static inline bool dtl__containers_run_on_device(const struct container *a,
                                                 const struct container *b)
{
    return dtl__container_is_on_device(a) && dtl__container_is_on_device(b) &&
           dtl__containers_share_device(a, b);
}
#endif
