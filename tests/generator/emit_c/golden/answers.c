/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/answers.c.j2.
 * Do not edit. */
#include "dtl_impl.h"
