/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/model.yaml: model_create */
static void model_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_create-ctx-handle",
        dtl_model_create(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_create-ctx-handle",
        dtl_model_create(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_create-ctx-handle",
        dtl_model_create((void *)live.vector, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_create-ctx-handle",
        dtl_model_create(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_create-ctx-handle",
        dtl_model_create(freed.context, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_create-model-null",
        dtl_model_create(live.context, NULL));
}

/* spec/model.yaml: model_destroy */
static void model_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_destroy-model-handle",
        dtl_model_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_destroy-model-handle",
        dtl_model_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_destroy-model-handle",
        dtl_model_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_destroy-model-handle",
        dtl_model_destroy(freed.model));
}

/* spec/model.yaml: model_is_valid */
static void model_is_valid_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-model_is_valid-model-handle",
        dtl_model_is_valid(misuse_foreign));
    REFUSED_VALUE(0, "DTL-model_is_valid-model-handle",
        dtl_model_is_valid(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-model_is_valid-model-handle",
        dtl_model_is_valid((void *)live.context));
    REFUSED_VALUE(0, "DTL-model_is_valid-model-handle",
        dtl_model_is_valid(NULL));
    REFUSED_VALUE(0, "DTL-model_is_valid-model-handle",
        dtl_model_is_valid(freed.model));
}

/* spec/model.yaml: model_tensors */
static void model_tensors_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-model_tensors-model-handle",
        dtl_model_tensors(misuse_foreign));
    REFUSED_VALUE(0, "DTL-model_tensors-model-handle",
        dtl_model_tensors(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-model_tensors-model-handle",
        dtl_model_tensors((void *)live.context));
    REFUSED_VALUE(0, "DTL-model_tensors-model-handle",
        dtl_model_tensors(NULL));
    REFUSED_VALUE(0, "DTL-model_tensors-model-handle",
        dtl_model_tensors(freed.model));
}

/* spec/model.yaml: model_tasks */
static void model_tasks_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-model_tasks-model-handle",
        dtl_model_tasks(misuse_foreign));
    REFUSED_VALUE(0, "DTL-model_tasks-model-handle",
        dtl_model_tasks(misuse_nonsense));
    REFUSED_VALUE(0, "DTL-model_tasks-model-handle",
        dtl_model_tasks((void *)live.context));
    REFUSED_VALUE(0, "DTL-model_tasks-model-handle",
        dtl_model_tasks(NULL));
    REFUSED_VALUE(0, "DTL-model_tasks-model-handle",
        dtl_model_tasks(freed.model));
}

/* spec/model.yaml: model_tensor */
static void model_tensor_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-model-handle",
        dtl_model_tensor(misuse_foreign, OUT(1), 1, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-model-handle",
        dtl_model_tensor(misuse_nonsense, OUT(1), 1, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-model-handle",
        dtl_model_tensor((void *)live.context, OUT(1), 1, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-model-handle",
        dtl_model_tensor(NULL, OUT(1), 1, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-model-handle",
        dtl_model_tensor(freed.model, OUT(1), 1, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-buffer-memory",
        dtl_model_tensor(live.model, misuse_device_memory, 1, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_tensor-buffer-null",
        dtl_model_tensor(live.model, NULL, 1, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_tensor-tensor-null",
        dtl_model_tensor(live.model, OUT(1), 1, 1, DTL_DTYPE_INT32, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-dtype-enum",
        dtl_model_tensor(live.model, OUT(1), 1, 1, (dtl_dtype)9999, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-rows-limit",
        dtl_model_tensor(live.model, OUT(1), 9223372036854775807, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-rows-range",
        dtl_model_tensor(live.model, OUT(1), 0, 1, DTL_DTYPE_INT32, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_tensor-columns-range",
        dtl_model_tensor(live.model, OUT(1), 1, 0, DTL_DTYPE_INT32, OUT(5)));
}

/* spec/model.yaml: model_view */
static void model_view_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_view-model-handle",
        dtl_model_view(misuse_foreign, 1, 1, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_view-model-handle",
        dtl_model_view(misuse_nonsense, 1, 1, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_view-model-handle",
        dtl_model_view((void *)live.context, 1, 1, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_view-model-handle",
        dtl_model_view(NULL, 1, 1, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_view-model-handle",
        dtl_model_view(freed.model, 1, 1, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_view-view-null",
        dtl_model_view(live.model, 1, 1, 1, 1, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_view-tensor-range",
        dtl_model_view(live.model, 4, 1, 1, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_view-rows-range",
        dtl_model_view(live.model, 1, 1, 0, 1, 1, OUT(6)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_view-columns-range",
        dtl_model_view(live.model, 1, 1, 1, 1, 0, OUT(6)));
}

/* spec/model.yaml: model_add_unary */
static void model_add_unary_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_unary-model-handle",
        dtl_model_add_unary(misuse_foreign, DTL_MODEL_COPY, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_unary-model-handle",
        dtl_model_add_unary(misuse_nonsense, DTL_MODEL_COPY, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_unary-model-handle",
        dtl_model_add_unary((void *)live.context, DTL_MODEL_COPY, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_unary-model-handle",
        dtl_model_add_unary(NULL, DTL_MODEL_COPY, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_unary-model-handle",
        dtl_model_add_unary(freed.model, DTL_MODEL_COPY, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_unary-task-null",
        dtl_model_add_unary(live.model, DTL_MODEL_COPY, 1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_unary-op-enum",
        dtl_model_add_unary(live.model, (dtl_model_unary_op)9999, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_unary-x-range",
        dtl_model_add_unary(live.model, DTL_MODEL_COPY, 4, 1, OUT(4)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_unary-out-range",
        dtl_model_add_unary(live.model, DTL_MODEL_COPY, 1, 4, OUT(4)));
}

/* spec/model.yaml: model_add_binary */
static void model_add_binary_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_binary-model-handle",
        dtl_model_add_binary(misuse_foreign, DTL_MODEL_ADD, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_binary-model-handle",
        dtl_model_add_binary(misuse_nonsense, DTL_MODEL_ADD, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_binary-model-handle",
        dtl_model_add_binary((void *)live.context, DTL_MODEL_ADD, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_binary-model-handle",
        dtl_model_add_binary(NULL, DTL_MODEL_ADD, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_binary-model-handle",
        dtl_model_add_binary(freed.model, DTL_MODEL_ADD, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_binary-task-null",
        dtl_model_add_binary(live.model, DTL_MODEL_ADD, 1, 1, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_binary-op-enum",
        dtl_model_add_binary(live.model, (dtl_model_binary_op)9999, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_binary-x-range",
        dtl_model_add_binary(live.model, DTL_MODEL_ADD, 4, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_binary-y-range",
        dtl_model_add_binary(live.model, DTL_MODEL_ADD, 1, 4, 1, OUT(5)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_binary-out-range",
        dtl_model_add_binary(live.model, DTL_MODEL_ADD, 1, 1, 4, OUT(5)));
}

/* spec/model.yaml: model_add_linear */
static void model_add_linear_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_linear-model-handle",
        dtl_model_add_linear(misuse_foreign, 1, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_linear-model-handle",
        dtl_model_add_linear(misuse_nonsense, 1, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_linear-model-handle",
        dtl_model_add_linear((void *)live.context, 1, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_linear-model-handle",
        dtl_model_add_linear(NULL, 1, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_linear-model-handle",
        dtl_model_add_linear(freed.model, 1, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_linear-task-null",
        dtl_model_add_linear(live.model, 1, 1, 1, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_linear-x-range",
        dtl_model_add_linear(live.model, 4, 1, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_linear-weight-range",
        dtl_model_add_linear(live.model, 1, 4, 1, 1, OUT(5)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_linear-bias-range",
        dtl_model_add_linear(live.model, 1, 1, 4, 1, OUT(5)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_linear-out-range",
        dtl_model_add_linear(live.model, 1, 1, 1, 4, OUT(5)));
}

/* spec/model.yaml: model_add_normalize */
static void model_add_normalize_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_normalize-model-handle",
        dtl_model_add_normalize(misuse_foreign, DTL_MODEL_RMS, 1, 1, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_normalize-model-handle",
        dtl_model_add_normalize(misuse_nonsense, DTL_MODEL_RMS, 1, 1, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_normalize-model-handle",
        dtl_model_add_normalize((void *)live.context, DTL_MODEL_RMS, 1, 1, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_normalize-model-handle",
        dtl_model_add_normalize(NULL, DTL_MODEL_RMS, 1, 1, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_normalize-model-handle",
        dtl_model_add_normalize(freed.model, DTL_MODEL_RMS, 1, 1, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_normalize-task-null",
        dtl_model_add_normalize(live.model, DTL_MODEL_RMS, 1, 1, 1, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_normalize-norm-enum",
        dtl_model_add_normalize(live.model, (dtl_model_norm)9999, 1, 1, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_normalize-x-range",
        dtl_model_add_normalize(live.model, DTL_MODEL_RMS, 4, 1, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_normalize-weight-range",
        dtl_model_add_normalize(live.model, DTL_MODEL_RMS, 1, 4, 1, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_normalize-bias-range",
        dtl_model_add_normalize(live.model, DTL_MODEL_RMS, 1, 1, 4, 0, 1, OUT(7)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_normalize-out-range",
        dtl_model_add_normalize(live.model, DTL_MODEL_RMS, 1, 1, 1, 0, 4, OUT(7)));
}

/* spec/model.yaml: model_add_flash_attention */
static void model_add_flash_attention_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_attention-model-handle",
        dtl_model_add_flash_attention(misuse_foreign, DTL_MODEL_UNMASKED, 1, 1, 1, 1, 0, 1,
                                      OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_attention-model-handle",
        dtl_model_add_flash_attention(misuse_nonsense, DTL_MODEL_UNMASKED, 1, 1, 1, 1, 0, 1,
                                      OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_attention-model-handle",
        dtl_model_add_flash_attention((void *)live.context, DTL_MODEL_UNMASKED, 1, 1, 1, 1, 0, 1,
                                      OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_attention-model-handle",
        dtl_model_add_flash_attention(NULL, DTL_MODEL_UNMASKED, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_attention-model-handle",
        dtl_model_add_flash_attention(freed.model, DTL_MODEL_UNMASKED, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_flash_attention-task-null",
        dtl_model_add_flash_attention(live.model, DTL_MODEL_UNMASKED, 1, 1, 1, 1, 0, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_attention-mask-enum",
        dtl_model_add_flash_attention(live.model, (dtl_model_mask)9999, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_attention-query-range",
        dtl_model_add_flash_attention(live.model, DTL_MODEL_UNMASKED, 4, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_attention-key-range",
        dtl_model_add_flash_attention(live.model, DTL_MODEL_UNMASKED, 1, 4, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_attention-value-range",
        dtl_model_add_flash_attention(live.model, DTL_MODEL_UNMASKED, 1, 1, 4, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_attention-heads-range",
        dtl_model_add_flash_attention(live.model, DTL_MODEL_UNMASKED, 1, 1, 1, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_attention-out-range",
        dtl_model_add_flash_attention(live.model, DTL_MODEL_UNMASKED, 1, 1, 1, 1, 0, 4, OUT(8)));
}

/* spec/model.yaml: model_add_flash_decode */
static void model_add_flash_decode_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_decode-model-handle",
        dtl_model_add_flash_decode(misuse_foreign, 1, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_decode-model-handle",
        dtl_model_add_flash_decode(misuse_nonsense, 1, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_decode-model-handle",
        dtl_model_add_flash_decode((void *)live.context, 1, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_decode-model-handle",
        dtl_model_add_flash_decode(NULL, 1, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_decode-model-handle",
        dtl_model_add_flash_decode(freed.model, 1, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_flash_decode-task-null",
        dtl_model_add_flash_decode(live.model, 1, 1, 1, 1, 1, 0, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_decode-query-range",
        dtl_model_add_flash_decode(live.model, 4, 1, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_decode-key-range",
        dtl_model_add_flash_decode(live.model, 1, 4, 1, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_decode-value-range",
        dtl_model_add_flash_decode(live.model, 1, 1, 4, 1, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_decode-lengths-range",
        dtl_model_add_flash_decode(live.model, 1, 1, 1, 4, 1, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_flash_decode-heads-range",
        dtl_model_add_flash_decode(live.model, 1, 1, 1, 1, 0, 0, 1, OUT(8)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_flash_decode-out-range",
        dtl_model_add_flash_decode(live.model, 1, 1, 1, 1, 1, 0, 4, OUT(8)));
}

/* spec/model.yaml: model_add_append */
static void model_add_append_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_append-model-handle",
        dtl_model_add_append(misuse_foreign, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_append-model-handle",
        dtl_model_add_append(misuse_nonsense, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_append-model-handle",
        dtl_model_add_append((void *)live.context, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_append-model-handle",
        dtl_model_add_append(NULL, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_append-model-handle",
        dtl_model_add_append(freed.model, 1, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_append-task-null",
        dtl_model_add_append(live.model, 1, 1, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_append-x-range",
        dtl_model_add_append(live.model, 4, 1, 1, OUT(4)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_append-lengths-range",
        dtl_model_add_append(live.model, 1, 4, 1, OUT(4)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_append-cache-range",
        dtl_model_add_append(live.model, 1, 1, 4, OUT(4)));
}

/* spec/model.yaml: model_add_barrier */
static void model_add_barrier_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_barrier-model-handle",
        dtl_model_add_barrier(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_barrier-model-handle",
        dtl_model_add_barrier(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_barrier-model-handle",
        dtl_model_add_barrier((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_barrier-model-handle",
        dtl_model_add_barrier(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_barrier-model-handle",
        dtl_model_add_barrier(freed.model, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_barrier-task-null",
        dtl_model_add_barrier(live.model, NULL));
}

/* spec/model.yaml: model_add_allreduce */
static void model_add_allreduce_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_allreduce-model-handle",
        dtl_model_add_allreduce(misuse_foreign, DTL_OP_SUM, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_allreduce-model-handle",
        dtl_model_add_allreduce(misuse_nonsense, DTL_OP_SUM, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_allreduce-model-handle",
        dtl_model_add_allreduce((void *)live.context, DTL_OP_SUM, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_allreduce-model-handle",
        dtl_model_add_allreduce(NULL, DTL_OP_SUM, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_allreduce-model-handle",
        dtl_model_add_allreduce(freed.model, DTL_OP_SUM, 1, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_allreduce-task-null",
        dtl_model_add_allreduce(live.model, DTL_OP_SUM, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_allreduce-op-enum",
        dtl_model_add_allreduce(live.model, (dtl_reduce_op)9999, 1, OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_allreduce-op-range",
        dtl_model_add_allreduce(live.model, DTL_OP_LXOR, 1, OUT(3)));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_allreduce-tensor-range",
        dtl_model_add_allreduce(live.model, DTL_OP_SUM, 4, OUT(3)));
}

/* spec/model.yaml: model_add_prefetch */
static void model_add_prefetch_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_prefetch-model-handle",
        dtl_model_add_prefetch(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_prefetch-model-handle",
        dtl_model_add_prefetch(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_prefetch-model-handle",
        dtl_model_add_prefetch((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_prefetch-model-handle",
        dtl_model_add_prefetch(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_prefetch-model-handle",
        dtl_model_add_prefetch(freed.model, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_add_prefetch-task-null",
        dtl_model_add_prefetch(live.model, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_prefetch-tensor-range",
        dtl_model_add_prefetch(live.model, 4, OUT(2)));
}

/* spec/model.yaml: model_add_order */
static void model_add_order_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_order-model-handle",
        dtl_model_add_order(misuse_foreign, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_order-model-handle",
        dtl_model_add_order(misuse_nonsense, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_order-model-handle",
        dtl_model_add_order((void *)live.context, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_order-model-handle",
        dtl_model_add_order(NULL, 1, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_add_order-model-handle",
        dtl_model_add_order(freed.model, 1, 1));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_order-task-range",
        dtl_model_add_order(live.model, 2, 1));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_add_order-before-range",
        dtl_model_add_order(live.model, 1, 2));
}

/* spec/model.yaml: model_schedule */
static void model_schedule_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_schedule-model-handle",
        dtl_model_schedule(misuse_foreign, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_schedule-model-handle",
        dtl_model_schedule(misuse_nonsense, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_schedule-model-handle",
        dtl_model_schedule((void *)live.context, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_schedule-model-handle",
        dtl_model_schedule(NULL, 1));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_schedule-model-handle",
        dtl_model_schedule(freed.model, 1));
}

/* spec/model.yaml: model_run */
static void model_run_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_run-model-handle",
        dtl_model_run(misuse_foreign));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_run-model-handle",
        dtl_model_run(misuse_nonsense));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_run-model-handle",
        dtl_model_run((void *)live.context));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_run-model-handle",
        dtl_model_run(NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_run-model-handle",
        dtl_model_run(freed.model));
}

/* spec/model.yaml: model_record_of */
static void model_record_of_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_record_of-model-handle",
        dtl_model_record_of(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_record_of-model-handle",
        dtl_model_record_of(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_record_of-model-handle",
        dtl_model_record_of((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_record_of-model-handle",
        dtl_model_record_of(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_record_of-model-handle",
        dtl_model_record_of(freed.model, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_record_of-record-null",
        dtl_model_record_of(live.model, 1, NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_record_of-index-range",
        dtl_model_record_of(live.model, 2, OUT(2)));
}

/* spec/model.yaml: model_wait_of */
static void model_wait_of_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_wait_of-model-handle",
        dtl_model_wait_of(misuse_foreign, 0, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_wait_of-model-handle",
        dtl_model_wait_of(misuse_nonsense, 0, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_wait_of-model-handle",
        dtl_model_wait_of((void *)live.context, 0, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_wait_of-model-handle",
        dtl_model_wait_of(NULL, 0, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-model_wait_of-model-handle",
        dtl_model_wait_of(freed.model, 0, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_wait_of-worker-null",
        dtl_model_wait_of(live.model, 0, NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-model_wait_of-count-null",
        dtl_model_wait_of(live.model, 0, OUT(2), NULL));
    REFUSED(DTL_ERROR_OUT_OF_BOUNDS, "DTL-model_wait_of-index-range",
        dtl_model_wait_of(live.model, 1, OUT(2), OUT(3)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(model_create_refuses),
        cmocka_unit_test(model_destroy_refuses),
        cmocka_unit_test(model_is_valid_refuses),
        cmocka_unit_test(model_tensors_refuses),
        cmocka_unit_test(model_tasks_refuses),
        cmocka_unit_test(model_tensor_refuses),
        cmocka_unit_test(model_view_refuses),
        cmocka_unit_test(model_add_unary_refuses),
        cmocka_unit_test(model_add_binary_refuses),
        cmocka_unit_test(model_add_linear_refuses),
        cmocka_unit_test(model_add_normalize_refuses),
        cmocka_unit_test(model_add_flash_attention_refuses),
        cmocka_unit_test(model_add_flash_decode_refuses),
        cmocka_unit_test(model_add_append_refuses),
        cmocka_unit_test(model_add_barrier_refuses),
        cmocka_unit_test(model_add_allreduce_refuses),
        cmocka_unit_test(model_add_prefetch_refuses),
        cmocka_unit_test(model_add_order_refuses),
        cmocka_unit_test(model_schedule_refuses),
        cmocka_unit_test(model_run_refuses),
        cmocka_unit_test(model_record_of_refuses),
        cmocka_unit_test(model_wait_of_refuses),
    };

    return cmocka_run_group_tests_name("model", tests, objects_make, objects_free);
}
