! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/umbrella.f90.j2.
! Do not edit.

!> Boxes of numbers.
!>
!> The functions of the C interface under their C names, and derived types on top: dtl_context_t,
!> dtl_box_t.
module dtl
    use, intrinsic :: iso_c_binding, only: c_associated, c_double, c_f_pointer, c_float, c_funloc, &
                                           c_funptr, c_int, c_int16_t, c_int32_t, c_int64_t, &
                                           c_int8_t, c_loc, c_null_char, c_null_ptr, c_ptr
    use dtl_core
    use dtl_boxes
    use dtl_helpers
    use dtl_context_type
    use dtl_box_type
    implicit none (type, external)
    public
end module dtl
