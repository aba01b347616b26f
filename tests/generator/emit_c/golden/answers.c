/* Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/c/answers.c.j2.
 * Do not edit. */
#include "dtl_impl.h"
