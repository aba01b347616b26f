! SPDX-License-Identifier: BSD-3-Clause
!> Finds three heaps of points by k-means: each rank sorts its points to the nearest centre.
program k_means
    use dtl
    implicit none (type, external)
    integer(c_int64_t), parameter :: points = 30000, heaps = 3
    integer(c_int64_t), parameter :: places(2, heaps) = &
        reshape([100_c_int64_t, 100_c_int64_t, 500_c_int64_t, 200_c_int64_t, 300_c_int64_t, &
                 600_c_int64_t], [2, 3])
    type(dtl_context_t) :: ctx
    real(c_double) :: before(2, heaps), centres(2, heaps)
    integer(c_int64_t) :: first, heap, i, last, mine(3, heaps), point(2), sums(3, heaps)
    integer :: nearest, steps

    call ctx%create()
    first = points * ctx%rank() / ctx%size()
    last = points * (ctx%rank() + 1) / ctx%size()
    centres = reshape([90.0_c_double, 90.0_c_double, 100.0_c_double, 110.0_c_double, &
                       110.0_c_double, 90.0_c_double], [2, 3])

    steps = 0
    do
        mine = 0 ! the sums of x and y, and how many
        do i = first, last - 1
            point = places(:, mod(i, heaps) + 1) + [scattered(2 * i), scattered(2 * i + 1)]
            nearest = minloc([(sum((point - centres(:, heap))**2), heap = 1, heaps)], 1)
            mine(:, nearest) = mine(:, nearest) + [point, 1_c_int64_t]
        end do
        call ctx%allreduce(mine, sums)
        before = centres
        do heap = 1, heaps
            centres(:, heap) = sums(:2, heap) / real(max(sums(3, heap), 1_c_int64_t), c_double)
        end do
        steps = steps + 1
        if (all(abs(centres - before) <= 0)) exit
    end do

    if (ctx%is_root()) then
        print "(a, i0)", "Steps: ", steps
        do heap = 1, heaps
            print "(a, f0.3, 1x, f0.3, a, i0)", "Centre: ", centres(:, heap), ", points: ", &
                sums(3, heap)
        end do
    end if

    call ctx%close()

contains

    !> -50 to 50, as good as random.
    pure function scattered(n) result(found)
        integer(c_int64_t), intent(in) :: n
        integer(c_int64_t) :: found

        found = mod(mod(n * 1103515245 + 12345, 2147483648_c_int64_t) / 65536, 101_c_int64_t) - 50
    end function scattered
end program k_means
