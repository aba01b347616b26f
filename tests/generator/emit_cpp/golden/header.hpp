/* Made by "dtlgen generate" from spec/ and dtlgen/emit/cpp/templates/header.hpp.j2.
 * Do not edit. */
/** Boxes of numbers. */
#ifndef DTL_DTL_HPP
#define DTL_DTL_HPP

#if __cplusplus <= 201703L
#error "C++20 is needed: -std=c++20"
#endif
#if !defined __cpp_exceptions
#error "exceptions are needed: failures are reported by them; compile without -fno-exceptions"
#endif

#include <algorithm>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include <dtl/dtl.h>

// Methods name their object like the C argument, which may hide the name of the class.
#if defined __GNUC__
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
#endif

namespace dtl {

/** The failure of a call, with the library's message. */
class error : public std::runtime_error {
public:
    /** Creates the exception with the library's message. */
    error(dtl_status status, const std::string &words) : std::runtime_error(words), status_(status)
    {
    }

    /** The status code of the C API. */
    dtl_status status() const noexcept { return status_; }

private:
    dtl_status status_;
};

/** A failure of the category bounds. */
class bounds_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** True if a C++ type has a dtype. */
template <class T> inline constexpr bool has_dtype = false;

/** The dtype of a C++ type; other types do not compile. */
template <class T> inline constexpr dtl_dtype dtype_of = [] {
    static_assert(has_dtype<T>, "no dtype has elements of this type");
    return dtl_dtype{};
}();

/** @cond */
template <> inline constexpr bool has_dtype<int32_t> = true;
template <> inline constexpr dtl_dtype dtype_of<int32_t> = DTL_DTYPE_INT32;
template <> inline constexpr bool has_dtype<double> = true;
template <> inline constexpr dtl_dtype dtype_of<double> = DTL_DTYPE_FLOAT64;
template <> inline constexpr bool has_dtype<dtl_int32_int32> = true;
template <> inline constexpr dtl_dtype dtype_of<dtl_int32_int32> = DTL_DTYPE_INT32_INT32;
/** @endcond */

/** @cond */
namespace detail {

[[noreturn]] inline void throw_as(dtl_status status, const std::string &words)
{
    switch (status / 100) {
    case 4:
        throw bounds_error(status, words);
    default:
        throw error(status, words);
    }
}

/** Throws unless the status is in the success category. */
inline void check(dtl_status status)
{
    if (status / 100 == DTL_SUCCESS / 100)
        return;
    throw_as(status, "status " + std::to_string(status));
}

[[noreturn]] inline void refuse(const char *function, const char *argument, const char *rule,
                                const std::string &words)
{
    const std::string name(function), prefix("dtl_");
    throw_as(DTL_ERROR_INVALID_ARGUMENT, name + ": " + argument + ' ' + words + " [DTL-" +
                            name.substr(prefix.size()) + '-' + argument + '-' + rule + ']');
}

/** A size as text. A negative number that was converted to a size is printed as negative. */
inline std::string size_in_words(std::uint64_t size)
{
    const auto number = static_cast<std::int64_t>(size);
    return number < 0 ? std::to_string(number) : std::to_string(size);
}

[[noreturn]] inline void refuse_size(const char *function, const char *argument,
                                     std::uint64_t found, const std::string &expected,
                                     const char *unit)
{
    refuse(function, argument, "size",
           "has " + size_in_words(found) + ' ' + unit + "; expected " + expected);
}

template <class Size>
void fits(const char *function, const char *argument, std::uint64_t found, Size expected,
          const char *unit = "elements")
{
    if (found != static_cast<std::uint64_t>(expected))
        refuse_size(function, argument, found, size_in_words(static_cast<std::uint64_t>(expected)),
                    unit);
}

template <class Size>
void reaches(const char *function, const char *argument, std::uint64_t found, Size expected,
             const char *unit = "elements")
{
    if (found < static_cast<std::uint64_t>(expected))
        refuse_size(function, argument, found,
                    "at least " + size_in_words(static_cast<std::uint64_t>(expected)), unit);
}

template <class Divisor>
void divides(const char *function, const char *argument, std::uint64_t found, Divisor divisor,
             const char *unit = "elements")
{
    if (divisor > 0 && found % static_cast<std::uint64_t>(divisor) != 0)
        refuse_size(function, argument, found, "a multiple of " + std::to_string(divisor), unit);
}

template <class Number> std::uint64_t at_least_one(Number number)
{
    return number > 0 ? static_cast<std::uint64_t>(number) : 1;
}

template <class One, class Other> constexpr std::uint64_t product(One one, Other other)
{
    return static_cast<std::uint64_t>(one) * static_cast<std::uint64_t>(other);
}

template <class Counts> std::uint64_t sum(const Counts &counts)
{
    std::uint64_t total = 0;
    for (const auto each : counts)
        total += each;
    return total;
}

/** The extent of blocks of these lengths at these displacements (without any: contiguous). */
template <class Counts> std::uint64_t extent(const Counts &counts, const Counts &places)
{
    std::uint64_t reached = 0;
    if (places.empty())
        return sum(counts);
    for (std::size_t part = 0; part < std::min(counts.size(), places.size()); part++)
        if (counts[part] > 0)
            reached = std::max<std::uint64_t>(reached, places[part] + counts[part]);
    return reached;
}

/** A contiguous range of the caller's elements. */
template <class T> struct elements {
    T *data;
    std::size_t count, bytes;

    static constexpr dtl_dtype dtype() { return dtype_of<std::remove_const_t<T>>; }
};

/** The type of `nullptr`, passed where no buffer is read or written. */
struct nothing {};

/** Refuses a temporary object that owns the memory of a call which uses it after its return. A
 * std::span and nullptr own none.
 */
template <class Given> constexpr void require_lasting()
{
    using type = std::remove_cvref_t<Given>;
    static_assert(std::is_lvalue_reference_v<Given> || std::is_null_pointer_v<type> ||
                      std::ranges::enable_borrowed_range<type>,
                  "the call uses this memory after it returns; give an object that lasts, not a "
                  "temporary");
}

template <class Elements> constexpr bool is_range = std::ranges::contiguous_range<Elements>;

template <class Elements> auto elements_of(Elements &given)
{
    if constexpr (std::is_null_pointer_v<std::remove_const_t<Elements>>) {
        return elements<nothing>{nullptr, 0, 0};
    } else if constexpr (is_range<Elements>) {
        using element = std::remove_reference_t<std::ranges::range_reference_t<Elements &>>;
        const auto count = static_cast<std::size_t>(std::ranges::size(given));
        return elements<element>{std::ranges::data(given), count, count * sizeof(element)};
    } else {
        static_assert(!std::is_pointer_v<Elements>, "a pointer has no length; give a std::span");
        static_assert(std::is_trivially_copyable_v<Elements>, "give a range, or one element");
        return elements<Elements>{&given, 1, sizeof given};
    }
}

template <class One, class Other> void require_same(const elements<One> &, const elements<Other> &)
{
    static_assert(std::is_same_v<One, nothing> || std::is_same_v<Other, nothing> ||
                      std::is_same_v<std::remove_const_t<One>, std::remove_const_t<Other>>,
                  "both have elements of one type");
}

/** The dtype of the first range that is not `nullptr`. */
template <class One, class... Others>
constexpr dtl_dtype dtype_among(const elements<One> &, const Others &...others)
{
    if constexpr (std::is_same_v<One, nothing> && sizeof...(others) > 0)
        return dtype_among(others...);
    else
        return elements<One>::dtype();
}

inline std::string dtype_name(dtl_dtype dtype)
{
    return "dtype " + std::to_string(static_cast<int>(dtype));
}

/** A negative dtype means that the object is invalid; the C call reports it. */
template <class T>
void dtype(const char *function, const char *argument, const elements<T> &given, dtl_dtype expected)
{
    if (static_cast<int>(expected) >= 0 && given.dtype() != expected)
        refuse(function, argument, "dtype",
               "has elements of " + dtype_name(given.dtype()) + "; expected " +
                   dtype_name(expected));
}

template <class Raw, class Objects> std::vector<Raw> handles(const Objects &objects)
{
    std::vector<Raw> found;
    for (const auto &each : objects)
        found.push_back(each.native_handle());
    return found;
}

/** Releases the handles that the call has closed from their owners. */
template <class Objects, class Raw> void take_back(Objects &objects, const std::vector<Raw> &left)
{
    for (std::size_t place = 0; place < left.size(); place++)
        if (left[place] == nullptr)
            objects[place].release();
}

} // namespace detail
/** @endcond */

/** A reference to a handle, which may be null. */
class object {
protected:
    object() = default;
    ~object() = default;
    object(const object &) = delete;
    object &operator=(const object &) = delete;

    /** The handle. */
    void *raw_ = nullptr;
};

/** The owner of a handle, which it closes with `Free`, unless that is null. `IsCollective`: all
 * ranks close it together.
 */
template <class Raw, class Base, auto Free, bool IsCollective = false> class owner : public Base {
public:
    /** Creates an owner without a handle. */
    owner() = default;

    /** Takes ownership of the handle. */
    explicit owner(Raw raw) noexcept { this->raw_ = raw; }

    /** Moves the other's handle. */
    owner(owner &&other) noexcept { this->raw_ = other.release(); }

    /** Closes its own handle and moves the other's. */
    owner &operator=(owner &&other) noexcept
    {
        if (this != &other) {
            close();
            this->raw_ = other.release();
        }
        return *this;
    }

    /** Closes the handle. A collective close is skipped if an exception ends the scope, because
     * other ranks may not reach it, so that it would block and hide the exception.
     */
    ~owner()
    {
        if constexpr (IsCollective)
            if (std::uncaught_exceptions() > 0)
                return;
        close();
    }

    /** The handle, for C functions; the object keeps it. */
    Raw native_handle() const noexcept { return static_cast<Raw>(this->raw_); }

    /** The same. Explicit, because handles are pointers in C and convert to void pointers. */
    explicit operator Raw() const noexcept { return native_handle(); }

    /** True if the object has a handle. */
    explicit operator bool() const noexcept { return this->raw_ != nullptr; }

    /** Returns the handle and passes its ownership to the caller. */
    Raw release() noexcept { return static_cast<Raw>(std::exchange(this->raw_, nullptr)); }

    /** Closes the handle now, if there is one. The handle of an operation is closed as soon as the
     * operation is complete.
     */
    void close() noexcept
    {
        if constexpr (!std::is_same_v<decltype(Free), std::nullptr_t>)
            if (this->raw_ != nullptr)
                Free(release());
    }
};

class container;
class context;
class box;

/** Takes every container handle; a handle knows its kind. */
class container : public object {
public:
    /** The handle, for C functions; the object keeps it. */
    dtl_container_t native_handle() const noexcept { return raw_; }

    /** The same. Explicit, because handles are pointers in C and convert to void pointers. */
    explicit operator dtl_container_t() const noexcept { return raw_; }
};

/** Processes that work together. */
class [[nodiscard]] context final
    : public owner<dtl_context_t, object, &dtl_context_destroy> {
public:
    using owner::owner;

    /** A context of all processes. Local: does not wait for other ranks.
     *
     * @return The new context.
     */
    static dtl::context create();

    /** The root has the sum of all. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param op How two elements become one.
     * @param root Who has the sum.
     */
    template <class Sendbuf, class Recvbuf>
    void reduce(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op,
                dtl_rank_t root) const;

    /** The root has the elements of all. Local: does not wait for other ranks.
     *
     * @param counts Of each.
     * @param room `sum(counts)` elements of int32, written. May be NULL where `sum(counts) ==
     *   0`.
     */
    template <class Room>
    void gather(std::span<const dtl_size_t> counts, Room &&room) const;
};

/** Elements in a row. */
class [[nodiscard]] box final
    : public owner<dtl_box_t, container, &dtl_box_destroy> {
public:
    using owner::owner;

    /** A box with room for `capacity` elements. Local: does not wait for other ranks.
     *
     * @param ctx An open context.
     * @param dtype What an element is.
     * @param capacity Elements there is room for.
     * @param opts What a box is made with. May be NULL.
     * @return The new box.
     */
    static dtl::box create(const dtl::context &ctx, dtl_dtype dtype, dtl_size_t capacity,
                           const dtl_options *opts);

    /** The process that has the element. Local: does not wait for other ranks.
     *
     * @param place An element.
     */
    dtl_rank_t owner(dtl_index_t place) const;

    /** What the box is called. Local: does not wait for other ranks. */
    const char * name() const;
};

/** @cond */

inline dtl::context context::create()
{
    dtl_context_t ctx_found{};
    const auto status = dtl_context_create(&ctx_found);
    detail::check(status);
    return dtl::context(ctx_found);
}

template <class Sendbuf, class Recvbuf>
inline void context::reduce(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op,
                            dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    const auto status = dtl_reduce(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                   detail::dtype_among(sendbuf_given, recvbuf_given), op, root);
    detail::check(status);
}

template <class Room>
inline void context::gather(std::span<const dtl_size_t> counts, Room &&room) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto room_given = detail::elements_of(room);
    if (room_given.data != nullptr)
        detail::fits("dtl_gather", "room", room_given.count, detail::sum(counts));
    const auto status = dtl_gather(ctx, counts.data(), room_given.data);
    detail::check(status);
}

inline dtl::box box::create(const dtl::context &ctx, dtl_dtype dtype, dtl_size_t capacity,
                            const dtl_options *opts)
{
    dtl_box_t box_found{};
    const auto status = dtl_box_create(ctx.native_handle(), dtype, capacity, opts, &box_found);
    detail::check(status);
    return dtl::box(box_found);
}

inline dtl_rank_t box::owner(dtl_index_t place) const
{
    [[maybe_unused]] const auto box = native_handle();
    return dtl_box_owner(box, place);
}

inline const char * box::name() const
{
    [[maybe_unused]] const auto box = native_handle();
    return dtl_box_name(box);
}
/** @endcond */

/** Bytes of an element. Local: does not wait for other ranks.
 *
 * @param dtype What an element is.
 */
inline dtl_size_t dtype_size(dtl_dtype dtype)
{
    return dtl_dtype_size(dtype);
}

/** The result of a call or its failure, for programs without exceptions. */
template <class T> class outcome {
public:
    /** The result of a successful call. */
    explicit outcome(T value) : value_(std::move(value)) {}

    /** The failure of a call. */
    explicit outcome(const error &failure) : status_(failure.status()), words_(failure.what()) {}

    /** True if the call succeeded. */
    explicit operator bool() const noexcept { return value_.has_value(); }

    /** The status code of the C API. */
    dtl_status status() const noexcept { return status_; }

    /** The message of the failure; empty on success. */
    const std::string &words() const noexcept { return words_; }

    /** Returns the result of the call; throws if it failed. */
    T &value()
    {
        if (!value_)
            detail::throw_as(status_, words_);
        return *value_;
    }

private:
    std::optional<T> value_;
    dtl_status status_ = DTL_SUCCESS;
    std::string words_;
};

/** Calls a function that may fail: `auto made = dtl::attempt([&] { return ...; });`. */
template <class Function> auto attempt(Function &&function)
{
    using given = std::invoke_result_t<Function>;
    using kept = std::conditional_t<std::is_void_v<given>, bool, given>;
    try {
        if constexpr (std::is_void_v<given>) {
            std::invoke(std::forward<Function>(function));
            return outcome<kept>(true);
        } else {
            return outcome<kept>(std::invoke(std::forward<Function>(function)));
        }
    } catch (const error &failure) {
        return outcome<kept>(failure);
    }
}

} // namespace dtl

#if defined __GNUC__
#pragma GCC diagnostic pop
#endif

#endif
