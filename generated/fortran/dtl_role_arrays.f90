! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of roles.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_role_arrays
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_ptr
    use dtl_array_memory, only: elements, has_dtype, pack_array, release_array, unpack_array
    use dtl_failure, only: settle
    use dtl_mpmd, only: dtl_intergroup_broadcast, dtl_intergroup_recv, dtl_intergroup_send
    implicit none (type, external)
    private
    public :: any_intergroup_send, any_intergroup_recv, any_intergroup_broadcast

contains

    subroutine any_intergroup_send(mgr, target_role, target_rank, buf, tag, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: mgr
        character(kind=c_char), intent(in) :: target_role(*)
        integer(c_int), intent(in) :: target_rank
        type(*), intent(in) :: buf(..)
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_dtype("intergroup_send", "buf", buf, dtype, buf_array, stat, errmsg)) return
        buf_array%memory = pack_array(buf)
        status = dtl_intergroup_send(mgr, target_role, target_rank, buf_array%memory, &
                                     buf_array%count, buf_array%dtype, tag)
        call release_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_intergroup_send

    subroutine any_intergroup_recv(mgr, source_role, source_rank, buf, tag, stat, errmsg, dtype)
        type(c_ptr), intent(in) :: mgr
        character(kind=c_char), intent(in) :: source_role(*)
        integer(c_int), intent(in) :: source_rank
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_dtype("intergroup_recv", "buf", buf, dtype, buf_array, stat, errmsg)) return
        buf_array%memory = pack_array(buf)
        status = dtl_intergroup_recv(mgr, source_role, source_rank, buf_array%memory, &
                                     buf_array%count, buf_array%dtype, tag)
        call unpack_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_intergroup_recv

    subroutine any_intergroup_broadcast(mgr, source_role, source_rank, target_role, buf, tag, &
                                        stat, errmsg, dtype)
        type(c_ptr), intent(in) :: mgr
        character(kind=c_char), intent(in) :: source_role(*)
        integer(c_int), intent(in) :: source_rank
        character(kind=c_char), intent(in) :: target_role(*)
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in) :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype
        type(elements) :: buf_array
        integer(c_int) :: status

        if (.not. has_dtype("intergroup_broadcast", "buf", buf, dtype, buf_array, stat, &
                            errmsg)) return
        buf_array%memory = pack_array(buf)
        status = dtl_intergroup_broadcast(mgr, source_role, source_rank, target_role, &
                                          buf_array%memory, buf_array%count, buf_array%dtype, tag)
        call unpack_array(buf_array%memory, buf)
        call settle(status, stat, errmsg)
    end subroutine any_intergroup_broadcast

end module dtl_role_arrays
