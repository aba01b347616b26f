! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A view of elements that belong to somebody else. Made by dtl_span_create, dtl_span_from_vector
!> and their kin, or from another span; owned by the caller, who frees it with dtl_span_destroy,
!> before or after what it looks at.
module dtl_span_type
    use, intrinsic :: iso_c_binding, only: c_bool, c_double, c_double_complex, c_float, &
                                           c_float_complex, c_int, c_int16_t, c_int32_t, &
                                           c_int64_t, c_int8_t, c_null_ptr
    use dtl_array_type, only: dtl_array_t
    use dtl_container_type, only: dtl_container_t
    use dtl_containers, only: dtl_span_destroy, dtl_span_dtype, dtl_span_empty, dtl_span_first, &
                              dtl_span_from_array, dtl_span_from_tensor, dtl_span_from_vector, &
                              dtl_span_is_valid, dtl_span_last, dtl_span_local_size, &
                              dtl_span_num_ranks, dtl_span_rank, dtl_span_size, &
                              dtl_span_size_bytes, dtl_span_subspan
    use dtl_core, only: DTL_DTYPE_BOOL, DTL_DTYPE_COMPLEX128, DTL_DTYPE_COMPLEX64, &
                        DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64, &
                        DTL_DTYPE_FLOAT64_INT64, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
                        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64, DTL_DTYPE_INT64_INT64, &
                        DTL_DTYPE_INT8, dtl_clear_error, dtl_float32_int32, dtl_float64_int64, &
                        dtl_int32_int32, dtl_int64_int64
    use dtl_failure, only: settle, stop_on_failure
    use dtl_span_arrays, only: any_span_create, any_span_get_local, any_span_set_local
    use dtl_tensor_type, only: dtl_tensor_t
    use dtl_vector_type, only: dtl_vector_t
    implicit none (type, external)
    private
    public :: dtl_span_t

    !> A view of elements that belong to somebody else. Made by dtl_span_create,
    !> dtl_span_from_vector and their kin, or from another span; owned by the caller, who frees it
    !> with dtl_span_destroy, before or after what it looks at.
    !> Indices start at 1, ranks at 0.
    type, extends(dtl_container_t) :: dtl_span_t
    contains
        procedure :: close => span_close
        procedure :: size => span_size
        procedure :: local_size => span_local_size
        procedure :: size_bytes => span_size_bytes
        procedure :: empty => span_empty
        procedure :: dtype => span_dtype
        procedure :: rank => span_rank
        procedure :: num_ranks => span_num_ranks
        procedure :: is_valid => span_is_valid
        procedure :: from_vector => span_from_vector
        procedure :: from_array => span_from_array
        procedure :: from_tensor => span_from_tensor
        procedure, private :: span_first, span_first_default
        generic :: first => span_first, span_first_default
        procedure, private :: span_last, span_last_default
        generic :: last => span_last, span_last_default
        procedure, private :: span_subspan, span_subspan_default
        generic :: subspan => span_subspan, span_subspan_default
        procedure, private :: span_create_int8, span_create_int8_default, span_create_int16, &
                              span_create_int16_default, span_create_int32, &
                              span_create_int32_default, span_create_int64, &
                              span_create_int64_default, span_create_float32, &
                              span_create_float32_default, span_create_float64, &
                              span_create_float64_default, span_create_bool, &
                              span_create_bool_default, span_create_complex64, &
                              span_create_complex64_default, span_create_complex128, &
                              span_create_complex128_default, span_create_float32_int32, &
                              span_create_float32_int32_default, span_create_float64_int64, &
                              span_create_float64_int64_default, span_create_int32_int32, &
                              span_create_int32_int32_default, span_create_int64_int64, &
                              span_create_int64_int64_default
        generic :: create => span_create_int8, span_create_int8_default, span_create_int16, &
                             span_create_int16_default, span_create_int32, &
                             span_create_int32_default, span_create_int64, &
                             span_create_int64_default, span_create_float32, &
                             span_create_float32_default, span_create_float64, &
                             span_create_float64_default, span_create_bool, &
                             span_create_bool_default, span_create_complex64, &
                             span_create_complex64_default, span_create_complex128, &
                             span_create_complex128_default, span_create_float32_int32, &
                             span_create_float32_int32_default, span_create_float64_int64, &
                             span_create_float64_int64_default, span_create_int32_int32, &
                             span_create_int32_int32_default, span_create_int64_int64, &
                             span_create_int64_int64_default
        procedure, private :: span_get_local_int8, span_get_local_int8_default, &
                              span_get_local_int16, span_get_local_int16_default, &
                              span_get_local_int32, span_get_local_int32_default, &
                              span_get_local_int64, span_get_local_int64_default, &
                              span_get_local_float32, span_get_local_float32_default, &
                              span_get_local_float64, span_get_local_float64_default, &
                              span_get_local_bool, span_get_local_bool_default, &
                              span_get_local_complex64, span_get_local_complex64_default, &
                              span_get_local_complex128, span_get_local_complex128_default, &
                              span_get_local_float32_int32, span_get_local_float32_int32_default, &
                              span_get_local_float64_int64, span_get_local_float64_int64_default, &
                              span_get_local_int32_int32, span_get_local_int32_int32_default, &
                              span_get_local_int64_int64, span_get_local_int64_int64_default
        generic :: get_local => span_get_local_int8, span_get_local_int8_default, &
                                span_get_local_int16, span_get_local_int16_default, &
                                span_get_local_int32, span_get_local_int32_default, &
                                span_get_local_int64, span_get_local_int64_default, &
                                span_get_local_float32, span_get_local_float32_default, &
                                span_get_local_float64, span_get_local_float64_default, &
                                span_get_local_bool, span_get_local_bool_default, &
                                span_get_local_complex64, span_get_local_complex64_default, &
                                span_get_local_complex128, span_get_local_complex128_default, &
                                span_get_local_float32_int32, &
                                span_get_local_float32_int32_default, &
                                span_get_local_float64_int64, &
                                span_get_local_float64_int64_default, span_get_local_int32_int32, &
                                span_get_local_int32_int32_default, span_get_local_int64_int64, &
                                span_get_local_int64_int64_default
        procedure, private :: span_set_local_int8, span_set_local_int8_default, &
                              span_set_local_int16, span_set_local_int16_default, &
                              span_set_local_int32, span_set_local_int32_default, &
                              span_set_local_int64, span_set_local_int64_default, &
                              span_set_local_float32, span_set_local_float32_default, &
                              span_set_local_float64, span_set_local_float64_default, &
                              span_set_local_bool, span_set_local_bool_default, &
                              span_set_local_complex64, span_set_local_complex64_default, &
                              span_set_local_complex128, span_set_local_complex128_default, &
                              span_set_local_float32_int32, span_set_local_float32_int32_default, &
                              span_set_local_float64_int64, span_set_local_float64_int64_default, &
                              span_set_local_int32_int32, span_set_local_int32_int32_default, &
                              span_set_local_int64_int64, span_set_local_int64_int64_default
        generic :: set_local => span_set_local_int8, span_set_local_int8_default, &
                                span_set_local_int16, span_set_local_int16_default, &
                                span_set_local_int32, span_set_local_int32_default, &
                                span_set_local_int64, span_set_local_int64_default, &
                                span_set_local_float32, span_set_local_float32_default, &
                                span_set_local_float64, span_set_local_float64_default, &
                                span_set_local_bool, span_set_local_bool_default, &
                                span_set_local_complex64, span_set_local_complex64_default, &
                                span_set_local_complex128, span_set_local_complex128_default, &
                                span_set_local_float32_int32, &
                                span_set_local_float32_int32_default, &
                                span_set_local_float64_int64, &
                                span_set_local_float64_int64_default, span_set_local_int32_int32, &
                                span_set_local_int32_int32_default, span_set_local_int64_int64, &
                                span_set_local_int64_int64_default
    end type dtl_span_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine span_close(self)
        class(dtl_span_t), intent(inout) :: self

        call dtl_span_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine span_close

    !> Elements over all ranks, of the whole that the span looks at; a sub-span keeps it. Local:
    !> does not wait for other ranks.
    function span_size(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_span_size(self%handle)
        call stop_on_failure()
    end function span_size

    !> Elements that the span looks at on this rank. Local: does not wait for other ranks.
    function span_local_size(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_span_local_size(self%handle)
        call stop_on_failure()
    end function span_local_size

    !> Bytes that the span looks at on this rank. Local: does not wait for other ranks.
    function span_size_bytes(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_span_size_bytes(self%handle)
        call stop_on_failure()
    end function span_size_bytes

    !> 1 if the span has no elements on any rank, 0 else. Local: does not wait for other ranks.
    function span_empty(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_span_empty(self%handle)
        call stop_on_failure()
    end function span_empty

    !> The type of the elements. Local: does not wait for other ranks.
    function span_dtype(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_span_dtype(self%handle)
        call stop_on_failure()
    end function span_dtype

    !> This process's rank among those of the span. Local: does not wait for other ranks.
    function span_rank(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_span_rank(self%handle)
        call stop_on_failure()
    end function span_rank

    !> The number of ranks over which the span's elements are distributed. Local: does not wait for
    !> other ranks.
    function span_num_ranks(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_span_num_ranks(self%handle)
        call stop_on_failure()
    end function span_num_ranks

    !> 1 if the handle stands for an open span, 0 for a null, closed or foreign one; then the last
    !> error says which. What the span looks at is not examined. Local: does not wait for other
    !> ranks.
    function span_is_valid(self) result(answer)
        class(dtl_span_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_span_is_valid(self%handle)
    end function span_is_valid

    !> `*span` looks at this rank's part of the vector. Local: does not wait for other ranks.
    subroutine span_from_vector(self, vec, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_vector_t), intent(in) :: vec
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_from_vector(vec%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine span_from_vector

    !> `*span` looks at this rank's part of the array. Local: does not wait for other ranks.
    subroutine span_from_array(self, arr, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_array_t), intent(in) :: arr
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_from_array(arr%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine span_from_array

    !> `*span` looks at this rank's part of the tensor as one dimension, in row-major order. Local:
    !> does not wait for other ranks.
    subroutine span_from_tensor(self, tensor, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_tensor_t), intent(in) :: tensor
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_from_tensor(tensor%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine span_from_tensor

    !> `*out_span` looks at the first `count` elements of `span` on this rank. Local: does not wait
    !> for other ranks.
    subroutine span_first(self, count, out_span, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: count
        type(dtl_span_t), intent(out) :: out_span
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_first(self%handle, int(count, c_int64_t), out_span%handle)
        call settle(status, stat, errmsg)
    end subroutine span_first

    !> `*out_span` looks at the first `count` elements of `span` on this rank. Local: does not wait
    !> for other ranks.
    subroutine span_first_default(self, count, out_span, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: count
        type(dtl_span_t), intent(out) :: out_span
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_first(self%handle, int(count, c_int64_t), out_span%handle)
        call settle(status, stat, errmsg)
    end subroutine span_first_default

    !> `*out_span` looks at the last `count` elements of `span` on this rank. Local: does not wait
    !> for other ranks.
    subroutine span_last(self, count, out_span, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: count
        type(dtl_span_t), intent(out) :: out_span
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_last(self%handle, int(count, c_int64_t), out_span%handle)
        call settle(status, stat, errmsg)
    end subroutine span_last

    !> `*out_span` looks at the last `count` elements of `span` on this rank. Local: does not wait
    !> for other ranks.
    subroutine span_last_default(self, count, out_span, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: count
        type(dtl_span_t), intent(out) :: out_span
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_last(self%handle, int(count, c_int64_t), out_span%handle)
        call settle(status, stat, errmsg)
    end subroutine span_last_default

    !> `*out_span` looks at `count` elements of `span` on this rank, from local index `offset` on.
    !> Local: does not wait for other ranks.
    subroutine span_subspan(self, offset, count, out_span, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: offset
        integer(c_int64_t), intent(in) :: count
        type(dtl_span_t), intent(out) :: out_span
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_subspan(self%handle, int(offset, c_int64_t), int(count, c_int64_t), &
                                  out_span%handle)
        call settle(status, stat, errmsg)
    end subroutine span_subspan

    !> `*out_span` looks at `count` elements of `span` on this rank, from local index `offset` on.
    !> Local: does not wait for other ranks.
    subroutine span_subspan_default(self, offset, count, out_span, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: offset
        integer(c_int), intent(in) :: count
        type(dtl_span_t), intent(out) :: out_span
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_span_subspan(self%handle, int(offset, c_int64_t), int(count, c_int64_t), &
                                  out_span%handle)
        call settle(status, stat, errmsg)
    end subroutine span_subspan_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int8(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int8_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine span_create_int8

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int8_default(self, local_data, global_size, rank, num_ranks, stat, &
                                        errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int8_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine span_create_int8_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int16(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int16_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine span_create_int16

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int16_default(self, local_data, global_size, rank, num_ranks, stat, &
                                         errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int16_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine span_create_int16_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int32(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int32_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine span_create_int32

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int32_default(self, local_data, global_size, rank, num_ranks, stat, &
                                         errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int32_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine span_create_int32_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int64(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int64_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine span_create_int64

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int64_default(self, local_data, global_size, rank, num_ranks, stat, &
                                         errmsg)
        class(dtl_span_t), intent(inout) :: self
        integer(c_int64_t), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine span_create_int64_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float32(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        real(c_float), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine span_create_float32

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float32_default(self, local_data, global_size, rank, num_ranks, stat, &
                                           errmsg)
        class(dtl_span_t), intent(inout) :: self
        real(c_float), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine span_create_float32_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float64(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        real(c_double), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine span_create_float64

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float64_default(self, local_data, global_size, rank, num_ranks, stat, &
                                           errmsg)
        class(dtl_span_t), intent(inout) :: self
        real(c_double), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine span_create_float64_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_bool(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        logical(c_bool), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine span_create_bool

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_bool_default(self, local_data, global_size, rank, num_ranks, stat, &
                                        errmsg)
        class(dtl_span_t), intent(inout) :: self
        logical(c_bool), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine span_create_bool_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_complex64(self, local_data, global_size, rank, num_ranks, stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        complex(c_float_complex), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine span_create_complex64

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_complex64_default(self, local_data, global_size, rank, num_ranks, stat, &
                                             errmsg)
        class(dtl_span_t), intent(inout) :: self
        complex(c_float_complex), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine span_create_complex64_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_complex128(self, local_data, global_size, rank, num_ranks, stat, &
                                      errmsg)
        class(dtl_span_t), intent(inout) :: self
        complex(c_double_complex), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine span_create_complex128

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_complex128_default(self, local_data, global_size, rank, num_ranks, &
                                              stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        complex(c_double_complex), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine span_create_complex128_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float32_int32(self, local_data, global_size, rank, num_ranks, stat, &
                                         errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_float32_int32), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine span_create_float32_int32

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float32_int32_default(self, local_data, global_size, rank, num_ranks, &
                                                 stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_float32_int32), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine span_create_float32_int32_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float64_int64(self, local_data, global_size, rank, num_ranks, stat, &
                                         errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_float64_int64), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine span_create_float64_int64

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_float64_int64_default(self, local_data, global_size, rank, num_ranks, &
                                                 stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_float64_int64), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine span_create_float64_int64_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int32_int32(self, local_data, global_size, rank, num_ranks, stat, &
                                       errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_int32_int32), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine span_create_int32_int32

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int32_int32_default(self, local_data, global_size, rank, num_ranks, &
                                               stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_int32_int32), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine span_create_int32_int32_default

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int64_int64(self, local_data, global_size, rank, num_ranks, stat, &
                                       errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_int64_int64), asynchronous, intent(inout) :: local_data(..)
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine span_create_int64_int64

    !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of `num_ranks`
    !> that together have `global_size`. The memory stays the caller's and must outlive the span.
    !> Local: does not wait for other ranks.
    subroutine span_create_int64_int64_default(self, local_data, global_size, rank, num_ranks, &
                                               stat, errmsg)
        class(dtl_span_t), intent(inout) :: self
        type(dtl_int64_int64), asynchronous, intent(inout) :: local_data(..)
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(in) :: rank
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_create(local_data, int(global_size, c_int64_t), rank, num_ranks, &
                             self%handle, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine span_create_int64_int64_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int8(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT8)
    end subroutine span_get_local_int8

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int8_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT8)
    end subroutine span_get_local_int8_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int16(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT16)
    end subroutine span_get_local_int16

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int16_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT16)
    end subroutine span_get_local_int16_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32)
    end subroutine span_get_local_int32

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32)
    end subroutine span_get_local_int32_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64)
    end subroutine span_get_local_int64

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64)
    end subroutine span_get_local_int64_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32)
    end subroutine span_get_local_float32

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32)
    end subroutine span_get_local_float32_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64)
    end subroutine span_get_local_float64

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64)
    end subroutine span_get_local_float64_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_bool(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_BOOL)
    end subroutine span_get_local_bool

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_bool_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_BOOL)
    end subroutine span_get_local_bool_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_complex64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX64)
    end subroutine span_get_local_complex64

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_complex64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX64)
    end subroutine span_get_local_complex64_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_complex128(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX128)
    end subroutine span_get_local_complex128

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_complex128_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX128)
    end subroutine span_get_local_complex128_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32_INT32)
    end subroutine span_get_local_float32_int32

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32_INT32)
    end subroutine span_get_local_float32_int32_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64_INT64)
    end subroutine span_get_local_float64_int64

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_float64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64_INT64)
    end subroutine span_get_local_float64_int64_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32_INT32)
    end subroutine span_get_local_int32_int32

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32_INT32)
    end subroutine span_get_local_int32_int32_default

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64_INT64)
    end subroutine span_get_local_int64_int64

    !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
    !> ranks.
    subroutine span_get_local_int64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64_INT64)
    end subroutine span_get_local_int64_int64_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int8(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT8)
    end subroutine span_set_local_int8

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int8_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT8)
    end subroutine span_set_local_int8_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int16(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT16)
    end subroutine span_set_local_int16

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int16_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT16)
    end subroutine span_set_local_int16_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32)
    end subroutine span_set_local_int32

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32)
    end subroutine span_set_local_int32_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64)
    end subroutine span_set_local_int64

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64)
    end subroutine span_set_local_int64_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32)
    end subroutine span_set_local_float32

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32)
    end subroutine span_set_local_float32_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64)
    end subroutine span_set_local_float64

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64)
    end subroutine span_set_local_float64_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_bool(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_BOOL)
    end subroutine span_set_local_bool

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_bool_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_BOOL)
    end subroutine span_set_local_bool_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_complex64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX64)
    end subroutine span_set_local_complex64

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_complex64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX64)
    end subroutine span_set_local_complex64_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_complex128(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX128)
    end subroutine span_set_local_complex128

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_complex128_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_COMPLEX128)
    end subroutine span_set_local_complex128_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32_INT32)
    end subroutine span_set_local_float32_int32

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT32_INT32)
    end subroutine span_set_local_float32_int32_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64_INT64)
    end subroutine span_set_local_float64_int64

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_float64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_FLOAT64_INT64)
    end subroutine span_set_local_float64_int64_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32_INT32)
    end subroutine span_set_local_int32_int32

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT32_INT32)
    end subroutine span_set_local_int32_int32_default

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64_INT64)
    end subroutine span_set_local_int64_int64

    !> One element that the span looks at is a copy of `*value`; its owner sees the change. Local:
    !> does not wait for other ranks.
    subroutine span_set_local_int64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_span_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_span_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                DTL_DTYPE_INT64_INT64)
    end subroutine span_set_local_int64_int64_default

end module dtl_span_type
