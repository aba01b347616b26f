! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of remote actions.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_action_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_array_memory, only: elements, has_dtype, pack_array, release_array, unpack_array
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_failure, only: settle
    use dtl_futures, only: dtl_remote_invoke, dtl_remote_invoke_async
    implicit none (type, external)
    private
    public :: any_remote_invoke, any_remote_invoke_async

contains

    subroutine any_remote_invoke(ctx, target, action, args, result, stat, errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: action
        type(*), intent(in) :: args(..)
        type(*), intent(inout) :: result(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: args_array, result_array
        integer(c_int) :: status

        if (.not. has_dtype("remote_invoke", "args", args, DTL_DTYPE_BYTE, args_array, stat, &
                            errmsg)) return
        if (.not. has_dtype("remote_invoke", "result", result, DTL_DTYPE_BYTE, result_array, stat, &
                            errmsg)) return
        args_array%memory = pack_array(args)
        result_array%memory = pack_array(result)
        status = dtl_remote_invoke(ctx, target, action, args_array%memory, args_array%count, &
                                   result_array%memory, result_array%count)
        call release_array(args_array%memory, args)
        call unpack_array(result_array%memory, result)
        call settle(status, stat, errmsg)
    end subroutine any_remote_invoke

    subroutine any_remote_invoke_async(ctx, target, action, args, result_size, result, stat, &
                                       errmsg)
        type(c_ptr), intent(in) :: ctx
        integer(c_int), intent(in) :: target
        integer(c_int64_t), intent(in) :: action
        type(*), intent(in) :: args(..)
        integer(c_int64_t), intent(in) :: result_size
        type(c_ptr), intent(inout) :: result
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: args_array
        integer(c_int) :: status

        if (.not. has_dtype("remote_invoke_async", "args", args, DTL_DTYPE_BYTE, args_array, stat, &
                            errmsg)) return
        args_array%memory = pack_array(args)
        status = dtl_remote_invoke_async(ctx, target, action, args_array%memory, args_array%count, &
                                         result_size, result)
        call release_array(args_array%memory, args)
        call settle(status, stat, errmsg)
    end subroutine any_remote_invoke_async

end module dtl_action_arrays
