! SPDX-License-Identifier: BSD-3-Clause
module model_examples
    use dtl
    use words, only: yes_no
    implicit none (type, external)
    private
    public :: model_product, model_parts, model_attention, model_cache, model_orders, &
              model_schedule
    integer(c_int64_t), parameter :: none = 0 ! no tensor: they are counted from 1

contains

    subroutine model_product(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_model_t) :: model
        real(c_float), asynchronous :: x(3, 2), weight(3, 2), out(2, 2) ! columns are rows of C
        integer(c_int64_t) :: input, factors, product, task

        x = reshape([1, 2, 3, 4, 5, 6], [3, 2])
        weight = reshape([1, 0, 1, 0, 1, 0], [3, 2])
        call model%create(ctx)
        call model%tensor(x, 2, 3, input)
        call model%tensor(weight, 2, 3, factors)
        call model%tensor(out, 2, 2, product)
        call model%add_linear(input, factors, none, product, task)
        call model%add_unary(DTL_MODEL_NEGATIVE, product, product, task)
        call model%add_allreduce(DTL_OP_MAX, product, task)
        call model%schedule(2) ! on two threads
        call model%run() ! as often as wanted
        if (ctx%is_root()) then
            print "(2(i0, a), a)", model%tensors(), " arrays, ", model%tasks(), &
                " tasks, valid: ", yes_no(model%is_valid())
            print "(3(i0, a), i0)", int(out(1, 1)), " ", int(out(2, 1)), ", ", int(out(1, 2)), &
                " ", int(out(2, 2))
        end if
        call model%close()
    end subroutine model_product

    subroutine model_parts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_model_t) :: model
        real(c_float), asynchronous :: pairs(4), total(2), factors(2)
        integer(c_int64_t) :: whole, left, right, made, weight, task

        pairs = [0, 3, 1, 4]
        factors = [5, 10]
        call model%create(ctx)
        call model%tensor(pairs, 1, 4, whole)
        call model%view(whole, 1_c_int64_t, 1_c_int64_t, 1_c_int64_t, 2_c_int64_t, left)
        call model%view(whole, 1_c_int64_t, 1_c_int64_t, 3_c_int64_t, 2_c_int64_t, right)
        call model%tensor(total, 1, 2, made)
        call model%tensor(factors, 1, 2, weight)
        call model%add_binary(DTL_MODEL_ADD, left, right, made, task)
        call model%add_normalize(DTL_MODEL_RMS, made, weight, none, 0d0, made, task)
        call model%schedule(1)
        call model%run()
        if (ctx%is_root()) print "(i0, 1x, i0)", int(total)
        call model%close()
    end subroutine model_parts

    subroutine model_attention(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_model_t) :: model
        real(c_float), asynchronous :: queries(2, 2), keys(2, 2), values(2, 2), out(2, 2), last(2)
        integer(c_int64_t), asynchronous :: filled(1)
        integer(c_int64_t) :: query, key, value, made, one, lengths, decoded, task

        queries = 0
        keys = reshape([1, 2, 3, 4], [2, 2])
        values = reshape([2, 4, 4, 8], [2, 2])
        filled = 1 ! rows of the cache
        call model%create(ctx)
        call model%tensor(queries, 2, 2, query)
        call model%tensor(keys, 2, 2, key)
        call model%tensor(values, 2, 2, value)
        call model%tensor(out, 2, 2, made)
        call model%tensor(filled, 1, 1, lengths)
        call model%tensor(last, 1, 2, decoded)
        call model%view(query, 2_c_int64_t, 1_c_int64_t, 1_c_int64_t, 2_c_int64_t, one)
        call model%add_flash_attention(DTL_MODEL_CAUSAL, query, key, value, 1_c_int64_t, 0d0, &
                                       made, task) ! one head
        call model%add_flash_decode(one, key, value, lengths, 1_c_int64_t, 0d0, decoded, task)
        call model%schedule(1)
        call model%run()
        if (ctx%is_root()) print "(2(2(i0, 1x), tl1, ', '), i0, 1x, i0)", int(out), int(last)
        call model%close()
    end subroutine model_attention

    subroutine model_cache(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_model_t) :: model
        real(c_float), asynchronous :: queries(2), row(2), cached(2, 2), out(2)
        integer(c_int64_t), asynchronous :: filled(1)
        integer(c_int64_t) :: query, added, cache, lengths, made, task

        queries = 0
        row = [4, 8]
        cached = reshape([2, 4, 0, 0], [2, 2])
        filled = 2 ! rows of the cache, the new one included
        call model%create(ctx)
        call model%tensor(queries, 1, 2, query)
        call model%tensor(row, 1, 2, added)
        call model%tensor(cached, 2, 2, cache)
        call model%tensor(filled, 1, 1, lengths)
        call model%tensor(out, 1, 2, made)
        call model%add_append(added, lengths, cache, task)
        call model%add_flash_decode(query, cache, cache, lengths, 1_c_int64_t, 0d0, made, task)
        call model%schedule(1)
        call model%run()
        if (ctx%is_root()) print "(i0, 1x, i0)", int(out)
        call model%close()
    end subroutine model_cache

    subroutine model_orders(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_model_t) :: model
        real(c_float), asynchronous :: x(2), y(2)
        integer(c_int64_t) :: first, second, fetched, negated, met

        x = [1, 2]
        y = [3, 4]
        call model%create(ctx)
        call model%tensor(x, 1, 2, first)
        call model%tensor(y, 1, 2, second)
        call model%add_unary(DTL_MODEL_NEGATIVE, first, first, negated)
        call model%add_prefetch(second, fetched)
        call model%add_order(fetched, negated) ! though they share no bytes
        call model%add_barrier(met) ! all ranks have negated x
        call model%add_unary(DTL_MODEL_NEGATIVE, second, second, negated)
        call model%schedule(1)
        call model%run()
        if (ctx%is_root()) print "(3(i0, a))", model%tasks(), " tasks, ", int(x(2)), " and ", &
            int(y(2))
        call model%close()
    end subroutine model_orders

    subroutine model_schedule(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_model_t) :: model
        type(dtl_model_record) :: last
        real(c_float), asynchronous :: x(2), y(2), z(2)
        integer(c_int64_t) :: given, once, twice, task, before, each
        integer(c_int) :: worker

        x = [1, 2]
        call model%create(ctx)
        call model%tensor(x, 1, 2, given)
        call model%tensor(y, 1, 2, once)
        call model%tensor(z, 1, 2, twice)
        call model%add_unary(DTL_MODEL_COPY, given, once, task)
        call model%add_unary(DTL_MODEL_NEGATIVE, given, twice, task)
        call model%add_binary(DTL_MODEL_ADD, once, twice, once, task)
        call model%schedule(2)
        do each = 1, model%tasks()
            call model%record_of(each, last)
            if (last%task == task) exit
        end do
        call model%wait_of(last%first_wait, worker, before) ! for the other worker
        if (ctx%is_root()) then
            print "(2a)", "the sum is last: ", yes_no(worker /= last%worker .and. before == 1)
        end if
        call model%close()
    end subroutine model_schedule
end module model_examples
