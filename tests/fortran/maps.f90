! SPDX-License-Identifier: BSD-3-Clause
!> dtl_map_t: entries of any kind, single and batched calls, and refused calls.
program maps
    use, intrinsic :: iso_c_binding, only: c_bool
    use dtl
    use checks, only: check
    implicit none (type, external)
    type(dtl_environment_t) :: env
    type(dtl_context_t) :: ctx

    call env%create()
    call env%make_world_context(ctx)
    call single_entries()
    call batched_entries()
    call strings()
    call refusals()
    call other_sizes()
    call ctx%close()
    call env%close()

contains

    subroutine single_entries()
        type(dtl_map_t) :: map
        integer(c_int64_t) :: key
        real(c_double) :: value
        integer(c_int) :: found, erased

        call map%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64)
        key = 10 + ctx%rank()
        call map%insert(key, 0.5_c_double * key)
        value = 0
        call map%find(key, value, found)
        call check(found == 1 .and. value == 0.5_c_double * key, "a rank finds its own writes")
        call map%combine(1_c_int64_t, 2.0_c_double, DTL_OP_SUM)
        call map%sync()
        call check(map%global_size() == ctx%size() + 1, "keys of all ranks are counted")
        call map%find(1_c_int64_t, value, found)
        call check(value == 2 * ctx%size(), "all ranks' contributions are combined")
        call map%sync()
        call map%erase(key, erased)
        call check(erased == 1, "a key that was there is erased")
        call map%contains(key, found)
        call check(found == 0, "what is erased is gone")
        call map%close()
        call map%close()
    end subroutine single_entries

    subroutine batched_entries()
        integer(c_int64_t), parameter :: length = 500
        type(dtl_map_t) :: map
        integer(c_int32_t) :: keys(length), mine(length)
        integer(c_int64_t) :: values(length), answers(length), count
        logical(c_bool) :: found(length)
        integer :: i

        call map%create(ctx, DTL_DTYPE_INT32, DTL_DTYPE_INT64)
        keys = [(i, i = 1, int(length))]
        values = 3 * keys
        if (ctx%rank() == 0) call map%insert_batch(keys(::2), values(::2), length / 2)
        call map%sync()
        answers = -1
        call map%find_batch(keys, length, answers, found)
        call check(all(found .eqv. mod(keys, 2) == 1), "a batch tells which keys are there")
        call check(all(answers == merge(values, -1_c_int64_t, logical(found))), &
                   "values that are not there are left untouched")
        call map%sync()
        call map%local_entries(mine, answers, length, count)
        call check(count == map%local_size() .and. all(answers(:count) == 3 * mine(:count)), &
                   "this rank's entries are copied, keys with their values")
        call map%close()
    end subroutine batched_entries

    subroutine strings()
        type(dtl_map_t) :: map
        character(len=8) :: word
        integer(c_int) :: value, found

        call map%create_sized(ctx, DTL_DTYPE_BYTE, len(word), DTL_DTYPE_INT32, 1)
        word = "grid"
        call map%insert(word, 7_c_int)
        call map%find("grid    ", value, found)
        call check(found == 1 .and. value == 7, "text is a key")
        call map%close()
    end subroutine strings

    subroutine refusals()
        type(dtl_map_t) :: map
        integer(c_int) :: stat
        character(len=200) :: message

        call map%insert(1_c_int, 1_c_int, stat, message)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT .and. index(message, "map") > 0, &
                   "a map that was not made is refused")
        call map%create(ctx, DTL_DTYPE_INT32, DTL_DTYPE_FLOAT64)
        call map%combine(1_c_int, 1.0_c_double, DTL_OP_BAND, stat)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "bits of reals are not combined")
        call map%close()
    end subroutine refusals

    !> The library accesses as many bytes as the map's keys and values have, so a variable of
    !> another size must be refused.
    subroutine other_sizes()
        type(dtl_map_t) :: map
        integer(c_int) :: small, found, stat, few(3)
        integer(c_int64_t) :: key, values(3)
        logical :: wide(3)
        logical(c_bool) :: narrow(3)
        character(len=200) :: message

        call map%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64)
        key = 1
        small = 1
        few = 1
        values = [1, 2, 3]
        call map%insert(small, key, stat, message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH .and. &
                   index(message, "key has 4 bytes; expected 8, key_size(map)") > 0, &
                   "a key that is smaller than the map's is refused")
        call map%insert(key, small, stat)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "a value of another size is refused")
        call map%sync()
        call check(map%global_size() == 0, "what is refused is not inserted")
        call map%find(key, small, found, stat)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "too small a result is refused")
        call map%contains(small, found, stat)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "questions check the key as well")
        call map%erase(small, found, stat)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "erase checks the key as well")
        call map%combine(small, key, DTL_OP_SUM, stat)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "combine checks the key as well")
        call map%insert_batch(values, values, 4, stat, message)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH .and. &
                   index(message, "keys has 24 bytes; expected room for 4 times 8") > 0, &
                   "a batch that is longer than its arrays is refused")
        call map%insert_batch(few, values, 3, stat)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "a batch of smaller keys is refused")
        call map%contains_batch(values, 3, wide, stat)
        call check(stat == DTL_ERROR_EXTENT_MISMATCH, "answers are bytes")
        call map%contains_batch(values, 2, narrow, stat)
        call check(stat == DTL_SUCCESS .and. .not. any(narrow(:2)), &
                   "arrays may be longer than the count")
        call map%close()
    end subroutine other_sizes
end program maps
