/* SPDX-License-Identifier: BSD-3-Clause */
/* The headers of NumPy's files, as the documentation of numpy.lib.format describes them. */
#ifndef DTL_CONTAINER_NPY_H
#define DTL_CONTAINER_NPY_H

#include "dtl_runtime.h"

/* What a header says: elements in C order from byte `offset` on. */
struct npy {
    dtl_dtype dtype;
    dtl_shape shape;
    uint64_t offset;
    uint32_t swap; /* bytes of each number, where they stand in the other order; else 0 */
};

enum { NPY_HEADER_BYTES = 512 }; /* room for every header that is written here */

/* Writes the header into `header` and sets npy->offset to its length, a multiple of 64. */
void dtl__npy_write(struct npy *npy, char header[NPY_HEADER_BYTES]);

/* Reads the header of an open file, and sees that the elements are all there.  `path` is for
 * messages. */
dtl_status dtl__npy_read(int descriptor, const char *path, struct npy *npy);

#endif
