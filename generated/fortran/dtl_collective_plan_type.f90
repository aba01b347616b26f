! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A collective operation that can be started again and again. Made by dtl_plan_allreduce and its
!> like; owned by the caller, who frees it with dtl_collective_plan_destroy.
module dtl_collective_plan_type
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    use dtl_communication, only: dtl_collective_plan_destroy, dtl_collective_plan_start, &
                                 dtl_collective_plan_test, dtl_collective_plan_wait
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: dtl_collective_plan_t

    !> A collective operation that can be started again and again. Made by dtl_plan_allreduce and
    !> its like; owned by the caller, who frees it with dtl_collective_plan_destroy.
    !> Indices start at 1, ranks at 0.
    type :: dtl_collective_plan_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => collective_plan_close
        procedure :: start => collective_plan_start
        procedure :: wait => collective_plan_wait
        procedure :: test => collective_plan_test
    end type dtl_collective_plan_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine collective_plan_close(self)
        class(dtl_collective_plan_t), intent(inout) :: self

        call dtl_collective_plan_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine collective_plan_close

    !> The operation has started on what its buffers hold now. Ranks start their plans and call
    !> their other collectives on a context in the same order. A plan that is under way is refused
    !> with DTL_ERROR_INVALID_STATE. Collective; does not wait for other ranks.
    subroutine collective_plan_start(self, stat, errmsg)
        class(dtl_collective_plan_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_collective_plan_start(self%handle)
        call settle(status, stat, errmsg)
    end subroutine collective_plan_start

    !> The operation that was started last is complete, and the buffers are the caller's until the
    !> next start. Returns at once where none is under way. Waits for the other ranks of the
    !> operation.
    subroutine collective_plan_wait(self, stat, errmsg)
        class(dtl_collective_plan_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_collective_plan_wait(self%handle)
        call settle(status, stat, errmsg)
    end subroutine collective_plan_wait

    !> `*completed` is 1 if the operation that was started last is complete, 0 if it goes on. Does
    !> not wait. 1 where none is under way. Local: does not wait for other ranks.
    subroutine collective_plan_test(self, completed, stat, errmsg)
        class(dtl_collective_plan_t), intent(in) :: self
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_collective_plan_test(self%handle, completed)
        call settle(status, stat, errmsg)
    end subroutine collective_plan_test

end module dtl_collective_plan_type
