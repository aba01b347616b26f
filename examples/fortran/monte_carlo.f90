! SPDX-License-Identifier: BSD-3-Clause
!> Pi by throwing darts.  All ranks draw from one sequence of random numbers, each its own part.
program monte_carlo
    use dtl
    implicit none (type, external)
    integer(c_int64_t), parameter :: darts = 1000000, seed = 2026
    integer(c_int64_t), parameter :: factor = 48271, modulus = 2147483647
    type(dtl_context_t) :: ctx
    integer(c_int64_t) :: all, dart, first, inside, last, next
    real(c_double) :: place(2)
    integer :: axis

    call ctx%create()
    first = darts * ctx%rank() / ctx%size()
    last = darts * (ctx%rank() + 1) / ctx%size()

    inside = 0
    next = number(2 * first)
    do dart = first, last - 1
        do axis = 1, 2
            place(axis) = real(next, c_double) / modulus
            next = mod(next * factor, modulus)
        end do
        if (sum(place**2) < 1) inside = inside + 1
    end do

    call ctx%allreduce(inside, all)
    if (ctx%is_root()) then
        print "(a, i0, a, i0)", "Inside: ", all, " of ", darts
        print "(a, f8.6)", "Pi: ", 4.0_c_double * all / darts
    end if

    call ctx%close()

contains

    !> The one at that place of Lehmer's sequence.
    pure function number(place) result(found)
        integer(c_int64_t), intent(in) :: place
        integer(c_int64_t) :: found, left, power

        found = seed
        power = factor
        left = place
        do while (left > 0)
            if (mod(left, 2_c_int64_t) == 1) found = mod(found * power, modulus)
            power = mod(power * power, modulus)
            left = left / 2
        end do
    end function number
end program monte_carlo
