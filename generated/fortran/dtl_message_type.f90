! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A message that was matched and waits to be received by dtl_mrecv, and by nobody else. Made by
!> dtl_mprobe and dtl_improbe; owned by the caller.
module dtl_message_type
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    use dtl_communication, only: dtl_message_envelope, dtl_message_free
    use dtl_core, only: dtl_envelope
    use dtl_failure, only: settle
    use dtl_point_to_point_arrays, only: any_mrecv
    implicit none (type, external)
    private
    public :: dtl_message_t

    !> A message that was matched and waits to be received by dtl_mrecv, and by nobody else. Made by
    !> dtl_mprobe and dtl_improbe; owned by the caller.
    !> Indices start at 1, ranks at 0.
    type :: dtl_message_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => message_close
        procedure :: envelope => message_envelope
        procedure :: mrecv => message_mrecv
    end type dtl_message_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine message_close(self)
        class(dtl_message_t), intent(inout) :: self

        call dtl_message_free(self%handle)
        self%handle = c_null_ptr
    end subroutine message_close

    !> `*envelope` tells of a matched message as it was sent. Local: does not wait for other ranks.
    subroutine message_envelope(self, envelope, stat, errmsg)
        class(dtl_message_t), intent(in) :: self
        type(dtl_envelope), intent(out) :: envelope
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_message_envelope(self%handle, envelope)
        call settle(status, stat, errmsg)
    end subroutine message_envelope

    !> `buf` holds the elements of the message, and the handle is closed. A message that does not
    !> fit is refused as by dtl_recv: it goes back to its place among those that receives and probes
    !> can find. The message is there. Waits for the sender.
    subroutine message_mrecv(self, buf, stat, errmsg, dtype)
        class(dtl_message_t), intent(inout) :: self
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_mrecv(self%handle, buf, stat, errmsg, dtype)
    end subroutine message_mrecv

end module dtl_message_type
