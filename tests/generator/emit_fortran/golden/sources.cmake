# Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/sources.cmake.j2.
# Do not edit.
set(DTL_FORTRAN_SOURCES
    ${CMAKE_CURRENT_LIST_DIR}/dtl_core.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_boxes.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_helpers.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_failure.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_box_arrays.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_context_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_box_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl.f90
)
