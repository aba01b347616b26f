/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/status.yaml: last_error */
static void last_error_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-last_error-size-limit",
        dtl_last_error(OUT(0), 18446744073709551615U));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(last_error_refuses),
    };

    return cmocka_run_group_tests_name("status", tests, objects_make, objects_free);
}
