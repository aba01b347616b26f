! SPDX-License-Identifier: BSD-3-Clause
module topology_examples
    use, intrinsic :: iso_c_binding, only: c_char
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: topology_machine, topology_ranks, topology_parts

contains

    subroutine topology_machine(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int) :: cpus, all, numas, caches, gpus
        character(kind=c_char) :: drawn(4096)
        type(dtl_cpu_info) :: cpu

        call good(dtl_topology_num_cpus(cpus)) ! that this process may use
        call good(dtl_topology_num_machine_cpus(all))
        call good(dtl_topology_num_numa_nodes(numas))
        call good(dtl_topology_num_caches(caches))
        call good(dtl_topology_num_gpus(gpus))
        call good(dtl_topology_machine_cpu(0, cpu))
        if (ctx%is_root()) then
            print "(10a)", "CPUs: ", yes_no(cpus >= 1 .and. all >= cpus .and. cpu%cpu >= 0), &
                ", NUMA nodes: ", yes_no(numas >= 1), ", levels of cache: ", yes_no(caches >= 0), &
                ", GPUs: ", yes_no(gpus >= 0), ", drawn: ", &
                yes_no(dtl_topology_text(drawn, 4096_c_int64_t) > 0)
        end if
    end subroutine topology_machine

    subroutine topology_ranks(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int) :: me, nodes, node, place, size, near, cpu, numa, gpu, device
        integer(c_int64_t) :: named, bound
        character(kind=c_char) :: host(256), cpus(256)

        me = ctx%rank()
        call good(dtl_topology_num_nodes(nodes))
        call good(dtl_topology_node_id(me, node))
        call good(dtl_topology_node_rank(me, place)) ! among the ranks of its node
        call good(dtl_topology_node_size(me, size))
        call good(dtl_topology_is_local(me, 0, near)) ! on one node
        call good(dtl_topology_cpu_affinity(me, cpu)) ! -1: on no CPU of its own
        call good(dtl_topology_numa_node(me, numa))
        call good(dtl_topology_gpu_id(me, gpu))
        call good(dtl_topology_device_id(DTL_DEVICE_CUDA, device)) ! for ctx%with_device
        named = dtl_topology_host_name(me, host, 256_c_int64_t)
        bound = dtl_topology_cpu_set(me, cpus, 256_c_int64_t)
        if (ctx%is_root()) then
            print "(a, i0, 4a)", "node ", node, ": ", yes_no(node < nodes .and. place < size), &
                ", beside itself: ", yes_no(near /= 0)
            print "(4a)", "named: ", yes_no(named > 0), ", CPUs: ", yes_no(bound > 0)
            print "(2a)", "places: ", yes_no(min(cpu, numa, gpu, device) >= -1)
        end if
    end subroutine topology_ranks

    subroutine topology_parts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int) :: caches, gpus, place
        type(dtl_cache_info) :: cache
        type(dtl_gpu_info) :: gpu
        logical :: known

        known = .true.
        call good(dtl_topology_num_caches(caches))
        do place = 1, caches
            call good(dtl_topology_cache(place, cache))
            known = known .and. cache%level == place .and. cache%count >= 1
        end do
        call good(dtl_topology_num_gpus(gpus))
        do place = 0, gpus - 1
            call good(dtl_topology_gpu(place, gpu))
            known = known .and. gpu%vendor > 0
        end do
        if (ctx%is_root()) then
            print "(2a)", "how many of each cache, the maker of each GPU: ", yes_no(known)
        end if
    end subroutine topology_parts
end module topology_examples
