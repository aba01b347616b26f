! SPDX-License-Identifier: BSD-3-Clause
!> dtl_model_t: tensors, views, tasks of each kind, schedules, and refused calls.
program models
    use, intrinsic :: iso_fortran_env, only: int64
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    integer, parameter :: rows = 4, columns = 6
    type(dtl_context_t) :: ctx
    type(dtl_model_t) :: model
    real(c_float), asynchronous, target :: x(columns, rows), weight(columns, 3), out(3, rows)
    integer(c_int64_t) :: given, factors, made, part, task
    integer(c_int) :: stat
    character(len=200) :: message

    call ctx%create()
    call model%create(ctx)
    call fill()
    call model%tensor(x, rows, columns, given)
    call model%tensor(weight, 3, columns, factors)
    call model%tensor(out, rows, 3, made)
    call check(model%tensors() == 3 .and. made == 3, "tensors are counted from 1")
    call products()
    call schedule()
    call dependence_cycle()
    call refusals()
    call model%close()
    call check(.not. model%is_valid(), "a closed model is not valid")
    call ctx%close()

contains

    subroutine fill()
        integer :: index

        x = reshape([(real(index, c_float), index=1, rows * columns)], shape(x))
        weight = 1
        weight(:, 2) = 2
        weight(:, 3) = 0
        out = -1
    end subroutine fill

    !> Fortran's first dimension is the one within a row.
    subroutine products()
        call model%add_linear(given, factors, 0_c_int64_t, made, task)
        call model%view(made, 1_c_int64_t, int(rows, c_int64_t), 1_c_int64_t, 1_c_int64_t, part)
        call model%add_unary(DTL_MODEL_NEGATIVE, part, part, task)
        call model%add_allreduce(DTL_OP_SUM, made, task)
        call model%add_barrier(task)
        call model%add_binary(DTL_MODEL_ADD, made, made, made, task)
        call model%add_normalize(DTL_MODEL_RMS, given, 0_c_int64_t, 0_c_int64_t, 0d0, given, task)
        call model%add_prefetch(given, task)
        call model%add_order(task, 1_c_int64_t)
        call check(model%tasks() == 7 .and. task == 7, "tasks are counted from 1")
    end subroutine products

    subroutine schedule()
        type(dtl_model_record) :: record
        integer(c_int64_t) :: tasks
        real(c_float) :: sums(rows)
        integer :: ranks

        ranks = ctx%size()
        sums = sum(x, dim=1)
        call model%schedule(2)
        call model%run()
        call check(all(out(1, :) == -2 * ranks * sums), "a view of a product is negated")
        call check(all(out(2, :) == 4 * ranks * sums), "and added up over ranks")
        call check(all(out(3, :) == 0), "and to itself")
        call check(all(abs(sum(x**2, dim=1) / columns - 1) < 1d-5), "rows are normalized")
        call model%record_of(1, record)
        call check(record%worker == 0, "records of the first worker come first")
        tasks = model%tasks()
        do task = 1, tasks
            call model%record_of(task, record)
            if (record%kind == DTL_MODEL_LINEAR) exit
        end do
        call check(record%task == 1, "a record counts its task from 1")
        call check(all(record%tensors == [given, factors, 0_c_int64_t, made]), "and its tensors")
        call model%record_of(tasks, record)
    end subroutine schedule

    subroutine dependence_cycle()
        call model%add_order(1_c_int64_t, 2_c_int64_t)
        call model%schedule(2, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a circle is refused")
        call says(message, "in a cycle: ", "by the names of its tasks")
        call model%run(stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_STATE, "and does not run")
    end subroutine dependence_cycle

    subroutine refusals()
        integer(c_int) :: worker
        integer(c_int64_t) :: count

        call model%add_unary(DTL_MODEL_COPY, given, made, task, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "another shape is refused")
        call says(message, "of 4 x 6 elements; expected 4 x 3", "with what was expected")
        call model%wait_of(1_c_int64_t, worker, count, stat=stat, errmsg=message)
        call check(stat == DTL_ERROR_OUT_OF_BOUNDS, "without a schedule nothing waits")
    end subroutine refusals
end program models
