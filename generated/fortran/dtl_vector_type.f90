! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A distributed vector. Made by the dtl_vector_create functions and owned by the caller, who frees
!> it with dtl_vector_destroy. It keeps what it needs of its context alive.
module dtl_vector_type
    use, intrinsic :: iso_c_binding, only: c_associated, c_bool, c_double, c_double_complex, &
                                           c_f_pointer, c_float, c_float_complex, c_int, &
                                           c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_null_ptr, &
                                           c_ptr
    use dtl_argument_check, only: is_of_dtype
    use dtl_container_type, only: dtl_container_t
    use dtl_containers, only: dtl_vector_barrier, dtl_vector_consistency_policy, &
                              dtl_vector_create, dtl_vector_create_with_options, &
                              dtl_vector_destroy, dtl_vector_device_id, dtl_vector_dtype, &
                              dtl_vector_empty, dtl_vector_error_policy, &
                              dtl_vector_execution_policy, dtl_vector_global_size, &
                              dtl_vector_is_clean, dtl_vector_is_dirty, dtl_vector_is_local, &
                              dtl_vector_is_valid, dtl_vector_local_data_mut, &
                              dtl_vector_local_offset, dtl_vector_local_size, &
                              dtl_vector_num_ranks, dtl_vector_owner, dtl_vector_partition_policy, &
                              dtl_vector_placement_policy, dtl_vector_rank, &
                              dtl_vector_redistribute, dtl_vector_resize, &
                              dtl_vector_sort_ascending, dtl_vector_sync, dtl_vector_to_global, &
                              dtl_vector_to_local
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: DTL_DTYPE_BOOL, DTL_DTYPE_COMPLEX128, DTL_DTYPE_COMPLEX64, &
                        DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64, &
                        DTL_DTYPE_FLOAT64_INT64, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
                        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64, DTL_DTYPE_INT64_INT64, &
                        DTL_DTYPE_INT8, DTL_SUCCESS, dtl_clear_error, dtl_container_options, &
                        dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, dtl_int64_int64, &
                        dtl_last_error_status
    use dtl_failure, only: settle, stop_on_failure
    use dtl_vector_arrays, only: any_vector_copy_from_host, any_vector_copy_to_host, &
                                 any_vector_create_fill, any_vector_fill_local, &
                                 any_vector_get_local, any_vector_reduce_max, &
                                 any_vector_reduce_min, any_vector_reduce_sum, &
                                 any_vector_set_local
    implicit none (type, external)
    private
    public :: dtl_vector_t

    !> A distributed vector. Made by the dtl_vector_create functions and owned by the caller, who
    !> frees it with dtl_vector_destroy. It keeps what it needs of its context alive.
    !> Indices start at 1, ranks at 0.
    type, extends(dtl_container_t) :: dtl_vector_t
    contains
        procedure :: close => vector_close
        procedure :: partition_policy => vector_partition_policy
        procedure :: placement_policy => vector_placement_policy
        procedure :: execution_policy => vector_execution_policy
        procedure :: device_id => vector_device_id
        procedure :: consistency_policy => vector_consistency_policy
        procedure :: error_policy => vector_error_policy
        procedure :: global_size => vector_global_size
        procedure :: local_size => vector_local_size
        procedure :: local_offset => vector_local_offset
        procedure :: empty => vector_empty
        procedure :: dtype => vector_dtype
        procedure :: num_ranks => vector_num_ranks
        procedure :: rank => vector_rank
        procedure, private :: vector_is_local, vector_is_local_default
        generic :: is_local => vector_is_local, vector_is_local_default
        procedure, private :: vector_owner, vector_owner_default
        generic :: owner => vector_owner, vector_owner_default
        procedure, private :: vector_to_local, vector_to_local_default
        generic :: to_local => vector_to_local, vector_to_local_default
        procedure, private :: vector_to_global, vector_to_global_default
        generic :: to_global => vector_to_global, vector_to_global_default
        procedure :: is_dirty => vector_is_dirty
        procedure :: is_clean => vector_is_clean
        procedure :: is_valid => vector_is_valid
        procedure, private :: vector_create_with_options, vector_create_with_options_default
        generic :: create_with_options => vector_create_with_options, &
                                          vector_create_with_options_default
        procedure, private :: vector_create, vector_create_default
        generic :: create => vector_create, vector_create_default
        procedure, private :: vector_resize, vector_resize_default
        generic :: resize => vector_resize, vector_resize_default
        procedure :: barrier => vector_barrier
        procedure :: sort_ascending => vector_sort_ascending
        procedure :: redistribute => vector_redistribute
        procedure :: sync => vector_sync
        procedure, private :: vector_copy_to_host_int8, vector_copy_to_host_int16, &
                              vector_copy_to_host_int32, vector_copy_to_host_int64, &
                              vector_copy_to_host_float32, vector_copy_to_host_float64, &
                              vector_copy_to_host_bool, vector_copy_to_host_complex64, &
                              vector_copy_to_host_complex128, vector_copy_to_host_float32_int32, &
                              vector_copy_to_host_float64_int64, vector_copy_to_host_int32_int32, &
                              vector_copy_to_host_int64_int64
        generic :: copy_to_host => vector_copy_to_host_int8, vector_copy_to_host_int16, &
                                   vector_copy_to_host_int32, vector_copy_to_host_int64, &
                                   vector_copy_to_host_float32, vector_copy_to_host_float64, &
                                   vector_copy_to_host_bool, vector_copy_to_host_complex64, &
                                   vector_copy_to_host_complex128, &
                                   vector_copy_to_host_float32_int32, &
                                   vector_copy_to_host_float64_int64, &
                                   vector_copy_to_host_int32_int32, &
                                   vector_copy_to_host_int64_int64
        procedure, private :: vector_copy_from_host_int8, vector_copy_from_host_int16, &
                              vector_copy_from_host_int32, vector_copy_from_host_int64, &
                              vector_copy_from_host_float32, vector_copy_from_host_float64, &
                              vector_copy_from_host_bool, vector_copy_from_host_complex64, &
                              vector_copy_from_host_complex128, &
                              vector_copy_from_host_float32_int32, &
                              vector_copy_from_host_float64_int64, &
                              vector_copy_from_host_int32_int32, vector_copy_from_host_int64_int64
        generic :: copy_from_host => vector_copy_from_host_int8, vector_copy_from_host_int16, &
                                     vector_copy_from_host_int32, vector_copy_from_host_int64, &
                                     vector_copy_from_host_float32, vector_copy_from_host_float64, &
                                     vector_copy_from_host_bool, vector_copy_from_host_complex64, &
                                     vector_copy_from_host_complex128, &
                                     vector_copy_from_host_float32_int32, &
                                     vector_copy_from_host_float64_int64, &
                                     vector_copy_from_host_int32_int32, &
                                     vector_copy_from_host_int64_int64
        procedure, private :: vector_create_fill_int8, vector_create_fill_int8_default, &
                              vector_create_fill_int16, vector_create_fill_int16_default, &
                              vector_create_fill_int32, vector_create_fill_int32_default, &
                              vector_create_fill_int64, vector_create_fill_int64_default, &
                              vector_create_fill_float32, vector_create_fill_float32_default, &
                              vector_create_fill_float64, vector_create_fill_float64_default, &
                              vector_create_fill_bool, vector_create_fill_bool_default, &
                              vector_create_fill_complex64, vector_create_fill_complex64_default, &
                              vector_create_fill_complex128, &
                              vector_create_fill_complex128_default, &
                              vector_create_fill_float32_int32, &
                              vector_create_fill_float32_int32_default, &
                              vector_create_fill_float64_int64, &
                              vector_create_fill_float64_int64_default, &
                              vector_create_fill_int32_int32, &
                              vector_create_fill_int32_int32_default, &
                              vector_create_fill_int64_int64, &
                              vector_create_fill_int64_int64_default
        generic :: create_fill => vector_create_fill_int8, vector_create_fill_int8_default, &
                                  vector_create_fill_int16, vector_create_fill_int16_default, &
                                  vector_create_fill_int32, vector_create_fill_int32_default, &
                                  vector_create_fill_int64, vector_create_fill_int64_default, &
                                  vector_create_fill_float32, vector_create_fill_float32_default, &
                                  vector_create_fill_float64, vector_create_fill_float64_default, &
                                  vector_create_fill_bool, vector_create_fill_bool_default, &
                                  vector_create_fill_complex64, &
                                  vector_create_fill_complex64_default, &
                                  vector_create_fill_complex128, &
                                  vector_create_fill_complex128_default, &
                                  vector_create_fill_float32_int32, &
                                  vector_create_fill_float32_int32_default, &
                                  vector_create_fill_float64_int64, &
                                  vector_create_fill_float64_int64_default, &
                                  vector_create_fill_int32_int32, &
                                  vector_create_fill_int32_int32_default, &
                                  vector_create_fill_int64_int64, &
                                  vector_create_fill_int64_int64_default
        procedure, private :: vector_get_local_int8, vector_get_local_int8_default, &
                              vector_get_local_int16, vector_get_local_int16_default, &
                              vector_get_local_int32, vector_get_local_int32_default, &
                              vector_get_local_int64, vector_get_local_int64_default, &
                              vector_get_local_float32, vector_get_local_float32_default, &
                              vector_get_local_float64, vector_get_local_float64_default, &
                              vector_get_local_bool, vector_get_local_bool_default, &
                              vector_get_local_complex64, vector_get_local_complex64_default, &
                              vector_get_local_complex128, vector_get_local_complex128_default, &
                              vector_get_local_float32_int32, &
                              vector_get_local_float32_int32_default, &
                              vector_get_local_float64_int64, &
                              vector_get_local_float64_int64_default, &
                              vector_get_local_int32_int32, vector_get_local_int32_int32_default, &
                              vector_get_local_int64_int64, vector_get_local_int64_int64_default
        generic :: get_local => vector_get_local_int8, vector_get_local_int8_default, &
                                vector_get_local_int16, vector_get_local_int16_default, &
                                vector_get_local_int32, vector_get_local_int32_default, &
                                vector_get_local_int64, vector_get_local_int64_default, &
                                vector_get_local_float32, vector_get_local_float32_default, &
                                vector_get_local_float64, vector_get_local_float64_default, &
                                vector_get_local_bool, vector_get_local_bool_default, &
                                vector_get_local_complex64, vector_get_local_complex64_default, &
                                vector_get_local_complex128, vector_get_local_complex128_default, &
                                vector_get_local_float32_int32, &
                                vector_get_local_float32_int32_default, &
                                vector_get_local_float64_int64, &
                                vector_get_local_float64_int64_default, &
                                vector_get_local_int32_int32, &
                                vector_get_local_int32_int32_default, &
                                vector_get_local_int64_int64, vector_get_local_int64_int64_default
        procedure, private :: vector_set_local_int8, vector_set_local_int8_default, &
                              vector_set_local_int16, vector_set_local_int16_default, &
                              vector_set_local_int32, vector_set_local_int32_default, &
                              vector_set_local_int64, vector_set_local_int64_default, &
                              vector_set_local_float32, vector_set_local_float32_default, &
                              vector_set_local_float64, vector_set_local_float64_default, &
                              vector_set_local_bool, vector_set_local_bool_default, &
                              vector_set_local_complex64, vector_set_local_complex64_default, &
                              vector_set_local_complex128, vector_set_local_complex128_default, &
                              vector_set_local_float32_int32, &
                              vector_set_local_float32_int32_default, &
                              vector_set_local_float64_int64, &
                              vector_set_local_float64_int64_default, &
                              vector_set_local_int32_int32, vector_set_local_int32_int32_default, &
                              vector_set_local_int64_int64, vector_set_local_int64_int64_default
        generic :: set_local => vector_set_local_int8, vector_set_local_int8_default, &
                                vector_set_local_int16, vector_set_local_int16_default, &
                                vector_set_local_int32, vector_set_local_int32_default, &
                                vector_set_local_int64, vector_set_local_int64_default, &
                                vector_set_local_float32, vector_set_local_float32_default, &
                                vector_set_local_float64, vector_set_local_float64_default, &
                                vector_set_local_bool, vector_set_local_bool_default, &
                                vector_set_local_complex64, vector_set_local_complex64_default, &
                                vector_set_local_complex128, vector_set_local_complex128_default, &
                                vector_set_local_float32_int32, &
                                vector_set_local_float32_int32_default, &
                                vector_set_local_float64_int64, &
                                vector_set_local_float64_int64_default, &
                                vector_set_local_int32_int32, &
                                vector_set_local_int32_int32_default, &
                                vector_set_local_int64_int64, vector_set_local_int64_int64_default
        procedure, private :: vector_fill_local_int8, vector_fill_local_int16, &
                              vector_fill_local_int32, vector_fill_local_int64, &
                              vector_fill_local_float32, vector_fill_local_float64, &
                              vector_fill_local_bool, vector_fill_local_complex64, &
                              vector_fill_local_complex128, vector_fill_local_float32_int32, &
                              vector_fill_local_float64_int64, vector_fill_local_int32_int32, &
                              vector_fill_local_int64_int64
        generic :: fill_local => vector_fill_local_int8, vector_fill_local_int16, &
                                 vector_fill_local_int32, vector_fill_local_int64, &
                                 vector_fill_local_float32, vector_fill_local_float64, &
                                 vector_fill_local_bool, vector_fill_local_complex64, &
                                 vector_fill_local_complex128, vector_fill_local_float32_int32, &
                                 vector_fill_local_float64_int64, vector_fill_local_int32_int32, &
                                 vector_fill_local_int64_int64
        procedure, private :: vector_reduce_sum_int8, vector_reduce_sum_int16, &
                              vector_reduce_sum_int32, vector_reduce_sum_int64, &
                              vector_reduce_sum_float32, vector_reduce_sum_float64, &
                              vector_reduce_sum_bool, vector_reduce_sum_complex64, &
                              vector_reduce_sum_complex128, vector_reduce_sum_float32_int32, &
                              vector_reduce_sum_float64_int64, vector_reduce_sum_int32_int32, &
                              vector_reduce_sum_int64_int64
        generic :: reduce_sum => vector_reduce_sum_int8, vector_reduce_sum_int16, &
                                 vector_reduce_sum_int32, vector_reduce_sum_int64, &
                                 vector_reduce_sum_float32, vector_reduce_sum_float64, &
                                 vector_reduce_sum_bool, vector_reduce_sum_complex64, &
                                 vector_reduce_sum_complex128, vector_reduce_sum_float32_int32, &
                                 vector_reduce_sum_float64_int64, vector_reduce_sum_int32_int32, &
                                 vector_reduce_sum_int64_int64
        procedure, private :: vector_reduce_min_int8, vector_reduce_min_int16, &
                              vector_reduce_min_int32, vector_reduce_min_int64, &
                              vector_reduce_min_float32, vector_reduce_min_float64, &
                              vector_reduce_min_bool, vector_reduce_min_complex64, &
                              vector_reduce_min_complex128, vector_reduce_min_float32_int32, &
                              vector_reduce_min_float64_int64, vector_reduce_min_int32_int32, &
                              vector_reduce_min_int64_int64
        generic :: reduce_min => vector_reduce_min_int8, vector_reduce_min_int16, &
                                 vector_reduce_min_int32, vector_reduce_min_int64, &
                                 vector_reduce_min_float32, vector_reduce_min_float64, &
                                 vector_reduce_min_bool, vector_reduce_min_complex64, &
                                 vector_reduce_min_complex128, vector_reduce_min_float32_int32, &
                                 vector_reduce_min_float64_int64, vector_reduce_min_int32_int32, &
                                 vector_reduce_min_int64_int64
        procedure, private :: vector_reduce_max_int8, vector_reduce_max_int16, &
                              vector_reduce_max_int32, vector_reduce_max_int64, &
                              vector_reduce_max_float32, vector_reduce_max_float64, &
                              vector_reduce_max_bool, vector_reduce_max_complex64, &
                              vector_reduce_max_complex128, vector_reduce_max_float32_int32, &
                              vector_reduce_max_float64_int64, vector_reduce_max_int32_int32, &
                              vector_reduce_max_int64_int64
        generic :: reduce_max => vector_reduce_max_int8, vector_reduce_max_int16, &
                                 vector_reduce_max_int32, vector_reduce_max_int64, &
                                 vector_reduce_max_float32, vector_reduce_max_float64, &
                                 vector_reduce_max_bool, vector_reduce_max_complex64, &
                                 vector_reduce_max_complex128, vector_reduce_max_float32_int32, &
                                 vector_reduce_max_float64_int64, vector_reduce_max_int32_int32, &
                                 vector_reduce_max_int64_int64
        procedure, private :: vector_local_int8, vector_local_int16, vector_local_int32, &
                              vector_local_int64, vector_local_float32, vector_local_float64, &
                              vector_local_bool, vector_local_complex64, vector_local_complex128, &
                              vector_local_float32_int32, vector_local_float64_int64, &
                              vector_local_int32_int32, vector_local_int64_int64
        generic :: local => vector_local_int8, vector_local_int16, vector_local_int32, &
                            vector_local_int64, vector_local_float32, vector_local_float64, &
                            vector_local_bool, vector_local_complex64, vector_local_complex128, &
                            vector_local_float32_int32, vector_local_float64_int64, &
                            vector_local_int32_int32, vector_local_int64_int64
    end type dtl_vector_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine vector_close(self)
        class(dtl_vector_t), intent(inout) :: self

        call dtl_vector_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine vector_close

    !> How the elements are distributed over the ranks. Local: does not wait for other ranks.
    function vector_partition_policy(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_partition_policy(self%handle)
        call stop_on_failure()
    end function vector_partition_policy

    !> In which memory the elements are. Local: does not wait for other ranks.
    function vector_placement_policy(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_placement_policy(self%handle)
        call stop_on_failure()
    end function vector_placement_policy

    !> How algorithms run over this rank's part. Local: does not wait for other ranks.
    function vector_execution_policy(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_execution_policy(self%handle)
        call stop_on_failure()
    end function vector_execution_policy

    !> The device_id that the vector was made with, whatever its placement; 0 unless it was given.
    !> Local: does not wait for other ranks.
    function vector_device_id(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_device_id(self%handle)
        call stop_on_failure()
    end function vector_device_id

    !> The consistency policy of the options, else bulk_synchronous. It has no effect: a collective
    !> call sees all that was written before it. Local: does not wait for other ranks.
    function vector_consistency_policy(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_consistency_policy(self%handle)
        call stop_on_failure()
    end function vector_consistency_policy

    !> What a failing call does beside failing: what the options say, or where they leave it at
    !> return_status, what the vector's context does. Local: does not wait for other ranks.
    function vector_error_policy(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_error_policy(self%handle)
        call stop_on_failure()
    end function vector_error_policy

    !> Elements over all ranks; of a replicated vector, those of one copy. Local: does not wait for
    !> other ranks.
    function vector_global_size(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_vector_global_size(self%handle)
        call stop_on_failure()
    end function vector_global_size

    !> Elements of this rank's part. Local: does not wait for other ranks.
    function vector_local_size(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_vector_local_size(self%handle)
        call stop_on_failure()
    end function vector_local_size

    !> The global index of this rank's first element. Where the rank has none: with the block policy
    !> the number of elements on lower ranks, else 0. Only with the block policy do the rank's other
    !> elements follow it one by one; dtl_vector_to_global serves everywhere. Local: does not wait
    !> for other ranks.
    function vector_local_offset(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_vector_local_offset(self%handle)
        call stop_on_failure()
    end function vector_local_offset

    !> 1 if the vector has no elements on any rank, 0 else. Local: does not wait for other ranks.
    function vector_empty(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_vector_empty(self%handle)
        call stop_on_failure()
    end function vector_empty

    !> The type of the elements. Local: does not wait for other ranks.
    function vector_dtype(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_dtype(self%handle)
        call stop_on_failure()
    end function vector_dtype

    !> The number of ranks over which the vector is distributed. Local: does not wait for other
    !> ranks.
    function vector_num_ranks(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_num_ranks(self%handle)
        call stop_on_failure()
    end function vector_num_ranks

    !> This process's rank among those over which the vector is distributed. Local: does not wait
    !> for other ranks.
    function vector_rank(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_rank(self%handle)
        call stop_on_failure()
    end function vector_rank

    !> 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
    !> vector. Local: does not wait for other ranks.
    function vector_is_local(self, global_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_vector_is_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_is_local

    !> 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
    !> vector. Local: does not wait for other ranks.
    function vector_is_local_default(self, global_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_vector_is_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_is_local_default

    !> The rank that owns the element; every rank gives the same answer, without asking the others.
    !> Local: does not wait for other ranks.
    function vector_owner(self, global_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_owner(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_owner

    !> The rank that owns the element; every rank gives the same answer, without asking the others.
    !> Local: does not wait for other ranks.
    function vector_owner_default(self, global_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_vector_owner(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_owner_default

    !> The element's local index on this rank; -1 if another rank holds it, and, with an error, for
    !> an index outside the vector. Local: does not wait for other ranks.
    function vector_to_local(self, global_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: global_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_vector_to_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_to_local

    !> The element's local index on this rank; -1 if another rank holds it, and, with an error, for
    !> an index outside the vector. Local: does not wait for other ranks.
    function vector_to_local_default(self, global_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: global_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_vector_to_local(self%handle, int(global_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_to_local_default

    !> The global index of an element of this rank's part. Local: does not wait for other ranks.
    function vector_to_global(self, local_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_vector_to_global(self%handle, int(local_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_to_global

    !> The global index of an element of this rank's part. Local: does not wait for other ranks.
    function vector_to_global_default(self, local_idx) result(answer)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = 1 + dtl_vector_to_global(self%handle, int(local_idx, c_int64_t) - 1)
        call stop_on_failure()
    end function vector_to_global_default

    !> 1 if this rank may have changed its part since the vector was made or last synchronised: by
    !> set_local, fill_local, copy_from_host, an algorithm, or a pointer for writing. Local: does
    !> not wait for other ranks.
    function vector_is_dirty(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_vector_is_dirty(self%handle)
        call stop_on_failure()
    end function vector_is_dirty

    !> 1 if the vector is not dirty on this rank, 0 else. Local: does not wait for other ranks.
    function vector_is_clean(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_vector_is_clean(self%handle)
        call stop_on_failure()
    end function vector_is_clean

    !> 1 if the handle stands for an open vector, 0 for a null, closed or foreign one; then the last
    !> error says which. Local: does not wait for other ranks.
    function vector_is_valid(self) result(answer)
        class(dtl_vector_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_vector_is_valid(self%handle)
    end function vector_is_valid

    !> `*vec` is a vector of `global_size` zeros, distributed and placed as the options say. The
    !> caller owns it. A placement whose backend is missing is refused with
    !> DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred then takes the host. Collective.
    subroutine vector_create_with_options(self, ctx, dtype, global_size, opts, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int64_t), intent(in) :: global_size
        type(dtl_container_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_create_with_options(ctx%handle, dtype, int(global_size, c_int64_t), &
                                                opts, self%handle)
        call settle(status, stat, errmsg)
    end subroutine vector_create_with_options

    !> `*vec` is a vector of `global_size` zeros, distributed and placed as the options say. The
    !> caller owns it. A placement whose backend is missing is refused with
    !> DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred then takes the host. Collective.
    subroutine vector_create_with_options_default(self, ctx, dtype, global_size, opts, stat, &
                                                  errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int), intent(in) :: global_size
        type(dtl_container_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_create_with_options(ctx%handle, dtype, int(global_size, c_int64_t), &
                                                opts, self%handle)
        call settle(status, stat, errmsg)
    end subroutine vector_create_with_options_default

    !> `*vec` is a vector of `global_size` zeros, block-distributed on the host. The caller owns it.
    !> Collective.
    subroutine vector_create(self, ctx, dtype, global_size, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_create(ctx%handle, dtype, int(global_size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine vector_create

    !> `*vec` is a vector of `global_size` zeros, block-distributed on the host. The caller owns it.
    !> Collective.
    subroutine vector_create_default(self, ctx, dtype, global_size, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        integer(c_int), intent(in) :: global_size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_create(ctx%handle, dtype, int(global_size, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine vector_create_default

    !> The vector has `new_size` elements, distributed by the same policy. Each element keeps its
    !> value and its global index, and moves to the rank that now owns it; new elements are zero,
    !> and those past the new end are gone. Pointers and spans made before are no longer valid.
    !> Collective.
    subroutine vector_resize(self, new_size, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: new_size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_resize(self%handle, int(new_size, c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine vector_resize

    !> The vector has `new_size` elements, distributed by the same policy. Each element keeps its
    !> value and its global index, and moves to the rank that now owns it; new elements are zero,
    !> and those past the new end are gone. Pointers and spans made before are no longer valid.
    !> Collective.
    subroutine vector_resize_default(self, new_size, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: new_size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_resize(self%handle, int(new_size, c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine vector_resize_default

    !> Returns once every rank of the vector's context has entered. Collective.
    subroutine vector_barrier(self, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_barrier(self%handle)
        call settle(status, stat, errmsg)
    end subroutine vector_barrier

    !> This rank's part is in ascending order, NaN last. Equal elements may change places. Local:
    !> does not wait for other ranks.
    subroutine vector_sort_ascending(self, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_sort_ascending(self%handle)
        call settle(status, stat, errmsg)
    end subroutine vector_sort_ascending

    !> The vector's elements are distributed by another policy. Each keeps its value and its global
    !> index, and moves to the rank that now owns it, in one exchange. Pointers and spans made
    !> before are no longer valid. The block size of block_cyclic is the one that the vector was
    !> made with. Collective.
    subroutine vector_redistribute(self, new_partition, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: new_partition
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_redistribute(self%handle, new_partition)
        call settle(status, stat, errmsg)
    end subroutine vector_redistribute

    !> Every rank's changes are complete and visible wherever its part is kept, and the vector is
    !> clean on all ranks. Collective.
    subroutine vector_sync(self, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_vector_sync(self%handle)
        call settle(status, stat, errmsg)
    end subroutine vector_sync

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_int8(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_copy_to_host_int8

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_int16(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_copy_to_host_int16

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_int32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_copy_to_host_int32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_int64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_copy_to_host_int64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_float32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_float), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_copy_to_host_float32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_float64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_double), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_copy_to_host_float64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_bool(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        logical(c_bool), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_copy_to_host_bool

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_complex64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine vector_copy_to_host_complex64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_complex128(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine vector_copy_to_host_complex128

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_float32_int32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, &
                                     DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_copy_to_host_float32_int32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_float64_int64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, &
                                     DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_copy_to_host_float64_int64

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_int32_int32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, &
                                     DTL_DTYPE_INT32_INT32)
    end subroutine vector_copy_to_host_int32_int32

    !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector is
    !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
    !> Local: does not wait for other ranks.
    subroutine vector_copy_to_host_int64_int64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_to_host(self%handle, host_buffer, stat, errmsg, &
                                     DTL_DTYPE_INT64_INT64)
    end subroutine vector_copy_to_host_int64_int64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_int8(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_copy_from_host_int8

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_int16(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_copy_from_host_int16

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_int32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_copy_from_host_int32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_int64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_copy_from_host_int64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_float32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_float), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_copy_from_host_float32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_float64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_double), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_copy_from_host_float64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_bool(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        logical(c_bool), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_copy_from_host_bool

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_complex64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                       DTL_DTYPE_COMPLEX64)
    end subroutine vector_copy_from_host_complex64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_complex128(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                       DTL_DTYPE_COMPLEX128)
    end subroutine vector_copy_from_host_complex128

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_float32_int32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                       DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_copy_from_host_float32_int32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_float64_int64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                       DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_copy_from_host_float64_int64

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_int32_int32(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                       DTL_DTYPE_INT32_INT32)
    end subroutine vector_copy_from_host_int32_int32

    !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
    !> vector is placed; the others stay. The buffer may be used again on return. Local: does not
    !> wait for other ranks.
    subroutine vector_copy_from_host_int64_int64(self, host_buffer, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: host_buffer(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_copy_from_host(self%handle, host_buffer, stat, errmsg, &
                                       DTL_DTYPE_INT64_INT64)
    end subroutine vector_copy_from_host_int64_int64

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int8(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_create_fill_int8

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int8_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_create_fill_int8_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int16(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_create_fill_int16

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int16_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_create_fill_int16_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int32(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_create_fill_int32

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int32_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_create_fill_int32_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int64(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_create_fill_int64

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int64_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_create_fill_int64_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float32(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_create_fill_float32

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float32_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_create_fill_float32_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float64(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_create_fill_float64

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float64_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_create_fill_float64_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_bool(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_create_fill_bool

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_bool_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_create_fill_bool_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_complex64(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine vector_create_fill_complex64

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_complex64_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine vector_create_fill_complex64_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_complex128(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine vector_create_fill_complex128

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_complex128_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine vector_create_fill_complex128_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float32_int32(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_create_fill_float32_int32

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float32_int32_default(self, ctx, global_size, value, stat, &
                                                        errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_create_fill_float32_int32_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float64_int64(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_create_fill_float64_int64

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_float64_int64_default(self, ctx, global_size, value, stat, &
                                                        errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_create_fill_float64_int64_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int32_int32(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine vector_create_fill_int32_int32

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int32_int32_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine vector_create_fill_int32_int32_default

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int64_int64(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), intent(in) :: global_size
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine vector_create_fill_int64_int64

    !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed on
    !> the host. The caller owns it. Collective.
    subroutine vector_create_fill_int64_int64_default(self, ctx, global_size, value, stat, errmsg)
        class(dtl_vector_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: global_size
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_create_fill(ctx%handle, int(global_size, c_int64_t), value, self%handle, &
                                    stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine vector_create_fill_int64_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int8(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT8)
    end subroutine vector_get_local_int8

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int8_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT8)
    end subroutine vector_get_local_int8_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int16(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT16)
    end subroutine vector_get_local_int16

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int16_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT16)
    end subroutine vector_get_local_int16_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32)
    end subroutine vector_get_local_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32)
    end subroutine vector_get_local_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64)
    end subroutine vector_get_local_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64)
    end subroutine vector_get_local_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32)
    end subroutine vector_get_local_float32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32)
    end subroutine vector_get_local_float32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64)
    end subroutine vector_get_local_float64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64)
    end subroutine vector_get_local_float64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_bool(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_BOOL)
    end subroutine vector_get_local_bool

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_bool_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_BOOL)
    end subroutine vector_get_local_bool_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_complex64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX64)
    end subroutine vector_get_local_complex64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_complex64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX64)
    end subroutine vector_get_local_complex64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_complex128(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX128)
    end subroutine vector_get_local_complex128

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_complex128_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX128)
    end subroutine vector_get_local_complex128_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_get_local_float32_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_get_local_float32_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_get_local_float64_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_float64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_get_local_float64_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32_INT32)
    end subroutine vector_get_local_int32_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32_INT32)
    end subroutine vector_get_local_int32_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64_INT64)
    end subroutine vector_get_local_int64_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine vector_get_local_int64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_get_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64_INT64)
    end subroutine vector_get_local_int64_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int8(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT8)
    end subroutine vector_set_local_int8

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int8_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT8)
    end subroutine vector_set_local_int8_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int16(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT16)
    end subroutine vector_set_local_int16

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int16_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT16)
    end subroutine vector_set_local_int16_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32)
    end subroutine vector_set_local_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32)
    end subroutine vector_set_local_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64)
    end subroutine vector_set_local_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64)
    end subroutine vector_set_local_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32)
    end subroutine vector_set_local_float32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32)
    end subroutine vector_set_local_float32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64)
    end subroutine vector_set_local_float64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64)
    end subroutine vector_set_local_float64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_bool(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_BOOL)
    end subroutine vector_set_local_bool

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_bool_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_BOOL)
    end subroutine vector_set_local_bool_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_complex64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX64)
    end subroutine vector_set_local_complex64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_complex64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX64)
    end subroutine vector_set_local_complex64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_complex128(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX128)
    end subroutine vector_set_local_complex128

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_complex128_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_COMPLEX128)
    end subroutine vector_set_local_complex128_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_set_local_float32_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_set_local_float32_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_set_local_float64_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_float64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_set_local_float64_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int32_int32(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32_INT32)
    end subroutine vector_set_local_int32_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int32_int32_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT32_INT32)
    end subroutine vector_set_local_int32_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int64_int64(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: local_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64_INT64)
    end subroutine vector_set_local_int64_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine vector_set_local_int64_int64_default(self, local_idx, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int), intent(in) :: local_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_set_local(self%handle, int(local_idx, c_int64_t) - 1, value, stat, errmsg, &
                                  DTL_DTYPE_INT64_INT64)
    end subroutine vector_set_local_int64_int64_default

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_int8(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_fill_local_int8

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_int16(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_fill_local_int16

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_int32(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_fill_local_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_int64(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_fill_local_int64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_float32(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_fill_local_float32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_float64(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_fill_local_float64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_bool(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_fill_local_bool

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_complex64(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine vector_fill_local_complex64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_complex128(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine vector_fill_local_complex128

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_float32_int32(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_fill_local_float32_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_float64_int64(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_fill_local_float64_int64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_int32_int32(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine vector_fill_local_int32_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine vector_fill_local_int64_int64(self, value, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine vector_fill_local_int64_int64

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_int8(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_reduce_sum_int8

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_int16(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_reduce_sum_int16

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_reduce_sum_int32

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_reduce_sum_int64

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_float32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_float), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_reduce_sum_float32

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_float64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_double), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_reduce_sum_float64

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_bool(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        logical(c_bool), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_reduce_sum_bool

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_complex64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine vector_reduce_sum_complex64

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_complex128(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine vector_reduce_sum_complex128

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_float32_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_reduce_sum_float32_int32

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_float64_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_reduce_sum_float64_int64

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_int32_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine vector_reduce_sum_int32_int32

    !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
    !> number of the ranks' results. Local: does not wait for other ranks.
    subroutine vector_reduce_sum_int64_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_sum(self%handle, result, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine vector_reduce_sum_int64_int64

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_int8(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_reduce_min_int8

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_int16(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_reduce_min_int16

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_reduce_min_int32

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_reduce_min_int64

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_float32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_float), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_reduce_min_float32

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_float64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_double), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_reduce_min_float64

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_bool(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        logical(c_bool), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_reduce_min_bool

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_complex64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine vector_reduce_min_complex64

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_complex128(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine vector_reduce_min_complex128

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_float32_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_reduce_min_float32_int32

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_float64_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_reduce_min_float64_int64

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_int32_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine vector_reduce_min_int32_int32

    !> `*result` is the smallest element of this rank's part, the largest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_min_int64_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_min(self%handle, result, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine vector_reduce_min_int64_int64

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_int8(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int8_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine vector_reduce_max_int8

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_int16(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int16_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine vector_reduce_max_int16

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int32_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine vector_reduce_max_int32

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine vector_reduce_max_int64

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_float32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_float), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine vector_reduce_max_float32

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_float64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_double), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine vector_reduce_max_float64

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_bool(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        logical(c_bool), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine vector_reduce_max_bool

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_complex64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_float_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine vector_reduce_max_complex64

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_complex128(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_double_complex), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine vector_reduce_max_complex128

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_float32_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine vector_reduce_max_float32_int32

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_float64_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine vector_reduce_max_float64_int64

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_int32_int32(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int32_int32), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine vector_reduce_max_int32_int32

    !> `*result` is the largest element of this rank's part, the smallest value of the dtype where
    !> it is empty. NaN wins over every number. Local: does not wait for other ranks.
    subroutine vector_reduce_max_int64_int64(self, result, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int64_int64), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_vector_reduce_max(self%handle, result, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine vector_reduce_max_int64_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_int8(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_INT8, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_int8

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_int16(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_INT16, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_int16

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_int32(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_int64(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_float32(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_FLOAT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_float32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_float64(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_FLOAT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_float64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_bool(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_BOOL, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_bool

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_complex64(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_COMPLEX64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_complex64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_complex128(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_COMPLEX128, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_complex128

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_float32_int32(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_FLOAT32_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_float32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_float64_int64(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_FLOAT64_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_float64_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_int32_int32(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_INT32_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_int32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine vector_local_int64_int64(self, view, stat, errmsg)
        class(dtl_vector_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("vector_local", "view", dtl_vector_dtype(self%handle), &
                              DTL_DTYPE_INT64_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_vector_local_size(self%handle)
        memory = dtl_vector_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine vector_local_int64_int64

end module dtl_vector_type
