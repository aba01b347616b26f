! SPDX-License-Identifier: BSD-3-Clause
!> Collectives by NCCL, each rank on a device of its own: rank r contributes r + 1 and, if block
!> sizes differ, as many elements.
program nccl
    use, intrinsic :: iso_c_binding, only: c_char, c_f_pointer, c_null_char
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    integer(c_int64_t), parameter :: ROOM = 32
    character(len=*), parameter :: FAILS = "DTL_FAKE_NCCL_FAILS" // c_null_char
    type(dtl_context_t) :: ctx, far
    type(dtl_vector_t) :: given, result
    real(c_double), pointer :: mine(:), found(:)
    integer(c_int64_t), allocatable :: counts(:)
    integer(c_int64_t) :: own, total
    integer :: rank, ranks, peer

    interface
        function setenv(name, value, overwrite) bind(c) result(status)
            import :: c_char, c_int
            character(kind=c_char), intent(in) :: name(*), value(*)
            integer(c_int), value :: overwrite
            integer(c_int) :: status
        end function setenv

        function unsetenv(name) bind(c) result(status)
            import :: c_char, c_int
            character(kind=c_char), intent(in) :: name(*)
            integer(c_int) :: status
        end function unsetenv
    end interface

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    counts = [(int(peer, c_int64_t), peer=1, ranks)]
    own = counts(rank + 1)
    total = sum(counts)
    call ctx%with_nccl(int(rank, c_int), far)
    call check(far%has_nccl(), "a context has NCCL")
    call make(given, real(rank + 1, c_double), mine)
    call make(result, -1.0_c_double, found)

    call reductions()
    call blocks()
    call refusals()
    call differing_modes()
    call failures_of_one_rank()
    call result%close()
    call given%close()
    call far%close()
    call ctx%close()

contains

    !> Creates a vector whose view is an address with a shape in device memory.
    subroutine make(made, value, view)
        type(dtl_vector_t), intent(out) :: made
        real(c_double), intent(in) :: value
        real(c_double), pointer, intent(out) :: view(:)
        type(dtl_container_options) :: options

        options%placement = DTL_PLACEMENT_DEVICE
        options%device_id = int(rank, c_int)
        call made%create_with_options(far, DTL_DTYPE_FLOAT64, ROOM*ranks, options)
        call made%fill_local(value)
        call c_f_pointer(dtl_vector_device_data_mut(made%handle), view, [ROOM])
    end subroutine make

    logical function holds(expected)
        real(c_double), intent(in) :: expected(:)
        real(c_double) :: elements(ROOM)

        call result%copy_to_host(elements)
        holds = all(elements(:size(expected)) == expected) .and. elements(ROOM) < 0
        call result%fill_local(-1.0_c_double)
    end function holds

    !> Returns the expected blocks: r + 1 times the numbers that each rank r contributes.
    function all_blocks() result(elements)
        real(c_double) :: elements(total)
        integer(c_int64_t) :: first
        integer :: each

        first = 1
        do each = 1, ranks
            elements(first:first + each - 1) = each
            first = first + each
        end do
    end function all_blocks

    subroutine reductions()
        call far%nccl_allreduce_device(mine(:2), found(:2), DTL_OP_SUM)
        call check(holds([real(c_double) :: total, total]), "a sum")
        call far%nccl_allreduce_device_ex(mine(:2), found(:2), DTL_OP_MAX, &
                                          DTL_NCCL_MODE_NATIVE_ONLY)
        call check(holds([real(c_double) :: ranks, ranks]), "a maximum, by NCCL alone")
        call far%nccl_scan_device_ex(mine(:2), found(:2), DTL_OP_SUM)
        call check(holds([real(c_double) :: own*(own + 1)/2]), "a scan")
        call result%fill_local(-1.0_c_double)
        call far%nccl_exscan_device_ex(mine(:2), found(:2), DTL_OP_SUM)
        call check(rank == 0 .or. holds([real(c_double) :: own*(own - 1)/2]), "an exclusive one")
        call result%fill_local(-1.0_c_double)
        call far%nccl_barrier_device()
    end subroutine reductions

    subroutine blocks()
        real(c_double) :: elements(ROOM)

        call far%nccl_broadcast_device(mine(ROOM:ROOM), ranks - 1)
        call far%nccl_broadcast_device_ex(mine(ROOM - 1:ROOM - 1), 0, DTL_NCCL_MODE_NATIVE_ONLY)
        call given%copy_to_host(elements)
        call check(elements(ROOM) == ranks .and. elements(ROOM - 1) == 1, "one for all")
        call far%nccl_allgatherv_device_ex(mine(:own), found(:total), counts, &
                                           mode=DTL_NCCL_MODE_NATIVE_ONLY)
        call check(holds(all_blocks()), "blocks of all, on all")
        call far%nccl_gatherv_device_ex(mine(:own), found(:total), counts, root=0)
        if (rank == 0) call check(holds(all_blocks()), "blocks of all, on the root")
        call far%nccl_scatterv_device_ex(mine(:total), counts, recvbuf=found(:own), root=ranks - 1)
        call check(holds(spread(real(ranks, c_double), 1, int(own))), "blocks of the root")
        call far%nccl_alltoallv_device_ex(mine(:own*ranks), spread(own, 1, ranks), &
                                          recvbuf=found(:total), recvcounts=counts)
        call check(holds(all_blocks()), "blocks of all for each")
    end subroutine blocks

    subroutine refusals()
        real(c_double) :: near(2)
        integer(c_int) :: stat
        character(len=200) :: errmsg

        near = 1
        call far%nccl_allreduce_device(near, near, DTL_OP_SUM, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "memory of the host is refused")
        call says(errmsg, "the device of ctx", "it says what was expected")
        call far%nccl_scan_device_ex(mine(:2), found(:2), DTL_OP_SUM, DTL_NCCL_MODE_NATIVE_ONLY, &
                                     stat, errmsg)
        call check(stat == DTL_ERROR_NOT_SUPPORTED, "NCCL has no scan")
        call says(errmsg, "by way of the host", "it says so")
    end subroutine refusals

    logical function is_last()
        is_last = rank == ranks - 1
    end function is_last

    subroutine differing_modes()
        type(dtl_context_t) :: made
        integer(c_int) :: stat
        character(len=200) :: errmsg

        if (ranks == 1) return
        call ctx%with_nccl_ex(int(rank, c_int), merge(DTL_NCCL_MODE_NATIVE_ONLY, &
                              DTL_NCCL_MODE_HYBRID_PARITY, is_last()), made, stat, errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "modes that differ are refused")
        call says(errmsg, "mode is 0 on rank", "it says which rank has which")
        call ctx%with_nccl(0_c_int, made, stat, errmsg)
        call check(stat /= DTL_SUCCESS, "two ranks on one device are refused")
        call check(.not. made%is_valid(), "no context is made")
    end subroutine differing_modes

    !> NCCL fails on the last rank, during the call and after it.
    subroutine failures_of_one_rank()
        character(len=*), parameter :: wishes(2) = ["ncclAllReduce=1", "async=6        "]
        type(dtl_context_t) :: made
        integer(c_int) :: stat, unused
        character(len=300) :: errmsg
        integer :: each

        do each = 1, size(wishes)
            call ctx%with_nccl(int(rank, c_int), made)
            if (is_last()) unused = setenv(FAILS, trim(wishes(each)) // c_null_char, 1_c_int)
            call made%nccl_allreduce_device(mine(:2), found(:2), DTL_OP_SUM, stat, errmsg)
            unused = unsetenv(FAILS)
            call check(stat /= DTL_SUCCESS, "a failure on one rank fails on all")
            call says(errmsg, " said ", "in the words of NCCL")
            call made%nccl_barrier_device(stat, errmsg)
            call check(stat /= DTL_SUCCESS, "its context has ended")
            call made%close()
        end do
    end subroutine failures_of_one_rank

end program nccl
