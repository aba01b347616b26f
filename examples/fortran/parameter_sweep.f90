! SPDX-License-Identifier: BSD-3-Clause
!> Which damping brings a spring to rest soonest: a leader deals out trials, workers make them.
!>
!> A job of one rank has no workers, and its leader makes all trials.
program parameter_sweep
    use dtl
    implicit none (type, external)
    integer, parameter :: trials = 100, steps = 2000
    real(c_double), parameter :: time_step = 0.01_c_double
    type(dtl_context_t) :: ctx
    type(dtl_role_manager_t) :: roles
    integer(c_int) :: is_leader, workers

    call ctx%create()
    workers = ctx%size() - 1
    call roles%create(ctx)
    call roles%add_role("leader", 1)
    if (workers > 0) call roles%add_role("worker", workers)
    call roles%initialize()

    call roles%has_role("leader", is_leader)
    if (is_leader == 1) then
        call lead()
    else
        call work()
    end if

    call roles%close()
    call ctx%close()

contains

    subroutine lead()
        real(c_double) :: best(2), found(2)
        integer(c_int) :: rank

        do rank = 0, workers - 1
            call roles%send("worker", rank, [trials * rank / workers, &
                                             trials * (rank + 1) / workers])
        end do
        best = [huge(best), 0.0_c_double]
        do rank = 0, workers - 1
            call roles%recv("worker", rank, found)
            if (found(1) < best(1)) best = found
        end do
        if (workers == 0) best = best_of(0, trials)
        print "(a, f4.2)", "Best damping: ", damping(nint(best(2)))
        print "(a, f8.6)", "Way to rest: ", best(1)
    end subroutine lead

    subroutine work()
        integer(c_int) :: part(2)

        call roles%recv("leader", 0, part)
        call roles%send("leader", 0, best_of(part(1), part(2)))
    end subroutine work

    !> The least of these trials, and its number.
    function best_of(first, last) result(best)
        integer, intent(in) :: first, last
        real(c_double) :: best(2), found
        integer :: trial

        best = [huge(best), 0.0_c_double]
        do trial = first, last - 1
            found = unrest(trial)
            if (found < best(1)) best = [found, real(trial, c_double)]
        end do
    end function best_of

    pure function damping(trial) result(found)
        integer, intent(in) :: trial
        real(c_double) :: found

        found = 0.03_c_double * (trial + 1)
    end function damping

    !> The way that the spring still goes.
    pure function unrest(trial) result(total)
        integer, intent(in) :: trial
        real(c_double) :: place, speed, total
        integer :: step

        place = 1
        speed = 0
        total = 0
        do step = 1, steps
            speed = speed + time_step * (-place - damping(trial) * speed)
            place = place + time_step * speed
            total = total + time_step * abs(place)
        end do
    end function unrest
end program parameter_sweep
