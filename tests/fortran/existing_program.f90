! SPDX-License-Identifier: BSD-3-Clause
!> The C names as existing programs call them: c_ptr handles, c_loc, statuses.
program existing_program
    use dtl
    use checks, only: check, same_text
    implicit none
    type(c_ptr) :: env, ctx
    integer(c_int) :: rank, ranks

    call check(dtl_environment_create(env) == DTL_SUCCESS, "an environment can be made")
    call check(dtl_environment_make_world_context(env, ctx) == DTL_SUCCESS, "it makes a context")
    rank = dtl_context_rank(ctx)
    ranks = dtl_context_size(ctx)

    call names_and_messages()
    call vectors()
    call collectives()
    call helpers()

    call dtl_context_destroy(ctx)
    call dtl_environment_destroy(env)

contains

    subroutine names_and_messages()
        type(dtl_shape) :: shape
        type(dtl_container_options) :: opts

        call same_text(dtl_c_to_f_string(dtl_version()), DTL_VERSION_FULL, "the version is text")
        call same_text(dtl_c_to_f_string(dtl_dtype_name(DTL_DTYPE_FLOAT64)), "float64", &
                       "a dtype has a name")
        call same_text(dtl_c_to_f_string(c_null_ptr), "", "a null pointer is empty text")
        call same_text(dtl_c_to_f_string(dtl_status_name(DTL_ERROR_INVALID_RANK)), "invalid_rank", &
                       "a status has a name")
        call check(len(dtl_get_error_message(DTL_ERROR_INVALID_RANK)) > 0, "and a message")
        shape = dtl_shape_2d(3_c_int64_t, 4_c_int64_t)
        call check(shape%ndim == 2 .and. all(shape%dims(1:2) == [3, 4]), "shapes come by value")
        call check(dtl_shape_size(dtl_make_shape_3d(2_c_int64_t, 3_c_int64_t, 4_c_int64_t)) == 24, &
                   "shapes go in by reference")
        call dtl_container_options_init(opts)
        call check(opts%block_size == 1, "options have C's defaults")
    end subroutine names_and_messages

    subroutine vectors()
        type(c_ptr) :: vec
        real(c_double), target :: value
        real(c_double), pointer :: local(:)
        integer(c_int64_t) :: local_size

        value = 2.5
        call check(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, 10_c_int64_t, c_loc(value), vec) &
                   == DTL_SUCCESS, "a vector can be made and filled")
        local_size = dtl_vector_local_size(vec)
        if (local_size > 0) then
            call c_f_pointer(dtl_vector_local_data_mut(vec), local, [local_size])
            call check(all(local == 2.5), "its memory is reached through c_f_pointer")
            value = -1
            call check(dtl_vector_get_local(vec, 0_c_int64_t, c_loc(value)) == DTL_SUCCESS, &
                       "local indices count from 0")
            call check(value == 2.5, "get_local writes the element")
        end if
        call check(dtl_vector_get_local(vec, local_size, c_loc(value)) == DTL_ERROR_OUT_OF_BOUNDS, &
                   "the local size is no local index")
        call dtl_vector_destroy(vec)
        call check(dtl_vector_is_valid(vec) == 0, "a destroyed vector is not valid")
    end subroutine vectors

    subroutine collectives()
        integer(c_int32_t), target :: mine, total
        real(c_double), target :: part(2)
        real(c_double), allocatable, target :: whole(:)
        integer(c_int64_t), allocatable :: counts(:), displs(:)
        integer :: i

        mine = rank + 1
        total = -1
        call check(dtl_allreduce(ctx, c_loc(mine), c_loc(total), 1_c_int64_t, DTL_DTYPE_INT32, &
                                 DTL_OP_SUM) == DTL_SUCCESS, "allreduce takes c_loc")
        call check(total == ranks * (ranks + 1) / 2, "and sums over all ranks")

        part = [rank, -rank]
        allocate (whole(3 * ranks), source=-9.0_c_double)
        allocate (counts(ranks), source=2_c_int64_t)
        allocate (displs(ranks))
        displs(:) = [(3_c_int64_t * (i - 1), i = 1, ranks)]
        call check(dtl_allgatherv(ctx, c_loc(part), 2_c_int64_t, DTL_DTYPE_FLOAT64, c_loc(whole), &
                                  counts, displs) == DTL_SUCCESS, "allgatherv takes counts")
        call check(all(whole(1::3) == [(i, i = 0, ranks - 1)]), &
                   "each part stands at its displacement")
        call check(all(whole(3::3) == -9), "the gaps keep what they held")
        call check(dtl_barrier(ctx) == DTL_SUCCESS, "ranks meet")
    end subroutine collectives

    subroutine helpers()
        real(c_double) :: values(3), sums(3)
        integer(c_int64_t) :: wide(2)
        integer(c_int) :: status

        values = merge([1, 2, 3], [0, 0, 0], rank == 0)
        status = dtl_broadcast_double(ctx, values, 3_c_int64_t, 0)
        call check(status == DTL_SUCCESS, "broadcast_double takes arrays")
        call check(all(values == [1, 2, 3]), "and brings them to all ranks")
        status = dtl_allreduce_sum_double(ctx, values, sums, 3_c_int64_t)
        call check(status == DTL_SUCCESS, "allreduce_sum_double has its operation")
        call check(all(sums == ranks * values), "and sums over all ranks")
        wide = rank
        status = dtl_broadcast_int64(ctx, wide, 2_c_int64_t, ranks - 1)
        call check(status == DTL_SUCCESS, "broadcast_int64 has its root")
        call check(all(wide == ranks - 1), "and brings the root's values")
        status = dtl_scan_double(ctx, values, sums, 3_c_int64_t, DTL_OP_SUM)
        call check(status == DTL_SUCCESS, "scan_double takes an operation")
        call check(all(sums == (rank + 1) * values), "and sums over the ranks up to this one")
        status = dtl_broadcast_double(ctx, values, 3_c_int64_t, ranks)
        call check(status == DTL_ERROR_INVALID_RANK, "a helper gives the status of C")
    end subroutine helpers

end program existing_program
