# SPDX-License-Identifier: BSD-3-Clause
"""The keywords of C, and the additional keywords of C++."""

from __future__ import annotations

C_WORDS = frozenset(
    """
    auto break case char const continue default do double else enum extern float for goto if
    inline int long register restrict return short signed sizeof static struct switch typedef
    typeof union unsigned void volatile while
    """.split()  # noqa: SIM905
)
CPP_WORDS = frozenset(
    """
    alignas alignof and and_eq asm bitand bitor bool catch char16_t char32_t char8_t class
    co_await co_return co_yield compl concept consteval constexpr constinit decltype delete
    dynamic_cast explicit export false friend mutable namespace new noexcept not not_eq nullptr
    operator or or_eq private protected public reinterpret_cast requires static_assert
    static_cast template this thread_local throw true try typeid typename using virtual wchar_t
    xor xor_eq
    """.split()  # noqa: SIM905
)
