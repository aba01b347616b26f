! SPDX-License-Identifier: BSD-3-Clause
module started_algorithm_examples
    use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_funloc, c_loc, c_null_ptr
    use dtl
    use words, only: good
    implicit none (type, external)
    private
    public :: started_on_vectors, started_on_arrays

contains

    subroutine doubled(element, place, unused) bind(c, name="")
        type(c_ptr), value :: element, unused
        integer(c_int64_t), value :: place
        integer(c_int64_t), pointer :: number

        call c_f_pointer(element, number)
        if (place >= 0 .and. .not. c_associated(unused)) number = 2 * number
    end subroutine doubled

    subroutine negated(input, output, place, unused) bind(c, name="")
        type(c_ptr), value :: input, output, unused
        integer(c_int64_t), value :: place
        integer(c_int64_t), pointer :: from, to

        call c_f_pointer(input, from)
        call c_f_pointer(output, to)
        if (place >= 0 .and. .not. c_associated(unused)) to = -from
    end subroutine negated

    subroutine started_on_vectors(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target, asynchronous :: least
        type(dtl_vector_t) :: vec, other
        type(dtl_request_t) :: request, both(2)

        call vec%create_fill(ctx, 12, 3_c_int64_t)
        call other%create(ctx, DTL_DTYPE_INT64, 12)
        call good(dtl_async_for_each_vector(vec%handle, c_funloc(doubled), c_null_ptr, &
                                            request%handle))
        call request%wait() ! until then the elements belong to it
        call good(dtl_async_transform_vector(vec%handle, other%handle, c_funloc(negated), &
                                             c_null_ptr, request%handle))
        call request%wait()
        call good(dtl_async_sort_vector(vec%handle, both(1)%handle))
        call good(dtl_async_reduce_vector(other%handle, DTL_OP_MIN, c_loc(least), both(2)%handle))
        call dtl_wait_all(both)
        if (ctx%is_root()) print "(i0)", least
        call other%close()
        call vec%close()
    end subroutine started_on_vectors

    subroutine started_on_arrays(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int64_t), target, asynchronous :: most
        type(dtl_array_t) :: arr
        type(dtl_request_t) :: request

        call arr%create_fill(ctx, 12, 3_c_int64_t)
        call good(dtl_async_for_each_array(arr%handle, c_funloc(doubled), c_null_ptr, &
                                           request%handle))
        call request%wait() ! until then the elements belong to it
        call good(dtl_async_reduce_array(arr%handle, DTL_OP_MAX, c_loc(most), request%handle))
        call request%wait()
        if (ctx%is_root()) print "(i0)", most
        call arr%close()
    end subroutine started_on_arrays
end module started_algorithm_examples
