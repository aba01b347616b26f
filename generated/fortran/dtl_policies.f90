! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: policies.
module dtl_policies
    use, intrinsic :: iso_c_binding, only: c_int, c_ptr
    use dtl_core, only: dtl_container_options
    implicit none (type, external)
    private
    public :: dtl_partition_policy_name, dtl_placement_policy_name, dtl_placement_available, &
              dtl_execution_policy_name, dtl_consistency_policy_name, dtl_error_policy_name, &
              dtl_container_options_init

    interface

        !> The policy as a word, such as "block_cyclic", of static duration; "unknown" for a value
        !> that is none. Local: does not wait for other ranks.
        function dtl_partition_policy_name(policy) &
                bind(c, name="dtl_partition_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_partition_policy_name

        !> The policy as a word, such as "host", of static duration; "unknown" for a value that is
        !> none. Local: does not wait for other ranks.
        function dtl_placement_policy_name(policy) &
                bind(c, name="dtl_placement_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_placement_policy_name

        !> 1 if this machine has what the policy asks for, 0 else: host always is there; device,
        !> unified and device_preferred need a device backend. Containers are made with
        !> device_preferred everywhere, on the host where no device is. Local: does not wait for
        !> other ranks.
        function dtl_placement_available(policy) &
                bind(c, name="dtl_placement_available") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: policy
            integer(c_int) :: status
        end function dtl_placement_available

        !> The policy as a word, such as "par", of static duration; "unknown" for a value that is
        !> none. Local: does not wait for other ranks.
        function dtl_execution_policy_name(policy) &
                bind(c, name="dtl_execution_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_execution_policy_name

        !> The policy as a word, such as "relaxed", of static duration; "unknown" for a value that
        !> is none. Local: does not wait for other ranks.
        function dtl_consistency_policy_name(policy) &
                bind(c, name="dtl_consistency_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_consistency_policy_name

        !> The policy as a word, such as "return_status", of static duration; "unknown" for a value
        !> that is none. Local: does not wait for other ranks.
        function dtl_error_policy_name(policy) &
                bind(c, name="dtl_error_policy_name") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            integer(c_int), value :: policy
            type(c_ptr) :: status
        end function dtl_error_policy_name

        !> `*opts` holds the defaults: block distribution, host memory, one thread, device 0, blocks
        !> of one element. Local: does not wait for other ranks.
        subroutine dtl_container_options_init(opts) &
                bind(c, name="dtl_container_options_init")
            import :: dtl_container_options
            implicit none (type, external)
            type(dtl_container_options), intent(out) :: opts
        end subroutine dtl_container_options_init
    end interface

end module dtl_policies
