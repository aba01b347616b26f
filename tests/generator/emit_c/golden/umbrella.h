/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/umbrella.h.j2.
 * Do not edit. */
/** Boxes of numbers. */
#ifndef DTL_DTL_H
#define DTL_DTL_H

#include <dtl/types.h>
#include <dtl/status.h>
#include <dtl/box.h>

#endif
