/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/dtypes.h.j2.
 * Do not edit. */
/* The element types and the names of operations, by their ids. */
#ifndef DTL_DTYPES_H
#define DTL_DTYPES_H

#include "dtl_backend.h"

enum { DTL__DTYPES_END = 28 }; /* one more than the largest id */

extern const struct dtype dtl__dtypes[DTL__DTYPES_END];
extern const uint64_t dtl__limits[DTL__DTYPES_END]; /* elements that an object can have */
extern const char *const dtl__npy_dtypes[DTL__DTYPES_END]; /* in the headers of NumPy's files */
extern const char *const dtl__operation_names[];

#endif
