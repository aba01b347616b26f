/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/metrics.yaml: metrics_count */
static void metrics_count_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-metrics_count-name-null",
        dtl_metrics_count(NULL, OUT(1), OUT(2)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(metrics_count_refuses),
    };

    return cmocka_run_group_tests_name("metrics", tests, objects_make, objects_free);
}
