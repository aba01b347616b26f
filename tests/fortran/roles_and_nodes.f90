! SPDX-License-Identifier: BSD-3-Clause
!> Roles, messages between them, contexts of a node, and the machine's topology.
program roles_and_nodes
    use, intrinsic :: iso_c_binding, only: c_associated, c_char, c_int32_t, c_loc, c_null_char
    use dtl
    use checks, only: check, says
    implicit none (type, external)
    character(len=*), parameter :: reader = "reader" // c_null_char
    character(len=*), parameter :: worker = "worker" // c_null_char
    type(dtl_environment_t) :: env
    type(dtl_context_t) :: ctx

    call env%create()
    call env%make_world_context(ctx)
    call nodes()
    call machine()
    call communicator()
    if (ctx%size() > 1) call roles()
    call too_many()
    call ctx%close()
    call env%close()

contains

    subroutine nodes()
        type(dtl_context_t) :: node, leaders
        integer(c_int) :: count

        call ctx%split_by_node(node)
        call check(node%size() == ctx%size(), "one machine is one node")
        call node%close()
        call ctx%split_leaders(leaders)
        call check(c_associated(leaders%handle) .eqv. ctx%rank() == 0, "a node has one leader")
        call leaders%close()
        call check(dtl_topology_num_nodes(count) == DTL_SUCCESS .and. count == 1, &
                   "the job has one node")
    end subroutine nodes

    subroutine communicator()
        type(dtl_context_t) :: same
        integer(c_int), parameter :: nulls(2) = [2_c_int, int(z"04000000", c_int)]
        integer(c_int) :: comm, stat
        integer :: null
        character(len=200) :: errmsg

        call ctx%mpi_comm(comm, stat, errmsg)
        if (stat /= DTL_SUCCESS) then
            call check(stat == DTL_ERROR_NOT_SUPPORTED .and. .not. ctx%has_mpi(), &
                       "a context without MPI has no communicator")
            call says(errmsg, "this process alone, without MPI", "it says so")
            return
        end if
        call same%from_fortran_comm(comm)
        call check(same%size() == ctx%size(), "a communicator comes out of a context")
        call same%close()
        ! The null communicator's handle in the mpif.h of Open MPI and of MPICH.
        do null = 1, size(nulls)
            call same%from_fortran_comm(nulls(null), stat=stat, errmsg=errmsg)
            if (index(errmsg, "MPI_COMM_NULL") > 0) exit
        end do
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "the null communicator is refused")
        call says(errmsg, "fortran_comm is MPI_COMM_NULL; expected", "its name is told")
    end subroutine communicator

    subroutine machine()
        type(dtl_cache_info) :: cache
        character(kind=c_char) :: text(4096)
        integer(c_int) :: levels, status

        call check(dtl_topology_text(text, size(text, kind=c_int64_t)) > 0, "a node has a text")
        status = dtl_topology_num_caches(levels)
        if (status == DTL_ERROR_BACKEND_UNAVAILABLE) return ! built without hwloc
        if (levels < 1) return ! a machine that does not report its caches
        call check(dtl_topology_cache(1_c_int, cache) == DTL_SUCCESS .and. cache%level == 1, &
                   "caches are counted from level 1")
        call check(dtl_topology_cache(levels + 1_c_int, cache) == DTL_ERROR_OUT_OF_BOUNDS, &
                   "there is no cache past the last")
    end subroutine machine

    subroutine roles()
        type(dtl_role_manager_t) :: mgr
        type(dtl_context_t) :: own
        integer(c_int32_t), target :: value
        integer(c_int) :: has, peer, status
        integer(c_int64_t) :: workers

        call mgr%create(ctx)
        call mgr%add_role("reader", 1)
        call mgr%add_role("worker", int(ctx%size() - 1))
        call mgr%initialize()
        call mgr%has_role("reader", has)
        call mgr%role_size("worker", workers)
        call check(workers == ctx%size() - 1, "a role has as many ranks as were asked for")
        call mgr%context(own)
        call check(own%size() == merge(1_c_int64_t, workers, has == 1), "a role has a context")
        call own%close()

        status = DTL_SUCCESS
        if (has == 1) then
            do peer = 0, int(workers, c_int) - 1
                value = 10 * peer
                status = dtl_intergroup_send(mgr%handle, worker, peer, c_loc(value), &
                                             1_c_int64_t, DTL_DTYPE_INT32, 3_c_int)
            end do
            value = 42
        else
            call mgr%role_rank("worker", peer)
            status = dtl_intergroup_recv(mgr%handle, reader, 0_c_int, c_loc(value), 1_c_int64_t, &
                                         DTL_DTYPE_INT32, 3_c_int)
            call check(value == 10 * peer, "a message reaches its rank of a role")
        end if
        call check(status == DTL_SUCCESS, "messages cross between roles")
        status = dtl_intergroup_broadcast(mgr%handle, reader, 0_c_int, worker, c_loc(value), &
                                          1_c_int64_t, DTL_DTYPE_INT32, 4_c_int)
        call check(status == DTL_SUCCESS .and. value == 42, "a broadcast reaches the whole role")
        call by_procedures(mgr, has == 1, workers)
        call mgr%close()
    end subroutine roles

    !> The same with arrays, including sections.
    subroutine by_procedures(mgr, is_reader, workers)
        type(dtl_role_manager_t), intent(in) :: mgr
        logical, intent(in) :: is_reader
        integer(c_int64_t), intent(in) :: workers
        real(c_double) :: values(2, 3)
        character(len=200) :: errmsg
        integer(c_int) :: peer, stat

        values = -1
        if (is_reader) then
            do peer = 0, int(workers, c_int) - 1
                values(1, :) = peer + [1, 2, 3]
                call mgr%send("worker", peer, values(1, :), tag=5)
            end do
            values(1, :) = [7, 8, 9]
        else
            call mgr%role_rank("worker", peer)
            call mgr%recv("reader", 0, values(1, :), tag=5)
            call check(all(values(1, :) == peer + [1, 2, 3]) .and. all(values(2, :) == -1), &
                       "a section is received from another role")
        end if
        call mgr%broadcast("reader", 0, "worker", values(1, :))
        call check(all(values(1, :) == [7, 8, 9]) .and. all(values(2, :) == -1), &
                   "and broadcast to a role")
        call mgr%send("nobody", 0, values, stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "a role that does not exist is refused")
        call says(errmsg, "nobody", "by name")
    end subroutine by_procedures

    subroutine too_many()
        type(dtl_role_manager_t) :: mgr
        character(len=200) :: errmsg
        integer(c_int) :: stat

        call mgr%create(ctx)
        call mgr%add_role("crowd", int(ctx%size() + 1))
        call mgr%initialize(stat=stat, errmsg=errmsg)
        call check(stat == DTL_ERROR_INVALID_ARGUMENT, "more ranks than there are is an error")
        call says(errmsg, "expected at most the context's", "and says what was expected")
        call mgr%close()
    end subroutine too_many

end program roles_and_nodes
