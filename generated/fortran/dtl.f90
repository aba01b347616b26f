! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/umbrella.f90.j2.
! Do not edit.

!> Distributed containers, collectives and one-sided memory for C, Python and Fortran.
!>
!> The functions of the C interface under their C names, and derived types on top: dtl_container_t,
!> dtl_environment_t, dtl_context_t, dtl_message_t, dtl_request_t, dtl_collective_plan_t,
!> dtl_vector_t, dtl_array_t, dtl_tensor_t, dtl_span_t, dtl_memory_t, dtl_map_t, dtl_window_t,
!> dtl_symmetric_t, dtl_signal_t, dtl_model_t, dtl_role_manager_t, dtl_future_t, dtl_stream_t,
!> dtl_event_t.
module dtl
    use, intrinsic :: iso_c_binding, only: c_associated, c_double, c_f_pointer, c_float, c_funloc, &
                                           c_funptr, c_int, c_int16_t, c_int32_t, c_int64_t, &
                                           c_int8_t, c_loc, c_null_char, c_null_ptr, c_ptr
    use dtl_core
    use dtl_environment
    use dtl_context
    use dtl_communication
    use dtl_policies
    use dtl_containers
    use dtl_algorithms
    use dtl_rma
    use dtl_symmetric
    use dtl_mpmd
    use dtl_futures
    use dtl_topology
    use dtl_devices
    use dtl_helpers
    use dtl_container_type
    use dtl_environment_type
    use dtl_context_type
    use dtl_message_type
    use dtl_request_type
    use dtl_collective_plan_type
    use dtl_vector_type
    use dtl_array_type
    use dtl_tensor_type
    use dtl_span_type
    use dtl_memory_type
    use dtl_map_type
    use dtl_window_type
    use dtl_symmetric_type
    use dtl_signal_type
    use dtl_model_type
    use dtl_role_manager_type
    use dtl_future_type
    use dtl_stream_type
    use dtl_event_type
    implicit none (type, external)
    public
end module dtl
