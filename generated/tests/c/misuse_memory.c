/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/misuse.c.j2.
 * Do not edit. */
#include "fixture.h"

/* spec/memory.yaml: container_memory */
static void container_memory_refuses(void **state)
{
    (void)state;
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_memory-container-handle",
        dtl_container_memory(misuse_foreign, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_memory-container-handle",
        dtl_container_memory(misuse_nonsense, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_memory-container-handle",
        dtl_container_memory((void *)live.context, OUT(1)));
    REFUSED(DTL_ERROR_INVALID_ARGUMENT, "DTL-container_memory-container-handle",
        dtl_container_memory(NULL, OUT(1)));
    REFUSED(DTL_ERROR_NULL_POINTER, "DTL-container_memory-memory-null",
        dtl_container_memory(live.vector, NULL));
}

/* spec/memory.yaml: memory_release */
static void memory_release_refuses(void **state)
{
    (void)state;
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-memory_release-memory-handle",
        dtl_memory_release(misuse_foreign));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-memory_release-memory-handle",
        dtl_memory_release(misuse_nonsense));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-memory_release-memory-handle",
        dtl_memory_release((void *)live.context));
    REFUSED_VOID(DTL_ERROR_INVALID_ARGUMENT, "DTL-memory_release-memory-handle",
        dtl_memory_release(freed.memory));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(container_memory_refuses),
        cmocka_unit_test(memory_release_refuses),
    };

    return cmocka_run_group_tests_name("memory", tests, objects_make, objects_free);
}
