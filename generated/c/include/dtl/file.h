/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Files
 *
 * Containers in files that NumPy reads and writes: the format is `.npy`, in row-major order,
 * whatever the partition policy. All ranks write one file, or read it, each its own part. The
 * file system must be one that all of them see.
 *
 * What fails on one rank fails on all. The path is that of rank 0.
 *
 * Elements of a device go to the file and come from it in pieces of 16 MiB, through memory that
 * is pinned meanwhile.
 *
 * Where a transfer takes more than a second and the standard error output is a terminal, rank 0
 * shows there how far it is. DTL_PROGRESS_BAR=0 in the environment keeps it silent;
 * DTL_PROGRESS_BAR=1 shows it at once, and where there is no terminal too.
 */
#ifndef DTL_FILE_H
#define DTL_FILE_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The file `path` holds all elements of the container, a vector, an array or a tensor. It is
 * written under another name, `dtl.`, a random number and `.part`, beside it and takes its
 * place when it is complete: a save that fails leaves what was there. Only a regular file that
 * may be written is replaced; where `path` is a symbolic link, the file that it names is, or is
 * made. Unless the elements lie in row-major order from rank to rank already, as in block
 * containers that are distributed along dimension 0, they move there first, in one exchange,
 * which needs memory for a copy of this rank's part or two. Collective.
 *
 * @param container An open container.
 * @param path Of a file in a folder that exists.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; while it runs
 * - DTL_ERROR_NULL_POINTER: path: not NULL
 * - DTL_ERROR_FILE: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 *
 *     int64_t seven = 7;
 *     dtl_context_t ctx;
 *     dtl_vector_t vec;
 *     if (dtl_context_create_default(&ctx) != DTL_SUCCESS ||
 *         dtl_vector_create_fill(ctx, DTL_DTYPE_INT64, 1000, &seven, &vec) != DTL_SUCCESS)
 *         return 1;
 *     if (dtl_container_save((dtl_container_t)vec, "/no/such/folder/sevens.npy") ==
 *             DTL_ERROR_FILE &&
 *         dtl_context_is_root(ctx))
 *         printf("there is no such folder\n");
 *     dtl_vector_destroy(vec);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_container_save(dtl_container_t container, const char *path)
    DTL_NONNULL((2)) DTL_CHECKED;

/** The elements of the container are those of the file `path`, which has the container's dtype
 * and global shape. The container keeps its distribution; pointers to its elements stay valid.
 * After a failure while elements are read, they are some of both. Collective.
 *
 * @param container An open container.
 * @param path Of a file in the format .npy, in C order; numbers of the other byte order are
 *   turned round.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: container: an open container; while it runs
 * - DTL_ERROR_NULL_POINTER: path: not NULL
 * - DTL_ERROR_FILE: while it runs
 * - DTL_ERROR_INVALID_FORMAT: while it runs
 * - DTL_ERROR_EXTENT_MISMATCH: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_container_load(dtl_container_t container, const char *path)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*dtype` and `*shape` are those of the elements in the file `path`: what a container must
 * have to load it. Rank 0 reads the file's header. Collective.
 *
 * @param ctx An open context.
 * @param path Of a file in the format .npy.
 * @param dtype The number of a dtype.
 * @param shape `*dtype` and `*shape` are those of the elements in the file `path`: what a
 *   container must have to load it.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: path: not NULL; dtype: not NULL; shape: not NULL
 * - DTL_ERROR_FILE: while it runs
 * - DTL_ERROR_INVALID_FORMAT: while it runs
 */
DTL_API dtl_status dtl_file_inspect(dtl_context_t ctx, const char *path, int *dtype,
                                    dtl_shape *shape)
    DTL_NONNULL((2,3,4)) DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
