! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/kinds_test.f90.j2.
! Do not edit.

!> Every collective for every kind; see the modules.
program kinds
    use dtl, only: dtl_context_t
    use kind_int32, only: test_int32
    use kind_float64, only: test_float64
    use kind_int32_int32, only: test_int32_int32
    implicit none (type, external)
    type(dtl_context_t) :: ctx

    call ctx%create()
    call test_int32(ctx)
    call test_float64(ctx)
    call test_int32_int32(ctx)
    call ctx%close()
end program kinds
