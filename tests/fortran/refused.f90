! SPDX-License-Identifier: BSD-3-Clause
!> Each line of tests/refused.txt in Fortran. DTL_TEST_REFUSED has the file's path.
program refused
    use, intrinsic :: iso_c_binding, only: c_char, c_f_pointer, c_loc
    use dtl
    use checks, only: check, same_text, says
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    type(dtl_symmetric_t) :: heap
    type(dtl_signal_t) :: comm, other
    integer(c_int64_t) :: theirs
    real(c_double), asynchronous, target :: cells(2)
    type(c_ptr) :: place, pieces
    real(c_double), pointer :: base(:)
    integer(c_int8_t), pointer :: bytes(:)
    integer(c_int) :: rank, ranks, next
    integer :: table, lines, stat
    character(len=200) :: line, name, status, rule, path

    call ctx%create()
    rank = ctx%rank()
    ranks = ctx%size()
    next = modulo(rank + 1, ranks)
    call heap%create(ctx, 4096)
    call comm%create(ctx)
    call other%create(ctx)
    cells = 0
    call other%register_window(cells, theirs)
    pieces = piece()
    call c_f_pointer(pieces, base, [8])
    call c_f_pointer(pieces, bytes, [64])

    call get_environment_variable("DTL_TEST_REFUSED", path)
    open (newunit=table, file=trim(path), action="read", status="old")
    lines = 0
    do
        read (table, "(a)", iostat=stat) line
        if (stat /= 0) exit
        if (line(1:1) == "#") cycle
        read (line, *) name, status, rule
        lines = lines + 1
        if (ranks == 1 .and. name == "freed_on_some_ranks") cycle
        call same_text(dtl_c_to_f_string(dtl_status_name(called(trim(name)))), trim(status), &
                       trim(name) // ": the status is the table's")
        call says(told(), trim(rule), trim(name) // ": and the rule")
    end do
    close (table)
    call check(lines == 14, "the table has no other lines")
    call other%close()
    call comm%close()
    call heap%close()
    call ctx%close()

contains

    function piece() result(address)
        type(c_ptr) :: address

        call check(dtl_symmetric_allocate(heap%handle, 64_c_int64_t, address) == DTL_SUCCESS, &
                   "there is room")
    end function piece

    function told() result(text)
        character(len=:), allocatable :: text
        character(kind=c_char) :: words(512)
        integer(c_int64_t) :: length
        integer :: place

        length = min(dtl_last_error(words, 512_c_int64_t), 511_c_int64_t)
        allocate (character(len=length) :: text)
        do place = 1, int(length)
            text(place:place) = words(place)
        end do
    end function told

    integer(c_int) function called(what)
        character(len=*), intent(in) :: what

        select case (what)
        case ("outside_the_heap")
            called = dtl_symmetric_put(heap%handle, c_loc(cells(1)), c_loc(cells(2)), &
                                       8_c_int64_t, next)
        case ("past_its_end")
            called = dtl_symmetric_put(heap%handle, c_loc(base), c_loc(cells), 8192_c_int64_t, next)
        case ("signal_at_an_odd_place")
            called = dtl_symmetric_signal_op(heap%handle, c_loc(bytes(5)), 1_c_int64_t, &
                                             DTL_SIGNAL_SET, next)
        case ("no_such_rank")
            called = dtl_symmetric_put(heap%handle, c_loc(base), c_loc(cells), 8_c_int64_t, ranks)
        case ("rank_outside_its_team")
            called = dtl_symmetric_broadcastmem(heap%handle, DTL_TEAM_WORLD, c_loc(base(1)), &
                                                c_loc(base(2)), 8_c_int64_t, ranks)
        case ("unknown_comparison")
            called = waited_until(6)
        case ("late")
            called = waited_until(DTL_CMP_EQ)
        case ("put_onto_itself")
            called = dtl_symmetric_put(heap%handle, c_loc(base(2)), c_loc(base(1)), 16_c_int64_t, &
                                       rank)
        case ("window_of_another")
            called = dtl_signal_put_signal(comm%handle, c_loc(cells), 1_c_int64_t, &
                                           DTL_DTYPE_FLOAT64, next, theirs, 0_c_int64_t, 0, 0, 0, &
                                           c_null_ptr)
        case ("op_count_of_0")
            called = waited(0, 1_c_int64_t)
        case ("no_descriptors")
            called = waited(1, 0_c_int64_t)
        case default
            called = freed(what)
        end select
    end function called

    integer(c_int) function waited_until(comparison)
        integer(c_int), intent(in) :: comparison
        integer(c_int64_t) :: seen

        waited_until = dtl_symmetric_signal_wait_until(heap%handle, c_loc(base), comparison, &
                                                       5_c_int64_t, 10_c_int64_t, seen)
    end function waited_until

    integer(c_int) function waited(op_count, count)
        integer(c_int), intent(in) :: op_count
        integer(c_int64_t), intent(in) :: count

        waited = dtl_signal_wait_signal(comm%handle, [next], [op_count], count=count, &
                                        stream=c_null_ptr)
    end function waited

    integer(c_int) function freed(what)
        character(len=*), intent(in) :: what
        type(dtl_symmetric_t) :: used
        type(c_ptr) :: kept, more

        freed = DTL_SUCCESS
        select case (what)
        case ("freed_twice")
            place = piece()
            call check(dtl_symmetric_free(heap%handle, place) == DTL_SUCCESS, "a piece is freed")
            freed = dtl_symmetric_free(heap%handle, place)
        case ("freed_on_some_ranks")
            place = piece()
            if (rank == 0) freed = dtl_symmetric_free(heap%handle, place)
            if (rank /= 0) freed = dtl_symmetric_allocate(heap%handle, 64_c_int64_t, more)
        case ("freed_while_used")
            call used%create(ctx, 4096)
            kept = used%handle
            call used%close()
            freed = dtl_symmetric_quiet(kept)
        case default
            call check(.false., what // " is in the table, and here")
        end select
    end function freed
end program refused
