! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: topology.
module dtl_topology
    use, intrinsic :: iso_c_binding, only: c_int
    implicit none (type, external)
    private
    public :: dtl_topology_num_cpus, dtl_topology_cpu_affinity, dtl_topology_num_gpus, &
              dtl_topology_gpu_id, dtl_topology_is_local, dtl_topology_node_id

    interface

        !> `*count` is the number of CPUs (hardware threads) of this node that this process may run
        !> on.
        function dtl_topology_num_cpus(count) &
                bind(c, name="dtl_topology_num_cpus") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_cpus

        !> `*cpu_id` is the first CPU that the rank may run on, as its own operating system numbers
        !> them.
        function dtl_topology_cpu_affinity(rank, cpu_id) &
                bind(c, name="dtl_topology_cpu_affinity") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: cpu_id
            integer(c_int) :: status
        end function dtl_topology_cpu_affinity

        !> `*count` is the number of GPUs of this node that can be seen, 0 where there is none.
        function dtl_topology_num_gpus(count) &
                bind(c, name="dtl_topology_num_gpus") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_gpus

        !> `*gpu_id` is the GPU that suits the rank: the ranks of a node are dealt out to its GPUs
        !> in turn. -1 where the node has none.
        function dtl_topology_gpu_id(rank, gpu_id) &
                bind(c, name="dtl_topology_gpu_id") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: gpu_id
            integer(c_int) :: status
        end function dtl_topology_gpu_id

        !> `*is_local` is 1 if both ranks run on one node, 0 else.
        function dtl_topology_is_local(rank_a, rank_b, is_local) &
                bind(c, name="dtl_topology_is_local") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank_a
            !> A rank of the job.
            integer(c_int), value :: rank_b
            integer(c_int), intent(out) :: is_local
            integer(c_int) :: status
        end function dtl_topology_is_local

        !> `*node_id` is the number of the rank's node: nodes are counted from 0 in the order of
        !> their lowest ranks.
        function dtl_topology_node_id(rank, node_id) &
                bind(c, name="dtl_topology_node_id") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: node_id
            integer(c_int) :: status
        end function dtl_topology_node_id
    end interface

end module dtl_topology
