/* SPDX-License-Identifier: BSD-3-Clause */
/* What a device does with the elements that it has, so that they need not travel.  Its folds are in
 * an order that depends on the number of elements alone. */
#ifndef DTL_ALGORITHM_FAR_H
#define DTL_ALGORITHM_FAR_H

#include "dtl_container.h"

/* This rank's elements, as the device has them. */
static inline struct device_part dtl__far_elements(const struct container *container)
{
    return (struct device_part){container->device_data,
                                container->local_size * container->type->size};
}

/* What lies behind so many bytes in one block of a device starts where any kernel can read it. */
static inline uint64_t dtl__far_aligned(uint64_t bytes)
{
    return (bytes + 255) / 256 * 256;
}

/* Whether the device of elements that are far runs kernels. */
bool dtl__far_computes(const struct container *container);

/* Whether this rank has elements, on a device alone, which runs kernels. */
static inline bool dtl__far_has(const struct container *container)
{
    return dtl__container_is_far(container) && dtl__far_computes(container);
}

/* Whether no other rank makes the container's calls. */
static inline bool dtl__far_is_alone(const struct container *container)
{
    return container->context != NULL && container->context->comm.size == 1;
}

/* Of a container that it has. */
dtl_status dtl__far_fold(const struct container *container, dtl_reduce_op op, void *result);
/* -1: there is none. */
dtl_status dtl__far_find(const struct container *container, const void *value, int64_t *index);
dtl_status dtl__far_count(const struct container *container, const void *value, uint64_t *count);
/* Of the least element, or with `sign` -1 of the greatest; the first of equal ones. */
dtl_status dtl__far_extreme(const struct container *container, int sign, int64_t *index);

/* As dtl__scan() does. */
dtl_status dtl__far_scan(struct container *container, dtl_reduce_op op, bool is_inclusive,
                         const void *before);

/* Elements of `to` become what a dtl_reduce_op makes of them and those of `from`, of the same
 * device, or a dtl_unary_op of those of `from`. */
dtl_status dtl__far_apply(struct container *to, const struct container *from, int32_t op);
dtl_status dtl__far_apply_unary(struct container *to, const struct container *from, int32_t op);
/* The same of two, of which one may be NULL and is `value` then, by the name of a step. */
dtl_status dtl__far_apply_binary(struct container *to, const struct container *x,
                                 const struct container *y, const void *value, const char *step);

/* The same, queued on a stream of their device. */
typedef dtl_status far_queue_apply(struct device_stream *stream, struct container *to,
                                   const struct container *from, int32_t op);
far_queue_apply dtl__far_queue_apply, dtl__far_queue_apply_unary;

dtl_status dtl__far_queue_apply_binary(struct device_stream *stream, struct container *to,
                                       const struct container *x, const struct container *y,
                                       const void *value, const char *step);

/* A scan or a sort of this rank's part that is queued has room on the device, of so many bytes. */
uint64_t dtl__far_scan_room(const struct container *container, struct device_stream *stream,
                            dtl_reduce_op op, bool is_inclusive);
dtl_status dtl__far_queue_scan(struct device_stream *stream, struct container *container,
                               dtl_reduce_op op, bool is_inclusive, void *room);
uint64_t dtl__far_sort_room(const struct container *container, struct device_stream *stream,
                            bool is_descending);
dtl_status dtl__far_queue_sort(struct device_stream *stream, struct container *container,
                               bool is_descending, void *room);

/* The same of a sort of what goes with its keys, of the same device, and of places. */
uint64_t dtl__far_sort_by_key_room(const struct container *keys, const struct container *payload,
                                   struct device_stream *stream, bool is_descending);
dtl_status dtl__far_queue_sort_by_key(struct device_stream *stream, struct container *keys,
                                      struct container *payload, bool is_descending, void *room);
uint64_t dtl__far_argsort_room(const struct container *container, struct device_stream *stream,
                               bool is_descending, const struct container *indices);
dtl_status dtl__far_queue_argsort(struct device_stream *stream, const struct container *container,
                                  bool is_descending, struct container *indices, void *room);

/* A fold that is queued has room on the device, of so many bytes, and its result in pinned memory.
 */
uint64_t dtl__far_fold_room(const struct container *container);
dtl_status dtl__far_queue_fold(struct device_stream *stream, const struct container *container,
                               dtl_reduce_op op, void *room, void *result);

/* Each of the numbers, of uint64_t, becomes the sum of those up to it. */
dtl_status dtl__far_count_up(struct device_stream *stream, struct device_part counts);

/* Stable sorts; of nothing more than one rank has. */
dtl_status dtl__far_sort(struct container *container, bool is_descending);
/* Of `payload` with its keys, which lie on the same device. */
dtl_status dtl__far_sort_by_key(struct container *keys, struct container *payload,
                                bool is_descending);
/* The places of the elements in their order; `indices` of int64_t lies on the same device. */
dtl_status dtl__far_argsort(const struct container *container, bool is_descending,
                            struct container *indices);

/* Whether each rank has all elements of both, on one device, which sorts them: on all ranks, or on
 * none.  The two may be one.  Collective. */
bool dtl__far_are_whole(struct container *one, struct container *other);

/* The elements in their order, to memory of the host; and their places, where `places` is not NULL.
 */
dtl_status dtl__far_sorted_places(const struct container *container, bool is_descending,
                                  void *elements, int64_t *places);

/* A sorted copy of a container's elements. */
struct far_sorted {
    struct device_stream *stream;
    const struct dtype *type;
    void *room; /* NULL: there is none */
    struct device_part elements;
    struct device_part spare; /* room for as many */
    struct device_part kept;  /* how many distinct ones there are up to each */
    struct device_part found; /* a number */
    bool is_selected;         /* the distinct ones are in `spare` */
};
dtl_status dtl__far_sorted_open(const struct container *container, struct far_sorted *out);
void dtl__far_sorted_close(struct far_sorted *sorted);
/* One of them. */
dtl_status dtl__far_sorted_read(const struct far_sorted *sorted, uint64_t index, void *to);
/* How many distinct ones there are. */
dtl_status dtl__far_sorted_count(struct far_sorted *sorted, uint64_t *count);
/* These, to memory of the host or of the device, once they were counted. */
dtl_status dtl__far_sorted_keep(const struct far_sorted *sorted, uint64_t count, void *to);

/* The sums of moments.h. */
dtl_status dtl__far_moments(const struct container *container, double shift, double *sum,
                            double *squares);
/* How many elements are in each of `bins` equal bins from `low` to `high`. */
dtl_status dtl__far_histogram(const struct container *container, double low, double high,
                              uint64_t bins, uint64_t *counts);
/* Whether both are where products of their elements can be had. */
bool dtl__far_share(const struct container *a, const struct container *b);
static inline bool dtl__far_has_both(const struct container *a, const struct container *b)
{
    return dtl__container_is_far(a) && dtl__container_is_far(b) && dtl__far_share(a, b);
}
dtl_status dtl__far_dot(const struct container *a, const struct container *b, double *sum);

#endif
