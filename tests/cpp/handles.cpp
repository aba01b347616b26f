// SPDX-License-Identifier: BSD-3-Clause
// Objects own their handles: they are movable, and close a handle once.
#include <limits>
#include <utility>
#include <vector>

#include "cases.hpp"

static void a_handle_moves(void **)
{
    auto made = dtl::context::create_default();
    const dtl_context_t raw = made.native_handle();
    dtl::context moved = std::move(made);

    assert_false(bool(made));
    assert_true(bool(moved));
    assert_ptr_equal(moved.native_handle(), raw);
    assert_int_equal(dtl_context_is_valid(raw), 1);
}

static void the_end_of_a_scope_closes(void **)
{
    const auto ctx = dtl::context::create_default();
    dtl_vector_t raw;
    {
        auto vec = dtl::vector::create(ctx, DTL_DTYPE_INT32, 10);
        raw = vec.native_handle();
        assert_int_equal(dtl_vector_global_size(raw), 10);
    }
    assert_int_equal(dtl_vector_global_size(raw), 0);
    assert_int_equal(dtl_last_error_status(), DTL_ERROR_INVALID_ARGUMENT);
}

// If only one rank throws, the other ranks may never call the collective close.
static void an_exception_skips_collective_closes(void **)
{
    const auto ctx = dtl::context::create_default();
    dtl_map_t raw = nullptr;
    dtl_vector_t own = nullptr;
    try {
        const auto map = dtl::map::create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64);
        const auto vec = dtl::vector::create(ctx, DTL_DTYPE_INT32, 10);
        raw = map.native_handle();
        own = vec.native_handle();
        throw std::runtime_error("out of the scope");
    } catch (const std::runtime_error &) {
    }
    assert_int_equal(dtl_map_is_valid(raw), 1);
    assert_int_equal(dtl_vector_is_valid(own), 0);
    dtl_map_destroy(raw);
}

static void an_assignment_closes_the_previous_object(void **)
{
    const auto ctx = dtl::context::create_default();
    auto vec = dtl::vector::create(ctx, DTL_DTYPE_INT32, 10);
    const dtl_vector_t first = vec.native_handle();

    vec = dtl::vector::create(ctx, DTL_DTYPE_INT32, 20);

    assert_int_equal(vec.global_size(), 20);
    assert_int_equal(dtl_vector_global_size(first), 0);
}

static void a_released_handle_is_the_callers(void **)
{
    const auto ctx = dtl::context::create_default();
    auto vec = dtl::vector::create(ctx, DTL_DTYPE_INT32, 10);
    const dtl_vector_t raw = vec.release();

    assert_false(bool(vec));
    vec.close();
    assert_int_equal(dtl_vector_global_size(raw), 10);
    dtl_vector_destroy(raw);
}

static void an_empty_object_is_refused(void **)
{
    const dtl::vector none;

    assert_false(bool(none));
    words_of([&] { none.fill(1.0); }, DTL_ERROR_INVALID_ARGUMENT);
}

static void a_vector_is_a_container(void **)
{
    const auto ctx = dtl::context::create_default();
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, 12);
    const dtl::container &any = vec;

    any.fill(2.0);

    assert_int_equal(any.dtype(), DTL_DTYPE_FLOAT64);
    assert_int_equal(dtl_container_global_size(vec.native_handle()), 12);
}

static void a_search_takes_nan_as_equal_to_nan(void **)
{
    const auto ctx = dtl::context::create_default();
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, 12);
    const double nan = std::numeric_limits<double>::quiet_NaN();

    vec.fill(nan);

    assert_int_equal(vec.find(nan), 0);
    assert_int_equal(vec.count(nan), 12);
}

static void a_request_closed_by_a_wait_is_not_closed_again(void **)
{
    const auto ctx = dtl::context::create_default();
    const std::vector<int> mine{1, 2};
    std::vector<int> all(2), more(2);
    auto one = ctx.iallreduce(mine, all);
    std::vector<dtl::request> requests;

    one.wait();
    assert_false(bool(one));

    requests.push_back(ctx.iallreduce(mine, all));
    requests.push_back(ctx.iallreduce(mine, more));
    dtl::waitall(requests);
    assert_false(bool(requests[0]));
    assert_false(bool(requests[1]));
    assert_int_equal(more[1], 2 * ctx.size());
}

static void a_request_waits_where_its_scope_ends(void **)
{
    const auto ctx = dtl::context::create_default();
    const std::vector<int> mine(100000, ctx.rank());
    std::vector<int> theirs(mine.size(), -1);
    const auto other = static_cast<dtl_rank_t>(ctx.size() - 1 - ctx.rank());
    {
        const auto received = ctx.irecv(theirs, other);
        const auto sent = ctx.isend(mine, other);
    }

    assert_int_equal(theirs.front(), other);
    assert_int_equal(theirs.back(), other);
}

static void a_receive_is_canceled_where_an_exception_ends_its_scope(void **)
{
    const auto ctx = dtl::context::create_default();
    int never = 7;

    try {
        const auto received = ctx.irecv(never, ctx.rank());
        throw 1;
    } catch (int) {
    }

    assert_int_equal(never, 7);
}

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(a_handle_moves),
        cmocka_unit_test(the_end_of_a_scope_closes),
        cmocka_unit_test(an_exception_skips_collective_closes),
        cmocka_unit_test(an_assignment_closes_the_previous_object),
        cmocka_unit_test(a_released_handle_is_the_callers),
        cmocka_unit_test(an_empty_object_is_refused),
        cmocka_unit_test(a_vector_is_a_container),
        cmocka_unit_test(a_search_takes_nan_as_equal_to_nan),
        cmocka_unit_test(a_request_closed_by_a_wait_is_not_closed_again),
        cmocka_unit_test(a_request_waits_where_its_scope_ends),
        cmocka_unit_test(a_receive_is_canceled_where_an_exception_ends_its_scope),
    };

    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
