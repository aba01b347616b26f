! SPDX-License-Identifier: BSD-3-Clause
!> Describes arrays of any type and rank at run time, checks them, and passes their memory to C. The
!> functions in C are in array.c.
!>
!> A blocking call passes an array section as a packed copy, which is released before the call
!> returns. A nonblocking call keeps the address of the array, which must be contiguous: a packed
!> copy would no longer exist when the data arrive.
module dtl_array_memory
    use, intrinsic :: iso_c_binding, only: c_associated, c_int, c_int32_t, c_int64_t, &
                                           c_null_ptr, c_ptr
    use dtl_core, only: DTL_DTYPE_BYTE, DTL_ERROR_EXTENT_MISMATCH, DTL_ERROR_INVALID_ARGUMENT, &
                        DTL_ERROR_NULL_POINTER, dtl_dtype_name, dtl_dtype_size
    use dtl_failure, only: refuse, text
    use dtl_helpers, only: dtl_c_to_f_string
    implicit none (type, external)
    private
    public :: elements, has_dtype, has_no_gaps, has_same_dtype, has_item_bytes
    public :: pack_array, unpack_array, release_array

    !> Description of an array. `dtype` is negative if no dtype corresponds to the type, `count` if
    !> the size is unknown (assumed-size arrays).
    type, bind(c) :: elements
        type(c_ptr) :: memory = c_null_ptr
        integer(c_int64_t) :: count = 0
        integer(c_int64_t) :: bytes = 0
        integer(c_int32_t) :: dtype = -1
        integer(c_int32_t) :: has_gaps = 0
    end type elements

    interface
        !> Describes the array in `found`; a character array as its characters. Never refuses.
        subroutine describe(array, found) bind(c, name="dtl_f_describe")
            import :: elements
            implicit none (type, external)
            type(*), asynchronous, intent(in) :: array(..)
            type(elements), intent(out) :: found
        end subroutine describe

        !> Returns the elements of `array` in array element order: its own memory, or a packed copy
        !> of a section.
        function pack_array(array) bind(c, name="dtl_f_pack_array") result(memory)
            import :: c_ptr
            implicit none (type, external)
            type(*), intent(in) :: array(..)
            type(c_ptr) :: memory
        end function pack_array

        !> Releases memory from pack_array(), after copying a packed copy back to the array.
        subroutine unpack_array(memory, array) bind(c, name="dtl_f_unpack_array")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: memory
            type(*), intent(inout) :: array(..)
        end subroutine unpack_array

        !> Releases memory from pack_array() of an array that the call has only read.
        subroutine release_array(memory, array) bind(c, name="dtl_f_release_array")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: memory
            type(*), intent(in) :: array(..)
        end subroutine release_array
    end interface

contains

    !> Describes the array in `found`. Returns true if its type corresponds to a dtype, or if its
    !> elements have the size of `dtype`; DTL_DTYPE_BYTE accepts any type. Otherwise refuses the
    !> call and returns false.
    logical function has_dtype(name, argument, array, dtype, found, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(*), asynchronous, intent(in) :: array(..)
        integer(c_int), intent(in), optional :: dtype
        type(elements), intent(out) :: found
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t) :: expected

        call describe(array, found)
        has_dtype = is_usable(name, argument, found, stat, errmsg)
        if (.not. has_dtype) return
        if (.not. present(dtype)) then
            has_dtype = found%dtype >= 0
            if (.not. has_dtype) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "dtype", &
                "has a type without a dtype; expected one of the integer, real, &
                &complex and logical kinds of C, or the argument dtype", stat, errmsg)
            return
        end if

        found%dtype = dtype
        expected = dtl_dtype_size(dtype)
        if (dtype == DTL_DTYPE_BYTE) then
            found%count = found%count * found%bytes
            found%bytes = expected
        end if
        ! An expected size of 0 stands for an invalid dtype, which C refuses.
        has_dtype = found%bytes == expected .or. expected == 0
        if (.not. has_dtype) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "dtype", &
            "has elements of " // text(found%bytes) // " bytes; expected " // text(expected) // &
            ", those of the dtype " // dtl_c_to_f_string(dtl_dtype_name(dtype)), stat, errmsg)
    end function has_dtype

    !> Returns true if the array has memory, or no elements, and a known size; otherwise refuses the
    !> call.
    logical function is_usable(name, argument, found, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(elements), intent(in) :: found
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        is_usable = .false.
        if (found%count /= 0 .and. .not. c_associated(found%memory)) then
            call refuse(DTL_ERROR_NULL_POINTER, name, argument, "null", &
                "is not allocated or associated; expected an array that is", stat, errmsg)
        else if (found%count < 0) then
            call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "size", "has an assumed " // &
                "size; expected an array of known size, as the section x(:n)", stat, errmsg)
        else
            is_usable = .true.
        end if
    end function is_usable

    !> Like has_dtype(), for a call that keeps the array's address: the array must be contiguous.
    logical function has_no_gaps(name, argument, array, dtype, found, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(*), asynchronous, intent(in) :: array(..)
        integer(c_int), intent(in), optional :: dtype
        type(elements), intent(out) :: found
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        has_no_gaps = has_dtype(name, argument, array, dtype, found, stat, errmsg)
        if (.not. has_no_gaps) return
        has_no_gaps = found%has_gaps == 0
        if (.not. has_no_gaps) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "gaps", &
            "is an array section with gaps; expected an array without, whose memory the " // &
            "operation uses after the call", stat, errmsg)
    end function has_no_gaps

    !> Returns true if both arrays have one dtype; otherwise refuses the call.
    logical function has_same_dtype(name, argument, found, expected, stat, errmsg)
        character(len=*), intent(in) :: name, argument
        type(elements), intent(in) :: found, expected
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        has_same_dtype = found%dtype == expected%dtype
        if (.not. has_same_dtype) call refuse(DTL_ERROR_INVALID_ARGUMENT, name, argument, "dtype", &
            "is " // dtl_c_to_f_string(dtl_dtype_name(found%dtype)) // "; expected " // &
            dtl_c_to_f_string(dtl_dtype_name(expected%dtype)) // ", as the other array", &
            stat, errmsg)
    end function has_same_dtype

    !> Returns true if the array has the memory that C accesses; otherwise refuses the call. Without
    !> `count`, the array must consist of one item of `bytes` bytes; with it, of at least `count`
    !> items. The element size must divide the item size: eight-byte elements are refused for items
    !> of four bytes. `words` describes the item size in the error. `bytes` is 0 for an invalid
    !> handle, which the call itself refuses.
    logical function has_item_bytes(name, argument, array, bytes, words, stat, errmsg, count)
        character(len=*), intent(in) :: name, argument
        type(*), intent(in) :: array(..)
        integer(c_int64_t), intent(in) :: bytes
        character(len=*), intent(in) :: words
        integer(c_int), intent(inout), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int64_t), intent(in), optional :: count
        type(elements) :: found
        integer(c_int64_t) :: array_bytes

        has_item_bytes = bytes <= 0
        if (has_item_bytes) return
        call describe(array, found)
        ! GNU Fortran describes a character literal as one integer of one byte, of any length.
        has_item_bytes = found%count == 1 .and. found%bytes == 1
        if (has_item_bytes) return
        has_item_bytes = is_usable(name, argument, found, stat, errmsg)
        if (.not. has_item_bytes) return
        array_bytes = found%count * found%bytes
        if (.not. present(count)) then
            has_item_bytes = array_bytes == bytes
            if (.not. has_item_bytes) call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, &
                "size", "has " // text(array_bytes) // " bytes; expected " // text(bytes) // &
                ", " // words, stat, errmsg)
        else if (found%count > 0 .and. mod(bytes, max(found%bytes, 1_c_int64_t)) /= 0) then
            has_item_bytes = .false.
            call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, "size", &
                "has elements of " // text(found%bytes) // " bytes; expected " // &
                text(bytes) // ", " // words, stat, errmsg)
        else
            has_item_bytes = count <= 0 .or. array_bytes / bytes >= count
            if (.not. has_item_bytes) call refuse(DTL_ERROR_EXTENT_MISMATCH, name, argument, &
                "size", "has " // text(array_bytes) // " bytes; expected room for " // &
                text(count) // " times " // text(bytes) // ", " // words, stat, errmsg)
        end if
    end function has_item_bytes

end module dtl_array_memory
