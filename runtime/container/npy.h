/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads and writes the headers of NumPy's .npy files (documented in numpy.lib.format). */
#ifndef DTL_CONTAINER_NPY_H
#define DTL_CONTAINER_NPY_H

#include "dtl_runtime.h"

/* Contents of a header. The elements are in C order and start at byte `offset`. */
struct npy {
    dtl_dtype dtype;
    dtl_shape shape;
    uint64_t offset;
    uint32_t swap; /* bytes per number if their byte order must be swapped; otherwise 0 */
};

enum { NPY_HEADER_BYTES = 512 }; /* enough for every header that dtl__npy_write() writes */

/* Writes the header into `header` and sets npy->offset to its length, a multiple of 64. */
void dtl__npy_write(struct npy *npy, char header[NPY_HEADER_BYTES]);

/* Reads the header of an open file and checks that the file contains all elements. `path` is for
 * error messages. */
dtl_status dtl__npy_read(int descriptor, const char *path, struct npy *npy);

#endif
