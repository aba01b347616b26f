! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> Processes that work together.
module dtl_context_type
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int32_t, c_null_ptr, c_ptr
    use dtl_box_arrays, only: any_reduce
    use dtl_boxes, only: dtl_context_create, dtl_context_destroy
    use dtl_core, only: DTL_DTYPE_FLOAT64, DTL_DTYPE_INT32, DTL_DTYPE_INT32_INT32, DTL_OP_SUM, &
                        dtl_int32_int32
    use dtl_failure, only: given, settle
    implicit none (type, external)
    private
    public :: dtl_context_t

    !> Processes that work together.
    !> Indices start at 1, ranks at 0.
    type :: dtl_context_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => context_close
        procedure :: create => context_create
        procedure, private :: context_reduce_int32, context_reduce_float64, &
                              context_reduce_int32_int32
        generic :: reduce => context_reduce_int32, context_reduce_float64, &
                             context_reduce_int32_int32
    end type dtl_context_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine context_close(self)
        class(dtl_context_t), intent(inout) :: self

        call dtl_context_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine context_close

    !> A context of all processes. Local: does not wait for other ranks.
    subroutine context_create(self, stat, errmsg)
        class(dtl_context_t), intent(inout) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_context_create(self%handle)
        call settle(status, stat, errmsg)
    end subroutine context_create

    !> The root has the sum of all. Collective.
    subroutine context_reduce_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        integer(c_int32_t), intent(in), optional :: sendbuf(..)
        integer(c_int32_t), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), root, stat, errmsg, &
                        DTL_DTYPE_INT32)
    end subroutine context_reduce_int32

    !> The root has the sum of all. Collective.
    subroutine context_reduce_float64(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        real(c_double), intent(in), optional :: sendbuf(..)
        real(c_double), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), root, stat, errmsg, &
                        DTL_DTYPE_FLOAT64)
    end subroutine context_reduce_float64

    !> The root has the sum of all. Collective.
    subroutine context_reduce_int32_int32(self, sendbuf, recvbuf, op, root, stat, errmsg)
        class(dtl_context_t), intent(in) :: self
        type(dtl_int32_int32), intent(in), optional :: sendbuf(..)
        type(dtl_int32_int32), intent(inout) :: recvbuf(..)
        integer(c_int), intent(in), optional :: op
        integer(c_int), intent(in) :: root
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_reduce(self%handle, sendbuf, recvbuf, given(op, DTL_OP_SUM), root, stat, errmsg, &
                        DTL_DTYPE_INT32_INT32)
    end subroutine context_reduce_int32_int32

end module dtl_context_type
