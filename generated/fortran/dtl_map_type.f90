! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> A distributed hash map.
module dtl_map_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_loc, c_null_ptr, c_ptr
    use dtl_array_memory, only: has_item_bytes
    use dtl_containers, only: dtl_map_clear, dtl_map_combine, dtl_map_combine_batch, &
                              dtl_map_contains, dtl_map_contains_batch, dtl_map_create, &
                              dtl_map_create_sized, dtl_map_destroy, dtl_map_erase, &
                              dtl_map_erase_batch, dtl_map_find, dtl_map_find_batch, &
                              dtl_map_flush, dtl_map_global_size, dtl_map_insert, &
                              dtl_map_insert_batch, dtl_map_is_dirty, dtl_map_is_valid, &
                              dtl_map_key_dtype, dtl_map_key_size, dtl_map_local_entries, &
                              dtl_map_local_size, dtl_map_replace_batch, dtl_map_sync, &
                              dtl_map_value_dtype, dtl_map_value_size
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_clear_error
    use dtl_failure, only: settle, stop_on_failure
    use dtl_map_arrays, only: any_map_replace
    implicit none (type, external)
    private
    public :: dtl_map_t

    !> A distributed hash map.
    !> Indices start at 1, ranks at 0.
    type :: dtl_map_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => map_close
        procedure :: local_size => map_local_size
        procedure :: global_size => map_global_size
        procedure :: is_dirty => map_is_dirty
        procedure :: key_dtype => map_key_dtype
        procedure :: value_dtype => map_value_dtype
        procedure :: key_size => map_key_size
        procedure :: value_size => map_value_size
        procedure :: is_valid => map_is_valid
        procedure :: create => map_create
        procedure, private :: map_create_sized, map_create_sized_default
        generic :: create_sized => map_create_sized, map_create_sized_default
        procedure :: insert => map_insert
        procedure, private :: map_insert_batch, map_insert_batch_default
        generic :: insert_batch => map_insert_batch, map_insert_batch_default
        procedure :: combine => map_combine
        procedure, private :: map_combine_batch, map_combine_batch_default
        generic :: combine_batch => map_combine_batch, map_combine_batch_default
        procedure, private :: map_replace_batch, map_replace_batch_default
        generic :: replace_batch => map_replace_batch, map_replace_batch_default
        procedure :: find => map_find
        procedure, private :: map_find_batch, map_find_batch_default
        generic :: find_batch => map_find_batch, map_find_batch_default
        procedure, private :: map_contains_batch, map_contains_batch_default
        generic :: contains_batch => map_contains_batch, map_contains_batch_default
        procedure :: contains => map_contains
        procedure :: erase => map_erase
        procedure, private :: map_erase_batch, map_erase_batch_default
        generic :: erase_batch => map_erase_batch, map_erase_batch_default
        procedure :: flush => map_flush
        procedure :: sync => map_sync
        procedure :: clear => map_clear
        procedure, private :: map_local_entries, map_local_entries_default
        generic :: local_entries => map_local_entries, map_local_entries_default
        procedure :: replace => map_replace
    end type dtl_map_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine map_close(self)
        class(dtl_map_t), intent(inout) :: self

        call dtl_map_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine map_close

    !> Entries that this rank owns now. Local: does not wait for other ranks.
    function map_local_size(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_map_local_size(self%handle)
        call stop_on_failure()
    end function map_local_size

    !> Entries over all ranks as of the last `map_sync` or `map_clear`; with one rank, as of now.
    !> Local: does not wait for other ranks.
    function map_global_size(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_map_global_size(self%handle)
        call stop_on_failure()
    end function map_global_size

    !> Returns whether this rank has written to the map since the last `map_sync` or `map_clear`.
    !> Local: does not wait for other ranks.
    function map_is_dirty(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        logical :: answer

        call dtl_clear_error()
        answer = 0 /= dtl_map_is_dirty(self%handle)
        call stop_on_failure()
    end function map_is_dirty

    !> The dtype of a key's elements. Local: does not wait for other ranks.
    function map_key_dtype(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_map_key_dtype(self%handle)
        call stop_on_failure()
    end function map_key_dtype

    !> The dtype of a value's elements. Local: does not wait for other ranks.
    function map_value_dtype(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        integer(c_int) :: answer

        call dtl_clear_error()
        answer = dtl_map_value_dtype(self%handle)
        call stop_on_failure()
    end function map_value_dtype

    !> Bytes a key. Local: does not wait for other ranks.
    function map_key_size(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_map_key_size(self%handle)
        call stop_on_failure()
    end function map_key_size

    !> Bytes a value. Local: does not wait for other ranks.
    function map_value_size(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        integer(c_int64_t) :: answer

        call dtl_clear_error()
        answer = dtl_map_value_size(self%handle)
        call stop_on_failure()
    end function map_value_size

    !> 1 for the handle of a map that is not destroyed, else 0. No error is set. Local: does not
    !> wait for other ranks.
    function map_is_valid(self) result(answer)
        class(dtl_map_t), intent(in) :: self
        logical :: answer

        answer = 0 /= dtl_map_is_valid(self%handle)
    end function map_is_valid

    !> Makes an empty map from keys of one element of `key_dtype` to values of one element of
    !> `value_dtype`. Collective.
    subroutine map_create(self, ctx, key_dtype, value_dtype, stat, errmsg)
        class(dtl_map_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: key_dtype
        integer(c_int), intent(in) :: value_dtype
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_map_create(ctx%handle, key_dtype, value_dtype, self%handle)
        call settle(status, stat, errmsg)
    end subroutine map_create

    !> Makes an empty map whose keys are `key_count` elements of `key_dtype` and whose values are
    !> `value_count` elements of `value_dtype`. A byte string of at most n bytes is a key of n
    !> elements of DTL_DTYPE_BYTE, filled up with zeros. Collective.
    subroutine map_create_sized(self, ctx, key_dtype, key_count, value_dtype, value_count, stat, &
                                errmsg)
        class(dtl_map_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: key_dtype
        integer(c_int64_t), intent(in) :: key_count
        integer(c_int), intent(in) :: value_dtype
        integer(c_int64_t), intent(in) :: value_count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_map_create_sized(ctx%handle, key_dtype, int(key_count, c_int64_t), &
                                      value_dtype, int(value_count, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine map_create_sized

    !> Makes an empty map whose keys are `key_count` elements of `key_dtype` and whose values are
    !> `value_count` elements of `value_dtype`. A byte string of at most n bytes is a key of n
    !> elements of DTL_DTYPE_BYTE, filled up with zeros. Collective.
    subroutine map_create_sized_default(self, ctx, key_dtype, key_count, value_dtype, value_count, &
                                        stat, errmsg)
        class(dtl_map_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(in) :: key_dtype
        integer(c_int), intent(in) :: key_count
        integer(c_int), intent(in) :: value_dtype
        integer(c_int), intent(in) :: value_count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_map_create_sized(ctx%handle, key_dtype, int(key_count, c_int64_t), &
                                      value_dtype, int(value_count, c_int64_t), self%handle)
        call settle(status, stat, errmsg)
    end subroutine map_create_sized_default

    !> The value of `key` will be `value`, whether or not it had one. Both are copied. The owner
    !> need not call anything. Of two ranks' values for one key the one that reaches the owner last
    !> stays. Waits for the rank that owns the key, where its buffer is full.
    subroutine map_insert(self, key, value, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: key(..)
        type(*), intent(in), target, contiguous :: value(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_insert", "key", key, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg)) return
        if (.not. has_item_bytes("map_insert", "value", value, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg)) return
        status = dtl_map_insert(self%handle, c_loc(key), c_loc(value))
        call settle(status, stat, errmsg)
    end subroutine map_insert

    !> As `count` insertions, in the order of the arrays. Where it fails, some of them are done and
    !> others are not. Waits for the ranks that own the keys, where their buffers are full.
    subroutine map_insert_batch(self, keys, values, count, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        type(*), intent(in), target, contiguous :: values(..)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_insert_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_insert_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_insert_batch(self%handle, c_loc(keys), c_loc(values), &
                                      int(count, c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine map_insert_batch

    !> As `count` insertions, in the order of the arrays. Where it fails, some of them are done and
    !> others are not. Waits for the ranks that own the keys, where their buffers are full.
    subroutine map_insert_batch_default(self, keys, values, count, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        type(*), intent(in), target, contiguous :: values(..)
        integer(c_int), intent(in) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_insert_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_insert_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_insert_batch(self%handle, c_loc(keys), c_loc(values), &
                                      int(count, c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine map_insert_batch_default

    !> The value of `key` will be its value combined with `value` by `op`, or `value` where the key
    !> is new. The owner combines one value at a time, so no contribution of any rank is lost; their
    !> order is not fixed. Waits for the rank that owns the key, where its buffer is full.
    subroutine map_combine(self, key, value, op, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: key(..)
        type(*), intent(in), target, contiguous :: value(..)
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_combine", "key", key, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg)) return
        if (.not. has_item_bytes("map_combine", "value", value, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg)) return
        status = dtl_map_combine(self%handle, c_loc(key), c_loc(value), op)
        call settle(status, stat, errmsg)
    end subroutine map_combine

    !> As `count` combinations, in the order of the arrays. Waits for the ranks that own the keys,
    !> where their buffers are full.
    subroutine map_combine_batch(self, keys, values, count, op, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        type(*), intent(in), target, contiguous :: values(..)
        integer(c_int64_t), intent(in) :: count
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_combine_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_combine_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_combine_batch(self%handle, c_loc(keys), c_loc(values), &
                                       int(count, c_int64_t), op)
        call settle(status, stat, errmsg)
    end subroutine map_combine_batch

    !> As `count` combinations, in the order of the arrays. Waits for the ranks that own the keys,
    !> where their buffers are full.
    subroutine map_combine_batch_default(self, keys, values, count, op, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        type(*), intent(in), target, contiguous :: values(..)
        integer(c_int), intent(in) :: count
        integer(c_int), intent(in) :: op
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_combine_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_combine_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_combine_batch(self%handle, c_loc(keys), c_loc(values), &
                                       int(count, c_int64_t), op)
        call settle(status, stat, errmsg)
    end subroutine map_combine_batch_default

    !> As `count` calls of `map_replace`, with few messages to each owner and back. Waits for the
    !> ranks that own the keys.
    subroutine map_replace_batch(self, keys, expected, present, values, count, replaced, stat, &
                                 errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        type(*), intent(in), target, contiguous :: expected(..)
        type(*), intent(in), target, contiguous :: present(..)
        type(*), intent(in), target, contiguous :: values(..)
        integer(c_int64_t), intent(in) :: count
        type(*), intent(inout), target, contiguous :: replaced(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_replace_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "expected", expected, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "present", present, &
                                 int(1_c_int64_t, c_int64_t), "one byte", stat, errmsg, &
                                 int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "replaced", replaced, &
                                 int(1_c_int64_t, c_int64_t), "one byte", stat, errmsg, &
                                 int(count, c_int64_t))) return
        status = dtl_map_replace_batch(self%handle, c_loc(keys), c_loc(expected), c_loc(present), &
                                       c_loc(values), int(count, c_int64_t), c_loc(replaced))
        call settle(status, stat, errmsg)
    end subroutine map_replace_batch

    !> As `count` calls of `map_replace`, with few messages to each owner and back. Waits for the
    !> ranks that own the keys.
    subroutine map_replace_batch_default(self, keys, expected, present, values, count, replaced, &
                                         stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        type(*), intent(in), target, contiguous :: expected(..)
        type(*), intent(in), target, contiguous :: present(..)
        type(*), intent(in), target, contiguous :: values(..)
        integer(c_int), intent(in) :: count
        type(*), intent(inout), target, contiguous :: replaced(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_replace_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "expected", expected, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "present", present, &
                                 int(1_c_int64_t, c_int64_t), "one byte", stat, errmsg, &
                                 int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_replace_batch", "replaced", replaced, &
                                 int(1_c_int64_t, c_int64_t), "one byte", stat, errmsg, &
                                 int(count, c_int64_t))) return
        status = dtl_map_replace_batch(self%handle, c_loc(keys), c_loc(expected), c_loc(present), &
                                       c_loc(values), int(count, c_int64_t), c_loc(replaced))
        call settle(status, stat, errmsg)
    end subroutine map_replace_batch_default

    !> `found` tells whether `key` is in the map, and `value` is its value if so, and untouched if
    !> not. The owner answers, and need not call anything. A key that isn't there is no error. Waits
    !> for the rank that owns the key.
    subroutine map_find(self, key, value, found, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: key(..)
        type(*), intent(inout), target, contiguous :: value(..)
        integer(c_int), intent(out) :: found
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_find", "key", key, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg)) return
        if (.not. has_item_bytes("map_find", "value", value, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg)) return
        status = dtl_map_find(self%handle, c_loc(key), c_loc(value), found)
        call settle(status, stat, errmsg)
    end subroutine map_find

    !> As `count` calls of `map_find`, with few messages to each owner and back. Values of keys that
    !> are not there are left untouched. Waits for the ranks that own the keys.
    subroutine map_find_batch(self, keys, count, values, found, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        integer(c_int64_t), intent(in) :: count
        type(*), intent(inout), target, contiguous :: values(..)
        type(*), intent(inout), target, contiguous :: found(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_find_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_find_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_find_batch", "found", found, int(1_c_int64_t, c_int64_t), &
                                 "one byte", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_find_batch(self%handle, c_loc(keys), int(count, c_int64_t), &
                                    c_loc(values), c_loc(found))
        call settle(status, stat, errmsg)
    end subroutine map_find_batch

    !> As `count` calls of `map_find`, with few messages to each owner and back. Values of keys that
    !> are not there are left untouched. Waits for the ranks that own the keys.
    subroutine map_find_batch_default(self, keys, count, values, found, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        integer(c_int), intent(in) :: count
        type(*), intent(inout), target, contiguous :: values(..)
        type(*), intent(inout), target, contiguous :: found(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_find_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_find_batch", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_find_batch", "found", found, int(1_c_int64_t, c_int64_t), &
                                 "one byte", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_find_batch(self%handle, c_loc(keys), int(count, c_int64_t), &
                                    c_loc(values), c_loc(found))
        call settle(status, stat, errmsg)
    end subroutine map_find_batch_default

    !> As `count` calls of `map_contains`, with few messages to each owner and back. Waits for the
    !> ranks that own the keys.
    subroutine map_contains_batch(self, keys, count, found, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        integer(c_int64_t), intent(in) :: count
        type(*), intent(inout), target, contiguous :: found(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_contains_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_contains_batch", "found", found, &
                                 int(1_c_int64_t, c_int64_t), "one byte", stat, errmsg, &
                                 int(count, c_int64_t))) return
        status = dtl_map_contains_batch(self%handle, c_loc(keys), int(count, c_int64_t), &
                                        c_loc(found))
        call settle(status, stat, errmsg)
    end subroutine map_contains_batch

    !> As `count` calls of `map_contains`, with few messages to each owner and back. Waits for the
    !> ranks that own the keys.
    subroutine map_contains_batch_default(self, keys, count, found, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        integer(c_int), intent(in) :: count
        type(*), intent(inout), target, contiguous :: found(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_contains_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_contains_batch", "found", found, &
                                 int(1_c_int64_t, c_int64_t), "one byte", stat, errmsg, &
                                 int(count, c_int64_t))) return
        status = dtl_map_contains_batch(self%handle, c_loc(keys), int(count, c_int64_t), &
                                        c_loc(found))
        call settle(status, stat, errmsg)
    end subroutine map_contains_batch_default

    !> `found` tells whether `key` is in the map. Waits for the rank that owns the key.
    subroutine map_contains(self, key, found, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: key(..)
        integer(c_int), intent(out) :: found
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_contains", "key", key, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg)) return
        status = dtl_map_contains(self%handle, c_loc(key), found)
        call settle(status, stat, errmsg)
    end subroutine map_contains

    !> `key` is not in the map any more; `erased` tells whether it was. It is done when the call
    !> returns, and comes behind this rank's earlier writes to the key. Waits for the rank that owns
    !> the key.
    subroutine map_erase(self, key, erased, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: key(..)
        integer(c_int), intent(out) :: erased
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_erase", "key", key, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg)) return
        status = dtl_map_erase(self%handle, c_loc(key), erased)
        call settle(status, stat, errmsg)
    end subroutine map_erase

    !> As `count` erasures, with few messages to each owner and back. Waits for the ranks that own
    !> the keys.
    subroutine map_erase_batch(self, keys, count, erased, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        integer(c_int64_t), intent(in) :: count
        type(*), intent(inout), target, contiguous :: erased(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_erase_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_erase_batch", "erased", erased, int(1_c_int64_t, c_int64_t), &
                                 "one byte", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_erase_batch(self%handle, c_loc(keys), int(count, c_int64_t), &
                                     c_loc(erased))
        call settle(status, stat, errmsg)
    end subroutine map_erase_batch

    !> As `count` erasures, with few messages to each owner and back. Waits for the ranks that own
    !> the keys.
    subroutine map_erase_batch_default(self, keys, count, erased, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in), target, contiguous :: keys(..)
        integer(c_int), intent(in) :: count
        type(*), intent(inout), target, contiguous :: erased(..)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_erase_batch", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(count, c_int64_t))) return
        if (.not. has_item_bytes("map_erase_batch", "erased", erased, int(1_c_int64_t, c_int64_t), &
                                 "one byte", stat, errmsg, int(count, c_int64_t))) return
        status = dtl_map_erase_batch(self%handle, c_loc(keys), int(count, c_int64_t), &
                                     c_loc(erased))
        call settle(status, stat, errmsg)
    end subroutine map_erase_batch_default

    !> Every write of this rank is done on the ranks that own the keys. Reports the first write that
    !> failed. Waits for the ranks that own the keys.
    subroutine map_flush(self, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_map_flush(self%handle)
        call settle(status, stat, errmsg)
    end subroutine map_flush

    !> Every write of every rank is done, all ranks see them, and `map_global_size` is exact. A
    !> write of this rank that failed is reported here, after the others have been waited for.
    !> Collective.
    subroutine map_sync(self, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_map_sync(self%handle)
        call settle(status, stat, errmsg)
    end subroutine map_sync

    !> The map is empty on all ranks; writes that were still buffered are gone with the others.
    !> Collective.
    subroutine map_clear(self, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_map_clear(self%handle)
        call settle(status, stat, errmsg)
    end subroutine map_clear

    !> Copies the entries that this rank owns, in no particular order, and sets `count` to how many
    !> there are. Fails with DTL_ERROR_BUFFER_TOO_SMALL, and copies nothing, where there are more
    !> than `capacity`. Local: does not wait for other ranks.
    subroutine map_local_entries(self, keys, values, capacity, count, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(inout), target, contiguous :: keys(..)
        type(*), intent(inout), target, contiguous :: values(..)
        integer(c_int64_t), intent(in) :: capacity
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_local_entries", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(capacity, c_int64_t))) return
        if (.not. has_item_bytes("map_local_entries", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, &
                                 int(capacity, c_int64_t))) return
        status = dtl_map_local_entries(self%handle, c_loc(keys), c_loc(values), &
                                       int(capacity, c_int64_t), count)
        call settle(status, stat, errmsg)
    end subroutine map_local_entries

    !> Copies the entries that this rank owns, in no particular order, and sets `count` to how many
    !> there are. Fails with DTL_ERROR_BUFFER_TOO_SMALL, and copies nothing, where there are more
    !> than `capacity`. Local: does not wait for other ranks.
    subroutine map_local_entries_default(self, keys, values, capacity, count, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(inout), target, contiguous :: keys(..)
        type(*), intent(inout), target, contiguous :: values(..)
        integer(c_int), intent(in) :: capacity
        integer(c_int64_t), intent(out) :: count
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        if (.not. has_item_bytes("map_local_entries", "keys", keys, &
                                 int(dtl_map_key_size(self%handle), c_int64_t), "key_size(map)", &
                                 stat, errmsg, int(capacity, c_int64_t))) return
        if (.not. has_item_bytes("map_local_entries", "values", values, &
                                 int(dtl_map_value_size(self%handle), c_int64_t), &
                                 "value_size(map)", stat, errmsg, &
                                 int(capacity, c_int64_t))) return
        status = dtl_map_local_entries(self%handle, c_loc(keys), c_loc(values), &
                                       int(capacity, c_int64_t), count)
        call settle(status, stat, errmsg)
    end subroutine map_local_entries_default

    !> The value of `key` is `value` if it was `expected`, byte by byte, else it is left as it is;
    !> `replaced` tells. Where `expected` is NULL the key must not be there, and is put in. One
    !> atomic step on the owner, done when the call returns. Waits for the rank that owns the key.
    subroutine map_replace(self, key, expected, value, replaced, stat, errmsg)
        class(dtl_map_t), intent(in) :: self
        type(*), intent(in) :: key(..)
        type(*), intent(in), optional :: expected(..)
        type(*), intent(in) :: value(..)
        integer(c_int), intent(out) :: replaced
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg

        call any_map_replace(self%handle, key, expected, value, replaced, stat, errmsg)
    end subroutine map_replace

end module dtl_map_type
