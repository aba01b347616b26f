/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Versions and features
 *
 * What this library is and what it found on this machine. Features are backends that are looked
 * for when the program runs, so the answers may differ from one machine to the next; a missing
 * one stops nothing but the calls that need it.
 */
#ifndef DTL_CONFIG_H
#define DTL_CONFIG_H

#include <dtl/types.h>

#define DTL_VERSION_MAJOR 0
#define DTL_VERSION_MINOR 1
#define DTL_VERSION_PATCH 0
/** Counts incompatible changes. */
#define DTL_ABI_VERSION 1
#define DTL_VERSION_STRING "0.1.0-alpha.1"
#define DTL_VERSION_BASE_STRING "0.1.0"
#define DTL_VERSION_PRERELEASE "alpha.1"
#define DTL_VERSION_FULL "0.1.0-alpha.1"
/** As Python packages spell it. */
#define DTL_VERSION_PYTHON "0.1.0a1"

#ifdef __cplusplus
extern "C" {
#endif

/** The first number of the library's version, which changes when programs must be changed.
 * Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_version_major(void);

/** The second number of the library's version, which changes when something is added. Local:
 * does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_version_minor(void);

/** The third number of the library's version, which changes when something is mended. Local:
 * does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_version_patch(void);

/** The number of the binary interface; a program needs the one that it was compiled with. Local:
 * does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_abi_version(void);

/** The library's full version, such as "0.1.0-alpha.1", of static duration. Local: does not wait
 * for other ranks.
 *
 * Since 0.1.0.
 *
 *     printf("%s, ABI %d\n", dtl_version_string(), dtl_abi_version());
 */
DTL_API const char *dtl_version_string(void);

/** 1 where an MPI library was found and can be used, 0 else, and in a job without MPI (`python
 * -m dtl run`). Looks for it on the first call. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_has_mpi(void);

/** The MPI library that this process runs on, such as "MPICH 4.0.2", of static duration; "none"
 * where no MPI job of several processes has been joined. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API const char *dtl_mpi_library(void);

/** 1 where a CUDA device can be used, 0 else. Looks for one on the first call. Local: does not
 * wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_has_cuda(void);

/** 1 where a HIP device can be used, 0 else. Looks for one on the first call. Local: does not
 * wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_has_hip(void);

/** 1 where NCCL can be used, 0 else. Looks for it on the first call. Local: does not wait for
 * other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_has_nccl(void);

/** 1 where OpenSHMEM can be used, 0 else. Looks for it on the first call. Local: does not wait
 * for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_has_shmem(void);

/** The usable backends in one text of static duration, joined by "+" in the order CUDA, HIP,
 * MPI, NCCL, SHMEM, such as "CUDA+MPI"; "Single" where there is none. Local: does not wait for
 * other ranks.
 *
 * Since 0.1.0.
 */
DTL_API const char *dtl_backend_name(void);

/** The number of usable backends, of the five that dtl_backend_name can name. Local: does not
 * wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_backend_count(void);

/** `buf` tells, a line each, which backends were found, in which file and version, and of the
 * others why not. The text is cut to `size` bytes and always ends with NUL. Returns its whole
 * length without NUL, so that a second call can bring a buffer that is large enough. For
 * people: the wording may change. Local: does not wait for other ranks.
 *
 * @param buf NULL: only the length is asked for.
 * @param size Bytes of `buf`, the final NUL included.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: size <= limit(byte)
 */
DTL_API dtl_size_t dtl_backend_report(char *buf, dtl_size_t size);

/** The library's full version, the same text as dtl_version_string. Local: does not wait for
 * other ranks.
 *
 * Since 0.1.0.
 */
DTL_API const char *dtl_version(void);

#ifdef __cplusplus
}
#endif

#endif
