# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/docs.py.j2.
# Do not edit.
"""Docstrings of the package."""

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
    "MismatchError":
        """Arguments that do not fit together, such as an array of another shape than the
        container's part.
        """,
    "UnsupportedError":
        """A dtype that the library has no elements of, or an object that the call does not take.""",
    "OverflowedError":
        """A Python integer that no dtype holds.""",
    "BackendError":
        """A backend is missing, or failed; the text says what to install.""",
    "UnavailableError":
        """A placement that this machine does not have.""",
    "Backends":
        """The backends that can be used on this machine; `dtl.backends` is the only one of its
        kind.
        """,
    "Backends.available":
        """The names of those that can be used, in the order MPI, CUDA, HIP, NCCL, SHMEM. Local:
        does not wait for other ranks.
        """,
    "Backends.name":
        """Those names joined by \"+\", such as \"MPI+CUDA\"; \"Single\" where there is none.
        Local: does not wait for other ranks.
        """,
    "Backends.count":
        """How many there are. Local: does not wait for other ranks.""",
    "Backends.report":
        """For people, a line each: which backends were found, in which file and version, and of
        the others why not. Local: does not wait for other ranks.
        """,
    "MetricCounter":
        """A number of events of a program, which only grows. From any thread.""",
    "MetricCounter.__init__":
        """Of 0 events.""",
    "MetricCounter.value":
        """How many there were.""",
    "MetricCounter.increment":
        """So many more; a negative number is refused. Local: does not wait for other ranks.""",
    "MetricCounter.reset":
        """None. Local: does not wait for other ranks.""",
    "MetricCounter.of_calls":
        """How often the library's function has been called in this process since the counter was
        made. The function has the name by which messages know it, such as \"allreduce\" or
        \"DistributedMap.insert\". Local: does not wait for other ranks.
        """,
    "MetricCounter.of_bytes":
        """The bytes that it was given in these calls: of what it reads or of what it writes,
        whichever is more. Local: does not wait for other ranks.
        """,
    "MetricCounter.__repr__":
        """Its name and value.""",
    "MetricGauge":
        """A number that goes up and down. From any thread.""",
    "MetricGauge.__init__":
        """At 0.0.""",
    "MetricGauge.value":
        """Where it is.""",
    "MetricGauge.set":
        """It is at `value`. Local: does not wait for other ranks.""",
    "MetricGauge.increment":
        """It is higher by `delta`. Local: does not wait for other ranks.""",
    "MetricGauge.decrement":
        """It is lower by `delta`. Local: does not wait for other ranks.""",
    "MetricGauge.reset":
        """It is at 0.0. Local: does not wait for other ranks.""",
    "MetricGauge.__repr__":
        """Its name and value.""",
    "MetricHistogram":
        """Values that were observed, summed up. Without any all is 0. From any thread.""",
    "MetricHistogram.__init__":
        """Of no values.""",
    "MetricHistogram.observe":
        """One more value. Local: does not wait for other ranks.""",
    "MetricHistogram.count":
        """How many there are.""",
    "MetricHistogram.sum":
        """Their sum.""",
    "MetricHistogram.min":
        """The least.""",
    "MetricHistogram.max":
        """The greatest.""",
    "MetricHistogram.mean":
        """Their mean.""",
    "MetricHistogram.reset":
        """There are none. Local: does not wait for other ranks.""",
    "MetricHistogram.__repr__":
        """Its name, and how many there are.""",
    "Environment":
        """Keeps the backends open, and makes contexts. A context manager; environments are
        counted. A program need not make one, since contexts start what they need.
        """,
    "Environment.__init__":
        """Starts the backends, if this is the first environment. Collective.""",
    "Environment.is_valid":
        """False once it is closed.""",
    "Environment.make_world_context":
        """A context over all ranks of the job, with a CUDA device where one is named.
        Collective.
        """,
    "Environment.close":
        """Lets go of the backends. Contexts go on working. Closing twice is harmless. Local:
        does not wait for other ranks.
        """,
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
        ends the whole job; so does an exit with a status other than 0, with that status.
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
    "Context.mpi_comm":
        """Its MPI communicator, as mpi4py has it: for calls of mpi4py's, and for libraries that
        take a communicator. It keeps the context, and becomes MPI_COMM_NULL when that is
        closed. DTL's messages travel on it too, so duplicate it (`.Dup()`) to send messages
        beside DTL. Of a context of one rank in a process without MPI it is that of mpi4py's
        own MPI for one process, which it starts.
        """,
    "Context.is_valid":
        """False once it is closed.""",
    "Context.stream":
        """The stream of its device, on which collectives in memory of the device run: its own,
        or what `set_stream` has named; one of the host where it has no device. A new object,
        which may be closed.
        """,
    "Context.set_stream":
        """Collectives in memory of its device run on `stream` from here on, after what is queued
        there: a dtl.Stream, what has `__cuda_stream__`, or an address; 0 is the default
        stream, None the context's own. Local: does not wait for other ranks.
        """,
    "Context.nccl_supports_native":
        """Whether NCCL itself performs an operation, one of DTL_NCCL_OP_..., in this context.
        Local: does not wait for other ranks.
        """,
    "Context.nccl_supports_hybrid":
        """Whether an operation, one of DTL_NCCL_OP_..., works on device buffers in this context,
        by NCCL or by way of the host. Local: does not wait for other ranks.
        """,
    "Context.set_error_handler":
        """`handler(status, message)` is called when a call fails in the library with this
        context, or with a container or window of it, before the exception is raised; None
        ends that. Contexts that are derived later take it over. An exception of the handler
        is printed and goes no further, but for one such as KeyboardInterrupt, which the call
        raises. Local: does not wait for other ranks.
        """,
    "Context.split_nccl":
        """Like split, with NCCL on the given device, or on that of this context. Collective.""",
    "Context.close":
        """Ends it. No rank waits for another. Closing twice is harmless. Local: does not wait
        for other ranks.
        """,
    "Context.__enter__":
        """This context.""",
    "Context.__exit__":
        """Closes it.""",
    "Context.__del__":
        """Warns if it was left open.""",
    "barrier":
        """Returns once every rank of the context has entered. Collective.""",
    "broadcast":
        """The root's `value` on every rank, whatever the others give. With `out`, which all
        ranks or none give, it has the shape and dtype of the result. Collective.
        """,
    "scatter":
        """This rank's block of the root's `values`, whose first dimension is the number of
        ranks: of values of shape (size, 3) each rank gets one of shape (3,). What the other
        ranks give does not matter. With `out`, which all ranks or none give, it has the shape
        and dtype of a block. Of k * size one-dimensional values, each rank gets an array of
        k. Collective.
        """,
    "reduce":
        """The reduction of `value` over all ranks, on the root; None on the others.

        `reduce(container, op)` is the reduction of a container's elements, on every rank.
        There `op` may also be a function of two elements, which must be associative: each
        rank reduces its part in the order of indices, from `initial` on where it is given,
        and the ranks' results are combined in their order. Collective.
        """,
    "allreduce":
        """The reduction of `value` over all ranks, on every rank. `op` is the name of an
        operation, such as dtl.SUM, or NumPy's function for it, such as np.add. Collective.
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
        """The elements of `data` are on their way to rank `dest`. It may wait for the receiver.
        Waits for the receiver, unless the message is buffered.
        """,
    "recv":
        """The elements of a message from `source` (any rank where it is None) with `tag`. Array
        and message have the same dtype and shape; a `dtype` that is given must be the
        message's (or V1, its bytes). With a `count`, a message of more elements is refused,
        and the array has one dimension. `out` is an array to receive into. A message that is
        refused stays where it is, for the next receive. The older order (ctx, count, dtype,
        source, tag) is understood where the third argument is a dtype. Waits for the sender.
        """,
    "sendrecv":
        """Sends `send_data` to `dest` and returns what comes from `source`, as recv does;
        neither waits for the other. The keywords without underscore are the older spelling;
        the older order (ctx, senddata, dest, recvcount, recvdtype, source, sendtag, recvtag)
        is understood where the fifth argument is a dtype or None, or `source` is a keyword
        beside a fourth argument. Waits for the sender of the message that it receives.
        """,
    "isend":
        """The sending of `data` has started. The request keeps the array; it must not change
        until the request is complete. Local: does not wait for other ranks.
        """,
    "irecv":
        """The receiving into `out` has started; `out` must not be used until the request is
        complete. Local: does not wait for other ranks.
        """,
    "probe":
        """The source, tag, count and dtype of a message that a receive would get now; waits for
        one. `count` is in elements of `dtype`, or as they were sent; a `dtype` that a receive
        would refuse is refused. -1 stands for any source and any tag. Waits for a sender.
        """,
    "iprobe":
        """Whether a message is there, and what probe tells of it, or None: `(False, None)`. Does
        not wait. Local: does not wait for other ranks.
        """,
    "mprobe":
        """A message, with its source, tag, count and dtype, that no other receive can get from
        here on; waits for one. What threads use that receive side by side. `count` is in
        elements of `dtype`, or as they were sent. -1 stands for any source and any tag. Waits
        for a sender.
        """,
    "improbe":
        """As mprobe, but None at once if no message is there. Local: does not wait for other
        ranks.
        """,
    "mrecv":
        """The elements of a message that mprobe gave, in the dtype and shape in which they were
        sent; a `dtype` that is given must be the message's (or V1, its bytes). `out` is an
        array to receive into. A message that is refused can be received again. Waits for the
        sender.
        """,
    "send_object":
        """Any object that pickle takes is on its way to rank `dest`, which calls recv_object. An
        object is one message, of the pickle and of the arrays inside it, whose bytes probe
        tells. It may wait for the receiver. A receive of bytes that matches its tag takes it:
        give objects tags of their own. Waits for the receiver, unless the message is
        buffered.
        """,
    "recv_object":
        """An object that send_object sent from `source` (any rank where it is None or -1) with
        `tag`. Unpickling runs what the sender pickled, so it is done by this function only. A
        message of numbers is refused with its rank and tag; it stays where it is unless the
        numbers are bytes (uint8). Arrays in the object share one block of memory. Waits for
        the sender.
        """,
    "Request":
        """An operation under way, from isend or irecv. A context manager, which waits at its
        end. One that is dropped before it is complete warns, and its array stays alive.
        """,
    "Request.__init__":
        """Made by isend and irecv.""",
    "Request.wait":
        """Waits, and returns the array that was sent or received into. Raises the operation's
        failure, each time. Waits for the other ranks of the operation.
        """,
    "Request.test":
        """Whether it is complete. Does not wait. Raises its failure, if it has failed. Local:
        does not wait for other ranks.
        """,
    "Request.cancel":
        """A receive that has no message yet is taken back: waiting for it raises a
        CommunicationError, and its array stays as it was. One that is complete is left alone.
        A send can't be taken back, and is refused. Local: does not wait for other ranks.
        """,
    "Request.future":
        """A future of the array, the same one each time. The operation is the future's from here
        on: waitany and testany pass over the request, and it can't be cancelled. Local: does
        not wait for other ranks.
        """,
    "Request.__await__":
        """The array, in asyncio. Waits for the other ranks of the operation.""",
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
        their order, if any. Waits for the other ranks of the operation.
        """,
    "testall":
        """Whether all requests are complete. Does not wait. If they are, raises the first
        failure in their order, if any. Local: does not wait for other ranks.
        """,
    "waitany":
        """The index of a request that is complete now; waits for the first. Those that were
        complete before the call are passed over, so that repeated calls with the same list
        give each index once; a list of no others is refused. Raises the request's failure, if
        it has failed. Waits for the other ranks of the operation.
        """,
    "testany":
        """As waitany, but None at once where no request is complete. Local: does not wait for
        other ranks.
        """,
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
        """Starts it on what its arrays hold now; they belong to it until it is complete. Refused
        while it is under way. Collective; does not wait for other ranks.
        """,
    "CollectivePlan.wait":
        """Waits for what was started last, and returns `result`. Waits for the other ranks of
        the operation.
        """,
    "CollectivePlan.test":
        """Whether what was started last is complete. Does not wait. Local: does not wait for
        other ranks.
        """,
    "CollectivePlan.__call__":
        """Starts it, waits for it, and returns `result`. Collective.""",
    "CollectivePlan.close":
        """Gives it up; again is harmless. What is under way goes on, and keeps its arrays until
        it is complete. Local: does not wait for other ranks.
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
    "DistributedVector":
        """A one-dimensional distributed array whose size may change.""",
    "DistributedVector.resize":
        """The vector has `size` elements. Each keeps its value and its global index; new ones
        are 0. Views that were taken before keep the old memory. Collective.
        """,
    "DistributedVector.redistribute":
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Views that were taken before keep the old memory. Collective.
        """,
    "DistributedArray":
        """A one-dimensional distributed array of fixed size; for the rest, a vector.""",
    "DistributedArray.redistribute":
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Views that were taken before keep the old memory. Collective.
        """,
    "DistributedTensor":
        """A distributed array of 1 to 8 dimensions, one of which is spread over the ranks; each
        rank holds all of the others. An index of an element is a tuple, one number for each
        dimension, or one number that counts in row-major order.
        """,
    "DistributedTensor.distributed_dim":
        """Which dimension is spread over the ranks, from 0.""",
    "DistributedTensor.strides":
        """How many elements lie between neighbours along each dimension of this rank's part.""",
    "DistributedTensor.to_local":
        """The element's index in this rank's part, a tuple; None if another rank holds it.
        Local: does not wait for other ranks.
        """,
    "DistributedTensor.to_global":
        """The global index of an element of this rank's part, a tuple. Local: does not wait for
        other ranks.
        """,
    "DistributedTensor.reshape":
        """The tensor has another shape of as many elements; one extent may be -1, which stands
        for what is left. Elements keep their place in row-major order. It stays distributed
        along the dimension of that number, or along its last one if it has fewer now. Views
        that were taken before keep the old memory. Collective.
        """,
    "DistributedTensor.redistribute":
        """The elements are distributed by another policy. Each keeps its value and its global
        index. Views that were taken before keep the old memory. Collective.
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
    "DistributedSpan.first":
        """Of the first `count` elements on this rank. Local: does not wait for other ranks.""",
    "DistributedSpan.last":
        """Of the last `count` elements on this rank. Local: does not wait for other ranks.""",
    "DistributedSpan.subspan":
        """Of `count` elements on this rank from local index `offset` on; of all up to the end
        without `count`. Local: does not wait for other ranks.
        """,
    "ConsistencyPolicy":
        """When writes of one rank become visible to others.""",
    "DistributedContainer":
        """What vectors, arrays, tensors and spans have in common: each rank of a context holds a
        part of the elements. A context manager; it may also be left to the garbage collector.

        NumPy works on this rank's part: universal functions, operators but `@`, indexing,
        iteration and len(). Reductions as methods (`c.sum()`) and NumPy's other functions
        (`np.sum(c)`, `np.median(c)`) are of all elements on all ranks: every rank calls them
        and gets the same answer. A function of NumPy's that knows only this rank's part
        raises TypeError.
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
    "DistributedContainer.is_host_accessible":
        """Whether this process may read and write them.""",
    "DistributedContainer.is_device_accessible":
        """Whether a device may.""",
    "DistributedContainer.is_valid":
        """False once it is closed.""",
    "DistributedContainer.local_view":
        """This rank's part as a NumPy array that shares its memory, of the local shape. The
        memory lives as long as any such array, also when the container is closed, resized,
        reshaped or redistributed; then it is the container's no more. Of a container that
        only a device reaches, a DeviceArray. Local: does not wait for other ranks.
        """,
    "DistributedContainer.to_numpy":
        """A copy of this rank's part; with `stream`, as dtl.fill takes it, a future of one,
        after what is queued there. Local: does not wait for other ranks.
        """,
    "DistributedContainer.from_numpy":
        """This rank's part is a copy of `values`, which have the local shape. Any order of
        memory will do, and any dtype whose values keep their meaning. With `stream`, after
        what is queued there. Local: does not wait for other ranks.
        """,
    "DistributedContainer.fill":
        """Every element of this rank's part is `value`. With `stream` it is queued, as by
        dtl.fill. Collective.
        """,
    "DistributedContainer.get":
        """The element with that global index, or an array of those with several: an integer or
        an array of them; of a tensor also a tuple of such, one for each dimension. One-sided:
        no other rank calls. For elements of other ranks the container must be exposed; sync()
        makes sure that they have written what is wanted. Waits for the ranks that have the
        elements.
        """,
    "DistributedContainer.set":
        """The elements with those global indices are `value`, one for all or one for each.
        One-sided, as get(). Waits for the ranks that have the elements.
        """,
    "DistributedContainer.exchange_halo":
        """A new array of this rank's part with a margin of `width` elements on both sides of
        each dimension, which holds what lies there in the whole, on other ranks too, also in
        the corners. At the ends of a dimension the margin is `fill`, or the other end where
        it is `periodic`. `width` and `periodic` are for all dimensions, or one for each. With
        `out`, that array of the same form, whose margin stays at open ends; it may be in the
        memory of the device that has the elements, and only what is of other ranks travels
        then. By block only. Collective.
        """,
    "DistributedContainer.refresh_halo":
        """Fills the margin of `padded`, an array as exchange_halo gives it, from the inner parts
        of all ranks' arrays, which are where the elements live meanwhile: only slices of the
        margin are copied, and nothing of the container. At the ends of a dimension that is
        not `periodic` the margin stays. By block only. Collective.
        """,
    "DistributedContainer.sum":
        """The sum of all elements, computed in the type that NumPy takes for it. Collective.""",
    "DistributedContainer.prod":
        """The product of all elements. Collective.""",
    "DistributedContainer.min":
        """The least element, or NaN where there is one; of complex numbers in NumPy's order.
        Collective.
        """,
    "DistributedContainer.max":
        """The greatest element, or NaN where there is one; of complex numbers in NumPy's order.
        Collective.
        """,
    "DistributedContainer.mean":
        """The arithmetic mean of all elements, computed in double precision, with NumPy's dtype.
        NaN and a RuntimeWarning where there is none. Collective.
        """,
    "DistributedContainer.var":
        """Their variance, computed in double precision, with NumPy's dtype and `ddof` degrees of
        freedom less than elements. Collective.
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
    "DistributedContainer.copy":
        """A new container of the same elements, distributed and placed as this one. A span owns
        none, and is refused. Collective.
        """,
    "DistributedContainer.take":
        """The elements with those global indices, on whichever rank they are: an integer or an
        array of them, of which each rank may want its own; negative ones count from the end,
        and those of a tensor are of the row-major order. Where `indices` are a container, so
        is the result, distributed as they are. Nothing need be exposed. Collective.
        """,
    "DistributedContainer.section":
        """A new container of the elements that `[start:stop:step]` has of the whole, along one
        axis; it is distributed by the same policy. Collective.
        """,
    "DistributedContainer.T":
        """A new tensor of the same elements with the axes in reverse order; each rank keeps what
        it has. A container of one dimension is its own. Collective.
        """,
    "DistributedContainer.draw":
        """An SVG drawing of which rank has which elements, which notebooks show. A span owns
        none, and is refused. Local: does not wait for other ranks.
        """,
    "DistributedContainer.close":
        """Releases the elements, as far as no view or span holds them. Closing twice is
        harmless. Local: does not wait for other ranks.
        """,
    "DistributedContainer.__del__":
        """Closes it, if nothing else has.""",
    "DistributedContainer.__enter__":
        """This container.""",
    "DistributedContainer.__exit__":
        """Closes it.""",
    "DistributedContainer.__len__":
        """The number of elements on all ranks; of a tensor the extent of dimension 0.""",
    "DistributedContainer.__bool__":
        """Refused, as ranks may have different parts; ask empty, all() or any().""",
    "DistributedContainer.__iter__":
        """Over all elements in the order of global indices, of a tensor over what lies along
        dimension 0. Every rank takes as many steps, but where each rank has all elements.
        Collective.
        """,
    "DistributedContainer.__reversed__":
        """The same from the end. Collective.""",
    "DistributedContainer.__contains__":
        """Whether any rank has such an element; the same answer on every rank. NaN is in none,
        as in NumPy. Collective.
        """,
    "DistributedContainer.__getitem__":
        """The element with this global index, one for each dimension; negative ones count from
        the end. Where ranks have different parts, all ranks call it, and other keys are a
        TypeError that names local_view(), section() and take(). Where this rank has all
        elements, what NumPy makes of the key. Collective.
        """,
    "DistributedContainer.__setitem__":
        """Elements are `value`, by NumPy's rules, where this rank has all of them. Where ranks
        have different parts it is a TypeError that names local_view() and set().
        """,
    "DistributedContainer.__array__":
        """The elements, where this rank has all of them: alone, or replicated. Of a container of
        more than one part it is a TypeError that names local_view() and to_numpy().
        """,
    "DistributedContainer.__array_function__":
        """What NumPy's function is of the whole, on every rank; TypeError where it is none of
        those that the guide lists. Collective.
        """,
    "DistributedContainer.__deepcopy__":
        """The same as copy(). Collective.""",
    "DistributedContainer.__array_ufunc__":
        """A universal function on this rank's part. Operands that are containers are distributed
        alike. The result is an array of this rank's, or what `out` says. The product `a @ b`
        of two vectors is the whole one, on every rank.
        """,
    "DistributedContainer.__array_namespace__":
        """NumPy, from 2.0 on, whose functions are those of Python's array API standard. The
        guide lists which of them are of the whole container, of this rank's part, or a
        TypeError.
        """,
    "DistributedContainer.__dlpack__":
        """This rank's part, for other array libraries, without a copy.""",
    "DistributedContainer.__dlpack_device__":
        """Where this rank's part is, as DLPack numbers it.""",
    "DeviceArray":
        """This rank's part of a container whose elements only a device reaches, as
        `local_view()` gives it: for libraries that work there, without a copy. It keeps the
        memory. NumPy can't read it; indexing copies to the host, and assignment copies back.
        What DTL has done to the elements is complete when a function returns.
        """,
    "DeviceArray.__init__":
        """TypeError: local_view() makes them.""",
    "DeviceArray.shape":
        """That of this rank's part.""",
    "DeviceArray.dtype":
        """The type of the elements.""",
    "DeviceArray.ndim":
        """The number of dimensions.""",
    "DeviceArray.size":
        """The number of elements.""",
    "DeviceArray.nbytes":
        """Their bytes.""",
    "DeviceArray.device_kind":
        """Whose device has them.""",
    "DeviceArray.device_id":
        """The number of that device.""",
    "DeviceArray.data_ptr":
        """The address on the device; 0 where it is empty. Local: does not wait for other ranks.""",
    "DeviceArray.copy_to_host":
        """A copy of the elements on the host. Local: does not wait for other ranks.""",
    "DeviceArray.copy_from_host":
        """The elements are copies of `values`, one for all or of this shape. Local: does not
        wait for other ranks.
        """,
    "DeviceArray.__cuda_array_interface__":
        """The elements for libraries of CUDA and HIP devices, version 3; AttributeError for
        those of others.
        """,
    "DeviceArray.__dlpack__":
        """The elements for any library, without a copy, by version 1.0 for takers that know
        versions. For the host, `dl_device=(1, 0)`, a copy; BufferError for another device,
        where `copy` is False for the host's and where it is True for their own. Nothing is
        queued on them, so that no `stream` waits.
        """,
    "DeviceArray.__dlpack_device__":
        """The device as DLPack numbers it; that of tests as 12, an extension.""",
    "DeviceArray.__array__":
        """TypeError that names copy_to_host(): NumPy can't read the memory.""",
    "DeviceArray.__array_ufunc__":
        """A universal function may write here by way of the host; as an operand it is a
        TypeError.
        """,
    "DeviceArray.__getitem__":
        """A copy on the host of what the key means.""",
    "DeviceArray.__setitem__":
        """What the key means is `value`, by way of the host.""",
    "DeviceArray.__eq__":
        """TypeError: elements are compared by copy_to_host().""",
    "DeviceArray.__hash__":
        """That of the object, whatever its elements are.""",
    "DeviceArray.__bool__":
        """ValueError: an array is neither true nor false.""",
    "DeviceArray.__len__":
        """The first extent.""",
    "DeviceArray.__repr__":
        """Its shape, dtype and device.""",
    "to_device":
        """A container with the same elements in the memory of that device: `container` itself
        where it is there. BackendError where there is no device. Collective.
        """,
    "to_host":
        """A container with the same elements in main memory: `container` itself where it is
        there. Collective.
        """,
    "save":
        """The file `path` holds all elements of the container, a vector, an array or a tensor,
        in the format .npy, for np.load and dtl.load. Each rank writes its part. The file
        takes the place of an older one when it is complete. FileError if it can't be written;
        the older one then stays. Collective.
        """,
    "DistributedMap":
        """A distributed hash map from keys to values of fixed dtypes: any rank writes, asks for
        and erases any key. Writes to keys of other ranks are buffered, and done after `flush`
        (this rank's) or `sync` (all). A rank finds what it has written itself at once. A
        context manager; all ranks close it together. One that is left to the garbage
        collector warns, and is freed once it is garbage on all ranks: where the next map or
        window of the context is made, or the context is closed.
        """,
    "DistributedMap.__init__":
        """Makes an empty map. Keys are int64 and values float64 if nothing else is said. Dtypes
        of numbers, 'S16' (bytes, at most 16 of them), 'U16' (a str of at most 16 characters),
        or several of one kind: `(\"i4\", 3)`. Plain `bytes` and `str` have room for 32.
        Values may be structures, too. Collective.
        """,
    "DistributedMap.insert":
        """The value of `key` will be `value`, whether or not it had one. Waits for the rank that
        owns the key, where its buffer is full.
        """,
    "DistributedMap.find":
        """The value of `key`, or None where it has none. Waits for the rank that owns the key.""",
    "DistributedMap.get":
        """The value of `key`, or `default` where it has none. Waits for the rank that owns the
        key.
        """,
    "DistributedMap.contains":
        """Whether `key` is in the map. Waits for the rank that owns the key.""",
    "DistributedMap.erase":
        """`key` is not in the map any more. True if it was. Done when it returns. Waits for the
        rank that owns the key.
        """,
    "DistributedMap.combine":
        """The value of `key` will be its value combined with `value`, or `value` where the key
        is new. `op` is the name of an operation or NumPy's function for it, done by the owner
        and buffered; or any function of the old value and `value`, which is called on this
        rank, perhaps more than once, and done when the call returns. No rank's contribution
        is lost. Waits for the rank that owns the key, where its buffer is full.
        """,
    "DistributedMap.replace":
        """In one atomic step: the value of `key` is `value` if it was `expected`, or if there
        was none where `expected` is None. Whether it was so. Waits for the rank that owns the
        key.
        """,
    "DistributedMap.owner":
        """The rank that holds `key`, or would hold it. Local: does not wait for other ranks.""",
    "DistributedMap.insert_many":
        """As `insert` for each key, in order; `values` has one for each key. Waits for the ranks
        that own the keys, where their buffers are full.
        """,
    "DistributedMap.update":
        """Inserts what another mapping has. Waits for the ranks that own the keys, where their
        buffers are full.
        """,
    "DistributedMap.find_many":
        """The values of the keys, and a mask of those that are there; elsewhere values are zero.
        Waits for the ranks that own the keys.
        """,
    "DistributedMap.contains_many":
        """A mask of the keys that are there. Waits for the ranks that own the keys.""",
    "DistributedMap.erase_many":
        """Erases the keys. A mask of those that were there. Waits for the ranks that own the
        keys.
        """,
    "DistributedMap.combine_many":
        """As `combine` for each key, in order. Where a function raises, the exception passes
        through, and what was combined before may or may not be in the map. Waits for the
        ranks that own the keys, where their buffers are full.
        """,
    "DistributedMap.size":
        """As `global_size`.""",
    "DistributedMap.empty":
        """Whether `global_size` is 0.""",
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
        """The keys and the values that this rank has, copied, in the same order. Local: does not
        wait for other ranks.
        """,
    "DistributedMap.keys":
        """The keys that this rank has. Local: does not wait for other ranks.""",
    "DistributedMap.values":
        """The values that this rank has. Local: does not wait for other ranks.""",
    "DistributedMap.items":
        """Pairs of key and value that this rank has. Local: does not wait for other ranks.""",
    "DistributedMap.local_view":
        """The entries that this rank has, copied. Local: does not wait for other ranks.""",
    "DistributedMap.global_view":
        """The entries of all ranks, on every rank; syncs before. Collective.""",
    "DistributedMap.__len__":
        """As `local_size`.""",
    "DistributedMap.__bool__":
        """Refused, as ranks may have different parts; ask empty.""",
    "DistributedMap.__iter__":
        """Over the keys that this rank has now; the map may change meanwhile.""",
    "DistributedMap.__contains__":
        """Whether any rank has the key. Waits for the rank that owns the key.""",
    "DistributedMap.__getitem__":
        """The value of `key`, on any rank; a KeyError where there is none. Waits for the rank
        that owns the key.
        """,
    "DistributedMap.__setitem__":
        """As `insert`. Waits for the rank that owns the key, where its buffer is full.""",
    "DistributedMap.__delitem__":
        """As `erase`; a KeyError where there is none. Waits for the rank that owns the key.""",
    "DistributedMap.__array__":
        """Refused, so that NumPy's functions don't take this rank's keys for the whole; names
        what has the entries.
        """,
    "DistributedMap.__array_function__":
        """Refused, as `__array__` is.""",
    "DistributedMap.close":
        """As `destroy`. Collective.""",
    "DistributedMap.__enter__":
        """Itself.""",
    "DistributedMap.__exit__":
        """Destroys it. Collective.""",
    "DistributedMap.__del__":
        """Warns if it was left open.""",
    "DistributedMap.__repr__":
        """Its dtypes, and how many entries are where.""",
    "DistributedMap.__reduce_ex__":
        """Refused, with what to do instead.""",
    "fill":
        """Every element of the container is `value`. With `stream` it is queued there, and a
        future is returned, here and below: on elements in the memory of a device, after what
        is queued on the stream, a dtl.Stream, what has `__cuda_stream__`, or an address;
        other elements are worked on at once. Nobody need keep or wait for the future where
        the host does not need the result. Collective.
        """,
    "copy":
        """The elements of `dst` are those of `src`, index by index. The two have one dtype and
        one shape, and may be distributed differently; then they are copied within the call,
        after what is queued on a stream. Collective.
        """,
    "apply":
        """Each element of `dst` becomes what `op` makes of it and the element of `src` at its
        index, or `src` itself where that is a number. The two have one dtype and one shape,
        and may be the same container. `op` is a reduction, or one of NumPy's functions of two
        numbers such as np.subtract. Elements on a device stay there. Collective.
        """,
    "for_each":
        """Calls `func(element)`, or `func(element, index)` with the global index, for each
        element on the rank that holds it, in ascending order of indices there. With
        `vectorized`, `func` gets arrays of many elements, which it may change, and arrays of
        their indices. Where `func` raises on one rank, that rank raises the same, and the
        others raise a DTLError that names it. Collective.
        """,
    "transform":
        """The elements of `dst` are what `func` makes of those of `src`, index by index;
        `transform(container, func)` changes a container in place. A ufunc of NumPy runs over
        the whole local part at once; with `vectorized`, `func` gets arrays of many elements
        and returns as many; else it gets and returns one. A ufunc that a device has for the
        dtype is queued where a `stream` is given; all else is done within the call. Where
        `func` raises on one rank, that rank raises the same, and the others raise a DTLError
        that names it. Collective.
        """,
    "find":
        """The first global index whose element equals `value`; -1 where there is none. NaN
        equals NaN here. With a `stream` it is queued where this rank has all elements, as
        inclusive_scan, and the future's value is the index. Collective.
        """,
    "find_if":
        """The first global index for whose element `predicate` holds; -1 where there is none.
        With `vectorized`, `predicate` gets arrays and returns as many truth values. Where
        `predicate` raises on one rank, that rank raises the same, and the others raise a
        DTLError that names it. Collective.
        """,
    "count":
        """The number of elements that equal `value`. NaN equals NaN here. With a `stream`, as
        find. Collective.
        """,
    "count_if":
        """The number of elements for which `predicate` holds. With `vectorized`, `predicate`
        gets arrays and returns as many truth values. Where `predicate` raises on one rank,
        that rank raises the same, and the others raise a DTLError that names it. Collective.
        """,
    "all_of":
        """Whether `predicate` holds for all elements; true of none. With `vectorized`,
        `predicate` gets arrays and returns as many truth values. Where `predicate` raises on
        one rank, that rank raises the same, and the others raise a DTLError that names it.
        Collective.
        """,
    "any_of":
        """Whether `predicate` holds for any element. With `vectorized`, `predicate` gets arrays
        and returns as many truth values. Where `predicate` raises on one rank, that rank
        raises the same, and the others raise a DTLError that names it. Collective.
        """,
    "none_of":
        """Whether `predicate` holds for no element. With `vectorized`, `predicate` gets arrays
        and returns as many truth values. Where `predicate` raises on one rank, that rank
        raises the same, and the others raise a DTLError that names it. Collective.
        """,
    "minmax":
        """The least and the greatest element; NaN where any is NaN. An empty container is an
        error. With a `stream`, as find. Collective.
        """,
    "min_element":
        """The global index of the least element, the first of equal ones; -1 where there is
        none. NaN comes last. With a `stream`, as find. Collective.
        """,
    "max_element":
        """The global index of the greatest element, the first of equal ones; -1 where there is
        none. NaN comes last. With a `stream`, as find. Collective.
        """,
    "inclusive_scan":
        """Each element becomes the reduction of the elements up to and with it, in the order of
        global indices. The elements keep their dtype, in which small integers wrap around;
        `np.cumsum(container)` makes a wide container. With a `stream` it is queued where this
        rank has all elements, alone or of a replicated container; else it is done within the
        call, after what is queued there. Collective.
        """,
    "exclusive_scan":
        """Each element becomes the reduction of the elements before it; the first becomes the
        neutral element. With a `stream`, as inclusive_scan. Collective.
        """,
    "sort":
        """The elements stand in order over all ranks, and each rank holds as many as before. NaN
        comes last, in both directions. `cmp(a, b)` is below 0 where a comes before b, above
        where b comes before a; equal elements keep their order with it, and where `stable`
        asks for it. With a `stream`, as inclusive_scan; by `cmp` it is done within the call.
        Where `cmp` raises on one rank, that rank raises the same, and the others raise a
        DTLError that names it. Collective.
        """,
    "sort_by_key":
        """`keys` are sorted, and the elements of `payload` move along with their keys. Equal
        keys keep their order. The two have one distribution. With a `stream`, as
        inclusive_scan. Collective.
        """,
    "argsort":
        """The global indices that would sort the container, distributed as it is; equal elements
        keep their order. They come into `indices`, an int64 container, where that is given.
        With a `stream`, as inclusive_scan; the future's value are the indices. Collective.
        """,
    "take":
        """Each element of this rank's part of `dst` becomes the one of `src` whose local index
        the int64 container `indices` has at the same place. An IndexError where that is none.
        With a `stream` it is queued there. Local: does not wait for other ranks.
        """,
    "put":
        """The element of this rank's part of `dst` whose local index the int64 container
        `indices` has becomes the one of `src` at the same place. Of an index that is there
        more than once the last one counts, on a device any of them. An IndexError where an
        index is none. With a `stream` it is queued there. Local: does not wait for other
        ranks.
        """,
    "unique":
        """The distinct elements in ascending order, by blocks. NaNs are one element. Collective.""",
    "mean":
        """The arithmetic mean of the elements, in double precision. With a `stream`, as find.
        Collective.
        """,
    "var":
        """The sum of squared differences from the mean, divided by the number of elements less
        `ddof`. With a `stream`, as find. Collective.
        """,
    "norm":
        """The square root of the sum of squares. With a `stream`, as find. Collective.""",
    "dot":
        """The sum of the products of elements of equal index, in double precision; `a @ b` has
        NumPy's dtype. The two have one dtype and one distribution. With a `stream`, as find.
        Collective.
        """,
    "histogram":
        """How many elements each of `bins` equal bins holds, and the edges of the bins, as from
        np.histogram: from the least element to the greatest unless `range` says otherwise.
        Elements outside and NaNs are not counted. With a `stream`, as find, but that without
        a `range` the least and the greatest element are found within the call. Collective.
        """,
    "median":
        """The median of all elements, as from np.median, in double precision. Collective.""",
    "quantile":
        """The quantiles `q`, from 0 to 1, interpolated linearly, as from np.quantile. With a
        `stream`, as find. Collective.
        """,
    "AlgorithmFuture":
        """A future of what a function returns, which runs in a thread of its own; what it raises
        is the future's failure. The program does not end before the function does.
        """,
    "AlgorithmFuture.__init__":
        """Starts `func(*args, **kwargs)`.""",
    "async_for_each":
        """Starts what `for_each_vector` and `for_each_array` do on this rank's part. Until the
        future is complete the container must be left alone, here and below. Local: does not
        wait for other ranks.
        """,
    "async_transform":
        """Starts what `transform_vector` and `transform_array` do on this rank's part. Local:
        does not wait for other ranks.
        """,
    "async_reduce":
        """Starts what `reduce_local_vector` and `reduce_local_array` do on this rank's part; the
        value is the reduction. With `stream`, as dtl.fill takes it, a device reduces what it
        has, after what is queued there. Local: does not wait for other ranks.
        """,
    "async_sort":
        """Starts what `sort_vector` and `sort_array` do on this rank's part. Local: does not
        wait for other ranks.
        """,
    "LockMode":
        """Whether others may hold a lock at the same time.""",
    "Window":
        """Memory of all ranks of a context, open to one-sided access. A context manager; all
        ranks close it together. One that is left to the garbage collector warns, and is freed
        once it is garbage on all ranks: where the next map or window of the context is made,
        or the context is closed.
        """,
    "Window.__init__":
        """Exposes `size` new bytes of zeros, or the memory of the array `base`, which the window
        keeps: all of it, or its first `size` bytes. Collective.
        """,
    "Window.dynamic":
        """A window without memory, to which ranks attach arrays while it is open. Collective.""",
    "Window.size":
        """Bytes that this rank exposes, or has attached.""",
    "Window.base":
        """The address of this rank's memory; None without any.""",
    "Window.is_valid":
        """False once it is closed.""",
    "Window.local_view":
        """This rank's memory as an array, without a copy; valid until the window is closed.
        Local: does not wait for other ranks.
        """,
    "Window.attach":
        """Opens the memory of a writable C-contiguous array to the other ranks; returns its
        offset in this rank's part, which they need. The window keeps the array until it is
        detached. Dynamic windows only. Local: does not wait for other ranks.
        """,
    "Window.detach":
        """Closes the memory of an array that was attached; operations on it are refused from
        here on. Local: does not wait for other ranks.
        """,
    "Window.post":
        """Opens this rank's part to these ranks, for one epoch of each. Does not wait. Local:
        does not wait for other ranks.
        """,
    "Window.start":
        """Begins an epoch with these ranks; waits until each has posted its part to this one.
        Waits for the targets to post their parts.
        """,
    "Window.flush":
        """Operations on the target are complete. Waits for the target.""",
    "Window.close":
        """Frees the window on all ranks. A second call does nothing. Collective.""",
    "Window.__enter__":
        """Itself.""",
    "Window.__exit__":
        """Closes it. Collective.""",
    "Window.__del__":
        """Warns if it is open.""",
    "Window.__repr__":
        """Its size.""",
    "rma_put":
        """Writes `data` into the target's memory, `offset` bytes from its start. There after the
        next synchronisation. Waits for the target, where the window is dynamic.
        """,
    "rma_get":
        """A copy of `size` bytes of the target's memory, as an array of `dtype`. Waits for the
        target.
        """,
    "rma_put_async":
        """As rma_put; the future is complete when `data` may be changed. Waits for the target,
        where the window is dynamic.
        """,
    "rma_get_async":
        """As rma_get, but does not wait; the future's value is the array. Local: does not wait
        for other ranks.
        """,
    "rma_accumulate":
        """Combines `data` into the target's memory, atomically element by element. Waits for the
        target, where the window is dynamic.
        """,
    "rma_get_accumulate":
        """Combines `data` into the target's memory and returns what was there, atomically
        element by element. Waits for the target.
        """,
    "rma_fetch_and_op":
        """Combines `value` into one element of the target's memory and returns what it was, in
        one atomic step. The element has `dtype`; without it that of a NumPy `value`, or of
        the array that this rank gave to the window as `base`, which must agree; else float64.
        Waits for the target.
        """,
    "rma_fetch_and_add":
        """Adds to one element of the target's memory and returns what it was, in one atomic
        step. The dtype is chosen as by rma_fetch_and_op. Waits for the target.
        """,
    "rma_compare_and_swap":
        """Sets one element of the target's memory to `swap` if it is `compare`, and returns what
        it was, in one atomic step. Waits for the target.
        """,
    "Comparison":
        """What a signal is waited for; signals have no sign.""",
    "SignalOp":
        """What becomes of a signal.""",
    "AtomicOp":
        """What becomes of a word, in one atomic step.""",
    "Team":
        """The teams that every symmetric heap has.""",
    "SymmetricHeap":
        """Memory of every rank of a context, laid out alike on all. What is allocated is an
        array that names its copies on all ranks. A context manager; all ranks close it
        together. Arrays stay valid when it is closed.
        """,
    "SymmetricHeap.__init__":
        """Makes a heap of `size` bytes on each rank; with 0 as many as DTL_SYMMETRIC_SIZE says,
        or 64 MiB. Collective.
        """,
    "SymmetricHeap.size":
        """Bytes of this rank's heap.""",
    "SymmetricHeap.used":
        """Bytes that are allocated.""",
    "SymmetricHeap.my_pe":
        """This rank's number in the heap's context.""",
    "SymmetricHeap.n_pes":
        """How many ranks the heap's context has.""",
    "SymmetricHeap.is_valid":
        """False once it is closed.""",
    "SymmetricHeap.allocate":
        """A new array of zeros at the same place of every rank's heap. Collective.""",
    "SymmetricHeap.free":
        """The array may be allocated again, which must not be used any more. Collective.""",
    "SymmetricHeap.remote_ptr":
        """The rank's copy of the array, for loads and stores; None where the rank is on another
        node. Local: does not wait for other ranks.
        """,
    "SymmetricHeap.put":
        """`source` is on its way to the rank's copy of `dest`. Local: does not wait for other
        ranks.
        """,
    "SymmetricHeap.put_nbi":
        """The same, but `source` must stay as it is until `quiet`. Local: does not wait for
        other ranks.
        """,
    "SymmetricHeap.get":
        """What the rank's copy of `source` holds, in `out` or a new array. Waits for the other
        rank.
        """,
    "SymmetricHeap.get_nbi":
        """`dest` holds what the rank's copy of `source` does, after `quiet`. Waits for the other
        rank.
        """,
    "SymmetricHeap.put_signal":
        """`source` is on its way to the rank's copy of `dest`, and after it the rank's `signal`
        changes. Local: does not wait for other ranks.
        """,
    "SymmetricHeap.put_signal_nbi":
        """The same, but `source` must stay as it is until `quiet`. Local: does not wait for
        other ranks.
        """,
    "SymmetricHeap.signal_op":
        """The rank's `signal`, one uint64, is about to change. Local: does not wait for other
        ranks.
        """,
    "SymmetricHeap.signal_wait_until":
        """Waits until this rank's own signal compares so with the value, and gives what it was.
        Fails after `timeout` seconds. Waits for the ranks that signal.
        """,
    "SymmetricHeap.signal_wait_until_any":
        """The index of the first of several that compares so, and what it was. Waits for the
        ranks that signal.
        """,
    "SymmetricHeap.signal_wait_until_all":
        """Waits until each of several has compared so. Waits for the ranks that signal.""",
    "SymmetricHeap.atomic":
        """The rank's copy of `dest`, one integer of 32 or 64 bits, is about to change in one
        atomic step. Local: does not wait for other ranks.
        """,
    "SymmetricHeap.atomic_fetch":
        """The same, and gives what it was. Waits for the other rank.""",
    "SymmetricHeap.atomic_compare_swap":
        """The rank's copy of `dest` is `value` if it was `compare`; gives what it was. Waits for
        the other rank.
        """,
    "SymmetricHeap.quiet":
        """All that this rank has begun is done. Waits for the ranks that this one has written
        to.
        """,
    "SymmetricHeap.barrier_all":
        """All ranks have come here, and what each had begun is done. Collective.""",
    "SymmetricHeap.barrier":
        """The same as `barrier_all`, of a team. Waits for all ranks of the team.""",
    "SymmetricHeap.sync":
        """The same as `sync_all`, of a team. Waits for all ranks of the team.""",
    "SymmetricHeap.team_my_pe":
        """This rank's number in the team; None in one that it is not in. Local: does not wait
        for other ranks.
        """,
    "SymmetricHeap.team_n_pes":
        """How many ranks the team has. Local: does not wait for other ranks.""",
    "SymmetricHeap.team_translate_pe":
        """The number in the heap's context of a rank of the team. Local: does not wait for other
        ranks.
        """,
    "SymmetricHeap.team_split_strided":
        """The team of `size` ranks of the team, from `start` on and `stride` apart; Team.INVALID
        on other ranks. Waits for all ranks of the parent team.
        """,
    "SymmetricHeap.team_split_color":
        """The team of those ranks of the team that give the same color; Team.INVALID with one
        below 0. Waits for all ranks of the parent team.
        """,
    "SymmetricHeap.team_destroy":
        """The team is no more. Waits for all ranks of the team.""",
    "SymmetricHeap.broadcastmem":
        """`dest` holds the root's `source` on every rank of the team. Waits for all ranks of the
        team.
        """,
    "SymmetricHeap.fcollectmem":
        """`dest` holds each rank's `source`, in the order of the team's ranks. Waits for all
        ranks of the team.
        """,
    "SymmetricHeap.close":
        """Frees the heap on all ranks. A second call does nothing. Collective.""",
    "SymmetricHeap.__enter__":
        """Itself.""",
    "SymmetricHeap.__exit__":
        """Closes it. Collective.""",
    "SymmetricHeap.__del__":
        """Warns if it is open.""",
    "SymmetricHeap.__repr__":
        """Its bytes.""",
    "ModelBuilder":
        """A graph of tasks on arrays, which is scheduled once and run many times. Operands are
        arrays of float32 or bfloat16 (lengths of sequences are int64) of one or two
        dimensions, C-contiguous, which are used where they lie, or the numbers that `tensor`
        and `view` give. Tasks are numbered from 0; those that touch the same bytes, one of
        them writing, keep their order. A context manager, which closes it.
        """,
    "ModelBuilder.__init__":
        """A graph without tasks.""",
    "ModelBuilder.is_valid":
        """False once it is closed.""",
    "ModelBuilder.tasks":
        """How many tasks there are.""",
    "ModelBuilder.tensor":
        """The number of an array, which lives as long as the graph; the same array has one
        number. Tensors of PyTorch's are used where they lie, as arrays are. Local: does not
        wait for other ranks.
        """,
    "ModelBuilder.view":
        """The number of a part of a tensor, each side given by its first and how many there are.
        Local: does not wait for other ranks.
        """,
    "ModelBuilder.unary":
        """A task: `out` becomes a function of `x`, element by element: copy, negative, absolute,
        sqrt, reciprocal, exp, log, tanh, sigmoid, relu, gelu or silu. Local: does not wait
        for other ranks.
        """,
    "ModelBuilder.binary":
        """A task: `out` becomes a function of `x` and `y`, which may be one row for all: add,
        subtract, multiply, divide, maximum, minimum or silu_and_mul. Local: does not wait for
        other ranks.
        """,
    "ModelBuilder.linear":
        """A task: `out` becomes `x @ weight.T + bias`. Local: does not wait for other ranks.""",
    "ModelBuilder.normalize":
        """A task: each row of `out` becomes that of `x`, normalized by rms or layer, times
        `weight` and plus `bias`. Local: does not wait for other ranks.
        """,
    "ModelBuilder.flash_attention":
        """A task: `out` becomes the attention of the rows of `query` to those of `key` and
        `value`. Heads stand side by side in a row; those of `key` may be fewer, by a divisor.
        A `scale` of 0 stands for 1 / sqrt(columns of a head). Local: does not wait for other
        ranks.
        """,
    "ModelBuilder.flash_decode":
        """A task: each row of `out` becomes the attention of that of `query` to the cache of its
        sequence, of which `key` and `value` hold one behind the other, and `lengths` says how
        many rows are filled when the task runs. Local: does not wait for other ranks.
        """,
    "ModelBuilder.append":
        """A task: the rows of `x`, as many for each sequence, become the last of those that are
        filled in the cache of the sequence; `lengths`, which counts them already, says when
        the task runs where those end. Local: does not wait for other ranks.
        """,
    "ModelBuilder.barrier":
        """A task: all ranks have come to it. Local: does not wait for other ranks.""",
    "ModelBuilder.allreduce":
        """A task: each element becomes the reduction of those of all ranks, by sum, prod, min or
        max. Local: does not wait for other ranks.
        """,
    "ModelBuilder.prefetch":
        """A task: the tensor is on its way to the caches. Local: does not wait for other ranks.""",
    "ModelBuilder.order":
        """The task runs after another, whatever they read and write. Local: does not wait for
        other ranks.
        """,
    "ModelBuilder.schedule":
        """Deals the tasks out to threads; refuses tasks that wait for each other in a circle.
        Collective.
        """,
    "ModelBuilder.run":
        """Runs all tasks on what the arrays hold now. Collective.""",
    "ModelBuilder.close":
        """Closes it. Closing twice is harmless. Local: does not wait for other ranks.""",
    "ModelBuilder.__enter__":
        """This graph.""",
    "ModelBuilder.__exit__":
        """Closes it.""",
    "ModelBuilder.__del__":
        """Closes one that was left open.""",
    "ModelBuilder.__repr__":
        """Its state.""",
    "RoleManager":
        """Roles for the ranks of a context. A context manager.""",
    "RoleManager.__init__":
        """A manager without roles. The context may be given to initialize instead.""",
    "RoleManager.add_role":
        """A role for the next `num_ranks` ranks; or for those for which a function of rank and
        size holds, whatever other roles they have. The same on all ranks, and before
        `initialize`. Local: does not wait for other ranks.
        """,
    "RoleManager.initialize":
        """Every rank knows its role. More ranks than there are is an error on every rank.
        Collective.
        """,
    "RoleManager.initialized":
        """Whether that has happened. Local: does not wait for other ranks.""",
    "RoleManager.is_valid":
        """Whether it has a context, and is not closed.""",
    "RoleManager.close":
        """Frees the manager; its context is left as it is. Closing twice is harmless. Local:
        does not wait for other ranks.
        """,
    "RoleManager.__enter__":
        """Itself.""",
    "RoleManager.__exit__":
        """Frees it.""",
    "RoleManager.__del__":
        """Warns if it was left open.""",
    "RoleManager.__repr__":
        """Its roles.""",
    "intergroup_send":
        """The elements of `data` are on their way to a rank of a role. Waits for the receiver,
        unless the message is buffered.
        """,
    "intergroup_recv":
        """At most `count` elements from a rank of a role; float64 unless `dtype` says otherwise.
        Waits for the sender.
        """,
    "intergroup_broadcast":
        """Every rank of `target_role` gets the elements of `data` of the source, in one
        dimension. The source gives `data`; the ranks of the role give `count` and `dtype`
        (None means float64) instead, or an array of that form as `data`, which is received
        into. A rank that is neither gets None at once. Waits for the source and the ranks of
        `target_role`.
        """,
    "Topology":
        """Where the ranks of the job run. All questions are local.""",
    "Topology.device_id":
        """The device of that kind that suits this rank, for `ctx.with_device`, or -1. Local:
        does not wait for other ranks.
        """,
    "Topology.host_name":
        """The name of the rank's host. Local: does not wait for other ranks.""",
    "Topology.cpu_set":
        """The CPUs that the rank may run on, as its operating system numbers them. Local: does
        not wait for other ranks.
        """,
    "Topology.cpus":
        """Every CPU of this node in the order of the machine: its number `cpu`, and those of the
        `core`, `package`, `numa` node and `caches` (level 1 first, -1 for none) that it
        belongs to. Needs hwloc. Local: does not wait for other ranks.
        """,
    "Topology.caches":
        """The caches for data of this node, level 1 first: `level`, `bytes`, `line` in bytes,
        how many CPUs are `sharing` one, and their `count`. Needs hwloc. Local: does not wait
        for other ranks.
        """,
    "Topology.gpus":
        """The GPUs of this node: PCI `address`, `vendor` and `model` as PCI numbers, and `numa`
        node (-1: unknown). Local: does not wait for other ranks.
        """,
    "Topology.text":
        """This node and its ranks, drawn in lines of text. Local: does not wait for other ranks.""",
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
        """Whether it has not been destroyed. Local: does not wait for other ranks.""",
    "Future.wait":
        """Returns once there is a value. Raises the failure, if there is one instead, and the
        built-in TimeoutError after `timeout` seconds. Waits for the operation, or the rank,
        that completes the future.
        """,
    "Future.test":
        """Whether there is a value, or a failure. Does not wait, and raises nothing that the
        future has failed with. Local: does not wait for other ranks.
        """,
    "Future.get":
        """The value, after waiting for it as `wait` does; its bytes where `size` is given, which
        must be at least their number. Waits for the operation, or the rank, that completes
        the future.
        """,
    "Future.set":
        """The value is `data`, or a copy of it where it is an array or another buffer, and those
        who wait go on. Refused where there is a value already. Local: does not wait for other
        ranks.
        """,
    "Future.set_error":
        """The future has failed: `error` is raised by those who wait. Refused where there is a
        value already. Local: does not wait for other ranks.
        """,
    "Future.then":
        """A future of `func(value)`, or of the failure of this one or of `func`. `func` is
        called once, in the thread that completes this future: the one that sets it, or waits
        for it or tests it; at once where it is complete. Local: does not wait for other
        ranks.
        """,
    "Future.destroy":
        """Gives it up, whatever its state; again is harmless. Who waits for a value that was
        never set gets a CommunicationError; an operation goes on, and keeps its arrays until
        it is complete. Local: does not wait for other ranks.
        """,
    "Future.__await__":
        """The value, in asyncio. Waits for the operation, or the rank, that completes the
        future.
        """,
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
        failure in their order, if any. Local: does not wait for other ranks.
        """,
    "when_any":
        """A future of `(index, value)` of the first of them that is complete, or of its failure.
        At least one must be given. Waits for the operation, or the rank, that completes the
        first of the futures.
        """,
    "Action":
        """A function that other ranks may call by a name, which is the same on all of them: what
        `action` is for functions without a name of their own. Called itself, it runs here.
        """,
    "Action.__init__":
        """Declares it. On all ranks.""",
    "Action.__call__":
        """What the function returns, here.""",
    "Action.__repr__":
        """Its name.""",
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
        declared an action. An action may run in a thread of the library. Local: does not wait
        for other ranks.
        """,
    "remote_invoke":
        """What `action(*args)` returns on that rank, which may be this one. An exception there
        is raised here as RemoteError. An `Action` may also stand before the rank. Waits for
        the target.
        """,
    "remote_invoke_async":
        """The same, as a future. Local: does not wait for other ranks.""",
    "serve_actions":
        """From here on ranks of the context may call each other's actions. Not needed for
        contexts made by `dtl.Context()` after the first action was defined. Again is
        harmless. Collective.
        """,
    "DeviceKind":
        """Whose devices. Functions take a member, its number or its name.""",
    "Stream":
        """A queue of operations on a device. On the host nothing is queued: what is asked of a
        stream is done when the call returns. A context manager, which closes it.
        """,
    "Stream.__init__":
        """A new stream of the device.""",
    "Stream.from_native":
        """One that another library has made on the device, and which that library keeps until
        this object is closed: an object with `__cuda_stream__`, or the address as an integer;
        0 is the default stream. Local: does not wait for other ranks.
        """,
    "Stream.kind":
        """The kind of its device.""",
    "Stream.device_id":
        """The number of its device.""",
    "Stream.native":
        """Its address as other libraries have it; 0 on the host.""",
    "Stream.is_valid":
        """False once it is closed.""",
    "Stream.wait":
        """What is queued from here on runs after what the event marks now. The call itself waits
        only where the stream is of another kind of device than the event. Waits for the
        event, where the stream is of another kind of device.
        """,
    "Stream.future":
        """A future that is complete once what was queued up to here has run, and has its
        failure. Does not wait. Local: does not wait for other ranks.
        """,
    "Stream.record":
        """A new event that marks what was queued up to here. Local: does not wait for other
        ranks.
        """,
    "Stream.close":
        """Ends it; what is queued still runs. Closing twice is harmless. Local: does not wait
        for other ranks.
        """,
    "Stream.__cuda_stream__":
        """For libraries that take CUDA streams; a stream of another kind raises
        UnsupportedError.
        """,
    "Stream.__enter__":
        """This stream.""",
    "Stream.__exit__":
        """Closes it.""",
    "Stream.__del__":
        """Closes it.""",
    "Stream.__repr__":
        """Its device.""",
    "Event":
        """A mark in a stream. A context manager, which closes it.""",
    "Event.__init__":
        """One of the device that marks nothing yet.""",
    "Event.is_valid":
        """False once it is closed.""",
    "Event.record":
        """It marks what was queued on the stream up to here, and nothing else any more. Local:
        does not wait for other ranks.
        """,
    "Event.elapsed":
        """The milliseconds between what the two mark, which must have run. Local: does not wait
        for other ranks.
        """,
    "Event.close":
        """Ends it; streams that wait for what it marks still do. Closing twice is harmless.
        Local: does not wait for other ranks.
        """,
    "Event.__enter__":
        """This event.""",
    "Event.__exit__":
        """Closes it.""",
    "Event.__del__":
        """Closes it.""",
}

# Docstrings of attributes of objects.
VALUES = {
    "MetricCounter.name":
        """What it counts.""",
    "MetricCounter.description":
        """The same in more words.""",
    "MetricGauge.name":
        """What it measures.""",
    "MetricGauge.description":
        """The same in more words.""",
    "MetricHistogram.name":
        """What the values are of.""",
    "MetricHistogram.description":
        """The same in more words.""",
    "Message.source":
        """The rank that sent it.""",
    "Message.tag":
        """Its tag.""",
    "Message.count":
        """Its elements, of the dtype that mprobe was given.""",
    "Message.dtype":
        """The dtype it was sent as.""",
    "Action.name":
        """Its name.""",
    "Action.function":
        """What it runs.""",
    "RemoteError.rank":
        """Where the action ran.""",
    "RemoteError.action":
        """Its name.""",
    "RemoteError.kind":
        """The exception's class there.""",
    "RemoteError.traceback":
        """The exception's traceback there, as text.""",
}

# Functions that raise on all ranks if one rank refuses its arguments: always, or only if the
# elements are distributed over the ranks.
AGREEMENTS = {
    "Context.split": "always",
    "Context.split_by_node": "always",
    "Context.split_leaders": "always",
    "Context.plan_barrier": "always",
    "Context.plan_broadcast": "always",
    "Context.plan_scatter": "always",
    "Context.plan_scatterv": "always",
    "Context.plan_reduce": "always",
    "Context.plan_gather": "always",
    "Context.plan_gatherv": "always",
    "Context.plan_allreduce": "always",
    "Context.plan_allgather": "always",
    "Context.plan_allgatherv": "always",
    "Context.plan_alltoall": "always",
    "Context.plan_alltoallv": "always",
    "Context.plan_scan": "always",
    "Context.plan_exscan": "always",
    "Context.plan_reduce_scatter": "always",
    "reduce": "shared",
    "DistributedVector.resize": "always",
    "DistributedVector.redistribute": "always",
    "DistributedArray.redistribute": "always",
    "DistributedTensor.reshape": "always",
    "DistributedTensor.redistribute": "always",
    "DistributedContainer.exchange_halo": "shared",
    "DistributedContainer.refresh_halo": "shared",
    "DistributedContainer.sum": "shared",
    "DistributedContainer.prod": "shared",
    "DistributedContainer.min": "shared",
    "DistributedContainer.max": "shared",
    "DistributedContainer.mean": "shared",
    "DistributedContainer.var": "shared",
    "DistributedContainer.std": "shared",
    "DistributedContainer.all": "shared",
    "DistributedContainer.any": "shared",
    "DistributedContainer.argmin": "shared",
    "DistributedContainer.argmax": "shared",
    "DistributedContainer.copy": "always",
    "DistributedContainer.take": "always",
    "DistributedContainer.section": "always",
    "DistributedContainer.T": "always",
    "DistributedContainer.__contains__": "always",
    "DistributedContainer.__getitem__": "shared",
    "DistributedContainer.__array_function__": "shared",
    "save": "always",
    "for_each": "always",
    "transform": "always",
    "find": "shared",
    "find_if": "always",
    "count": "shared",
    "count_if": "always",
    "all_of": "always",
    "any_of": "always",
    "none_of": "always",
    "minmax": "shared",
    "min_element": "shared",
    "max_element": "shared",
    "inclusive_scan": "shared",
    "exclusive_scan": "shared",
    "sort": "shared",
    "sort_by_key": "always",
    "argsort": "always",
    "unique": "always",
    "mean": "shared",
    "var": "shared",
    "norm": "shared",
    "dot": "shared",
    "histogram": "shared",
    "median": "always",
    "quantile": "always",
    "Window.__init__": "always",
    "Window.dynamic": "always",
    "SymmetricHeap.__init__": "always",
    "SymmetricHeap.allocate": "always",
    "SymmetricHeap.free": "always",
    "ModelBuilder.schedule": "always",
    "ModelBuilder.run": "always",
}
