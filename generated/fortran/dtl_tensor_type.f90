! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A distributed tensor. Made by the dtl_tensor_create functions and owned by the caller, who frees
!> it with dtl_tensor_destroy. It keeps what it needs of its context alive.
module dtl_tensor_type
    use, intrinsic :: iso_c_binding, only: c_associated, c_bool, c_double, c_double_complex, &
                                           c_f_pointer, c_float, c_float_complex, c_int, &
                                           c_int16_t, c_int32_t, c_int64_t, c_int8_t, c_null_ptr, &
                                           c_ptr
    use dtl_argument_check, only: is_of_dtype, is_of_rank
    use dtl_container_type, only: dtl_container_t
    use dtl_containers, only: dtl_tensor_barrier, dtl_tensor_create, &
                              dtl_tensor_create_with_options, dtl_tensor_destroy, dtl_tensor_dim, &
                              dtl_tensor_distributed_dim, dtl_tensor_dtype, &
                              dtl_tensor_global_size, dtl_tensor_is_valid, &
                              dtl_tensor_local_data_mut, dtl_tensor_local_shape, &
                              dtl_tensor_local_size, dtl_tensor_ndim, dtl_tensor_num_ranks, &
                              dtl_tensor_rank, dtl_tensor_reshape, dtl_tensor_shape, &
                              dtl_tensor_stride
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: DTL_DTYPE_BOOL, DTL_DTYPE_COMPLEX128, DTL_DTYPE_COMPLEX64, &
                        DTL_DTYPE_FLOAT32, DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64, &
                        DTL_DTYPE_FLOAT64_INT64, DTL_DTYPE_INT16, DTL_DTYPE_INT32, &
                        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64, DTL_DTYPE_INT64_INT64, &
                        DTL_DTYPE_INT8, DTL_SUCCESS, dtl_clear_error, dtl_container_options, &
                        dtl_float32_int32, dtl_float64_int64, dtl_int32_int32, dtl_int64_int64, &
                        dtl_last_error_status, dtl_shape
    use dtl_failure, only: settle, stop_on_failure
    use dtl_tensor_arrays, only: any_tensor_create_fill, any_tensor_fill_local, &
                                 any_tensor_get_local, any_tensor_set_local
    implicit none (type, external)
    private
    public :: dtl_tensor_t

    !> A distributed tensor. Made by the dtl_tensor_create functions and owned by the caller, who
    !> frees it with dtl_tensor_destroy. It keeps what it needs of its context alive.
    !> Indices start at 1, ranks at 0.
    type, extends(dtl_container_t) :: dtl_tensor_t
    contains
        procedure :: close => tensor_close
        procedure :: shape => tensor_shape
        procedure :: ndim => tensor_ndim
        procedure :: dim => tensor_dim
        procedure :: global_size => tensor_global_size
        procedure :: local_size => tensor_local_size
        procedure :: local_shape => tensor_local_shape
        procedure :: dtype => tensor_dtype
        procedure :: stride => tensor_stride
        procedure :: num_ranks => tensor_num_ranks
        procedure :: rank => tensor_rank
        procedure :: distributed_dim => tensor_distributed_dim
        procedure :: is_valid => tensor_is_valid
        procedure :: create => tensor_create
        procedure :: create_with_options => tensor_create_with_options
        procedure :: reshape => tensor_reshape
        procedure :: barrier => tensor_barrier
        procedure, private :: tensor_create_fill_int8, tensor_create_fill_int16, &
                              tensor_create_fill_int32, tensor_create_fill_int64, &
                              tensor_create_fill_float32, tensor_create_fill_float64, &
                              tensor_create_fill_bool, tensor_create_fill_complex64, &
                              tensor_create_fill_complex128, tensor_create_fill_float32_int32, &
                              tensor_create_fill_float64_int64, tensor_create_fill_int32_int32, &
                              tensor_create_fill_int64_int64
        generic :: create_fill => tensor_create_fill_int8, tensor_create_fill_int16, &
                                  tensor_create_fill_int32, tensor_create_fill_int64, &
                                  tensor_create_fill_float32, tensor_create_fill_float64, &
                                  tensor_create_fill_bool, tensor_create_fill_complex64, &
                                  tensor_create_fill_complex128, tensor_create_fill_float32_int32, &
                                  tensor_create_fill_float64_int64, &
                                  tensor_create_fill_int32_int32, tensor_create_fill_int64_int64
        procedure, private :: tensor_get_local_int8, tensor_get_local_int8_default, &
                              tensor_get_local_int16, tensor_get_local_int16_default, &
                              tensor_get_local_int32, tensor_get_local_int32_default, &
                              tensor_get_local_int64, tensor_get_local_int64_default, &
                              tensor_get_local_float32, tensor_get_local_float32_default, &
                              tensor_get_local_float64, tensor_get_local_float64_default, &
                              tensor_get_local_bool, tensor_get_local_bool_default, &
                              tensor_get_local_complex64, tensor_get_local_complex64_default, &
                              tensor_get_local_complex128, tensor_get_local_complex128_default, &
                              tensor_get_local_float32_int32, &
                              tensor_get_local_float32_int32_default, &
                              tensor_get_local_float64_int64, &
                              tensor_get_local_float64_int64_default, &
                              tensor_get_local_int32_int32, tensor_get_local_int32_int32_default, &
                              tensor_get_local_int64_int64, tensor_get_local_int64_int64_default
        generic :: get_local => tensor_get_local_int8, tensor_get_local_int8_default, &
                                tensor_get_local_int16, tensor_get_local_int16_default, &
                                tensor_get_local_int32, tensor_get_local_int32_default, &
                                tensor_get_local_int64, tensor_get_local_int64_default, &
                                tensor_get_local_float32, tensor_get_local_float32_default, &
                                tensor_get_local_float64, tensor_get_local_float64_default, &
                                tensor_get_local_bool, tensor_get_local_bool_default, &
                                tensor_get_local_complex64, tensor_get_local_complex64_default, &
                                tensor_get_local_complex128, tensor_get_local_complex128_default, &
                                tensor_get_local_float32_int32, &
                                tensor_get_local_float32_int32_default, &
                                tensor_get_local_float64_int64, &
                                tensor_get_local_float64_int64_default, &
                                tensor_get_local_int32_int32, &
                                tensor_get_local_int32_int32_default, &
                                tensor_get_local_int64_int64, tensor_get_local_int64_int64_default
        procedure, private :: tensor_set_local_int8, tensor_set_local_int8_default, &
                              tensor_set_local_int16, tensor_set_local_int16_default, &
                              tensor_set_local_int32, tensor_set_local_int32_default, &
                              tensor_set_local_int64, tensor_set_local_int64_default, &
                              tensor_set_local_float32, tensor_set_local_float32_default, &
                              tensor_set_local_float64, tensor_set_local_float64_default, &
                              tensor_set_local_bool, tensor_set_local_bool_default, &
                              tensor_set_local_complex64, tensor_set_local_complex64_default, &
                              tensor_set_local_complex128, tensor_set_local_complex128_default, &
                              tensor_set_local_float32_int32, &
                              tensor_set_local_float32_int32_default, &
                              tensor_set_local_float64_int64, &
                              tensor_set_local_float64_int64_default, &
                              tensor_set_local_int32_int32, tensor_set_local_int32_int32_default, &
                              tensor_set_local_int64_int64, tensor_set_local_int64_int64_default
        generic :: set_local => tensor_set_local_int8, tensor_set_local_int8_default, &
                                tensor_set_local_int16, tensor_set_local_int16_default, &
                                tensor_set_local_int32, tensor_set_local_int32_default, &
                                tensor_set_local_int64, tensor_set_local_int64_default, &
                                tensor_set_local_float32, tensor_set_local_float32_default, &
                                tensor_set_local_float64, tensor_set_local_float64_default, &
                                tensor_set_local_bool, tensor_set_local_bool_default, &
                                tensor_set_local_complex64, tensor_set_local_complex64_default, &
                                tensor_set_local_complex128, tensor_set_local_complex128_default, &
                                tensor_set_local_float32_int32, &
                                tensor_set_local_float32_int32_default, &
                                tensor_set_local_float64_int64, &
                                tensor_set_local_float64_int64_default, &
                                tensor_set_local_int32_int32, &
                                tensor_set_local_int32_int32_default, &
                                tensor_set_local_int64_int64, tensor_set_local_int64_int64_default
        procedure, private :: tensor_fill_local_int8, tensor_fill_local_int16, &
                              tensor_fill_local_int32, tensor_fill_local_int64, &
                              tensor_fill_local_float32, tensor_fill_local_float64, &
                              tensor_fill_local_bool, tensor_fill_local_complex64, &
                              tensor_fill_local_complex128, tensor_fill_local_float32_int32, &
                              tensor_fill_local_float64_int64, tensor_fill_local_int32_int32, &
                              tensor_fill_local_int64_int64
        generic :: fill_local => tensor_fill_local_int8, tensor_fill_local_int16, &
                                 tensor_fill_local_int32, tensor_fill_local_int64, &
                                 tensor_fill_local_float32, tensor_fill_local_float64, &
                                 tensor_fill_local_bool, tensor_fill_local_complex64, &
                                 tensor_fill_local_complex128, tensor_fill_local_float32_int32, &
                                 tensor_fill_local_float64_int64, tensor_fill_local_int32_int32, &
                                 tensor_fill_local_int64_int64
        procedure, private :: tensor_local_int8, tensor_local_int16, tensor_local_int32, &
                              tensor_local_int64, tensor_local_float32, tensor_local_float64, &
                              tensor_local_bool, tensor_local_complex64, tensor_local_complex128, &
                              tensor_local_float32_int32, tensor_local_float64_int64, &
                              tensor_local_int32_int32, tensor_local_int64_int64, &
                              tensor_local_int8_2d, tensor_local_int8_3d, tensor_local_int8_4d, &
                              tensor_local_int8_5d, tensor_local_int8_6d, tensor_local_int8_7d, &
                              tensor_local_int8_8d, tensor_local_int16_2d, tensor_local_int16_3d, &
                              tensor_local_int16_4d, tensor_local_int16_5d, tensor_local_int16_6d, &
                              tensor_local_int16_7d, tensor_local_int16_8d, tensor_local_int32_2d, &
                              tensor_local_int32_3d, tensor_local_int32_4d, tensor_local_int32_5d, &
                              tensor_local_int32_6d, tensor_local_int32_7d, tensor_local_int32_8d, &
                              tensor_local_int64_2d, tensor_local_int64_3d, tensor_local_int64_4d, &
                              tensor_local_int64_5d, tensor_local_int64_6d, tensor_local_int64_7d, &
                              tensor_local_int64_8d, tensor_local_float32_2d, &
                              tensor_local_float32_3d, tensor_local_float32_4d, &
                              tensor_local_float32_5d, tensor_local_float32_6d, &
                              tensor_local_float32_7d, tensor_local_float32_8d, &
                              tensor_local_float64_2d, tensor_local_float64_3d, &
                              tensor_local_float64_4d, tensor_local_float64_5d, &
                              tensor_local_float64_6d, tensor_local_float64_7d, &
                              tensor_local_float64_8d, tensor_local_bool_2d, tensor_local_bool_3d, &
                              tensor_local_bool_4d, tensor_local_bool_5d, tensor_local_bool_6d, &
                              tensor_local_bool_7d, tensor_local_bool_8d, &
                              tensor_local_complex64_2d, tensor_local_complex64_3d, &
                              tensor_local_complex64_4d, tensor_local_complex64_5d, &
                              tensor_local_complex64_6d, tensor_local_complex64_7d, &
                              tensor_local_complex64_8d, tensor_local_complex128_2d, &
                              tensor_local_complex128_3d, tensor_local_complex128_4d, &
                              tensor_local_complex128_5d, tensor_local_complex128_6d, &
                              tensor_local_complex128_7d, tensor_local_complex128_8d, &
                              tensor_local_float32_int32_2d, tensor_local_float32_int32_3d, &
                              tensor_local_float32_int32_4d, tensor_local_float32_int32_5d, &
                              tensor_local_float32_int32_6d, tensor_local_float32_int32_7d, &
                              tensor_local_float32_int32_8d, tensor_local_float64_int64_2d, &
                              tensor_local_float64_int64_3d, tensor_local_float64_int64_4d, &
                              tensor_local_float64_int64_5d, tensor_local_float64_int64_6d, &
                              tensor_local_float64_int64_7d, tensor_local_float64_int64_8d, &
                              tensor_local_int32_int32_2d, tensor_local_int32_int32_3d, &
                              tensor_local_int32_int32_4d, tensor_local_int32_int32_5d, &
                              tensor_local_int32_int32_6d, tensor_local_int32_int32_7d, &
                              tensor_local_int32_int32_8d, tensor_local_int64_int64_2d, &
                              tensor_local_int64_int64_3d, tensor_local_int64_int64_4d, &
                              tensor_local_int64_int64_5d, tensor_local_int64_int64_6d, &
                              tensor_local_int64_int64_7d, tensor_local_int64_int64_8d
        generic :: local => tensor_local_int8, tensor_local_int16, tensor_local_int32, &
                            tensor_local_int64, tensor_local_float32, tensor_local_float64, &
                            tensor_local_bool, tensor_local_complex64, tensor_local_complex128, &
                            tensor_local_float32_int32, tensor_local_float64_int64, &
                            tensor_local_int32_int32, tensor_local_int64_int64, &
                            tensor_local_int8_2d, tensor_local_int8_3d, tensor_local_int8_4d, &
                            tensor_local_int8_5d, tensor_local_int8_6d, tensor_local_int8_7d, &
                            tensor_local_int8_8d, tensor_local_int16_2d, tensor_local_int16_3d, &
                            tensor_local_int16_4d, tensor_local_int16_5d, tensor_local_int16_6d, &
                            tensor_local_int16_7d, tensor_local_int16_8d, tensor_local_int32_2d, &
                            tensor_local_int32_3d, tensor_local_int32_4d, tensor_local_int32_5d, &
                            tensor_local_int32_6d, tensor_local_int32_7d, tensor_local_int32_8d, &
                            tensor_local_int64_2d, tensor_local_int64_3d, tensor_local_int64_4d, &
                            tensor_local_int64_5d, tensor_local_int64_6d, tensor_local_int64_7d, &
                            tensor_local_int64_8d, tensor_local_float32_2d, &
                            tensor_local_float32_3d, tensor_local_float32_4d, &
                            tensor_local_float32_5d, tensor_local_float32_6d, &
                            tensor_local_float32_7d, tensor_local_float32_8d, &
                            tensor_local_float64_2d, tensor_local_float64_3d, &
                            tensor_local_float64_4d, tensor_local_float64_5d, &
                            tensor_local_float64_6d, tensor_local_float64_7d, &
                            tensor_local_float64_8d, tensor_local_bool_2d, tensor_local_bool_3d, &
                            tensor_local_bool_4d, tensor_local_bool_5d, tensor_local_bool_6d, &
                            tensor_local_bool_7d, tensor_local_bool_8d, tensor_local_complex64_2d, &
                            tensor_local_complex64_3d, tensor_local_complex64_4d, &
                            tensor_local_complex64_5d, tensor_local_complex64_6d, &
                            tensor_local_complex64_7d, tensor_local_complex64_8d, &
                            tensor_local_complex128_2d, tensor_local_complex128_3d, &
                            tensor_local_complex128_4d, tensor_local_complex128_5d, &
                            tensor_local_complex128_6d, tensor_local_complex128_7d, &
                            tensor_local_complex128_8d, tensor_local_float32_int32_2d, &
                            tensor_local_float32_int32_3d, tensor_local_float32_int32_4d, &
                            tensor_local_float32_int32_5d, tensor_local_float32_int32_6d, &
                            tensor_local_float32_int32_7d, tensor_local_float32_int32_8d, &
                            tensor_local_float64_int64_2d, tensor_local_float64_int64_3d, &
                            tensor_local_float64_int64_4d, tensor_local_float64_int64_5d, &
                            tensor_local_float64_int64_6d, tensor_local_float64_int64_7d, &
                            tensor_local_float64_int64_8d, tensor_local_int32_int32_2d, &
                            tensor_local_int32_int32_3d, tensor_local_int32_int32_4d, &
                            tensor_local_int32_int32_5d, tensor_local_int32_int32_6d, &
                            tensor_local_int32_int32_7d, tensor_local_int32_int32_8d, &
                            tensor_local_int64_int64_2d, tensor_local_int64_int64_3d, &
                            tensor_local_int64_int64_4d, tensor_local_int64_int64_5d, &
                            tensor_local_int64_int64_6d, tensor_local_int64_int64_7d, &
                            tensor_local_int64_int64_8d
    end type dtl_tensor_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine tensor_close(self)
        class(dtl_tensor_t), intent(inout) :: self

        call dtl_tensor_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine tensor_close

    !> The global shape. Local: does not wait for other ranks.
    function tensor_shape(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_shape) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_shape(self%handle)
        call stop_on_failure()
    end function tensor_shape

    !> The number of dimensions. Local: does not wait for other ranks.
    function tensor_ndim(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_ndim(self%handle)
        call stop_on_failure()
    end function tensor_ndim

    !> The global extent along one dimension. Local: does not wait for other ranks.
    function tensor_dim(self, dim) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: dim
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_dim(self%handle, dim)
        call stop_on_failure()
    end function tensor_dim

    !> Elements over all ranks: the product of the global extents. Local: does not wait for other
    !> ranks.
    function tensor_global_size(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_global_size(self%handle)
        call stop_on_failure()
    end function tensor_global_size

    !> Elements of this rank's part: the product of the local extents. Local: does not wait for
    !> other ranks.
    function tensor_local_size(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_local_size(self%handle)
        call stop_on_failure()
    end function tensor_local_size

    !> The shape of this rank's part. It differs from the global one in the distributed dimension
    !> only, where it may be 0. Local: does not wait for other ranks.
    function tensor_local_shape(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_shape) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_local_shape(self%handle)
        call stop_on_failure()
    end function tensor_local_shape

    !> The type of the elements. Local: does not wait for other ranks.
    function tensor_dtype(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_dtype(self%handle)
        call stop_on_failure()
    end function tensor_dtype

    !> How many elements lie between neighbours along a dimension in this rank's part: the product
    !> of the local extents behind it, 1 for the last. Local: does not wait for other ranks.
    function tensor_stride(self, dim) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: dim
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_stride(self%handle, dim)
        call stop_on_failure()
    end function tensor_stride

    !> The number of ranks over which the tensor is distributed. Local: does not wait for other
    !> ranks.
    function tensor_num_ranks(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_num_ranks(self%handle)
        call stop_on_failure()
    end function tensor_num_ranks

    !> This process's rank among those over which the tensor is distributed. Local: does not wait
    !> for other ranks.
    function tensor_rank(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_rank(self%handle)
        call stop_on_failure()
    end function tensor_rank

    !> Which dimension is cut into parts, from 0. Local: does not wait for other ranks.
    function tensor_distributed_dim(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_tensor_distributed_dim(self%handle)
        call stop_on_failure()
    end function tensor_distributed_dim

    !> 1 if the handle stands for an open tensor, 0 for a null, closed or foreign one; then the last
    !> error says which. Local: does not wait for other ranks.
    function tensor_is_valid(self) result(answer)
        class(dtl_tensor_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_tensor_is_valid(self%handle)
    end function tensor_is_valid

    !> `*tensor` is a tensor of zeros of that global shape, distributed along its first dimension.
    !> The caller owns it. Collective.
    subroutine tensor_create(self, ctx, dtype, shape, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        type(dtl_shape), intent(in) :: shape
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_tensor_create(ctx%handle, dtype, shape, self%handle)
        call settle(status, stat, errmsg)
    end subroutine tensor_create

    !> `*tensor` is a tensor of zeros of that global shape, whose slices along dimension `dim` are
    !> distributed and placed as the options say. The caller owns it. Collective.
    subroutine tensor_create_with_options(self, ctx, dtype, shape, dim, opts, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: dtype
        type(dtl_shape), intent(in) :: shape
        integer(c_int), intent(in) :: dim
        type(dtl_container_options), intent(in), optional :: opts
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_tensor_create_with_options(ctx%handle, dtype, shape, dim, opts, self%handle)
        call settle(status, stat, errmsg)
    end subroutine tensor_create_with_options

    !> The tensor has another global shape of as many elements. Elements keep their place in the
    !> row-major order of the whole tensor, and move to the ranks that own it under the new shape,
    !> in one exchange. Pointers and spans made before are no longer valid. Collective.
    subroutine tensor_reshape(self, new_shape, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_shape), intent(in) :: new_shape
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_tensor_reshape(self%handle, new_shape)
        call settle(status, stat, errmsg)
    end subroutine tensor_reshape

    !> Returns once every rank of the tensor's context has entered. Collective.
    subroutine tensor_barrier(self, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_tensor_barrier(self%handle)
        call settle(status, stat, errmsg)
    end subroutine tensor_barrier

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_int8(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_INT8)
    end subroutine tensor_create_fill_int8

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_int16(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_INT16)
    end subroutine tensor_create_fill_int16

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_int32(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_INT32)
    end subroutine tensor_create_fill_int32

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_int64(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_INT64)
    end subroutine tensor_create_fill_int64

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_float32(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_FLOAT32)
    end subroutine tensor_create_fill_float32

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_float64(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_FLOAT64)
    end subroutine tensor_create_fill_float64

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_bool(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_BOOL)
    end subroutine tensor_create_fill_bool

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_complex64(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_COMPLEX64)
    end subroutine tensor_create_fill_complex64

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_complex128(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_COMPLEX128)
    end subroutine tensor_create_fill_complex128

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_float32_int32(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_FLOAT32_INT32)
    end subroutine tensor_create_fill_float32_int32

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_float64_int64(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_FLOAT64_INT64)
    end subroutine tensor_create_fill_float64_int64

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_int32_int32(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_INT32_INT32)
    end subroutine tensor_create_fill_int32_int32

    !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
    !> along its first dimension. The caller owns it. Collective.
    subroutine tensor_create_fill_int64_int64(self, ctx, shape, value, stat, errmsg)
        class(dtl_tensor_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_shape), intent(in) :: shape
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_create_fill(ctx%handle, shape, value, self%handle, stat, errmsg, &
                                    DTL_DTYPE_INT64_INT64)
    end subroutine tensor_create_fill_int64_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int8(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT8)
    end subroutine tensor_get_local_int8

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int8_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int8_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT8)
    end subroutine tensor_get_local_int8_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int16(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT16)
    end subroutine tensor_get_local_int16

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int16_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int16_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT16)
    end subroutine tensor_get_local_int16_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32)
    end subroutine tensor_get_local_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int32_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32)
    end subroutine tensor_get_local_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64)
    end subroutine tensor_get_local_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int64_t), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64)
    end subroutine tensor_get_local_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32)
    end subroutine tensor_get_local_float32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        real(c_float), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32)
    end subroutine tensor_get_local_float32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64)
    end subroutine tensor_get_local_float64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        real(c_double), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64)
    end subroutine tensor_get_local_float64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_bool(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_BOOL)
    end subroutine tensor_get_local_bool

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_bool_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        logical(c_bool), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_BOOL)
    end subroutine tensor_get_local_bool_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_complex64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine tensor_get_local_complex64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_complex64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        complex(c_float_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine tensor_get_local_complex64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_complex128(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine tensor_get_local_complex128

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_complex128_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        complex(c_double_complex), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine tensor_get_local_complex128_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float32_int32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine tensor_get_local_float32_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float32_int32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_float32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine tensor_get_local_float32_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float64_int64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine tensor_get_local_float64_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_float64_int64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_float64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine tensor_get_local_float64_int64_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int32_int32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine tensor_get_local_int32_int32

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int32_int32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_int32_int32), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine tensor_get_local_int32_int32_default

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int64_int64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine tensor_get_local_int64_int64

    !> `*value` is a copy of one element of this rank's part. Local: does not wait for other ranks.
    subroutine tensor_get_local_int64_int64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_int64_int64), intent(inout) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_get_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine tensor_get_local_int64_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int8(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT8)
    end subroutine tensor_set_local_int8

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int8_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT8)
    end subroutine tensor_set_local_int8_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int16(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT16)
    end subroutine tensor_set_local_int16

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int16_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT16)
    end subroutine tensor_set_local_int16_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32)
    end subroutine tensor_set_local_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32)
    end subroutine tensor_set_local_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64)
    end subroutine tensor_set_local_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64)
    end subroutine tensor_set_local_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32)
    end subroutine tensor_set_local_float32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32)
    end subroutine tensor_set_local_float32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64)
    end subroutine tensor_set_local_float64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64)
    end subroutine tensor_set_local_float64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_bool(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_BOOL)
    end subroutine tensor_set_local_bool

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_bool_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_BOOL)
    end subroutine tensor_set_local_bool_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_complex64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine tensor_set_local_complex64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_complex64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine tensor_set_local_complex64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_complex128(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine tensor_set_local_complex128

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_complex128_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine tensor_set_local_complex128_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float32_int32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine tensor_set_local_float32_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float32_int32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine tensor_set_local_float32_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float64_int64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine tensor_set_local_float64_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_float64_int64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine tensor_set_local_float64_int64_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int32_int32(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine tensor_set_local_int32_int32

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int32_int32_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine tensor_set_local_int32_int32_default

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int64_int64(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: linear_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine tensor_set_local_int64_int64

    !> One element of this rank's part is a copy of `*value`. Local: does not wait for other ranks.
    subroutine tensor_set_local_int64_int64_default(self, linear_idx, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int), intent(in) :: linear_idx
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_set_local(self%handle, int(linear_idx, c_int64_t) - 1, value, stat, &
                                  errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine tensor_set_local_int64_int64_default

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_int8(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT8)
    end subroutine tensor_fill_local_int8

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_int16(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT16)
    end subroutine tensor_fill_local_int16

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_int32(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT32)
    end subroutine tensor_fill_local_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_int64(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT64)
    end subroutine tensor_fill_local_int64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_float32(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32)
    end subroutine tensor_fill_local_float32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_float64(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64)
    end subroutine tensor_fill_local_float64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_bool(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_BOOL)
    end subroutine tensor_fill_local_bool

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_complex64(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX64)
    end subroutine tensor_fill_local_complex64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_complex128(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_COMPLEX128)
    end subroutine tensor_fill_local_complex128

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_float32_int32(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT32_INT32)
    end subroutine tensor_fill_local_float32_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_float64_int64(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_FLOAT64_INT64)
    end subroutine tensor_fill_local_float64_int64

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_int32_int32(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT32_INT32)
    end subroutine tensor_fill_local_int32_int32

    !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
    subroutine tensor_fill_local_int64_int64(self, value, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), intent(in) :: value
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_tensor_fill_local(self%handle, value, stat, errmsg, DTL_DTYPE_INT64_INT64)
    end subroutine tensor_fill_local_int64_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_int8(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_INT8, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_int8

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_int16(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_INT16, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_int16

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_int32(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_int64(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_float32(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_FLOAT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_float32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_float64(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_FLOAT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_float64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_bool(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_BOOL, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_bool

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_complex64(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_COMPLEX64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_complex64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_complex128(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_COMPLEX128, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_complex128

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_float32_int32(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_FLOAT32_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_float32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_float64_int64(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_FLOAT64_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_float64_int64

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_int32_int32(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_INT32_INT32, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_int32_int32

    !> `view` points to this rank's part. It becomes invalid when the container is freed or resized.
    subroutine tensor_local_int64_int64(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), target, save :: nothing(0)
        type(c_ptr) :: memory
        integer(c_int64_t) :: count

        nullify (view)
        if (.not. is_of_dtype("tensor_local", "view", dtl_tensor_dtype(self%handle), &
                              DTL_DTYPE_INT64_INT64, stat, errmsg)) return
        call dtl_clear_error()
        count = dtl_tensor_local_size(self%handle)
        memory = dtl_tensor_local_data_mut(self%handle)
        if (dtl_last_error_status() == DTL_SUCCESS) view => nothing
        if (c_associated(memory)) call c_f_pointer(memory, view, [count])
        call settle(dtl_last_error_status(), stat, errmsg)
    end subroutine tensor_local_int64_int64

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int8_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_int8(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int8_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int8_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_int8(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int8_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int8_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_int8(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int8_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int8_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_int8(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int8_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int8_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_int8(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int8_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int8_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_int8(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int8_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int8_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int8_t), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int8_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_int8(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int8_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int16_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_int16(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int16_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int16_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_int16(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int16_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int16_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_int16(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int16_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int16_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_int16(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int16_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int16_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_int16(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int16_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int16_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_int16(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int16_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int16_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int16_t), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int16_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_int16(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int16_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int32_t), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int32_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        integer(c_int64_t), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_float32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_float32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_float32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_float32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_float32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_float32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_float), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_float), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_float32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_float64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_float64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_float64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_float64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_float64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_float64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        real(c_double), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        real(c_double), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_float64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_bool_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_bool(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_bool_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_bool_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_bool(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_bool_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_bool_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_bool(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_bool_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_bool_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_bool(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_bool_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_bool_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_bool(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_bool_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_bool_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_bool(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_bool_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_bool_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        logical(c_bool), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        logical(c_bool), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_bool(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_bool_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex64_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_complex64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex64_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex64_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_complex64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex64_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex64_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_complex64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_complex64_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex64_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_complex64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex64_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex64_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_complex64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex64_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex64_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_complex64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_complex64_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex64_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_float_complex), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_float_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_complex64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex64_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex128_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_complex128(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex128_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex128_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_complex128(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex128_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex128_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_complex128(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_complex128_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex128_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_complex128(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex128_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex128_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_complex128(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex128_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex128_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_complex128(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_complex128_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_complex128_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        complex(c_double_complex), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        complex(c_double_complex), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_complex128(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_complex128_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_int32_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_float32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_int32_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_int32_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_float32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_int32_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_int32_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_float32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_int32_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_int32_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_float32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_int32_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_int32_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_float32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_int32_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_int32_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_float32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_int32_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float32_int32_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float32_int32), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_float32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float32_int32_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_int64_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_float64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_int64_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_int64_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_float64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_int64_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_int64_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_float64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_int64_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_int64_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_float64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_int64_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_int64_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_float64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_int64_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_int64_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_float64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_int64_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_float64_int64_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_float64_int64), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_float64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_float64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_float64_int64_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_int32_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_int32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_int32_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_int32_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_int32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_int32_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_int32_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_int32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_int32_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_int32_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_int32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_int32_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_int32_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_int32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_int32_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_int32_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_int32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_int32_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int32_int32_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int32_int32), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int32_int32), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_int32_int32(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int32_int32_8d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_int64_2d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 2, shape%ndim, stat, errmsg)) return
        call tensor_local_int64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_int64_2d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_int64_3d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 3, shape%ndim, stat, errmsg)) return
        call tensor_local_int64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_int64_3d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_int64_4d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 4, shape%ndim, stat, errmsg)) return
        call tensor_local_int64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_int64_4d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_int64_5d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 5, shape%ndim, stat, errmsg)) return
        call tensor_local_int64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_int64_5d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_int64_6d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 6, shape%ndim, stat, errmsg)) return
        call tensor_local_int64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(6), 1:shape%dims(5), 1:shape%dims(4), &
                                   1:shape%dims(3), 1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_int64_6d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_int64_7d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 7, shape%ndim, stat, errmsg)) return
        call tensor_local_int64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(7), 1:shape%dims(6), 1:shape%dims(5), &
                                   1:shape%dims(4), 1:shape%dims(3), 1:shape%dims(2), &
                                   1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_int64_7d

    !> The same with all dimensions in reverse order: the first index varies fastest.
    subroutine tensor_local_int64_int64_8d(self, view, stat, errmsg)
        class(dtl_tensor_t), intent(in) :: self
        type(dtl_int64_int64), pointer, intent(out) :: view(:, :, :, :, :, :, :, :)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(dtl_int64_int64), pointer :: flat(:)
        type(dtl_shape) :: shape

        nullify (view)
        shape = dtl_tensor_local_shape(self%handle)
        if (.not. is_of_rank("tensor_local", "view", 8, shape%ndim, stat, errmsg)) return
        call tensor_local_int64_int64(self, flat, stat, errmsg)
        if (associated(flat)) view(1:shape%dims(8), 1:shape%dims(7), 1:shape%dims(6), &
                                   1:shape%dims(5), 1:shape%dims(4), 1:shape%dims(3), &
                                   1:shape%dims(2), 1:shape%dims(1)) => flat
    end subroutine tensor_local_int64_int64_8d

end module dtl_tensor_type
