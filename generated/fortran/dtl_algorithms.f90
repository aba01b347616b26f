! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2. Do not
! edit.

!> The C interface: , .
module dtl_algorithms
    use, intrinsic :: iso_c_binding, only: c_funptr, c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_for_each_vector, dtl_for_each_vector_const, dtl_for_each_array, &
              dtl_for_each_array_const, dtl_transform_vector, dtl_transform_array, &
              dtl_copy_vector, dtl_copy_array, dtl_fill_vector, dtl_fill_array, dtl_find_vector, &
              dtl_find_if_vector, dtl_find_array, dtl_find_if_array, dtl_count_vector, &
              dtl_count_if_vector, dtl_count_array, dtl_count_if_array, dtl_reduce_local_vector, &
              dtl_reduce_local_vector_func, dtl_reduce_local_array, dtl_reduce_local_array_func, &
              dtl_sort_vector, dtl_sort_vector_descending, dtl_sort_vector_func, dtl_sort_array, &
              dtl_sort_array_descending, dtl_sort_array_func, dtl_minmax_vector, dtl_minmax_array, &
              dtl_all_of_vector, dtl_any_of_vector, dtl_none_of_vector, dtl_all_of_array, &
              dtl_any_of_array, dtl_none_of_array, dtl_min_element_vector, dtl_max_element_vector, &
              dtl_min_element_array, dtl_max_element_array, dtl_inclusive_scan_vector, &
              dtl_exclusive_scan_vector, dtl_inclusive_scan_array, dtl_exclusive_scan_array, &
              dtl_async_for_each_vector, dtl_async_transform_vector, dtl_async_reduce_vector, &
              dtl_async_sort_vector, dtl_async_for_each_array, dtl_async_reduce_array

    interface

        !> dtl_for_each_vector
        function dtl_for_each_vector(vec, func, user_data) &
                bind(c, name="dtl_for_each_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_vector

        !> dtl_for_each_vector_const
        function dtl_for_each_vector_const(vec, func, user_data) &
                bind(c, name="dtl_for_each_vector_const") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_vector_const

        !> dtl_for_each_array
        function dtl_for_each_array(arr, func, user_data) &
                bind(c, name="dtl_for_each_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_array

        !> dtl_for_each_array_const
        function dtl_for_each_array_const(arr, func, user_data) &
                bind(c, name="dtl_for_each_array_const") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_array_const

        !> dtl_transform_vector
        function dtl_transform_vector(src, dst, func, user_data) &
                bind(c, name="dtl_transform_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_transform_vector

        !> dtl_transform_array
        function dtl_transform_array(src, dst, func, user_data) &
                bind(c, name="dtl_transform_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_transform_array

        !> dtl_copy_vector
        function dtl_copy_vector(src, dst) &
                bind(c, name="dtl_copy_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            integer(c_int) :: status
        end function dtl_copy_vector

        !> dtl_copy_array
        function dtl_copy_array(src, dst) &
                bind(c, name="dtl_copy_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            integer(c_int) :: status
        end function dtl_copy_array

        !> dtl_fill_vector
        function dtl_fill_vector(vec, value) &
                bind(c, name="dtl_fill_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_fill_vector

        !> dtl_fill_array
        function dtl_fill_array(arr, value) &
                bind(c, name="dtl_fill_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_fill_array

        !> dtl_find_vector
        function dtl_find_vector(vec, value) &
                bind(c, name="dtl_find_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_find_vector

        !> dtl_find_if_vector
        function dtl_find_if_vector(vec, pred, user_data) &
                bind(c, name="dtl_find_if_vector") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_find_if_vector

        !> dtl_find_array
        function dtl_find_array(arr, value) &
                bind(c, name="dtl_find_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_find_array

        !> dtl_find_if_array
        function dtl_find_if_array(arr, pred, user_data) &
                bind(c, name="dtl_find_if_array") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_find_if_array

        !> dtl_count_vector
        function dtl_count_vector(vec, value) &
                bind(c, name="dtl_count_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_count_vector

        !> dtl_count_if_vector
        function dtl_count_if_vector(vec, pred, user_data) &
                bind(c, name="dtl_count_if_vector") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_count_if_vector

        !> dtl_count_array
        function dtl_count_array(arr, value) &
                bind(c, name="dtl_count_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_count_array

        !> dtl_count_if_array
        function dtl_count_if_array(arr, pred, user_data) &
                bind(c, name="dtl_count_if_array") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_count_if_array

        !> dtl_reduce_local_vector
        function dtl_reduce_local_vector(vec, op, result) &
                bind(c, name="dtl_reduce_local_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: op
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_reduce_local_vector

        !> dtl_reduce_local_vector_func
        function dtl_reduce_local_vector_func(vec, func, identity, result, user_data) &
                bind(c, name="dtl_reduce_local_vector_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            type(c_ptr), value :: identity
            type(c_ptr), value :: result
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_reduce_local_vector_func

        !> dtl_reduce_local_array
        function dtl_reduce_local_array(arr, op, result) &
                bind(c, name="dtl_reduce_local_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int), value :: op
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_reduce_local_array

        !> dtl_reduce_local_array_func
        function dtl_reduce_local_array_func(arr, func, identity, result, user_data) &
                bind(c, name="dtl_reduce_local_array_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            type(c_ptr), value :: identity
            type(c_ptr), value :: result
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_reduce_local_array_func

        !> dtl_sort_vector
        function dtl_sort_vector(vec) &
                bind(c, name="dtl_sort_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_sort_vector

        !> dtl_sort_vector_descending
        function dtl_sort_vector_descending(vec) &
                bind(c, name="dtl_sort_vector_descending") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_sort_vector_descending

        !> dtl_sort_vector_func
        function dtl_sort_vector_func(vec, cmp, user_data) &
                bind(c, name="dtl_sort_vector_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: cmp
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_sort_vector_func

        !> dtl_sort_array
        function dtl_sort_array(arr) &
                bind(c, name="dtl_sort_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_sort_array

        !> dtl_sort_array_descending
        function dtl_sort_array_descending(arr) &
                bind(c, name="dtl_sort_array_descending") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_sort_array_descending

        !> dtl_sort_array_func
        function dtl_sort_array_func(arr, cmp, user_data) &
                bind(c, name="dtl_sort_array_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: cmp
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_sort_array_func

        !> dtl_minmax_vector
        function dtl_minmax_vector(vec, min_val, max_val) &
                bind(c, name="dtl_minmax_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: min_val
            type(c_ptr), value :: max_val
            integer(c_int) :: status
        end function dtl_minmax_vector

        !> dtl_minmax_array
        function dtl_minmax_array(arr, min_val, max_val) &
                bind(c, name="dtl_minmax_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), value :: min_val
            type(c_ptr), value :: max_val
            integer(c_int) :: status
        end function dtl_minmax_array

        !> dtl_all_of_vector
        function dtl_all_of_vector(vec, pred, user_data) &
                bind(c, name="dtl_all_of_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_all_of_vector

        !> dtl_any_of_vector
        function dtl_any_of_vector(vec, pred, user_data) &
                bind(c, name="dtl_any_of_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_any_of_vector

        !> dtl_none_of_vector
        function dtl_none_of_vector(vec, pred, user_data) &
                bind(c, name="dtl_none_of_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_none_of_vector

        !> dtl_all_of_array
        function dtl_all_of_array(arr, pred, user_data) &
                bind(c, name="dtl_all_of_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_all_of_array

        !> dtl_any_of_array
        function dtl_any_of_array(arr, pred, user_data) &
                bind(c, name="dtl_any_of_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_any_of_array

        !> dtl_none_of_array
        function dtl_none_of_array(arr, pred, user_data) &
                bind(c, name="dtl_none_of_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_none_of_array

        !> dtl_min_element_vector
        function dtl_min_element_vector(vec) &
                bind(c, name="dtl_min_element_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int64_t) :: status
        end function dtl_min_element_vector

        !> dtl_max_element_vector
        function dtl_max_element_vector(vec) &
                bind(c, name="dtl_max_element_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int64_t) :: status
        end function dtl_max_element_vector

        !> dtl_min_element_array
        function dtl_min_element_array(arr) &
                bind(c, name="dtl_min_element_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int64_t) :: status
        end function dtl_min_element_array

        !> dtl_max_element_array
        function dtl_max_element_array(arr) &
                bind(c, name="dtl_max_element_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int64_t) :: status
        end function dtl_max_element_array

        !> dtl_inclusive_scan_vector
        function dtl_inclusive_scan_vector(vec, op) &
                bind(c, name="dtl_inclusive_scan_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_inclusive_scan_vector

        !> dtl_exclusive_scan_vector
        function dtl_exclusive_scan_vector(vec, op) &
                bind(c, name="dtl_exclusive_scan_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_exclusive_scan_vector

        !> dtl_inclusive_scan_array
        function dtl_inclusive_scan_array(arr, op) &
                bind(c, name="dtl_inclusive_scan_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_inclusive_scan_array

        !> dtl_exclusive_scan_array
        function dtl_exclusive_scan_array(arr, op) &
                bind(c, name="dtl_exclusive_scan_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_exclusive_scan_array

        !> dtl_async_for_each_vector
        function dtl_async_for_each_vector(vec, func, user_data, req) &
                bind(c, name="dtl_async_for_each_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_for_each_vector

        !> dtl_async_transform_vector
        function dtl_async_transform_vector(src, dst, func, user_data, req) &
                bind(c, name="dtl_async_transform_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_transform_vector

        !> dtl_async_reduce_vector
        function dtl_async_reduce_vector(vec, op, result, req) &
                bind(c, name="dtl_async_reduce_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: op
            type(c_ptr), value :: result
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_reduce_vector

        !> dtl_async_sort_vector
        function dtl_async_sort_vector(vec, req) &
                bind(c, name="dtl_async_sort_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_sort_vector

        !> dtl_async_for_each_array
        function dtl_async_for_each_array(arr, func, user_data, req) &
                bind(c, name="dtl_async_for_each_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_for_each_array

        !> dtl_async_reduce_array
        function dtl_async_reduce_array(arr, op, result, req) &
                bind(c, name="dtl_async_reduce_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int), value :: op
            type(c_ptr), value :: result
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_reduce_array
    end interface

end module dtl_algorithms
