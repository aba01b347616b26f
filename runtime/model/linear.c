/* SPDX-License-Identifier: BSD-3-Clause */
/* Linear layers: the product of a tensor with the transpose of another, plus a bias row. */
#include "task_kernel.h"

#include "dtl_conditions.h"

/* Allocates the worker's workspace unless it has one. */
static dtl_status allocate_workspace(struct model_plan *plan, int32_t worker)
{
    void **workspace = (void **)&plan->workspaces[worker];

    return *workspace == NULL
               ? dtl__alloc(workspace, sizeof **plan->workspaces, "workspace for products")
               : DTL_SUCCESS;
}

/* Returns true if the kernel of that kind uses a product workspace. */
static bool has_products(dtl_model_kind kind)
{
    return kind == DTL_MODEL_LINEAR || kind == DTL_MODEL_FLASH_ATTENTION ||
           kind == DTL_MODEL_FLASH_DECODE;
}

dtl_status dtl__model_allocate_workspaces(const struct model *model, struct model_plan *plan)
{
    dtl_status status =
        dtl__alloc((void **)&plan->workspaces, dtl__times((uint64_t)plan->workers, sizeof(void *)),
                   "workspace for products");

    for (uint64_t index = 0; status == DTL_SUCCESS && index < model->task_count; index++) {
        if (!has_products(plan->records[index].kind))
            continue;
        status = allocate_workspace(plan, plan->records[index].worker);
        if (status == DTL_SUCCESS)
            status = allocate_workspace(plan, 0);
    }
    return status;
}

/* Copies part of the bias row, or zeros if there is no bias. */
static void store_bias(const struct model_tensor *bias, uint64_t column, uint64_t count, float *out)
{
    float chunk[CHUNK];

    if (bias == NULL) {
        memset(out, 0, count * sizeof *out);
        return;
    }
    for (uint64_t done = 0; done < count; done += CHUNK) {
        uint64_t part = count - done < CHUNK ? count - done : CHUNK;

        memcpy(out + done, dtl__row_as_floats(bias, bias->base, column + done, part, chunk),
               part * sizeof *out);
    }
}

/* Computes the layer directly in `out`, to which the bias is copied first. */
static void multiply_float32(const struct task_run *run, const struct model_tensor *out)
{
    const struct product product = {.left = dtl__operand(run, 0),
                                    .right = dtl__operand(run, 1),
                                    .rows = out->rows,
                                    .columns = out->columns,
                                    .out = (float *)out->base,
                                    .stride = out->stride};

    for (uint64_t row = 0; row < out->rows; row++)
        store_bias(dtl__operand(run, 2), 0, out->columns, product.out + row * out->stride);
    dtl__matrix_product(&product, run->workspace);
}

/* Sums up part of the product in the workspace and rounds it to bfloat16 when it is complete. */
static void multiply_part(const struct task_run *run, const struct product *product)
{
    const struct model_tensor *out = dtl__operand(run, OPERANDS - 1);

    for (uint64_t row = 0; row < product->rows; row++)
        store_bias(dtl__operand(run, 2), product->column, product->columns,
                   product->out + row * product->stride);
    dtl__matrix_product(product, run->workspace);
    for (uint64_t row = 0; row < product->rows; row++)
        dtl__row_store(out, dtl__tensor_row(out, product->row + row), product->column,
                       product->columns, product->out + row * product->stride);
}

/* Computes the layer in parts of PRODUCT_SUMS rows and PRODUCT_COLUMNS columns, whose sums in
 * float32 fit into the workspace. */
static void multiply_bfloat16(const struct task_run *run, const struct model_tensor *out)
{
    struct product part = {.left = dtl__operand(run, 0),
                           .right = dtl__operand(run, 1),
                           .out = run->workspace->sums,
                           .stride = PRODUCT_COLUMNS};

    for (part.row = 0; part.row < out->rows; part.row += part.rows) {
        part.rows = out->rows - part.row < PRODUCT_SUMS ? out->rows - part.row : PRODUCT_SUMS;
        for (part.column = 0; part.column < out->columns; part.column += part.columns) {
            part.columns = out->columns - part.column < PRODUCT_COLUMNS ? out->columns - part.column
                                                                        : PRODUCT_COLUMNS;
            multiply_part(run, &part);
        }
    }
}

dtl_status dtl__run_linear(const struct task_run *run)
{
    const struct model_tensor *out = dtl__operand(run, OPERANDS - 1);

    if (out->dtype == DTL_DTYPE_FLOAT32)
        multiply_float32(run, out);
    else
        multiply_bfloat16(run, out);
    return DTL_SUCCESS;
}
