/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/dtypes.h.j2.
 * Do not edit. */
/* Tables of the element types and the names of reduction operations, indexed by their ids. */
#ifndef DTL_DTYPES_H
#define DTL_DTYPES_H

#include "dtl_backend.h"

enum { DTL__DTYPES_END = 3 }; /* one more than the largest id */

extern const struct dtype dtl__dtypes[DTL__DTYPES_END];
extern const uint64_t dtl__limits[DTL__DTYPES_END]; /* largest number of elements of an object */
extern const char *const dtl__npy_dtypes[DTL__DTYPES_END]; /* as in the headers of .npy files */
extern const char *const dtl__operation_names[];

#endif
