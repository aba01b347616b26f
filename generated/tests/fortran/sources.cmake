# Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/test_sources.cmake.j2.
# Do not edit.
set(DTL_FORTRAN_KIND_TESTS
    ${CMAKE_CURRENT_LIST_DIR}/kind_int8.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_int16.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_int32.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_int64.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_float32.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_float64.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_bool.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_complex64.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_complex128.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_float32_int32.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_float64_int64.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_int32_int32.f90
    ${CMAKE_CURRENT_LIST_DIR}/kind_int64_int64.f90
    ${CMAKE_CURRENT_LIST_DIR}/kinds.f90
)
