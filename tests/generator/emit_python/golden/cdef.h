/* Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/cdef.h.j2.
 * Do not edit. */
typedef int32_t dtl_rank_t;
typedef uint64_t dtl_size_t;
typedef int64_t dtl_index_t;
typedef int32_t dtl_status;

typedef ... *dtl_context_t;
typedef ... *dtl_box_t;
typedef void *dtl_container_t;

typedef int dtl_dtype;
typedef int dtl_reduce_op;
typedef int dtl_color;

typedef struct {
    dtl_color color;
    dtl_size_t depth;
} dtl_options;

typedef struct {
    int32_t value;
    int32_t index;
} dtl_int32_int32;

typedef void (*dtl_visitor)(void *element, dtl_size_t index);

dtl_size_t dtl_dtype_size(dtl_dtype dtype);
dtl_status dtl_context_create(dtl_context_t *ctx);
void dtl_context_destroy(dtl_context_t ctx);
dtl_status dtl_box_create(dtl_context_t ctx, dtl_dtype dtype, dtl_size_t capacity,
                          const dtl_options *opts, dtl_box_t *box);
void dtl_box_destroy(dtl_box_t box);
dtl_rank_t dtl_box_owner(dtl_box_t box, dtl_index_t place);
const char *dtl_box_name(dtl_box_t box);
dtl_status dtl_reduce(dtl_context_t ctx, const void *sendbuf, void *recvbuf, dtl_size_t count,
                      dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root);
dtl_status dtl_gather(dtl_context_t ctx, const dtl_size_t *counts, void *room);
