/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/file.yaml: container_save */
static void container_save_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_save-container-handle",
        dtl_container_save(misuse_foreign, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_save-container-handle",
        dtl_container_save(misuse_nonsense, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_save-container-handle",
        dtl_container_save((void *)live.context, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_save-container-handle",
        dtl_container_save(NULL, "name"));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_save-path-null",
        dtl_container_save(live.vector, NULL));
}

/* spec/file.yaml: container_load */
static void container_load_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_load-container-handle",
        dtl_container_load(misuse_foreign, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_load-container-handle",
        dtl_container_load(misuse_nonsense, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_load-container-handle",
        dtl_container_load((void *)live.context, "name"));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_load-container-handle",
        dtl_container_load(NULL, "name"));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_load-path-null",
        dtl_container_load(live.vector, NULL));
}

/* spec/file.yaml: file_inspect */
static void file_inspect_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-file_inspect-ctx-handle",
        dtl_file_inspect(misuse_foreign, "name", OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-file_inspect-ctx-handle",
        dtl_file_inspect(misuse_nonsense, "name", OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-file_inspect-ctx-handle",
        dtl_file_inspect((void *)live.vector, "name", OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-file_inspect-ctx-handle",
        dtl_file_inspect(NULL, "name", OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-file_inspect-ctx-handle",
        dtl_file_inspect(freed.context, "name", OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-file_inspect-path-null",
        dtl_file_inspect(live.context, NULL, OUT(2), OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-file_inspect-dtype-null",
        dtl_file_inspect(live.context, "name", NULL, OUT(3)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-file_inspect-shape-null",
        dtl_file_inspect(live.context, "name", OUT(2), NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(container_save_refuses),
        cmocka_unit_test(container_load_refuses),
        cmocka_unit_test(file_inspect_refuses),
    };

    return cmocka_run_group_tests_name("file", tests, objects_make, objects_free);
}
