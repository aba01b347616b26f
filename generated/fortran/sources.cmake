# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/sources.cmake.j2.
# Do not edit.
set(DTL_FORTRAN_SOURCES
    ${CMAKE_CURRENT_LIST_DIR}/dtl_core.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_environment.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_context.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_communication.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_policies.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_containers.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_algorithms.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_rma.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_mpmd.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_futures.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_topology.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_helpers.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_environment_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_context_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_request_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_vector_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_array_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_tensor_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_span_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_map_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_window_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_role_manager_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl_future_type.f90
    ${CMAKE_CURRENT_LIST_DIR}/dtl.f90
)
