! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/arrays.f90.j2.
! Do not edit.

!> Procedures for arrays of any kind and rank, with buffers of maps.
!>
!> The type-bound procedures of the derived types call them. Counts are the sizes of the arrays.
module dtl_map_arrays
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_argument_check, only: has_size
    use dtl_array_memory, only: elements, has_dtype, pack_array, release_array
    use dtl_containers, only: dtl_map_key_size, dtl_map_replace, dtl_map_value_size
    use dtl_core, only: DTL_DTYPE_BYTE
    use dtl_failure, only: settle
    implicit none (type, external)
    private
    public :: any_map_replace

contains

    subroutine any_map_replace(map, key, expected, value, replaced, stat, errmsg)
        type(c_ptr), intent(in) :: map
        type(*), intent(in) :: key(..)
        type(*), intent(in), optional :: expected(..)
        type(*), intent(in) :: value(..)
        integer(c_int), intent(out) :: replaced
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        type(elements) :: key_array, expected_array, value_array
        integer(c_int) :: status

        if (.not. has_dtype("map_replace", "key", key, DTL_DTYPE_BYTE, key_array, stat, &
                            errmsg)) return
        if (present(expected)) then
            if (.not. has_dtype("map_replace", "expected", expected, DTL_DTYPE_BYTE, &
                                expected_array, stat, errmsg)) return
        end if
        if (.not. has_dtype("map_replace", "value", value, DTL_DTYPE_BYTE, value_array, stat, &
                            errmsg)) return
        if (dtl_map_key_size(map) > 0) then
            if (.not. has_size("map_replace", "key", key_array%count, &
                               int(dtl_map_key_size(map), c_int64_t), "key_size(map)", stat, &
                               errmsg)) return
        end if
        if (dtl_map_value_size(map) > 0 .and. present(expected)) then
            if (.not. has_size("map_replace", "expected", expected_array%count, &
                               int(dtl_map_value_size(map), c_int64_t), "value_size(map)", stat, &
                               errmsg)) return
        end if
        if (dtl_map_value_size(map) > 0) then
            if (.not. has_size("map_replace", "value", value_array%count, &
                               int(dtl_map_value_size(map), c_int64_t), "value_size(map)", stat, &
                               errmsg)) return
        end if
        key_array%memory = pack_array(key)
        value_array%memory = pack_array(value)
        if (present(expected)) expected_array%memory = pack_array(expected)
        status = dtl_map_replace(map, key_array%memory, expected_array%memory, value_array%memory, &
                                 replaced)
        call release_array(key_array%memory, key)
        call release_array(value_array%memory, value)
        if (present(expected)) call release_array(expected_array%memory, expected)
        call settle(status, stat, errmsg)
    end subroutine any_map_replace

end module dtl_map_arrays
