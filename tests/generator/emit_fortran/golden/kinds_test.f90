! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/kinds_test.f90.j2.
! Do not edit.

!> Every collective for every kind; see the modules.
program kinds
    use dtl, only: dtl_context_t
    use kind_int8, only: test_int8
    use kind_int16, only: test_int16
    use kind_int32, only: test_int32
    use kind_int64, only: test_int64
    use kind_float32, only: test_float32
    use kind_float64, only: test_float64
    use kind_bool, only: test_bool
    use kind_complex64, only: test_complex64
    use kind_complex128, only: test_complex128
    use kind_float32_int32, only: test_float32_int32
    use kind_float64_int64, only: test_float64_int64
    use kind_int32_int32, only: test_int32_int32
    use kind_int64_int64, only: test_int64_int64
    implicit none (type, external)
    type(dtl_context_t) :: ctx

    call ctx%create()
    call test_int8(ctx)
    call test_int16(ctx)
    call test_int32(ctx)
    call test_int64(ctx)
    call test_float32(ctx)
    call test_float64(ctx)
    call test_bool(ctx)
    call test_complex64(ctx)
    call test_complex128(ctx)
    call test_float32_int32(ctx)
    call test_float64_int64(ctx)
    call test_int32_int32(ctx)
    call test_int64_int64(ctx)
    call ctx%close()
end program kinds
