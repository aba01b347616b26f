# Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/sources.cmake.j2.
# Do not edit.
set(DTL_VERSION 0.1.0)
set(DTL_SOVERSION 1)
set(DTL_GENERATED_SOURCES
    impl/dtl_calls.c
    impl/dtl_dtypes.c
    impl/dtl_lookup_functions.c
    impl/kernels/sum.c
    impl/kernels/lor.c
    impl/dtl_kernels.c
    impl/dtl_compare.c
    stubs/types.c
    stubs/box.c
    support/dtl_arithmetic.c
    support/dtl_handle.c
    support/dtl_error.c
    support/dtl_memory.c
    support/dtl_barrier.c
    support/dtl_guard.c
    support/dtl_record.c
)
set(DTL_GENERATED_HEADERS
    include/dtl/types.h
    include/dtl/status.h
    include/dtl/box.h
    include/dtl/dtl.h
    include/dtl/bindings/c/dtl.h
)
set(DTL_MISUSE_AREAS # generated/tests/c/misuse_AREA.c
    types
    box
)
