! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/kind_test.f90.j2.
! Do not edit.

!> Every collective for type(dtl_float32_int32): scalars, arrays, sections with gaps.
!>
!> Rank r contributes values made of the integers i + r. Data movement must place them correctly,
!> and reductions must return the value of a known integer.
module kind_float32_int32
    use, intrinsic :: iso_c_binding
    use dtl
    use checks, only: check
    implicit none (type, external)
    private
    public :: test_float32_int32

contains

    subroutine test_float32_int32(ctx)
        type(dtl_context_t), intent(in) :: ctx

        call moves(ctx, ctx%rank(), ctx%size())
        call uneven_parts(ctx, ctx%rank(), ctx%size())
        call reductions(ctx, ctx%rank(), ctx%size())
    end subroutine test_float32_int32

    elemental function of(i) result(value)
        integer, intent(in) :: i
        type(dtl_float32_int32) :: value

        value = dtl_float32_int32(real(i, c_float), int(i, c_int32_t))
    end function of

    elemental logical function same(a, b)
        type(dtl_float32_int32), intent(in) :: a, b

        same = a%value == b%value .and. a%index == b%index
    end function same

    !> Returns the result over ranks 0 to r as an integer, where each rank contributes i + rank.
    elemental integer function combined(i, r)
        integer, intent(in) :: i, r

        combined = i + r
    end function combined

    subroutine moves(ctx, rank, ranks)
        type(dtl_context_t), intent(in) :: ctx
        integer, intent(in) :: rank, ranks
        type(dtl_float32_int32) :: one, cube(2, 3, 2)
        type(dtl_float32_int32), allocatable :: all_of_them(:), planes(:, :, :)
        integer :: i

        one = of(rank)
        call ctx%broadcast(one, root=ranks - 1)
        call check(same(one, of(ranks - 1)), "float32_int32: broadcast of a scalar")

        cube = of(100)
        cube(2, :, 1) = of([1, 2, 3] + rank)
        call ctx%broadcast(cube(2, :, 1), root=0)
        call check(all(same(cube(2, :, 1), of([1, 2, 3]))), &
                   "float32_int32: broadcast of a section")
        call check(all(same(cube(1, :, :), of(100))), &
                   "float32_int32: what is beside the section stays")

        allocate (all_of_them(0:ranks - 1), planes(2, 3, 0:ranks - 1))
        call ctx%allgather(of(5 + rank), all_of_them)
        call check(all(same(all_of_them, of([(5 + i, i = 0, ranks - 1)]))), &
                   "float32_int32: allgather of scalars")
        cube(:, :, 2) = of(rank)
        call ctx%gather(cube(:, :, 2), planes, root=0)
        do i = 0, merge(ranks - 1, -1, rank == 0)
            call check(all(same(planes(:, :, i), of(i))), &
                       "float32_int32: gather of planes")
        end do
        call ctx%scatter(all_of_them, one, root=0)
        call check(same(one, of(5 + rank)), "float32_int32: scatter to scalars")
        call ctx%alltoall(of([(10 * rank + i, i = 0, ranks - 1)]), all_of_them)
        call check(all(same(all_of_them, of([(10 * i + rank, i = 0, ranks - 1)]))), &
                   "float32_int32: alltoall")
    end subroutine moves

    subroutine uneven_parts(ctx, rank, ranks)
        type(dtl_context_t), intent(in) :: ctx
        integer, intent(in) :: rank, ranks
        type(dtl_float32_int32) :: mine(rank + 1)
        type(dtl_float32_int32), allocatable :: parts(:)
        integer(c_int64_t) :: counts(0:ranks - 1), displs(0:ranks - 1), ones(0:ranks - 1)
        integer :: i

        counts = [(i + 1, i = 0, ranks - 1)]
        displs = [(i * (i + 1) / 2, i = 0, ranks - 1)]
        ones = 1
        mine = of(rank)
        allocate (parts(sum(counts)))
        call ctx%allgatherv(mine, parts, counts)
        call check(all([(all(same(parts(displs(i) + 1:displs(i) + i + 1), &
                                                 of(i))), i = 0, ranks - 1)]), &
                   "float32_int32: allgatherv, one part behind the other")
        mine = of(99)
        call ctx%scatterv(parts, counts, displs, mine, root=0)
        call check(all(same(mine, of(rank))), "float32_int32: scatterv")
        parts = of(98)
        call ctx%gatherv(mine, parts, counts, displs, root=ranks - 1)
        if (rank == ranks - 1) call check(same(parts(size(parts)), of(rank)), &
                                          "float32_int32: gatherv")
        call ctx%alltoallv(of([(10 * rank + i, i = 0, ranks - 1)]), ones, &
                           recvbuf=parts(:ranks), recvcounts=ones)
        call check(all(same(parts(:ranks), of([(10 * i + rank, i = 0, ranks - 1)]))), &
                   "float32_int32: alltoallv")
    end subroutine uneven_parts

    subroutine reductions(ctx, rank, ranks)
        type(dtl_context_t), intent(in) :: ctx
        integer, intent(in) :: rank, ranks
        type(dtl_float32_int32) :: line(3), total(2, 3), block(2)
        integer(c_int64_t) :: twos(ranks)
        integer :: i

        line = of([1, 2, 3] + rank)
        total = of(77)
        call ctx%allreduce(line, total(2, :), op=DTL_OP_MAXLOC)
        call check(all(same(total(2, :), of(combined([1, 2, 3], ranks - 1)))), &
                   "float32_int32: allreduce into a section")
        call check(all(same(total(1, :), of(77))), &
                   "float32_int32: what is beside the section stays")
        call ctx%reduce(line, total(1, :), op=DTL_OP_MAXLOC, root=ranks - 1)
        if (rank == ranks - 1) &
            call check(all(same(total(1, :), total(2, :))), "float32_int32: reduce")
        call ctx%exscan(line, total(1, :), op=DTL_OP_MAXLOC)
        if (rank > 0) call check(all(same(total(1, :), of(combined([1, 2, 3], rank - 1)))), &
                                 "float32_int32: exscan")
        call ctx%scan(recvbuf=line, op=DTL_OP_MAXLOC)
        call check(all(same(line, of(combined([1, 2, 3], rank)))), &
                   "float32_int32: scan in place")
        twos = 2
        call ctx%reduce_scatter(of([(i + rank, i = 1, 2 * ranks)]), block, twos, &
                                op=DTL_OP_MAXLOC)
        call check(all(same(block, of(combined(2 * rank + [1, 2], ranks - 1)))), &
                   "float32_int32: reduce_scatter")
        call ctx%reduce_scatter_block(of([(i + rank, i = 1, 2 * ranks)]), block, &
                                      op=DTL_OP_MAXLOC)
        call check(all(same(block, of(combined(2 * rank + [1, 2], ranks - 1)))), &
                   "float32_int32: reduce_scatter_block")
    end subroutine reductions

end module kind_float32_int32
