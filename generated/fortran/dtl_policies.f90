! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2. Do not
! edit.

!> The C interface: .
module dtl_policies
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    use dtl_core, only: dtl_container_options
    implicit none (type, external)
    private
    public :: dtl_partition_policy_name, dtl_placement_policy_name, dtl_placement_available, &
              dtl_execution_policy_name, dtl_consistency_policy_name, dtl_error_policy_name, &
              dtl_container_options_init

    interface

        !> dtl_partition_policy_name
        function dtl_partition_policy_name(policy) &
                bind(c, name="dtl_partition_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_partition_policy_name

        !> dtl_placement_policy_name
        function dtl_placement_policy_name(policy) &
                bind(c, name="dtl_placement_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_placement_policy_name

        !> dtl_placement_available
        function dtl_placement_available(policy) &
                bind(c, name="dtl_placement_available") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: policy
            integer(c_int) :: status
        end function dtl_placement_available

        !> dtl_execution_policy_name
        function dtl_execution_policy_name(policy) &
                bind(c, name="dtl_execution_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_execution_policy_name

        !> dtl_consistency_policy_name
        function dtl_consistency_policy_name(policy) &
                bind(c, name="dtl_consistency_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_consistency_policy_name

        !> dtl_error_policy_name
        function dtl_error_policy_name(policy) &
                bind(c, name="dtl_error_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_error_policy_name

        !> dtl_container_options_init
        subroutine dtl_container_options_init(opts) &
                bind(c, name="dtl_container_options_init")
            import :: dtl_container_options
            implicit none (type, external)
            type(dtl_container_options), intent(out) :: opts
        end subroutine dtl_container_options_init
    end interface

end module dtl_policies
