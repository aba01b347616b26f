! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: .
module dtl_topology
    use, intrinsic :: iso_c_binding, only: c_int
    implicit none (type, external)
    private
    public :: dtl_topology_num_cpus, dtl_topology_cpu_affinity, dtl_topology_num_gpus, &
              dtl_topology_gpu_id, dtl_topology_is_local, dtl_topology_node_id

    interface

        !> dtl_topology_num_cpus
        function dtl_topology_num_cpus(count) &
                bind(c, name="dtl_topology_num_cpus") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_cpus

        !> dtl_topology_cpu_affinity
        function dtl_topology_cpu_affinity(rank, cpu_id) &
                bind(c, name="dtl_topology_cpu_affinity") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: cpu_id
            integer(c_int) :: status
        end function dtl_topology_cpu_affinity

        !> dtl_topology_num_gpus
        function dtl_topology_num_gpus(count) &
                bind(c, name="dtl_topology_num_gpus") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_gpus

        !> dtl_topology_gpu_id
        function dtl_topology_gpu_id(rank, gpu_id) &
                bind(c, name="dtl_topology_gpu_id") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: gpu_id
            integer(c_int) :: status
        end function dtl_topology_gpu_id

        !> dtl_topology_is_local
        function dtl_topology_is_local(rank_a, rank_b, is_local) &
                bind(c, name="dtl_topology_is_local") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: rank_a
            integer(c_int), value :: rank_b
            integer(c_int), intent(out) :: is_local
            integer(c_int) :: status
        end function dtl_topology_is_local

        !> dtl_topology_node_id
        function dtl_topology_node_id(rank, node_id) &
                bind(c, name="dtl_topology_node_id") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: node_id
            integer(c_int) :: status
        end function dtl_topology_node_id
    end interface

end module dtl_topology
