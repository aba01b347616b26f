/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/stubs.c.j2.
 * Do not edit. */
#include "dtl_enums.h"
#include "dtl_impl.h"
#include "dtl_kernels.h"
#include "dtl_runtime.h"

/* spec/config.yaml: version_major */
int dtl_version_major(void)
{

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VERSION_MAJOR, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_version_major();
        dtl__call_end(CALL_VERSION_MAJOR, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_version_major();
}

/* spec/config.yaml: version_minor */
int dtl_version_minor(void)
{

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VERSION_MINOR, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_version_minor();
        dtl__call_end(CALL_VERSION_MINOR, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_version_minor();
}

/* spec/config.yaml: version_patch */
int dtl_version_patch(void)
{

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VERSION_PATCH, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_version_patch();
        dtl__call_end(CALL_VERSION_PATCH, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_version_patch();
}

/* spec/config.yaml: abi_version */
int dtl_abi_version(void)
{

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_ABI_VERSION, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_abi_version();
        dtl__call_end(CALL_ABI_VERSION, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_abi_version();
}

/* spec/config.yaml: version_string */
const char *dtl_version_string(void)
{

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VERSION_STRING, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return "unknown";
        const char *result = dtl_impl_version_string();
        dtl__call_end(CALL_VERSION_STRING, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_version_string();
}

/* spec/config.yaml: has_mpi */
int dtl_has_mpi(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_mpi", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_HAS_MPI, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_has_mpi();
        dtl__call_end(CALL_HAS_MPI, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_has_mpi();
}

/* spec/config.yaml: has_cuda */
int dtl_has_cuda(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_cuda", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_HAS_CUDA, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_has_cuda();
        dtl__call_end(CALL_HAS_CUDA, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_has_cuda();
}

/* spec/config.yaml: has_hip */
int dtl_has_hip(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_hip", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_HAS_HIP, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_has_hip();
        dtl__call_end(CALL_HAS_HIP, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_has_hip();
}

/* spec/config.yaml: has_nccl */
int dtl_has_nccl(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_nccl", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_HAS_NCCL, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_has_nccl();
        dtl__call_end(CALL_HAS_NCCL, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_has_nccl();
}

/* spec/config.yaml: has_shmem */
int dtl_has_shmem(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "has_shmem", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_HAS_SHMEM, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_has_shmem();
        dtl__call_end(CALL_HAS_SHMEM, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_has_shmem();
}

/* spec/config.yaml: backend_name */
const char *dtl_backend_name(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "backend_name", "state",
                    "the library is shut down; expected a call before the process leaves");
        return "unknown";
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_BACKEND_NAME, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return "unknown";
        const char *result = dtl_impl_backend_name();
        dtl__call_end(CALL_BACKEND_NAME, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_backend_name();
}

/* spec/config.yaml: backend_count */
int dtl_backend_count(void)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "backend_count", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_BACKEND_COUNT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        int result = dtl_impl_backend_count();
        dtl__call_end(CALL_BACKEND_COUNT, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_backend_count();
}

/* spec/config.yaml: backend_report */
dtl_size_t dtl_backend_report(char *buf, dtl_size_t size)
{
    if (DTL_UNLIKELY(!dtl__is_open)) {
        dtl__refuse(DTL_ERROR_INVALID_STATE, "backend_report", "state",
                    "the library is shut down; expected a call before the process leaves");
        return 0;
    }

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_BACKEND_REPORT, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return 0;
        dtl_size_t result = dtl_impl_backend_report(buf, size);
        dtl__call_end(CALL_BACKEND_REPORT, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_backend_report(buf, size);
}

/* spec/config.yaml: version */
const char *dtl_version(void)
{

    if (DTL_UNLIKELY(dtl__observed)) {
        dtl_status begun = dtl__call_begin(CALL_VERSION, NULL, NULL, 0);
        if (begun != DTL_SUCCESS)
            return "unknown";
        const char *result = dtl_impl_version_string();
        dtl__call_end(CALL_VERSION, NULL, DTL_SUCCESS);
        return result;
    }
    return dtl_impl_version_string();
}
