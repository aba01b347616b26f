/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/config.yaml: backend_report */
static void backend_report_refuses(void **state)
{
    (void)state;
    REFUSED_VALUE(0, "DTL-backend_report-size-limit",
        dtl_backend_report(OUT(0), 18446744073709551615U));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(backend_report_refuses),
    };

    return cmocka_run_group_tests_name("config", tests, objects_make, objects_free);
}
