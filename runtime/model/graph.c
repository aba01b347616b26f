/* SPDX-License-Identifier: BSD-3-Clause */
/* Creation, destruction and properties of models, and their tensors. */
#include "model.h"

#include <inttypes.h>
#include <string.h>

#include "dtl_conditions.h"
#include "dtl_impl.h"

enum { INITIAL_CAPACITY = 64 };

struct context *dtl__model_context(const struct model *model)
{
    return model->context;
}

uint64_t dtl__model_tensors(const struct model *model)
{
    return model->tensor_count;
}

uint64_t dtl__model_tasks(const struct model *model)
{
    return model->task_count;
}

uint64_t dtl__model_records(const struct model *model)
{
    return model->plan.workers == 0 ? 0 : model->task_count;
}

uint64_t dtl__model_waits(const struct model *model)
{
    return model->plan.wait_count;
}

/* ---- growing --------------------------------------------------------------------------------- */

dtl_status dtl__model_grow(void **array, uint64_t count, uint64_t *capacity, uint64_t bytes)
{
    uint64_t new_capacity = *capacity == 0 ? INITIAL_CAPACITY : dtl__times(*capacity, 2);
    void *new_array = NULL;
    dtl_status status;

    if (count < *capacity)
        return DTL_SUCCESS;
    status = dtl__alloc(&new_array, dtl__times(new_capacity, bytes), "model");
    if (status != DTL_SUCCESS)
        return status;
    if (count > 0)
        memcpy(new_array, *array, count * bytes);
    dtl__release(*array);
    *array = new_array;
    *capacity = new_capacity;
    return DTL_SUCCESS;
}

dtl_status dtl__model_add_edge(struct model_edges *edges, int64_t task, int64_t before)
{
    dtl_status status =
        dtl__model_grow((void **)&edges->list, edges->count, &edges->capacity, sizeof *edges->list);

    if (status == DTL_SUCCESS)
        edges->list[edges->count++] = (struct model_edge){.task = task, .before = before};
    return status;
}

/* ---- locking --------------------------------------------------------------------------------- */

dtl_status dtl__model_lock(struct model *model)
{
    if (!atomic_exchange_explicit(&model->is_locked, true, memory_order_acquire))
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_STATE, "model-taken",
                                "model is planned, run or changed by another thread; expected one "
                                "that no other thread uses");
}

/* Pairs with the acquire exchange in dtl__model_lock(). */
void dtl__model_unlock(struct model *model)
{
    atomic_store_explicit(&model->is_locked, false, memory_order_release);
}

/* ---- creating and destroying ----------------------------------------------------------------- */

void dtl__model_drop_plan(struct model *model)
{
    struct model_plan *plan = &model->plan;

    for (int32_t worker = 0; plan->workspaces != NULL && worker < plan->workers; worker++)
        dtl__release(plan->workspaces[worker]);
    dtl__release(plan->workspaces);
    dtl__release(plan->records);
    dtl__release(plan->firsts);
    dtl__release(plan->order);
    dtl__release(plan->waits);
    *plan = (struct model_plan){0};
}

dtl_status dtl_impl_model_create(struct context *ctx, struct model **model)
{
    struct model *created = NULL;
    dtl_status status = dtl__alloc((void **)&created, sizeof *created, "model");

    if (status != DTL_SUCCESS)
        return status;
    created->context = dtl__context_retain(ctx);
    *model = created;
    return DTL_SUCCESS;
}

void dtl_impl_model_destroy(struct model *model)
{
    if (model == NULL)
        return;
    dtl__model_drop_plan(model);
    dtl__release(model->orders.list);
    dtl__release(model->tasks);
    dtl__release(model->tensors);
    dtl__context_release(model->context);
    dtl__release(model);
}

int dtl_impl_model_is_valid(struct model *model)
{
    (void)model;
    return 1;
}

dtl_size_t dtl_impl_model_tensors(struct model *model)
{
    return model->tensor_count;
}

dtl_size_t dtl_impl_model_tasks(struct model *model)
{
    return model->task_count;
}

/* ---- tensors --------------------------------------------------------------------------------- */

/* Locks the model and appends the tensor. Sets *out to its number; the plan stays valid. */
static dtl_status append_tensor(struct model *model, const struct model_tensor *tensor,
                                dtl_index_t *out)
{
    dtl_status status = dtl__model_lock(model);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__model_grow((void **)&model->tensors, model->tensor_count, &model->tensor_capacity,
                             sizeof *tensor);
    if (status == DTL_SUCCESS) {
        model->tensors[model->tensor_count] = *tensor;
        *out = (dtl_index_t)model->tensor_count++;
    }
    dtl__model_unlock(model);
    return status;
}

/* Fails unless models support the dtype and the buffer is aligned to it. */
static dtl_status check_tensor(const void *buffer, dtl_dtype dtype)
{
    if (dtype != DTL_DTYPE_FLOAT32 && dtype != DTL_DTYPE_BFLOAT16 && dtype != DTL_DTYPE_INT64)
        return dtl__refuse_argument(
            DTL_ERROR_INVALID_ARGUMENT, "dtype-range",
            "dtype is %s; expected float32 or bfloat16, or int64 for lengths",
            dtl__dtype(dtype)->name);
    if ((uintptr_t)buffer % dtl__bytes(dtype) == 0)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "buffer-alignment",
                                "buffer is %p; expected a multiple of the %llu bytes of %s", buffer,
                                (unsigned long long)dtl__bytes(dtype), dtl__dtype(dtype)->name);
}

dtl_status dtl_impl_model_tensor(struct model *model, void *buffer, dtl_size_t rows,
                                 dtl_size_t columns, dtl_dtype dtype, dtl_index_t *tensor)
{
    const struct model_tensor created = {
        .base = buffer, .rows = rows, .columns = columns, .stride = columns, .dtype = dtype};
    dtl_status status = check_tensor(buffer, dtype);

    return status == DTL_SUCCESS ? append_tensor(model, &created, tensor) : status;
}

/* Fails unless the range of `count` from `first` is within `there`. */
static dtl_status range_check(const char *name, uint64_t first, uint64_t count, uint64_t there)
{
    if (first <= there && count <= there - first)
        return DTL_SUCCESS;
    return dtl__refuse_argument(DTL_ERROR_OUT_OF_BOUNDS, "view-range",
                                "%s is %" PRIu64 " for %" PRIu64
                                " of them; expected a range in the %" PRIu64 " of the tensor",
                                name, first, count, there);
}

dtl_status dtl_impl_model_view(struct model *model, dtl_index_t tensor, dtl_size_t row,
                               dtl_size_t rows, dtl_size_t column, dtl_size_t columns,
                               dtl_index_t *view)
{
    struct model_tensor created = model->tensors[tensor];
    dtl_status status = range_check("row", row, rows, created.rows);

    if (status == DTL_SUCCESS)
        status = range_check("column", column, columns, created.columns);
    if (status != DTL_SUCCESS)
        return status;
    created.base = dtl__tensor_row(&created, row) + column * dtl__bytes(created.dtype);
    created.rows = rows;
    created.columns = columns;
    return append_tensor(model, &created, view);
}
