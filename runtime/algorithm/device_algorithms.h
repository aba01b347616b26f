/* SPDX-License-Identifier: BSD-3-Clause */
/* What a device does with the elements that it has, so that they need not travel.  Its folds are in
 * an order that depends on the number of elements alone. */
#ifndef DTL_ALGORITHM_DEVICE_ALGORITHMS_H
#define DTL_ALGORITHM_DEVICE_ALGORITHMS_H

#include "dtl_container.h"

/* This rank's elements, as the device has them. */
static inline struct device_part dtl__device_elements(const struct container *container)
{
    return (struct device_part){container->device_data,
                                container->local_size * container->type->size};
}

/* What lies behind so many bytes in one block of a device starts where any kernel can read it. */
static inline uint64_t dtl__device_aligned(uint64_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

/* Whether the device of elements that are far runs kernels. */
bool dtl__container_device_computes(const struct container *container);

/* Whether this rank has elements, on a device alone, which runs kernels. */
static inline bool dtl__container_runs_on_device(const struct container *container)
{
    return dtl__container_is_far(container) && dtl__container_device_computes(container);
}

/* Whether no other rank makes the container's calls. */
static inline bool dtl__container_is_on_one_rank(const struct container *container)
{
    return container->context != NULL && container->context->comm.size == 1;
}

/* What is folded: `first` makes parts of the elements, `next` fewer of them. */
struct device_fold {
    const struct container *container;
    char first[64];
    const char *next; /* NULL: the same */
    uint64_t size;    /* bytes of a part, and of the result */
    struct kernel_call call;
};

/* Of a container that it has: a reduction; how many elements are the value, and which is the
 * first, as int64_t, -1 where none is; the index of the least element, or with `sign` -1 of the
 * greatest, the first of equal ones; sums of the elements and of their squares, as two doubles, and
 * of products, as one. */
struct device_fold dtl__device_fold_reduce(const struct container *container, dtl_reduce_op op);
struct device_fold dtl__device_fold_count(const struct container *container, const void *value);
struct device_fold dtl__device_fold_find(const struct container *container, const void *value);
struct device_fold dtl__device_fold_extreme(const struct container *container, int sign);
/* Less `shift`, or where that is not NULL less the mean of the same elements, whose sums lie at
 * `sums` on the device. */
struct device_fold dtl__device_fold_moments(const struct container *container, double shift,
                                            const void *sums);
struct device_fold dtl__device_fold_products(const struct container *a, const struct container *b);

/* Folds, and waits for the result, in memory of the host. */
dtl_status dtl__device_fold_run(struct device_fold *fold, void *result);
/* Queues it, with room on the device of so many bytes, and the result in memory that the device
 * reaches. */
uint64_t dtl__device_fold_workspace(const struct device_fold *fold);
dtl_status dtl__device_queue_fold(struct device_stream *stream, struct device_fold *fold,
                                  void *workspace, void *result);

dtl_status dtl__device_reduce(const struct container *container, dtl_reduce_op op, void *result);

/* As dtl__scan() does.  Where a product would overflow that does not in index order, the elements
 * are as before and *is_done is false: then the host has to scan them. */
dtl_status dtl__device_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                            const void *before, bool *is_done);

/* Elements of `to` become what a dtl_reduce_op makes of them and those of `from`, of the same
 * device, or a dtl_unary_op of those of `from`. */
dtl_status dtl__device_apply(struct container *to, const struct container *from, int32_t op);
dtl_status dtl__device_apply_unary(struct container *to, const struct container *from, int32_t op);
/* The same of two, of which one may be NULL and is `value` then, by the name of a step. */
dtl_status dtl__device_apply_binary(struct container *to, const struct container *x,
                                    const struct container *y, const void *value, const char *step);

/* The same, queued on a stream of their device. */
typedef dtl_status device_queue_apply(struct device_stream *stream, struct container *to,
                                      const struct container *from, int32_t op);
device_queue_apply dtl__device_queue_apply, dtl__device_queue_apply_unary;

dtl_status dtl__device_queue_apply_binary(struct device_stream *stream, struct container *to,
                                          const struct container *x, const struct container *y,
                                          const void *value, const char *step);

/* A scan or a sort of this rank's part that is queued has room on the device, of so many bytes. */
uint64_t dtl__device_scan_workspace(const struct container *container, struct device_stream *stream,
                                    dtl_reduce_op op, bool is_inclusive);
dtl_status dtl__device_queue_scan(struct device_stream *stream, struct container *container,
                                  dtl_reduce_op op, bool is_inclusive, void *workspace);
uint64_t dtl__device_sort_workspace(const struct container *container, struct device_stream *stream,
                                    bool is_descending);
dtl_status dtl__device_queue_sort(struct device_stream *stream, struct container *container,
                                  bool is_descending, void *workspace);

/* The same of a sort of what goes with its keys, of the same device, and of places. */
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

/* Each of the numbers, of uint64_t, becomes the sum of those up to it; in room of so many bytes. */
uint64_t dtl__device_prefix_sum_workspace(struct device_stream *stream, struct device_part counts);
dtl_status dtl__device_queue_prefix_sum(struct device_stream *stream, struct device_part counts,
                                        void *workspace);

/* Stable sorts; of nothing more than one rank has. */
dtl_status dtl__device_sort(struct container *container, bool is_descending);
/* Of `payload` with its keys, which lie on the same device. */
dtl_status dtl__device_sort_by_key(struct container *keys, struct container *payload,
                                   bool is_descending);
/* The places of the elements in their order; `indices` of int64_t lies on the same device. */
dtl_status dtl__device_argsort(const struct container *container, bool is_descending,
                               struct container *indices);

/* Whether each rank has all elements of both, on one device, which sorts them: on all ranks, or on
 * none.  The two may be one.  Collective. */
bool dtl__device_has_all_elements(struct container *one, struct container *other);

/* The elements in their order, to memory of the host; and their places, where `places` is not NULL.
 */
dtl_status dtl__device_sort_to_host(const struct container *container, bool is_descending,
                                    void *elements, int64_t *places);

/* A sorted copy of a container's elements. */
struct sorted_copy {
    struct device_stream *stream;
    const struct dtype *type;
    void *workspace; /* NULL: there is none */
    struct device_part elements;
    struct device_part spare; /* room for as many */
    struct device_part kept;  /* how many distinct ones there are up to each */
    struct device_part found; /* a number */
    struct device_part work;  /* of primitives */
};
/* One that is queued has its room from elsewhere, of so many bytes.  Then its distinct elements are
 * queued, to memory of the device that has room for all, and their number; and one element. */
uint64_t dtl__sorted_copy_workspace(const struct container *container,
                                    struct device_stream *stream);
dtl_status dtl__sorted_copy_queue(struct device_stream *stream, const struct container *container,
                                  void *workspace, struct sorted_copy *out);
dtl_status dtl__sorted_copy_queue_distinct(const struct sorted_copy *sorted, void *to,
                                           uint64_t *count);
dtl_status dtl__sorted_copy_queue_read(const struct sorted_copy *sorted, uint64_t index, void *to);

dtl_status dtl__sorted_copy_open(const struct container *container, struct sorted_copy *out);
void dtl__sorted_copy_close(struct sorted_copy *sorted);
/* One of them. */
dtl_status dtl__sorted_copy_read(const struct sorted_copy *sorted, uint64_t index, void *to);
/* How many distinct ones there are. */
dtl_status dtl__sorted_copy_count_distinct(const struct sorted_copy *sorted, uint64_t *count);
/* These, to memory of the host or of the device, once they were counted. */
dtl_status dtl__sorted_copy_read_distinct(const struct sorted_copy *sorted, uint64_t count,
                                          void *to);

/* How many elements are in each of `bins` equal bins from `low` to `high`; and the same, queued. */
dtl_status dtl__device_histogram(const struct container *container, double low, double high,
                                 uint64_t bins, uint64_t *counts);
uint64_t dtl__device_histogram_workspace(const struct container *container, uint64_t bins);
dtl_status dtl__device_queue_histogram(struct device_stream *stream,
                                       const struct container *container, double low, double high,
                                       uint64_t bins, void *workspace, uint64_t *counts);
/* Whether both are where products of their elements can be had. */
bool dtl__containers_share_device(const struct container *a, const struct container *b);
static inline bool dtl__containers_run_on_device(const struct container *a,
                                                 const struct container *b)
{
    return dtl__container_is_far(a) && dtl__container_is_far(b) &&
           dtl__containers_share_device(a, b);
}
#endif
