! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: topology.
module dtl_topology
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_int64_t
    use dtl_core, only: dtl_cache_info, dtl_cpu_info, dtl_gpu_info
    implicit none (type, external)
    private
    public :: dtl_topology_num_cpus, dtl_topology_cpu_affinity, dtl_topology_num_gpus, &
              dtl_topology_gpu_id, dtl_topology_device_id, dtl_topology_is_local, &
              dtl_topology_node_id, dtl_topology_num_nodes, dtl_topology_node_rank, &
              dtl_topology_node_size, dtl_topology_numa_node, dtl_topology_host_name, &
              dtl_topology_cpu_set, dtl_topology_num_numa_nodes, dtl_topology_num_machine_cpus, &
              dtl_topology_machine_cpu, dtl_topology_num_caches, dtl_topology_cache, &
              dtl_topology_gpu, dtl_topology_text

    interface

        !> `*count` is the number of CPUs (hardware threads) of this node that this process may run
        !> on. Local: does not wait for other ranks.
        function dtl_topology_num_cpus(count) &
                bind(c, name="dtl_topology_num_cpus") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_cpus

        !> `*cpu_id` is the first CPU that the rank may run on, as its own operating system numbers
        !> them. Local: does not wait for other ranks.
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
        !> Local: does not wait for other ranks.
        function dtl_topology_num_gpus(count) &
                bind(c, name="dtl_topology_num_gpus") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_gpus

        !> `*gpu_id` is the GPU that suits the rank, in the order of topology_gpu: the ranks of a
        !> node are distributed to its GPUs, as many to each, at most one more, and to those that
        !> are beside CPUs which the rank may run on, as far as they go. -1 where the node has none.
        !> Local: does not wait for other ranks.
        function dtl_topology_gpu_id(rank, gpu_id) &
                bind(c, name="dtl_topology_gpu_id") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: gpu_id
            integer(c_int) :: status
        end function dtl_topology_gpu_id

        !> `*device_id` is the device of that kind that suits this rank, as dtl_context_with_device
        !> takes it: where the process can use as many of the kind as its node has GPUs, the one
        !> that topology_gpu_id means; else the ranks of the node take the devices in turn. -1 where
        !> there is none that can be used, which dtl_backend_report tells why. Local: does not wait
        !> for other ranks.
        function dtl_topology_device_id(kind, device_id) &
                bind(c, name="dtl_topology_device_id") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), value :: kind
            integer(c_int), intent(out) :: device_id
            integer(c_int) :: status
        end function dtl_topology_device_id

        !> `*is_local` is 1 if both ranks run on one node, 0 else. Local: does not wait for other
        !> ranks.
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
        !> their lowest ranks. Local: does not wait for other ranks.
        function dtl_topology_node_id(rank, node_id) &
                bind(c, name="dtl_topology_node_id") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: node_id
            integer(c_int) :: status
        end function dtl_topology_node_id

        !> `*count` is the number of nodes that the job's ranks run on. Local: does not wait for
        !> other ranks.
        function dtl_topology_num_nodes(count) &
                bind(c, name="dtl_topology_num_nodes") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_nodes

        !> `*node_rank` is the rank's number among those of its node, from 0 in the order of ranks.
        !> Local: does not wait for other ranks.
        function dtl_topology_node_rank(rank, node_rank) &
                bind(c, name="dtl_topology_node_rank") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: node_rank
            integer(c_int) :: status
        end function dtl_topology_node_rank

        !> `*size` is the number of ranks on the rank's node, itself among them. Local: does not
        !> wait for other ranks.
        function dtl_topology_node_size(rank, size) &
                bind(c, name="dtl_topology_node_size") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: size
            integer(c_int) :: status
        end function dtl_topology_node_size

        !> `*numa_node` is the NUMA node of the first CPU that the rank may run on, as its operating
        !> system numbers them; 0 where it has none. Local: does not wait for other ranks.
        function dtl_topology_numa_node(rank, numa_node) &
                bind(c, name="dtl_topology_numa_node") result(status)
            import :: c_int
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            integer(c_int), intent(out) :: numa_node
            integer(c_int) :: status
        end function dtl_topology_numa_node

        !> `buf` holds the name of the rank's host, cut to `size` bytes and ended by NUL. Returns
        !> its whole length without NUL; 0 for a rank that does not exist. Local: does not wait for
        !> other ranks.
        function dtl_topology_host_name(rank, buf, size) &
                bind(c, name="dtl_topology_host_name") result(status)
            import :: c_char, c_int, c_int64_t
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            !> NULL: only the length is asked for.
            character(kind=c_char), intent(out), optional :: buf(*)
            !> Bytes of `buf`, the final NUL included.
            integer(c_int64_t), value :: size
            integer(c_int64_t) :: status
        end function dtl_topology_host_name

        !> `buf` holds the CPUs that the rank may run on, as a list like "0-3,8", cut to `size`
        !> bytes and ended by NUL. Returns its whole length without NUL; 0 for a rank that does not
        !> exist. CPUs past 2047 are not listed. Local: does not wait for other ranks.
        function dtl_topology_cpu_set(rank, buf, size) &
                bind(c, name="dtl_topology_cpu_set") result(status)
            import :: c_char, c_int, c_int64_t
            implicit none (type, external)
            !> A rank of the job.
            integer(c_int), value :: rank
            !> NULL: only the length is asked for.
            character(kind=c_char), intent(out), optional :: buf(*)
            !> Bytes of `buf`, the final NUL included.
            integer(c_int64_t), value :: size
            integer(c_int64_t) :: status
        end function dtl_topology_cpu_set

        !> `*count` is the number of NUMA nodes of this node, at least 1. Local: does not wait for
        !> other ranks.
        function dtl_topology_num_numa_nodes(count) &
                bind(c, name="dtl_topology_num_numa_nodes") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_numa_nodes

        !> `*count` is the number of CPUs (hardware threads) of this node, whoever may run on them.
        !> Local: does not wait for other ranks.
        function dtl_topology_num_machine_cpus(count) &
                bind(c, name="dtl_topology_num_machine_cpus") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_machine_cpus

        !> `*info` tells of one of this node's CPUs what it belongs to. CPUs are counted from 0 in
        !> the order of the machine, so that those of a core, and the cores of a package, stand
        !> together. Local: does not wait for other ranks.
        function dtl_topology_machine_cpu(index, info) &
                bind(c, name="dtl_topology_machine_cpu") result(status)
            import :: c_int, dtl_cpu_info
            implicit none (type, external)
            !> Below topology_num_machine_cpus.
            integer(c_int), value :: index
            type(dtl_cpu_info), intent(out) :: info
            integer(c_int) :: status
        end function dtl_topology_machine_cpu

        !> `*count` is the number of levels of caches for data on this node, 0 where none is known.
        !> Local: does not wait for other ranks.
        function dtl_topology_num_caches(count) &
                bind(c, name="dtl_topology_num_caches") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int), intent(out) :: count
            integer(c_int) :: status
        end function dtl_topology_num_caches

        !> `*info` tells of this node's caches for data of a level: how large, how many, and how
        !> many CPUs share one. Where they differ, it is the first. Local: does not wait for other
        !> ranks.
        function dtl_topology_cache(level, info) &
                bind(c, name="dtl_topology_cache") result(status)
            import :: c_int, dtl_cache_info
            implicit none (type, external)
            !> From 1, next to the core, to topology_num_caches.
            integer(c_int), value :: level
            type(dtl_cache_info), intent(out) :: info
            integer(c_int) :: status
        end function dtl_topology_cache

        !> `*info` tells where a GPU of this node is on the PCI bus, and beside which NUMA node.
        !> GPUs are counted from 0 in the order of their PCI addresses. Local: does not wait for
        !> other ranks.
        function dtl_topology_gpu(index, info) &
                bind(c, name="dtl_topology_gpu") result(status)
            import :: c_int, dtl_gpu_info
            implicit none (type, external)
            !> Below topology_num_gpus.
            integer(c_int), value :: index
            type(dtl_gpu_info), intent(out) :: info
            integer(c_int) :: status
        end function dtl_topology_gpu

        !> `buf` holds a drawing of this rank's node in lines of text: its packages, NUMA nodes,
        !> cores and caches, and which ranks may run where; cut to `size` bytes and ended by NUL.
        !> Returns its whole length without NUL. For people: the wording may change. Local: does not
        !> wait for other ranks.
        function dtl_topology_text(buf, size) &
                bind(c, name="dtl_topology_text") result(status)
            import :: c_char, c_int64_t
            implicit none (type, external)
            !> NULL: only the length is asked for.
            character(kind=c_char), intent(out), optional :: buf(*)
            !> Bytes of `buf`, the final NUL included.
            integer(c_int64_t), value :: size
            integer(c_int64_t) :: status
        end function dtl_topology_text
    end interface

end module dtl_topology
