/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Models
 *
 * A model is a graph of tasks, such as the products and sums of a transformer block, that is
 * planned once and run many times. Tasks name the tensors that they read and write, and are
 * given in the order of a program. Those that touch the same bytes, one of them writing, keep
 * that order: reads after writes, writes after reads, writes after writes; all others may run
 * at once. dtl_model_schedule deals the tasks out to workers, dtl_model_run runs them: each
 * worker is a thread, the first is the caller. One thread at a time builds a model; what
 * another thread asks of it while it is scheduled or run fails with DTL_ERROR_INVALID_STATE.
 *
 * Tensors have rows and columns of float32 or bfloat16, and lie in memory of the caller's;
 * lengths of sequences are int64. A view is a part of another tensor; tensors may overlap as
 * they like. Tasks compute in float32 whatever they read, and round what they write as bfloat16
 * to nearest, ties to even.
 *
 * Tasks that communicate, barriers and reductions, run on the first worker, in the order in
 * which they were given: all ranks of the context give the same ones.
 */
#ifndef DTL_MODEL_H
#define DTL_MODEL_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `*model` is a model without tasks, whose context it outlives. Local: does not wait for other
 * ranks.
 *
 * @param ctx An open context.
 * @param model The new model, to be closed by dtl_model_destroy.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: model: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_create(dtl_context_t ctx, dtl_model_t *model)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The handle is closed, and the memory of the tensors the caller's own. Null is ignored. Local:
 * does not wait for other ranks.
 *
 * @param model An open model. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 */
DTL_API void dtl_model_destroy(dtl_model_t model);

/** 1 if the handle stands for an open model, 0 for a null, closed or foreign one; then the last
 * error says which. Local: does not wait for other ranks.
 *
 * @param model An open model.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 */
DTL_API int dtl_model_is_valid(dtl_model_t model);

/** How many tensors the model has, views included. Local: does not wait for other ranks.
 *
 * @param model An open model.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 */
DTL_API dtl_size_t dtl_model_tensors(dtl_model_t model);

/** How many tasks the model has. Local: does not wait for other ranks.
 *
 * @param model An open model.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 */
DTL_API dtl_size_t dtl_model_tasks(dtl_model_t model);

/** `*tensor` stands for `rows` times `columns` elements, one row behind the other. The memory
 * stays the caller's and must outlive the model; it begins at a multiple of the size of an
 * element. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param buffer `rows * columns` elements of `dtype`, read and written. In use by `model` after
 *   the call.
 * @param rows At least one.
 * @param columns Elements a row, at least one.
 * @param dtype DTL_DTYPE_FLOAT32 or DTL_DTYPE_BFLOAT16; of lengths DTL_DTYPE_INT64.
 * @param tensor `*tensor` stands for `rows` times `columns` elements, one row behind the other.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; buffer: memory that the host reaches;
 *   dtype: a dtl_dtype; rows * columns <= limit(dtype); rows >= 1; columns >= 1; columns <=
 *   limit(dtype) / rows; while it runs
 * - DTL_ERROR_NULL_POINTER: buffer: not NULL where rows * columns > 0; tensor: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_tensor(dtl_model_t model, void *buffer, dtl_size_t rows,
                                    dtl_size_t columns, dtl_dtype dtype, dtl_index_t *tensor)
    DTL_TYPED(2,5) DTL_NONNULL((6)) DTL_CHECKED;

/** `*view` is a part of a tensor: `rows` rows from `row` on, and of each `columns` elements from
 * `column` on. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param tensor Of which it is a part.
 * @param row Its first row in the tensor.
 * @param rows At least one.
 * @param column Its first column in the tensor.
 * @param columns At least one.
 * @param view `*view` is a part of a tensor:
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; rows >= 1; columns >= 1
 * - DTL_ERROR_NULL_POINTER: view: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: tensor >= 0 and tensor < tensors(model); while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_view(dtl_model_t model, dtl_index_t tensor, dtl_size_t row,
                                  dtl_size_t rows, dtl_size_t column, dtl_size_t columns,
                                  dtl_index_t *view)
    DTL_NONNULL((7)) DTL_CHECKED;

/** The model has a task more: each element of `out` becomes what `op` makes of that of `x` at
 * its place. The two have one shape, and may be one tensor, but overlap in no other way. Local:
 * does not wait for other ranks.
 *
 * @param model An open model.
 * @param op What becomes of an element x.
 * @param x What is read.
 * @param out What is written.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; op: a dtl_model_unary_op; while it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: x >= 0 and x < tensors(model); out >= 0 and out < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_unary(dtl_model_t model, dtl_model_unary_op op, dtl_index_t x,
                                       dtl_index_t out, dtl_index_t *task)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The model has a task more: each element of `out` becomes what `op` makes of those of `x` and
 * `y` at its place. The three have one shape, or `y` has one row, for all of `x`. `out` may be
 * one of the others, but overlaps them in no other way. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param op What becomes of two elements x and y.
 * @param x The first operand.
 * @param y The second.
 * @param out What is written.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; op: a dtl_model_binary_op; while it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: x >= 0 and x < tensors(model); y >= 0 and y < tensors(model); out
 *   >= 0 and out < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_binary(dtl_model_t model, dtl_model_binary_op op, dtl_index_t x,
                                        dtl_index_t y, dtl_index_t out, dtl_index_t *task)
    DTL_NONNULL((6)) DTL_CHECKED;

/** The model has a task more: `out` becomes the product of `x` and the transpose of `weight`,
 * plus `bias` in each row. `weight` has a row for each column of `out`, of as many columns as
 * `x`. `out` overlaps none of the others. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param x Of as many rows as `out`.
 * @param weight What it is multiplied by.
 * @param bias One row, or DTL_MODEL_NO_TENSOR.
 * @param out What is written.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; while it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: x >= 0 and x < tensors(model); weight >= 0 and weight <
 *   tensors(model); bias >= -1 and bias < tensors(model); out >= 0 and out < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_linear(dtl_model_t model, dtl_index_t x, dtl_index_t weight,
                                        dtl_index_t bias, dtl_index_t out, dtl_index_t *task)
    DTL_NONNULL((6)) DTL_CHECKED;

/** The model has a task more: each row of `out` becomes that of `x`, normalized, times `weight`
 * and plus `bias`. `x` and `out` have one shape, and may be one tensor, but overlap in no other
 * way. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param norm By what a row is normalized.
 * @param x What is normalized.
 * @param weight One row, or DTL_MODEL_NO_TENSOR.
 * @param bias One row, or DTL_MODEL_NO_TENSOR.
 * @param epsilon What is added to the mean of squares: a float32, at least 0.
 * @param out What is written.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; norm: a dtl_model_norm; while it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: x >= 0 and x < tensors(model); weight >= -1 and weight <
 *   tensors(model); bias >= -1 and bias < tensors(model); out >= 0 and out < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_normalize(dtl_model_t model, dtl_model_norm norm, dtl_index_t x,
                                           dtl_index_t weight, dtl_index_t bias, double epsilon,
                                           dtl_index_t out, dtl_index_t *task)
    DTL_NONNULL((8)) DTL_CHECKED;

/** The model has a task more: `out` becomes the attention of the rows of `query` to those of
 * `key`, which are of one sequence: softmax(`scale` times the product of a query and all keys)
 * times `value`, in blocks, without a matrix of all queries and keys. Side by side in a row
 * stand its heads, as wide as the columns of `query` divided by `heads`; a head of `key` and
 * `value` serves as many heads of `query` in turn as there are more of those. All four have one
 * dtype. `out` overlaps none of the others. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param mask Which keys a query attends to.
 * @param query What attends.
 * @param key What is attended to; at least as many rows as `query` has, where the mask is
 *   causal.
 * @param value What is taken of it, of the shape of `key`.
 * @param heads How many heads `query` has: a divisor of its columns, which leaves heads of at
 *   most 65536.
 * @param scale A float32, at least 0; 0 stands for 1 / sqrt(columns of a head).
 * @param out What is written, of the shape of `query`.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; mask: a dtl_model_mask; heads >= 1; while
 *   it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: query >= 0 and query < tensors(model); key >= 0 and key <
 *   tensors(model); value >= 0 and value < tensors(model); out >= 0 and out < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_flash_attention(dtl_model_t model, dtl_model_mask mask,
                                                 dtl_index_t query, dtl_index_t key,
                                                 dtl_index_t value, dtl_size_t heads, double scale,
                                                 dtl_index_t out, dtl_index_t *task)
    DTL_NONNULL((9)) DTL_CHECKED;

/** The model has a task more: each row of `out` becomes the attention of that of `query`, which
 * is of a sequence of its own, to the cache of the sequence. `key` and `value` hold the caches
 * one behind the other, each of as many rows; the first `lengths` of a cache are attended to,
 * and the others not read. Lengths are read when the task runs, which refuses what is not from
 * 1 to the rows of a cache. Heads, dtypes and overlaps are those of
 * dtl_model_add_flash_attention. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param query A row for each sequence.
 * @param key What is attended to; its rows are a multiple of those of `query`.
 * @param value What is taken of it, of the shape of `key`.
 * @param lengths One row of DTL_DTYPE_INT64, an element for each sequence.
 * @param heads How many heads `query` has.
 * @param scale A float32, at least 0; 0 stands for 1 / sqrt(columns of a head).
 * @param out What is written, of the shape of `query`.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; heads >= 1; while it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: query >= 0 and query < tensors(model); key >= 0 and key <
 *   tensors(model); value >= 0 and value < tensors(model); lengths >= 0 and lengths <
 *   tensors(model); out >= 0 and out < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_flash_decode(dtl_model_t model, dtl_index_t query,
                                              dtl_index_t key, dtl_index_t value,
                                              dtl_index_t lengths, dtl_size_t heads, double scale,
                                              dtl_index_t out, dtl_index_t *task)
    DTL_NONNULL((9)) DTL_CHECKED;

/** The model has a task more: the cache of each sequence gains the rows of `x` that are its own,
 * as many for each, one sequence behind the other. They become the last of the rows that are
 * filled, which `lengths` says when the task runs: it has counted them already, and a length
 * below the rows that are new, or beyond those of a cache, is refused then. The other rows
 * stay. `cache` holds the caches one behind the other, as dtl_model_add_flash_decode reads
 * them, and overlaps none of the others. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param x What is new; its rows are a multiple of the sequences.
 * @param lengths One row of DTL_DTYPE_INT64, an element for each sequence.
 * @param cache What is written, of as many columns as `x`; its rows are a multiple of the
 *   sequences.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; while it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: x >= 0 and x < tensors(model); lengths >= 0 and lengths <
 *   tensors(model); cache >= 0 and cache < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_append(dtl_model_t model, dtl_index_t x, dtl_index_t lengths,
                                        dtl_index_t cache, dtl_index_t *task)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The model has a task more, which all ranks reach before any leaves it: what was given before
 * runs before it, what is given after it runs after it. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_barrier(dtl_model_t model, dtl_index_t *task)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The model has a task more: each element of `tensor` becomes the reduction of those of all
 * ranks. Its rows lie one behind the other. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param op DTL_OP_SUM, DTL_OP_PROD, DTL_OP_MIN or DTL_OP_MAX.
 * @param tensor What is reduced, in place.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; op: a dtl_reduce_op; op == DTL_OP_SUM or
 *   op == DTL_OP_PROD or op == DTL_OP_MIN or op == DTL_OP_MAX; while it runs
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: tensor >= 0 and tensor < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_allreduce(dtl_model_t model, dtl_reduce_op op, dtl_index_t tensor,
                                           dtl_index_t *task)
    DTL_NONNULL((4)) DTL_CHECKED;

/** The model has a task more, which asks for the bytes of `tensor`, so that they are in the
 * caches when the next task of its worker wants them. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param tensor What will be wanted.
 * @param task Its number.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 * - DTL_ERROR_NULL_POINTER: task: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: tensor >= 0 and tensor < tensors(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_prefetch(dtl_model_t model, dtl_index_t tensor, dtl_index_t *task)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `task` runs after `before`, whatever they read and write. dtl_model_schedule refuses orders
 * that go in a circle. Local: does not wait for other ranks.
 *
 * @param model An open model.
 * @param task What comes later.
 * @param before What comes first.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 * - DTL_ERROR_OUT_OF_BOUNDS: task >= 0 and task < tasks(model); before >= 0 and before <
 *   tasks(model)
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_add_order(dtl_model_t model, dtl_index_t task, dtl_index_t before)
    DTL_CHECKED;

/** The tasks are distributed to `workers` workers, those on the longest way to the end first.
 * Refused where tasks wait for each other in a circle, which is named, and where the tasks that
 * communicate are not the same on all ranks, of which the first is named; then on all of them.
 * What is added later needs another schedule. Collective.
 *
 * @param model An open model.
 * @param workers How many threads run it, the caller included: 1 to DTL_MODEL_WORKERS.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model; while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_schedule(dtl_model_t model, int workers)
    DTL_CHECKED;

/** All tasks have run. A model that has no schedule, or was changed since, is refused. Where a
 * task fails on a rank, the ones after it do not compute, all ranks are told which it was, and
 * what the tasks write is undefined. Collective.
 *
 * @param model An open model.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_COLLECTIVE_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_model_run(dtl_model_t model)
    DTL_CHECKED;

/** `*record` is a task of the schedule: records of the first worker come first. Local: does not
 * wait for other ranks.
 *
 * @param model An open model.
 * @param index Which, from 0.
 * @param record `*record` is a task of the schedule: records of the first worker come first.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 * - DTL_ERROR_NULL_POINTER: record: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: index < records(model)
 */
DTL_API dtl_status dtl_model_record_of(dtl_model_t model, dtl_size_t index,
                                       dtl_model_record_t *record)
    DTL_NONNULL((3)) DTL_CHECKED;

/** A wait of the schedule: it is over when `*worker` has run `*count` of its tasks. Local: does
 * not wait for other ranks.
 *
 * @param model An open model.
 * @param index Which, from 0.
 * @param worker A wait of the schedule: it is over when `*worker` has run `*count` of its
 *   tasks.
 * @param count A wait of the schedule: it is over when `*worker` has run `*count` of its tasks.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: model: an open model
 * - DTL_ERROR_NULL_POINTER: worker: not NULL; count: not NULL
 * - DTL_ERROR_OUT_OF_BOUNDS: index < waits(model)
 */
DTL_API dtl_status dtl_model_wait_of(dtl_model_t model, dtl_size_t index, int *worker,
                                     dtl_size_t *count)
    DTL_NONNULL((3,4)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
