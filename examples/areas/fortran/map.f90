! SPDX-License-Identifier: BSD-3-Clause
module map_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_funloc, c_int8_t, c_loc
    use dtl
    use words, only: good
    implicit none (type, external)
    private
    public :: map_one, map_combine, map_many, map_questions, map_sized, map_conditions, &
              map_functions

contains

    subroutine map_one(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), parameter :: key = 7, missing = 8
        type(dtl_map_t) :: map
        real(c_double) :: value
        integer(c_int) :: found, is_there, replaced, erased

        call map%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64)
        if (ctx%is_root()) call map%insert(key, 0.5_c_double)
        call map%sync() ! what each has inserted is where it belongs
        call map%find(key, value, found)
        call map%contains(missing, is_there)
        call map%sync() ! all have looked
        if (ctx%is_root()) then
            print "(f4.2, 2(a, i0))", value, ", found: ", found, ", another: ", is_there
            call map%replace(key, 0.5_c_double, 0.25_c_double, replaced) ! if it is a half
            call map%find(key, value, found)
            call map%erase(key, erased)
            print "(a, i0, a, f4.2, a, i0)", "replaced: ", replaced, ", ", value, &
                ", erased: ", erased
        end if
        call map%sync()
        call map%close()
    end subroutine map_one

    subroutine map_combine(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_map_t) :: counts
        integer(c_int64_t) :: value
        integer(c_int) :: time, found

        call counts%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64)
        do time = 1, 3
            call counts%combine(int(ctx%rank(), c_int64_t), 1_c_int64_t, DTL_OP_SUM)
        end do
        call counts%sync()
        call counts%find(0_c_int64_t, value, found)
        if (ctx%is_root()) print "(a, i0, a)", "rank 0 came ", value, " times"
        call counts%close()
    end subroutine map_combine

    subroutine map_many(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), parameter :: keys(3) = [1, 2, 3], values(3) = [10, 20, 30]
        type(dtl_map_t) :: map
        integer(c_int64_t) :: found(3)
        integer(c_int8_t) :: is_there(3), erased(3)

        call map%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64)
        if (ctx%is_root()) call map%insert_batch(keys, values, 3)
        call map%sync()
        if (ctx%is_root()) call map%combine_batch(keys, values, 3, DTL_OP_SUM)
        call map%sync()
        call map%find_batch(keys, 3, found, is_there)
        call map%contains_batch(keys, 3, is_there)
        call map%sync() ! all have looked
        if (ctx%is_root()) then
            call map%erase_batch(keys, 3, erased)
            print "(i0, 1x, i0, 1x, i0, a, i0)", found, ", erased: ", sum(erased)
        end if
        call map%flush()
        call map%clear()
        call map%close()
    end subroutine map_many

    subroutine map_questions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_map_t) :: map
        integer(c_int64_t), target :: key
        integer(c_int64_t), allocatable :: keys(:), values(:)
        integer(c_int64_t) :: count

        key = ctx%rank()
        call map%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64)
        call map%insert(key, key)
        call map%sync()
        allocate (keys(map%local_size()), values(map%local_size()))
        call map%local_entries(keys, values, size(keys), count)
        if (map%global_size() == ctx%size() .and. ctx%is_root()) then
            print "(6a)", "an entry a rank, int64: ", &
                trim(merge("yes", "no ", map%key_dtype() == map%value_dtype())), ", unsaid: ", &
                merge("some", "none", map%is_dirty()), ", mine: ", &
                trim(merge("all ", "some", count == map%local_size()))
        end if
        if (ctx%is_root()) then
            print "(4a)", "it has an owner: ", &
                trim(merge("yes", "no ", dtl_map_owner(map%handle, c_loc(key)) >= 0)), &
                ", valid: ", trim(merge("yes", "no ", map%is_valid()))
        end if
        call map%close()
    end subroutine map_questions

    subroutine map_sized(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), parameter :: place(2) = [3, 4] ! one key
        real(c_double) :: seen(3)
        integer(c_int) :: found
        type(dtl_map_t) :: map

        call map%create_sized(ctx, DTL_DTYPE_INT32, 2, DTL_DTYPE_FLOAT64, 3)
        if (ctx%is_root()) call map%insert(place, [0.25_c_double, 0.5_c_double, 1.0_c_double])
        call map%sync()
        call map%find(place, seen, found)
        if (ctx%is_root()) then
            print "(2(i0, a), f4.2, 2(1x, f4.2))", map%key_size(), " bytes a key, ", &
                map%value_size(), " a value: ", seen
        end if
        call map%close()
    end subroutine map_sized

    subroutine map_conditions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), parameter :: keys(3) = [1, 2, 3], expected(3) = [10, 99, 0], &
                                         first(2) = [10, 20], values(3) = [11, 22, 33]
        ! the third must not be there
        integer(c_int8_t), parameter :: present(3) = int([1, 1, 0], c_int8_t)
        integer(c_int8_t) :: replaced(3)
        type(dtl_map_t) :: map

        call map%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64)
        if (ctx%is_root()) then
            call map%insert_batch(keys, first, 2)
            call map%flush()
            call map%replace_batch(keys, expected, present, values, 3, replaced)
            print "(a, 3(1x, i0))", "replaced:", replaced
        end if
        call map%close()
    end subroutine map_conditions

    !> Combines the stored value of a key with a new one.
    subroutine product_of(a, b, result, unused) bind(c, name="")
        type(c_ptr), value :: a, b, result, unused
        integer(c_int64_t), pointer :: one, other, both

        call c_f_pointer(a, one)
        call c_f_pointer(b, other)
        call c_f_pointer(result, both)
        if (.not. c_associated(unused)) both = one * other
    end subroutine product_of

    !> Sees each entry of this rank.
    subroutine add_up(key, value, user_data) bind(c, name="")
        type(c_ptr), value :: key, value, user_data
        integer(c_int64_t), pointer :: found, total

        call c_f_pointer(value, found)
        call c_f_pointer(user_data, total)
        if (c_associated(key)) total = total + found
    end subroutine add_up

    subroutine map_functions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), parameter :: values(3) = [10, 20, 30]
        integer(c_int64_t), target :: keys(3), twos(3), five, mine
        integer(c_int64_t) :: total
        type(dtl_map_t) :: map

        keys = [1, 2, 3]
        twos = 2
        five = 5
        mine = 0
        call map%create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64)
        if (ctx%is_root()) then
            call map%insert_batch(keys, values, 3)
            call map%flush()
            call good(dtl_map_combine_with(map%handle, c_loc(keys), c_loc(five), &
                                           c_funloc(product_of), c_null_ptr))
            call good(dtl_map_combine_with_batch(map%handle, c_loc(keys), c_loc(twos), &
                                                 3_c_int64_t, c_funloc(product_of), c_null_ptr))
        end if
        call map%sync()
        call good(dtl_map_for_each(map%handle, c_funloc(add_up), c_loc(mine)))
        call ctx%allreduce(mine, total)
        if (ctx%is_root()) print "(a, i0)", "all values: ", total
        call map%close()
    end subroutine map_functions
end module map_examples
