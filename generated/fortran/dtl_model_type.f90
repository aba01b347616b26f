! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A graph of tasks. Made by dtl_model_create; owned by the caller, who frees it with
!> dtl_model_destroy.
module dtl_model_type
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int64_t, c_null_ptr, c_ptr
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_clear_error, dtl_model_record
    use dtl_failure, only: settle, stop_on_failure
    use dtl_model_arrays, only: any_model_tensor
    use dtl_symmetric, only: dtl_model_add_allreduce, dtl_model_add_append, dtl_model_add_barrier, &
                             dtl_model_add_binary, dtl_model_add_flash_attention, &
                             dtl_model_add_flash_decode, dtl_model_add_linear, &
                             dtl_model_add_normalize, dtl_model_add_order, dtl_model_add_prefetch, &
                             dtl_model_add_unary, dtl_model_create, dtl_model_destroy, &
                             dtl_model_is_valid, dtl_model_record_of, dtl_model_run, &
                             dtl_model_schedule, dtl_model_tasks, dtl_model_tensors, &
                             dtl_model_view, dtl_model_wait_of
    implicit none (type, external)
    private
    public :: dtl_model_t

    !> A graph of tasks. Made by dtl_model_create; owned by the caller, who frees it with
    !> dtl_model_destroy.
    !> Indices start at 1, ranks at 0.
    type :: dtl_model_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => model_close
        procedure :: is_valid => model_is_valid
        procedure :: tensors => model_tensors
        procedure :: tasks => model_tasks
        procedure :: create => model_create
        procedure, private :: model_view, model_view_default
        generic :: view => model_view, model_view_default
        procedure, private :: model_add_unary, model_add_unary_default
        generic :: add_unary => model_add_unary, model_add_unary_default
        procedure, private :: model_add_binary, model_add_binary_default
        generic :: add_binary => model_add_binary, model_add_binary_default
        procedure, private :: model_add_linear, model_add_linear_default
        generic :: add_linear => model_add_linear, model_add_linear_default
        procedure, private :: model_add_normalize, model_add_normalize_default
        generic :: add_normalize => model_add_normalize, model_add_normalize_default
        procedure, private :: model_add_flash_attention, model_add_flash_attention_default
        generic :: add_flash_attention => model_add_flash_attention, &
                                          model_add_flash_attention_default
        procedure, private :: model_add_flash_decode, model_add_flash_decode_default
        generic :: add_flash_decode => model_add_flash_decode, model_add_flash_decode_default
        procedure, private :: model_add_append, model_add_append_default
        generic :: add_append => model_add_append, model_add_append_default
        procedure :: add_barrier => model_add_barrier
        procedure, private :: model_add_allreduce, model_add_allreduce_default
        generic :: add_allreduce => model_add_allreduce, model_add_allreduce_default
        procedure, private :: model_add_prefetch, model_add_prefetch_default
        generic :: add_prefetch => model_add_prefetch, model_add_prefetch_default
        procedure, private :: model_add_order, model_add_order_default
        generic :: add_order => model_add_order, model_add_order_default
        procedure :: schedule => model_schedule
        procedure :: run => model_run
        procedure, private :: model_record_of, model_record_of_default
        generic :: record_of => model_record_of, model_record_of_default
        procedure, private :: model_wait_of, model_wait_of_default
        generic :: wait_of => model_wait_of, model_wait_of_default
        procedure, private :: model_tensor, model_tensor_default
        generic :: tensor => model_tensor, model_tensor_default
    end type dtl_model_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine model_close(self)
        class(dtl_model_t), intent(inout) :: self

        call dtl_model_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine model_close

    !> 1 if the handle stands for an open model, 0 for a null, closed or foreign one; then the last
    !> error says which. Local: does not wait for other ranks.
    function model_is_valid(self) result(answer)
        class(dtl_model_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_model_is_valid(self%handle)
    end function model_is_valid

    !> How many tensors the model has, views included. Local: does not wait for other ranks.
    function model_tensors(self) result(answer)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_model_tensors(self%handle)
        call stop_on_failure()
    end function model_tensors

    !> How many tasks the model has. Local: does not wait for other ranks.
    function model_tasks(self) result(answer)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_model_tasks(self%handle)
        call stop_on_failure()
    end function model_tasks

    !> `*model` is a model without tasks, whose context it outlives. Local: does not wait for other
    !> ranks.
    subroutine model_create(self, ctx, stat, errmsg)
        class(dtl_model_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_model_create(ctx%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine model_create

    !> `*view` is a part of a tensor: `rows` rows from `row` on, and of each `columns` elements from
    !> `column` on. Local: does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_view(self, tensor, row, rows, column, columns, view, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: tensor
        integer(c_int64_t), intent(in) :: row
        integer(c_int64_t), intent(in) :: rows
        integer(c_int64_t), intent(in) :: column
        integer(c_int64_t), intent(in) :: columns
        integer(c_int64_t), intent(out) :: view
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        view = -1
        status = dtl_model_view(self%handle, int(tensor, c_int64_t) - 1, int(row, c_int64_t) - 1, &
                                int(rows, c_int64_t), int(column, c_int64_t) - 1, &
                                int(columns, c_int64_t), view)
        view = view + 1
        call settle(status, stat, errmsg)
    end subroutine model_view

    !> `*view` is a part of a tensor: `rows` rows from `row` on, and of each `columns` elements from
    !> `column` on. Local: does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_view_default(self, tensor, row, rows, column, columns, view, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: tensor
        integer(c_int), intent(in) :: row
        integer(c_int), intent(in) :: rows
        integer(c_int), intent(in) :: column
        integer(c_int), intent(in) :: columns
        integer(c_int64_t), intent(out) :: view
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        view = -1
        status = dtl_model_view(self%handle, int(tensor, c_int64_t) - 1, int(row, c_int64_t) - 1, &
                                int(rows, c_int64_t), int(column, c_int64_t) - 1, &
                                int(columns, c_int64_t), view)
        view = view + 1
        call settle(status, stat, errmsg)
    end subroutine model_view_default

    !> The model has a task more: each element of `out` becomes what `op` makes of that of `x` at
    !> its place. The two have one shape, and may be one tensor, but overlap in no other way. Local:
    !> does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_add_unary(self, op, x, out, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int64_t), intent(in) :: x
        integer(c_int64_t), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_unary(self%handle, op, int(x, c_int64_t) - 1, &
                                     int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_unary

    !> The model has a task more: each element of `out` becomes what `op` makes of that of `x` at
    !> its place. The two have one shape, and may be one tensor, but overlap in no other way. Local:
    !> does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_add_unary_default(self, op, x, out, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: x
        integer(c_int), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_unary(self%handle, op, int(x, c_int64_t) - 1, &
                                     int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_unary_default

    !> The model has a task more: each element of `out` becomes what `op` makes of those of `x` and
    !> `y` at its place. The three have one shape, or `y` has one row, for all of `x`. `out` may be
    !> one of the others, but overlaps them in no other way. Local: does not wait for other ranks.
    !> Indices count from 1; 0 stands for none.
    subroutine model_add_binary(self, op, x, y, out, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int64_t), intent(in) :: x
        integer(c_int64_t), intent(in) :: y
        integer(c_int64_t), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_binary(self%handle, op, int(x, c_int64_t) - 1, &
                                      int(y, c_int64_t) - 1, int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_binary

    !> The model has a task more: each element of `out` becomes what `op` makes of those of `x` and
    !> `y` at its place. The three have one shape, or `y` has one row, for all of `x`. `out` may be
    !> one of the others, but overlaps them in no other way. Local: does not wait for other ranks.
    !> Indices count from 1; 0 stands for none.
    subroutine model_add_binary_default(self, op, x, y, out, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: x
        integer(c_int), intent(in) :: y
        integer(c_int), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_binary(self%handle, op, int(x, c_int64_t) - 1, &
                                      int(y, c_int64_t) - 1, int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_binary_default

    !> The model has a task more: `out` becomes the product of `x` and the transpose of `weight`,
    !> plus `bias` in each row. `weight` has a row for each column of `out`, of as many columns as
    !> `x`. `out` overlaps none of the others. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_linear(self, x, weight, bias, out, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: x
        integer(c_int64_t), intent(in) :: weight
        integer(c_int64_t), intent(in) :: bias
        integer(c_int64_t), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_linear(self%handle, int(x, c_int64_t) - 1, &
                                      int(weight, c_int64_t) - 1, int(bias, c_int64_t) - 1, &
                                      int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_linear

    !> The model has a task more: `out` becomes the product of `x` and the transpose of `weight`,
    !> plus `bias` in each row. `weight` has a row for each column of `out`, of as many columns as
    !> `x`. `out` overlaps none of the others. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_linear_default(self, x, weight, bias, out, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: x
        integer(c_int), intent(in) :: weight
        integer(c_int), intent(in) :: bias
        integer(c_int), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_linear(self%handle, int(x, c_int64_t) - 1, &
                                      int(weight, c_int64_t) - 1, int(bias, c_int64_t) - 1, &
                                      int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_linear_default

    !> The model has a task more: each row of `out` becomes that of `x`, normalized, times `weight`
    !> and plus `bias`. `x` and `out` have one shape, and may be one tensor, but overlap in no other
    !> way. Local: does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_add_normalize(self, norm, x, weight, bias, epsilon, out, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: norm
        integer(c_int64_t), intent(in) :: x
        integer(c_int64_t), intent(in) :: weight
        integer(c_int64_t), intent(in) :: bias
        real(c_double), intent(in) :: epsilon
        integer(c_int64_t), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_normalize(self%handle, norm, int(x, c_int64_t) - 1, &
                                         int(weight, c_int64_t) - 1, int(bias, c_int64_t) - 1, &
                                         epsilon, int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_normalize

    !> The model has a task more: each row of `out` becomes that of `x`, normalized, times `weight`
    !> and plus `bias`. `x` and `out` have one shape, and may be one tensor, but overlap in no other
    !> way. Local: does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_add_normalize_default(self, norm, x, weight, bias, epsilon, out, task, stat, &
                                           errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: norm
        integer(c_int), intent(in) :: x
        integer(c_int), intent(in) :: weight
        integer(c_int), intent(in) :: bias
        real(c_double), intent(in) :: epsilon
        integer(c_int), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_normalize(self%handle, norm, int(x, c_int64_t) - 1, &
                                         int(weight, c_int64_t) - 1, int(bias, c_int64_t) - 1, &
                                         epsilon, int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_normalize_default

    !> The model has a task more: `out` becomes the attention of the rows of `query` to those of
    !> `key`, which are of one sequence: softmax(`scale` times the product of a query and all keys)
    !> times `value`, in blocks, without a matrix of all queries and keys. Side by side in a row
    !> stand its heads, as wide as the columns of `query` divided by `heads`; a head of `key` and
    !> `value` serves as many heads of `query` in turn as there are more of those. All four have one
    !> dtype. `out` overlaps none of the others. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_flash_attention(self, mask, query, key, value, heads, scale, out, task, &
                                         stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: mask
        integer(c_int64_t), intent(in) :: query
        integer(c_int64_t), intent(in) :: key
        integer(c_int64_t), intent(in) :: value
        integer(c_int64_t), intent(in) :: heads
        real(c_double), intent(in) :: scale
        integer(c_int64_t), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_flash_attention(self%handle, mask, int(query, c_int64_t) - 1, &
                                               int(key, c_int64_t) - 1, int(value, c_int64_t) - 1, &
                                               int(heads, c_int64_t), scale, &
                                               int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_flash_attention

    !> The model has a task more: `out` becomes the attention of the rows of `query` to those of
    !> `key`, which are of one sequence: softmax(`scale` times the product of a query and all keys)
    !> times `value`, in blocks, without a matrix of all queries and keys. Side by side in a row
    !> stand its heads, as wide as the columns of `query` divided by `heads`; a head of `key` and
    !> `value` serves as many heads of `query` in turn as there are more of those. All four have one
    !> dtype. `out` overlaps none of the others. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_flash_attention_default(self, mask, query, key, value, heads, scale, out, &
                                                 task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: mask
        integer(c_int), intent(in) :: query
        integer(c_int), intent(in) :: key
        integer(c_int), intent(in) :: value
        integer(c_int), intent(in) :: heads
        real(c_double), intent(in) :: scale
        integer(c_int), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_flash_attention(self%handle, mask, int(query, c_int64_t) - 1, &
                                               int(key, c_int64_t) - 1, int(value, c_int64_t) - 1, &
                                               int(heads, c_int64_t), scale, &
                                               int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_flash_attention_default

    !> The model has a task more: each row of `out` becomes the attention of that of `query`, which
    !> is of a sequence of its own, to the cache of the sequence. `key` and `value` hold the caches
    !> one behind the other, each of as many rows; the first `lengths` of a cache are attended to,
    !> and the others not read. Lengths are read when the task runs, which refuses what is not from
    !> 1 to the rows of a cache. Heads, dtypes and overlaps are those of
    !> dtl_model_add_flash_attention. Local: does not wait for other ranks. Indices count from 1; 0
    !> stands for none.
    subroutine model_add_flash_decode(self, query, key, value, lengths, heads, scale, out, task, &
                                      stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: query
        integer(c_int64_t), intent(in) :: key
        integer(c_int64_t), intent(in) :: value
        integer(c_int64_t), intent(in) :: lengths
        integer(c_int64_t), intent(in) :: heads
        real(c_double), intent(in) :: scale
        integer(c_int64_t), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_flash_decode(self%handle, int(query, c_int64_t) - 1, &
                                            int(key, c_int64_t) - 1, int(value, c_int64_t) - 1, &
                                            int(lengths, c_int64_t) - 1, int(heads, c_int64_t), &
                                            scale, int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_flash_decode

    !> The model has a task more: each row of `out` becomes the attention of that of `query`, which
    !> is of a sequence of its own, to the cache of the sequence. `key` and `value` hold the caches
    !> one behind the other, each of as many rows; the first `lengths` of a cache are attended to,
    !> and the others not read. Lengths are read when the task runs, which refuses what is not from
    !> 1 to the rows of a cache. Heads, dtypes and overlaps are those of
    !> dtl_model_add_flash_attention. Local: does not wait for other ranks. Indices count from 1; 0
    !> stands for none.
    subroutine model_add_flash_decode_default(self, query, key, value, lengths, heads, scale, out, &
                                              task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: query
        integer(c_int), intent(in) :: key
        integer(c_int), intent(in) :: value
        integer(c_int), intent(in) :: lengths
        integer(c_int), intent(in) :: heads
        real(c_double), intent(in) :: scale
        integer(c_int), intent(in) :: out
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_flash_decode(self%handle, int(query, c_int64_t) - 1, &
                                            int(key, c_int64_t) - 1, int(value, c_int64_t) - 1, &
                                            int(lengths, c_int64_t) - 1, int(heads, c_int64_t), &
                                            scale, int(out, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_flash_decode_default

    !> The model has a task more: the cache of each sequence gains the rows of `x` that are its own,
    !> as many for each, one sequence behind the other. They become the last of the rows that are
    !> filled, which `lengths` says when the task runs: it has counted them already, and a length
    !> below the rows that are new, or beyond those of a cache, is refused then. The other rows
    !> stay. `cache` holds the caches one behind the other, as dtl_model_add_flash_decode reads
    !> them, and overlaps none of the others. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_append(self, x, lengths, cache, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: x
        integer(c_int64_t), intent(in) :: lengths
        integer(c_int64_t), intent(in) :: cache
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_append(self%handle, int(x, c_int64_t) - 1, &
                                      int(lengths, c_int64_t) - 1, int(cache, c_int64_t) - 1, &
                                      task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_append

    !> The model has a task more: the cache of each sequence gains the rows of `x` that are its own,
    !> as many for each, one sequence behind the other. They become the last of the rows that are
    !> filled, which `lengths` says when the task runs: it has counted them already, and a length
    !> below the rows that are new, or beyond those of a cache, is refused then. The other rows
    !> stay. `cache` holds the caches one behind the other, as dtl_model_add_flash_decode reads
    !> them, and overlaps none of the others. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_append_default(self, x, lengths, cache, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: x
        integer(c_int), intent(in) :: lengths
        integer(c_int), intent(in) :: cache
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_append(self%handle, int(x, c_int64_t) - 1, &
                                      int(lengths, c_int64_t) - 1, int(cache, c_int64_t) - 1, &
                                      task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_append_default

    !> The model has a task more, which all ranks reach before any leaves it: what was given before
    !> runs before it, what is given after it runs after it. Local: does not wait for other ranks.
    !> Indices count from 1; 0 stands for none.
    subroutine model_add_barrier(self, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_barrier(self%handle, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_barrier

    !> The model has a task more: each element of `tensor` becomes the reduction of those of all
    !> ranks. Its rows lie one behind the other. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_allreduce(self, op, tensor, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int64_t), intent(in) :: tensor
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_allreduce(self%handle, op, int(tensor, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_allreduce

    !> The model has a task more: each element of `tensor` becomes the reduction of those of all
    !> ranks. Its rows lie one behind the other. Local: does not wait for other ranks. Indices count
    !> from 1; 0 stands for none.
    subroutine model_add_allreduce_default(self, op, tensor, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: op
        integer(c_int), intent(in) :: tensor
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_allreduce(self%handle, op, int(tensor, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_allreduce_default

    !> The model has a task more, which asks for the bytes of `tensor`, so that they are in the
    !> caches when the next task of its worker wants them. Local: does not wait for other ranks.
    !> Indices count from 1; 0 stands for none.
    subroutine model_add_prefetch(self, tensor, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: tensor
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_prefetch(self%handle, int(tensor, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_prefetch

    !> The model has a task more, which asks for the bytes of `tensor`, so that they are in the
    !> caches when the next task of its worker wants them. Local: does not wait for other ranks.
    !> Indices count from 1; 0 stands for none.
    subroutine model_add_prefetch_default(self, tensor, task, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: tensor
        integer(c_int64_t), intent(out) :: task
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        task = -1
        status = dtl_model_add_prefetch(self%handle, int(tensor, c_int64_t) - 1, task)
        task = task + 1
        call settle(status, stat, errmsg)
    end subroutine model_add_prefetch_default

    !> `task` runs after `before`, whatever they read and write. dtl_model_schedule refuses orders
    !> that go in a circle. Local: does not wait for other ranks.
    subroutine model_add_order(self, task, before, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: task
        integer(c_int64_t), intent(in) :: before
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_model_add_order(self%handle, int(task, c_int64_t) - 1, &
                                     int(before, c_int64_t) - 1)
        call settle(status, stat, errmsg)
    end subroutine model_add_order

    !> `task` runs after `before`, whatever they read and write. dtl_model_schedule refuses orders
    !> that go in a circle. Local: does not wait for other ranks.
    subroutine model_add_order_default(self, task, before, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: task
        integer(c_int), intent(in) :: before
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_model_add_order(self%handle, int(task, c_int64_t) - 1, &
                                     int(before, c_int64_t) - 1)
        call settle(status, stat, errmsg)
    end subroutine model_add_order_default

    !> The tasks are distributed to `workers` workers, those on the longest way to the end first.
    !> Refused where tasks wait for each other in a circle, which is named, and where the tasks that
    !> communicate are not the same on all ranks, of which the first is named; then on all of them.
    !> What is added later needs another schedule. Collective.
    subroutine model_schedule(self, workers, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: workers
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_model_schedule(self%handle, workers)
        call settle(status, stat, errmsg)
    end subroutine model_schedule

    !> All tasks have run. A model that has no schedule, or was changed since, is refused. Where a
    !> task fails on a rank, the ones after it do not compute, all ranks are told which it was, and
    !> what the tasks write is undefined. Collective.
    subroutine model_run(self, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_model_run(self%handle)
        call settle(status, stat, errmsg)
    end subroutine model_run

    !> `*record` is a task of the schedule: records of the first worker come first. Local: does not
    !> wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_record_of(self, index, record, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: index
        type(dtl_model_record), intent(out) :: record
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        record%task = -1
        record%first_wait = -1
        record%tensors = -1
        status = dtl_model_record_of(self%handle, int(index, c_int64_t) - 1, record)
        record%task = record%task + 1
        record%first_wait = record%first_wait + 1
        record%tensors = record%tensors + 1
        call settle(status, stat, errmsg)
    end subroutine model_record_of

    !> `*record` is a task of the schedule: records of the first worker come first. Local: does not
    !> wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_record_of_default(self, index, record, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: index
        type(dtl_model_record), intent(out) :: record
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        record%task = -1
        record%first_wait = -1
        record%tensors = -1
        status = dtl_model_record_of(self%handle, int(index, c_int64_t) - 1, record)
        record%task = record%task + 1
        record%first_wait = record%first_wait + 1
        record%tensors = record%tensors + 1
        call settle(status, stat, errmsg)
    end subroutine model_record_of_default

    !> A wait of the schedule: it is over when `*worker` has run `*count` of its tasks. Local: does
    !> not wait for other ranks.
    subroutine model_wait_of(self, index, worker, count, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int64_t), intent(in) :: index
        integer(c_int), intent(out) :: worker
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_model_wait_of(self%handle, int(index, c_int64_t) - 1, worker, count)
        call settle(status, stat, errmsg)
    end subroutine model_wait_of

    !> A wait of the schedule: it is over when `*worker` has run `*count` of its tasks. Local: does
    !> not wait for other ranks.
    subroutine model_wait_of_default(self, index, worker, count, stat, errmsg)
        class(dtl_model_t), intent(in) :: self
        integer(c_int), intent(in) :: index
        integer(c_int), intent(out) :: worker
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_model_wait_of(self%handle, int(index, c_int64_t) - 1, worker, count)
        call settle(status, stat, errmsg)
    end subroutine model_wait_of_default

    !> `*tensor` stands for `rows` times `columns` elements, one row behind the other. The memory
    !> stays the caller's and must outlive the model; it begins at a multiple of the size of an
    !> element. Local: does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_tensor(self, buffer, rows, columns, tensor, stat, errmsg, dtype)
        class(dtl_model_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: buffer(..)
        integer(c_int64_t), intent(in) :: rows
        integer(c_int64_t), intent(in) :: columns
        integer(c_int64_t), intent(out) :: tensor
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        tensor = -1
        call any_model_tensor(self%handle, buffer, int(rows, c_int64_t), int(columns, c_int64_t), &
                              tensor, stat, errmsg, dtype)
        tensor = tensor + 1
    end subroutine model_tensor

    !> `*tensor` stands for `rows` times `columns` elements, one row behind the other. The memory
    !> stays the caller's and must outlive the model; it begins at a multiple of the size of an
    !> element. Local: does not wait for other ranks. Indices count from 1; 0 stands for none.
    subroutine model_tensor_default(self, buffer, rows, columns, tensor, stat, errmsg, dtype)
        class(dtl_model_t), intent(in) :: self
        type(*), asynchronous, intent(inout) :: buffer(..)
        integer(c_int), intent(in) :: rows
        integer(c_int), intent(in) :: columns
        integer(c_int64_t), intent(out) :: tensor
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        tensor = -1
        call any_model_tensor(self%handle, buffer, int(rows, c_int64_t), int(columns, c_int64_t), &
                              tensor, stat, errmsg, dtype)
        tensor = tensor + 1
    end subroutine model_tensor_default

end module dtl_model_type
