/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/examples.c.j2.
 * Do not edit. */
#include <stdio.h>

#include <dtl/dtl.h>

#include "printed.h"

int main(void)
{
    const struct CMUnitTest tests[] = {
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
