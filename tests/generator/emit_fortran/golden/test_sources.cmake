# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/test_sources.cmake.j2.
# Do not edit.
set(DTL_FORTRAN_KIND_TESTS
    ${CMAKE_CURRENT_LIST_DIR}/kind_int32.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_float64.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_int32_int32.f90
    ${CMAKE_CURRENT_LIST_DIR}/kinds.f90
)
