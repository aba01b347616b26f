/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/impl.h.j2.
 * Do not edit. */
/* Declarations of the functions that the runtime implements: each public function, with pointers to
 * objects in place of handles. The generated stubs call them with checked arguments. */
#ifndef DTL_IMPL_H
#define DTL_IMPL_H

#include <dtl/dtl.h>

struct box;
struct container;
struct context;

/* Types */
dtl_size_t dtl_impl_dtype_size(dtl_dtype dtype);

/* Boxes */
dtl_status dtl_impl_context_create(struct context **ctx);
void dtl_impl_context_destroy(struct context *ctx);
dtl_status dtl_impl_box_create(struct context *ctx, dtl_dtype dtype, dtl_size_t capacity,
                               const dtl_options *opts, struct box **box);
void dtl_impl_box_destroy(struct box *box);
dtl_rank_t dtl_impl_box_owner(struct box *box, dtl_index_t place);
const char *dtl_impl_box_name(struct box *box);
dtl_status dtl_impl_reduce(struct context *ctx, const void *sendbuf, void *recvbuf,
                           dtl_size_t count, dtl_dtype dtype, dtl_reduce_op op, dtl_rank_t root);
dtl_status dtl_impl_gather(struct context *ctx, const dtl_size_t *counts, void *room);

#endif
