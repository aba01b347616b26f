/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/lookup_functions.c.j2.
 * Do not edit. */
#include "dtl_impl.h"
