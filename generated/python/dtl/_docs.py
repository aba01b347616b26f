# Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/python/docs.py.j2.
# Do not edit.
"""What help() says of the package."""

MODULE = """Distributed containers, collectives and one-sided memory for C, Python and Fortran."""

DOCS = {
    "DeterminismMode":
        """Whether floating-point reductions give the same bits in every run.""",
    "ReductionSchedulePolicy":
        """In which order reductions combine what the ranks contribute.""",
    "ProgressOrderingPolicy":
        """In which order contributions of the ranks are taken.""",
    "DTLError":
        """A call of the library failed. The text names the function, the argument, its value and
        what was expected. Base of all exceptions of this package.
        """,
    "CommunicationError":
        """Ranks could not communicate, or one of them has died.""",
    "MemoryError":
        """There is not enough memory.""",
    "FileError":
        """A file could not be opened, read or written; the text says why.""",
    "FormatError":
        """A file is not in the format that it should have.""",
    "BoundsError":
        """An index, a range or a rank lies outside of what there is.""",
    "InvalidArgumentError":
        """An argument is not one that the call accepts; nothing was done.""",
    "BackendError":
        """A back end is missing, or failed; the text says what to install.""",
    "Backends":
        """The back ends that can be used on this machine; `dtl.backends` is the only one of its
        kind.
        """,
    "Backends.has_mpi":
        """The same as `dtl.has_mpi()`.""",
    "Backends.has_cuda":
        """The same as `dtl.has_cuda()`.""",
    "Backends.has_hip":
        """The same as `dtl.has_hip()`.""",
    "Backends.has_nccl":
        """The same as `dtl.has_nccl()`.""",
    "Backends.has_shmem":
        """The same as `dtl.has_shmem()`.""",
    "Backends.available":
        """The names of those that can be used, in the order MPI, CUDA, HIP, NCCL, SHMEM.""",
    "Backends.name":
        """Those names joined by \"+\", such as \"MPI+CUDA\"; \"Single\" where there is none.""",
    "Backends.count":
        """How many there are.""",
    "Backends.report":
        """For people, a line each: which back ends were found, in which file and version, and of
        the others why not.
        """,
    "has_mpi":
        """Whether an MPI library was found and can be used.""",
    "has_cuda":
        """Whether a CUDA device can be used.""",
    "has_hip":
        """Whether a HIP device can be used.""",
    "has_nccl":
        """Whether NCCL can be used.""",
    "has_shmem":
        """Whether OpenSHMEM can be used.""",
    "Environment":
        """Keeps the back ends open, and makes contexts. A context manager; environments are
        counted. A program need not make one, since contexts start what they need.
        """,
    "Environment.__init__":
        """Starts the back ends, if this is the first environment. Collective.""",
    "Environment.is_initialized":
        """Whether an environment is open in this process.""",
    "Environment.ref_count":
        """How many environments are open in this process.""",
    "Environment.mpi_thread_level":
        """How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple;
        -1 where MPI is not running.
        """,
    "Environment.has_mpi":
        """Whether MPI can be used.""",
    "Environment.has_cuda":
        """Whether a CUDA device can be used.""",
    "Environment.has_hip":
        """Whether a HIP device can be used.""",
    "Environment.has_nccl":
        """Whether NCCL can be used.""",
    "Environment.has_shmem":
        """Whether OpenSHMEM can be used.""",
    "Environment.is_valid":
        """False once it is closed.""",
    "Environment.make_world_context":
        """A context over all ranks of the job, with a CUDA device where one is named.
        Collective.
        """,
    "Environment.make_cpu_context":
        """A context of this process alone, which never communicates.""",
    "Environment.close":
        """Lets go of the back ends. Contexts go on working. Closing twice is harmless.""",
    "Environment.__enter__":
        """This environment.""",
    "Environment.__exit__":
        """Closes it.""",
    "Environment.__del__":
        """Closes it.""",
    "Context":
        """A group of ranks that work together. A context manager; what belongs to it may be used
        after it.

        A context that is left open is never freed by the garbage collector, since ranks
        collect garbage at different times: it warns with where it was made (ResourceWarning),
        and is freed when the next context is made or closed, or when the program ends.

        Calls release the interpreter's lock. Ctrl-C takes effect once the running call
        returns. On several ranks, an exception that nobody catches prints its traceback and
        ends the whole job.
        """,
    "Context.__init__":
        """Over all ranks of the job; or over those of `comm`, a communicator of mpi4py's, or the
        integer that Fortran has for one, which stays the caller's. Collective over those
        ranks. The policies are members of their enums or names, such as \"deterministic\",
        \"fixed_tree\" and \"rank_ordered\".
        """,
    "Context.rank":
        """This process's rank, from 0.""",
    "Context.size":
        """The number of ranks.""",
    "Context.is_root":
        """Whether this is rank 0.""",
    "Context.device_id":
        """The number of the device, or -1.""",
    "Context.has_device":
        """Whether it has a device.""",
    "Context.has_mpi":
        """Whether its ranks communicate through MPI.""",
    "Context.has_cuda":
        """Whether its device is a CUDA device.""",
    "Context.has_nccl":
        """Whether it has an NCCL communicator.""",
    "Context.has_shmem":
        """Whether its ranks share memory through OpenSHMEM.""",
    "Context.nccl_mode":
        """One of DTL_NCCL_MODE_..., or -1 where it has no NCCL.""",
    "Context.determinism":
        """As asked for when it was made.""",
    "Context.reduction_schedule":
        """As asked for when it was made.""",
    "Context.progress_ordering":
        """As asked for when it was made.""",
    "Context.is_valid":
        """False once it is closed.""",
    "Context.nccl_supports_native":
        """Whether NCCL itself performs an operation, one of DTL_NCCL_OP_..., in this context.""",
    "Context.nccl_supports_hybrid":
        """Whether an operation, one of DTL_NCCL_OP_..., works on device buffers in this context,
        by NCCL or by way of the host.
        """,
    "Context.barrier":
        """Returns once every rank has entered. Collective.""",
    "Context.error_policy":
        """What a failing call does beside raising; return_status, which is nothing, at first.""",
    "Context.set_error_policy":
        """What a call that fails with this context, or with a container or window of it, does
        beside raising: a member of ErrorPolicy or its name. \"terminate\" ends the job.
        Local.
        """,
    "Context.set_error_handler":
        """`handler(status, message)` is called when a call fails in the library with this
        context, or with a container or window of it, before the exception is raised; None
        ends that. Contexts that are derived later take it over. An exception of the handler
        is printed and goes no further. Local.
        """,
    "Context.fence":
        """What this rank has written is visible to the library and the device before what
        follows. Local.
        """,
    "Context.dup":
        """A context over the same ranks, with the same policies, whose messages never meet this
        one's. Collective.
        """,
    "Context.split":
        """A context over the ranks that gave the same color, ordered by `key`, then by rank.
        Collective. A rank with a negative color takes part and gets None.
        """,
    "Context.split_by_node":
        """A context over the ranks of this one that share this rank's node. Collective.""",
    "Context.split_leaders":
        """A context over the first rank of each node; None for the others. Collective.""",
    "Context.with_cuda":
        """A context over the same ranks with a CUDA device. Collective.""",
    "Context.with_nccl":
        """A context over the same ranks with a CUDA device and NCCL, in one of
        DTL_NCCL_MODE_.... Collective.
        """,
    "Context.split_nccl":
        """Like split, with NCCL on the given device, or on that of this context. Collective.""",
    "Context.close":
        """Ends it. No rank waits for another. Closing twice is harmless.""",
    "Context.__enter__":
        """This context.""",
    "Context.__exit__":
        """Closes it.""",
    "Context.__del__":
        """Warns if it was left open.""",
    "Context.plan_barrier":
        """A plan of `barrier` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_broadcast":
        """A plan of `broadcast` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_scatter":
        """A plan of `scatter` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_scatterv":
        """A plan of `scatterv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective. Counts that `scatterv` can do without must be
        given.
        """,
    "Context.plan_reduce":
        """A plan of `reduce` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_gather":
        """A plan of `gather` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_gatherv":
        """A plan of `gatherv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective. Counts that `gatherv` can do without must be
        given.
        """,
    "Context.plan_allreduce":
        """A plan of `allreduce` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_allgather":
        """A plan of `allgather` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_allgatherv":
        """A plan of `allgatherv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective. Counts that `allgatherv` can do without must be
        given.
        """,
    "Context.plan_alltoall":
        """A plan of `alltoall` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_alltoallv":
        """A plan of `alltoallv` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective. Counts that `alltoallv` can do without must be
        given.
        """,
    "Context.plan_scan":
        """A plan of `scan` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_exscan":
        """A plan of `exscan` on these arrays, which must be C-contiguous: they are read and
        written at each start, and kept until the plan is closed. Without `out` the plan makes
        an array for the result. Collective.
        """,
    "Context.plan_reduce_scatter":
        """A plan of `reduce_scatter` on these arrays, which must be C-contiguous: they are read
        and written at each start, and kept until the plan is closed. Without `out` the plan
        makes an array for the result. Collective. Counts that `reduce_scatter` can do without
        must be given.
        """,
    "barrier":
        """Returns once every rank of the context has entered. Collective.""",
    "broadcast":
        """The root's `value` on every rank. All ranks give values of one shape and dtype.
        Collective.
        """,
    "scatter":
        """This rank's block of the root's `values`, whose first dimension is the number of
        ranks: of values of shape (size, 3) each rank gets one of shape (3,). The other ranks
        give an array of the same form, whose contents do not matter. Of one-dimensional
        values, each rank gets a number. Collective.
        """,
    "scatterv":
        """This rank's entries of the root's `data`: sendcounts[r] of them for rank r, one after
        the other along the first axis. `sendcounts` matters on the root only; the other ranks
        give an array of the same dtype and of any length. Collective.
        """,
    "reduce":
        """The reduction of `value` over all ranks, on the root; None on the others. Collective.

        `reduce(container, op)` is the reduction of a container's elements, on every rank.
        There `op` may also be a function of two elements, which must be associative: each
        rank reduces its part in the order of indices, from `initial` on where it is given,
        and the ranks' results are combined in their order.
        """,
    "gather":
        """The values of all ranks on the root, along a new first dimension: of shape (size, 1)
        for values of shape (1,), and (size,) for numbers. None on the others. Collective.
        """,
    "gatherv":
        """The arrays of all ranks on the root, one after the other along their first axis, along
        which they may differ in length. None on the others. `recvcounts` may say on the root
        how long they are expected to be. Collective.
        """,
    "allreduce":
        """The reduction of `value` over all ranks, on every rank. `op` is the name of an
        operation, such as dtl.SUM, or NumPy's function for it, such as np.add. Collective.
        """,
    "allgather":
        """The values of all ranks on every rank, along a new first dimension. Collective.""",
    "allgatherv":
        """The arrays of all ranks on every rank, one after the other along their first axis,
        along which they may differ in length. `recvcounts`, given on all ranks or on none,
        spares telling each other how long they are. Collective.
        """,
    "alltoall":
        """Entry r of the result is the block that rank r keeps for this rank in its `values`,
        whose first dimension is the number of ranks. Collective.
        """,
    "alltoallv":
        """The entries that each rank keeps for this rank, one after the other along the first
        axis: send_counts[r] entries of `send_data` go to rank r, recv_counts[r] come from it.
        Without `recv_counts`, on all ranks, they are asked for. Collective.
        """,
    "scan":
        """The reduction of `value` over the ranks up to this one. Collective.""",
    "exscan":
        """The reduction of `value` over the ranks below this one; on rank 0 the operation's
        neutral element: 0 for sum, 1 for prod, the largest value for min. Collective.
        """,
    "reduce_scatter":
        """This rank's block of the reduction of `values` over all ranks. The first dimension of
        `values` is the number of ranks; or `recvcounts`, the same on all ranks, says how many
        entries each rank's block has. Collective.
        """,
    "broadcast_object":
        """The object that `root` gave, pickled, on every rank; on `root` it is `obj` itself. An
        object that can't be pickled is an error on every rank. Collective.
        """,
    "gather_object":
        """The objects of all ranks in their order, on `root`; None elsewhere. An object that
        can't be pickled is an error on every rank, and names the rank. Collective.
        """,
    "allgather_object":
        """The objects of all ranks in their order, on every rank. Errors are those of
        gather_object. Collective.
        """,
    "scatter_object":
        """This rank's entry of `objs`, which has one for each rank and is significant on `root`
        only. Objects that can't be pickled, or a wrong number of them, are an error on every
        rank. Collective.
        """,
    "ibarrier":
        """A future of what `barrier` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "ibroadcast":
        """A future of what `broadcast` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "iscatter":
        """A future of what `scatter` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "iscatterv":
        """A future of what `scatterv` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks. Counts that `scatterv` can
        do without must be given, since a call that does not wait can't ask the other ranks
        for them.
        """,
    "ireduce":
        """A future of what `reduce` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "igather":
        """A future of what `gather` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "igatherv":
        """A future of what `gatherv` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks. Counts that `gatherv` can
        do without must be given, since a call that does not wait can't ask the other ranks
        for them.
        """,
    "iallreduce":
        """A future of what `allreduce` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "iallgather":
        """A future of what `allgather` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "iallgatherv":
        """A future of what `allgatherv` gives, which has started. Arrays belong to it until it
        is complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks. Counts that `allgatherv`
        can do without must be given, since a call that does not wait can't ask the other
        ranks for them.
        """,
    "ialltoall":
        """A future of what `alltoall` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "ialltoallv":
        """A future of what `alltoallv` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks. Counts that `alltoallv`
        can do without must be given, since a call that does not wait can't ask the other
        ranks for them.
        """,
    "iscan":
        """A future of what `scan` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "iexscan":
        """A future of what `exscan` gives, which has started. Arrays belong to it until it is
        complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks.
        """,
    "ireduce_scatter":
        """A future of what `reduce_scatter` gives, which has started. Arrays belong to it until
        it is complete; what is no C-contiguous array is copied at once. Ranks start their
        collectives on a context in the same order, blocking ones included, and may wait for
        them in any. Collective, but does not wait for other ranks. Counts that
        `reduce_scatter` can do without must be given, since a call that does not wait can't
        ask the other ranks for them.
        """,
    "Message":
        """A message that mprobe or improbe has taken out of those that other receives can find;
        mrecv receives it. One that is dropped before warns, and its message is lost.
        """,
    "Message.__init__":
        """Made by mprobe and improbe.""",
    "Message.__del__":
        """Warns if it was not received.""",
    "Message.__repr__":
        """Where it came from, and how long it is.""",
    "send":
        """The elements of `data` are on their way to rank `dest`. It may wait for the receiver.""",
    "recv":
        """The elements of a message from `source` (any rank where it is None) with `tag`, as an
        array of one dimension. `dtype` None means float64; `count` 0 takes as many elements
        as the message has. `out` is an array to receive into. The older order (ctx, count,
        dtype, source, tag) is understood where the third argument is a dtype.
        """,
    "sendrecv":
        """Sends `send_data` to `dest` and returns what comes from `source`, of the same dtype
        unless `recvdtype` says otherwise; neither waits for the other. The keywords without
        underscore are the older spelling; the older order (ctx, senddata, dest, recvcount,
        recvdtype, source, sendtag, recvtag) is understood where the fifth argument is a dtype
        or None, or `source` is a keyword beside a fourth argument.
        """,
    "isend":
        """The sending of `data` has started. The request keeps the array; it must not change
        until the request is complete.
        """,
    "irecv":
        """The receiving into `out` has started; `out` must not be used until the request is
        complete.
        """,
    "probe":
        """The source, tag and count of a message that a receive would get now; waits for one.
        `count` is in elements of `dtype`. -1 stands for any source and any tag.
        """,
    "iprobe":
        """As probe, but None at once if no message is there.""",
    "mprobe":
        """A message, with its source, tag and count, that no other receive can get from here on;
        waits for one. What threads use that receive side by side. `count` is in elements of
        `dtype`. -1 stands for any source and any tag.
        """,
    "improbe":
        """As mprobe, but None at once if no message is there.""",
    "mrecv":
        """The elements of a message that mprobe gave, as an array of one dimension. `dtype` None
        means float64. `out` is an array to receive into; if it is too small, the message is
        lost.
        """,
    "send_object":
        """Any object that pickle takes is on its way to rank `dest`, which calls recv_object.
        Arrays inside it travel beside the pickle and are not copied into it. It may wait for
        the receiver. A receive of numbers that matches its tag takes a part of it as bytes:
        give objects tags of their own.
        """,
    "recv_object":
        """An object that send_object sent from `source` (any rank where it is None or -1) with
        `tag`. Unpickling runs what the sender pickled, so it is done by this function only. A
        message of numbers is refused with its rank and tag, and is gone.
        """,
    "Request":
        """An operation under way, from isend or irecv. A context manager, which waits at its
        end. One that is dropped before it is complete warns, and its array stays alive.
        """,
    "Request.__init__":
        """Made by isend and irecv.""",
    "Request.wait":
        """Waits, and returns the array that was sent or received into. Raises the operation's
        failure, each time.
        """,
    "Request.test":
        """Whether it is complete. Does not wait. Raises its failure, if it has failed.""",
    "Request.cancel":
        """A receive that has no message yet is taken back: waiting for it raises a
        CommunicationError, and its array stays as it was. One that is complete is left alone.
        A send can't be taken back, and is refused.
        """,
    "Request.future":
        """A future of the array, the same one each time. The operation is the future's from here
        on: waitany and testany pass over the request, and it can't be cancelled.
        """,
    "Request.__await__":
        """The array, in asyncio.""",
    "Request.__enter__":
        """Itself.""",
    "Request.__exit__":
        """Waits.""",
    "Request.__del__":
        """Warns if it is not complete.""",
    "Request.__repr__":
        """Whether it is complete.""",
    "waitall":
        """The arrays of all requests, once all are complete. Then raises the first failure in
        their order, if any.
        """,
    "testall":
        """Whether all requests are complete. Does not wait. If they are, raises the first
        failure in their order, if any.
        """,
    "waitany":
        """The index of a request that is complete now; waits for the first. Those that were
        complete before the call are passed over, so that repeated calls with the same list
        give each index once; a list of no others is refused. Raises the request's failure, if
        it has failed.
        """,
    "testany":
        """As waitany, but None at once where no request is complete.""",
    "CollectivePlan":
        """A collective operation on certain arrays, made by `ctx.plan_allreduce(array,
        out=sums)` and its like, that is started as often as wanted. `plan()` starts it, waits
        for it and gives the result. A context manager, which waits and closes. One that is
        dropped while it is under way warns, and its arrays stay alive.
        """,
    "CollectivePlan.__init__":
        """Made by the context.""",
    "CollectivePlan.result":
        """The array that gets the result, the same one each time; None on a rank that gets none.""",
    "CollectivePlan.start":
        """Starts it on what its arrays hold now; they belong to it until it is complete.
        Collective, but does not wait for other ranks. Refused while it is under way.
        """,
    "CollectivePlan.wait":
        """Waits for what was started last, and returns `result`.""",
    "CollectivePlan.test":
        """Whether what was started last is complete. Does not wait.""",
    "CollectivePlan.__call__":
        """Starts it, waits for it, and returns `result`. Collective.""",
    "CollectivePlan.close":
        """Gives it up; again is harmless. What is under way goes on, and keeps its arrays until
        it is complete.
        """,
    "CollectivePlan.__enter__":
        """Itself.""",
    "CollectivePlan.__exit__":
        """Waits for what is under way, unless an exception passes, and closes it.""",
    "CollectivePlan.__del__":
        """Warns if it is under way.""",
    "CollectivePlan.__repr__":
        """Its state.""",
    "PartitionPolicy":
        """How the elements of a container are distributed over the ranks.""",
    "PlacementPolicy":
        """In which memory the elements of a container are.""",
    "ExecutionPolicy":
        """How algorithms run over this rank's part of a container.""",
    "ErrorPolicy":
        """What a call that fails does beside raising.""",
    "placement_available":
        """Whether containers can be placed so on this machine. `host` and `device_preferred`
        always can.
        """,
    "DistributedVector":
        """A one-dimensional distributed array whose size may change.""",
    "DistributedVector.__init__":
        """`size` elements over all ranks, float64 unless `dtype` says otherwise, all equal to
        `fill` or 0. Collective. `block_size` is for the partition block_cyclic.
        """,
    "DistributedVector.resize":
        """The vector has `size` elements. Each keeps its value and its global index; new ones
        are 0. Collective. Views that were taken before keep the old memory.
        """,
    "DistributedVector.redistribute":
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Collective. Views that were taken before keep the old memory.
        """,
    "DistributedArray":
        """A one-dimensional distributed array of fixed size; for the rest, a vector.""",
    "DistributedArray.__init__":
        """`size` elements over all ranks, float64 unless `dtype` says otherwise, all equal to
        `fill` or 0. Collective. `block_size` is for the partition block_cyclic.
        """,
    "DistributedArray.redistribute":
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Collective. Views that were taken before keep the old memory.
        """,
    "DistributedTensor":
        """A distributed array of 1 to 8 dimensions, one of which is spread over the ranks; each
        rank holds all of the others. An index of an element is a tuple, one number for each
        dimension, or one number that counts in row-major order.
        """,
    "DistributedTensor.__init__":
        """A tensor of that shape over all ranks, float64 unless `dtype` says otherwise, all
        elements equal to `fill` or 0, whose slices along `distributed_dim` are distributed.
        Collective. `block_size` is for the partition block_cyclic and counts slices.
        """,
    "DistributedTensor.distributed_dim":
        """Which dimension is spread over the ranks, from 0.""",
    "DistributedTensor.strides":
        """How many elements lie between neighbours along each dimension of this rank's part.""",
    "DistributedTensor.to_local":
        """The element's index in this rank's part, a tuple; None if another rank holds it.""",
    "DistributedTensor.to_global":
        """The global index of an element of this rank's part, a tuple.""",
    "DistributedTensor.reshape":
        """The tensor has another shape of as many elements; one extent may be -1, which stands
        for what is left. Elements keep their place in row-major order. It stays distributed
        along the dimension of that number, or along its last one if it has fewer now.
        Collective. Views that were taken before keep the old memory.
        """,
    "DistributedTensor.redistribute":
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Collective. Views that were taken before keep the old memory.
        """,
    "DistributedSpan":
        """A view of this rank's part of a container, or of the program's own memory, in one
        dimension. It owns no elements, but keeps their memory: after the container was
        resized, redistributed or closed it looks at what was there.
        """,
    "DistributedSpan.__init__":
        """A span of `source`: a container; a C-contiguous and writable NumPy array; another
        object with a buffer, which holds elements of `dtype`; or an address, as an integer,
        of `local_size` elements of `dtype`. Of memory that is not a container's, the program
        may say that it is the part of `rank` among `num_ranks` that together have
        `global_size` elements; it is a whole of its own otherwise.
        """,
    "DistributedSpan.size_bytes":
        """Bytes that it looks at on this rank.""",
    "DistributedSpan.first":
        """Of the first `count` elements on this rank.""",
    "DistributedSpan.last":
        """Of the last `count` elements on this rank.""",
    "DistributedSpan.subspan":
        """Of `count` elements on this rank from local index `offset` on; of all up to the end
        without `count`.
        """,
    "ConsistencyPolicy":
        """When writes of one rank become visible to others.""",
    "DistributedContainer":
        """What vectors, arrays, tensors and spans have in common: each rank of a context holds a
        part of the elements. A context manager; it may also be left to the garbage collector.

        NumPy works on this rank's part: universal functions, operators, indexing, iteration
        and len(). Reductions as methods (`c.sum()`), which NumPy's functions of the same name
        call (`np.sum(c)`), are of all elements on all ranks: every rank calls them and gets
        the same answer.
        """,
    "DistributedContainer.global_size":
        """Elements over all ranks.""",
    "DistributedContainer.size":
        """The same as global_size.""",
    "DistributedContainer.local_size":
        """Elements on this rank.""",
    "DistributedContainer.local_offset":
        """The global index of this rank's first element; of a tensor, that of its first slice
        along the distributed dimension. In a block partition the others follow it one by one.
        """,
    "DistributedContainer.shape":
        """Extents over all ranks.""",
    "DistributedContainer.local_shape":
        """Extents of this rank's part.""",
    "DistributedContainer.ndim":
        """The number of dimensions.""",
    "DistributedContainer.dtype":
        """The type of the elements.""",
    "DistributedContainer.empty":
        """Whether there is no element on any rank.""",
    "DistributedContainer.rank":
        """This process's rank.""",
    "DistributedContainer.num_ranks":
        """The number of ranks.""",
    "DistributedContainer.partition_policy":
        """How the elements are distributed.""",
    "DistributedContainer.block_size":
        """Elements, of a tensor slices, a block of block_cyclic; else 1.""",
    "DistributedContainer.placement_policy":
        """In which memory they are.""",
    "DistributedContainer.execution_policy":
        """How algorithms run over this rank's part.""",
    "DistributedContainer.consistency_policy":
        """When writes of one rank become visible to others.""",
    "DistributedContainer.error_policy":
        """What a failing call does beside failing.""",
    "DistributedContainer.device_id":
        """The number of the device that holds them, or -1.""",
    "DistributedContainer.is_valid":
        """False once it is closed.""",
    "DistributedContainer.is_dirty":
        """Whether this rank may have changed its part, if only by a view, since it was made or
        last synchronised.
        """,
    "DistributedContainer.is_clean":
        """The opposite of is_dirty.""",
    "DistributedContainer.local_view":
        """This rank's part as a NumPy array that shares its memory, of the local shape. The
        memory lives as long as any such array, also when the container is closed, resized,
        reshaped or redistributed; then it is the container's no more.
        """,
    "DistributedContainer.to_numpy":
        """A copy of this rank's part.""",
    "DistributedContainer.from_numpy":
        """This rank's part is a copy of `values`, which have the local shape. Any order of
        memory will do, and any dtype whose values keep their meaning.
        """,
    "DistributedContainer.fill":
        """Every element of this rank's part is `value`. Local.""",
    "DistributedContainer.get_local":
        """One element of this rank's part.""",
    "DistributedContainer.set_local":
        """One element of this rank's part is `value`.""",
    "DistributedContainer.expose":
        """Every rank may get and set elements of the others' parts from here on. Collective. A
        span can't be exposed.
        """,
    "DistributedContainer.get":
        """The element with that global index, or an array of those with several: an integer or
        an array of them; of a tensor also a tuple of such, one for each dimension. One-sided:
        no other rank calls. For elements of other ranks the container must be exposed; sync()
        makes sure that they have written what is wanted.
        """,
    "DistributedContainer.set":
        """The elements with those global indices are `value`, one for all or one for each.
        One-sided, as get().
        """,
    "DistributedContainer.is_local":
        """Whether this rank holds the element.""",
    "DistributedContainer.owner":
        """Which rank holds the element; all ranks get the same answer.""",
    "DistributedContainer.to_local":
        """The element's index in this rank's part; -1 if another rank holds it.""",
    "DistributedContainer.to_global":
        """The global index of an element of this rank's part.""",
    "DistributedContainer.exchange_halo":
        """A new array of this rank's part with a margin of `width` elements on both sides of
        each dimension, which holds what lies there in the whole, on other ranks too, also in
        the corners. At the ends of a dimension the margin is `fill`, or the other end where
        it is `periodic`. `width` and `periodic` are for all dimensions, or one for each. By
        block only. Collective.
        """,
    "DistributedContainer.barrier":
        """Returns once every rank has entered. Collective.""",
    "DistributedContainer.sync":
        """Every rank's changes are complete, and visible wherever its part is kept; it is clean.
        Collective.
        """,
    "DistributedContainer.sum":
        """The sum of all elements, computed in the type that NumPy takes for it. Collective.""",
    "DistributedContainer.prod":
        """The product of all elements. Collective.""",
    "DistributedContainer.min":
        """The least element, or NaN where there is one. Collective.""",
    "DistributedContainer.max":
        """The greatest element, or NaN where there is one. Collective.""",
    "DistributedContainer.mean":
        """The arithmetic mean of all elements, in double precision. Collective.""",
    "DistributedContainer.var":
        """Their variance, in double precision, with `ddof` degrees of freedom less than
        elements. Collective.
        """,
    "DistributedContainer.std":
        """Their standard deviation, the square root of the variance. Collective.""",
    "DistributedContainer.all":
        """Whether all elements are true. Collective.""",
    "DistributedContainer.any":
        """Whether any element is true. Collective.""",
    "DistributedContainer.argmin":
        """The global index of the first least element, or of the first NaN; of a tensor, in
        row-major order. Collective.
        """,
    "DistributedContainer.argmax":
        """The global index of the first greatest element, or of the first NaN; of a tensor, in
        row-major order. Collective.
        """,
    "DistributedContainer.close":
        """Releases the elements, as far as no view or span holds them. Local. Closing twice is
        harmless.
        """,
    "DistributedContainer.__del__":
        """Closes it, if nothing else has.""",
    "DistributedContainer.__enter__":
        """This container.""",
    "DistributedContainer.__exit__":
        """Closes it.""",
    "DistributedContainer.__len__":
        """The number of elements, of a tensor of slices along dimension 0, on this rank.""",
    "DistributedContainer.__bool__":
        """Refused, as ranks may have different parts; ask empty, all() or any().""",
    "DistributedContainer.__iter__":
        """Over this rank's part.""",
    "DistributedContainer.__contains__":
        """Whether this rank's part has such an element.""",
    "DistributedContainer.__getitem__":
        """An element or a view of this rank's part, by NumPy's rules.""",
    "DistributedContainer.__setitem__":
        """Elements of this rank's part are `value`, by NumPy's rules.""",
    "DistributedContainer.__array__":
        """This rank's part.""",
    "DistributedContainer.__array_ufunc__":
        """A universal function on this rank's part. Operands that are containers are distributed
        alike. The result is an array of this rank's, or what `out` says.
        """,
    "DistributedContainer.__dlpack__":
        """This rank's part, for other array libraries, without a copy.""",
    "DistributedContainer.__dlpack_device__":
        """Where this rank's part is, as DLPack numbers it.""",
    "to_device":
        """A container with the same elements in the memory of that device: `container` itself
        where it is there. Collective. BackendError where there is no device.
        """,
    "to_host":
        """A container with the same elements in main memory: `container` itself where it is
        there. Collective.
        """,
    "save":
        """The file `path` holds all elements of the container, a vector, an array or a tensor,
        in the format .npy, for np.load and dtl.load. Each rank writes its part. Collective.
        The file takes the place of an older one when it is complete. FileError if it can't be
        written; the older one then stays.
        """,
    "load":
        """A container of the elements of the file `path`, which is in the format .npy and in C
        order: of the class `kind`, or else a DistributedVector for one dimension and a
        DistributedTensor for several. Each rank reads its part. Collective. `dtype` is what
        the file must hold. FileError if it can't be read, FormatError if it is no such file.
        """,
    "DistributedMap":
        """A distributed hash map from keys to values of fixed dtypes: any rank writes, asks for
        and erases any key. Writes to keys of other ranks are buffered, and done after `flush`
        (this rank's) or `sync` (all). A rank finds what it has written itself at once. A
        context manager; all ranks close it together, so one that is left to the garbage
        collector warns and is freed later.
        """,
    "DistributedMap.__init__":
        """Makes an empty map. Keys are int64 and values float64 if nothing else is said. Dtypes
        of numbers, 'S16' (bytes, at most 16 of them), 'U16' (a str of at most 16 characters),
        or several of one kind: `(\"i4\", 3)`. Plain `bytes` and `str` have room for 32.
        Values may be structures, too. Collective.
        """,
    "DistributedMap.insert":
        """The value of `key` will be `value`, whether or not it had one.""",
    "DistributedMap.find":
        """The value of `key`, or None where it has none.""",
    "DistributedMap.get":
        """The value of `key`, or `default` where it has none.""",
    "DistributedMap.contains":
        """Whether `key` is in the map.""",
    "DistributedMap.erase":
        """`key` is not in the map any more. True if it was. Done when it returns.""",
    "DistributedMap.combine":
        """The value of `key` will be its value combined with `value`, or `value` where the key
        is new. `op` is the name of an operation or NumPy's function for it, done by the owner
        and buffered; or any function of the old value and `value`, which is called on this
        rank, perhaps more than once, and done when the call returns. No rank's contribution
        is lost.
        """,
    "DistributedMap.replace":
        """In one atomic step: the value of `key` is `value` if it was `expected`, or if there
        was none where `expected` is None. Whether it was so.
        """,
    "DistributedMap.owner":
        """The rank that holds `key`, or would hold it.""",
    "DistributedMap.insert_many":
        """As `insert` for each key, in order; `values` has one for each key.""",
    "DistributedMap.update":
        """Inserts what another mapping has.""",
    "DistributedMap.find_many":
        """The values of the keys, and a mask of those that are there; elsewhere values are zero.""",
    "DistributedMap.contains_many":
        """A mask of the keys that are there.""",
    "DistributedMap.erase_many":
        """Erases the keys. A mask of those that were there.""",
    "DistributedMap.combine_many":
        """As `combine` for each key, in order. Where a function raises, the exception passes
        through, and what was combined before may or may not be in the map.
        """,
    "DistributedMap.flush":
        """Every write of this rank is done. Local.""",
    "DistributedMap.sync":
        """Every write of every rank is done, and sizes are exact. Collective.""",
    "DistributedMap.clear":
        """The map is empty on all ranks. Collective.""",
    "DistributedMap.size":
        """As `global_size`.""",
    "DistributedMap.local_size":
        """Entries that this rank has now.""",
    "DistributedMap.global_size":
        """Entries over all ranks as of the last `sync` or `clear`; on one rank, as of now.""",
    "DistributedMap.empty":
        """Whether `global_size` is 0.""",
    "DistributedMap.is_dirty":
        """Whether this rank has written since the last `sync` or `clear`.""",
    "DistributedMap.key_dtype":
        """The dtype of a key.""",
    "DistributedMap.value_dtype":
        """The dtype of a value.""",
    "DistributedMap.rank":
        """This process's rank.""",
    "DistributedMap.num_ranks":
        """The ranks that share the map.""",
    "DistributedMap.is_valid":
        """False once it is destroyed.""",
    "DistributedMap.to_numpy":
        """The keys and the values that this rank has, copied, in the same order. Local.""",
    "DistributedMap.keys":
        """The keys that this rank has. Local.""",
    "DistributedMap.values":
        """The values that this rank has. Local.""",
    "DistributedMap.items":
        """Pairs of key and value that this rank has. Local.""",
    "DistributedMap.local_view":
        """The entries that this rank has, copied. Local.""",
    "DistributedMap.global_view":
        """The entries of all ranks, on every rank; syncs before. Collective.""",
    "DistributedMap.__len__":
        """As `local_size`.""",
    "DistributedMap.__bool__":
        """Refused, as ranks may have different parts; ask empty.""",
    "DistributedMap.__iter__":
        """Over the keys that this rank has now; the map may change meanwhile.""",
    "DistributedMap.__contains__":
        """Whether any rank has the key.""",
    "DistributedMap.__getitem__":
        """The value of `key`, on any rank; a KeyError where there is none.""",
    "DistributedMap.__setitem__":
        """As `insert`.""",
    "DistributedMap.__delitem__":
        """As `erase`; a KeyError where there is none.""",
    "DistributedMap.destroy":
        """Completes this rank's writes and frees the map on all ranks. Collective; a second call
        does nothing.
        """,
    "DistributedMap.close":
        """As `destroy`.""",
    "DistributedMap.__enter__":
        """Itself.""",
    "DistributedMap.__exit__":
        """Destroys it.""",
    "DistributedMap.__del__":
        """Warns if it was left open.""",
    "DistributedMap.__repr__":
        """Its dtypes, and how many entries are where.""",
    "DistributedMap.__reduce_ex__":
        """Refused, with what to do instead.""",
    "for_each_vector":
        """Calls `func(element)`, or `func(element, index)` with the local index, for each
        element of this rank's part. Local.
        """,
    "transform_vector":
        """Each element of this rank's part becomes what `func` makes of it: a ufunc of NumPy, or
        a function of one element. Local.
        """,
    "copy_vector":
        """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
        dtype. Local.
        """,
    "fill_vector":
        """Every element of this rank's part is `value`. Local.""",
    "find_vector":
        """The first local index whose element equals `value`; -1 where there is none. Local.""",
    "find_if_vector":
        """The first local index for whose element `predicate` holds; -1 where there is none.
        Local.
        """,
    "count_vector":
        """The number of elements of this rank's part that equal `value`. Local.""",
    "count_if_vector":
        """The number of elements of this rank's part for which `predicate` holds. Local.""",
    "reduce_local_vector":
        """The reduction of this rank's part; of none, the neutral element. Local.""",
    "sort_vector":
        """This rank's part is in order, NaN last. Local.""",
    "minmax_vector":
        """The least and the greatest element of this rank's part; NaN where any is NaN. None at
        all is an error. Local.
        """,
    "inclusive_scan_vector":
        """Each element of this rank's part becomes the reduction of those up to and with it.
        Local.
        """,
    "exclusive_scan_vector":
        """Each element of this rank's part becomes the reduction of those before it. Local.""",
    "all_of_vector":
        """Whether `predicate` holds for all elements of this rank's part; true of none. Local.""",
    "any_of_vector":
        """Whether `predicate` holds for any element of this rank's part. Local.""",
    "none_of_vector":
        """Whether `predicate` holds for no element of this rank's part. Local.""",
    "min_element_vector":
        """The local index of this rank's least element, the first of equal ones; -1 where there
        is none. Local.
        """,
    "max_element_vector":
        """The local index of this rank's greatest element, the first of equal ones; -1 where
        there is none. Local.
        """,
    "for_each_array":
        """Calls `func(element)`, or `func(element, index)` with the local index, for each
        element of this rank's part. Local.
        """,
    "transform_array":
        """Each element of this rank's part becomes what `func` makes of it: a ufunc of NumPy, or
        a function of one element. Local.
        """,
    "copy_array":
        """The elements of `dst` on this rank are those of `src`. Both have as many here, of one
        dtype. Local.
        """,
    "fill_array":
        """Every element of this rank's part is `value`. Local.""",
    "find_array":
        """The first local index whose element equals `value`; -1 where there is none. Local.""",
    "find_if_array":
        """The first local index for whose element `predicate` holds; -1 where there is none.
        Local.
        """,
    "count_array":
        """The number of elements of this rank's part that equal `value`. Local.""",
    "count_if_array":
        """The number of elements of this rank's part for which `predicate` holds. Local.""",
    "reduce_local_array":
        """The reduction of this rank's part; of none, the neutral element. Local.""",
    "sort_array":
        """This rank's part is in order, NaN last. Local.""",
    "minmax_array":
        """The least and the greatest element of this rank's part; NaN where any is NaN. None at
        all is an error. Local.
        """,
    "inclusive_scan_array":
        """Each element of this rank's part becomes the reduction of those up to and with it.
        Local.
        """,
    "exclusive_scan_array":
        """Each element of this rank's part becomes the reduction of those before it. Local.""",
    "all_of_array":
        """Whether `predicate` holds for all elements of this rank's part; true of none. Local.""",
    "any_of_array":
        """Whether `predicate` holds for any element of this rank's part. Local.""",
    "none_of_array":
        """Whether `predicate` holds for no element of this rank's part. Local.""",
    "min_element_array":
        """The local index of this rank's least element, the first of equal ones; -1 where there
        is none. Local.
        """,
    "max_element_array":
        """The local index of this rank's greatest element, the first of equal ones; -1 where
        there is none. Local.
        """,
    "fill":
        """Every element of the container is `value`. Collective.""",
    "copy":
        """The elements of `dst` are those of `src`, index by index. The two have one dtype and
        one shape, and may be distributed differently. Collective.
        """,
    "for_each":
        """Calls `func(element)`, or `func(element, index)` with the global index, for each
        element on the rank that holds it, in ascending order of indices there. With
        `vectorized`, `func` gets arrays of many elements, which it may change, and arrays of
        their indices. Collective. Where `func` raises on one rank, that rank raises the same,
        and the others raise a DTLError that names it.
        """,
    "transform":
        """The elements of `dst` are what `func` makes of those of `src`, index by index;
        `transform(container, func)` changes a container in place. A ufunc of NumPy runs over
        the whole local part at once; with `vectorized`, `func` gets arrays of many elements
        and returns as many; else it gets and returns one. Collective. Where `func` raises on
        one rank, that rank raises the same, and the others raise a DTLError that names it.
        """,
    "find":
        """The first global index whose element equals `value`; -1 where there is none. NaN
        equals NaN here. Collective.
        """,
    "find_if":
        """The first global index for whose element `predicate` holds; -1 where there is none.
        With `vectorized`, `predicate` gets arrays and returns as many truth values.
        Collective. Where `predicate` raises on one rank, that rank raises the same, and the
        others raise a DTLError that names it.
        """,
    "count":
        """The number of elements that equal `value`. Collective.""",
    "count_if":
        """The number of elements for which `predicate` holds. With `vectorized`, `predicate`
        gets arrays and returns as many truth values. Collective. Where `predicate` raises on
        one rank, that rank raises the same, and the others raise a DTLError that names it.
        """,
    "all_of":
        """Whether `predicate` holds for all elements; true of none. With `vectorized`,
        `predicate` gets arrays and returns as many truth values. Collective. Where
        `predicate` raises on one rank, that rank raises the same, and the others raise a
        DTLError that names it.
        """,
    "any_of":
        """Whether `predicate` holds for any element. With `vectorized`, `predicate` gets arrays
        and returns as many truth values. Collective. Where `predicate` raises on one rank,
        that rank raises the same, and the others raise a DTLError that names it.
        """,
    "none_of":
        """Whether `predicate` holds for no element. With `vectorized`, `predicate` gets arrays
        and returns as many truth values. Collective. Where `predicate` raises on one rank,
        that rank raises the same, and the others raise a DTLError that names it.
        """,
    "minmax":
        """The least and the greatest element; NaN where any is NaN. An empty container is an
        error. Collective.
        """,
    "min_element":
        """The global index of the least element, the first of equal ones; -1 where there is
        none. NaN comes last. Collective.
        """,
    "max_element":
        """The global index of the greatest element, the first of equal ones; -1 where there is
        none. NaN comes last. Collective.
        """,
    "inclusive_scan":
        """Each element becomes the reduction of the elements up to and with it, in the order of
        global indices. Collective.
        """,
    "exclusive_scan":
        """Each element becomes the reduction of the elements before it; the first becomes the
        neutral element. Collective.
        """,
    "sort":
        """The elements stand in order over all ranks, and each rank holds as many as before. NaN
        comes last, in both directions. `cmp(a, b)` is below 0 where a comes before b, above
        where b comes before a; equal elements keep their order with it, and where `stable`
        asks for it. Collective. Where `cmp` raises on one rank, that rank raises the same,
        and the others raise a DTLError that names it.
        """,
    "sort_by_key":
        """`keys` are sorted, and the elements of `payload` move along with their keys. Equal
        keys keep their order. The two have one distribution. Collective.
        """,
    "argsort":
        """The global indices that would sort the container, distributed as it is; equal elements
        keep their order. Collective.
        """,
    "unique":
        """The distinct elements in ascending order, by blocks. NaNs are one element. Collective.""",
    "mean":
        """The arithmetic mean of the elements, in double precision. Collective.""",
    "var":
        """The sum of squared differences from the mean, divided by the number of elements less
        `ddof`. Collective.
        """,
    "norm":
        """The square root of the sum of squares. Collective.""",
    "dot":
        """The sum of the products of elements of equal index, in double precision. The two have
        one dtype and one distribution. Collective.
        """,
    "histogram":
        """How many elements each of `bins` equal bins holds, and the edges of the bins, as from
        np.histogram: from the least element to the greatest unless `range` says otherwise.
        Elements outside and NaNs are not counted. Collective.
        """,
    "quantile":
        """The quantiles `q`, from 0 to 1, interpolated linearly, as from np.quantile.
        Collective.
        """,
    "AlgorithmFuture":
        """A future of what a function returns, which runs in a thread of its own; what it raises
        is the future's failure. The program does not end before the function does.
        """,
    "AlgorithmFuture.__init__":
        """Starts `func(*args, **kwargs)`.""",
    "async_for_each":
        """Starts what `for_each_vector` and `for_each_array` do on this rank's part. Local.
        Until the future is complete the container must be left alone, here and below.
        """,
    "async_transform":
        """Starts what `transform_vector` and `transform_array` do on this rank's part. Local.""",
    "async_reduce":
        """Starts what `reduce_local_vector` and `reduce_local_array` do on this rank's part; the
        value is the reduction. Local.
        """,
    "async_sort":
        """Starts what `sort_vector` and `sort_array` do on this rank's part. Local.""",
    "LockMode":
        """Whether others may hold a lock at the same time.""",
    "Window":
        """Memory of all ranks of a context, open to one-sided access. A context manager; all
        ranks close it together, so one that is left to the garbage collector warns and is
        freed later.
        """,
    "Window.__init__":
        """Lends `size` new bytes of zeros, or the memory of the array `base`, which the window
        keeps. Collective.
        """,
    "Window.dynamic":
        """A window without memory, to which ranks attach arrays while it is open. Collective.""",
    "Window.size":
        """Bytes that this rank lends, or has attached.""",
    "Window.base":
        """The address of this rank's memory.""",
    "Window.is_valid":
        """False once it is closed.""",
    "Window.local_view":
        """This rank's memory as an array, without a copy; valid until the window is closed.""",
    "Window.attach":
        """Opens the memory of a writable C-contiguous array to the other ranks; returns its
        offset in this rank's part, which they need. Local. The window keeps the array until
        it is detached. Dynamic windows only.
        """,
    "Window.detach":
        """Closes the memory of an array that was attached; operations on it are refused from
        here on. Local.
        """,
    "Window.fence":
        """Ends an epoch on all ranks and begins the next. Collective.""",
    "Window.post":
        """Opens this rank's part to these ranks, for one epoch of each. Does not wait.""",
    "Window.start":
        """Begins an epoch with these ranks; waits until each has posted its part to this one.""",
    "Window.complete":
        """Ends it; all operations are complete, and the targets know.""",
    "Window.wait":
        """Returns when all ranks that this part was posted to have completed.""",
    "Window.test":
        """Whether they have; does not wait.""",
    "Window.lock":
        """Begins an epoch with one target.""",
    "Window.unlock":
        """Ends it; all operations on the target are complete.""",
    "Window.lock_all":
        """Begins a shared epoch with all targets.""",
    "Window.unlock_all":
        """Ends it.""",
    "Window.flush":
        """Operations on the target are complete.""",
    "Window.flush_all":
        """Operations on all targets are complete.""",
    "Window.flush_local":
        """Arrays given to operations on the target may be used.""",
    "Window.flush_local_all":
        """Arrays given to any operation may be used.""",
    "Window.close":
        """Frees the window on all ranks. Collective; a second call does nothing.""",
    "Window.__enter__":
        """Itself.""",
    "Window.__exit__":
        """Closes it.""",
    "Window.__del__":
        """Warns if it is open.""",
    "Window.__repr__":
        """Its size.""",
    "rma_put":
        """Writes `data` into the target's memory, `offset` bytes from its start. There after the
        next synchronisation.
        """,
    "rma_get":
        """A copy of `size` bytes of the target's memory, as an array of `dtype`.""",
    "rma_put_async":
        """As rma_put; the future is complete when `data` may be changed.""",
    "rma_get_async":
        """As rma_get, but does not wait; the future's value is the array.""",
    "rma_accumulate":
        """Combines `data` into the target's memory, atomically element by element.""",
    "rma_get_accumulate":
        """Combines `data` into the target's memory and returns what was there, atomically
        element by element.
        """,
    "rma_fetch_and_op":
        """Combines `value` into one element of the target's memory and returns what it was, in
        one atomic step.
        """,
    "rma_fetch_and_add":
        """Adds to one element of the target's memory and returns what it was, in one atomic
        step.
        """,
    "rma_compare_and_swap":
        """Sets one element of the target's memory to `swap` if it is `compare`, and returns what
        it was, in one atomic step.
        """,
    "RoleManager":
        """Roles for the ranks of a context. A context manager.""",
    "RoleManager.__init__":
        """A manager without roles. The context may be given to initialize instead.""",
    "RoleManager.add_role":
        """A role for the next `num_ranks` ranks. The same on all ranks.""",
    "RoleManager.initialize":
        """Every rank knows its role. Collective; more ranks than there are is an error on every
        rank.
        """,
    "RoleManager.initialized":
        """Whether that has happened.""",
    "RoleManager.has_role":
        """Whether this rank has the role.""",
    "RoleManager.role_size":
        """How many ranks have it.""",
    "RoleManager.role_rank":
        """This rank's number among them, or -1.""",
    "RoleManager.context":
        """A context of the ranks that have this rank's role; None without one. Collective.""",
    "RoleManager.destroy":
        """Frees it; a second call does nothing.""",
    "RoleManager.__enter__":
        """Itself.""",
    "RoleManager.__exit__":
        """Frees it.""",
    "RoleManager.__del__":
        """Warns if it was left open.""",
    "RoleManager.__repr__":
        """Its roles.""",
    "intergroup_send":
        """The elements of `data` are on their way to a rank of a role.""",
    "intergroup_recv":
        """At most `count` elements from a rank of a role; float64 unless `dtype` says otherwise.""",
    "intergroup_broadcast":
        """Every rank of `target_role` gets the elements of `data` of the source, in one
        dimension. The source gives `data`; the ranks of the role give `count` and `dtype`
        (None means float64) instead, or an array of that form as `data`, which is received
        into. A rank that is neither gets None at once.
        """,
    "Topology":
        """Where the ranks of the job run. All questions are local.""",
    "Topology.num_cpus":
        """CPUs of this node that this process may run on.""",
    "Topology.num_gpus":
        """GPUs of this node.""",
    "Topology.cpu_affinity":
        """The first CPU that the rank may run on.""",
    "Topology.gpu_id":
        """The GPU that suits the rank, or -1.""",
    "Topology.is_local":
        """Whether both run on one node.""",
    "Topology.node_id":
        """The number of the rank's node.""",
    "Topology.num_nodes":
        """Nodes that the job's ranks run on.""",
    "Topology.node_rank":
        """The rank's number among those of its node.""",
    "Topology.node_size":
        """Ranks on the rank's node.""",
    "Topology.numa_node":
        """The NUMA node of the first CPU that the rank may run on.""",
    "Topology.host_name":
        """The name of the rank's host.""",
    "Topology.cpu_set":
        """The CPUs that the rank may run on, as its operating system numbers them.""",
    "Topology.num_numa_nodes":
        """NUMA nodes of this node. Needs hwloc.""",
    "Topology.cpus":
        """Every CPU of this node in the order of the machine: its number `cpu`, and those of the
        `core`, `package`, `numa` node and `caches` (level 1 first, -1 for none) that it
        belongs to. Needs hwloc.
        """,
    "Topology.caches":
        """The caches for data of this node, level 1 first: `level`, `bytes`, `line` in bytes,
        how many CPUs are `sharing` one, and their `count`. Needs hwloc.
        """,
    "Topology.gpus":
        """The GPUs of this node: PCI `address`, `vendor` and `model` as PCI numbers, and `numa`
        node (-1: unknown).
        """,
    "Topology.text":
        """This node and its ranks, drawn in lines of text.""",
    "Topology.draw":
        """All nodes of the context's ranks, and which of its ranks may run where, as an SVG
        drawing; on rank 0, None elsewhere. Collective.
        """,
    "Future":
        """A value that will be there later, or a failure. `Future()` gets its value by `set`;
        non-blocking operations and `async_*` functions return futures of their own, which
        move forward when they are waited for, tested or awaited. `await` gives the value in
        asyncio, without blocking its loop. A context manager, which waits at its end for an
        operation. An operation that is dropped before it is complete warns, and its arrays
        stay alive.
        """,
    "Future.__init__":
        """A future without a value; or that of an operation, given by its handle: its value is
        then `result`, or what `result()` returns once it is complete, and `keeps` stays alive
        until then.
        """,
    "Future.valid":
        """Whether it has not been destroyed.""",
    "Future.wait":
        """Returns once there is a value. Raises the failure, if there is one instead, and the
        built-in TimeoutError after `timeout` seconds.
        """,
    "Future.test":
        """Whether there is a value, or a failure. Does not wait, and raises nothing that the
        future has failed with.
        """,
    "Future.done":
        """The same as `test()`.""",
    "Future.get":
        """The value, after waiting for it as `wait` does; its bytes where `size` is given, which
        must be at least their number.
        """,
    "Future.set":
        """The value is `data`, or a copy of it where it is an array or another buffer, and those
        who wait go on. Refused where there is a value already.
        """,
    "Future.set_error":
        """The future has failed: `error` is raised by those who wait. Refused where there is a
        value already.
        """,
    "Future.then":
        """A future of `func(value)`, or of the failure of this one or of `func`. `func` is
        called once, in the thread that completes this future: the one that sets it, or waits
        for it or tests it; at once where it is complete.
        """,
    "Future.destroy":
        """Gives it up, whatever its state; again is harmless. Who waits for a value that was
        never set gets a CommunicationError; an operation goes on, and keeps its arrays until
        it is complete.
        """,
    "Future.__await__":
        """The value, in asyncio.""",
    "Future.__enter__":
        """Itself.""",
    "Future.__exit__":
        """Waits for an operation; destroys a future that was never set.""",
    "Future.__del__":
        """Warns of an operation that is not complete, and of a failure that nobody has asked
        for.
        """,
    "Future.__repr__":
        """Its state.""",
    "when_all":
        """A future of the list of all values, in their order, once all are there; of the first
        failure in their order, if any.
        """,
    "when_any":
        """The first of the futures that is complete, and its index. Waits for it.""",
    "RemoteError":
        """An action has raised on another rank: the text names rank, action and exception.
        `rank`, `action`, `kind` (the name of the exception's class) and `traceback` (its
        text) tell the same apart.
        """,
    "RemoteError.__init__":
        """Made by the library.""",
    "action":
        """A decorator: other ranks may call the function, by its module and name, through
        `remote_invoke`. Define actions on all ranks, before the context is made; for contexts
        that exist already there is `serve_actions`. Arguments and results may be None, bool,
        int, float, complex, str, bytes, NumPy scalars and arrays, and lists, tuples and dicts
        of these. Nothing that arrives is unpickled, and nothing is called that was not
        declared an action. An action may run in a thread of the library.
        """,
    "remote_invoke":
        """What `action(*args)` returns on that rank, which may be this one. An exception there
        is raised here as RemoteError.
        """,
    "remote_invoke_async":
        """The same, as a future.""",
    "serve_actions":
        """From here on ranks of the context may call each other's actions. Collective. Not
        needed for contexts made by `dtl.Context()` after the first action was defined. Again
        is harmless.
        """,
    "action_barrier":
        """Returns once every rank has entered, and runs actions meanwhile, which `ctx.barrier()`
        does not without a thread.
        """,
    "action_progress":
        """Runs the actions that others have asked for. For long computations where no thread of
        the library does.
        """,
}
