! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> Takes every container handle; a handle knows its kind.
module dtl_container_type
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_double_complex, c_float, &
                                           c_float_complex, c_int, c_int16_t, c_int32_t, &
                                           c_int64_t, c_int8_t, c_null_char, c_null_ptr, c_ptr
    use dtl_algorithm_arrays, only: any_container_apply_value, any_container_apply_value_local, &
                                    any_container_count, any_container_fill, any_container_find, &
                                    any_container_minmax, any_container_reduce
    use dtl_algorithms, only: dtl_container_apply, dtl_container_apply_binary, &
                              dtl_container_apply_binary_local, dtl_container_apply_unary, &
                              dtl_container_apply_unary_local, dtl_container_argsort, &
                              dtl_container_copy, dtl_container_dot, dtl_container_exclusive_scan, &
                              dtl_container_inclusive_scan, dtl_container_max_element, &
                              dtl_container_mean, dtl_container_min_element, dtl_container_norm, &
                              dtl_container_sort, dtl_container_sort_by_key, &
                              dtl_container_stable_sort, dtl_container_var
    use dtl_container_arrays, only: any_container_combine, any_container_exchange_halo, &
                                    any_container_get_element, any_container_refresh_halo, &
                                    any_container_set_element
    use dtl_containers, only: dtl_container_block_size, dtl_container_device_kind, &
                              dtl_container_device_number, dtl_container_expose, &
                              dtl_container_load, dtl_container_memory, dtl_container_save
    use dtl_core, only: DTL_DTYPE_BOOL, DTL_DTYPE_COMPLEX128, DTL_DTYPE_COMPLEX64, &
                        DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64, &
                        DTL_DTYPE_FLOAT64_INT64, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
                        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64, DTL_DTYPE_INT64_INT64, &
                        DTL_DTYPE_INT8, dtl_clear_error, dtl_float32_int32, dtl_float64_int64, &
                        dtl_int32_int32, dtl_int64_int64
    use dtl_devices, only: dtl_container_queue_apply, dtl_container_queue_apply_binary, &
                           dtl_container_queue_apply_unary, dtl_container_queue_argsort_local, &
                           dtl_container_queue_copy, dtl_container_queue_dot_local, &
                           dtl_container_queue_exclusive_scan_local, dtl_container_queue_gather, &
                           dtl_container_queue_histogram_local, &
                           dtl_container_queue_inclusive_scan_local, &
                           dtl_container_queue_max_element_local, dtl_container_queue_mean_local, &
                           dtl_container_queue_min_element_local, &
                           dtl_container_queue_minmax_local, dtl_container_queue_norm_local, &
                           dtl_container_queue_scatter, dtl_container_queue_sort_by_key_local, &
                           dtl_container_queue_sort_local, dtl_container_queue_stable_sort_local, &
                           dtl_container_queue_unique_local, dtl_container_queue_var_local
    use dtl_failure, only: settle, stop_on_failure
    use dtl_future_type, only: dtl_future_t
    use dtl_memory_type, only: dtl_memory_t
    use dtl_queue_arrays, only: any_container_queue_apply_value, &
                                any_container_queue_copy_from_host, &
                                any_container_queue_copy_to_host, any_container_queue_count_local, &
                                any_container_queue_fill, any_container_queue_find_local, &
                                any_container_queue_reduce_local
    use dtl_stream_type, only: dtl_stream_t
    implicit none (type, external)
    private
    public :: dtl_container_t

    !> Takes every container handle; a handle knows its kind.
    !> Indices start at 1, ranks at 0.
    type :: dtl_container_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: block_size => container_block_size
        procedure :: device_kind => container_device_kind
        procedure :: device_number => container_device_number
        procedure :: expose => container_expose
        procedure :: save => container_save
        procedure :: load => container_load
        procedure :: memory => container_memory
        procedure :: copy => container_copy
        procedure :: apply => container_apply
        procedure :: apply_unary => container_apply_unary
        procedure :: apply_unary_local => container_apply_unary_local
        procedure :: apply_binary => container_apply_binary
        procedure :: apply_binary_local => container_apply_binary_local
        procedure :: min_element => container_min_element
        procedure :: max_element => container_max_element
        procedure :: inclusive_scan => container_inclusive_scan
        procedure :: exclusive_scan => container_exclusive_scan
        procedure :: sort => container_sort
        procedure :: stable_sort => container_stable_sort
        procedure :: sort_by_key => container_sort_by_key
        procedure :: argsort => container_argsort
        procedure :: mean => container_mean
        procedure, private :: container_var, container_var_default
        generic :: var => container_var, container_var_default
        procedure :: norm => container_norm
        procedure :: dot => container_dot
        procedure :: queue_copy => container_queue_copy
        procedure :: queue_apply => container_queue_apply
        procedure :: queue_apply_unary => container_queue_apply_unary
        procedure :: queue_apply_binary => container_queue_apply_binary
        procedure :: queue_inclusive_scan_local => container_queue_inclusive_scan_local
        procedure :: queue_exclusive_scan_local => container_queue_exclusive_scan_local
        procedure :: queue_sort_local => container_queue_sort_local
        procedure :: queue_stable_sort_local => container_queue_stable_sort_local
        procedure :: queue_sort_by_key_local => container_queue_sort_by_key_local
        procedure :: queue_argsort_local => container_queue_argsort_local
        procedure :: queue_gather => container_queue_gather
        procedure :: queue_scatter => container_queue_scatter
        procedure :: queue_min_element_local => container_queue_min_element_local
        procedure :: queue_max_element_local => container_queue_max_element_local
        procedure :: queue_minmax_local => container_queue_minmax_local
        procedure :: queue_mean_local => container_queue_mean_local
        procedure, private :: container_queue_var_local, container_queue_var_local_default
        generic :: queue_var_local => container_queue_var_local, container_queue_var_local_default
        procedure :: queue_norm_local => container_queue_norm_local
        procedure :: queue_dot_local => container_queue_dot_local
        procedure, private :: container_queue_histogram_local, &
                              container_queue_histogram_local_default
        generic :: queue_histogram_local => container_queue_histogram_local, &
                                            container_queue_histogram_local_default
        procedure :: queue_unique_local => container_queue_unique_local
        procedure, private :: container_get_element_int8, container_get_element_int8_default, &
                              container_get_element_int16, container_get_element_int16_default, &
                              container_get_element_int32, container_get_element_int32_default, &
                              container_get_element_int64, container_get_element_int64_default, &
                              container_get_element_float32, &
                              container_get_element_float32_default, &
                              container_get_element_float64, &
                              container_get_element_float64_default, container_get_element_bool, &
                              container_get_element_bool_default, container_get_element_complex64, &
                              container_get_element_complex64_default, &
                              container_get_element_complex128, &
                              container_get_element_complex128_default, &
                              container_get_element_float32_int32, &
                              container_get_element_float32_int32_default, &
                              container_get_element_float64_int64, &
                              container_get_element_float64_int64_default, &
                              container_get_element_int32_int32, &
                              container_get_element_int32_int32_default, &
                              container_get_element_int64_int64, &
                              container_get_element_int64_int64_default
        generic :: get_element => container_get_element_int8, container_get_element_int8_default, &
                                  container_get_element_int16, &
                                  container_get_element_int16_default, &
                                  container_get_element_int32, &
                                  container_get_element_int32_default, &
                                  container_get_element_int64, &
                                  container_get_element_int64_default, &
                                  container_get_element_float32, &
                                  container_get_element_float32_default, &
                                  container_get_element_float64, &
                                  container_get_element_float64_default, &
                                  container_get_element_bool, container_get_element_bool_default, &
                                  container_get_element_complex64, &
                                  container_get_element_complex64_default, &
                                  container_get_element_complex128, &
                                  container_get_element_complex128_default, &
                                  container_get_element_float32_int32, &
                                  container_get_element_float32_int32_default, &
                                  container_get_element_float64_int64, &
                                  container_get_element_float64_int64_default, &
                                  container_get_element_int32_int32, &
                                  container_get_element_int32_int32_default, &
                                  container_get_element_int64_int64, &
                                  container_get_element_int64_int64_default
        procedure, private :: container_set_element_int8, container_set_element_int8_default, &
                              container_set_element_int16, container_set_element_int16_default, &
                              container_set_element_int32, container_set_element_int32_default, &
                              container_set_element_int64, container_set_element_int64_default, &
                              container_set_element_float32, &
                              container_set_element_float32_default, &
                              container_set_element_float64, &
                              container_set_element_float64_default, container_set_element_bool, &
                              container_set_element_bool_default, container_set_element_complex64, &
                              container_set_element_complex64_default, &
                              container_set_element_complex128, &
                              container_set_element_complex128_default, &
                              container_set_element_float32_int32, &
                              container_set_element_float32_int32_default, &
                              container_set_element_float64_int64, &
                              container_set_element_float64_int64_default, &
                              container_set_element_int32_int32, &
                              container_set_element_int32_int32_default, &
                              container_set_element_int64_int64, &
                              container_set_element_int64_int64_default
        generic :: set_element => container_set_element_int8, container_set_element_int8_default, &
                                  container_set_element_int16, &
                                  container_set_element_int16_default, &
                                  container_set_element_int32, &
                                  container_set_element_int32_default, &
                                  container_set_element_int64, &
                                  container_set_element_int64_default, &
                                  container_set_element_float32, &
                                  container_set_element_float32_default, &
                                  container_set_element_float64, &
                                  container_set_element_float64_default, &
                                  container_set_element_bool, container_set_element_bool_default, &
                                  container_set_element_complex64, &
                                  container_set_element_complex64_default, &
                                  container_set_element_complex128, &
                                  container_set_element_complex128_default, &
                                  container_set_element_float32_int32, &
                                  container_set_element_float32_int32_default, &
                                  container_set_element_float64_int64, &
                                  container_set_element_float64_int64_default, &
                                  container_set_element_int32_int32, &
                                  container_set_element_int32_int32_default, &
                                  container_set_element_int64_int64, &
                                  container_set_element_int64_int64_default
        procedure, private :: container_exchange_halo_int8, container_exchange_halo_int16, &
                              container_exchange_halo_int32, container_exchange_halo_int64, &
                              container_exchange_halo_float32, container_exchange_halo_float64, &
                              container_exchange_halo_bool, container_exchange_halo_complex64, &
                              container_exchange_halo_complex128, &
                              container_exchange_halo_float32_int32, &
                              container_exchange_halo_float64_int64, &
                              container_exchange_halo_int32_int32, &
                              container_exchange_halo_int64_int64
        generic :: exchange_halo => container_exchange_halo_int8, container_exchange_halo_int16, &
                                    container_exchange_halo_int32, container_exchange_halo_int64, &
                                    container_exchange_halo_float32, &
                                    container_exchange_halo_float64, container_exchange_halo_bool, &
                                    container_exchange_halo_complex64, &
                                    container_exchange_halo_complex128, &
                                    container_exchange_halo_float32_int32, &
                                    container_exchange_halo_float64_int64, &
                                    container_exchange_halo_int32_int32, &
                                    container_exchange_halo_int64_int64
        procedure, private :: container_refresh_halo_int8, container_refresh_halo_int16, &
                              container_refresh_halo_int32, container_refresh_halo_int64, &
                              container_refresh_halo_float32, container_refresh_halo_float64, &
                              container_refresh_halo_bool, container_refresh_halo_complex64, &
                              container_refresh_halo_complex128, &
                              container_refresh_halo_float32_int32, &
                              container_refresh_halo_float64_int64, &
                              container_refresh_halo_int32_int32, &
                              container_refresh_halo_int64_int64
        generic :: refresh_halo => container_refresh_halo_int8, container_refresh_halo_int16, &
                                   container_refresh_halo_int32, container_refresh_halo_int64, &
                                   container_refresh_halo_float32, container_refresh_halo_float64, &
                                   container_refresh_halo_bool, container_refresh_halo_complex64, &
                                   container_refresh_halo_complex128, &
                                   container_refresh_halo_float32_int32, &
                                   container_refresh_halo_float64_int64, &
                                   container_refresh_halo_int32_int32, &
                                   container_refresh_halo_int64_int64
        procedure, private :: container_combine_int8, container_combine_int16, &
                              container_combine_int32, container_combine_int64, &
                              container_combine_float32, container_combine_float64, &
                              container_combine_bool, container_combine_complex64, &
                              container_combine_complex128, container_combine_float32_int32, &
                              container_combine_float64_int64, container_combine_int32_int32, &
                              container_combine_int64_int64
        generic :: combine => container_combine_int8, container_combine_int16, &
                              container_combine_int32, container_combine_int64, &
                              container_combine_float32, container_combine_float64, &
                              container_combine_bool, container_combine_complex64, &
                              container_combine_complex128, container_combine_float32_int32, &
                              container_combine_float64_int64, container_combine_int32_int32, &
                              container_combine_int64_int64
        procedure, private :: container_fill_int8, container_fill_int16, container_fill_int32, &
                              container_fill_int64, container_fill_float32, &
                              container_fill_float64, container_fill_bool, &
                              container_fill_complex64, container_fill_complex128, &
                              container_fill_float32_int32, container_fill_float64_int64, &
                              container_fill_int32_int32, container_fill_int64_int64
        generic :: fill => container_fill_int8, container_fill_int16, container_fill_int32, &
                           container_fill_int64, container_fill_float32, container_fill_float64, &
                           container_fill_bool, container_fill_complex64, &
                           container_fill_complex128, container_fill_float32_int32, &
                           container_fill_float64_int64, container_fill_int32_int32, &
                           container_fill_int64_int64
        procedure, private :: container_apply_value_int8, container_apply_value_int16, &
                              container_apply_value_int32, container_apply_value_int64, &
                              container_apply_value_float32, container_apply_value_float64, &
                              container_apply_value_bool, container_apply_value_complex64, &
                              container_apply_value_complex128, &
                              container_apply_value_float32_int32, &
                              container_apply_value_float64_int64, &
                              container_apply_value_int32_int32, container_apply_value_int64_int64
        generic :: apply_value => container_apply_value_int8, container_apply_value_int16, &
                                  container_apply_value_int32, container_apply_value_int64, &
                                  container_apply_value_float32, container_apply_value_float64, &
                                  container_apply_value_bool, container_apply_value_complex64, &
                                  container_apply_value_complex128, &
                                  container_apply_value_float32_int32, &
                                  container_apply_value_float64_int64, &
                                  container_apply_value_int32_int32, &
                                  container_apply_value_int64_int64
        procedure, private :: container_apply_value_local_int8, container_apply_value_local_int16, &
                              container_apply_value_local_int32, &
                              container_apply_value_local_int64, &
                              container_apply_value_local_float32, &
                              container_apply_value_local_float64, &
                              container_apply_value_local_bool, &
                              container_apply_value_local_complex64, &
                              container_apply_value_local_complex128, &
                              container_apply_value_local_float32_int32, &
                              container_apply_value_local_float64_int64, &
                              container_apply_value_local_int32_int32, &
                              container_apply_value_local_int64_int64
        generic :: apply_value_local => container_apply_value_local_int8, &
                                        container_apply_value_local_int16, &
                                        container_apply_value_local_int32, &
                                        container_apply_value_local_int64, &
                                        container_apply_value_local_float32, &
                                        container_apply_value_local_float64, &
                                        container_apply_value_local_bool, &
                                        container_apply_value_local_complex64, &
                                        container_apply_value_local_complex128, &
                                        container_apply_value_local_float32_int32, &
                                        container_apply_value_local_float64_int64, &
                                        container_apply_value_local_int32_int32, &
                                        container_apply_value_local_int64_int64
        procedure, private :: container_find_int8, container_find_int16, container_find_int32, &
                              container_find_int64, container_find_float32, &
                              container_find_float64, container_find_bool, &
                              container_find_complex64, container_find_complex128, &
                              container_find_float32_int32, container_find_float64_int64, &
                              container_find_int32_int32, container_find_int64_int64
        generic :: find => container_find_int8, container_find_int16, container_find_int32, &
                           container_find_int64, container_find_float32, container_find_float64, &
                           container_find_bool, container_find_complex64, &
                           container_find_complex128, container_find_float32_int32, &
                           container_find_float64_int64, container_find_int32_int32, &
                           container_find_int64_int64
        procedure, private :: container_count_int8, container_count_int16, container_count_int32, &
                              container_count_int64, container_count_float32, &
                              container_count_float64, container_count_bool, &
                              container_count_complex64, container_count_complex128, &
                              container_count_float32_int32, container_count_float64_int64, &
                              container_count_int32_int32, container_count_int64_int64
        generic :: count => container_count_int8, container_count_int16, container_count_int32, &
                            container_count_int64, container_count_float32, &
                            container_count_float64, container_count_bool, &
                            container_count_complex64, container_count_complex128, &
                            container_count_float32_int32, container_count_float64_int64, &
                            container_count_int32_int32, container_count_int64_int64
        procedure, private :: container_reduce_int8, container_reduce_int16, &
                              container_reduce_int32, container_reduce_int64, &
                              container_reduce_float32, container_reduce_float64, &
                              container_reduce_bool, container_reduce_complex64, &
                              container_reduce_complex128, container_reduce_float32_int32, &
                              container_reduce_float64_int64, container_reduce_int32_int32, &
                              container_reduce_int64_int64
        generic :: reduce => container_reduce_int8, container_reduce_int16, &
                             container_reduce_int32, container_reduce_int64, &
                             container_reduce_float32, container_reduce_float64, &
                             container_reduce_bool, container_reduce_complex64, &
                             container_reduce_complex128, container_reduce_float32_int32, &
                             container_reduce_float64_int64, container_reduce_int32_int32, &
                             container_reduce_int64_int64
        procedure, private :: container_minmax_int8, container_minmax_int16, &
                              container_minmax_int32, container_minmax_int64, &
                              container_minmax_float32, container_minmax_float64, &
                              container_minmax_bool, container_minmax_complex64, &
                              container_minmax_complex128, container_minmax_float32_int32, &
                              container_minmax_float64_int64, container_minmax_int32_int32, &
                              container_minmax_int64_int64
        generic :: minmax => container_minmax_int8, container_minmax_int16, &
                             container_minmax_int32, container_minmax_int64, &
                             container_minmax_float32, container_minmax_float64, &
                             container_minmax_bool, container_minmax_complex64, &
                             container_minmax_complex128, container_minmax_float32_int32, &
                             container_minmax_float64_int64, container_minmax_int32_int32, &
                             container_minmax_int64_int64
        procedure, private :: container_queue_fill_int8, container_queue_fill_int16, &
                              container_queue_fill_int32, container_queue_fill_int64, &
                              container_queue_fill_float32, container_queue_fill_float64, &
                              container_queue_fill_bool, container_queue_fill_complex64, &
                              container_queue_fill_complex128, container_queue_fill_float32_int32, &
                              container_queue_fill_float64_int64, &
                              container_queue_fill_int32_int32, container_queue_fill_int64_int64
        generic :: queue_fill => container_queue_fill_int8, container_queue_fill_int16, &
                                 container_queue_fill_int32, container_queue_fill_int64, &
                                 container_queue_fill_float32, container_queue_fill_float64, &
                                 container_queue_fill_bool, container_queue_fill_complex64, &
                                 container_queue_fill_complex128, &
                                 container_queue_fill_float32_int32, &
                                 container_queue_fill_float64_int64, &
                                 container_queue_fill_int32_int32, &
                                 container_queue_fill_int64_int64
        procedure, private :: container_queue_apply_value_int8, container_queue_apply_value_int16, &
                              container_queue_apply_value_int32, &
                              container_queue_apply_value_int64, &
                              container_queue_apply_value_float32, &
                              container_queue_apply_value_float64, &
                              container_queue_apply_value_bool, &
                              container_queue_apply_value_complex64, &
                              container_queue_apply_value_complex128, &
                              container_queue_apply_value_float32_int32, &
                              container_queue_apply_value_float64_int64, &
                              container_queue_apply_value_int32_int32, &
                              container_queue_apply_value_int64_int64
        generic :: queue_apply_value => container_queue_apply_value_int8, &
                                        container_queue_apply_value_int16, &
                                        container_queue_apply_value_int32, &
                                        container_queue_apply_value_int64, &
                                        container_queue_apply_value_float32, &
                                        container_queue_apply_value_float64, &
                                        container_queue_apply_value_bool, &
                                        container_queue_apply_value_complex64, &
                                        container_queue_apply_value_complex128, &
                                        container_queue_apply_value_float32_int32, &
                                        container_queue_apply_value_float64_int64, &
                                        container_queue_apply_value_int32_int32, &
                                        container_queue_apply_value_int64_int64
        procedure, private :: container_queue_reduce_local_int8, &
                              container_queue_reduce_local_int16, &
                              container_queue_reduce_local_int32, &
                              container_queue_reduce_local_int64, &
                              container_queue_reduce_local_float32, &
                              container_queue_reduce_local_float64, &
                              container_queue_reduce_local_bool, &
                              container_queue_reduce_local_complex64, &
                              container_queue_reduce_local_complex128, &
                              container_queue_reduce_local_float32_int32, &
                              container_queue_reduce_local_float64_int64, &
                              container_queue_reduce_local_int32_int32, &
                              container_queue_reduce_local_int64_int64
        generic :: queue_reduce_local => container_queue_reduce_local_int8, &
                                         container_queue_reduce_local_int16, &
                                         container_queue_reduce_local_int32, &
                                         container_queue_reduce_local_int64, &
                                         container_queue_reduce_local_float32, &
                                         container_queue_reduce_local_float64, &
                                         container_queue_reduce_local_bool, &
                                         container_queue_reduce_local_complex64, &
                                         container_queue_reduce_local_complex128, &
                                         container_queue_reduce_local_float32_int32, &
                                         container_queue_reduce_local_float64_int64, &
                                         container_queue_reduce_local_int32_int32, &
                                         container_queue_reduce_local_int64_int64
        procedure, private :: container_queue_count_local_int8, container_queue_count_local_int16, &
                              container_queue_count_local_int32, &
                              container_queue_count_local_int64, &
                              container_queue_count_local_float32, &
                              container_queue_count_local_float64, &
                              container_queue_count_local_bool, &
                              container_queue_count_local_complex64, &
                              container_queue_count_local_complex128, &
                              container_queue_count_local_float32_int32, &
                              container_queue_count_local_float64_int64, &
                              container_queue_count_local_int32_int32, &
                              container_queue_count_local_int64_int64
        generic :: queue_count_local => container_queue_count_local_int8, &
                                        container_queue_count_local_int16, &
                                        container_queue_count_local_int32, &
                                        container_queue_count_local_int64, &
                                        container_queue_count_local_float32, &
                                        container_queue_count_local_float64, &
                                        container_queue_count_local_bool, &
                                        container_queue_count_local_complex64, &
                                        container_queue_count_local_complex128, &
                                        container_queue_count_local_float32_int32, &
                                        container_queue_count_local_float64_int64, &
                                        container_queue_count_local_int32_int32, &
                                        container_queue_count_local_int64_int64
        procedure, private :: container_queue_find_local_int8, container_queue_find_local_int16, &
                              container_queue_find_local_int32, container_queue_find_local_int64, &
                              container_queue_find_local_float32, &
                              container_queue_find_local_float64, container_queue_find_local_bool, &
                              container_queue_find_local_complex64, &
                              container_queue_find_local_complex128, &
                              container_queue_find_local_float32_int32, &
                              container_queue_find_local_float64_int64, &
                              container_queue_find_local_int32_int32, &
                              container_queue_find_local_int64_int64
        generic :: queue_find_local => container_queue_find_local_int8, &
                                       container_queue_find_local_int16, &
                                       container_queue_find_local_int32, &
                                       container_queue_find_local_int64, &
                                       container_queue_find_local_float32, &
                                       container_queue_find_local_float64, &
                                       container_queue_find_local_bool, &
                                       container_queue_find_local_complex64, &
                                       container_queue_find_local_complex128, &
                                       container_queue_find_local_float32_int32, &
                                       container_queue_find_local_float64_int64, &
                                       container_queue_find_local_int32_int32, &
                                       container_queue_find_local_int64_int64
        procedure, private :: container_queue_copy_to_host_int8, &
                              container_queue_copy_to_host_int16, &
                              container_queue_copy_to_host_int32, &
                              container_queue_copy_to_host_int64, &
                              container_queue_copy_to_host_float32, &
                              container_queue_copy_to_host_float64, &
                              container_queue_copy_to_host_bool, &
                              container_queue_copy_to_host_complex64, &
                              container_queue_copy_to_host_complex128, &
                              container_queue_copy_to_host_float32_int32, &
                              container_queue_copy_to_host_float64_int64, &
                              container_queue_copy_to_host_int32_int32, &
                              container_queue_copy_to_host_int64_int64
        generic :: queue_copy_to_host => container_queue_copy_to_host_int8, &
                                         container_queue_copy_to_host_int16, &
                                         container_queue_copy_to_host_int32, &
                                         container_queue_copy_to_host_int64, &
                                         container_queue_copy_to_host_float32, &
                                         container_queue_copy_to_host_float64, &
                                         container_queue_copy_to_host_bool, &
                                         container_queue_copy_to_host_complex64, &
                                         container_queue_copy_to_host_complex128, &
                                         container_queue_copy_to_host_float32_int32, &
                                         container_queue_copy_to_host_float64_int64, &
                                         container_queue_copy_to_host_int32_int32, &
                                         container_queue_copy_to_host_int64_int64
        procedure, private :: container_queue_copy_from_host_int8, &
                              container_queue_copy_from_host_int16, &
                              container_queue_copy_from_host_int32, &
                              container_queue_copy_from_host_int64, &
                              container_queue_copy_from_host_float32, &
                              container_queue_copy_from_host_float64, &
                              container_queue_copy_from_host_bool, &
                              container_queue_copy_from_host_complex64, &
                              container_queue_copy_from_host_complex128, &
                              container_queue_copy_from_host_float32_int32, &
                              container_queue_copy_from_host_float64_int64, &
                              container_queue_copy_from_host_int32_int32, &
                              container_queue_copy_from_host_int64_int64
        generic :: queue_copy_from_host => container_queue_copy_from_host_int8, &
                                           container_queue_copy_from_host_int16, &
                                           container_queue_copy_from_host_int32, &
                                           container_queue_copy_from_host_int64, &
                                           container_queue_copy_from_host_float32, &
                                           container_queue_copy_from_host_float64, &
                                           container_queue_copy_from_host_bool, &
                                           container_queue_copy_from_host_complex64, &
                                           container_queue_copy_from_host_complex128, &
                                           container_queue_copy_from_host_float32_int32, &
                                           container_queue_copy_from_host_float64_int64, &
                                           container_queue_copy_from_host_int32_int32, &
                                           container_queue_copy_from_host_int64_int64
    end type dtl_container_t

contains

    !> Elements, of a tensor slices, a block of block_cyclic; 1 for the other policies. Local: does
    !> not wait for other ranks.
    function container_block_size(self) result(answer)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_container_block_size(self%handle)
        call stop_on_failure()
    end function container_block_size

    !> Whose device has the elements: DTL_DEVICE_HOST where none has. Its number is
    !> dtl_container_device_number. Local: does not wait for other ranks.
    function container_device_kind(self) result(answer)
        class(dtl_container_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_container_device_kind(self%handle)
        call stop_on_failure()
    end function container_device_kind

    !> The number of the device that has the elements, of those of dtl_container_device_kind; 0
    !> where none has. Local: does not wait for other ranks.
    function container_device_number(self) result(answer)
        class(dtl_container_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_container_device_number(self%handle)
        call stop_on_failure()
    end function container_device_number

    !> Every rank may read and write single elements of the others' parts of the container, by
    !> dtl_container_get_element and its kin, until it is destroyed. A container that is exposed
    !> already stays so. It starts the service of its context, as windows do: a thread that answers
    !> while the program computes, where MPI allows several threads; elsewhere a rank answers while
    !> it waits in a call of DTL's that is one-sided. A span is refused. Collective.
    subroutine container_expose(self, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_expose(self%handle)
        call settle(status, stat, errmsg)
    end subroutine container_expose

    !> The file `path` holds all elements of the container, a vector, an array or a tensor. It is
    !> written under another name, `dtl.`, a random number and `.part`, beside it and takes its
    !> place when it is complete: a save that fails leaves what was there. Only a regular file that
    !> may be written is replaced; where `path` is a symbolic link, the file that it names is, or is
    !> made. Unless the elements lie in row-major order from rank to rank already, as in block
    !> containers that are distributed along dimension 0, they move there first, in one exchange,
    !> which needs memory for a copy of this rank's part or two. Collective.
    subroutine container_save(self, path, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        character(len=*), intent(in) :: path
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_save(self%handle, trim(path) // c_null_char)
        call settle(status, stat, errmsg)
    end subroutine container_save

    !> The elements of the container are those of the file `path`, which has the container's dtype
    !> and global shape. The container keeps its distribution; pointers to its elements stay valid.
    !> After a failure while elements are read, they are some of both. Collective.
    subroutine container_load(self, path, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        character(len=*), intent(in) :: path
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_load(self%handle, trim(path) // c_null_char)
        call settle(status, stat, errmsg)
    end subroutine container_load

    !> `*memory` holds the memory that this rank's part of the container now has. A span of memory
    !> that is the caller's own gives a null handle. Local: does not wait for other ranks.
    subroutine container_memory(self, memory, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_memory_t), intent(out) :: memory
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_memory(self%handle, memory%handle)
        call settle(status, stat, errmsg)
    end subroutine container_memory

    !> The elements of `dst` are those of `src`, index by index. The two have one dtype and one
    !> global size; they may be distributed differently, and then each element moves across the
    !> network once. Collective.
    subroutine container_copy(self, dst, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: dst
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_copy(self%handle, dst%handle)
        call settle(status, stat, errmsg)
    end subroutine container_copy

    !> Each element of `dst` becomes what `op` makes of it and the element of `src` at its index.
    !> The two have one dtype and one shape, and may be the same container. Where they are
    !> distributed differently, `src` is brought to the distribution of `dst` first. Collective.
    subroutine container_apply(self, src, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_apply(self%handle, src%handle, op)
        call settle(status, stat, errmsg)
    end subroutine container_apply

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index. The two
    !> have one dtype and one shape, and may be the same container. Where they are distributed
    !> differently, `src` is brought to the distribution of `dst` first. What lies in the memory of
    !> one device stays there. Collective.
    subroutine container_apply_unary(self, src, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_apply_unary(self%handle, src%handle, op)
        call settle(status, stat, errmsg)
    end subroutine container_apply_unary

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_unary_local(self, src, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_apply_unary_local(self%handle, src%handle, op)
        call settle(status, stat, errmsg)
    end subroutine container_apply_unary_local

    !> Each element of `dst` becomes what `op` makes of the elements of `x` and `y` at its index.
    !> The three have one dtype and one shape, and any may be the same container. What is
    !> distributed differently is brought to the distribution of `dst` first. What lies in the
    !> memory of one device stays there. Collective.
    subroutine container_apply_binary(self, x, y, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: x
        class(dtl_container_t), intent(in) :: y
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_apply_binary(self%handle, x%handle, y%handle, op)
        call settle(status, stat, errmsg)
    end subroutine container_apply_binary

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_binary_local(self, x, y, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: x
        class(dtl_container_t), intent(in) :: y
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_apply_binary_local(self%handle, x%handle, y%handle, op)
        call settle(status, stat, errmsg)
    end subroutine container_apply_binary_local

    !> `index` is the global index of the least element, the first of equal ones, or -1 for an empty
    !> container. NaN comes after all numbers. Collective. Indices count from 1; 0 stands for none.
    subroutine container_min_element(self, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        index = -1
        status = dtl_container_min_element(self%handle, index)
        index = index + 1
        call settle(status, stat, errmsg)
    end subroutine container_min_element

    !> `index` is the global index of the greatest element, the first of equal ones, or -1 for an
    !> empty container. NaN comes after all numbers. Collective. Indices count from 1; 0 stands for
    !> none.
    subroutine container_max_element(self, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        index = -1
        status = dtl_container_max_element(self%handle, index)
        index = index + 1
        call settle(status, stat, errmsg)
    end subroutine container_max_element

    !> Each element becomes the reduction by `op` of the elements up to and with it, in the order of
    !> global indices. The dtype stays: sums of small integers wrap around. Where a fold in index
    !> order is finite, so are the elements. Collective.
    subroutine container_inclusive_scan(self, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_inclusive_scan(self%handle, op)
        call settle(status, stat, errmsg)
    end subroutine container_inclusive_scan

    !> Each element becomes the reduction by `op` of the elements before it; the first becomes the
    !> neutral element of `op`. Collective.
    subroutine container_exclusive_scan(self, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_exclusive_scan(self%handle, op)
        call settle(status, stat, errmsg)
    end subroutine container_exclusive_scan

    !> The elements stand in order over all ranks, and each rank holds as many as before. NaN comes
    !> last, 0.0 and -0.0 are equal, and equal elements may change places. Each rank sorts its part,
    !> exact splitters are found by weighted medians, and one all-to-all moves each element at most
    !> once; elements that are not distributed by block along dimension 0 are brought into that
    !> order first, and back. With the policy `par` several threads sort a rank's part; of a given
    !> number of ranks, the bits of the result are the same for any number of threads. Collective.
    subroutine container_sort(self, order, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: order
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_sort(self%handle, order)
        call settle(status, stat, errmsg)
    end subroutine container_sort

    !> As `container_sort`, but equal elements keep their order: 0.0 and -0.0, and NaNs of different
    !> bits. Collective.
    subroutine container_stable_sort(self, order, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: order
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_stable_sort(self%handle, order)
        call settle(status, stat, errmsg)
    end subroutine container_stable_sort

    !> `keys` are sorted as by `container_sort`, and the elements of `payload` move along with their
    !> keys. Equal keys keep their order. The two have one distribution; their dtypes may differ.
    !> Collective.
    subroutine container_sort_by_key(self, payload, order, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: payload
        integer(c_int), intent(in) :: order
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_sort_by_key(self%handle, payload%handle, order)
        call settle(status, stat, errmsg)
    end subroutine container_sort_by_key

    !> `indices` are the global indices that would sort the container: element k of the sorted
    !> sequence is the element indices[k]. The container stays as it is. Equal elements keep their
    !> order. `indices` has dtype int64 and the distribution of the container. Collective.
    subroutine container_argsort(self, order, indices, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: order
        class(dtl_container_t), intent(in) :: indices
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_argsort(self%handle, order, indices%handle)
        call settle(status, stat, errmsg)
    end subroutine container_argsort

    !> `mean` is the arithmetic mean, summed in double precision. Complex and half-precision dtypes
    !> are not supported, here and in the functions below. Collective.
    subroutine container_mean(self, mean, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(out) :: mean
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_mean(self%handle, mean)
        call settle(status, stat, errmsg)
    end subroutine container_mean

    !> `var` is the sum of the squared differences from the mean, divided by the number of elements
    !> less `ddof`. Collective.
    subroutine container_var(self, ddof, var, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: ddof
        real(c_double), intent(out) :: var
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_var(self%handle, int(ddof, c_int64_t), var)
        call settle(status, stat, errmsg)
    end subroutine container_var

    !> `var` is the sum of the squared differences from the mean, divided by the number of elements
    !> less `ddof`. Collective.
    subroutine container_var_default(self, ddof, var, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: ddof
        real(c_double), intent(out) :: var
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_var(self%handle, int(ddof, c_int64_t), var)
        call settle(status, stat, errmsg)
    end subroutine container_var_default

    !> `norm` is the square root of the sum of squares. Collective.
    subroutine container_norm(self, norm, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(out) :: norm
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_norm(self%handle, norm)
        call settle(status, stat, errmsg)
    end subroutine container_norm

    !> `dot` is the sum of the products of the elements of `a` and `b`, in double precision. The two
    !> have one dtype and one distribution. Collective.
    subroutine container_dot(self, b, dot, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: b
        real(c_double), intent(out) :: dot
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_dot(self%handle, b%handle, dot)
        call settle(status, stat, errmsg)
    end subroutine container_dot

    !> This rank's elements of `dst` become those of `src` with the same local index. The two have
    !> one dtype and as many elements on this rank. Waits for the work queued on the stream, where
    !> the host has the elements.
    subroutine container_queue_copy(self, dst, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: dst
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_copy(self%handle, dst%handle, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_copy

    !> Each element of this rank's part of `dst` becomes what `op` makes of it and the element of
    !> `src` with the same local index. The two have one dtype and as many elements on this rank,
    !> and may be the same container. Elements of two devices go by way of the host, within the
    !> call. Waits for the work queued on the stream, where the host has the elements.
    subroutine container_queue_apply(self, src, op, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_apply(self%handle, src%handle, op, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_apply

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index. For the rest, as dtl_container_queue_apply. Waits for the work
    !> queued on the stream, where the host has the elements.
    subroutine container_queue_apply_unary(self, src, op, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_apply_unary(self%handle, src%handle, op, stream%handle, &
                                                 fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_apply_unary

    !> Each element of this rank's part of `dst` becomes what `op` makes of the elements of `x` and
    !> `y` with the same local index. For the rest, as dtl_container_queue_apply. Waits for the work
    !> queued on the stream, where the host has the elements.
    subroutine container_queue_apply_binary(self, x, y, op, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: x
        class(dtl_container_t), intent(in) :: y
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_apply_binary(self%handle, x%handle, y%handle, op, &
                                                  stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_apply_binary

    !> Each element of this rank's part becomes the reduction by `op` of those up to and with it.
    !> The device has room for what runs of 64 elements make, until the future is complete. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_inclusive_scan_local(self, op, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_inclusive_scan_local(self%handle, op, stream%handle, &
                                                          fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_inclusive_scan_local

    !> Each element of this rank's part becomes the reduction by `op` of those before it, and the
    !> first the neutral element of `op`. For the rest, as dtl_container_queue_inclusive_scan_local.
    !> Waits for the work queued on the stream, where the host has the elements.
    subroutine container_queue_exclusive_scan_local(self, op, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_exclusive_scan_local(self%handle, op, stream%handle, &
                                                          fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_exclusive_scan_local

    !> The elements of this rank's part stand in order; NaN comes last, in both directions. The
    !> device has room for as many again, until the future is complete. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_sort_local(self, order, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: order
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_sort_local(self%handle, order, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_sort_local

    !> As dtl_container_queue_sort_local, but equal elements keep their order: 0.0 and -0.0, and
    !> NaNs of different bits. Waits for the work queued on the stream, where the host has the
    !> elements.
    subroutine container_queue_stable_sort_local(self, order, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: order
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_stable_sort_local(self%handle, order, stream%handle, &
                                                       fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_stable_sort_local

    !> The elements of this rank's part of `keys` stand in order, as by
    !> dtl_container_queue_sort_local, and those of `payload` move along with their keys. Equal keys
    !> keep their order. The two have as many elements on this rank; their dtypes may differ. The
    !> device has room for as many of both again, and twice as many numbers of 64 bits, until the
    !> future is complete. Waits for the work queued on the stream, where the host has the elements.
    subroutine container_queue_sort_by_key_local(self, payload, order, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: payload
        integer(c_int), intent(in) :: order
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_sort_by_key_local(self%handle, payload%handle, order, &
                                                       stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_sort_by_key_local

    !> `indices` are the local indices that would sort this rank's part of the container, which
    !> stays as it is: what dtl_container_queue_gather takes. Equal elements keep their order.
    !> `indices` has dtype int64 and as many elements on this rank. The device has room for twice as
    !> many elements again, and as many numbers of 64 bits, until the future is complete. Waits for
    !> the work queued on the stream, where the host has the elements.
    subroutine container_queue_argsort_local(self, order, indices, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: order
        class(dtl_container_t), intent(in) :: indices
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_argsort_local(self%handle, order, indices%handle, &
                                                   stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_argsort_local

    !> Each element of this rank's part of `dst` becomes the one of `src` whose local index
    !> `indices` has at the same place. `indices` has dtype int64 and as many elements on this rank
    !> as `dst`; `src` has the dtype of `dst`, and none of its elements. An index that is none of
    !> `src` on this rank fails: the future where a device does the work, which leaves that element
    !> of `dst` as it was; else the call, which leaves all of them so. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_gather(self, src, indices, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        class(dtl_container_t), intent(in) :: indices
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_gather(self%handle, src%handle, indices%handle, &
                                            stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_gather

    !> The element of this rank's part of `dst` whose local index `indices` has becomes the one of
    !> `src` at the same place; the others stay. `indices` has dtype int64 and as many elements on
    !> this rank as `src`. Of an index that is there more than once the last element stays where the
    !> host does the work, and any of them where a device does. For the rest, as
    !> dtl_container_queue_gather, but that indices are those of `dst`. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_scatter(self, indices, src, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: indices
        class(dtl_container_t), intent(in) :: src
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_scatter(self%handle, indices%handle, src%handle, &
                                             stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_scatter

    !> The future's value is an int64: the local index of the least element, the first of equal
    !> ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for the work
    !> queued on the stream, where the host has the elements.
    subroutine container_queue_min_element_local(self, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_min_element_local(self%handle, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_min_element_local

    !> The future's value is an int64: the local index of the greatest element, the first of equal
    !> ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for the work
    !> queued on the stream, where the host has the elements.
    subroutine container_queue_max_element_local(self, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_max_element_local(self%handle, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_max_element_local

    !> The future's value are two elements: the least and the greatest of this rank's part, which
    !> has at least one; NaN where any is NaN. Waits for the work queued on the stream, where the
    !> host has the elements.
    subroutine container_queue_minmax_local(self, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_minmax_local(self%handle, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_minmax_local

    !> The future's value is a float64: the arithmetic mean of this rank's part, which has at least
    !> one element. Complex and half-precision dtypes are not supported, here and in the functions
    !> below. Waits for the work queued on the stream, where the host has the elements.
    subroutine container_queue_mean_local(self, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_mean_local(self%handle, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_mean_local

    !> The future's value is a float64: the sum of the squared differences of this rank's elements
    !> from their mean, divided by their number less `ddof`. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_var_local(self, ddof, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: ddof
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_var_local(self%handle, int(ddof, c_int64_t), stream%handle, &
                                               fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_var_local

    !> The future's value is a float64: the sum of the squared differences of this rank's elements
    !> from their mean, divided by their number less `ddof`. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_var_local_default(self, ddof, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: ddof
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_var_local(self%handle, int(ddof, c_int64_t), stream%handle, &
                                               fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_var_local_default

    !> The future's value is a float64: the square root of the sum of squares of this rank's
    !> elements; 0 where it has none. Waits for the work queued on the stream, where the host has
    !> the elements.
    subroutine container_queue_norm_local(self, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_norm_local(self%handle, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_norm_local

    !> The future's value is a float64: the sum of the products of the elements of `a` and `b` with
    !> the same local index; 0 where this rank has none. The two have one dtype and as many elements
    !> on this rank. Those of two devices go by way of the host, within the call. Waits for the work
    !> queued on the stream, where the host has the elements.
    subroutine container_queue_dot_local(self, b, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: b
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_dot_local(self%handle, b%handle, stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_dot_local

    !> The future's value are `bins` numbers, uint64: how many elements of this rank's part are in
    !> each of as many equal bins from `low` to `high`. A bin holds its lower edge, the last one
    !> both. Elements outside and NaNs are not counted. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_histogram_local(self, low, high, bins, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: low
        real(c_double), intent(in) :: high
        integer(c_int64_t), intent(in) :: bins
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_histogram_local(self%handle, low, high, int(bins, c_int64_t), &
                                                     stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_histogram_local

    !> The future's value are `bins` numbers, uint64: how many elements of this rank's part are in
    !> each of as many equal bins from `low` to `high`. A bin holds its lower edge, the last one
    !> both. Elements outside and NaNs are not counted. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_histogram_local_default(self, low, high, bins, stream, fut, stat, &
                                                       errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: low
        real(c_double), intent(in) :: high
        integer(c_int), intent(in) :: bins
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_histogram_local(self%handle, low, high, int(bins, c_int64_t), &
                                                     stream%handle, fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_histogram_local_default

    !> The first elements of this rank's part of `unique` become the distinct ones of the
    !> container's, in ascending order, and the future's value is a uint64: how many they are. NaNs
    !> are one element. `unique` has the dtype of the container and at least as many elements on
    !> this rank, of which the others stay; the container stays as it is, unless it is `unique`. The
    !> device has room as for dtl_container_queue_quantile_local. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_unique_local(self, unique, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: unique
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_container_queue_unique_local(self%handle, unique%handle, stream%handle, &
                                                  fut%handle)
        call settle(status, stat, errmsg)
    end subroutine container_queue_unique_local

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int8(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT8)
    end subroutine container_get_element_int8

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int8_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT8)
    end subroutine container_get_element_int8_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int16(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT16)
    end subroutine container_get_element_int16

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int16_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT16)
    end subroutine container_get_element_int16_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32)
    end subroutine container_get_element_int32

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32)
    end subroutine container_get_element_int32_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64)
    end subroutine container_get_element_int64

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64)
    end subroutine container_get_element_int64_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_get_element_float32

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_get_element_float32_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_get_element_float64

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_get_element_float64_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_bool(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_BOOL)
    end subroutine container_get_element_bool

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_bool_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_BOOL)
    end subroutine container_get_element_bool_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_complex64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_get_element_complex64

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_complex64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_get_element_complex64_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_complex128(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_get_element_complex128

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_complex128_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_get_element_complex128_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float32_int32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_get_element_float32_int32

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float32_int32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_get_element_float32_int32_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float64_int64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_get_element_float64_int64

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_float64_int64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_get_element_float64_int64_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int32_int32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_get_element_int32_int32

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int32_int32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_get_element_int32_int32_default

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int64_int64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_get_element_int64_int64

    !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank calls.
    !> An element of this rank's part is there at once; for others the container must be exposed.
    !> Nothing orders it with what the owner writes meanwhile; a dtl_container_sync between does.
    !> Waits for the ranks that have the elements.
    subroutine container_get_element_int64_int64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_get_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_get_element_int64_int64_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int8(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT8)
    end subroutine container_set_element_int8

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int8_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT8)
    end subroutine container_set_element_int8_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int16(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT16)
    end subroutine container_set_element_int16

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int16_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT16)
    end subroutine container_set_element_int16_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32)
    end subroutine container_set_element_int32

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32)
    end subroutine container_set_element_int32_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64)
    end subroutine container_set_element_int64

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64)
    end subroutine container_set_element_int64_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_set_element_float32

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_set_element_float32_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_set_element_float64

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_set_element_float64_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_bool(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_BOOL)
    end subroutine container_set_element_bool

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_bool_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_BOOL)
    end subroutine container_set_element_bool_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_complex64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_set_element_complex64

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_complex64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_set_element_complex64_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_complex128(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_set_element_complex128

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_complex128_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_set_element_complex128_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float32_int32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_set_element_float32_int32

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float32_int32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_set_element_float32_int32_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float64_int64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_set_element_float64_int64

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_float64_int64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_set_element_float64_int64_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int32_int32(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_set_element_int32_int32

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int32_int32_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_set_element_int32_int32_default

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int64_int64(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_set_element_int64_int64

    !> The element is a copy of `*value`, on whichever rank it is, when the call returns. One-sided,
    !> as dtl_container_get_element. Of a replicated container, this rank's copy. Waits for the
    !> ranks that have the elements.
    subroutine container_set_element_int64_int64_default(self, global_idx, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_set_element(self%handle, int(global_idx, c_int64_t) - 1, value, stat, &
                                       errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_set_element_int64_int64_default

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_int8(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int8_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_INT8)
    end subroutine container_exchange_halo_int8

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_int16(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int16_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_INT16)
    end subroutine container_exchange_halo_int16

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_int32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int32_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_INT32)
    end subroutine container_exchange_halo_int32

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_int64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int64_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_INT64)
    end subroutine container_exchange_halo_int64

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_float32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        real(c_float), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_FLOAT32)
    end subroutine container_exchange_halo_float32

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_float64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        real(c_double), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_FLOAT64)
    end subroutine container_exchange_halo_float64

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_bool(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        logical(c_bool), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_BOOL)
    end subroutine container_exchange_halo_bool

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_complex64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        complex(c_float_complex), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_COMPLEX64)
    end subroutine container_exchange_halo_complex64

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_complex128(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        complex(c_double_complex), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_COMPLEX128)
    end subroutine container_exchange_halo_complex128

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_float32_int32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_float32_int32), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_exchange_halo_float32_int32

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_float64_int64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_float64_int64), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_exchange_halo_float64_int64

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_int32_int32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_int32_int32), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_INT32_INT32)
    end subroutine container_exchange_halo_int32_int32

    !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
    !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what lies
    !> there in the whole, also in the corners: elements of other ranks along the distributed
    !> dimension, however many ranks it takes. At the ends of a dimension that is periodic the other
    !> end follows; at open ends the margin stays what it was. Elements must be distributed by
    !> block, or be all here; a span is refused. Slices move in one all-to-all; where `padded` is
    !> memory of the device that has the elements, nothing else travels. Collective.
    subroutine container_exchange_halo_int64_int64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_int64_int64), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_exchange_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                         DTL_DTYPE_INT64_INT64)
    end subroutine container_exchange_halo_int64_int64

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_int8(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int8_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_INT8)
    end subroutine container_refresh_halo_int8

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_int16(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int16_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_INT16)
    end subroutine container_refresh_halo_int16

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_int32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int32_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_INT32)
    end subroutine container_refresh_halo_int32

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_int64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        integer(c_int64_t), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_INT64)
    end subroutine container_refresh_halo_int64

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_float32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        real(c_float), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_FLOAT32)
    end subroutine container_refresh_halo_float32

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_float64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        real(c_double), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_FLOAT64)
    end subroutine container_refresh_halo_float64

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_bool(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        logical(c_bool), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_BOOL)
    end subroutine container_refresh_halo_bool

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_complex64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        complex(c_float_complex), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_COMPLEX64)
    end subroutine container_refresh_halo_complex64

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_complex128(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        complex(c_double_complex), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_COMPLEX128)
    end subroutine container_refresh_halo_complex128

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_float32_int32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_float32_int32), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_refresh_halo_float32_int32

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_float64_int64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_float64_int64), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_refresh_halo_float64_int64

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_int32_int32(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_int32_int32), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_INT32_INT32)
    end subroutine container_refresh_halo_int32_int32

    !> The same of elements that live in `padded`: its inner part is what this rank has, and is
    !> given to the others, so that only slices of the margin are copied. Those of the container
    !> take no part. A stencil that goes on and on keeps its field so, with
    !> `container_exchange_halo` before its first step. Collective.
    subroutine container_refresh_halo_int64_int64(self, widths, periodic, padded, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: widths(:)
        integer(c_int), intent(in) :: periodic(:)
        type(dtl_int64_int64), intent(inout) :: padded(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_refresh_halo(self%handle, widths, periodic, padded, stat, errmsg, &
                                        DTL_DTYPE_INT64_INT64)
    end subroutine container_refresh_halo_int64_int64

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_int8(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(in), optional :: sendbuf(..)
        integer(c_int8_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_INT8)
    end subroutine container_combine_int8

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_int16(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(in), optional :: sendbuf(..)
        integer(c_int16_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_INT16)
    end subroutine container_combine_int16

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_INT32)
    end subroutine container_combine_int32

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in), optional :: sendbuf(..)
        integer(c_int64_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_INT64)
    end subroutine container_combine_int64

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_float32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(in), optional :: sendbuf(..)
        real(c_float), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_FLOAT32)
    end subroutine container_combine_float32

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_float64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_FLOAT64)
    end subroutine container_combine_float64

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_bool(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(in), optional :: sendbuf(..)
        logical(c_bool), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_BOOL)
    end subroutine container_combine_bool

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_complex64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(in), optional :: sendbuf(..)
        complex(c_float_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_COMPLEX64)
    end subroutine container_combine_complex64

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_complex128(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(in), optional :: sendbuf(..)
        complex(c_double_complex), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_COMPLEX128)
    end subroutine container_combine_complex128

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_float32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_float32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_combine_float32_int32

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_float64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_float64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_combine_float64_int64

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_int32_int32(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_INT32_INT32)
    end subroutine container_combine_int32_int32

    !> `recvbuf` holds the reduction by `op` of what each rank of the container has in `sendbuf`, on
    !> every rank: an allreduce over the container's ranks, which needs no context. The elements of
    !> the container take no part. Of a span of the program's own memory it is a copy. Collective.
    subroutine container_combine_int64_int64(self, sendbuf, recvbuf, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(in), optional :: sendbuf(..)
        type(dtl_int64_int64), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_combine(self%handle, sendbuf, recvbuf, op, stat, errmsg, &
                                   DTL_DTYPE_INT64_INT64)
    end subroutine container_combine_int64_int64

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_int8(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine container_fill_int8

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_int16(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine container_fill_int16

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_int32(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine container_fill_int32

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_int64(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine container_fill_int64

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_float32(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_fill_float32

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_float64(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_fill_float64

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_bool(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine container_fill_bool

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_complex64(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_fill_complex64

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_complex128(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_fill_complex128

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_float32_int32(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_fill_float32_int32

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_float64_int64(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_fill_float64_int64

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_int32_int32(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_fill_int32_int32

    !> Every element of the container is `value`. Collective.
    subroutine container_fill_int64_int64(self, value, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_fill(self%handle, value, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_fill_int64_int64

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_int8(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_INT8)
    end subroutine container_apply_value_int8

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_int16(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_INT16)
    end subroutine container_apply_value_int16

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_int32(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_INT32)
    end subroutine container_apply_value_int32

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_int64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_INT64)
    end subroutine container_apply_value_int64

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_float32(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        real(c_float), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_FLOAT32)
    end subroutine container_apply_value_float32

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_float64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        real(c_double), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_FLOAT64)
    end subroutine container_apply_value_float64

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_bool(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_BOOL)
    end subroutine container_apply_value_bool

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_complex64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_COMPLEX64)
    end subroutine container_apply_value_complex64

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_complex128(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_COMPLEX128)
    end subroutine container_apply_value_complex128

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_float32_int32(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_apply_value_float32_int32

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_float64_int64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_apply_value_float64_int64

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_int32_int32(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_INT32_INT32)
    end subroutine container_apply_value_int32_int32

    !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
    !> `value`, which is the operand that `place` tells. The two have one dtype and one shape, and
    !> may be the same container. Where they are distributed differently, `src` is brought to the
    !> distribution of `dst` first. What lies in the memory of one device stays there. Collective.
    subroutine container_apply_value_int64_int64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value(self%handle, src%handle, value, place, op, stat, errmsg, &
                                       DTL_DTYPE_INT64_INT64)
    end subroutine container_apply_value_int64_int64

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_int8(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_INT8)
    end subroutine container_apply_value_local_int8

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_int16(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_INT16)
    end subroutine container_apply_value_local_int16

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_int32(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_INT32)
    end subroutine container_apply_value_local_int32

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_int64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_INT64)
    end subroutine container_apply_value_local_int64

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_float32(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        real(c_float), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_apply_value_local_float32

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_float64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        real(c_double), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_apply_value_local_float64

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_bool(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_BOOL)
    end subroutine container_apply_value_local_bool

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_complex64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_apply_value_local_complex64

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_complex128(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_apply_value_local_complex128

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_float32_int32(self, src, value, place, op, stat, &
                                                         errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_apply_value_local_float32_int32

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_float64_int64(self, src, value, place, op, stat, &
                                                         errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_apply_value_local_float64_int64

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_int32_int32(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_apply_value_local_int32_int32

    !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
    subroutine container_apply_value_local_int64_int64(self, src, value, place, op, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_apply_value_local(self%handle, src%handle, value, place, op, stat, &
                                             errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_apply_value_local_int64_int64

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_int8(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_INT8)
        index = index + 1
    end subroutine container_find_int8

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_int16(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_INT16)
        index = index + 1
    end subroutine container_find_int16

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_int32(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_INT32)
        index = index + 1
    end subroutine container_find_int32

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_int64(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_INT64)
        index = index + 1
    end subroutine container_find_int64

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_float32(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_FLOAT32)
        index = index + 1
    end subroutine container_find_float32

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_float64(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_FLOAT64)
        index = index + 1
    end subroutine container_find_float64

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_bool(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_BOOL)
        index = index + 1
    end subroutine container_find_bool

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_complex64(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_COMPLEX64)
        index = index + 1
    end subroutine container_find_complex64

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_complex128(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_COMPLEX128)
        index = index + 1
    end subroutine container_find_complex128

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_float32_int32(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
        index = index + 1
    end subroutine container_find_float32_int32

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_float64_int64(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
        index = index + 1
    end subroutine container_find_float64_int64

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_int32_int32(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_INT32_INT32)
        index = index + 1
    end subroutine container_find_int32_int32

    !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN here.
    !> Collective. Indices count from 1; 0 stands for none.
    subroutine container_find_int64_int64(self, value, index, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int64_t), intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        index = -1
        call any_container_find(self%handle, value, index, stat, errmsg, DTL_DTYPE_INT64_INT64)
        index = index + 1
    end subroutine container_find_int64_int64

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_int8(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine container_count_int8

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_int16(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine container_count_int16

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_int32(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine container_count_int32

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_int64(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine container_count_int64

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_float32(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_count_float32

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_float64(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_count_float64

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_bool(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine container_count_bool

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_complex64(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_count_complex64

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_complex128(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_count_complex128

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_float32_int32(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_count_float32_int32

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_float64_int64(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_count_float64_int64

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_int32_int32(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_count_int32_int32

    !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
    subroutine container_count_int64_int64(self, value, count, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_count(self%handle, value, count, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_count_int64_int64

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_int8(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int8_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine container_reduce_int8

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_int16(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int16_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine container_reduce_int16

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_int32(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int32_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine container_reduce_int32

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_int64(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int64_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine container_reduce_int64

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_float32(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        real(c_float), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_reduce_float32

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_float64(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        real(c_double), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_reduce_float64

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_bool(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        logical(c_bool), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine container_reduce_bool

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_complex64(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        complex(c_float_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_reduce_complex64

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_complex128(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        complex(c_double_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_reduce_complex128

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_float32_int32(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_float32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_reduce_float32_int32

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_float64_int64(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_float64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_reduce_float64_int64

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_int32_int32(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_int32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_reduce_int32_int32

    !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`. The
    !> same bits on every rank. It has the elements' dtype: sums of small integers wrap around, and
    !> a sum of bool is the logical or. Where a fold in index order is finite, so is the result.
    !> Collective.
    subroutine container_reduce_int64_int64(self, op, result, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_int64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_reduce(self%handle, op, result, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_reduce_int64_int64

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_int8(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: min_val
        integer(c_int8_t), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine container_minmax_int8

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_int16(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: min_val
        integer(c_int16_t), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine container_minmax_int16

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_int32(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: min_val
        integer(c_int32_t), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine container_minmax_int32

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_int64(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: min_val
        integer(c_int64_t), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine container_minmax_int64

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_float32(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(inout) :: min_val
        real(c_float), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_minmax_float32

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_float64(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(inout) :: min_val
        real(c_double), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_minmax_float64

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_bool(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(inout) :: min_val
        logical(c_bool), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine container_minmax_bool

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_complex64(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: min_val
        complex(c_float_complex), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX64)
    end subroutine container_minmax_complex64

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_complex128(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: min_val
        complex(c_double_complex), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX128)
    end subroutine container_minmax_complex128

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_float32_int32(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: min_val
        type(dtl_float32_int32), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_minmax_float32_int32

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_float64_int64(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: min_val
        type(dtl_float64_int64), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_minmax_float64_int64

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_int32_int32(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: min_val
        type(dtl_int32_int32), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, &
                                  DTL_DTYPE_INT32_INT32)
    end subroutine container_minmax_int32_int32

    !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
    !> empty container is an error. Collective.
    subroutine container_minmax_int64_int64(self, min_val, max_val, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: min_val
        type(dtl_int64_int64), intent(inout) :: max_val
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_minmax(self%handle, min_val, max_val, stat, errmsg, &
                                  DTL_DTYPE_INT64_INT64)
    end subroutine container_minmax_int64_int64

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_int8(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_INT8)
    end subroutine container_queue_fill_int8

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_int16(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_INT16)
    end subroutine container_queue_fill_int16

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_INT32)
    end subroutine container_queue_fill_int32

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_INT64)
    end subroutine container_queue_fill_int64

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_float32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_FLOAT32)
    end subroutine container_queue_fill_float32

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_float64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_FLOAT64)
    end subroutine container_queue_fill_float64

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_bool(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_BOOL)
    end subroutine container_queue_fill_bool

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_complex64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_COMPLEX64)
    end subroutine container_queue_fill_complex64

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_complex128(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_COMPLEX128)
    end subroutine container_queue_fill_complex128

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_float32_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_queue_fill_float32_int32

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_float64_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_queue_fill_float64_int64

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_int32_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_INT32_INT32)
    end subroutine container_queue_fill_int32_int32

    !> Every element of this rank's part becomes `*value`, which may be used again on return. Waits
    !> for the work queued on the stream, where the host has the elements.
    subroutine container_queue_fill_int64_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_fill(self%handle, value, stream%handle, fut%handle, stat, errmsg, &
                                      DTL_DTYPE_INT64_INT64)
    end subroutine container_queue_fill_int64_int64

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_int8(self, src, value, place, op, stream, fut, stat, &
                                                errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_INT8)
    end subroutine container_queue_apply_value_int8

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_int16(self, src, value, place, op, stream, fut, stat, &
                                                 errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_INT16)
    end subroutine container_queue_apply_value_int16

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_int32(self, src, value, place, op, stream, fut, stat, &
                                                 errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_INT32)
    end subroutine container_queue_apply_value_int32

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_int64(self, src, value, place, op, stream, fut, stat, &
                                                 errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_INT64)
    end subroutine container_queue_apply_value_int64

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_float32(self, src, value, place, op, stream, fut, stat, &
                                                   errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        real(c_float), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_FLOAT32)
    end subroutine container_queue_apply_value_float32

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_float64(self, src, value, place, op, stream, fut, stat, &
                                                   errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        real(c_double), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_FLOAT64)
    end subroutine container_queue_apply_value_float64

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_bool(self, src, value, place, op, stream, fut, stat, &
                                                errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_BOOL)
    end subroutine container_queue_apply_value_bool

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_complex64(self, src, value, place, op, stream, fut, &
                                                     stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_COMPLEX64)
    end subroutine container_queue_apply_value_complex64

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_complex128(self, src, value, place, op, stream, fut, &
                                                      stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_COMPLEX128)
    end subroutine container_queue_apply_value_complex128

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_float32_int32(self, src, value, place, op, stream, fut, &
                                                         stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_queue_apply_value_float32_int32

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_float64_int64(self, src, value, place, op, stream, fut, &
                                                         stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_queue_apply_value_float64_int64

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_int32_int32(self, src, value, place, op, stream, fut, &
                                                       stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_INT32_INT32)
    end subroutine container_queue_apply_value_int32_int32

    !> Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
    !> with the same local index and of `*value`, which is the operand that `place` tells and may be
    !> used again on return. For the rest, as dtl_container_queue_apply. Waits for the work queued
    !> on the stream, where the host has the elements.
    subroutine container_queue_apply_value_int64_int64(self, src, value, place, op, stream, fut, &
                                                       stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        class(dtl_container_t), intent(in) :: src
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(in) :: place
        integer(c_int), intent(in) :: op
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_apply_value(self%handle, src%handle, value, place, op, &
                                             stream%handle, fut%handle, stat, errmsg, &
                                             DTL_DTYPE_INT64_INT64)
    end subroutine container_queue_apply_value_int64_int64

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_int8(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int8_t), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT8)
    end subroutine container_queue_reduce_local_int8

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_int16(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int16_t), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT16)
    end subroutine container_queue_reduce_local_int16

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_int32(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int32_t), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT32)
    end subroutine container_queue_reduce_local_int32

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_int64(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int64_t), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT64)
    end subroutine container_queue_reduce_local_int64

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_float32(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        real(c_float), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_queue_reduce_local_float32

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_float64(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        real(c_double), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_queue_reduce_local_float64

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_bool(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        logical(c_bool), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine container_queue_reduce_local_bool

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_complex64(self, op, result, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        complex(c_float_complex), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_queue_reduce_local_complex64

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_complex128(self, op, result, stream, fut, stat, &
                                                       errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        complex(c_double_complex), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_queue_reduce_local_complex128

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_float32_int32(self, op, result, stream, fut, stat, &
                                                          errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_float32_int32), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_queue_reduce_local_float32_int32

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_float64_int64(self, op, result, stream, fut, stat, &
                                                          errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_float64_int64), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_queue_reduce_local_float64_int64

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_int32_int32(self, op, result, stream, fut, stat, &
                                                        errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_int32_int32), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_queue_reduce_local_int32_int32

    !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral element
    !> where it is empty. It is written by whoever finds the future complete, and by nobody where
    !> the future was destroyed before. It is the future's value, too. Waits for the work queued on
    !> the stream, where the host has the elements.
    subroutine container_queue_reduce_local_int64_int64(self, op, result, stream, fut, stat, &
                                                        errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        type(dtl_int64_int64), asynchronous, intent(inout) :: result(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_reduce_local(self%handle, op, result, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_queue_reduce_local_int64_int64

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_int8(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_INT8)
    end subroutine container_queue_count_local_int8

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_int16(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_INT16)
    end subroutine container_queue_count_local_int16

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_INT32)
    end subroutine container_queue_count_local_int32

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_INT64)
    end subroutine container_queue_count_local_int64

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_float32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_queue_count_local_float32

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_float64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_queue_count_local_float64

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_bool(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_BOOL)
    end subroutine container_queue_count_local_bool

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_complex64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_queue_count_local_complex64

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_complex128(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_queue_count_local_complex128

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_float32_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_queue_count_local_float32_int32

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_float64_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_queue_count_local_float64_int64

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_int32_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_queue_count_local_int32_int32

    !> The future's value is a uint64: how many elements of this rank's part equal `*value`, which
    !> may be used again on return. NaN equals NaN here. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_count_local_int64_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_count_local(self%handle, value, stream%handle, fut%handle, stat, &
                                             errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_queue_count_local_int64_int64

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_int8(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_INT8)
    end subroutine container_queue_find_local_int8

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_int16(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_INT16)
    end subroutine container_queue_find_local_int16

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_INT32)
    end subroutine container_queue_find_local_int32

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_INT64)
    end subroutine container_queue_find_local_int64

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_float32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_queue_find_local_float32

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_float64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_queue_find_local_float64

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_bool(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_BOOL)
    end subroutine container_queue_find_local_bool

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_complex64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_queue_find_local_complex64

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_complex128(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_queue_find_local_complex128

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_float32_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_queue_find_local_float32_int32

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_float64_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_queue_find_local_float64_int64

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_int32_int32(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_queue_find_local_int32_int32

    !> The future's value is an int64: the first local index whose element equals `*value`, which
    !> may be used again on return, or -1. NaN equals NaN here. Waits for the work queued on the
    !> stream, where the host has the elements.
    subroutine container_queue_find_local_int64_int64(self, value, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_find_local(self%handle, value, stream%handle, fut%handle, stat, &
                                            errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_queue_find_local_int64_int64

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_int8(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT8)
    end subroutine container_queue_copy_to_host_int8

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_int16(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT16)
    end subroutine container_queue_copy_to_host_int16

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_int32(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT32)
    end subroutine container_queue_copy_to_host_int32

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_int64(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT64)
    end subroutine container_queue_copy_to_host_int64

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_float32(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_queue_copy_to_host_float32

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_float64(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_queue_copy_to_host_float64

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_bool(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine container_queue_copy_to_host_bool

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_complex64(self, host_buffer, stream, fut, stat, &
                                                      errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_queue_copy_to_host_complex64

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_complex128(self, host_buffer, stream, fut, stat, &
                                                       errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_queue_copy_to_host_complex128

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_float32_int32(self, host_buffer, stream, fut, stat, &
                                                          errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_queue_copy_to_host_float32_int32

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_float64_int64(self, host_buffer, stream, fut, stat, &
                                                          errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_queue_copy_to_host_float64_int64

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_int32_int32(self, host_buffer, stream, fut, stat, &
                                                        errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_queue_copy_to_host_int32_int32

    !> `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
    !> device's own library has pinned the copy is queued; into other memory it is done when the
    !> call returns, which waits for what is queued before. Waits for the work queued on the stream,
    !> where the host has the elements.
    subroutine container_queue_copy_to_host_int64_int64(self, host_buffer, stream, fut, stat, &
                                                        errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), asynchronous, intent(inout) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_to_host(self%handle, host_buffer, stream%handle, fut%handle, &
                                              stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_queue_copy_to_host_int64_int64

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_int8(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int8_t), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine container_queue_copy_from_host_int8

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_int16(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int16_t), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine container_queue_copy_from_host_int16

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_int32(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int32_t), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine container_queue_copy_from_host_int32

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_int64(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        integer(c_int64_t), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine container_queue_copy_from_host_int64

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_float32(self, host_buffer, stream, fut, stat, &
                                                      errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_float), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine container_queue_copy_from_host_float32

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_float64(self, host_buffer, stream, fut, stat, &
                                                      errmsg)
        class(dtl_container_t), intent(in) :: self
        real(c_double), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine container_queue_copy_from_host_float64

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_bool(self, host_buffer, stream, fut, stat, errmsg)
        class(dtl_container_t), intent(in) :: self
        logical(c_bool), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine container_queue_copy_from_host_bool

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_complex64(self, host_buffer, stream, fut, stat, &
                                                        errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_float_complex), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine container_queue_copy_from_host_complex64

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_complex128(self, host_buffer, stream, fut, stat, &
                                                         errmsg)
        class(dtl_container_t), intent(in) :: self
        complex(c_double_complex), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine container_queue_copy_from_host_complex128

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_float32_int32(self, host_buffer, stream, fut, stat, &
                                                            errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float32_int32), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine container_queue_copy_from_host_float32_int32

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_float64_int64(self, host_buffer, stream, fut, stat, &
                                                            errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_float64_int64), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine container_queue_copy_from_host_float64_int64

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_int32_int32(self, host_buffer, stream, fut, stat, &
                                                          errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int32_int32), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine container_queue_copy_from_host_int32_int32

    !> The first `count` elements of this rank's part become those of `host_buffer`; the others
    !> stay. From memory that the device's own library has pinned the copy is queued; from other
    !> memory it is done when the call returns, which waits for what is queued before. Waits for the
    !> work queued on the stream, where the host has the elements.
    subroutine container_queue_copy_from_host_int64_int64(self, host_buffer, stream, fut, stat, &
                                                          errmsg)
        class(dtl_container_t), intent(in) :: self
        type(dtl_int64_int64), asynchronous, intent(in) :: host_buffer(..)
        type(dtl_stream_t), intent(in) :: stream
        type(dtl_future_t), intent(out) :: fut
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_container_queue_copy_from_host(self%handle, host_buffer, stream%handle, &
                                                fut%handle, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine container_queue_copy_from_host_int64_int64

end module dtl_container_type
