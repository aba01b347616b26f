! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A distributed array of fixed size. Made by the dtl_array_create functions and owned by the
!> caller, who frees it with dtl_array_destroy. It keeps what it needs of its context alive.
module dtl_array_type
    use, intrinsic :: iso_c_binding, only: c_associated, c_bool, c_double, c_double_complex, &
                                           c_f_pointer, c_float, c_float_complex, c_int, &
                                           c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_null_ptr, &
                                           c_ptr
    use dtl_argument_check, only: is_of_dtype
    use dtl_array_arrays, only: any_array_copy_from_host, any_array_copy_to_host, &
                                any_array_create_fill, any_array_fill_local, any_array_get_local, &
                                any_array_set_local
    use dtl_container_type, only: dtl_container_t
    use dtl_containers, only: dtl_array_barrier, dtl_array_consistency_policy, dtl_array_create, &
                              dtl_array_create_with_options, dtl_array_destroy, &
                              dtl_array_device_id, dtl_array_dtype, dtl_array_empty, &
                              dtl_array_error_policy, dtl_array_execution_policy, &
                              dtl_array_global_size, dtl_array_is_local, dtl_array_is_valid, &
                              dtl_array_local_data_mut, dtl_array_local_offset, &
                              dtl_array_local_size, dtl_array_num_ranks, dtl_array_owner, &
                              dtl_array_partition_policy, dtl_array_placement_policy, &
                              dtl_array_rank, dtl_array_to_global, dtl_array_to_local
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: DTL_DTYPE_BOOL, DTL_DTYPE_COMPLEX128, DTL_DTYPE_COMPLEX64, &
                        DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64, &
                        DTL_DTYPE_FLOAT64_INT64, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
                        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64, DTL_DTYPE_INT64_INT64, &
                        DTL_DTYPE_INT8, DTL_SUCCESS, dtl_clear_error, dtl_container_options, &
                        dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, dtl_int64_int64, &
                        dtl_last_error_status
    use dtl_failure, only: settle, stop_on_failure
    implicit none (type, external)
    private
    public :: dtl_array_t

    !> A distributed array of fixed size. Made by the dtl_array_create functions and owned by the
    !> caller, who frees it with dtl_array_destroy. It keeps what it needs of its context alive.
    !> Indices start at 1, ranks at 0.
    type, extends(dtl_container_t) :: dtl_array_t
    contains
        procedure :: close => array_close
        procedure :: partition_policy => array_partition_policy
        procedure :: placement_policy => array_placement_policy
        procedure :: execution_policy => array_execution_policy
        procedure :: device_id => array_device_id
        procedure :: consistency_policy => array_consistency_policy
        procedure :: error_policy => array_error_policy
        procedure :: global_size => array_global_size
        procedure :: local_size => array_local_size
        procedure :: local_offset => array_local_offset
        procedure :: empty => array_empty
        procedure :: dtype => array_dtype
        procedure :: num_ranks => array_num_ranks
        procedure :: rank => array_rank
        procedure, private :: array_is_local, array_is_local_default
        generic :: is_local => array_is_local, array_is_local_default
        procedure, private :: array_owner, array_owner_default
        generic :: owner => array_owner, array_owner_default
        procedure, private :: array_to_local, array_to_local_default
        generic :: to_local => array_to_local, array_to_local_default
        procedure, private :: array_to_global, array_to_global_default
        generic :: to_global => array_to_global, array_to_global_default
        procedure :: is_valid => array_is_valid
        procedure, private :: array_create_with_options, array_create_with_options_default
        generic :: create_with_options => array_create_with_options, &
                                          array_create_with_options_default
        procedure, private :: array_create, array_create_default
        generic :: create => array_create, array_create_default
        procedure :: barrier => array_barrier
        procedure, private :: array_copy_to_host_int8, array_copy_to_host_int16, &
                              array_copy_to_host_int32, array_copy_to_host_int64, &
                              array_copy_to_host_float32, array_copy_to_host_float64, &
                              array_copy_to_host_bool, array_copy_to_host_complex64, &
                              array_copy_to_host_complex128, array_copy_to_host_float32_int32, &
                              array_copy_to_host_float64_int64, array_copy_to_host_int32_int32, &
                              array_copy_to_host_int64_int64
        generic :: copy_to_host => array_copy_to_host_int8, array_copy_to_host_int16, &
                                   array_copy_to_host_int32, array_copy_to_host_int64, &
                                   array_copy_to_host_float32, array_copy_to_host_float64, &
                                   array_copy_to_host_bool, array_copy_to_host_complex64, &
                                   array_copy_to_host_complex128, &
                                   array_copy_to_host_float32_int32, &
                                   array_copy_to_host_float64_int64, &
                                   array_copy_to_host_int32_int32, array_copy_to_host_int64_int64
        procedure, private :: array_copy_from_host_int8, array_copy_from_host_int16, &
                              array_copy_from_host_int32, array_copy_from_host_int64, &
                              array_copy_from_host_float32, array_copy_from_host_float64, &
                              array_copy_from_host_bool, array_copy_from_host_complex64, &
                              array_copy_from_host_complex128, array_copy_from_host_float32_int32, &
                              array_copy_from_host_float64_int64, &
                              array_copy_from_host_int32_int32, array_copy_from_host_int64_int64
        generic :: copy_from_host => array_copy_from_host_int8, array_copy_from_host_int16, &
                                     array_copy_from_host_int32, array_copy_from_host_int64, &
                                     array_copy_from_host_float32, array_copy_from_host_float64, &
                                     array_copy_from_host_bool, array_copy_from_host_complex64, &
                                     array_copy_from_host_complex128, &
                                     array_copy_from_host_float32_int32, &
                                     array_copy_from_host_float64_int64, &
                                     array_copy_from_host_int32_int32, &
                                     array_copy_from_host_int64_int64
        procedure, private :: array_create_fill_int8, array_create_fill_int8_default, &
                              array_create_fill_int16, array_create_fill_int16_default, &
                              array_create_fill_int32, array_create_fill_int32_default, &
                              array_create_fill_int64, array_create_fill_int64_default, &
                              array_create_fill_float32, array_create_fill_float32_default, &
                              array_create_fill_float64, array_create_fill_float64_default, &
                              array_create_fill_bool, array_create_fill_bool_default, &
                              array_create_fill_complex64, array_create_fill_complex64_default, &
                              array_create_fill_complex128, array_create_fill_complex128_default, &
                              array_create_fill_float32_int32, &
                              array_create_fill_float32_int32_default, &
                              array_create_fill_float64_int64, &
                              array_create_fill_float64_int64_default, &
                              array_create_fill_int32_int32, &
                              array_create_fill_int32_int32_default, &
                              array_create_fill_int64_int64, array_create_fill_int64_int64_default
        generic :: create_fill => array_create_fill_int8, array_create_fill_int8_default, &
                                  array_create_fill_int16, array_create_fill_int16_default, &
                                  array_create_fill_int32, array_create_fill_int32_default, &
                                  array_create_fill_int64, array_create_fill_int64_default, &
                                  array_create_fill_float32, array_create_fill_float32_default, &
                                  array_create_fill_float64, array_create_fill_float64_default, &
                                  array_create_fill_bool, array_create_fill_bool_default, &
                                  array_create_fill_complex64, &
                                  array_create_fill_complex64_default, &
                                  array_create_fill_complex128, &
                                  array_create_fill_complex128_default, &
                                  array_create_fill_float32_int32, &
                                  array_create_fill_float32_int32_default, &
                                  array_create_fill_float64_int64, &
                                  array_create_fill_float64_int64_default, &
                                  array_create_fill_int32_int32, &
                                  array_create_fill_int32_int32_default, &
                                  array_create_fill_int64_int64, &
                                  array_create_fill_int64_int64_default
        procedure, private :: array_get_local_int8, array_get_local_int8_default, &
                              array_get_local_int16, array_get_local_int16_default, &
                              array_get_local_int32, array_get_local_int32_default, &
                              array_get_local_int64, array_get_local_int64_default, &
                              array_get_local_float32, array_get_local_float32_default, &
                              array_get_local_float64, array_get_local_float64_default, &
                              array_get_local_bool, array_get_local_bool_default, &
                              array_get_local_complex64, array_get_local_complex64_default, &
                              array_get_local_complex128, array_get_local_complex128_default, &
                              array_get_local_float32_int32, &
                              array_get_local_float32_int32_default, &
                              array_get_local_float64_int64, &
                              array_get_local_float64_int64_default, array_get_local_int32_int32, &
                              array_get_local_int32_int32_default, array_get_local_int64_int64, &
                              array_get_local_int64_int64_default
        generic :: get_local => array_get_local_int8, array_get_local_int8_default, &
                                array_get_local_int16, array_get_local_int16_default, &
                                array_get_local_int32, array_get_local_int32_default, &
                                array_get_local_int64, array_get_local_int64_default, &
                                array_get_local_float32, array_get_local_float32_default, &
                                array_get_local_float64, array_get_local_float64_default, &
                                array_get_local_bool, array_get_local_bool_default, &
                                array_get_local_complex64, array_get_local_complex64_default, &
                                array_get_local_complex128, array_get_local_complex128_default, &
                                array_get_local_float32_int32, &
                                array_get_local_float32_int32_default, &
                                array_get_local_float64_int64, &
                                array_get_local_float64_int64_default, &
                                array_get_local_int32_int32, array_get_local_int32_int32_default, &
                                array_get_local_int64_int64, array_get_local_int64_int64_default
        procedure, private :: array_set_local_int8, array_set_local_int8_default, &
                              array_set_local_int16, array_set_local_int16_default, &
                              array_set_local_int32, array_set_local_int32_default, &
                              array_set_local_int64, array_set_local_int64_default, &
                              array_set_local_float32, array_set_local_float32_default, &
                              array_set_local_float64, array_set_local_float64_default, &
                              array_set_local_bool, array_set_local_bool_default, &
                              array_set_local_complex64, array_set_local_complex64_default, &
                              array_set_local_complex128, array_set_local_complex128_default, &
                              array_set_local_float32_int32, &
                              array_set_local_float32_int32_default, &
                              array_set_local_float64_int64, &
                              array_set_local_float64_int64_default, array_set_local_int32_int32, &
                              array_set_local_int32_int32_default, array_set_local_int64_int64, &
                              array_set_local_int64_int64_default
        generic :: set_local => array_set_local_int8, array_set_local_int8_default, &
                                array_set_local_int16, array_set_local_int16_default, &
                                array_set_local_int32, array_set_local_int32_default, &
                                array_set_local_int64, array_set_local_int64_default, &
                                array_set_local_float32, array_set_local_float32_default, &
                                array_set_local_float64, array_set_local_float64_default, &
                                array_set_local_bool, array_set_local_bool_default, &
                                array_set_local_complex64, array_set_local_complex64_default, &
                                array_set_local_complex128, array_set_local_complex128_default, &
                                array_set_local_float32_int32, &
                                array_set_local_float32_int32_default, &
                                array_set_local_float64_int64, &
                                array_set_local_float64_int64_default, &
                                array_set_local_int32_int32, array_set_local_int32_int32_default, &
                                array_set_local_int64_int64, array_set_local_int64_int64_default
        procedure, private :: array_fill_local_int8, array_fill_local_int16, &
                              array_fill_local_int32, array_fill_local_int64, &
                              array_fill_local_float32, array_fill_local_float64, &
                              array_fill_local_bool, array_fill_local_complex64, &
                              array_fill_local_complex128, array_fill_local_float32_int32, &
                              array_fill_local_float64_int64, array_fill_local_int32_int32, &
                              array_fill_local_int64_int64
        generic :: fill_local => array_fill_local_int8, array_fill_local_int16, &
                                 array_fill_local_int32, array_fill_local_int64, &
                                 array_fill_local_float32, array_fill_local_float64, &
                                 array_fill_local_bool, array_fill_local_complex64, &
                                 array_fill_local_complex128, array_fill_local_float32_int32, &
                                 array_fill_local_float64_int64, array_fill_local_int32_int32, &
                                 array_fill_local_int64_int64
        procedure, private :: array_local_int8, array_local_int16, array_local_int32, &
                              array_local_int64, array_local_float32, array_local_float64, &
                              array_local_bool, array_local_complex64, array_local_complex128, &
                              array_local_float32_int32, array_local_float64_int64, &
                              array_local_int32_int32, array_local_int64_int64
        generic :: local => array_local_int8, array_local_int16, array_local_int32, &
                            array_local_int64, array_local_float32, array_local_float64, &
                            array_local_bool, array_local_complex64, array_local_complex128, &
                            array_local_float32_int32, array_local_float64_int64, &
                            array_local_int32_int32, array_local_int64_int64
    end type dtl_array_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine array_close(self)
        class(dtl_array_t), intent(inout) :: self

        call dtl_array_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine array_close

    !> How the elements are distributed over the ranks. Local: does not wait for other ranks.
    function array_partition_policy(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_partition_policy(self%handle)
        call stop_on_failure()
    end function array_partition_policy

    !> In which memory the elements are. Local: does not wait for other ranks.
    function array_placement_policy(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_placement_policy(self%handle)
        call stop_on_failure()
    end function array_placement_policy

    !> How algorithms run over this rank's part. Local: does not wait for other ranks.
    function array_execution_policy(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_execution_policy(self%handle)
        call stop_on_failure()
    end function array_execution_policy

    !> The device_id that the array was made with, whatever its placement; 0 unless it was given.
    !> Local: does not wait for other ranks.
    function array_device_id(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_device_id(self%handle)
        call stop_on_failure()
    end function array_device_id

    !> When writes of one rank become visible to others, as the options had it; else
    !> bulk_synchronous. Local: does not wait for other ranks.
    function array_consistency_policy(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_consistency_policy(self%handle)
        call stop_on_failure()
    end function array_consistency_policy

    !> What a failing call does beside failing: what the options say, or where they leave it at
    !> return_status, what the array's context does. Local: does not wait for other ranks.
    function array_error_policy(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_error_policy(self%handle)
        call stop_on_failure()
    end function array_error_policy

    !> Elements over all ranks; of a replicated array, those of one copy. Local: does not wait for
    !> other ranks.
    function array_global_size(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_array_global_size(self%handle)
        call stop_on_failure()
    end function array_global_size

    !> Elements of this rank's part. Local: does not wait for other ranks.
    function array_local_size(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_array_local_size(self%handle)
        call stop_on_failure()
    end function array_local_size

    !> The global index of this rank's first element. Where the rank has none: with the block policy
    !> the number of elements on lower ranks, else 0. Only with the block policy do the rank's other
    !> elements follow it one by one; dtl_array_to_global serves everywhere. Local: does not wait
    !> for other ranks.
    function array_local_offset(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_array_local_offset(self%handle)
        call stop_on_failure()
    end function array_local_offset

    !> 1 if the array has no elements on any rank, 0 else. Local: does not wait for other ranks.
    function array_empty(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_array_empty(self%handle)
        call stop_on_failure()
    end function array_empty

    !> The type of the elements. Local: does not wait for other ranks.
    function array_dtype(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_dtype(self%handle)
        call stop_on_failure()
    end function array_dtype

    !> The number of ranks over which the array is distributed. Local: does not wait for other
    !> ranks.
    function array_num_ranks(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_num_ranks(self%handle)
        call stop_on_failure()
    end function array_num_ranks

    !> This process's rank among those over which the array is distributed. Local: does not wait for
    !> other ranks.
    function array_rank(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_rank(self%handle)
        call stop_on_failure()
    end function array_rank

    !> 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
    !> array. Local: does not wait for other ranks.
    function array_is_local(self, global_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_array_is_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_is_local

    !> 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
    !> array. Local: does not wait for other ranks.
    function array_is_local_default(self, global_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_array_is_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_is_local_default

    !> The rank that owns the element; every rank gives the same answer, without asking the others.
    !> Local: does not wait for other ranks.
    function array_owner(self, global_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_owner(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_owner

    !> The rank that owns the element; every rank gives the same answer, without asking the others.
    !> Local: does not wait for other ranks.
    function array_owner_default(self, global_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_array_owner(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_owner_default

    !> The element's local index on this rank; -1 if another rank holds it, and, with an error, for
    !> an index outside the array. Local: does not wait for other ranks.
    function array_to_local(self, global_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_array_to_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_to_local

    !> The element's local index on this rank; -1 if another rank holds it, and, with an error, for
    !> an index outside the array. Local: does not wait for other ranks.
    function array_to_local_default(self, global_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_array_to_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_to_local_default

    !> The global index of an element of this rank's part. Local: does not wait for other ranks.
    function array_to_global(self, local_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_array_to_global(self%handle, int(local_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_to_global

    !> The global index of an element of this rank's part. Local: does not wait for other ranks.
    function array_to_global_default(self, local_idx) result(answer)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_array_to_global(self%handle, int(local_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function array_to_global_default

    !> 1 if the handle stands for an open array, 0 for a null, closed or foreign one; then the last
    !> error says which. Local: does not wait for other ranks.
    function array_is_valid(self) result(answer)
        class(dtl_array_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_array_is_valid(self%handle)
    end function array_is_valid

    !> `*arr` is an array of `size` zeros, distributed and placed as the options say. The caller
    !> owns it. A placement whose backend is missing is refused with DTL_ERROR_BACKEND_UNAVAILABLE;
    !> device_preferred then takes the host. Collective.
    subroutine array_create_with_options(self, ctx, dtype, size, opts, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int64_t), intent(in) :: size
        type(dtl_container_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_array_create_with_options(ctx%handle, dtype, int(size, c_int64_t), opts, &
                                               self%handle)
        call settle(status, stat, errmsg)
    end subroutine array_create_with_options

    !> `*arr` is an array of `size` zeros, distributed and placed as the options say. The caller
    !> owns it. A placement whose backend is missing is refused with DTL_ERROR_BACKEND_UNAVAILABLE;
    !> device_preferred then takes the host. Collective.
    subroutine array_create_with_options_default(self, ctx, dtype, size, opts, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int), intent(in) :: size
        type(dtl_container_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_array_create_with_options(ctx%handle, dtype, int(size, c_int64_t), opts, &
                                               self%handle)
        call settle(status, stat, errmsg)
    end subroutine array_create_with_options_default

    !> `*arr` is an array of `size` zeros, block-distributed on the host. The caller owns it.
    !> Collective.
    subroutine array_create(self, ctx, dtype, size, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int64_t), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_array_create(ctx%handle, dtype, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine array_create

    !> `*arr` is an array of `size` zeros, block-distributed on the host. The caller owns it.
    !> Collective.
    subroutine array_create_default(self, ctx, dtype, size, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int), intent(in) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_array_create(ctx%handle, dtype, int(size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine array_create_default

    !> Returns once every rank of the array's context has entered. Collective.
    subroutine array_barrier(self, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_array_barrier(self%handle)
        call settle(status, stat, errmsg)
    end subroutine array_barrier

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_int8(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine array_copy_to_host_int8

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_int16(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine array_copy_to_host_int16

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_int32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine array_copy_to_host_int32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_int64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine array_copy_to_host_int64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_float32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_float), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine array_copy_to_host_float32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_float64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_double), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine array_copy_to_host_float64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_bool(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        logical(c_bool), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine array_copy_to_host_bool

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_complex64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine array_copy_to_host_complex64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_complex128(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine array_copy_to_host_complex128

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_float32_int32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, &
                                    DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_copy_to_host_float32_int32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_float64_int64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, &
                                    DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_copy_to_host_float64_int64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_int32_int32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine array_copy_to_host_int32_int32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine array_copy_to_host_int64_int64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine array_copy_to_host_int64_int64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_int8(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine array_copy_from_host_int8

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_int16(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine array_copy_from_host_int16

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_int32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine array_copy_from_host_int32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_int64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine array_copy_from_host_int64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_float32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_float), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine array_copy_from_host_float32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_float64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_double), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine array_copy_from_host_float64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_bool(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        logical(c_bool), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine array_copy_from_host_bool

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_complex64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine array_copy_from_host_complex64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_complex128(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                      DTL_DTYPE_COMPLEX128)
    end subroutine array_copy_from_host_complex128

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_float32_int32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                      DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_copy_from_host_float32_int32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_float64_int64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                      DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_copy_from_host_float64_int64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_int32_int32(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                      DTL_DTYPE_INT32_INT32)
    end subroutine array_copy_from_host_int32_int32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the array
    !> is placed; the others stay. The buffer may be used again on return. Local: does not wait for
    !> other ranks.
    subroutine array_copy_from_host_int64_int64(self, host_buffer, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                      DTL_DTYPE_INT64_INT64)
    end subroutine array_copy_from_host_int64_int64

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int8(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT8)
    end subroutine array_create_fill_int8

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int8_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT8)
    end subroutine array_create_fill_int8_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int16(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT16)
    end subroutine array_create_fill_int16

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int16_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT16)
    end subroutine array_create_fill_int16_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int32(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT32)
    end subroutine array_create_fill_int32

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int32_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT32)
    end subroutine array_create_fill_int32_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int64(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT64)
    end subroutine array_create_fill_int64

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int64_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT64)
    end subroutine array_create_fill_int64_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float32(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT32)
    end subroutine array_create_fill_float32

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float32_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT32)
    end subroutine array_create_fill_float32_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float64(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT64)
    end subroutine array_create_fill_float64

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float64_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT64)
    end subroutine array_create_fill_float64_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_bool(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_BOOL)
    end subroutine array_create_fill_bool

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_bool_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_BOOL)
    end subroutine array_create_fill_bool_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_complex64(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine array_create_fill_complex64

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_complex64_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine array_create_fill_complex64_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_complex128(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine array_create_fill_complex128

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_complex128_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine array_create_fill_complex128_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float32_int32(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_create_fill_float32_int32

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float32_int32_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_create_fill_float32_int32_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float64_int64(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_create_fill_float64_int64

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_float64_int64_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_create_fill_float64_int64_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int32_int32(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine array_create_fill_int32_int32

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int32_int32_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine array_create_fill_int32_int32_default

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int64_int64(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: size
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine array_create_fill_int64_int64

    !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the host.
    !> The caller owns it. Collective.
    subroutine array_create_fill_int64_int64_default(self, ctx, size, value, stat, errmsg)
        class(dtl_array_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: size
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_create_fill(ctx%handle, int(size, c_int64_t), value, self%handle, stat, &
                                   errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine array_create_fill_int64_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int8(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT8)
    end subroutine array_get_local_int8

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int8_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT8)
    end subroutine array_get_local_int8_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int16(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT16)
    end subroutine array_get_local_int16

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int16_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT16)
    end subroutine array_get_local_int16_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32)
    end subroutine array_get_local_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32)
    end subroutine array_get_local_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64)
    end subroutine array_get_local_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64)
    end subroutine array_get_local_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32)
    end subroutine array_get_local_float32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32)
    end subroutine array_get_local_float32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64)
    end subroutine array_get_local_float64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64)
    end subroutine array_get_local_float64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_bool(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_BOOL)
    end subroutine array_get_local_bool

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_bool_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_BOOL)
    end subroutine array_get_local_bool_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_complex64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX64)
    end subroutine array_get_local_complex64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_complex64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX64)
    end subroutine array_get_local_complex64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_complex128(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX128)
    end subroutine array_get_local_complex128

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_complex128_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX128)
    end subroutine array_get_local_complex128_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_get_local_float32_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_get_local_float32_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_get_local_float64_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_float64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_get_local_float64_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32_INT32)
    end subroutine array_get_local_int32_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32_INT32)
    end subroutine array_get_local_int32_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64_INT64)
    end subroutine array_get_local_int64_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine array_get_local_int64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64_INT64)
    end subroutine array_get_local_int64_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int8(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT8)
    end subroutine array_set_local_int8

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int8_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT8)
    end subroutine array_set_local_int8_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int16(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT16)
    end subroutine array_set_local_int16

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int16_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT16)
    end subroutine array_set_local_int16_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32)
    end subroutine array_set_local_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32)
    end subroutine array_set_local_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64)
    end subroutine array_set_local_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64)
    end subroutine array_set_local_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32)
    end subroutine array_set_local_float32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32)
    end subroutine array_set_local_float32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64)
    end subroutine array_set_local_float64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64)
    end subroutine array_set_local_float64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_bool(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_BOOL)
    end subroutine array_set_local_bool

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_bool_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_BOOL)
    end subroutine array_set_local_bool_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_complex64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX64)
    end subroutine array_set_local_complex64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_complex64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX64)
    end subroutine array_set_local_complex64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_complex128(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX128)
    end subroutine array_set_local_complex128

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_complex128_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_COMPLEX128)
    end subroutine array_set_local_complex128_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_set_local_float32_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_set_local_float32_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_set_local_float64_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_float64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_set_local_float64_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32_INT32)
    end subroutine array_set_local_int32_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT32_INT32)
    end subroutine array_set_local_int32_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64_INT64)
    end subroutine array_set_local_int64_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine array_set_local_int64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                 DTL_DTYPE_INT64_INT64)
    end subroutine array_set_local_int64_int64_default

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_int8(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine array_fill_local_int8

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_int16(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine array_fill_local_int16

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_int32(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine array_fill_local_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_int64(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine array_fill_local_int64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_float32(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine array_fill_local_float32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_float64(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine array_fill_local_float64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_bool(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine array_fill_local_bool

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_complex64(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine array_fill_local_complex64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_complex128(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine array_fill_local_complex128

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_float32_int32(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine array_fill_local_float32_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_float64_int64(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine array_fill_local_float64_int64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_int32_int32(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine array_fill_local_int32_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine array_fill_local_int64_int64(self, value, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_array_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine array_fill_local_int64_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_int8(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), DTL_DTYPE_INT8, &
                              stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_int8

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_int16(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_INT16, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_int16

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_int32(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_int64(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_float32(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_FLOAT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_float32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_float64(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_FLOAT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_float64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_bool(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), DTL_DTYPE_BOOL, &
                              stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_bool

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_complex64(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_COMPLEX64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_complex64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_complex128(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_COMPLEX128, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_complex128

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_float32_int32(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_FLOAT32_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_float32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_float64_int64(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_FLOAT64_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_float64_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_int32_int32(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_INT32_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_int32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine array_local_int64_int64(self, view, stat, errmsg)
        class(dtl_array_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("array_local", "view", dtl_array_dtype(self%handle), &
                              DTL_DTYPE_INT64_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_array_local_size(self%handle)
        memory = dtl_array_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine array_local_int64_int64

end module dtl_array_type
