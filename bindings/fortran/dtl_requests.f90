! SPDX-License-Identifier: BSD-3-Clause
!> Many requests at once.
!>
!> An operation that is complete leaves a null handle in its place, and null handles are passed
!> over. Indices count from 1; 0 stands for none.
module dtl_requests
    use, intrinsic :: iso_c_binding, only: c_associated, c_int, c_int64_t, c_ptr
    use dtl_communication, only: dtl_testall, dtl_testany, dtl_waitall, dtl_waitany
    use dtl_failure, only: settle
    use dtl_request_type, only: dtl_request_t
    implicit none (type, external)
    private
    public :: dtl_wait_all, dtl_wait_any, dtl_test_all, dtl_test_any

contains

    !> All operations are complete: dtl_waitall.
    subroutine dtl_wait_all(requests, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_waitall(size(requests, kind=c_int64_t), handles)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_wait_all

    !> `index` says which operation is complete: dtl_waitany.
    subroutine dtl_wait_any(requests, index, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer, intent(out) :: index
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int64_t) :: place
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_waitany(size(requests, kind=c_int64_t), handles, place)
        index = gone(requests, handles)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_wait_any

    !> `completed` is 1 if all operations are complete, 0 if one goes on; then all stay as they are:
    !> dtl_testall.
    subroutine dtl_test_all(requests, completed, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_testall(size(requests, kind=c_int64_t), handles, completed)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_test_all

    !> `index` says which operation is complete; it is 0 where none is: dtl_testany.
    subroutine dtl_test_any(requests, index, completed, stat, errmsg)
        type(dtl_request_t), intent(inout) :: requests(:)
        integer, intent(out) :: index
        integer(c_int), intent(out) :: completed
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(c_ptr) :: handles(size(requests))
        integer(c_int64_t) :: place
        integer(c_int) :: status

        handles = requests%handle
        status = dtl_testany(size(requests, kind=c_int64_t), handles, place, completed)
        index = gone(requests, handles)
        requests%handle = handles
        call settle(status, stat, errmsg)
    end subroutine dtl_test_any

    !> Which request has a null handle now and had none before. C says where it is as well, but not
    !> after a call that it refuses.
    pure integer function gone(requests, handles)
        type(dtl_request_t), intent(in) :: requests(:)
        type(c_ptr), intent(in) :: handles(:)
        integer :: i

        gone = 0
        do i = 1, size(requests)
            if (c_associated(requests(i)%handle) .and. .not. c_associated(handles(i))) gone = i
        end do
    end function gone

end module dtl_requests
