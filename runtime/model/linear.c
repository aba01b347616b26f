/* SPDX-License-Identifier: BSD-3-Clause */
/* Products of a tensor with the transpose of another, plus a row. */
#include "task_kernel.h"

#include "dtl_conditions.h"

static dtl_status room_make(struct model_plan *plan, int32_t worker)
{
    void **room = (void **)&plan->rooms[worker];

    return *room == NULL ? dtl__alloc(room, sizeof **plan->rooms, "room for products")
                         : DTL_SUCCESS;
}

static bool has_products(dtl_model_kind kind)
{
    return kind == DTL_MODEL_LINEAR || kind == DTL_MODEL_FLASH_ATTENTION ||
           kind == DTL_MODEL_FLASH_DECODE;
}

dtl_status dtl__model_rooms(const struct model *model, struct model_plan *plan)
{
    dtl_status status =
        dtl__alloc((void **)&plan->rooms, dtl__times((uint64_t)plan->workers, sizeof(void *)),
                   "room for products");

    for (uint64_t index = 0; status == DTL_SUCCESS && index < model->task_count; index++) {
        if (!has_products(plan->records[index].kind))
            continue;
        status = room_make(plan, plan->records[index].worker);
        if (status == DTL_SUCCESS)
            status = room_make(plan, 0);
    }
    return status;
}

/* A part of a row of the bias; zeros where there is none. */
static void bias_put(const struct model_tensor *bias, uint64_t column, uint64_t count, float *out)
{
    float chunk[CHUNK];

    if (bias == NULL) {
        memset(out, 0, count * sizeof *out);
        return;
    }
    for (uint64_t done = 0; done < count; done += CHUNK) {
        uint64_t part = count - done < CHUNK ? count - done : CHUNK;

        memcpy(out + done, dtl__floats(bias, bias->base, column + done, part, chunk),
               part * sizeof *out);
    }
}

static void floats_multiply(const struct task_run *run, const struct model_tensor *out)
{
    const struct product product = {.left = dtl__operand(run, 0),
                                    .right = dtl__operand(run, 1),
                                    .rows = out->rows,
                                    .columns = out->columns,
                                    .out = (float *)out->base,
                                    .stride = out->stride};

    for (uint64_t row = 0; row < out->rows; row++)
        bias_put(dtl__operand(run, 2), 0, out->columns, product.out + row * out->stride);
    dtl__matrix_product(&product, run->room);
}

/* A part of the product is summed up elsewhere, and rounded when it is complete. */
static void part_multiply(const struct task_run *run, const struct product *product)
{
    const struct model_tensor *out = dtl__operand(run, OPERANDS - 1);

    for (uint64_t row = 0; row < product->rows; row++)
        bias_put(dtl__operand(run, 2), product->column, product->columns,
                 product->out + row * product->stride);
    dtl__matrix_product(product, run->room);
    for (uint64_t row = 0; row < product->rows; row++)
        dtl__floats_put(out, dtl__tensor_row(out, product->row + row), product->column,
                        product->columns, product->out + row * product->stride);
}

static void halves_multiply(const struct task_run *run, const struct model_tensor *out)
{
    struct product part = {.left = dtl__operand(run, 0),
                           .right = dtl__operand(run, 1),
                           .out = run->room->sums,
                           .stride = PRODUCT_COLUMNS};

    for (part.row = 0; part.row < out->rows; part.row += part.rows) {
        part.rows = out->rows - part.row < PRODUCT_SUMS ? out->rows - part.row : PRODUCT_SUMS;
        for (part.column = 0; part.column < out->columns; part.column += part.columns) {
            part.columns = out->columns - part.column < PRODUCT_COLUMNS ? out->columns - part.column
                                                                        : PRODUCT_COLUMNS;
            part_multiply(run, &part);
        }
    }
}

dtl_status dtl__run_linear(const struct task_run *run)
{
    const struct model_tensor *out = dtl__operand(run, OPERANDS - 1);

    if (out->dtype == DTL_DTYPE_FLOAT32)
        floats_multiply(run, out);
    else
        halves_multiply(run, out);
    return DTL_SUCCESS;
}
