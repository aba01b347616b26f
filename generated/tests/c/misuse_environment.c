/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/environment.yaml: environment_create */
static void environment_create_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-environment_create-env-null",
        dtl_environment_create(NULL));
}

/* spec/environment.yaml: environment_create_with_args */
static void environment_create_with_args_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-environment_create_with_args-env-null",
        dtl_environment_create_with_args(NULL, OUT(1), OUT(2)));
}

/* spec/environment.yaml: environment_destroy */
static void environment_destroy_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_destroy-env-handle",
        dtl_environment_destroy(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_destroy-env-handle",
        dtl_environment_destroy(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_destroy-env-handle",
        dtl_environment_destroy((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_destroy-env-handle",
        dtl_environment_destroy(freed.environment));
}

/* spec/environment.yaml: environment_domain */
static void environment_domain_refuses(void **state)
{
    (void)state;
    REFUSED_TEXT("unknown", "DTL-environment_domain-env-handle",
        dtl_environment_domain(misuse_foreign));
    REFUSED_TEXT("unknown", "DTL-environment_domain-env-handle",
        dtl_environment_domain(misuse_nonsense));
    REFUSED_TEXT("unknown", "DTL-environment_domain-env-handle",
        dtl_environment_domain((void *)live.context));
    REFUSED_TEXT("unknown", "DTL-environment_domain-env-handle",
        dtl_environment_domain(NULL));
    REFUSED_TEXT("unknown", "DTL-environment_domain-env-handle",
        dtl_environment_domain(freed.environment));
}

/* spec/environment.yaml: environment_make_world_context */
static void environment_make_world_context_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context-env-handle",
        dtl_environment_make_world_context(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context-env-handle",
        dtl_environment_make_world_context(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context-env-handle",
        dtl_environment_make_world_context((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context-env-handle",
        dtl_environment_make_world_context(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context-env-handle",
        dtl_environment_make_world_context(freed.environment, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-environment_make_world_context-ctx-null",
        dtl_environment_make_world_context(live.environment, NULL));
}

/* spec/environment.yaml: environment_make_world_context_gpu */
static void environment_make_world_context_gpu_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context_gpu-env-handle",
        dtl_environment_make_world_context_gpu(misuse_foreign, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context_gpu-env-handle",
        dtl_environment_make_world_context_gpu(misuse_nonsense, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context_gpu-env-handle",
        dtl_environment_make_world_context_gpu((void *)live.context, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context_gpu-env-handle",
        dtl_environment_make_world_context_gpu(NULL, 1, OUT(2)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context_gpu-env-handle",
        dtl_environment_make_world_context_gpu(freed.environment, 1, OUT(2)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-environment_make_world_context_gpu-ctx-null",
        dtl_environment_make_world_context_gpu(live.environment, 1, NULL));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_world_context_gpu-device_id-range",
        dtl_environment_make_world_context_gpu(live.environment, -1, OUT(2)));
    if (!dtl_has_cuda())
        REFUSED(DTL_ERROR_BACKEND_UNAVAILABLE,
            "DTL-environment_make_world_context_gpu-cuda-feature",
            dtl_environment_make_world_context_gpu(live.environment, 1, OUT(2)));
}

/* spec/environment.yaml: environment_make_cpu_context */
static void environment_make_cpu_context_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_cpu_context-env-handle",
        dtl_environment_make_cpu_context(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_cpu_context-env-handle",
        dtl_environment_make_cpu_context(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_cpu_context-env-handle",
        dtl_environment_make_cpu_context((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_cpu_context-env-handle",
        dtl_environment_make_cpu_context(NULL, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-environment_make_cpu_context-env-handle",
        dtl_environment_make_cpu_context(freed.environment, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-environment_make_cpu_context-ctx-null",
        dtl_environment_make_cpu_context(live.environment, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(environment_create_refuses),
        cmocka_unit_test(environment_create_with_args_refuses),
        cmocka_unit_test(environment_destroy_refuses),
        cmocka_unit_test(environment_domain_refuses),
        cmocka_unit_test(environment_make_world_context_refuses),
        cmocka_unit_test(environment_make_world_context_gpu_refuses),
        cmocka_unit_test(environment_make_cpu_context_refuses),
    };

    return cmocka_run_group_tests_name("environment", tests, objects_make, objects_free);
}
