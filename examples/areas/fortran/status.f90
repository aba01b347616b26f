! SPDX-License-Identifier: BSD-3-Clause
module status_examples
    use, intrinsic :: iso_c_binding, only: c_char
    use dtl
    use words, only: text, yes_no
    implicit none (type, external)
    private
    public :: status_words, status_last_error

contains

    subroutine status_words(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int) :: status

        status = DTL_ERROR_OUT_OF_BOUNDS
        if (.not. ctx%is_root()) return
        print "(3a)", text(dtl_status_name(status)), ", of ", text(dtl_status_category(status))
        print "(4a)", "has a text: ", yes_no(len(text(dtl_status_message(status))) > 0), &
            ", of its category: ", &
            yes_no(dtl_status_is_category(status, dtl_status_category_code(status)) /= 0)
        print "(4a)", "an error: ", yes_no(dtl_status_is_error(status) /= 0), &
            ", a success: ", yes_no(dtl_status_ok(status) /= 0)
    end subroutine status_words

    subroutine status_last_error(ctx)
        type(dtl_context_t), intent(in) :: ctx
        character(kind=c_char) :: words(256)
        integer(c_int) :: owner, status
        integer(c_int64_t) :: length
        type(dtl_vector_t) :: vec

        call vec%create(ctx, DTL_DTYPE_INT64, 12)
        call dtl_clear_error() ! what follows is of the next call
        owner = dtl_vector_owner(vec%handle, 12_c_int64_t)
        status = dtl_last_error_status()
        length = dtl_last_error(words, 256_c_int64_t) ! which argument, its value, what was expected
        if (ctx%is_root() .and. status /= DTL_SUCCESS) then
            print "(4a)", "no owner: ", yes_no(owner == DTL_NO_RANK), &
                ", has a text: ", yes_no(length > 0)
        end if
        call vec%close()
    end subroutine status_last_error
end module status_examples
