! SPDX-License-Identifier: BSD-3-Clause
!> What an array of any type and rank consists of, as it is known when the program runs, and how it
!> is lent to C: array.c.
!>
!> A blocking call lends an array, section or not, and ends the loan before it returns. A call that
!> returns earlier than its work is done keeps the array's address, so that it must be without gaps:
!> a packed copy would not be there when the data come.
module dtl_elements
    use, intrinsic :: iso_c_binding, only: c_associated, c_int, c_int32_t, c_int64_t, &
                                           c_null_ptr, c_ptr
    use dtl_core, only: DTL_DTYPE_BYTE, DTL_ERROR_EXTENT_MISMATCH, DTL_ERROR_INVALID_ARGUMENT, &
                        DTL_ERROR_NULL_POINTER, dtl_dtype_name, dtl_dtype_size
    use dtl_failure, only: refuse, text
    use dtl_helpers, only: dtl_c_to_f_string
    implicit none (type, external)
    private
    public :: elements, known, stays, same_dtype, reaches, lend, take_back, drop

    !> `dtype` is negative where none stands for the type, `count` where the size is not known.
    type, bind(c) :: elements
        type(c_ptr) :: memory = c_null_ptr
        integer(c_int64_t) :: count = 0
        integer(c_int64_t) :: bytes = 0
        integer(c_int32_t) :: dtype = -1
        integer(c_int32_t) :: has_gaps = 0
    end type elements

    interface
        subroutine describe(array, found) bind(c, name="dtl_f_describe")
            import :: elements
            implicit none (type, external)
            type(*), asynchronous, intent(in) :: array(..)
            type(elements), intent(out) :: found
        end subroutine describe

        !> The elements of `array` in array element order: its own memory, or a packed copy of a
        !> section.
        function lend(array) bind(c, name="dtl_f_lend") result(memory)
            import :: c_ptr
            implicit none (type, external)
            type(*), intent(in) :: array(..)
            type(c_ptr) :: memory
        end function lend

        !> Ends the loan of an array that the call may have written.
        subroutine take_back(memory, array) bind(c, name="dtl_f_take_back")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: memory
            type(*), intent(inout) :: array(..)
        end subroutine take_back

        !> Ends the loan of an array that was only read.
        subroutine drop(memory, array) bind(c, name="dtl_f_drop")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: memory
            type(*), intent(in) :: array(..)
        end subroutine drop
    end interface

contains

    !> Whether a dtype stands for the array's type, or `dtype` can; if not, the call is refused.
    !> DTL_DTYPE_BYTE can for any.
    logical function known(name, argument, array, dtype, found, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(*), asynchronous, intent(in) :: array(..)
        integer(c_int), intent(in), optional :: dtype
        type(elements), intent(out) :: found
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: expected

        call describe(array, found)
        known = is_there(name, argument, found, stat, errmsg)
        if (.not. known) return
        if (.not. present(dtype)) then
            known = found%dtype >= 0
            if (.not. known) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "dtype", &
                "is of a type that no dtype stands for; expected one of the integer, real, &
                &complex and logical kinds of C, or the argument dtype", stat, errmsg)
            return
        end if

        found%dtype = dtype
        expected = dtl_dtype_size(dtype)
        if (dtype == DTL_DTYPE_BYTE) then
            found%count = found%count * found%bytes
            found%bytes = expected
        end if
        known = found%bytes == expected .or. expected == 0 ! which C refuses
        if (.not. known) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "dtype", &
            "has elements of " // text(found%bytes) // " bytes; expected " // text(expected) // &
            ", those of the dtype " // dtl_c_to_f_string(dtl_dtype_name(dtype)), stat, errmsg)
    end function known

    logical function is_there(name, argument, found, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(elements), intent(in) :: found
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        is_there = .false.
        if (found%count /= 0 .and. .not. c_associated(found%memory)) then
            call refuse(DTL_ERROR_NULL_POINTER, name, argument, "null", &
                "is not allocated or associated; expected an array that is", stat, errmsg)
        else if (found%count < 0) then
            call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "size", "has an assumed " // &
                "size; expected an array that knows its size, as the section x(:n)", stat, errmsg)
        else
            is_there = .true.
        end if
    end function is_there

    !> As known, for a call that keeps the array's address.
    logical function stays(name, argument, array, dtype, found, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(*), asynchronous, intent(in) :: array(..)
        integer(c_int), intent(in), optional :: dtype
        type(elements), intent(out) :: found
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        stays = known(name, argument, array, dtype, found, stat, errmsg)
        if (.not. stays) return
        stays = found%has_gaps == 0
        if (.not. stays) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "gaps", &
            "is an array section with gaps; expected an array without, whose memory the " // &
            "operation uses after the call", stat, errmsg)
    end function stays

    !> Whether an array's elements are those of the one before it.
    logical function same_dtype(name, argument, found, expected, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(elements), intent(in) :: found, expected
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        same_dtype = found%dtype == expected%dtype
        if (.not. same_dtype) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "dtype", &
            "is " // dtl_c_to_f_string(dtl_dtype_name(found%dtype)) // "; expected " // &
            dtl_c_to_f_string(dtl_dtype_name(expected%dtype)) // ", as the other array", &
            stat, errmsg)
    end function same_dtype

    !> Whether C finds what it reads or writes inside the array: one item of `bytes` bytes, which is
    !> the whole array, or the first `count` items. Elements must divide an item evenly, so that
    !> eight-byte elements are refused for items of four bytes. `words` says what an item's size is.
    !> An object without a size is a handle that the call itself refuses.
    logical function reaches(name, argument, array, bytes, words, stat, errmsg, count)
        character(len=*), intent(in) :: name, argument
        type(*), intent(in) :: array(..)
        integer(c_int64_t), intent(in) :: bytes
        character(len=*), intent(in) :: words
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), intent(in), optional :: count
        type(elements) :: found
        integer(c_int64_t) :: given

        reaches = bytes <= 0
        if (reaches) return
        call describe(array, found)
        ! GNU Fortran describes a character literal as one integer of one byte, of any length.
        reaches = found%count == 1 .and. found%bytes == 1
        if (reaches) return
        reaches = is_there(name, argument, found, stat, errmsg)
        if (.not. reaches) return
        given = found%count * found%bytes
        if (.not. present(count)) then
            reaches = given == bytes
            if (.not. reaches) call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, "size", &
                "has " // text(given) // " bytes; expected " // text(bytes) // ", " // words, &
                stat, errmsg)
        else if (found%count > 0 .and. mod(bytes, max(found%bytes, 1_c_int64_t)) /= 0) then
            reaches = .false.
            call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, "size", &
                "has elements of " // text(found%bytes) // " bytes; expected " // &
                text(bytes) // ", " // words, stat, errmsg)
        else
            reaches = count <= 0 .or. given / bytes >= count
            if (.not. reaches) call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, "size", &
                "has " // text(given) // " bytes; expected room for " // text(count) // &
                " times " // text(bytes) // ", " // words, stat, errmsg)
        end if
    end function reaches

end module dtl_elements
