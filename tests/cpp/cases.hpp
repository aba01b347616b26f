// SPDX-License-Identifier: BSD-3-Clause
// cmocka for C++, and helpers for exceptions.
#ifndef DTL_TEST_CASES_HPP
#define DTL_TEST_CASES_HPP

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <string>

#include <dtl/dtl.hpp>

extern "C" {
#include <cmocka.h> // must be last, because it defines a macro named fail
}

// Returns the message of the exception that `work` throws; fails the test if it throws none of that
// class.
template <class Expected = dtl::error, class Work>
std::string words_of(Work &&work, dtl_status status)
{
    std::string words;
    try {
        work();
    } catch (const Expected &failure) {
        assert_int_equal(failure.status(), status);
        words = failure.what();
    } catch (const std::exception &other) {
        fail_msg("another exception: %s", other.what());
    }
    assert_false(words.empty());
    return words;
}

template <class Work> void assert_words(Work &&work, dtl_status status, const std::string &expected)
{
    assert_string_equal(words_of(work, status).c_str(), expected.c_str());
}

#endif
