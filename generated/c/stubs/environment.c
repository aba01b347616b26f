/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/environment.yaml: environment_create */
dtl_status dtl_environment_create(dtl_environment_t *env)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_create", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(env)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "environment_create", "env-null",
                           "env is NULL; expected an address");
    struct environment *env_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_CREATE, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'m', env, sizeof *env},
            };
            dtl__record_call(CALL_ENVIRONMENT_CREATE, dtl__arguments, 1);
        }
    }
    dtl_status status = dtl_impl_environment_create(&env_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_ENVIRONMENT, env_object, env);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_environment_destroy(env_object);
    }
    dtl__result(CALL_ENVIRONMENT_CREATE, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ENVIRONMENT_CREATE, *env, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_ENVIRONMENT_CREATE, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/environment.yaml: environment_create_with_args */
dtl_status dtl_environment_create_with_args(dtl_environment_t *env, int *argc, char ***argv)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_create_with_args", "state", "%s",
                           dtl__closed_reason());
    if (DTL_UNLIKELY(dtl__is_null(env)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "environment_create_with_args", "env-null",
                           "env is NULL; expected an address");
    struct environment *env_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_CREATE_WITH_ARGS, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'m', env, sizeof *env},
                {'r', argc, sizeof *argc},
                {'p', &argv, sizeof argv},
            };
            dtl__record_call(CALL_ENVIRONMENT_CREATE_WITH_ARGS, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_environment_create_with_args(&env_object, argc, argv);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_ENVIRONMENT, env_object, env);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_environment_destroy(env_object);
    }
    dtl__result(CALL_ENVIRONMENT_CREATE_WITH_ARGS, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ENVIRONMENT_CREATE_WITH_ARGS, *env, NULL,
                                      __builtin_return_address(0));
        dtl__record_end(status);
        dtl__call_end(CALL_ENVIRONMENT_CREATE_WITH_ARGS, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/environment.yaml: environment_destroy: the observed path */
static DTL_NOINLINE void environment_destroy_observed(dtl_environment_t env,
                                                      struct environment *env_object)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_DESTROY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &env, sizeof env},
        };
        dtl__record_call(CALL_ENVIRONMENT_DESTROY, dtl__arguments, 1);
    }
    dtl_impl_environment_destroy(env_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_DESTROY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/environment.yaml: environment_destroy */
void dtl_environment_destroy(dtl_environment_t env)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_destroy", "state", "%s",
                    dtl__closed_reason());
        return;
    }
    struct environment *env_object = dtl__handle_close(env, HANDLE_ENVIRONMENT,
                                                       "environment_destroy", "env");
    if (DTL_UNLIKELY(env_object == NULL))
        return;

    if (DTL_UNLIKELY(dtl__observed))
    {
        environment_destroy_observed(env, env_object);
        return;
    }
    dtl_impl_environment_destroy(env_object);
}

/* spec/environment.yaml: environment_is_initialized: the observed path */
static DTL_NOINLINE int environment_is_initialized_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_IS_INITIALIZED, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_IS_INITIALIZED, NULL, 0);
    }
    int result = dtl_impl_environment_is_initialized();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_IS_INITIALIZED, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_is_initialized */
int dtl_environment_is_initialized(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_is_initialized", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_is_initialized_observed();
    return dtl_impl_environment_is_initialized();
}

/* spec/environment.yaml: environment_ref_count: the observed path */
static DTL_NOINLINE dtl_size_t environment_ref_count_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_REF_COUNT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_REF_COUNT, NULL, 0);
    }
    dtl_size_t result = dtl_impl_environment_ref_count();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_REF_COUNT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_ref_count */
dtl_size_t dtl_environment_ref_count(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_ref_count", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_ref_count_observed();
    return dtl_impl_environment_ref_count();
}

/* spec/environment.yaml: environment_domain: the observed path */
static DTL_NOINLINE const char *environment_domain_observed(dtl_environment_t env,
                                                            struct environment *env_object)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_DOMAIN, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'h', &env, sizeof env},
        };
        dtl__record_call(CALL_ENVIRONMENT_DOMAIN, dtl__arguments, 1);
    }
    const char *result = dtl_impl_environment_domain(env_object);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_DOMAIN, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_domain */
const char *dtl_environment_domain(dtl_environment_t env)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_domain", "state", "%s",
                    dtl__closed_reason());
        return "unknown";
    }
    struct environment *env_object = dtl__handle_object(env, HANDLE_ENVIRONMENT,
                                                        "environment_domain", "env");
    if (DTL_UNLIKELY(env_object == NULL))
        return "unknown";

    if (DTL_UNLIKELY(dtl__observed))
        return environment_domain_observed(env, env_object);
    return dtl_impl_environment_domain(env_object);
}

/* spec/environment.yaml: environment_has_mpi: the observed path */
static DTL_NOINLINE int environment_has_mpi_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_HAS_MPI, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_HAS_MPI, NULL, 0);
    }
    int result = dtl_impl_has_mpi();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_HAS_MPI, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_has_mpi */
int dtl_environment_has_mpi(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_has_mpi", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_has_mpi_observed();
    return dtl_impl_has_mpi();
}

/* spec/environment.yaml: environment_has_cuda: the observed path */
static DTL_NOINLINE int environment_has_cuda_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_HAS_CUDA, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_HAS_CUDA, NULL, 0);
    }
    int result = dtl_impl_has_cuda();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_HAS_CUDA, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_has_cuda */
int dtl_environment_has_cuda(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_has_cuda", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_has_cuda_observed();
    return dtl_impl_has_cuda();
}

/* spec/environment.yaml: environment_has_hip: the observed path */
static DTL_NOINLINE int environment_has_hip_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_HAS_HIP, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_HAS_HIP, NULL, 0);
    }
    int result = dtl_impl_has_hip();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_HAS_HIP, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_has_hip */
int dtl_environment_has_hip(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_has_hip", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_has_hip_observed();
    return dtl_impl_has_hip();
}

/* spec/environment.yaml: environment_has_nccl: the observed path */
static DTL_NOINLINE int environment_has_nccl_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_HAS_NCCL, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_HAS_NCCL, NULL, 0);
    }
    int result = dtl_impl_has_nccl();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_HAS_NCCL, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_has_nccl */
int dtl_environment_has_nccl(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_has_nccl", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_has_nccl_observed();
    return dtl_impl_has_nccl();
}

/* spec/environment.yaml: environment_has_shmem: the observed path */
static DTL_NOINLINE int environment_has_shmem_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_HAS_SHMEM, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_HAS_SHMEM, NULL, 0);
    }
    int result = dtl_impl_has_shmem();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_HAS_SHMEM, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_has_shmem */
int dtl_environment_has_shmem(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_has_shmem", "state", "%s",
                    dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_has_shmem_observed();
    return dtl_impl_has_shmem();
}

/* spec/environment.yaml: environment_mpi_thread_level: the observed path */
static DTL_NOINLINE int environment_mpi_thread_level_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_MPI_THREAD_LEVEL, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return -1;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ENVIRONMENT_MPI_THREAD_LEVEL, NULL, 0);
    }
    int result = dtl_impl_environment_mpi_thread_level();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ENVIRONMENT_MPI_THREAD_LEVEL, dtl__context_error_scope(NULL),
                  DTL_SUCCESS);
    return result;
}

/* spec/environment.yaml: environment_mpi_thread_level */
int dtl_environment_mpi_thread_level(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_mpi_thread_level", "state", "%s",
                    dtl__closed_reason());
        return -1;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return environment_mpi_thread_level_observed();
    return dtl_impl_environment_mpi_thread_level();
}

/* spec/environment.yaml: environment_make_world_context */
dtl_status dtl_environment_make_world_context(dtl_environment_t env, dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_make_world_context", "state",
                           "%s", dtl__closed_reason());
    struct environment *env_object = dtl__handle_object(env, HANDLE_ENVIRONMENT,
                                                        "environment_make_world_context", "env");
    if (DTL_UNLIKELY(env_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "environment_make_world_context", "ctx-null",
                           "ctx is NULL; expected an address");
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT,
                                 (const struct handles[]){{&env, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT, dtl__context_error_scope(NULL),
                          begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &env, sizeof env},
                {'m', ctx, sizeof *ctx},
            };
            dtl__record_call(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_environment_make_world_context(env_object, &ctx_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    dtl__result(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT, *ctx, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/environment.yaml: environment_make_world_context_gpu */
dtl_status dtl_environment_make_world_context_gpu(dtl_environment_t env, int device_id,
                                                  dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_make_world_context_gpu", "state",
                           "%s", dtl__closed_reason());
    struct environment *env_object = dtl__handle_object(env, HANDLE_ENVIRONMENT,
                                                        "environment_make_world_context_gpu",
                                                        "env");
    if (DTL_UNLIKELY(env_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "environment_make_world_context_gpu",
                           "ctx-null", "ctx is NULL; expected an address");
    if (DTL_UNLIKELY(device_id < 0))
        return dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "environment_make_world_context_gpu",
                           "device_id-range", "device_id is %lld; expected device_id >= 0",
                           (long long)device_id);
    if (DTL_UNLIKELY(!dtl__feature_available(FEATURE_CUDA)))
        return dtl__refuse(DTL_ERROR_BACKEND_UNAVAILABLE, "environment_make_world_context_gpu",
                           "cuda-feature", "cuda is not available: %s; install %s",
                           dtl__feature_reason(FEATURE_CUDA), dtl__feature_remedy(FEATURE_CUDA));
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT_GPU, NULL,
                                           (const int64_t[]){device_id}, 1);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT_GPU,
                                 (const struct handles[]){{&env, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT_GPU, dtl__context_error_scope(NULL),
                          begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &env, sizeof env},
                {'n', &device_id, sizeof device_id},
                {'m', ctx, sizeof *ctx},
            };
            dtl__record_call(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT_GPU, dtl__arguments, 3);
        }
    }
    dtl_status status = dtl_impl_environment_make_world_context_gpu(env_object, device_id,
                                                                    &ctx_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    dtl__result(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT_GPU, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT_GPU, *ctx, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ENVIRONMENT_MAKE_WORLD_CONTEXT_GPU, dtl__context_error_scope(NULL),
                      status);
    }
    return status;
}

/* spec/environment.yaml: environment_make_cpu_context */
dtl_status dtl_environment_make_cpu_context(dtl_environment_t env, dtl_context_t *ctx)
{
    if (DTL_UNLIKELY(!dtl__is_open))
        return dtl__refuse(DTL_ERROR_INVALID_STATE, "environment_make_cpu_context", "state", "%s",
                           dtl__closed_reason());
    struct environment *env_object = dtl__handle_object(env, HANDLE_ENVIRONMENT,
                                                        "environment_make_cpu_context", "env");
    if (DTL_UNLIKELY(env_object == NULL))
        return DTL_ERROR_INVALID_ARGUMENT;
    if (DTL_UNLIKELY(dtl__is_null(ctx)))
        return dtl__refuse(DTL_ERROR_NULL_POINTER, "environment_make_cpu_context", "ctx-null",
                           "ctx is NULL; expected an address");
    struct context *ctx_object = NULL;

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ENVIRONMENT_MAKE_CPU_CONTEXT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return begun;
        begun = dtl__guard_enter(CALL_ENVIRONMENT_MAKE_CPU_CONTEXT,
                                 (const struct handles[]){{&env, 1}}, 1);
        if (begun != DTL_SUCCESS) {
            dtl__call_end(CALL_ENVIRONMENT_MAKE_CPU_CONTEXT, dtl__context_error_scope(NULL), begun);
            return begun;
        }
        if (DTL_UNLIKELY(dtl__is_recorded)) {
            const struct argument dtl__arguments[] = {
                {'h', &env, sizeof env},
                {'m', ctx, sizeof *ctx},
            };
            dtl__record_call(CALL_ENVIRONMENT_MAKE_CPU_CONTEXT, dtl__arguments, 2);
        }
    }
    dtl_status status = dtl_impl_environment_make_cpu_context(env_object, &ctx_object);
    if (status == DTL_SUCCESS) {
        status = dtl__handle_open(HANDLE_CONTEXT, ctx_object, ctx);
        if (DTL_UNLIKELY(status != DTL_SUCCESS))
            dtl_impl_context_destroy(ctx_object);
    }
    dtl__result(CALL_ENVIRONMENT_MAKE_CPU_CONTEXT, status);
    if (DTL_UNLIKELY(dtl__observed)) {
        if (status == DTL_SUCCESS)
            dtl__guard_handle_created(CALL_ENVIRONMENT_MAKE_CPU_CONTEXT, *ctx, NULL,
                                      __builtin_return_address(0));
        dtl__guard_leave();
        dtl__record_end(status);
        dtl__call_end(CALL_ENVIRONMENT_MAKE_CPU_CONTEXT, dtl__context_error_scope(NULL), status);
    }
    return status;
}

/* spec/environment.yaml: abort: the observed path */
static DTL_NOINLINE void abort_observed(int code)
{
    dtl_status begun = dtl__call_begin(CALL_ABORT, NULL, (const int64_t[]){code}, 1);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'n', &code, sizeof code},
        };
        dtl__record_call(CALL_ABORT, dtl__arguments, 1);
    }
    dtl_impl_abort(code);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ABORT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/environment.yaml: abort */
void dtl_abort(int code)
{

    if (DTL_UNLIKELY(dtl__observed))
    {
        abort_observed(code);
        return;
    }
    dtl_impl_abort(code);
}

/* spec/environment.yaml: interrupt */
void dtl_interrupt(void)
{
    dtl_impl_interrupt();
}

/* spec/environment.yaml: interrupt_clear */
void dtl_interrupt_clear(void)
{
    dtl_impl_interrupt_clear();
}

/* spec/environment.yaml: interrupt_is_stuck */
int dtl_interrupt_is_stuck(void)
{
    return dtl_impl_interrupt_is_stuck();
}

/* spec/environment.yaml: interrupt_check_set: the observed path */
static DTL_NOINLINE void interrupt_check_set_observed(dtl_interrupt_check_func check,
                                                      void *user_data)
{
    dtl_status begun = dtl__call_begin(CALL_INTERRUPT_CHECK_SET, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'f', &check, sizeof check},
            {'p', &user_data, sizeof user_data},
        };
        dtl__record_call(CALL_INTERRUPT_CHECK_SET, dtl__arguments, 2);
    }
    dtl_impl_interrupt_check_set(check, user_data);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_INTERRUPT_CHECK_SET, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return;
}

/* spec/environment.yaml: interrupt_check_set */
void dtl_interrupt_check_set(dtl_interrupt_check_func check, void *user_data)
{

    if (DTL_UNLIKELY(dtl__observed))
    {
        interrupt_check_set_observed(check, user_data);
        return;
    }
    dtl_impl_interrupt_check_set(check, user_data);
}
