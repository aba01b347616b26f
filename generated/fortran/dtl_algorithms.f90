! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: algorithms on this rank's part, algorithms over all ranks, algorithms in the
!> background.
module dtl_algorithms
    use, intrinsic :: iso_c_binding, only: c_double, c_funptr, c_int, c_int64_t, c_ptr
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
              dtl_container_fill, dtl_container_copy, dtl_container_for_each, &
              dtl_container_transform, dtl_container_apply, dtl_container_apply_unary, &
              dtl_container_apply_unary_local, dtl_container_apply_binary, &
              dtl_container_apply_binary_local, dtl_container_apply_value, &
              dtl_container_apply_value_local, dtl_container_for_each_chunk, &
              dtl_container_transform_chunks, dtl_container_find, dtl_container_find_if, &
              dtl_container_count, dtl_container_count_if, dtl_container_all_of, &
              dtl_container_any_of, dtl_container_none_of, dtl_container_reduce, &
              dtl_container_reduce_func, dtl_container_minmax, dtl_container_min_element, &
              dtl_container_max_element, dtl_container_inclusive_scan, &
              dtl_container_exclusive_scan, dtl_container_sort, dtl_container_stable_sort, &
              dtl_container_sort_func, dtl_container_sort_by_key, dtl_container_argsort, &
              dtl_container_unique, dtl_container_mean, dtl_container_var, dtl_container_norm, &
              dtl_container_dot, dtl_container_histogram, dtl_container_quantile, &
              dtl_async_for_each_vector, dtl_async_transform_vector, dtl_async_reduce_vector, &
              dtl_async_sort_vector, dtl_async_for_each_array, dtl_async_reduce_array

    interface

        !> `func` has been called once for each element of this rank's part, and may have changed
        !> it. Local: does not wait for other ranks.
        function dtl_for_each_vector(vec, func, user_data) &
                bind(c, name="dtl_for_each_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_vector

        !> `func` has been called once for each element of this rank's part, which it must not
        !> change. Local: does not wait for other ranks.
        function dtl_for_each_vector_const(vec, func, user_data) &
                bind(c, name="dtl_for_each_vector_const") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_vector_const

        !> `func` has been called once for each element of this rank's part, and may have changed
        !> it. Local: does not wait for other ranks.
        function dtl_for_each_array(arr, func, user_data) &
                bind(c, name="dtl_for_each_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_array

        !> `func` has been called once for each element of this rank's part, which it must not
        !> change. Local: does not wait for other ranks.
        function dtl_for_each_array_const(arr, func, user_data) &
                bind(c, name="dtl_for_each_array_const") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_for_each_array_const

        !> `func` has written each element of this rank's part of `dst` from the one of `src` with
        !> the same local index. `src` and `dst` may be one container; else their local sizes must
        !> be equal, and dtypes may differ. Local: does not wait for other ranks.
        function dtl_transform_vector(src, dst, func, user_data) &
                bind(c, name="dtl_transform_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_transform_vector

        !> `func` has written each element of this rank's part of `dst` from the one of `src` with
        !> the same local index. `src` and `dst` may be one container; else their local sizes must
        !> be equal, and dtypes may differ. Local: does not wait for other ranks.
        function dtl_transform_array(src, dst, func, user_data) &
                bind(c, name="dtl_transform_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_transform_array

        !> This rank's part of `dst` equals that of `src`, element by element in local order. Both
        !> must have the same dtype and the same local size. Local: does not wait for other ranks.
        function dtl_copy_vector(src, dst) &
                bind(c, name="dtl_copy_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            integer(c_int) :: status
        end function dtl_copy_vector

        !> This rank's part of `dst` equals that of `src`, element by element in local order. Both
        !> must have the same dtype and the same local size. Local: does not wait for other ranks.
        function dtl_copy_array(src, dst) &
                bind(c, name="dtl_copy_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            integer(c_int) :: status
        end function dtl_copy_array

        !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
        function dtl_fill_vector(vec, value) &
                bind(c, name="dtl_fill_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> One element.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_fill_vector

        !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
        function dtl_fill_array(arr, value) &
                bind(c, name="dtl_fill_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> One element.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_fill_array

        !> The local index of the first element that equals `*value`, or -1 if this rank has none.
        !> NaN equals NaN here. Local: does not wait for other ranks.
        function dtl_find_vector(vec, value) &
                bind(c, name="dtl_find_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> One element.
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_find_vector

        !> The local index of the first element for which `pred` says yes, or -1 if this rank has
        !> none. Local: does not wait for other ranks.
        function dtl_find_if_vector(vec, pred, user_data) &
                bind(c, name="dtl_find_if_vector") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_find_if_vector

        !> The local index of the first element that equals `*value`, or -1 if this rank has none.
        !> NaN equals NaN here. Local: does not wait for other ranks.
        function dtl_find_array(arr, value) &
                bind(c, name="dtl_find_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> One element.
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_find_array

        !> The local index of the first element for which `pred` says yes, or -1 if this rank has
        !> none. Local: does not wait for other ranks.
        function dtl_find_if_array(arr, pred, user_data) &
                bind(c, name="dtl_find_if_array") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_find_if_array

        !> How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does
        !> not wait for other ranks.
        function dtl_count_vector(vec, value) &
                bind(c, name="dtl_count_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> One element.
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_count_vector

        !> For how many elements of this rank's part `pred` says yes. Local: does not wait for other
        !> ranks.
        function dtl_count_if_vector(vec, pred, user_data) &
                bind(c, name="dtl_count_if_vector") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_count_if_vector

        !> How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does
        !> not wait for other ranks.
        function dtl_count_array(arr, value) &
                bind(c, name="dtl_count_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> One element.
            type(c_ptr), value :: value
            integer(c_int64_t) :: status
        end function dtl_count_array

        !> For how many elements of this rank's part `pred` says yes. Local: does not wait for other
        !> ranks.
        function dtl_count_if_array(arr, pred, user_data) &
                bind(c, name="dtl_count_if_array") result(status)
            import :: c_funptr, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int64_t) :: status
        end function dtl_count_if_array

        !> `*result` is the reduction of this rank's part by `op`, the operation's neutral element
        !> where it is empty. Floating-point sums may be grouped; the same part gives the same bits
        !> each time. Local: does not wait for other ranks.
        function dtl_reduce_local_vector(vec, op, result) &
                bind(c, name="dtl_reduce_local_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: op
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_reduce_local_vector

        !> `*result` is the reduction of `*identity` and this rank's part by `func`, in ascending
        !> order of elements; `*identity` itself where the part is empty. Local: does not wait for
        !> other ranks.
        function dtl_reduce_local_vector_func(vec, func, identity, result, user_data) &
                bind(c, name="dtl_reduce_local_vector_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            !> What `func` leaves unchanged.
            type(c_ptr), value :: identity
            type(c_ptr), value :: result
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_reduce_local_vector_func

        !> `*result` is the reduction of this rank's part by `op`, the operation's neutral element
        !> where it is empty. Floating-point sums may be grouped; the same part gives the same bits
        !> each time. Local: does not wait for other ranks.
        function dtl_reduce_local_array(arr, op, result) &
                bind(c, name="dtl_reduce_local_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int), value :: op
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_reduce_local_array

        !> `*result` is the reduction of `*identity` and this rank's part by `func`, in ascending
        !> order of elements; `*identity` itself where the part is empty. Local: does not wait for
        !> other ranks.
        function dtl_reduce_local_array_func(arr, func, identity, result, user_data) &
                bind(c, name="dtl_reduce_local_array_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            !> What `func` leaves unchanged.
            type(c_ptr), value :: identity
            type(c_ptr), value :: result
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_reduce_local_array_func

        !> This rank's part is in ascending order, NaN last. Equal elements may change places.
        !> Local: does not wait for other ranks.
        function dtl_sort_vector(vec) &
                bind(c, name="dtl_sort_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_sort_vector

        !> This rank's part is in descending order, NaN last. Equal elements may change places.
        !> Local: does not wait for other ranks.
        function dtl_sort_vector_descending(vec) &
                bind(c, name="dtl_sort_vector_descending") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_sort_vector_descending

        !> This rank's part is in the order of `cmp`. Equal elements may change places. Local: does
        !> not wait for other ranks.
        function dtl_sort_vector_func(vec, cmp, user_data) &
                bind(c, name="dtl_sort_vector_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: cmp
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_sort_vector_func

        !> This rank's part is in ascending order, NaN last. Equal elements may change places.
        !> Local: does not wait for other ranks.
        function dtl_sort_array(arr) &
                bind(c, name="dtl_sort_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_sort_array

        !> This rank's part is in descending order, NaN last. Equal elements may change places.
        !> Local: does not wait for other ranks.
        function dtl_sort_array_descending(arr) &
                bind(c, name="dtl_sort_array_descending") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_sort_array_descending

        !> This rank's part is in the order of `cmp`. Equal elements may change places. Local: does
        !> not wait for other ranks.
        function dtl_sort_array_func(arr, cmp, user_data) &
                bind(c, name="dtl_sort_array_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: cmp
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_sort_array_func

        !> `*min_val` and `*max_val` are the smallest and the largest element of this rank's part,
        !> NaN if it has one; where either is NULL, only the other is given. An empty part is
        !> refused. Local: does not wait for other ranks.
        function dtl_minmax_vector(vec, min_val, max_val) &
                bind(c, name="dtl_minmax_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: min_val
            type(c_ptr), value :: max_val
            integer(c_int) :: status
        end function dtl_minmax_vector

        !> `*min_val` and `*max_val` are the smallest and the largest element of this rank's part,
        !> NaN if it has one; where either is NULL, only the other is given. An empty part is
        !> refused. Local: does not wait for other ranks.
        function dtl_minmax_array(arr, min_val, max_val) &
                bind(c, name="dtl_minmax_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), value :: min_val
            type(c_ptr), value :: max_val
            integer(c_int) :: status
        end function dtl_minmax_array

        !> 1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part.
        !> Local: does not wait for other ranks.
        function dtl_all_of_vector(vec, pred, user_data) &
                bind(c, name="dtl_all_of_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_all_of_vector

        !> 1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty
        !> part. Local: does not wait for other ranks.
        function dtl_any_of_vector(vec, pred, user_data) &
                bind(c, name="dtl_any_of_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_any_of_vector

        !> 1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part.
        !> Local: does not wait for other ranks.
        function dtl_none_of_vector(vec, pred, user_data) &
                bind(c, name="dtl_none_of_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_none_of_vector

        !> 1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part.
        !> Local: does not wait for other ranks.
        function dtl_all_of_array(arr, pred, user_data) &
                bind(c, name="dtl_all_of_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_all_of_array

        !> 1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty
        !> part. Local: does not wait for other ranks.
        function dtl_any_of_array(arr, pred, user_data) &
                bind(c, name="dtl_any_of_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_any_of_array

        !> 1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part.
        !> Local: does not wait for other ranks.
        function dtl_none_of_array(arr, pred, user_data) &
                bind(c, name="dtl_none_of_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: pred
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_none_of_array

        !> The local index of the first smallest element of this rank's part, or -1 where it is
        !> empty. Local: does not wait for other ranks.
        function dtl_min_element_vector(vec) &
                bind(c, name="dtl_min_element_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int64_t) :: status
        end function dtl_min_element_vector

        !> The local index of the first largest element of this rank's part, or -1 where it is
        !> empty. Local: does not wait for other ranks.
        function dtl_max_element_vector(vec) &
                bind(c, name="dtl_max_element_vector") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int64_t) :: status
        end function dtl_max_element_vector

        !> The local index of the first smallest element of this rank's part, or -1 where it is
        !> empty. Local: does not wait for other ranks.
        function dtl_min_element_array(arr) &
                bind(c, name="dtl_min_element_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int64_t) :: status
        end function dtl_min_element_array

        !> The local index of the first largest element of this rank's part, or -1 where it is
        !> empty. Local: does not wait for other ranks.
        function dtl_max_element_array(arr) &
                bind(c, name="dtl_max_element_array") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int64_t) :: status
        end function dtl_max_element_array

        !> Each element of this rank's part is the reduction by `op` of the former elements up to
        !> and including itself. Local: does not wait for other ranks.
        function dtl_inclusive_scan_vector(vec, op) &
                bind(c, name="dtl_inclusive_scan_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_inclusive_scan_vector

        !> Each element of this rank's part is the reduction by `op` of the former elements before
        !> it; the first is the operation's neutral element. Local: does not wait for other ranks.
        function dtl_exclusive_scan_vector(vec, op) &
                bind(c, name="dtl_exclusive_scan_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_exclusive_scan_vector

        !> Each element of this rank's part is the reduction by `op` of the former elements up to
        !> and including itself. Local: does not wait for other ranks.
        function dtl_inclusive_scan_array(arr, op) &
                bind(c, name="dtl_inclusive_scan_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_inclusive_scan_array

        !> Each element of this rank's part is the reduction by `op` of the former elements before
        !> it; the first is the operation's neutral element. Local: does not wait for other ranks.
        function dtl_exclusive_scan_array(arr, op) &
                bind(c, name="dtl_exclusive_scan_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_exclusive_scan_array

        !> Every element of the container is `value`. Collective.
        function dtl_container_fill(container, value) &
                bind(c, name="dtl_container_fill") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_container_fill

        !> The elements of `dst` are those of `src`, index by index. The two have one dtype and one
        !> global size; they may be distributed differently, and then each element moves across the
        !> network once. Collective.
        function dtl_container_copy(src, dst) &
                bind(c, name="dtl_container_copy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            integer(c_int) :: status
        end function dtl_container_copy

        !> Calls `func` for each element, on the rank that holds it, in ascending order of global
        !> indices there; `index` is the global one. With the policy `par` several threads call.
        !> Collective.
        function dtl_container_for_each(container, func, user_data) &
                bind(c, name="dtl_container_for_each") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> May change the element.
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_container_for_each

        !> The elements of `dst` are what `func` makes of those of `src`, index by index; `index` is
        !> the global one. The two have one global size and may be the same container. Where they
        !> are distributed differently, `src` is brought to the distribution of `dst` first.
        !> Collective.
        function dtl_container_transform(src, dst, func, user_data) &
                bind(c, name="dtl_container_transform") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_container_transform

        !> Each element of `dst` becomes what `op` makes of it and the element of `src` at its
        !> index. The two have one dtype and one shape, and may be the same container. Where they
        !> are distributed differently, `src` is brought to the distribution of `dst` first.
        !> Collective.
        function dtl_container_apply(dst, src, op) &
                bind(c, name="dtl_container_apply") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_apply

        !> Each element of `dst` becomes what `op` makes of the element of `src` at its index. The
        !> two have one dtype and one shape, and may be the same container. Where they are
        !> distributed differently, `src` is brought to the distribution of `dst` first. What lies
        !> in the memory of one device stays there. Collective.
        function dtl_container_apply_unary(dst, src, op) &
                bind(c, name="dtl_container_apply_unary") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_apply_unary

        !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
        function dtl_container_apply_unary_local(dst, src, op) &
                bind(c, name="dtl_container_apply_unary_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_apply_unary_local

        !> Each element of `dst` becomes what `op` makes of the elements of `x` and `y` at its
        !> index. The three have one dtype and one shape, and any may be the same container. What is
        !> distributed differently is brought to the distribution of `dst` first. What lies in the
        !> memory of one device stays there. Collective.
        function dtl_container_apply_binary(dst, x, y, op) &
                bind(c, name="dtl_container_apply_binary") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: x
            type(c_ptr), value :: y
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_apply_binary

        !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
        function dtl_container_apply_binary_local(dst, x, y, op) &
                bind(c, name="dtl_container_apply_binary_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: x
            type(c_ptr), value :: y
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_apply_binary_local

        !> Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
        !> `value`, which is the operand that `place` tells. The two have one dtype and one shape,
        !> and may be the same container. Where they are distributed differently, `src` is brought
        !> to the distribution of `dst` first. What lies in the memory of one device stays there.
        !> Collective.
        function dtl_container_apply_value(dst, src, value, place, op) &
                bind(c, name="dtl_container_apply_value") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            !> One element.
            type(c_ptr), value :: value
            !> Which operand `value` is; the element is the other.
            integer(c_int), value :: place
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_apply_value

        !> The same of this rank's part, by local indices. Local: does not wait for other ranks.
        function dtl_container_apply_value_local(dst, src, value, place, op) &
                bind(c, name="dtl_container_apply_value_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: dst
            type(c_ptr), value :: src
            !> One element.
            type(c_ptr), value :: value
            !> Which operand `value` is; the element is the other.
            integer(c_int), value :: place
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_apply_value_local

        !> Calls `func` for all elements, on the rank that holds them, with many at a time: a loop
        !> in `func` that the compiler can vectorise runs as fast as memory allows, which a call for
        !> each element does not. In the order in which they lie; with the policy `par` several
        !> threads call. Collective.
        function dtl_container_for_each_chunk(container, func, user_data) &
                bind(c, name="dtl_container_for_each_chunk") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> May change the elements.
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_container_for_each_chunk

        !> As `container_transform`, with many elements at a time: `func` writes as many elements of
        !> `dst` as it is given of `src`. Collective.
        function dtl_container_transform_chunks(src, dst, func, user_data) &
                bind(c, name="dtl_container_transform_chunks") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_container_transform_chunks

        !> `index` is the first global index whose element equals `value`, or -1. NaN equals NaN
        !> here. Collective.
        function dtl_container_find(container, value, index) &
                bind(c, name="dtl_container_find") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: value
            !> A global index, or -1.
            integer(c_int64_t), intent(out) :: index
            integer(c_int) :: status
        end function dtl_container_find

        !> `index` is the first global index for whose element `pred` answers other than 0, or -1.
        !> Collective.
        function dtl_container_find_if(container, pred, user_data, index) &
                bind(c, name="dtl_container_find_if") result(status)
            import :: c_funptr, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Called on the rank that holds the element.
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            !> A global index, or -1.
            integer(c_int64_t), intent(out) :: index
            integer(c_int) :: status
        end function dtl_container_find_if

        !> `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
        function dtl_container_count(container, value, count) &
                bind(c, name="dtl_container_count") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: value
            !> Over all ranks.
            integer(c_int64_t), intent(out) :: count
            integer(c_int) :: status
        end function dtl_container_count

        !> `count` is the number of elements for which `pred` answers other than 0. Collective.
        function dtl_container_count_if(container, pred, user_data, count) &
                bind(c, name="dtl_container_count_if") result(status)
            import :: c_funptr, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Called on the rank that holds the element.
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            !> Over all ranks.
            integer(c_int64_t), intent(out) :: count
            integer(c_int) :: status
        end function dtl_container_count_if

        !> `result` is whether `pred` holds for all elements; 1 for an empty container. Collective.
        function dtl_container_all_of(container, pred, user_data, result) &
                bind(c, name="dtl_container_all_of") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Called on the rank that holds the element.
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            !> 1 or 0.
            integer(c_int), intent(out) :: result
            integer(c_int) :: status
        end function dtl_container_all_of

        !> `result` is whether `pred` holds for any element; 0 for an empty container. Collective.
        function dtl_container_any_of(container, pred, user_data, result) &
                bind(c, name="dtl_container_any_of") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Called on the rank that holds the element.
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            !> 1 or 0.
            integer(c_int), intent(out) :: result
            integer(c_int) :: status
        end function dtl_container_any_of

        !> `result` is whether `pred` holds for no element; 1 for an empty container. Collective.
        function dtl_container_none_of(container, pred, user_data, result) &
                bind(c, name="dtl_container_none_of") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Called on the rank that holds the element.
            type(c_funptr), value :: pred
            type(c_ptr), value :: user_data
            !> 1 or 0.
            integer(c_int), intent(out) :: result
            integer(c_int) :: status
        end function dtl_container_none_of

        !> `result` is the reduction of all elements by `op`; of none, the neutral element of `op`.
        !> The same bits on every rank. It has the elements' dtype: sums of small integers wrap
        !> around, and a sum of bool is the logical or. Where a fold in index order is finite, so is
        !> the result. Collective.
        function dtl_container_reduce(container, op, result) &
                bind(c, name="dtl_container_reduce") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: op
            !> One element.
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_container_reduce

        !> `result` is the reduction of all elements by `func`, from `identity`: each rank reduces
        !> its part in the order of indices, and the parts are combined in the order of ranks.
        !> `func` must be associative, `identity` neutral. Collective.
        function dtl_container_reduce_func(container, func, identity, result, user_data) &
                bind(c, name="dtl_container_reduce_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_funptr), value :: func
            !> One element.
            type(c_ptr), value :: identity
            !> One element.
            type(c_ptr), value :: result
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_container_reduce_func

        !> `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
        !> empty container is an error. Collective.
        function dtl_container_minmax(container, min_val, max_val) &
                bind(c, name="dtl_container_minmax") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: min_val
            !> One element.
            type(c_ptr), value :: max_val
            integer(c_int) :: status
        end function dtl_container_minmax

        !> `index` is the global index of the least element, the first of equal ones, or -1 for an
        !> empty container. NaN comes after all numbers. Collective.
        function dtl_container_min_element(container, index) &
                bind(c, name="dtl_container_min_element") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> A global index, or -1.
            integer(c_int64_t), intent(out) :: index
            integer(c_int) :: status
        end function dtl_container_min_element

        !> `index` is the global index of the greatest element, the first of equal ones, or -1 for
        !> an empty container. NaN comes after all numbers. Collective.
        function dtl_container_max_element(container, index) &
                bind(c, name="dtl_container_max_element") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> A global index, or -1.
            integer(c_int64_t), intent(out) :: index
            integer(c_int) :: status
        end function dtl_container_max_element

        !> Each element becomes the reduction by `op` of the elements up to and with it, in the
        !> order of global indices. The dtype stays: sums of small integers wrap around. Where a
        !> fold in index order is finite, so are the elements. Collective.
        function dtl_container_inclusive_scan(container, op) &
                bind(c, name="dtl_container_inclusive_scan") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_inclusive_scan

        !> Each element becomes the reduction by `op` of the elements before it; the first becomes
        !> the neutral element of `op`. Collective.
        function dtl_container_exclusive_scan(container, op) &
                bind(c, name="dtl_container_exclusive_scan") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_exclusive_scan

        !> The elements stand in order over all ranks, and each rank holds as many as before. NaN
        !> comes last, 0.0 and -0.0 are equal, and equal elements may change places. Each rank sorts
        !> its part, exact splitters are found by weighted medians, and one all-to-all moves each
        !> element at most once; elements that are not distributed by block along dimension 0 are
        !> brought into that order first, and back. With the policy `par` several threads sort a
        !> rank's part; of a given number of ranks, the bits of the result are the same for any
        !> number of threads. Collective.
        function dtl_container_sort(container, order) &
                bind(c, name="dtl_container_sort") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: order
            integer(c_int) :: status
        end function dtl_container_sort

        !> As `container_sort`, but equal elements keep their order: 0.0 and -0.0, and NaNs of
        !> different bits. Collective.
        function dtl_container_stable_sort(container, order) &
                bind(c, name="dtl_container_stable_sort") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: order
            integer(c_int) :: status
        end function dtl_container_stable_sort

        !> As `container_sort`, in the order that `cmp` says, which must be the same on all ranks.
        !> Elements for which `cmp` answers 0 keep their order. Collective.
        function dtl_container_sort_func(container, cmp, user_data) &
                bind(c, name="dtl_container_sort_func") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_funptr), value :: cmp
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_container_sort_func

        !> `keys` are sorted as by `container_sort`, and the elements of `payload` move along with
        !> their keys. Equal keys keep their order. The two have one distribution; their dtypes may
        !> differ. Collective.
        function dtl_container_sort_by_key(keys, payload, order) &
                bind(c, name="dtl_container_sort_by_key") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: keys
            type(c_ptr), value :: payload
            integer(c_int), value :: order
            integer(c_int) :: status
        end function dtl_container_sort_by_key

        !> `indices` are the global indices that would sort the container: element k of the sorted
        !> sequence is the element indices[k]. The container stays as it is. Equal elements keep
        !> their order. `indices` has dtype int64 and the distribution of the container. Collective.
        function dtl_container_argsort(container, order, indices) &
                bind(c, name="dtl_container_argsort") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: order
            !> An int64 container; overwritten.
            type(c_ptr), value :: indices
            integer(c_int) :: status
        end function dtl_container_argsort

        !> `unique` is a new vector, by blocks, of the distinct elements in ascending order. NaNs
        !> are one element. Collective.
        function dtl_container_unique(container, unique) &
                bind(c, name="dtl_container_unique") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr), intent(out) :: unique
            integer(c_int) :: status
        end function dtl_container_unique

        !> `mean` is the arithmetic mean, summed in double precision. Complex and half-precision
        !> dtypes are not supported, here and in the functions below. Collective.
        function dtl_container_mean(container, mean) &
                bind(c, name="dtl_container_mean") result(status)
            import :: c_double, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of all elements.
            real(c_double), intent(out) :: mean
            integer(c_int) :: status
        end function dtl_container_mean

        !> `var` is the sum of the squared differences from the mean, divided by the number of
        !> elements less `ddof`. Collective.
        function dtl_container_var(container, ddof, var) &
                bind(c, name="dtl_container_var") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> 0 for a population, 1 for a sample.
            integer(c_int64_t), value :: ddof
            !> Of all elements.
            real(c_double), intent(out) :: var
            integer(c_int) :: status
        end function dtl_container_var

        !> `norm` is the square root of the sum of squares. Collective.
        function dtl_container_norm(container, norm) &
                bind(c, name="dtl_container_norm") result(status)
            import :: c_double, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> 0 for an empty container.
            real(c_double), intent(out) :: norm
            integer(c_int) :: status
        end function dtl_container_norm

        !> `dot` is the sum of the products of the elements of `a` and `b`, in double precision. The
        !> two have one dtype and one distribution. Collective.
        function dtl_container_dot(a, b, dot) &
                bind(c, name="dtl_container_dot") result(status)
            import :: c_double, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: a
            type(c_ptr), value :: b
            !> 0 for empty containers.
            real(c_double), intent(out) :: dot
            integer(c_int) :: status
        end function dtl_container_dot

        !> `counts[i]` is the number of elements in the bin i of `bins` equal ones from `low` to
        !> `high`. A bin holds its lower edge, the last one both. Elements outside and NaNs are not
        !> counted. Collective.
        function dtl_container_histogram(container, low, high, bins, counts) &
                bind(c, name="dtl_container_histogram") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The lower edge.
            real(c_double), value :: low
            !> The upper edge, above low.
            real(c_double), value :: high
            !> How many.
            integer(c_int64_t), value :: bins
            !> Over all ranks.
            integer(c_int64_t), intent(out) :: counts(*)
            integer(c_int) :: status
        end function dtl_container_histogram

        !> `results[i]` is the quantile `probabilities[i]`, interpolated linearly between the two
        !> elements nearest to it (the method 7 of Hyndman and Fan, "Sample quantiles in statistical
        !> packages", 1996). The container stays as it is. Collective.
        function dtl_container_quantile(container, probabilities, count, results) &
                bind(c, name="dtl_container_quantile") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Each from 0 to 1.
            real(c_double), intent(in) :: probabilities(*)
            !> How many.
            integer(c_int64_t), value :: count
            !> NaN where the container holds NaN.
            real(c_double), intent(out) :: results(*)
            integer(c_int) :: status
        end function dtl_container_quantile

        !> `func` is being called once for each element of this rank's part, and may change it.
        !> Local: does not wait for other ranks.
        function dtl_async_for_each_vector(vec, func, user_data, req) &
                bind(c, name="dtl_async_for_each_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_for_each_vector

        !> `func` is writing each element of this rank's part of `dst` from the one of `src` with
        !> the same local index. `src` and `dst` may be one vector; else their local sizes must be
        !> equal. Local: does not wait for other ranks.
        function dtl_async_transform_vector(src, dst, func, user_data, req) &
                bind(c, name="dtl_async_transform_vector") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), value :: dst
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_transform_vector

        !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral
        !> element where it is empty. It may be read once the request is complete. Local: does not
        !> wait for other ranks.
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

        !> This rank's part is being sorted in ascending order, NaN last. Local: does not wait for
        !> other ranks.
        function dtl_async_sort_vector(vec, req) &
                bind(c, name="dtl_async_sort_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_sort_vector

        !> `func` is being called once for each element of this rank's part, and may change it.
        !> Local: does not wait for other ranks.
        function dtl_async_for_each_array(arr, func, user_data, req) &
                bind(c, name="dtl_async_for_each_array") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            type(c_ptr), intent(out) :: req
            integer(c_int) :: status
        end function dtl_async_for_each_array

        !> `*result` becomes the reduction of this rank's part by `op`, the operation's neutral
        !> element where it is empty. It may be read once the request is complete. Local: does not
        !> wait for other ranks.
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
