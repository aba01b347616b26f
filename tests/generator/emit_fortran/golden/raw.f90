! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: types, status.
module dtl_core
    use, intrinsic :: iso_c_binding, only: c_int, c_int32_t, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: DTL_NO_RANK, DTL_CATEGORY_SUCCESS, DTL_CATEGORY_BOUNDS, DTL_SUCCESS, &
              DTL_ERROR_OUT_OF_BOUNDS, DTL_ERROR_INVALID_RANK, DTL_ERROR_INVALID_ARGUMENT, &
              DTL_ERROR_BAD_ARGUMENT, DTL_DTYPE_INT32, DTL_DTYPE_FLOAT64, DTL_DTYPE_INT32_INT32, &
              DTL_DTYPE_COUNT, DTL_OP_SUM, DTL_OP_LOR, DTL_COLOR_RED, DTL_COLOR_BLUE, &
              DTL_COLOR_COUNT, DTL_VERSION_MAJOR, DTL_VERSION_MINOR, DTL_VERSION_PATCH, &
              DTL_ABI_VERSION, DTL_VERSION_STRING, DTL_VERSION_BASE_STRING, &
              DTL_VERSION_PRERELEASE, DTL_VERSION_FULL, DTL_VERSION_PYTHON, dtl_options, &
              dtl_int32_int32, dtl_f_visitor, dtl_dtype_size

    !> No process.
    integer(c_int), parameter :: DTL_NO_RANK = -1

    integer(c_int), parameter :: DTL_CATEGORY_SUCCESS = 0

    integer(c_int), parameter :: DTL_CATEGORY_BOUNDS = 4

    !> All is well.
    integer(c_int), parameter :: DTL_SUCCESS = 0

    !> Beyond the end.
    integer(c_int), parameter :: DTL_ERROR_OUT_OF_BOUNDS = 401

    !> No such process.
    integer(c_int), parameter :: DTL_ERROR_INVALID_RANK = 403

    !> Wrong.
    integer(c_int), parameter :: DTL_ERROR_INVALID_ARGUMENT = 410

    !> The same.
    integer(c_int), parameter :: DTL_ERROR_BAD_ARGUMENT = 410

    !> Whole numbers.
    integer(c_int), parameter :: DTL_DTYPE_INT32 = 0

    !> Real numbers.
    integer(c_int), parameter :: DTL_DTYPE_FLOAT64 = 1

    !> Two.
    integer(c_int), parameter :: DTL_DTYPE_INT32_INT32 = 2

    integer(c_int), parameter :: DTL_DTYPE_COUNT = 3

    !> a + b
    integer(c_int), parameter :: DTL_OP_SUM = 0

    !> 1 if one of them is not 0.
    integer(c_int), parameter :: DTL_OP_LOR = 1

    !> As fire.
    integer(c_int), parameter :: DTL_COLOR_RED = 0

    !> As the sky.
    integer(c_int), parameter :: DTL_COLOR_BLUE = 1

    integer(c_int), parameter :: DTL_COLOR_COUNT = 2

    integer(c_int), parameter :: DTL_VERSION_MAJOR = 0

    integer(c_int), parameter :: DTL_VERSION_MINOR = 1

    integer(c_int), parameter :: DTL_VERSION_PATCH = 0

    integer(c_int), parameter :: DTL_ABI_VERSION = 1

    character(len=*), parameter :: DTL_VERSION_STRING = "0.1.0"

    character(len=*), parameter :: DTL_VERSION_BASE_STRING = "0.1.0"

    character(len=*), parameter :: DTL_VERSION_PRERELEASE = ""

    character(len=*), parameter :: DTL_VERSION_FULL = "0.1.0"

    character(len=*), parameter :: DTL_VERSION_PYTHON = "0.1.0"

    !> What a box is made with.
    type, bind(c) :: dtl_options
        !> How it looks.
        integer(c_int) :: color = 0
        !> How deep it is.
        integer(c_int64_t) :: depth = 1
    end type dtl_options

    !> A value and where it was.
    type, bind(c) :: dtl_int32_int32
        !> The number itself.
        integer(c_int32_t) :: value = 0
        !> Where it was.
        integer(c_int32_t) :: index = 0
    end type dtl_int32_int32

    abstract interface
        !> Called with each element.
        subroutine dtl_f_visitor(element, index) &
                bind(c)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: element
            integer(c_int64_t), value :: index
        end subroutine dtl_f_visitor
    end interface

    interface

        !> Bytes of an element.
        function dtl_dtype_size(dtype) &
                bind(c, name="dtl_dtype_size") result(status)
            import :: c_int, c_int64_t
            implicit none (type, external)
            integer(c_int), value :: dtype
            integer(c_int64_t) :: status
        end function dtl_dtype_size
    end interface

end module dtl_core
