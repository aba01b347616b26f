/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/former_header.h.j2.
 * Do not edit. */
#ifndef DTL_BINDINGS_C_DTL_MAP_H
#define DTL_BINDINGS_C_DTL_MAP_H

#include <dtl/dtl.h>

#endif
