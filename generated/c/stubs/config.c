/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/stubs.c.j2.
 * Do not edit. */
#include "dtl_conditions.h"
#include "dtl_enums.h"
#include "dtl_guard.h"
#include "dtl_impl.h"
#include "dtl_record.h"
#include "dtl_kernels.h"

/* spec/config.yaml: version_major: the observed path */
static DTL_NOINLINE int version_major_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_VERSION_MAJOR, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_VERSION_MAJOR, NULL, 0);
    }
    int result = dtl_impl_version_major();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VERSION_MAJOR, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: version_major */
int dtl_version_major(void)
{

    if (DTL_UNLIKELY(dtl__observed))
        return version_major_observed();
    return dtl_impl_version_major();
}

/* spec/config.yaml: version_minor: the observed path */
static DTL_NOINLINE int version_minor_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_VERSION_MINOR, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_VERSION_MINOR, NULL, 0);
    }
    int result = dtl_impl_version_minor();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VERSION_MINOR, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: version_minor */
int dtl_version_minor(void)
{

    if (DTL_UNLIKELY(dtl__observed))
        return version_minor_observed();
    return dtl_impl_version_minor();
}

/* spec/config.yaml: version_patch: the observed path */
static DTL_NOINLINE int version_patch_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_VERSION_PATCH, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_VERSION_PATCH, NULL, 0);
    }
    int result = dtl_impl_version_patch();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VERSION_PATCH, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: version_patch */
int dtl_version_patch(void)
{

    if (DTL_UNLIKELY(dtl__observed))
        return version_patch_observed();
    return dtl_impl_version_patch();
}

/* spec/config.yaml: abi_version: the observed path */
static DTL_NOINLINE int abi_version_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_ABI_VERSION, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_ABI_VERSION, NULL, 0);
    }
    int result = dtl_impl_abi_version();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_ABI_VERSION, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: abi_version */
int dtl_abi_version(void)
{

    if (DTL_UNLIKELY(dtl__observed))
        return abi_version_observed();
    return dtl_impl_abi_version();
}

/* spec/config.yaml: version_string: the observed path */
static DTL_NOINLINE const char *version_string_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_VERSION_STRING, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_VERSION_STRING, NULL, 0);
    }
    const char *result = dtl_impl_version_string();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VERSION_STRING, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: version_string */
const char *dtl_version_string(void)
{

    if (DTL_UNLIKELY(dtl__observed))
        return version_string_observed();
    return dtl_impl_version_string();
}

/* spec/config.yaml: has_mpi: the observed path */
static DTL_NOINLINE int has_mpi_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_HAS_MPI, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_HAS_MPI, NULL, 0);
    }
    int result = dtl_impl_has_mpi();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_HAS_MPI, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: has_mpi */
int dtl_has_mpi(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_mpi", "state", "%s", dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return has_mpi_observed();
    return dtl_impl_has_mpi();
}

/* spec/config.yaml: mpi_library: the observed path */
static DTL_NOINLINE const char *mpi_library_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_MPI_LIBRARY, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "none";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_MPI_LIBRARY, NULL, 0);
    }
    const char *result = dtl_impl_mpi_library();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_MPI_LIBRARY, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: mpi_library */
const char *dtl_mpi_library(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "mpi_library", "state", "%s", dtl__closed_reason());
        return "none";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return mpi_library_observed();
    return dtl_impl_mpi_library();
}

/* spec/config.yaml: has_cuda: the observed path */
static DTL_NOINLINE int has_cuda_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_HAS_CUDA, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_HAS_CUDA, NULL, 0);
    }
    int result = dtl_impl_has_cuda();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_HAS_CUDA, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: has_cuda */
int dtl_has_cuda(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_cuda", "state", "%s", dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return has_cuda_observed();
    return dtl_impl_has_cuda();
}

/* spec/config.yaml: has_hip: the observed path */
static DTL_NOINLINE int has_hip_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_HAS_HIP, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_HAS_HIP, NULL, 0);
    }
    int result = dtl_impl_has_hip();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_HAS_HIP, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: has_hip */
int dtl_has_hip(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_hip", "state", "%s", dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return has_hip_observed();
    return dtl_impl_has_hip();
}

/* spec/config.yaml: has_nccl: the observed path */
static DTL_NOINLINE int has_nccl_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_HAS_NCCL, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_HAS_NCCL, NULL, 0);
    }
    int result = dtl_impl_has_nccl();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_HAS_NCCL, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: has_nccl */
int dtl_has_nccl(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_nccl", "state", "%s", dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return has_nccl_observed();
    return dtl_impl_has_nccl();
}

/* spec/config.yaml: has_shmem: the observed path */
static DTL_NOINLINE int has_shmem_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_HAS_SHMEM, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_HAS_SHMEM, NULL, 0);
    }
    int result = dtl_impl_has_shmem();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_HAS_SHMEM, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: has_shmem */
int dtl_has_shmem(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_shmem", "state", "%s", dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return has_shmem_observed();
    return dtl_impl_has_shmem();
}

/* spec/config.yaml: backend_name: the observed path */
static DTL_NOINLINE const char *backend_name_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_BACKEND_NAME, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_BACKEND_NAME, NULL, 0);
    }
    const char *result = dtl_impl_backend_name();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_BACKEND_NAME, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: backend_name */
const char *dtl_backend_name(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "backend_name", "state", "%s", dtl__closed_reason());
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed))
        return backend_name_observed();
    return dtl_impl_backend_name();
}

/* spec/config.yaml: backend_count: the observed path */
static DTL_NOINLINE int backend_count_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_BACKEND_COUNT, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_BACKEND_COUNT, NULL, 0);
    }
    int result = dtl_impl_backend_count();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_BACKEND_COUNT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: backend_count */
int dtl_backend_count(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "backend_count", "state", "%s", dtl__closed_reason());
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return backend_count_observed();
    return dtl_impl_backend_count();
}

/* spec/config.yaml: backend_report: the observed path */
static DTL_NOINLINE dtl_size_t backend_report_observed(char *buf, dtl_size_t size)
{
    dtl_status begun = dtl__call_begin(CALL_BACKEND_REPORT, NULL, (const int64_t[]){size}, 1);
    if (begun != DTL_SUCCESS)
        return 0;
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        const struct argument dtl__arguments[] = {
            {'w', buf, size * sizeof *buf},
            {'n', &size, sizeof size},
        };
        dtl__record_call(CALL_BACKEND_REPORT, dtl__arguments, 2);
    }
    dtl_size_t result = dtl_impl_backend_report(buf, size);
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_BACKEND_REPORT, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: backend_report */
dtl_size_t dtl_backend_report(char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "backend_report", "state", "%s", dtl__closed_reason());
        return 0;
    }
    if (DTL_UNLIKELY(size > dtl__limit(DTL_DTYPE_BYTE))) {
        dtl__refuse(DTL_ERROR_INVALID_ARGUMENT, "backend_report", "size-limit",
                    "size is %lld; expected 0 <= size <= limit(byte) (%llu)", (long long)size,
                    (unsigned long long)dtl__limit(DTL_DTYPE_BYTE));
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed))
        return backend_report_observed(buf, size);
    return dtl_impl_backend_report(buf, size);
}

/* spec/config.yaml: version: the observed path */
static DTL_NOINLINE const char *version_observed(void)
{
    dtl_status begun = dtl__call_begin(CALL_VERSION, NULL, NULL, 0);
    if (begun != DTL_SUCCESS)
        return "unknown";
    if (DTL_UNLIKELY(dtl__is_recorded)) {
        dtl__record_call(CALL_VERSION, NULL, 0);
    }
    const char *result = dtl_impl_version_string();
    dtl__record_end(DTL_SUCCESS);
    dtl__call_end(CALL_VERSION, dtl__context_error_scope(NULL), DTL_SUCCESS);
    return result;
}

/* spec/config.yaml: version */
const char *dtl_version(void)
{

    if (DTL_UNLIKELY(dtl__observed))
        return version_observed();
    return dtl_impl_version_string();
}
