/* Made by "dtlgen generate" from spec/ and dtlgen/emit/cpp/templates/header.hpp.j2.
 * Do not edit. */
/** Distributed containers, collectives and one-sided memory for C, Python and Fortran. */
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

/** A failure of the category communication. */
class communication_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** A failure of the category memory. */
class memory_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** A failure of the category serialization. */
class serialization_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** A failure of the category bounds. */
class bounds_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** A failure of the category backend. */
class backend_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** A failure of the category algorithm. */
class algorithm_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** A failure of the category consistency. */
class consistency_error : public error {
public:
    /** Creates the exception with the library's message. */
    using error::error;
};

/** A failure of the category internal. */
class internal_error : public error {
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
template <> inline constexpr bool has_dtype<int8_t> = true;
template <> inline constexpr dtl_dtype dtype_of<int8_t> = DTL_DTYPE_INT8;
template <> inline constexpr bool has_dtype<int16_t> = true;
template <> inline constexpr dtl_dtype dtype_of<int16_t> = DTL_DTYPE_INT16;
template <> inline constexpr bool has_dtype<int32_t> = true;
template <> inline constexpr dtl_dtype dtype_of<int32_t> = DTL_DTYPE_INT32;
template <> inline constexpr bool has_dtype<int64_t> = true;
template <> inline constexpr dtl_dtype dtype_of<int64_t> = DTL_DTYPE_INT64;
template <> inline constexpr bool has_dtype<uint8_t> = true;
template <> inline constexpr dtl_dtype dtype_of<uint8_t> = DTL_DTYPE_UINT8;
template <> inline constexpr bool has_dtype<uint16_t> = true;
template <> inline constexpr dtl_dtype dtype_of<uint16_t> = DTL_DTYPE_UINT16;
template <> inline constexpr bool has_dtype<uint32_t> = true;
template <> inline constexpr dtl_dtype dtype_of<uint32_t> = DTL_DTYPE_UINT32;
template <> inline constexpr bool has_dtype<uint64_t> = true;
template <> inline constexpr dtl_dtype dtype_of<uint64_t> = DTL_DTYPE_UINT64;
template <> inline constexpr bool has_dtype<float> = true;
template <> inline constexpr dtl_dtype dtype_of<float> = DTL_DTYPE_FLOAT32;
template <> inline constexpr bool has_dtype<double> = true;
template <> inline constexpr dtl_dtype dtype_of<double> = DTL_DTYPE_FLOAT64;
template <> inline constexpr bool has_dtype<std::byte> = true;
template <> inline constexpr dtl_dtype dtype_of<std::byte> = DTL_DTYPE_BYTE;
template <> inline constexpr bool has_dtype<bool> = true;
template <> inline constexpr dtl_dtype dtype_of<bool> = DTL_DTYPE_BOOL;
template <> inline constexpr bool has_dtype<std::complex<float>> = true;
template <> inline constexpr dtl_dtype dtype_of<std::complex<float>> = DTL_DTYPE_COMPLEX64;
template <> inline constexpr bool has_dtype<std::complex<double>> = true;
template <> inline constexpr dtl_dtype dtype_of<std::complex<double>> = DTL_DTYPE_COMPLEX128;
template <> inline constexpr bool has_dtype<dtl_float32_int32> = true;
template <> inline constexpr dtl_dtype dtype_of<dtl_float32_int32> = DTL_DTYPE_FLOAT32_INT32;
template <> inline constexpr bool has_dtype<dtl_float64_int64> = true;
template <> inline constexpr dtl_dtype dtype_of<dtl_float64_int64> = DTL_DTYPE_FLOAT64_INT64;
template <> inline constexpr bool has_dtype<dtl_int32_int32> = true;
template <> inline constexpr dtl_dtype dtype_of<dtl_int32_int32> = DTL_DTYPE_INT32_INT32;
template <> inline constexpr bool has_dtype<dtl_int64_int64> = true;
template <> inline constexpr dtl_dtype dtype_of<dtl_int64_int64> = DTL_DTYPE_INT64_INT64;
/** @endcond */

/** @cond */
namespace detail {

[[noreturn]] inline void throw_as(dtl_status status, const std::string &words)
{
    switch (status / 100) {
    case 1:
        throw communication_error(status, words);
    case 2:
        throw memory_error(status, words);
    case 3:
        throw serialization_error(status, words);
    case 4:
        throw bounds_error(status, words);
    case 5:
        throw backend_error(status, words);
    case 6:
        throw algorithm_error(status, words);
    case 7:
        throw consistency_error(status, words);
    case 9:
        throw internal_error(status, words);
    default:
        throw error(status, words);
    }
}

/** Throws unless the status is in the success category. */
inline void check(dtl_status status)
{
    if (status / 100 == DTL_SUCCESS / 100)
        return;
    std::string words(static_cast<std::size_t>(dtl_last_error(nullptr, 0)), '\0');
    dtl_last_error(words.data(), words.size() + 1);
    throw_as(status, words);
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
    return dtl_dtype_name(dtype);
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

/** Waits until the operation is complete, because it uses the caller's memory, and closes
 * the handle. While an exception unwinds the stack, an operation that can be canceled is canceled,
 * since its message may never come.
 */
inline void finish_request(dtl_request_t handle) noexcept
{
    if (std::uncaught_exceptions() > 0)
        dtl_cancel(handle);
    dtl_wait(handle);
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
class environment;
class context;
class communicator;
class message;
class request;
class collective_plan;
class vector;
class array;
class tensor;
class span;
class memory;
class map;
class window;
class symmetric;
class signal;
class model;
class role_manager;
class future;
class stream;
class event;

/** Takes every container handle; a handle knows its kind. */
class container : public object {
public:
    /** The handle, for C functions; the object keeps it. */
    dtl_container_t native_handle() const noexcept { return raw_; }

    /** The same. Explicit, because handles are pointers in C and convert to void pointers. */
    explicit operator dtl_container_t() const noexcept { return raw_; }

    /** How the elements are distributed over the ranks; of a tensor, the slices along its
     * distributed dimension. Local: does not wait for other ranks.
     */
    dtl_partition_policy partition_policy() const;

    /** In which memory the elements are. Local: does not wait for other ranks. */
    dtl_placement_policy placement_policy() const;

    /** How algorithms run over this rank's part. Local: does not wait for other ranks. */
    dtl_execution_policy execution_policy() const;

    /** The device_id that the container was made with, whatever its placement; 0 unless it was
     * given. Local: does not wait for other ranks.
     */
    int device_id() const;

    /** The consistency policy of the options, else bulk_synchronous. It has no effect: a
     * collective call sees all that was written before it. Local: does not wait for other
     * ranks.
     */
    dtl_consistency_policy consistency_policy() const;

    /** What a failing call does beside failing: what the options say, or where they leave it at
     * return_status, what the container's context does. Local: does not wait for other ranks.
     */
    dtl_error_policy error_policy() const;

    /** The type of the elements. Local: does not wait for other ranks. */
    dtl_dtype dtype() const;

    /** Elements over all ranks. Local: does not wait for other ranks. */
    dtl_size_t global_size() const;

    /** Elements on this rank. Local: does not wait for other ranks. */
    dtl_size_t local_size() const;

    /** The global index of this rank's first element; of a tensor, that of its first slice along
     * the distributed dimension. In a block partition the others follow it one by one. Local:
     * does not wait for other ranks.
     */
    dtl_index_t local_offset() const;

    /** Elements, of a tensor slices, a block of block_cyclic; 1 for the other policies. Local:
     * does not wait for other ranks.
     */
    dtl_size_t block_size() const;

    /** The number of dimensions. Local: does not wait for other ranks. */
    int ndim() const;

    /** The number of ranks over which the elements are distributed. Local: does not wait for
     * other ranks.
     */
    dtl_rank_t num_ranks() const;

    /** This process's rank among those over which the elements are distributed. Local: does not
     * wait for other ranks.
     */
    dtl_rank_t rank() const;

    /** Where this rank's part starts: local_size elements, contiguous, of a tensor row-major.
     * NULL where it is empty or the host can't reach it. Local: does not wait for other ranks.
     */
    const void * local_data() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    const void * local_data() const && = delete;

    /** The same as dtl_container_local_data for writing. The container is dirty from here on.
     * Local: does not wait for other ranks.
     */
    void * local_data_mut() &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * local_data_mut() const && = delete;

    /** Whose device has the elements: DTL_DEVICE_HOST where none has. Its number is
     * dtl_container_device_number. Local: does not wait for other ranks.
     */
    dtl_device_kind device_kind() const;

    /** The number of the device that has the elements, of those of dtl_container_device_kind; 0
     * where none has. Local: does not wait for other ranks.
     */
    int device_number() const;

    /** Where this rank's part starts in the memory of its device, or NULL where it is empty or
     * on the host alone. The pointer is valid until the container is resized, redistributed,
     * reshaped or destroyed. What was done to the elements before is complete; what is queued
     * on them is waited for. Local: does not wait for other ranks.
     */
    const void * device_data() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    const void * device_data() const && = delete;

    /** The same as dtl_container_device_data for writing. The container is dirty from here on.
     * Local: does not wait for other ranks.
     */
    void * device_data_mut() &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * device_data_mut() const && = delete;

    /** 1 if this rank may have changed its part since the container was made or last
     * synchronised, 0 else. Local: does not wait for other ranks.
     */
    int is_dirty() const;

    /** 1 if the container is not dirty on this rank, 0 else. Local: does not wait for other
     * ranks.
     */
    int is_clean() const;

    /** 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
     * whole. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    int is_local(dtl_index_t global_idx) const;

    /** The rank that owns the element; every rank gives the same answer, without asking the
     * others. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    dtl_rank_t owner(dtl_index_t global_idx) const;

    /** The element's index in this rank's part, or -1 where another rank holds it. Local: does
     * not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    dtl_index_t to_local(dtl_index_t global_idx) const;

    /** The global index of an element of this rank's part. Local: does not wait for other ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     */
    dtl_index_t to_global(dtl_index_t local_idx) const;

    /** `*value` is a copy of one element of this rank's part. Local: does not wait for other
     * ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     * @param value One element of the dtype of `container`, written.
     */
    template <class Value>
    void get_local(dtl_size_t local_idx, Value &&value) const;

    /** One element of this rank's part is a copy of `*value`. Local: does not wait for other
     * ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     * @param value One element of the dtype of `container`, read.
     */
    template <class Value>
    void set_local(dtl_size_t local_idx, const Value &value) const;

    /** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    void fill_local(const Value &value) const;

    /** `host_buffer` holds the first `count` elements of this rank's part, wherever the
     * container is placed. Local: does not wait for other ranks.
     *
     * @param host_buffer The elements, written.
     */
    template <class HostBuffer>
    void copy_to_host(HostBuffer &&host_buffer) const;

    /** The first `count` elements of this rank's part are those of `host_buffer`, wherever the
     * container is placed; the others stay. The buffer may be used again on return. Local: does
     * not wait for other ranks.
     *
     * @param host_buffer The elements, read.
     */
    template <class HostBuffer>
    void copy_from_host(const HostBuffer &host_buffer) const;

    /** Every rank may read and write single elements of the others' parts of the container, by
     * dtl_container_get_element and its kin, until it is destroyed. A container that is exposed
     * already stays so. It starts the service of its context, as windows do: a thread that
     * answers while the program computes, where MPI allows several threads; elsewhere a rank
     * answers while it waits in a call of DTL's that is one-sided. A span is refused.
     * Collective.
     */
    void expose() const;

    /** `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank
     * calls. An element of this rank's part is there at once; for others the container must be
     * exposed. Nothing orders it with what the owner writes meanwhile; a dtl_container_sync
     * between does. Waits for the ranks that have the elements.
     *
     * @param global_idx The element, counted over all ranks.
     * @param value One element of the dtype of `container`, written.
     */
    template <class Value>
    void get_element(dtl_index_t global_idx, Value &&value) const;

    /** The element is a copy of `*value`, on whichever rank it is, when the call returns.
     * One-sided, as dtl_container_get_element. Of a replicated container, this rank's copy.
     * Waits for the ranks that have the elements.
     *
     * @param global_idx The element, counted over all ranks.
     * @param value One element of the dtype of `container`, read.
     */
    template <class Value>
    void set_element(dtl_index_t global_idx, const Value &value) const;

    /** `values[i]` is a copy of the element `indices[i]`: one message to each rank that has
     * some, and one back. For the rest, as dtl_container_get_element. Waits for the ranks that
     * have the elements.
     *
     * @param indices Global ones, in any order, also repeated.
     * @param values The elements, written.
     */
    template <class Values>
    void get_elements(std::span<const dtl_index_t> indices, Values &&values) const;

    /** The element `indices[i]` is a copy of `values[i]` when the call returns; of an index that
     * is there twice, the later one. For the rest, as dtl_container_set_element. Waits for the
     * ranks that have the elements.
     *
     * @param indices Global ones, in any order.
     * @param values The elements, read.
     */
    template <class Values>
    void set_elements(std::span<const dtl_index_t> indices, const Values &values) const;

    /** The elements of a vector, an array or a tensor are distributed by another policy; a
     * tensor stays distributed along the same dimension. Each element keeps its value and its
     * global index, and moves to the rank that now owns it, in one exchange. Pointers and spans
     * made before are no longer valid. A span owns nothing and is refused. Collective.
     *
     * @param new_partition Which rank holds which elements of a container.
     */
    void redistribute(dtl_partition_policy new_partition) const;

    /** Returns once every rank of the container's context has entered. A span of the program's
     * own memory has none to wait for. Collective.
     */
    void barrier() const;

    /** Every rank's changes are complete and visible wherever its part is kept, and the
     * container is clean on all ranks. Collective.
     */
    void sync() const;

    /** `padded` holds this rank's part with a margin around it: of each dimension `d` its local
     * extent and `widths[d]` elements more on both sides, row by row. The margin holds what
     * lies there in the whole, also in the corners: elements of other ranks along the
     * distributed dimension, however many ranks it takes. At the ends of a dimension that is
     * periodic the other end follows; at open ends the margin stays what it was. Elements must
     * be distributed by block, or be all here; a span is refused. Slices move in one
     * all-to-all; where `padded` is memory of the device that has the elements, nothing else
     * travels. Collective.
     *
     * @param widths Of the margin on either side, along each dimension.
     * @param periodic Whether each dimension is closed to a ring; 0: it has ends.
     * @param padded Memory that the host reaches, or of the device that has the elements: else
     *   all ranks fail.
     */
    template <class Padded>
    void exchange_halo(std::span<const dtl_size_t> widths, std::span<const int> periodic,
                       Padded &&padded) const;

    /** The same of elements that live in `padded`: its inner part is what this rank has, and is
     * given to the others, so that only slices of the margin are copied. Those of the container
     * take no part. A stencil that goes on and on keeps its field so, with
     * `container_exchange_halo` before its first step. Collective.
     *
     * @param widths Of the margin on either side, along each dimension.
     * @param periodic Whether each dimension is closed to a ring; 0: it has ends.
     * @param padded As container_exchange_halo leaves it; its inner part stays.
     */
    template <class Padded>
    void refresh_halo(std::span<const dtl_size_t> widths, std::span<const int> periodic,
                      Padded &&padded) const;

    /** `recvbuf` holds the reduction by `op` of what each rank of the container has in
     * `sendbuf`, on every rank: an allreduce over the container's ranks, which needs no
     * context. The elements of the container take no part. Of a span of the program's own
     * memory it is a copy. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param op How a reduction combines two elements.
     */
    template <class Sendbuf, class Recvbuf>
    void combine(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op) const;

    /** The file `path` holds all elements of the container, a vector, an array or a tensor. It
     * is written under another name, `dtl.`, a random number and `.part`, beside it and takes
     * its place when it is complete: a save that fails leaves what was there. Only a regular
     * file that may be written is replaced; where `path` is a symbolic link, the file that it
     * names is, or is made. Unless the elements lie in row-major order from rank to rank
     * already, as in block containers that are distributed along dimension 0, they move there
     * first, in one exchange, which needs memory for a copy of this rank's part or two.
     * Collective.
     *
     * @param path Of a file in a folder that exists.
     */
    void save(const std::string &path) const;

    /** The elements of the container are those of the file `path`, which has the container's
     * dtype and global shape. The container keeps its distribution; pointers to its elements
     * stay valid. After a failure while elements are read, they are some of both. Collective.
     *
     * @param path Of a file in the format .npy, in C order; numbers of the other byte order are
     *   turned round.
     */
    void load(const std::string &path) const;

    /** `*memory` holds the memory that this rank's part of the container now has. A span of
     * memory that is the caller's own gives a null handle. Local: does not wait for other
     * ranks.
     *
     * @return The new memory.
     */
    dtl::memory memory() const;

    /** Every element of the container is `value`. Collective.
     *
     * @param value One element.
     */
    template <class Value>
    void fill(const Value &value) const;

    /** The elements of `dst` are those of `src`, index by index. The two have one dtype and one
     * global size; they may be distributed differently, and then each element moves across the
     * network once. Collective.
     *
     * @param dst An open container.
     */
    void copy(const dtl::container &dst) const;

    /** Calls `func` for each element, on the rank that holds it, in ascending order of global
     * indices there; `index` is the global one. With the policy `par` several threads call.
     * Collective.
     *
     * @param func May change the element.
     * @param user_data Passed unchanged to `func`. May be NULL.
     */
    void for_each(dtl_unary_func func, void *user_data) const;

    /** The elements of `dst` are what `func` makes of those of `src`, index by index; `index` is
     * the global one. The two have one global size and may be the same container. Where they
     * are distributed differently, `src` is brought to the distribution of `dst` first.
     * Collective.
     *
     * @param dst An open container.
     * @param func Called once an element: writes `*output` from `*input`, which may be the same
     *   memory; `index` is local.
     * @param user_data Passed unchanged to `func`. May be NULL.
     */
    void transform(const dtl::container &dst, dtl_transform_func func, void *user_data) const;

    /** Each element of `dst` becomes what `op` makes of it and the element of `src` at its
     * index. The two have one dtype and one shape, and may be the same container. Where they
     * are distributed differently, `src` is brought to the distribution of `dst` first.
     * Collective.
     *
     * @param src An open container.
     * @param op How a reduction combines two elements.
     */
    void apply(const dtl::container &src, dtl_reduce_op op) const;

    /** Each element of `dst` becomes what `op` makes of the element of `src` at its index. The
     * two have one dtype and one shape, and may be the same container. Where they are
     * distributed differently, `src` is brought to the distribution of `dst` first. What lies
     * in the memory of one device stays there. Collective.
     *
     * @param src An open container.
     * @param op What becomes of one element x, of the same dtype.
     */
    void apply_unary(const dtl::container &src, dtl_unary_op op) const;

    /** The same of this rank's part, by local indices. Local: does not wait for other ranks.
     *
     * @param src An open container.
     * @param op What becomes of one element x, of the same dtype.
     */
    void apply_unary_local(const dtl::container &src, dtl_unary_op op) const;

    /** Each element of `dst` becomes what `op` makes of the elements of `x` and `y` at its
     * index. The three have one dtype and one shape, and any may be the same container. What is
     * distributed differently is brought to the distribution of `dst` first. What lies in the
     * memory of one device stays there. Collective.
     *
     * @param x An open container.
     * @param y An open container.
     * @param op What becomes of two elements x and y of one dtype, which is that of the result.
     */
    void apply_binary(const dtl::container &x, const dtl::container &y, dtl_binary_op op) const;

    /** The same of this rank's part, by local indices. Local: does not wait for other ranks.
     *
     * @param x An open container.
     * @param y An open container.
     * @param op What becomes of two elements x and y of one dtype, which is that of the result.
     */
    void apply_binary_local(const dtl::container &x, const dtl::container &y,
                            dtl_binary_op op) const;

    /** Each element of `dst` becomes what `op` makes of the element of `src` at its index and of
     * `value`, which is the operand that `place` tells. The two have one dtype and one shape,
     * and may be the same container. Where they are distributed differently, `src` is brought
     * to the distribution of `dst` first. What lies in the memory of one device stays there.
     * Collective.
     *
     * @param src An open container.
     * @param value One element.
     * @param place Which operand `value` is; the element is the other.
     * @param op What becomes of two elements x and y of one dtype, which is that of the result.
     */
    template <class Value>
    void apply_value(const dtl::container &src, const Value &value, dtl_operand place,
                     dtl_binary_op op) const;

    /** The same of this rank's part, by local indices. Local: does not wait for other ranks.
     *
     * @param src An open container.
     * @param value One element.
     * @param place Which operand `value` is; the element is the other.
     * @param op What becomes of two elements x and y of one dtype, which is that of the result.
     */
    template <class Value>
    void apply_value_local(const dtl::container &src, const Value &value, dtl_operand place,
                           dtl_binary_op op) const;

    /** Calls `func` for all elements, on the rank that holds them, with many at a time: a loop
     * in `func` that the compiler can vectorise runs as fast as memory allows, which a call for
     * each element does not. In the order in which they lie; with the policy `par` several
     * threads call. Collective.
     *
     * @param func May change the elements.
     * @param user_data Passed unchanged to `func`. May be NULL.
     */
    void for_each_chunk(dtl_chunk_func func, void *user_data) const;

    /** As `container_transform`, with many elements at a time: `func` writes as many elements of
     * `dst` as it is given of `src`. Collective.
     *
     * @param dst An open container.
     * @param func Called with `count` elements: writes as many to `output`, which may be the
     *   same memory.
     * @param user_data Passed unchanged to `func`. May be NULL.
     */
    void transform_chunks(const dtl::container &dst, dtl_chunk_transform_func func,
                          void *user_data) const;

    /** `index` is the first global index whose element equals `value`, or -1. NaN equals NaN
     * here. Collective.
     *
     * @param value One element.
     * @return A global index, or -1.
     */
    template <class Value>
    dtl_index_t find(const Value &value) const;

    /** `index` is the first global index for whose element `pred` answers other than 0, or -1.
     * Collective.
     *
     * @param pred Called on the rank that holds the element.
     * @param user_data Passed unchanged to `pred`. May be NULL.
     * @return A global index, or -1.
     */
    dtl_index_t find_if(dtl_predicate pred, void *user_data) const;

    /** `count` is the number of elements that equal `value`. NaN equals NaN here. Collective.
     *
     * @param value One element.
     * @return Over all ranks.
     */
    template <class Value>
    dtl_size_t count(const Value &value) const;

    /** `count` is the number of elements for which `pred` answers other than 0. Collective.
     *
     * @param pred Called on the rank that holds the element.
     * @param user_data Passed unchanged to `pred`. May be NULL.
     * @return Over all ranks.
     */
    dtl_size_t count_if(dtl_predicate pred, void *user_data) const;

    /** `result` is whether `pred` holds for all elements; 1 for an empty container. Collective.
     *
     * @param pred Called on the rank that holds the element.
     * @param user_data Passed unchanged to `pred`. May be NULL.
     * @return 1 or 0.
     */
    int all_of(dtl_predicate pred, void *user_data) const;

    /** `result` is whether `pred` holds for any element; 0 for an empty container. Collective.
     *
     * @param pred Called on the rank that holds the element.
     * @param user_data Passed unchanged to `pred`. May be NULL.
     * @return 1 or 0.
     */
    int any_of(dtl_predicate pred, void *user_data) const;

    /** `result` is whether `pred` holds for no element; 1 for an empty container. Collective.
     *
     * @param pred Called on the rank that holds the element.
     * @param user_data Passed unchanged to `pred`. May be NULL.
     * @return 1 or 0.
     */
    int none_of(dtl_predicate pred, void *user_data) const;

    /** `result` is the reduction of all elements by `op`; of none, the neutral element of `op`.
     * The same bits on every rank. It has the elements' dtype: sums of small integers wrap
     * around, and a sum of bool is the logical or. Where a fold in index order is finite, so is
     * the result. Collective.
     *
     * @param op How a reduction combines two elements.
     * @param result One element.
     */
    template <class Result>
    void reduce(dtl_reduce_op op, Result &&result) const;

    /** `result` is the reduction of all elements by `func`, from `identity`: each rank reduces
     * its part in the order of indices, and the parts are combined in the order of ranks.
     * `func` must be associative, `identity` neutral. Collective.
     *
     * @param func Writes a op b to `*result`, which may be the memory of a or b.
     * @param identity One element.
     * @param result One element.
     * @param user_data Passed unchanged to `func`. May be NULL.
     */
    template <class Identity, class Result>
    void reduce_func(dtl_binary_func func, const Identity &identity, Result &&result,
                     void *user_data) const;

    /** `min_val` and `max_val` are the least and the greatest element; NaN where any is NaN. An
     * empty container is an error. Collective.
     *
     * @param min_val One element.
     * @param max_val One element.
     */
    template <class MinVal, class MaxVal>
    void minmax(MinVal &&min_val, MaxVal &&max_val) const;

    /** `index` is the global index of the least element, the first of equal ones, or -1 for an
     * empty container. NaN comes after all numbers. Collective.
     *
     * @return A global index, or -1.
     */
    dtl_index_t min_element() const;

    /** `index` is the global index of the greatest element, the first of equal ones, or -1 for
     * an empty container. NaN comes after all numbers. Collective.
     *
     * @return A global index, or -1.
     */
    dtl_index_t max_element() const;

    /** Each element becomes the reduction by `op` of the elements up to and with it, in the
     * order of global indices. The dtype stays: sums of small integers wrap around. Where a
     * fold in index order is finite, so are the elements. Collective.
     *
     * @param op How a reduction combines two elements.
     */
    void inclusive_scan(dtl_reduce_op op) const;

    /** Each element becomes the reduction by `op` of the elements before it; the first becomes
     * the neutral element of `op`. Collective.
     *
     * @param op How a reduction combines two elements.
     */
    void exclusive_scan(dtl_reduce_op op) const;

    /** The elements stand in order over all ranks, and each rank holds as many as before. NaN
     * comes last, 0.0 and -0.0 are equal, and equal elements may change places. Each rank sorts
     * its part, exact splitters are found by weighted medians, and one all-to-all moves each
     * element at most once; elements that are not distributed by block along dimension 0 are
     * brought into that order first, and back. With the policy `par` several threads sort a
     * rank's part; of a given number of ranks, the bits of the result are the same for any
     * number of threads. Collective.
     *
     * @param order Which way a sort goes.
     */
    void sort(dtl_sort_order order) const;

    /** As `container_sort`, but equal elements keep their order: 0.0 and -0.0, and NaNs of
     * different bits. Collective.
     *
     * @param order Which way a sort goes.
     */
    void stable_sort(dtl_sort_order order) const;

    /** As `container_sort`, in the order that `cmp` says, which must be the same on all ranks.
     * Elements for which `cmp` answers 0 keep their order. Collective.
     *
     * @param cmp Compares three-way: negative where a comes before b, positive where b comes
     *   before a, 0 where neither does.
     * @param user_data Passed unchanged to `cmp`. May be NULL.
     */
    void sort_func(dtl_comparator cmp, void *user_data) const;

    /** `keys` are sorted as by `container_sort`, and the elements of `payload` move along with
     * their keys. Equal keys keep their order. The two have one distribution; their dtypes may
     * differ. Collective.
     *
     * @param payload An open container.
     * @param order Which way a sort goes.
     */
    void sort_by_key(const dtl::container &payload, dtl_sort_order order) const;

    /** `indices` are the global indices that would sort the container: element k of the sorted
     * sequence is the element indices[k]. The container stays as it is. Equal elements keep
     * their order. `indices` has dtype int64 and the distribution of the container. Collective.
     *
     * @param order Which way a sort goes.
     * @param indices An int64 container; overwritten.
     */
    void argsort(dtl_sort_order order, const dtl::container &indices) const;

    /** `unique` is a new vector, by blocks, of the distinct elements in ascending order. NaNs
     * are one element. Collective.
     *
     * @return The new vector.
     */
    dtl::vector unique() const;

    /** `mean` is the arithmetic mean, summed in double precision. Complex and half-precision
     * dtypes are not supported, here and in the functions below. Collective.
     *
     * @return Of all elements.
     */
    double mean() const;

    /** `var` is the sum of the squared differences from the mean, divided by the number of
     * elements less `ddof`. Collective.
     *
     * @param ddof 0 for a population, 1 for a sample.
     * @return Of all elements.
     */
    double var(dtl_size_t ddof) const;

    /** `norm` is the square root of the sum of squares. Collective.
     *
     * @return 0 for an empty container.
     */
    double norm() const;

    /** `dot` is the sum of the products of the elements of `a` and `b`, in double precision. The
     * two have one dtype and one distribution. Collective.
     *
     * @param b An open container.
     * @return 0 for empty containers.
     */
    double dot(const dtl::container &b) const;

    /** `counts[i]` is the number of elements in the bin i of `bins` equal ones from `low` to
     * `high`. A bin holds its lower edge, the last one both. Elements outside and NaNs are not
     * counted. Collective.
     *
     * @param low The lower edge.
     * @param high The upper edge, above low.
     * @param counts Over all ranks.
     */
    void histogram(double low, double high, std::span<dtl_size_t> counts) const;

    /** `results[i]` is the quantile `probabilities[i]`, interpolated linearly between the two
     * elements nearest to it (the method 7 of Hyndman and Fan, "Sample quantiles in statistical
     * packages", 1996). The container stays as it is. Collective.
     *
     * @param probabilities Each from 0 to 1.
     * @param results NaN where the container holds NaN.
     */
    void quantile(std::span<const double> probabilities, std::span<double> results) const;

    /** Every element of this rank's part becomes `*value`, which may be used again on return.
     * Waits for the work queued on the stream, where the host has the elements.
     *
     * @param value One element.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    template <class Value>
    dtl::future queue_fill(const Value &value, const dtl::stream &stream) const;

    /** This rank's elements of `dst` become those of `src` with the same local index. The two
     * have one dtype and as many elements on this rank. Waits for the work queued on the
     * stream, where the host has the elements.
     *
     * @param dst An open container.
     * @param stream Of the device that has `dst`, or `src` where `dst` is of the host. Null:
     *   the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_copy(const dtl::container &dst, const dtl::stream &stream) const;

    /** Each element of this rank's part of `dst` becomes what `op` makes of it and the element
     * of `src` with the same local index. The two have one dtype and as many elements on this
     * rank, and may be the same container. Elements of two devices go by way of the host,
     * within the call. Waits for the work queued on the stream, where the host has the
     * elements.
     *
     * @param src An open container.
     * @param op How a reduction combines two elements.
     * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_apply(const dtl::container &src, dtl_reduce_op op,
                            const dtl::stream &stream) const;

    /** Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
     * with the same local index. For the rest, as dtl_container_queue_apply. Waits for the work
     * queued on the stream, where the host has the elements.
     *
     * @param src An open container.
     * @param op What becomes of one element x, of the same dtype.
     * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_apply_unary(const dtl::container &src, dtl_unary_op op,
                                  const dtl::stream &stream) const;

    /** Each element of this rank's part of `dst` becomes what `op` makes of the elements of `x`
     * and `y` with the same local index. For the rest, as dtl_container_queue_apply. Waits for
     * the work queued on the stream, where the host has the elements.
     *
     * @param x An open container.
     * @param y An open container.
     * @param op What becomes of two elements x and y of one dtype, which is that of the result.
     * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_apply_binary(const dtl::container &x, const dtl::container &y,
                                   dtl_binary_op op, const dtl::stream &stream) const;

    /** Each element of this rank's part of `dst` becomes what `op` makes of the element of `src`
     * with the same local index and of `*value`, which is the operand that `place` tells and
     * may be used again on return. For the rest, as dtl_container_queue_apply. Waits for the
     * work queued on the stream, where the host has the elements.
     *
     * @param src An open container.
     * @param value One element.
     * @param place Which operand `value` is; the element is the other.
     * @param op What becomes of two elements x and y of one dtype, which is that of the result.
     * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
     * @return The new future.
     */
    template <class Value>
    dtl::future queue_apply_value(const dtl::container &src, const Value &value, dtl_operand place,
                                  dtl_binary_op op, const dtl::stream &stream) const;

    /** Each element of this rank's part becomes the reduction by `op` of those up to and with
     * it. The device has room for what runs of 64 elements make, until the future is complete.
     * Waits for the work queued on the stream, where the host has the elements.
     *
     * @param op How a reduction combines two elements.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_inclusive_scan_local(dtl_reduce_op op, const dtl::stream &stream) const;

    /** Each element of this rank's part becomes the reduction by `op` of those before it, and
     * the first the neutral element of `op`. For the rest, as
     * dtl_container_queue_inclusive_scan_local. Waits for the work queued on the stream, where
     * the host has the elements.
     *
     * @param op How a reduction combines two elements.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_exclusive_scan_local(dtl_reduce_op op, const dtl::stream &stream) const;

    /** The elements of this rank's part stand in order; NaN comes last, in both directions. The
     * device has room for as many again, until the future is complete. Waits for the work
     * queued on the stream, where the host has the elements.
     *
     * @param order Which way a sort goes.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_sort_local(dtl_sort_order order, const dtl::stream &stream) const;

    /** As dtl_container_queue_sort_local, but equal elements keep their order: 0.0 and -0.0, and
     * NaNs of different bits. Waits for the work queued on the stream, where the host has the
     * elements.
     *
     * @param order Which way a sort goes.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_stable_sort_local(dtl_sort_order order, const dtl::stream &stream) const;

    /** The elements of this rank's part of `keys` stand in order, as by
     * dtl_container_queue_sort_local, and those of `payload` move along with their keys. Equal
     * keys keep their order. The two have as many elements on this rank; their dtypes may
     * differ. The device has room for as many of both again, and twice as many numbers of 64
     * bits, until the future is complete. Waits for the work queued on the stream, where the
     * host has the elements.
     *
     * @param payload An open container.
     * @param order Which way a sort goes.
     * @param stream Of the device that has `keys`. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_sort_by_key_local(const dtl::container &payload, dtl_sort_order order,
                                        const dtl::stream &stream) const;

    /** `indices` are the local indices that would sort this rank's part of the container, which
     * stays as it is: what dtl_container_queue_gather takes. Equal elements keep their order.
     * `indices` has dtype int64 and as many elements on this rank. The device has room for
     * twice as many elements again, and as many numbers of 64 bits, until the future is
     * complete. Waits for the work queued on the stream, where the host has the elements.
     *
     * @param order Which way a sort goes.
     * @param indices An int64 container; overwritten.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_argsort_local(dtl_sort_order order, const dtl::container &indices,
                                    const dtl::stream &stream) const;

    /** Each element of this rank's part of `dst` becomes the one of `src` whose local index
     * `indices` has at the same place. `indices` has dtype int64 and as many elements on this
     * rank as `dst`; `src` has the dtype of `dst`, and none of its elements. An index that is
     * none of `src` on this rank fails: the future where a device does the work, which leaves
     * that element of `dst` as it was; else the call, which leaves all of them so. Waits for
     * the work queued on the stream, where the host has the elements.
     *
     * @param src An open container.
     * @param indices An open container.
     * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_gather(const dtl::container &src, const dtl::container &indices,
                             const dtl::stream &stream) const;

    /** The element of this rank's part of `dst` whose local index `indices` has becomes the one
     * of `src` at the same place; the others stay. `indices` has dtype int64 and as many
     * elements on this rank as `src`. Of an index that is there more than once the last element
     * stays where the host does the work, and any of them where a device does. For the rest, as
     * dtl_container_queue_gather, but that indices are those of `dst`. Waits for the work
     * queued on the stream, where the host has the elements.
     *
     * @param indices An open container.
     * @param src An open container.
     * @param stream Of the device that has `dst`. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_scatter(const dtl::container &indices, const dtl::container &src,
                              const dtl::stream &stream) const;

    /** `*result` becomes the reduction of this rank's part by `op`, the operation's neutral
     * element where it is empty. It is written by whoever finds the future complete, and by
     * nobody where the future was destroyed before. It is the future's value, too. Waits for
     * the work queued on the stream, where the host has the elements.
     *
     * @param op How a reduction combines two elements.
     * @param result One element of the dtype of `container`, written. In use until `fut` is
     *   complete.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    template <class Result>
    dtl::future queue_reduce_local(dtl_reduce_op op, Result &&result,
                                   const dtl::stream &stream) const;

    /** The future's value is a uint64: how many elements of this rank's part equal `*value`,
     * which may be used again on return. NaN equals NaN here. Waits for the work queued on the
     * stream, where the host has the elements.
     *
     * @param value One element.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    template <class Value>
    dtl::future queue_count_local(const Value &value, const dtl::stream &stream) const;

    /** The future's value is an int64: the first local index whose element equals `*value`,
     * which may be used again on return, or -1. NaN equals NaN here. Waits for the work queued
     * on the stream, where the host has the elements.
     *
     * @param value One element.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    template <class Value>
    dtl::future queue_find_local(const Value &value, const dtl::stream &stream) const;

    /** The future's value is an int64: the local index of the least element, the first of equal
     * ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for the
     * work queued on the stream, where the host has the elements.
     *
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_min_element_local(const dtl::stream &stream) const;

    /** The future's value is an int64: the local index of the greatest element, the first of
     * equal ones, or -1 where this rank has no elements. NaN comes after all numbers. Waits for
     * the work queued on the stream, where the host has the elements.
     *
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_max_element_local(const dtl::stream &stream) const;

    /** The future's value are two elements: the least and the greatest of this rank's part,
     * which has at least one; NaN where any is NaN. Waits for the work queued on the stream,
     * where the host has the elements.
     *
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_minmax_local(const dtl::stream &stream) const;

    /** The future's value is a float64: the arithmetic mean of this rank's part, which has at
     * least one element. Complex and half-precision dtypes are not supported, here and in the
     * functions below. Waits for the work queued on the stream, where the host has the
     * elements.
     *
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_mean_local(const dtl::stream &stream) const;

    /** The future's value is a float64: the sum of the squared differences of this rank's
     * elements from their mean, divided by their number less `ddof`. Waits for the work queued
     * on the stream, where the host has the elements.
     *
     * @param ddof 0 for a population, 1 for a sample; below the local size.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_var_local(dtl_size_t ddof, const dtl::stream &stream) const;

    /** The future's value is a float64: the square root of the sum of squares of this rank's
     * elements; 0 where it has none. Waits for the work queued on the stream, where the host
     * has the elements.
     *
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_norm_local(const dtl::stream &stream) const;

    /** The future's value is a float64: the sum of the products of the elements of `a` and `b`
     * with the same local index; 0 where this rank has none. The two have one dtype and as many
     * elements on this rank. Those of two devices go by way of the host, within the call. Waits
     * for the work queued on the stream, where the host has the elements.
     *
     * @param b An open container.
     * @param stream Of the device that has `a`. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_dot_local(const dtl::container &b, const dtl::stream &stream) const;

    /** The future's value are `bins` numbers, uint64: how many elements of this rank's part are
     * in each of as many equal bins from `low` to `high`. A bin holds its lower edge, the last
     * one both. Elements outside and NaNs are not counted. Waits for the work queued on the
     * stream, where the host has the elements.
     *
     * @param low The lower edge.
     * @param high The upper edge, above low.
     * @param bins How many.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_histogram_local(double low, double high, dtl_size_t bins,
                                      const dtl::stream &stream) const;

    /** The future's value are `count` numbers, float64: the quantiles of this rank's part, as
     * those of dtl_container_quantile; NaN where an element is NaN. The device has room for
     * twice as many elements again, and as many numbers of 64 bits, until the future is
     * complete. Waits for the work queued on the stream, where the host has the elements.
     *
     * @param probabilities Each from 0 to 1. They may be used again on return.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_quantile_local(std::span<const double> probabilities,
                                     const dtl::stream &stream) const;

    /** The first elements of this rank's part of `unique` become the distinct ones of the
     * container's, in ascending order, and the future's value is a uint64: how many they are.
     * NaNs are one element. `unique` has the dtype of the container and at least as many
     * elements on this rank, of which the others stay; the container stays as it is, unless it
     * is `unique`. The device has room as for dtl_container_queue_quantile_local. Waits for the
     * work queued on the stream, where the host has the elements.
     *
     * @param unique Room for the distinct elements; overwritten as far as there are any.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    dtl::future queue_unique_local(const dtl::container &unique, const dtl::stream &stream) const;

    /** `host_buffer` holds the first `count` elements of this rank's part. Into memory that the
     * device's own library has pinned the copy is queued; into other memory it is done when the
     * call returns, which waits for what is queued before. Waits for the work queued on the
     * stream, where the host has the elements.
     *
     * @param host_buffer The elements, written.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    template <class HostBuffer>
    dtl::future queue_copy_to_host(HostBuffer &&host_buffer, const dtl::stream &stream) const;

    /** The first `count` elements of this rank's part become those of `host_buffer`; the others
     * stay. From memory that the device's own library has pinned the copy is queued; from other
     * memory it is done when the call returns, which waits for what is queued before. Waits for
     * the work queued on the stream, where the host has the elements.
     *
     * @param host_buffer The elements, read.
     * @param stream Of the device that has the elements. Null: the context's. May be NULL.
     * @return The new future.
     */
    template <class HostBuffer>
    dtl::future queue_copy_from_host(HostBuffer &&host_buffer, const dtl::stream &stream) const;
};

/** Keeps the backends open. Made by dtl_environment_create and owned by the caller, who frees it
 * with dtl_environment_destroy; environments are counted, not nested.
 */
class [[nodiscard]] environment final
    : public owner<dtl_environment_t, object, &dtl_environment_destroy> {
public:
    using owner::owner;

    /** `*env` is a new environment, and the backends are started. Every process of the job must
     * make its first one, since starting MPI is collective. The caller owns it. Collective.
     *
     * @return The new environment.
     */
    static dtl::environment create();

    /** `*env` is a new environment, as by dtl_environment_create. The command line stays as it
     * is: no MPI of today needs it. Collective.
     *
     * @param argc As main has it, or NULL.
     * @param argv As main has it, or NULL.
     * @return The new environment.
     */
    static dtl::environment create_with_args(int *argc, char ***argv);

    /** A name for what the environment spans, of static duration: "mpi" for the ranks of an MPI
     * job, "local" for those of a job without MPI (`python -m dtl run`), "self" for this
     * process alone. Local: does not wait for other ranks.
     */
    const char * domain() const;

    /** `*ctx` is a context over all ranks of the job with default options. Every rank of the job
     * must call it. The caller owns the context, which may outlive the environment. Collective.
     *
     * @return The new context.
     */
    dtl::context make_world_context() const;

    /** `*ctx` is a context over all ranks of the job, with a CUDA device for each. Every rank of
     * the job must call it; ranks may name different devices. The caller owns the context.
     * Collective.
     *
     * @param device_id The CUDA device of this rank.
     * @return The new context.
     */
    dtl::context make_world_context_gpu(int device_id) const;

    /** `*ctx` is a context of this process alone, on the host: it never communicates. The caller
     * owns the context. Local: does not wait for other ranks.
     *
     * @return The new context.
     */
    dtl::context make_cpu_context() const;
};

/** A group of ranks and their policies. Made by the dtl_context_ and dtl_environment_make_
 * functions, and owned by the caller, who frees it with dtl_context_destroy.
 */
class [[nodiscard]] context final
    : public owner<dtl_context_t, object, &dtl_context_destroy> {
public:
    using owner::owner;

    /** `*ctx` is a context over all ranks of the job, with the given options. Every rank of the
     * job must call it, since the ranks agree on a communicator. Starts MPI if the job has one
     * and nobody has started it. The caller owns the context. Collective.
     *
     * @param opts NULL: the defaults.
     * @return The new context.
     */
    static dtl::context create(const dtl_context_options *opts);

    /** `*ctx` is a context over all ranks of the job with default options. Every rank of the job
     * must call it. The caller owns the context. Collective.
     *
     * @return The new context.
     */
    static dtl::context create_default();

    /** `*ctx` is a context over the ranks of the caller's MPI communicator. Every rank of that
     * communicator must call it. The communicator is duplicated, stays the caller's, and keeps
     * its error handler; the caller's MPI is used and never finalised. In C the integer is
     * MPI_Comm_c2f(comm). Collective.
     *
     * @param fortran_comm The communicator as the integer that Fortran programs hold.
     * @param opts NULL: the defaults.
     * @return The new context.
     */
    static dtl::context from_fortran_comm(int fortran_comm, const dtl_context_options *opts);

    /** This process's rank in the context, from 0 to the size less one. Local: does not wait for
     * other ranks.
     */
    dtl_rank_t rank() const;

    /** The number of ranks in the context, at least 1. Local: does not wait for other ranks. */
    dtl_rank_t size() const;

    /** 1 on rank 0 of the context, 0 elsewhere. Local: does not wait for other ranks. */
    int is_root() const;

    /** The number of the context's device, or -1 where it works on the host only. Local: does
     * not wait for other ranks.
     */
    int device_id() const;

    /** Whose device the context has, DTL_DEVICE_HOST where none. Its number is
     * dtl_context_device_id. Local: does not wait for other ranks.
     */
    dtl_device_kind device_kind() const;

    /** 1 where the context has a device, 0 where it works on the host only. Local: does not wait
     * for other ranks.
     */
    int has_device() const;

    /** The context's dtl_determinism_mode, as its options asked for. Local: does not wait for
     * other ranks.
     */
    int determinism_mode() const;

    /** The context's dtl_reduction_schedule_policy, as its options asked for. Local: does not
     * wait for other ranks.
     */
    int reduction_schedule_policy() const;

    /** The context's dtl_progress_ordering_policy, as its options asked for. Local: does not
     * wait for other ranks.
     */
    int progress_ordering_policy() const;

    /** What this rank has written is visible to the library and to the context's device before
     * anything that follows. It orders nothing between ranks: dtl_context_barrier does. Local:
     * does not wait for other ranks.
     */
    void fence() const;

    /** 1 if the handle stands for an open context, 0 for a null, closed or foreign one; then the
     * last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** `*dst` is a context over the same ranks with the same policies and a communicator of its
     * own, so that collectives on the two may interleave differently. The caller owns it.
     * Collective.
     *
     * @return The new context.
     */
    dtl::context dup() const;

    /** `*out` is a context over the ranks that gave the same color, with the policies of `ctx`.
     * A rank with a negative color takes part and gets a null handle. The caller owns the
     * context. Collective.
     *
     * @param color Which group to join; negative: none.
     * @param key Orders the ranks of a group; equal keys keep the order that they have in
     *   `ctx`.
     * @return The new context.
     */
    dtl::context split(int color, int key = 0) const;

    /** `*out` is a context over the ranks of `ctx` that run on this rank's node, in their order,
     * with the policies of `ctx`. The caller owns the context. Collective.
     *
     * @return The new context.
     */
    dtl::context split_by_node() const;

    /** `*out` is a context over one rank of each node, the first of `ctx` there, in the order of
     * `ctx`; the others get a null handle. The caller owns the context. Collective.
     *
     * @return The new context.
     */
    dtl::context split_leaders() const;

    /** 1 where the context's ranks communicate through MPI, 0 for a single process without and
     * in a job without MPI (`python -m dtl run`). Local: does not wait for other ranks.
     */
    int has_mpi() const;

    /** `*fortran_comm` is the context's MPI communicator, as the integer that Fortran programs
     * hold; in C it is MPI_Comm_f2c(fortran_comm). It stays the context's: it is valid as long
     * as something of the context is open, and the caller never frees it. MPI calls on it
     * return their errors. DTL's messages travel on it too, so whoever sends messages beside
     * DTL duplicates it first. A context of one rank gives MPI_COMM_SELF. Not supported where
     * the context does not communicate through MPI. Local: does not wait for other ranks.
     *
     * @return `*fortran_comm` is the context's MPI communicator, as the integer that Fortran
     *   programs hold; in C it is MPI_Comm_f2c(fortran_comm).
     */
    int mpi_comm() const;

    /** 1 where the context's device is a CUDA device. Local: does not wait for other ranks. */
    int has_cuda() const;

    /** 1 where the context has an NCCL communicator beside its own. Local: does not wait for
     * other ranks.
     */
    int has_nccl() const;

    /** The context's dtl_nccl_operation_mode, or -1 where it has no NCCL. Local: does not wait
     * for other ranks.
     */
    int nccl_mode() const;

    /** 1 if NCCL itself performs the operation in this context, of reductions the sum of
     * float64; 0 also where there is no NCCL. A context with a fixed order of reductions leaves
     * to NCCL only those that are exact. Local: does not wait for other ranks.
     *
     * @param op What dtl_context_nccl_supports_native and dtl_context_nccl_supports_hybrid can
     *   be asked about.
     */
    int nccl_supports_native(dtl_nccl_operation op) const;

    /** 1 if the operation works on device buffers in this context, by NCCL or by way of the
     * host; 0 also where there is no NCCL. Local: does not wait for other ranks.
     *
     * @param op What dtl_context_nccl_supports_native and dtl_context_nccl_supports_hybrid can
     *   be asked about.
     */
    int nccl_supports_hybrid(dtl_nccl_operation op) const;

    /** 1 where the context's ranks share memory through OpenSHMEM. Local: does not wait for
     * other ranks.
     */
    int has_shmem() const;

    /** `*out` is a context over the same ranks with a CUDA device. Ranks may name different
     * devices. `ctx` stays as it is. The caller owns the new context. Collective.
     *
     * @param device_id The CUDA device of this rank.
     * @return The new context.
     */
    dtl::context with_cuda(int device_id) const;

    /** `*out` is a context over the same ranks with a device of that kind, or with none where
     * the kind is host. Ranks may name different devices. `ctx` stays as it is. The caller owns
     * the new context. Collective.
     *
     * @param kind The same on all ranks.
     * @param device_id The device of this rank, among those of the kind.
     * @return The new context.
     */
    dtl::context with_device(dtl_device_kind kind, int device_id) const;

    /** `*out` is a context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks
     * of the job call it, and `ctx` has all of them. OpenSHMEM takes part only where DTL starts
     * Open MPI, with DTL_SHMEM=openshmem set by then. Its heaps lie at one address on all
     * ranks. The caller owns the new context. Collective.
     *
     * @return The new context.
     */
    dtl::context with_shmem() const;

    /** `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in
     * hybrid mode. Two ranks must not name the same device, which is refused on all ranks; so
     * are modes that differ. The caller owns the new context. Collective.
     *
     * @param device_id The CUDA device of this rank.
     * @return The new context.
     */
    dtl::context with_nccl(int device_id) const;

    /** `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in
     * the given mode. Two ranks must not name the same device, which is refused on all ranks;
     * so are modes that differ. The caller owns the new context. Collective.
     *
     * @param device_id The CUDA device of this rank.
     * @param mode What a context does where NCCL lacks an operation.
     * @return The new context.
     */
    dtl::context with_nccl_ex(int device_id,
                              dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
     * hybrid mode on the device of `ctx`. A rank with a negative color takes part and gets a
     * null handle. Collective.
     *
     * @param color Which group to join; negative: none.
     * @param key Orders the ranks of a group.
     * @return The new context.
     */
    dtl::context split_nccl(int color, int key = 0) const;

    /** `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
     * the given mode. A rank with a negative color takes part and gets a null handle.
     * Collective.
     *
     * @param color Which group to join; negative: none.
     * @param key Orders the ranks of a group.
     * @param device_id The CUDA device of this rank; -1: that of `ctx`.
     * @param mode What a context does where NCCL lacks an operation.
     * @return The new context.
     */
    dtl::context split_nccl_ex(int color, int key, int device_id,
                               dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** Under DTL_CHECK=1, where the ranks compare their collective calls before they make them:
     * tells the others that this rank refuses to make the next one, and `why`, with which
     * theirs fails. For languages that refuse arguments before the library sees them; what the
     * library refuses is told so already. It has no effect where nothing is compared. Waits for
     * the other ranks, where calls are compared.
     *
     * @param why What was wrong, for people.
     */
    void refuse(const std::string &why) const;

    /** The other ranks make a collective call that fails on all where one refuses it, and this
     * rank refuses its arguments before the library sees them: the call fails on the others
     * with `why`. Returns once they have heard of it. For languages that refuse arguments
     * themselves; what the library refuses is told so already. Under DTL_CHECK=1
     * dtl_context_refuse takes its place. Waits for the other ranks, which are in the call.
     *
     * @param why What was wrong, for people: "what is; expected what".
     */
    void refuse_call(const std::string &why) const;

    /** `handler` is called whenever a function that takes this context, or a map or window of
     * it, fails, and for the context's containers with the error policy callback: those whose
     * options say so, and all of them where dtl_context_set_error_policy has asked for it. A
     * NULL handler ends that. The failing call returns its status all the same. The handler
     * runs in the calling thread before the call returns. `user_data` is handed to it and must
     * stay valid until the handler is replaced or the context's last user is gone. Contexts
     * that are derived later take the handler over. Sets the context's own error policy to
     * callback; NULL sets that and the containers' back to return_status. Local: does not wait
     * for other ranks.
     *
     * @param handler Called for a failing call, in the calling thread and before the call
     *   returns. May be NULL.
     * @param user_data Passed unchanged to `handler`. May be NULL.
     */
    void set_error_handler(dtl_error_handler_t handler, void *user_data) const;

    /** A call that fails with this context, or with a map or window of it, does from here on
     * what `policy` says, and so does one with a container of it whose options ask for
     * return_status, the default. With callback and no error handler it returns its status.
     * Contexts that are derived later take the policy over. Local: does not wait for other
     * ranks.
     *
     * @param policy What a failing call does beside failing.
     */
    void set_error_policy(dtl_error_policy policy) const;

    /** Returns the error policy: what a failing call of this context does besides failing.
     * Local: does not wait for other ranks.
     */
    dtl_error_policy error_policy() const;

    /** Returns once every rank of the context has entered. The same as dtl_barrier. Collective. */
    void barrier() const;

    /** `buf` holds the root's `count` elements on every rank. Collective.
     *
     * @param buf Read on the root, written on all other ranks.
     * @param root Whose elements they are.
     */
    template <class Buf>
    void broadcast(Buf &&buf, dtl_rank_t root) const;

    /** On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
     * `recvbuf` is neither read nor written and may be NULL. Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result, on the root; may be `sendbuf` itself. Significant only where
     *   `rank(ctx) == root`.
     * @param op How a reduction combines two elements.
     * @param root Who gets the result.
     */
    template <class Sendbuf, class Recvbuf>
    void reduce(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op = DTL_OP_SUM,
                dtl_rank_t root = 0) const;

    /** On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
     * contexts all ranks get the same bits; elsewhere floating-point results of two runs may
     * differ in the last place. Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op How a reduction combines two elements.
     */
    template <class Sendbuf, class Recvbuf>
    void allreduce(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op = DTL_OP_SUM) const;

    /** Whether all ranks give the same form of value, and if they do `*result_dtype` is its
     * dtype and recvbuf[i] on every rank the reduction of sendbuf[i] over all ranks; else
     * `*result_dtype` is -1 on every rank. Alike are values of one dtype, count, operation and
     * `form`. Numbers, which the caller says these are, may also be int64 or uint64 here,
     * float64 or complex128 there: they are reduced as the one of these that all of them fit,
     * and `recvbuf` has room for 16 bytes; where the sum or product of integers is beyond that,
     * `*result_dtype` is -2 on every rank. Up to 32 bytes travel in the message that asks. For
     * bindings of languages whose values know their form; they lie in the host's memory.
     * Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op A dtl_reduce_op; where no rank gives an element, any.
     * @param form A number for what else must agree: the function and the shape.
     * @param is_number Not 0 for a number, of which there is one.
     * @return Whether all ranks give the same form of value, and if they do `*result_dtype` is
     *   its dtype and recvbuf[i] on every rank the reduction of sendbuf[i] over all ranks; else
     *   `*result_dtype` is -1 on every rank.
     */
    template <class Sendbuf, class Recvbuf>
    int32_t allreduce_alike(const Sendbuf &sendbuf, Recvbuf &&recvbuf, int32_t op, int64_t form,
                            int is_number) const;

    /** `*result` is the reduction of `value` over all ranks, on every rank. The same as
     * dtl_allreduce of one float64, with the number by value: for callers to whom making an
     * array costs more than the call. Collective.
     *
     * @param value This rank's contribution.
     * @param op Any but the bitwise ones, minloc and maxloc.
     * @return `*result` is the reduction of `value` over all ranks, on every rank.
     */
    double allreduce_float64(double value, dtl_reduce_op op = DTL_OP_SUM) const;

    /** `*result` is the reduction of `value` over all ranks, on every rank. The same as
     * dtl_allreduce of one int64, with the number by value. Collective.
     *
     * @param value This rank's contribution.
     * @param op Any but minloc and maxloc.
     * @return `*result` is the reduction of `value` over all ranks, on every rank.
     */
    int64_t allreduce_int64(int64_t value, dtl_reduce_op op = DTL_OP_SUM) const;

    /** On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
     * other in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
     * Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf Room for `recvcount` elements of each rank, on the root. Significant only
     *   where `rank(ctx) == root`.
     * @param root Who gets them.
     */
    template <class Sendbuf, class Recvbuf>
    void gather(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const;

    /** On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
     * other in ascending order. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf Room for `recvcount` elements of each rank.
     */
    template <class Sendbuf, class Recvbuf>
    void allgather(const Sendbuf &sendbuf, Recvbuf &&recvbuf) const;

    /** `recvbuf` holds the elements that the root keeps for this rank: those from rank *
     * `sendcount` on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on
     * the root only. Collective.
     *
     * @param sendbuf The elements for rank 0, then those for rank 1, and so on, on the root.
     *   Significant only where `rank(ctx) == root`.
     * @param recvbuf The elements, written.
     * @param root Whose elements they are.
     */
    template <class Sendbuf, class Recvbuf>
    void scatter(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const;

    /** Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
     * blocks over the ranks. Collective.
     *
     * @param sendbuf Block r of `sendcount` elements goes to rank r.
     * @param recvbuf Block r of `recvcount` elements comes from rank r.
     */
    template <class Sendbuf, class Recvbuf>
    void alltoall(const Sendbuf &sendbuf, Recvbuf &&recvbuf) const;

    /** On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element
     * displs[r] on. Ranks may send different numbers of elements; recvcounts[r] is what rank r
     * sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only.
     * Elements between the blocks are left as they were; blocks must not overlap. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other. Significant only where `rank(ctx) == root`.
     * @param root Who gets them.
     */
    template <class Sendbuf, class Recvbuf>
    void gatherv(const Sendbuf &sendbuf, Recvbuf &&recvbuf, std::span<const dtl_size_t> recvcounts,
                 std::span<const dtl_size_t> displs, dtl_rank_t root) const;

    /** `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from
     * element displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and
     * `senddtype` matter on the root only. Collective.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL means that they follow
     *   one another. Significant only where `rank(ctx) == root`.
     * @param recvbuf The elements, written.
     * @param root Whose elements they are.
     */
    template <class Sendbuf, class Recvbuf>
    void scatterv(const Sendbuf &sendbuf, std::span<const dtl_size_t> sendcounts,
                  std::span<const dtl_size_t> displs, Recvbuf &&recvbuf, dtl_rank_t root) const;

    /** On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element
     * displs[r] on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
     * Blocks must not overlap. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank; the same on all ranks.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other.
     */
    template <class Sendbuf, class Recvbuf>
    void allgatherv(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                    std::span<const dtl_size_t> recvcounts,
                    std::span<const dtl_size_t> displs = {}) const;

    /** `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank,
     * from element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of
     * `recvbuf` must not overlap. Collective.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank.
     * @param sdispls Where the block to each rank starts, in elements; NULL means that they
     *   follow one another.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank.
     * @param rdispls Where the block of each rank starts, in elements; NULL packs them one
     *   after the other.
     */
    template <class Sendbuf, class Recvbuf>
    void alltoallv(const Sendbuf &sendbuf, std::span<const dtl_size_t> sendcounts,
                   std::span<const dtl_size_t> sdispls, Recvbuf &&recvbuf,
                   std::span<const dtl_size_t> recvcounts,
                   std::span<const dtl_size_t> rdispls = {}) const;

    /** On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
     * contribution included. Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op How a reduction combines two elements.
     */
    template <class Sendbuf, class Recvbuf>
    void scan(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op = DTL_OP_SUM) const;

    /** On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
     * contribution is left out. Rank 0, below which there is none, gets the operation's neutral
     * element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op How a reduction combines two elements.
     */
    template <class Sendbuf, class Recvbuf>
    void exscan(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op = DTL_OP_SUM) const;

    /** `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r
     * is the recvcounts[r] elements behind those of the ranks below r. Collective.
     *
     * @param sendbuf This rank's contribution to all blocks.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements of each rank's block; the same on all ranks.
     * @param op How a reduction combines two elements.
     */
    template <class Sendbuf, class Recvbuf>
    void reduce_scatter(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                        std::span<const dtl_size_t> recvcounts,
                        dtl_reduce_op op = DTL_OP_SUM) const;

    /** `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction
     * of `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size.
     * Collective.
     *
     * @param sendbuf This rank's contribution to all blocks.
     * @param recvbuf The elements, written.
     * @param op How a reduction combines two elements.
     */
    template <class Sendbuf, class Recvbuf>
    void reduce_scatter_block(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                              dtl_reduce_op op = DTL_OP_SUM) const;

    /** The operation of dtl_barrier has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @return The new request.
     */
    dtl::request ibarrier() const;

    /** The operation of dtl_broadcast has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param buf Read on the root, written on all other ranks. In use until `request` is
     *   complete.
     * @param root Whose elements they are.
     * @return The new request.
     */
    template <class Buf>
    dtl::request ibroadcast(Buf &&buf, dtl_rank_t root) const;

    /** The operation of dtl_reduce has started, and `*request` stands for it. Its buffers belong
     * to the operation until the request is complete; arrays of counts and displacements may be
     * used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf This rank's contribution. In use until `request` is complete.
     * @param recvbuf The result, on the root; may be `sendbuf` itself. Significant only where
     *   `rank(ctx) == root`. In use until `request` is complete.
     * @param op How a reduction combines two elements.
     * @param root Who gets the result.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request ireduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op = DTL_OP_SUM,
                         dtl_rank_t root = 0) const;

    /** The operation of dtl_allreduce has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf This rank's contribution. In use until `request` is complete.
     * @param recvbuf The result; may be `sendbuf` itself. In use until `request` is complete.
     * @param op How a reduction combines two elements.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request iallreduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                            dtl_reduce_op op = DTL_OP_SUM) const;

    /** The operation of dtl_gather has started, and `*request` stands for it. Its buffers belong
     * to the operation until the request is complete; arrays of counts and displacements may be
     * used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf Room for `recvcount` elements of each rank, on the root. Significant only
     *   where `rank(ctx) == root`. In use until `request` is complete.
     * @param root Who gets them.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request igather(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const;

    /** The operation of dtl_allgather has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf Room for `recvcount` elements of each rank. In use until `request` is
     *   complete.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request iallgather(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const;

    /** The operation of dtl_scatter has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf The elements for rank 0, then those for rank 1, and so on, on the root.
     *   Significant only where `rank(ctx) == root`. In use until `request` is complete.
     * @param recvbuf The elements, written.
     * @param root Whose elements they are.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request iscatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const;

    /** The operation of dtl_alltoall has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf Block r of `sendcount` elements goes to rank r. In use until `request` is
     *   complete.
     * @param recvbuf Block r of `recvcount` elements comes from rank r. In use until `request`
     *   is complete.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request ialltoall(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const;

    /** The operation of dtl_gatherv has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other. Significant only where `rank(ctx) == root`.
     * @param root Who gets them.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request igatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                          std::span<const dtl_size_t> recvcounts,
                          std::span<const dtl_size_t> displs, dtl_rank_t root) const;

    /** The operation of dtl_scatterv has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL means that they follow
     *   one another. Significant only where `rank(ctx) == root`.
     * @param recvbuf The elements, written.
     * @param root Whose elements they are.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request iscatterv(Sendbuf &&sendbuf, std::span<const dtl_size_t> sendcounts,
                           std::span<const dtl_size_t> displs, Recvbuf &&recvbuf,
                           dtl_rank_t root) const;

    /** The operation of dtl_allgatherv has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank; the same on all ranks.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request iallgatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                             std::span<const dtl_size_t> recvcounts,
                             std::span<const dtl_size_t> displs = {}) const;

    /** The operation of dtl_alltoallv has started, and `*request` stands for it. Its buffers
     * belong to the operation until the request is complete; arrays of counts and displacements
     * may be used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank.
     * @param sdispls Where the block to each rank starts, in elements; NULL means that they
     *   follow one another.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank.
     * @param rdispls Where the block of each rank starts, in elements; NULL packs them one
     *   after the other.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request ialltoallv(Sendbuf &&sendbuf, std::span<const dtl_size_t> sendcounts,
                            std::span<const dtl_size_t> sdispls, Recvbuf &&recvbuf,
                            std::span<const dtl_size_t> recvcounts,
                            std::span<const dtl_size_t> rdispls = {}) const;

    /** The operation of dtl_scan has started, and `*request` stands for it. Its buffers belong
     * to the operation until the request is complete; arrays of counts and displacements may be
     * used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf This rank's contribution. In use until `request` is complete.
     * @param recvbuf The result; may be `sendbuf` itself. In use until `request` is complete.
     * @param op How a reduction combines two elements.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request iscan(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op = DTL_OP_SUM) const;

    /** The operation of dtl_exscan has started, and `*request` stands for it. Its buffers belong
     * to the operation until the request is complete; arrays of counts and displacements may be
     * used again at once. Ranks start their collectives on a context in the same order,
     * blocking ones included, and may wait for them in any. The caller owns the request, which
     * can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf This rank's contribution. In use until `request` is complete.
     * @param recvbuf The result; may be `sendbuf` itself. In use until `request` is complete.
     * @param op How a reduction combines two elements.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request iexscan(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                         dtl_reduce_op op = DTL_OP_SUM) const;

    /** The operation of dtl_reduce_scatter has started, and `*request` stands for it. Its
     * buffers belong to the operation until the request is complete; arrays of counts and
     * displacements may be used again at once. Ranks start their collectives on a context in
     * the same order, blocking ones included, and may wait for them in any. The caller owns the
     * request, which can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf This rank's contribution to all blocks. In use until `request` is
     *   complete.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements of each rank's block; the same on all ranks.
     * @param op How a reduction combines two elements.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request ireduce_scatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                 std::span<const dtl_size_t> recvcounts,
                                 dtl_reduce_op op = DTL_OP_SUM) const;

    /** The operation of dtl_reduce_scatter_block has started, and `*request` stands for it. Its
     * buffers belong to the operation until the request is complete; arrays of counts and
     * displacements may be used again at once. Ranks start their collectives on a context in
     * the same order, blocking ones included, and may wait for them in any. The caller owns the
     * request, which can't be cancelled. Collective; does not wait for other ranks.
     *
     * @param sendbuf This rank's contribution to all blocks. In use until `request` is
     *   complete.
     * @param recvbuf The elements, written.
     * @param op How a reduction combines two elements.
     * @return The new request.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::request ireduce_scatter_block(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                       dtl_reduce_op op = DTL_OP_SUM) const;

    /** `*plan` is the operation of dtl_barrier on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @return The new collective plan.
     */
    dtl::collective_plan plan_barrier() const;

    /** `*plan` is the operation of dtl_broadcast on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param buf Read on the root, written on all other ranks. In use until `plan` is closed.
     * @param root Whose elements they are.
     * @return The new collective plan.
     */
    template <class Buf>
    dtl::collective_plan plan_broadcast(Buf &&buf, dtl_rank_t root) const;

    /** `*plan` is the operation of dtl_reduce on these buffers, to be started as often as wanted
     * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
     * destroyed, and belong to the operation while it is under way; arrays of counts and
     * displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf This rank's contribution. In use until `plan` is closed.
     * @param recvbuf The result, on the root; may be `sendbuf` itself. Significant only where
     *   `rank(ctx) == root`. In use until `plan` is closed.
     * @param op How a reduction combines two elements.
     * @param root Who gets the result.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_reduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                     dtl_reduce_op op = DTL_OP_SUM, dtl_rank_t root = 0) const;

    /** `*plan` is the operation of dtl_allreduce on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf This rank's contribution. In use until `plan` is closed.
     * @param recvbuf The result; may be `sendbuf` itself. In use until `plan` is closed.
     * @param op How a reduction combines two elements.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_allreduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                        dtl_reduce_op op = DTL_OP_SUM) const;

    /** `*plan` is the operation of dtl_gather on these buffers, to be started as often as wanted
     * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
     * destroyed, and belong to the operation while it is under way; arrays of counts and
     * displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf Room for `recvcount` elements of each rank, on the root. Significant only
     *   where `rank(ctx) == root`. In use until `plan` is closed.
     * @param root Who gets them.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_gather(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const;

    /** `*plan` is the operation of dtl_allgather on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf Room for `recvcount` elements of each rank. In use until `plan` is closed.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_allgather(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const;

    /** `*plan` is the operation of dtl_scatter on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf The elements for rank 0, then those for rank 1, and so on, on the root.
     *   Significant only where `rank(ctx) == root`. In use until `plan` is closed.
     * @param recvbuf The elements, written.
     * @param root Whose elements they are.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_scatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const;

    /** `*plan` is the operation of dtl_alltoall on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf Block r of `sendcount` elements goes to rank r. In use until `plan` is
     *   closed.
     * @param recvbuf Block r of `recvcount` elements comes from rank r. In use until `plan` is
     *   closed.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_alltoall(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const;

    /** `*plan` is the operation of dtl_gatherv on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other. Significant only where `rank(ctx) == root`.
     * @param root Who gets them.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_gatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                      std::span<const dtl_size_t> recvcounts,
                                      std::span<const dtl_size_t> displs, dtl_rank_t root) const;

    /** `*plan` is the operation of dtl_scatterv on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL means that they follow
     *   one another. Significant only where `rank(ctx) == root`.
     * @param recvbuf The elements, written.
     * @param root Whose elements they are.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_scatterv(Sendbuf &&sendbuf, std::span<const dtl_size_t> sendcounts,
                                       std::span<const dtl_size_t> displs, Recvbuf &&recvbuf,
                                       dtl_rank_t root) const;

    /** `*plan` is the operation of dtl_allgatherv on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank; the same on all ranks.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_allgatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                         std::span<const dtl_size_t> recvcounts,
                                         std::span<const dtl_size_t> displs = {}) const;

    /** `*plan` is the operation of dtl_alltoallv on these buffers, to be started as often as
     * wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank.
     * @param sdispls Where the block to each rank starts, in elements; NULL means that they
     *   follow one another.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank.
     * @param rdispls Where the block of each rank starts, in elements; NULL packs them one
     *   after the other.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_alltoallv(Sendbuf &&sendbuf, std::span<const dtl_size_t> sendcounts,
                                        std::span<const dtl_size_t> sdispls, Recvbuf &&recvbuf,
                                        std::span<const dtl_size_t> recvcounts,
                                        std::span<const dtl_size_t> rdispls = {}) const;

    /** `*plan` is the operation of dtl_scan on these buffers, to be started as often as wanted
     * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
     * destroyed, and belong to the operation while it is under way; arrays of counts and
     * displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf This rank's contribution. In use until `plan` is closed.
     * @param recvbuf The result; may be `sendbuf` itself. In use until `plan` is closed.
     * @param op How a reduction combines two elements.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_scan(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                   dtl_reduce_op op = DTL_OP_SUM) const;

    /** `*plan` is the operation of dtl_exscan on these buffers, to be started as often as wanted
     * with dtl_collective_plan_start. The buffers must stay where they are until the plan is
     * destroyed, and belong to the operation while it is under way; arrays of counts and
     * displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf This rank's contribution. In use until `plan` is closed.
     * @param recvbuf The result; may be `sendbuf` itself. In use until `plan` is closed.
     * @param op How a reduction combines two elements.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_exscan(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                     dtl_reduce_op op = DTL_OP_SUM) const;

    /** `*plan` is the operation of dtl_reduce_scatter on these buffers, to be started as often
     * as wanted with dtl_collective_plan_start. The buffers must stay where they are until the
     * plan is destroyed, and belong to the operation while it is under way; arrays of counts
     * and displacements may be used again at once. The caller owns the plan and frees it with
     * dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf This rank's contribution to all blocks. In use until `plan` is closed.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements of each rank's block; the same on all ranks.
     * @param op How a reduction combines two elements.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_reduce_scatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                             std::span<const dtl_size_t> recvcounts,
                                             dtl_reduce_op op = DTL_OP_SUM) const;

    /** `*plan` is the operation of dtl_reduce_scatter_block on these buffers, to be started as
     * often as wanted with dtl_collective_plan_start. The buffers must stay where they are
     * until the plan is destroyed, and belong to the operation while it is under way; arrays of
     * counts and displacements may be used again at once. The caller owns the plan and frees it
     * with dtl_collective_plan_destroy. Collective.
     *
     * @param sendbuf This rank's contribution to all blocks. In use until `plan` is closed.
     * @param recvbuf The elements, written.
     * @param op How a reduction combines two elements.
     * @return The new collective plan.
     */
    template <class Sendbuf, class Recvbuf>
    dtl::collective_plan plan_reduce_scatter_block(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                   dtl_reduce_op op = DTL_OP_SUM) const;

    /** The message is on its way and `buf` may be used again. Returns once the message is
     * buffered or received, so it may wait for the receiver: two ranks that send to each other
     * first may wait for ever. Waits for the receiver, unless the message is buffered.
     *
     * @param buf The elements, read.
     * @param dest The receiver; may be this rank itself.
     * @param tag Which receives it is for.
     */
    template <class Buf>
    void send(const Buf &buf, dtl_rank_t dest, dtl_tag_t tag = 0) const;

    /** `buf` holds the elements of a matching message. Waits for one. Waits for the sender.
     *
     * @param buf The elements, written.
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     */
    template <class Buf>
    void recv(Buf &&buf, dtl_rank_t source, dtl_tag_t tag = 0) const;

    /** One message is sent and another received, neither of which waits for the other: what two
     * ranks use who exchange data. Waits for the sender of the message that it receives.
     *
     * @param sendbuf The elements, read.
     * @param dest The receiver of `sendbuf`.
     * @param sendtag Which receives it is for.
     * @param recvbuf The elements, written.
     * @param source The sender of what is received, or DTL_ANY_SOURCE.
     * @param recvtag A tag, or DTL_ANY_TAG.
     */
    template <class Sendbuf, class Recvbuf>
    void sendrecv(const Sendbuf &sendbuf, dtl_rank_t dest, dtl_tag_t sendtag, Recvbuf &&recvbuf,
                  dtl_rank_t source, dtl_tag_t recvtag = 0) const;

    /** The sending has started, and `*request` stands for it. `buf` must not change until the
     * request is complete. The caller owns the request. Local: does not wait for other ranks.
     *
     * @param buf The elements, read.
     * @param dest The receiver; may be this rank itself.
     * @param tag Which receives it is for.
     * @return The new request.
     */
    template <class Buf>
    dtl::request isend(Buf &&buf, dtl_rank_t dest, dtl_tag_t tag = 0) const;

    /** The receiving has started, and `*request` stands for it. `buf` must not be used until the
     * request is complete. The caller owns the request. Local: does not wait for other ranks.
     *
     * @param buf The elements, written.
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     * @return The new request.
     */
    template <class Buf>
    dtl::request irecv(Buf &&buf, dtl_rank_t source, dtl_tag_t tag = 0) const;

    /** `*info` tells of a matching message that a receive would get now, which stays where it
     * is. Waits for one. Fails with DTL_ERROR_INVALID_ARGUMENT, as a receive would, where the
     * message has another dtype. Waits for a sender.
     *
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     * @param dtype In whose elements `info->count` is told.
     * @return `*info` tells of a matching message that a receive would get now, which stays
     *   where it is.
     */
    dtl_message_info_t probe(dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype) const;

    /** `*flag` is 1 and `*info` tells of a matching message if one is there now; else `*flag` is
     * 0 and `*info` stays as it was. Does not wait. Fails where the message has another dtype,
     * as dtl_probe. Local: does not wait for other ranks.
     *
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     * @param dtype In whose elements `info->count` is told.
     * @return `*flag` is 1 and `*info` tells of a matching message if one is there now; else
     *   `*flag` is 0 and `*info` stays as it was. `*flag` is 1 and `*info` tells of a matching
     *   message if one is there now; else `*flag` is 0 and `*info` stays as it was.
     */
    std::tuple<int, dtl_message_info_t> iprobe(dtl_rank_t source, dtl_tag_t tag,
                                               dtl_dtype dtype) const;

    /** `*message` is a matching message, taken out of those that receives and probes can find,
     * and `*info` tells of it. Waits for one. So that no other thread receives it meanwhile.
     * The caller owns it and gives it to dtl_mrecv. Fails where the message has another dtype,
     * as dtl_probe; then the message stays where it is. Waits for a sender.
     *
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     * @param dtype In whose elements `info->count` is told.
     * @return The new message. `*message` is a matching message, taken out of those that
     *   receives and probes can find, and `*info` tells of it.
     */
    std::tuple<dtl::message, dtl_message_info_t> mprobe(dtl_rank_t source, dtl_tag_t tag,
                                                        dtl_dtype dtype) const;

    /** As dtl_mprobe, but does not wait: where no message is there, `*message` is null and
     * `*info` stays as it was. Local: does not wait for other ranks.
     *
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     * @param dtype In whose elements `info->count` is told.
     * @return The new message. As dtl_mprobe, but does not wait: where no message is there,
     *   `*message` is null and `*info` stays as it was.
     */
    std::tuple<dtl::message, dtl_message_info_t> improbe(dtl_rank_t source, dtl_tag_t tag,
                                                         dtl_dtype dtype) const;

    /** As dtl_isend, of an array: the message carries its shape too, which dtl_probe_envelope
     * and dtl_message_envelope tell. Receives take its elements in row-major order. Local: does
     * not wait for other ranks.
     *
     * @param buf The elements, read.
     * @param shape 0 dimensions: none; of more than 8, dtl_shape_pack makes one.
     * @param dest The receiver; may be this rank itself.
     * @param tag Which receives it is for.
     * @return The new request.
     */
    template <class Buf>
    dtl::request isend_shaped(Buf &&buf, dtl_shape shape, dtl_rank_t dest,
                              dtl_tag_t tag = 0) const;

    /** As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype too, and its
     * shape. Waits for a sender.
     *
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     * @return As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype too,
     *   and its shape.
     */
    dtl_envelope_t probe_envelope(dtl_rank_t source, dtl_tag_t tag) const;

    /** As dtl_iprobe, and `*envelope` tells of the message as it was sent; where none is there
     * it stays as it was. Local: does not wait for other ranks.
     *
     * @param source The sender, or DTL_ANY_SOURCE.
     * @param tag A tag, or DTL_ANY_TAG.
     * @return Whether a message is there: 1 or 0. As dtl_iprobe, and `*envelope` tells of the
     *   message as it was sent; where none is there it stays as it was.
     */
    std::tuple<int, dtl_envelope_t> iprobe_envelope(dtl_rank_t source, dtl_tag_t tag) const;

    /** `*dtype` and `*shape` are those of the elements in the file `path`: what a container must
     * have to load it. Rank 0 reads the file's header. Collective.
     *
     * @param path Of a file in the format .npy.
     * @return The number of a dtype. `*dtype` and `*shape` are those of the elements in the
     *   file `path`: what a container must have to load it.
     */
    std::tuple<int, dtl_shape> file_inspect(const std::string &path) const;

    /** `*action` is the number, in this context, by which its ranks call `func`: 0 for the first
     * action, and so on. The name must be the same on all ranks; another one on some rank is
     * refused on all with DTL_ERROR_COLLECTIVE_PARTICIPATION. A name can be registered once a
     * context. Collective.
     *
     * @param name The name that the ranks agree on.
     * @param func Does the work of a remote action: reads `args_size` bytes at `args`, writes
     *   up to `result_size` bytes at `result`, and returns a status.
     * @param user_data Handed to `func`. May be NULL.
     * @return `*action` is the number, in this context, by which its ranks call `func`: 0 for
     *   the first action, and so on.
     */
    dtl_size_t action_register(const std::string &name, dtl_action_func func,
                               void *user_data) const;

    /** The same for a function whose result may have any size. Collective.
     *
     * @param name The name that the ranks agree on.
     * @param func Does the work of a remote action for rank `source`: reads `args_size` bytes
     *   at `args`, sets `reply` by dtl_future_set, or leaves it at 0 bytes, and returns
     *   DTL_SUCCESS; or returns a failure.
     * @param user_data Handed to `func`. May be NULL.
     * @return As of dtl_action_register.
     */
    dtl_size_t action_register_reply(const std::string &name, dtl_reply_func func,
                                     void *user_data) const;

    /** The action was run on `target`, which may be this rank, with a copy of `args_size` bytes,
     * and `result` holds what it wrote: `result_size` bytes, or at most so many where it was
     * registered with dtl_action_register_reply. A failure of the action is returned, and the
     * last error names the rank and the action. An action that was not registered is refused.
     * Waits for the target.
     *
     * @param target The rank that does the work.
     * @param action The number that dtl_action_register gave.
     * @param args The elements, read.
     * @param result The elements, written.
     */
    template <class Args, class Result>
    void remote_invoke(dtl_rank_t target, dtl_size_t action, const Args &args,
                       Result &&result) const;

    /** The same, started: `*result` is a future of what the action writes. The caller owns it;
     * destroying it before the answer has come is safe. `args` may be used again at once.
     * Local: does not wait for other ranks.
     *
     * @param target The rank that does the work.
     * @param action The number that dtl_action_register gave.
     * @param args The elements, read.
     * @param result_size Bytes that the action may write; ignored by one registered with
     *   dtl_action_register_reply.
     * @return The new future.
     */
    template <class Args>
    dtl::future remote_invoke_async(dtl_rank_t target, dtl_size_t action, const Args &args,
                                    dtl_size_t result_size) const;

    /** Every rank has entered, and actions were run meanwhile, as a barrier does not. A context
     * without actions is refused. Collective.
     */
    void action_barrier() const;

    /** `*stream` is the stream of the context's device, on which collectives in memory of the
     * device run and which calls take that are given none: the context's own, or what
     * dtl_context_set_stream has named. One of the host where the context has no device. The
     * caller owns the handle; the stream lives as long as it or the context needs it. Local:
     * does not wait for other ranks.
     *
     * @return The new stream.
     */
    dtl::stream stream() const;

    /** Collectives in memory of the context's device run on `stream` from here on: after what is
     * queued there before. Null gives the context a stream of its own again. Each rank names
     * what it wants. The stream is one of the context's device, or of the host where it has
     * none; the handle may be closed, and a stream of another library is kept by that until the
     * context is destroyed or has another.
     *
     * Collectives that are started by dtl_iallreduce and its kin while a stream is named are
     * queued on it where NCCL performs them: what is queued on it behind the call runs after
     * them and sees the results. Those that go by way of the host are done when the call
     * returns. Local: does not wait for other ranks.
     *
     * @param stream An open stream. May be NULL.
     */
    void set_stream(const dtl::stream &stream) const;

    /** On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks,
     * in the context's mode. Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op How a reduction combines two elements.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_allreduce_device(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                               dtl_reduce_op op = DTL_OP_SUM) const;

    /** On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks,
     * in the given mode. Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op How a reduction combines two elements.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_allreduce_device_ex(
        const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op = DTL_OP_SUM,
        dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** `buf` in device memory holds the root's `count` elements on every rank, in the context's
     * mode. Collective.
     *
     * @param buf Read on the root, written on all other ranks.
     * @param root Whose elements they are.
     */
    template <class Buf>
    void nccl_broadcast_device(Buf &&buf, dtl_rank_t root) const;

    /** `buf` in device memory holds the root's `count` elements on every rank, in the given
     * mode. Collective.
     *
     * @param buf Read on the root, written on all other ranks.
     * @param root Whose elements they are.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Buf>
    void nccl_broadcast_device_ex(
        Buf &&buf, dtl_rank_t root,
        dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** Returns once every rank has entered, and the collectives of the context on its device are
     * done. Collective.
     */
    void nccl_barrier_device() const;

    /** On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
     * element displs[r] on. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other. Significant only where `rank(ctx) == root`.
     * @param root Who gets them.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_gatherv_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                std::span<const dtl_size_t> recvcounts,
                                std::span<const dtl_size_t> displs, dtl_rank_t root,
                                dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for
     * this rank, from element displs[rank] of its `sendbuf` on. Collective.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank, on the root. Significant only where `rank(ctx)
     *   == root`.
     * @param displs Where each rank's block starts, in elements; NULL means that they follow
     *   one another. Significant only where `rank(ctx) == root`.
     * @param recvbuf The elements, written.
     * @param root Whose elements they are.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_scatterv_device_ex(const Sendbuf &sendbuf, std::span<const dtl_size_t> sendcounts,
                                 std::span<const dtl_size_t> displs, Recvbuf &&recvbuf,
                                 dtl_rank_t root,
                                 dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r,
     * from element displs[r] on. Collective.
     *
     * @param sendbuf The elements, read.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank; the same on all ranks.
     * @param displs Where each rank's block starts, in elements; NULL packs the blocks one
     *   after the other.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_allgatherv_device_ex(
        const Sendbuf &sendbuf, Recvbuf &&recvbuf, std::span<const dtl_size_t> recvcounts,
        std::span<const dtl_size_t> displs = {},
        dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r
     * keeps for this rank, from element rdispls[r] on. Collective.
     *
     * @param sendbuf The elements, read.
     * @param sendcounts Elements to each rank.
     * @param sdispls Where the block to each rank starts, in elements; NULL means that they
     *   follow one another.
     * @param recvbuf The elements, written.
     * @param recvcounts Elements from each rank.
     * @param rdispls Where the block of each rank starts, in elements; NULL packs them one
     *   after the other.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_alltoallv_device_ex(
        const Sendbuf &sendbuf, std::span<const dtl_size_t> sendcounts,
        std::span<const dtl_size_t> sdispls, Recvbuf &&recvbuf,
        std::span<const dtl_size_t> recvcounts, std::span<const dtl_size_t> rdispls = {},
        dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to
     * r. NCCL has no scan, so native-only mode refuses it. Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op How a reduction combines two elements.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_scan_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                             dtl_reduce_op op = DTL_OP_SUM,
                             dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;

    /** On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks
     * below r; rank 0 gets the operation's neutral element. NCCL has no scan, so native-only
     * mode refuses it. Collective.
     *
     * @param sendbuf This rank's contribution.
     * @param recvbuf The result; may be `sendbuf` itself.
     * @param op How a reduction combines two elements.
     * @param mode What a context does where NCCL lacks an operation.
     */
    template <class Sendbuf, class Recvbuf>
    void nccl_exscan_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                               dtl_reduce_op op = DTL_OP_SUM,
                               dtl_nccl_operation_mode mode = DTL_NCCL_MODE_HYBRID_PARITY) const;
};

/** A communicator by itself. No function takes or gives one: contexts stand for communicators
 * everywhere. The type is there for programs that name it.
 */
class communicator final
    : public owner<dtl_communicator_t, object, nullptr> {
public:
    using owner::owner;
};

/** A message that was matched and waits to be received by dtl_mrecv, and by nobody else. Made by
 * dtl_mprobe and dtl_improbe; owned by the caller.
 */
class [[nodiscard]] message final
    : public owner<dtl_message_t, object, &dtl_message_free> {
public:
    using owner::owner;

    /** `buf` holds the elements of the message, and the handle is closed. A message that does
     * not fit is refused as by dtl_recv: it goes back to its place among those that receives
     * and probes can find. The message is there. Waits for the sender.
     *
     * @param buf The elements, written.
     */
    template <class Buf>
    void mrecv(Buf &&buf);

    /** `*envelope` tells of a matched message as it was sent. Local: does not wait for other
     * ranks.
     *
     * @return `*envelope` tells of a matched message as it was sent.
     */
    dtl_envelope_t envelope() const;
};

/** An operation under way. Made by the functions that start one; owned by the caller, who gives
 * it up with dtl_wait, dtl_waitall or dtl_request_free.
 */
class [[nodiscard]] request final
    : public owner<dtl_request_t, object, &detail::finish_request> {
public:
    using owner::owner;

    /** The operation is complete, its buffers are the caller's again, and the handle is closed.
     * Returns the operation's own failure if it failed. Waits for the other ranks of the
     * operation.
     */
    void wait();

    /** `*completed` is 1 if the operation is complete, 0 if it goes on. Does not wait. The
     * handle stays open in both cases, as it is passed by value: dtl_wait, which does not wait
     * then, or dtl_request_free closes it. Those of dtl_testany and dtl_testall are closed when
     * they are found complete. Returns the operation's own failure if it failed. Local: does
     * not wait for other ranks.
     *
     * @return `*completed` is 1 if the operation is complete, 0 if it goes on.
     */
    int test() const;

    /** `*fut` is a future that has a value, of 0 bytes, once the operation is complete, or its
     * failure. The request's handle is closed: the operation is the future's from here on. A
     * future that is destroyed earlier leaves the operation going on, and its buffers must stay
     * until the library is done with them. Local: does not wait for other ranks.
     *
     * @return The new future.
     */
    dtl::future future();

    /** A receive that has no message yet is taken back: waiting for it gives DTL_ERROR_CANCELED
     * at once, and its buffer stays as it was. One whose message has come is left alone, and
     * completes as usual. The handle stays open in both cases. Sends, collectives and whatever
     * else can't be taken back are refused with DTL_ERROR_NOT_SUPPORTED. Local: does not wait
     * for other ranks.
     */
    void cancel() const;
};

/** A collective operation that can be started again and again. Made by dtl_plan_allreduce and
 * its like; owned by the caller, who frees it with dtl_collective_plan_destroy.
 */
class [[nodiscard]] collective_plan final
    : public owner<dtl_collective_plan_t, object, &dtl_collective_plan_destroy> {
public:
    using owner::owner;

    /** The operation has started on what its buffers hold now. Ranks start their plans and call
     * their other collectives on a context in the same order. A plan that is under way is
     * refused with DTL_ERROR_INVALID_STATE. Collective; does not wait for other ranks.
     */
    void start() const;

    /** The operation that was started last is complete, and the buffers are the caller's until
     * the next start. Returns at once where none is under way. Waits for the other ranks of the
     * operation.
     */
    void wait() const;

    /** `*completed` is 1 if the operation that was started last is complete, 0 if it goes on.
     * Does not wait. 1 where none is under way. Local: does not wait for other ranks.
     *
     * @return `*completed` is 1 if the operation that was started last is complete, 0 if it
     *   goes on.
     */
    int test() const;
};

/** A distributed vector. Made by the dtl_vector_create functions and owned by the caller, who
 * frees it with dtl_vector_destroy. It keeps what it needs of its context alive.
 */
class [[nodiscard]] vector final
    : public owner<dtl_vector_t, container, &dtl_vector_destroy> {
public:
    using owner::owner;

    /** `*vec` is a vector of `global_size` zeros, distributed and placed as the options say. The
     * caller owns it. A placement whose backend is missing is refused with
     * DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred then takes the host. Collective.
     *
     * @param ctx An open context.
     * @param dtype The type of an element.
     * @param global_size Elements over all ranks.
     * @param opts NULL: the defaults.
     * @return The new vector.
     */
    static dtl::vector create_with_options(const dtl::context &ctx, dtl_dtype dtype,
                                           dtl_size_t global_size,
                                           const dtl_container_options *opts);

    /** How the elements are distributed over the ranks. Local: does not wait for other ranks. */
    dtl_partition_policy partition_policy() const;

    /** In which memory the elements are. Local: does not wait for other ranks. */
    dtl_placement_policy placement_policy() const;

    /** How algorithms run over this rank's part. Local: does not wait for other ranks. */
    dtl_execution_policy execution_policy() const;

    /** The device_id that the vector was made with, whatever its placement; 0 unless it was
     * given. Local: does not wait for other ranks.
     */
    int device_id() const;

    /** The consistency policy of the options, else bulk_synchronous. It has no effect: a
     * collective call sees all that was written before it. Local: does not wait for other
     * ranks.
     */
    dtl_consistency_policy consistency_policy() const;

    /** What a failing call does beside failing: what the options say, or where they leave it at
     * return_status, what the vector's context does. Local: does not wait for other ranks.
     */
    dtl_error_policy error_policy() const;

    /** `host_buffer` holds the first `count` elements of this rank's part, wherever the vector
     * is placed. Waits for copies from a device. The buffer is not NULL, for a count of 0
     * either. Local: does not wait for other ranks.
     *
     * @param host_buffer The elements, written.
     */
    template <class HostBuffer>
    void copy_to_host(HostBuffer &&host_buffer) const;

    /** The first `count` elements of this rank's part are those of `host_buffer`, wherever the
     * vector is placed; the others stay. The buffer may be used again on return. Local: does
     * not wait for other ranks.
     *
     * @param host_buffer The elements, read.
     */
    template <class HostBuffer>
    void copy_from_host(const HostBuffer &host_buffer) const;

    /** `*vec` is a vector of `global_size` zeros, block-distributed on the host. The caller owns
     * it. Collective.
     *
     * @param ctx An open context.
     * @param dtype The type of an element.
     * @param global_size Elements over all ranks.
     * @return The new vector.
     */
    static dtl::vector create(const dtl::context &ctx, dtl_dtype dtype, dtl_size_t global_size);

    /** `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed
     * on the host. The caller owns it. Collective.
     *
     * @param ctx An open context.
     * @param global_size Elements over all ranks.
     * @param value One element, read on every rank for its own part.
     * @return The new vector.
     */
    template <class Value>
    static dtl::vector create_fill(const dtl::context &ctx, dtl_size_t global_size,
                                   const Value &value);

    /** Elements over all ranks; of a replicated vector, those of one copy. Local: does not wait
     * for other ranks.
     */
    dtl_size_t global_size() const;

    /** Elements of this rank's part. Local: does not wait for other ranks. */
    dtl_size_t local_size() const;

    /** The global index of this rank's first element. Where the rank has none: with the block
     * policy the number of elements on lower ranks, else 0. Only with the block policy do the
     * rank's other elements follow it one by one; dtl_vector_to_global serves everywhere.
     * Local: does not wait for other ranks.
     */
    dtl_index_t local_offset() const;

    /** 1 if the vector has no elements on any rank, 0 else. Local: does not wait for other
     * ranks.
     */
    int empty() const;

    /** The type of the elements. Local: does not wait for other ranks. */
    dtl_dtype dtype() const;

    /** Where this rank's part starts: local_size elements, contiguous, in ascending order of
     * global indices. NULL where the part is empty or the host can't read it. The vector owns
     * the memory; the pointer is valid until the vector is resized, redistributed or destroyed.
     * Local: does not wait for other ranks.
     */
    const void * local_data() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    const void * local_data() const && = delete;

    /** The same as dtl_vector_local_data for writing. The vector counts as dirty from here on,
     * since DTL can't see what is written through the pointer. Local: does not wait for other
     * ranks.
     */
    void * local_data_mut() &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * local_data_mut() const && = delete;

    /** Where this rank's part starts in the memory of its device, or NULL where the vector is on
     * the host. The vector owns the memory; the pointer is valid until the vector is resized,
     * redistributed or destroyed. Local: does not wait for other ranks.
     */
    const void * device_data() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    const void * device_data() const && = delete;

    /** The same as dtl_vector_device_data for writing. The vector counts as dirty from here on.
     * Local: does not wait for other ranks.
     */
    void * device_data_mut() &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * device_data_mut() const && = delete;

    /** `*value` is a copy of one element of this rank's part. Local: does not wait for other
     * ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     * @param value One element of the dtype of `vec`, written.
     */
    template <class Value>
    void get_local(dtl_size_t local_idx, Value &&value) const;

    /** One element of this rank's part is a copy of `*value`. Local: does not wait for other
     * ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     * @param value One element of the dtype of `vec`, read.
     */
    template <class Value>
    void set_local(dtl_size_t local_idx, const Value &value) const;

    /** The number of ranks over which the vector is distributed. Local: does not wait for other
     * ranks.
     */
    dtl_rank_t num_ranks() const;

    /** This process's rank among those over which the vector is distributed. Local: does not
     * wait for other ranks.
     */
    dtl_rank_t rank() const;

    /** 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
     * vector. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    int is_local(dtl_index_t global_idx) const;

    /** The rank that owns the element; every rank gives the same answer, without asking the
     * others. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    dtl_rank_t owner(dtl_index_t global_idx) const;

    /** The element's local index on this rank; -1 if another rank holds it, and, with an error,
     * for an index outside the vector. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    dtl_index_t to_local(dtl_index_t global_idx) const;

    /** The global index of an element of this rank's part. Local: does not wait for other ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     */
    dtl_index_t to_global(dtl_index_t local_idx) const;

    /** The vector has `new_size` elements, distributed by the same policy. Each element keeps
     * its value and its global index, and moves to the rank that now owns it; new elements are
     * zero, and those past the new end are gone. Pointers and spans made before are no longer
     * valid. Collective.
     *
     * @param new_size Elements over all ranks.
     */
    void resize(dtl_size_t new_size) const;

    /** Returns once every rank of the vector's context has entered. Collective. */
    void barrier() const;

    /** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    void fill_local(const Value &value) const;

    /** `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
     * number of the ranks' results. Local: does not wait for other ranks.
     *
     * @param result One element of the dtype of `vec`, written.
     */
    template <class Result>
    void reduce_sum(Result &&result) const;

    /** `*result` is the smallest element of this rank's part, the largest value of the dtype
     * where it is empty. NaN wins over every number. Local: does not wait for other ranks.
     *
     * @param result One element of the dtype of `vec`, written.
     */
    template <class Result>
    void reduce_min(Result &&result) const;

    /** `*result` is the largest element of this rank's part, the smallest value of the dtype
     * where it is empty. NaN wins over every number. Local: does not wait for other ranks.
     *
     * @param result One element of the dtype of `vec`, written.
     */
    template <class Result>
    void reduce_max(Result &&result) const;

    /** This rank's part is in ascending order, NaN last. Equal elements may change places.
     * Local: does not wait for other ranks.
     */
    void sort_ascending() const;

    /** The vector's elements are distributed by another policy. Each keeps its value and its
     * global index, and moves to the rank that now owns it, in one exchange. Pointers and spans
     * made before are no longer valid. The block size of block_cyclic is the one that the
     * vector was made with. Collective.
     *
     * @param new_partition Which rank holds which elements of a container.
     */
    void redistribute(dtl_partition_policy new_partition) const;

    /** 1 if this rank may have changed its part since the vector was made or last synchronised:
     * by set_local, fill_local, copy_from_host, an algorithm, or a pointer for writing. Local:
     * does not wait for other ranks.
     */
    int is_dirty() const;

    /** 1 if the vector is not dirty on this rank, 0 else. Local: does not wait for other ranks. */
    int is_clean() const;

    /** Every rank's changes are complete and visible wherever its part is kept, and the vector
     * is clean on all ranks. Collective.
     */
    void sync() const;

    /** 1 if the handle stands for an open vector, 0 for a null, closed or foreign one; then the
     * last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** `func` has been called once for each element of this rank's part, and may have changed
     * it. Local: does not wait for other ranks.
     *
     * @param func Called once an element, which it may change; `index` is local.
     * @param user_data Handed to the callback. May be NULL.
     */
    void for_each_vector(dtl_unary_func func, void *user_data) const;

    /** `func` has been called once for each element of this rank's part, which it must not
     * change. Local: does not wait for other ranks.
     *
     * @param func Called once an element, which it must not change; `index` is local.
     * @param user_data Handed to the callback. May be NULL.
     */
    void for_each_vector_const(dtl_const_unary_func func, void *user_data) const;

    /** `func` has written each element of this rank's part of `dst` from the one of `src` with
     * the same local index. `src` and `dst` may be one container; else their local sizes must
     * be equal, and dtypes may differ. Local: does not wait for other ranks.
     *
     * @param dst An open vector.
     * @param func Called once an element: writes `*output` from `*input`, which may be the same
     *   memory; `index` is local.
     * @param user_data Handed to the callback. May be NULL.
     */
    void transform_vector(const dtl::vector &dst, dtl_transform_func func, void *user_data) const;

    /** This rank's part of `dst` equals that of `src`, element by element in local order. Both
     * must have the same dtype and the same local size. Local: does not wait for other ranks.
     *
     * @param dst An open vector.
     */
    void copy_vector(const dtl::vector &dst) const;

    /** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    void fill_vector(const Value &value) const;

    /** The local index of the first element that equals `*value`, or -1 if this rank has none.
     * NaN equals NaN here. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    dtl_index_t find_vector(const Value &value) const;

    /** The local index of the first element for which `pred` says yes, or -1 if this rank has
     * none. Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    dtl_index_t find_if_vector(dtl_predicate pred, void *user_data) const;

    /** How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does
     * not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    dtl_size_t count_vector(const Value &value) const;

    /** For how many elements of this rank's part `pred` says yes. Local: does not wait for other
     * ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    dtl_size_t count_if_vector(dtl_predicate pred, void *user_data) const;

    /** `*result` is the reduction of this rank's part by `op`, the operation's neutral element
     * where it is empty. Floating-point sums may be grouped; the same part gives the same bits
     * each time. Local: does not wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     * @param result One element of the dtype of `vec`, written.
     */
    template <class Result>
    void reduce_local_vector(dtl_reduce_op op, Result &&result) const;

    /** `*result` is the reduction of `*identity` and this rank's part by `func`, in ascending
     * order of elements; `*identity` itself where the part is empty. Local: does not wait for
     * other ranks.
     *
     * @param func Writes a op b to `*result`, which may be the memory of a or b.
     * @param identity What `func` leaves unchanged.
     * @param result One element of the dtype of `vec`, written.
     * @param user_data Handed to the callback. May be NULL.
     */
    template <class Identity, class Result>
    void reduce_local_vector_func(dtl_binary_func func, const Identity &identity, Result &&result,
                                  void *user_data) const;

    /** This rank's part is in ascending order, NaN last. Equal elements may change places.
     * Local: does not wait for other ranks.
     */
    void sort_vector() const;

    /** This rank's part is in descending order, NaN last. Equal elements may change places.
     * Local: does not wait for other ranks.
     */
    void sort_vector_descending() const;

    /** This rank's part is in the order of `cmp`. Equal elements may change places. Local: does
     * not wait for other ranks.
     *
     * @param cmp Compares three-way: negative where a comes before b, positive where b comes
     *   before a, 0 where neither does.
     * @param user_data Handed to the callback. May be NULL.
     */
    void sort_vector_func(dtl_comparator cmp, void *user_data) const;

    /** `*min_val` and `*max_val` are the smallest and the largest element of this rank's part,
     * NaN if it has one; where either is NULL, only the other is given. An empty part is
     * refused. Local: does not wait for other ranks.
     *
     * @param min_val One element of the dtype of `vec`, written. May be NULL.
     * @param max_val One element of the dtype of `vec`, written. May be NULL.
     */
    template <class MinVal, class MaxVal>
    void minmax_vector(MinVal &&min_val, MaxVal &&max_val) const;

    /** 1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part.
     * Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    int all_of_vector(dtl_predicate pred, void *user_data) const;

    /** 1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty
     * part. Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    int any_of_vector(dtl_predicate pred, void *user_data) const;

    /** 1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part.
     * Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    int none_of_vector(dtl_predicate pred, void *user_data) const;

    /** The local index of the first smallest element of this rank's part, or -1 where it is
     * empty. Local: does not wait for other ranks.
     */
    dtl_index_t min_element_vector() const;

    /** The local index of the first largest element of this rank's part, or -1 where it is
     * empty. Local: does not wait for other ranks.
     */
    dtl_index_t max_element_vector() const;

    /** Each element of this rank's part is the reduction by `op` of the former elements up to
     * and including itself. Local: does not wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     */
    void inclusive_scan_vector(dtl_reduce_op op) const;

    /** Each element of this rank's part is the reduction by `op` of the former elements before
     * it; the first is the operation's neutral element. Local: does not wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     */
    void exclusive_scan_vector(dtl_reduce_op op) const;

    /** `func` is being called once for each element of this rank's part, and may change it.
     * Local: does not wait for other ranks.
     *
     * @param func Called once an element, which it may change; `index` is local.
     * @param user_data Handed to the callback. May be NULL. In use until `req` is complete.
     * @return The new request.
     */
    dtl::request async_for_each_vector(dtl_unary_func func, void *user_data) const;

    /** `func` is writing each element of this rank's part of `dst` from the one of `src` with
     * the same local index. `src` and `dst` may be one vector; else their local sizes must be
     * equal. Local: does not wait for other ranks.
     *
     * @param dst An open vector.
     * @param func Called once an element: writes `*output` from `*input`, which may be the same
     *   memory; `index` is local.
     * @param user_data Handed to the callback. May be NULL. In use until `req` is complete.
     * @return The new request.
     */
    dtl::request async_transform_vector(const dtl::vector &dst, dtl_transform_func func,
                                        void *user_data) const;

    /** `*result` becomes the reduction of this rank's part by `op`, the operation's neutral
     * element where it is empty. It may be read once the request is complete. Local: does not
     * wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     * @param result One element of the dtype of `vec`, written. In use until `req` is complete.
     * @return The new request.
     */
    template <class Result>
    dtl::request async_reduce_vector(dtl_reduce_op op, Result &&result) const;

    /** This rank's part is being sorted in ascending order, NaN last. Local: does not wait for
     * other ranks.
     *
     * @return The new request.
     */
    dtl::request async_sort_vector() const;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<Element> local() &;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<const Element> local() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    template <class Element>
    std::span<const Element> local() const && = delete;
};

/** A distributed array of fixed size. Made by the dtl_array_create functions and owned by the
 * caller, who frees it with dtl_array_destroy. It keeps what it needs of its context alive.
 */
class [[nodiscard]] array final
    : public owner<dtl_array_t, container, &dtl_array_destroy> {
public:
    using owner::owner;

    /** `*arr` is an array of `size` zeros, distributed and placed as the options say. The caller
     * owns it. A placement whose backend is missing is refused with
     * DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred then takes the host. Collective.
     *
     * @param ctx An open context.
     * @param dtype The type of an element.
     * @param size Elements over all ranks.
     * @param opts NULL: the defaults.
     * @return The new array.
     */
    static dtl::array create_with_options(const dtl::context &ctx, dtl_dtype dtype,
                                          dtl_size_t size, const dtl_container_options *opts);

    /** How the elements are distributed over the ranks. Local: does not wait for other ranks. */
    dtl_partition_policy partition_policy() const;

    /** In which memory the elements are. Local: does not wait for other ranks. */
    dtl_placement_policy placement_policy() const;

    /** How algorithms run over this rank's part. Local: does not wait for other ranks. */
    dtl_execution_policy execution_policy() const;

    /** The device_id that the array was made with, whatever its placement; 0 unless it was
     * given. Local: does not wait for other ranks.
     */
    int device_id() const;

    /** When writes of one rank become visible to others, as the options had it; else
     * bulk_synchronous. Local: does not wait for other ranks.
     */
    dtl_consistency_policy consistency_policy() const;

    /** What a failing call does beside failing: what the options say, or where they leave it at
     * return_status, what the array's context does. Local: does not wait for other ranks.
     */
    dtl_error_policy error_policy() const;

    /** `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
     * placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
     * Local: does not wait for other ranks.
     *
     * @param host_buffer The elements, written.
     */
    template <class HostBuffer>
    void copy_to_host(HostBuffer &&host_buffer) const;

    /** The first `count` elements of this rank's part are those of `host_buffer`, wherever the
     * array is placed; the others stay. The buffer may be used again on return. Local: does not
     * wait for other ranks.
     *
     * @param host_buffer The elements, read.
     */
    template <class HostBuffer>
    void copy_from_host(const HostBuffer &host_buffer) const;

    /** `*arr` is an array of `size` zeros, block-distributed on the host. The caller owns it.
     * Collective.
     *
     * @param ctx An open context.
     * @param dtype The type of an element.
     * @param size Elements over all ranks.
     * @return The new array.
     */
    static dtl::array create(const dtl::context &ctx, dtl_dtype dtype, dtl_size_t size);

    /** `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the
     * host. The caller owns it. Collective.
     *
     * @param ctx An open context.
     * @param size Elements over all ranks.
     * @param value One element, read on every rank for its own part.
     * @return The new array.
     */
    template <class Value>
    static dtl::array create_fill(const dtl::context &ctx, dtl_size_t size, const Value &value);

    /** Elements over all ranks; of a replicated array, those of one copy. Local: does not wait
     * for other ranks.
     */
    dtl_size_t global_size() const;

    /** Elements of this rank's part. Local: does not wait for other ranks. */
    dtl_size_t local_size() const;

    /** The global index of this rank's first element. Where the rank has none: with the block
     * policy the number of elements on lower ranks, else 0. Only with the block policy do the
     * rank's other elements follow it one by one; dtl_array_to_global serves everywhere. Local:
     * does not wait for other ranks.
     */
    dtl_index_t local_offset() const;

    /** 1 if the array has no elements on any rank, 0 else. Local: does not wait for other ranks. */
    int empty() const;

    /** The type of the elements. Local: does not wait for other ranks. */
    dtl_dtype dtype() const;

    /** Where this rank's part starts: local_size elements, contiguous, in ascending order of
     * global indices. NULL where the part is empty or the host can't read it. The array owns
     * the memory; the pointer is valid until the array is destroyed. Local: does not wait for
     * other ranks.
     */
    const void * local_data() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    const void * local_data() const && = delete;

    /** The same as dtl_array_local_data for writing. The array counts as dirty from here on,
     * since DTL can't see what is written through the pointer. Local: does not wait for other
     * ranks.
     */
    void * local_data_mut() &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * local_data_mut() const && = delete;

    /** `*value` is a copy of one element of this rank's part. Local: does not wait for other
     * ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     * @param value One element of the dtype of `arr`, written.
     */
    template <class Value>
    void get_local(dtl_size_t local_idx, Value &&value) const;

    /** One element of this rank's part is a copy of `*value`. Local: does not wait for other
     * ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     * @param value One element of the dtype of `arr`, read.
     */
    template <class Value>
    void set_local(dtl_size_t local_idx, const Value &value) const;

    /** The number of ranks over which the array is distributed. Local: does not wait for other
     * ranks.
     */
    dtl_rank_t num_ranks() const;

    /** This process's rank among those over which the array is distributed. Local: does not wait
     * for other ranks.
     */
    dtl_rank_t rank() const;

    /** 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
     * array. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    int is_local(dtl_index_t global_idx) const;

    /** The rank that owns the element; every rank gives the same answer, without asking the
     * others. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    dtl_rank_t owner(dtl_index_t global_idx) const;

    /** The element's local index on this rank; -1 if another rank holds it, and, with an error,
     * for an index outside the array. Local: does not wait for other ranks.
     *
     * @param global_idx The element, counted over all ranks.
     */
    dtl_index_t to_local(dtl_index_t global_idx) const;

    /** The global index of an element of this rank's part. Local: does not wait for other ranks.
     *
     * @param local_idx The element, counted within this rank's part.
     */
    dtl_index_t to_global(dtl_index_t local_idx) const;

    /** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    void fill_local(const Value &value) const;

    /** Returns once every rank of the array's context has entered. Collective. */
    void barrier() const;

    /** 1 if the handle stands for an open array, 0 for a null, closed or foreign one; then the
     * last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** `func` has been called once for each element of this rank's part, and may have changed
     * it. Local: does not wait for other ranks.
     *
     * @param func Called once an element, which it may change; `index` is local.
     * @param user_data Handed to the callback. May be NULL.
     */
    void for_each_array(dtl_unary_func func, void *user_data) const;

    /** `func` has been called once for each element of this rank's part, which it must not
     * change. Local: does not wait for other ranks.
     *
     * @param func Called once an element, which it must not change; `index` is local.
     * @param user_data Handed to the callback. May be NULL.
     */
    void for_each_array_const(dtl_const_unary_func func, void *user_data) const;

    /** `func` has written each element of this rank's part of `dst` from the one of `src` with
     * the same local index. `src` and `dst` may be one container; else their local sizes must
     * be equal, and dtypes may differ. Local: does not wait for other ranks.
     *
     * @param dst An open array.
     * @param func Called once an element: writes `*output` from `*input`, which may be the same
     *   memory; `index` is local.
     * @param user_data Handed to the callback. May be NULL.
     */
    void transform_array(const dtl::array &dst, dtl_transform_func func, void *user_data) const;

    /** This rank's part of `dst` equals that of `src`, element by element in local order. Both
     * must have the same dtype and the same local size. Local: does not wait for other ranks.
     *
     * @param dst An open array.
     */
    void copy_array(const dtl::array &dst) const;

    /** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    void fill_array(const Value &value) const;

    /** The local index of the first element that equals `*value`, or -1 if this rank has none.
     * NaN equals NaN here. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    dtl_index_t find_array(const Value &value) const;

    /** The local index of the first element for which `pred` says yes, or -1 if this rank has
     * none. Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    dtl_index_t find_if_array(dtl_predicate pred, void *user_data) const;

    /** How many elements of this rank's part equal `*value`. NaN equals NaN here. Local: does
     * not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    dtl_size_t count_array(const Value &value) const;

    /** For how many elements of this rank's part `pred` says yes. Local: does not wait for other
     * ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    dtl_size_t count_if_array(dtl_predicate pred, void *user_data) const;

    /** `*result` is the reduction of this rank's part by `op`, the operation's neutral element
     * where it is empty. Floating-point sums may be grouped; the same part gives the same bits
     * each time. Local: does not wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     * @param result One element of the dtype of `arr`, written.
     */
    template <class Result>
    void reduce_local_array(dtl_reduce_op op, Result &&result) const;

    /** `*result` is the reduction of `*identity` and this rank's part by `func`, in ascending
     * order of elements; `*identity` itself where the part is empty. Local: does not wait for
     * other ranks.
     *
     * @param func Writes a op b to `*result`, which may be the memory of a or b.
     * @param identity What `func` leaves unchanged.
     * @param result One element of the dtype of `arr`, written.
     * @param user_data Handed to the callback. May be NULL.
     */
    template <class Identity, class Result>
    void reduce_local_array_func(dtl_binary_func func, const Identity &identity, Result &&result,
                                 void *user_data) const;

    /** This rank's part is in ascending order, NaN last. Equal elements may change places.
     * Local: does not wait for other ranks.
     */
    void sort_array() const;

    /** This rank's part is in descending order, NaN last. Equal elements may change places.
     * Local: does not wait for other ranks.
     */
    void sort_array_descending() const;

    /** This rank's part is in the order of `cmp`. Equal elements may change places. Local: does
     * not wait for other ranks.
     *
     * @param cmp Compares three-way: negative where a comes before b, positive where b comes
     *   before a, 0 where neither does.
     * @param user_data Handed to the callback. May be NULL.
     */
    void sort_array_func(dtl_comparator cmp, void *user_data) const;

    /** `*min_val` and `*max_val` are the smallest and the largest element of this rank's part,
     * NaN if it has one; where either is NULL, only the other is given. An empty part is
     * refused. Local: does not wait for other ranks.
     *
     * @param min_val One element of the dtype of `arr`, written. May be NULL.
     * @param max_val One element of the dtype of `arr`, written. May be NULL.
     */
    template <class MinVal, class MaxVal>
    void minmax_array(MinVal &&min_val, MaxVal &&max_val) const;

    /** 1 if `pred` says yes for every element of this rank's part, 0 else; 1 for an empty part.
     * Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    int all_of_array(dtl_predicate pred, void *user_data) const;

    /** 1 if `pred` says yes for at least one element of this rank's part, 0 else; 0 for an empty
     * part. Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    int any_of_array(dtl_predicate pred, void *user_data) const;

    /** 1 if `pred` says yes for no element of this rank's part, 0 else; 1 for an empty part.
     * Local: does not wait for other ranks.
     *
     * @param pred Tells whether an element has a property, non-zero for yes.
     * @param user_data Handed to the callback. May be NULL.
     */
    int none_of_array(dtl_predicate pred, void *user_data) const;

    /** The local index of the first smallest element of this rank's part, or -1 where it is
     * empty. Local: does not wait for other ranks.
     */
    dtl_index_t min_element_array() const;

    /** The local index of the first largest element of this rank's part, or -1 where it is
     * empty. Local: does not wait for other ranks.
     */
    dtl_index_t max_element_array() const;

    /** Each element of this rank's part is the reduction by `op` of the former elements up to
     * and including itself. Local: does not wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     */
    void inclusive_scan_array(dtl_reduce_op op) const;

    /** Each element of this rank's part is the reduction by `op` of the former elements before
     * it; the first is the operation's neutral element. Local: does not wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     */
    void exclusive_scan_array(dtl_reduce_op op) const;

    /** `func` is being called once for each element of this rank's part, and may change it.
     * Local: does not wait for other ranks.
     *
     * @param func Called once an element, which it may change; `index` is local.
     * @param user_data Handed to the callback. May be NULL. In use until `req` is complete.
     * @return The new request.
     */
    dtl::request async_for_each_array(dtl_unary_func func, void *user_data) const;

    /** `*result` becomes the reduction of this rank's part by `op`, the operation's neutral
     * element where it is empty. It may be read once the request is complete. Local: does not
     * wait for other ranks.
     *
     * @param op How a reduction combines two elements.
     * @param result One element of the dtype of `arr`, written. In use until `req` is complete.
     * @return The new request.
     */
    template <class Result>
    dtl::request async_reduce_array(dtl_reduce_op op, Result &&result) const;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<Element> local() &;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<const Element> local() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    template <class Element>
    std::span<const Element> local() const && = delete;
};

/** A distributed tensor. Made by the dtl_tensor_create functions and owned by the caller, who
 * frees it with dtl_tensor_destroy. It keeps what it needs of its context alive.
 */
class [[nodiscard]] tensor final
    : public owner<dtl_tensor_t, container, &dtl_tensor_destroy> {
public:
    using owner::owner;

    /** `*tensor` is a tensor of zeros of that global shape, distributed along its first
     * dimension. The caller owns it. Collective.
     *
     * @param ctx An open context.
     * @param dtype The type of an element.
     * @param shape The global shape: 1 to 8 dimensions, of any extents, 0 included.
     * @return The new tensor.
     */
    static dtl::tensor create(const dtl::context &ctx, dtl_dtype dtype, dtl_shape shape);

    /** `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
     * along its first dimension. The caller owns it. Collective.
     *
     * @param ctx An open context.
     * @param shape The global shape: 1 to 8 dimensions, of any extents, 0 included.
     * @param value One element, read on every rank for its own part.
     * @return The new tensor.
     */
    template <class Value>
    static dtl::tensor create_fill(const dtl::context &ctx, dtl_shape shape, const Value &value);

    /** `*tensor` is a tensor of zeros of that global shape, whose slices along dimension `dim`
     * are distributed and placed as the options say. The caller owns it. Collective.
     *
     * @param ctx An open context.
     * @param dtype The type of an element.
     * @param shape The global shape: 1 to 8 dimensions, of any extents, 0 included.
     * @param dim Which dimension is cut into parts, from 0.
     * @param opts NULL: the defaults.
     * @return The new tensor.
     */
    static dtl::tensor create_with_options(const dtl::context &ctx, dtl_dtype dtype,
                                           dtl_shape shape, int dim,
                                           const dtl_container_options *opts);

    /** The global shape. Local: does not wait for other ranks. */
    dtl_shape shape() const;

    /** The number of dimensions. Local: does not wait for other ranks. */
    int ndim() const;

    /** The global extent along one dimension. Local: does not wait for other ranks.
     *
     * @param dim The dimension, from 0.
     */
    dtl_size_t dim(int dim) const;

    /** Elements over all ranks: the product of the global extents. Local: does not wait for
     * other ranks.
     */
    dtl_size_t global_size() const;

    /** Elements of this rank's part: the product of the local extents. Local: does not wait for
     * other ranks.
     */
    dtl_size_t local_size() const;

    /** The shape of this rank's part. It differs from the global one in the distributed
     * dimension only, where it may be 0. Local: does not wait for other ranks.
     */
    dtl_shape local_shape() const;

    /** The type of the elements. Local: does not wait for other ranks. */
    dtl_dtype dtype() const;

    /** Where this rank's part starts: local_size elements, contiguous and row-major. NULL where
     * the part is empty or the host can't read it. The tensor owns the memory; the pointer is
     * valid until the tensor is reshaped or destroyed. Local: does not wait for other ranks.
     */
    const void * local_data() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    const void * local_data() const && = delete;

    /** The same as dtl_tensor_local_data for writing. Local: does not wait for other ranks. */
    void * local_data_mut() &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * local_data_mut() const && = delete;

    /** How many elements lie between neighbours along a dimension in this rank's part: the
     * product of the local extents behind it, 1 for the last. Local: does not wait for other
     * ranks.
     *
     * @param dim The dimension, from 0.
     */
    dtl_size_t stride(int dim) const;

    /** `*value` is a copy of one element of this rank's part. An index outside the local shape
     * is refused with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
     *
     * @param indices A local index along each dimension, from 0.
     * @param value One element of the dtype of `tensor`, written.
     */
    template <class Value>
    void get_local_nd(std::span<const dtl_index_t> indices, Value &&value) const;

    /** One element of this rank's part is a copy of `*value`. An index outside the local shape
     * is refused with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
     *
     * @param indices A local index along each dimension, from 0.
     * @param value One element of the dtype of `tensor`, read.
     */
    template <class Value>
    void set_local_nd(std::span<const dtl_index_t> indices, const Value &value) const;

    /** `*value` is a copy of one element of this rank's part. Local: does not wait for other
     * ranks.
     *
     * @param linear_idx The element, counted within this rank's part in row-major order.
     * @param value One element of the dtype of `tensor`, written.
     */
    template <class Value>
    void get_local(dtl_size_t linear_idx, Value &&value) const;

    /** One element of this rank's part is a copy of `*value`. Local: does not wait for other
     * ranks.
     *
     * @param linear_idx The element, counted within this rank's part in row-major order.
     * @param value One element of the dtype of `tensor`, read.
     */
    template <class Value>
    void set_local(dtl_size_t linear_idx, const Value &value) const;

    /** The number of ranks over which the tensor is distributed. Local: does not wait for other
     * ranks.
     */
    dtl_rank_t num_ranks() const;

    /** This process's rank among those over which the tensor is distributed. Local: does not
     * wait for other ranks.
     */
    dtl_rank_t rank() const;

    /** Which dimension is cut into parts, from 0. Local: does not wait for other ranks. */
    int distributed_dim() const;

    /** The tensor has another global shape of as many elements. Elements keep their place in the
     * row-major order of the whole tensor, and move to the ranks that own it under the new
     * shape, in one exchange. Pointers and spans made before are no longer valid. Collective.
     *
     * @param new_shape The new global shape; its product is the global size.
     */
    void reshape(dtl_shape new_shape) const;

    /** Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
     *
     * @param value One element.
     */
    template <class Value>
    void fill_local(const Value &value) const;

    /** Returns once every rank of the tensor's context has entered. Collective. */
    void barrier() const;

    /** 1 if the handle stands for an open tensor, 0 for a null, closed or foreign one; then the
     * last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<Element> local() &;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<const Element> local() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    template <class Element>
    std::span<const Element> local() const && = delete;
};

/** A view of elements that belong to somebody else. Made by dtl_span_create,
 * dtl_span_from_vector and their kin, or from another span; owned by the caller, who frees it
 * with dtl_span_destroy, before or after what it looks at.
 */
class [[nodiscard]] span final
    : public owner<dtl_span_t, container, &dtl_span_destroy> {
public:
    using owner::owner;

    /** `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of
     * `num_ranks` that together have `global_size`. The memory stays the caller's and must
     * outlive the span. Local: does not wait for other ranks.
     *
     * @param local_data This rank's elements. In use until `span` is closed.
     * @param global_size Elements over all ranks.
     * @param rank Whose part the memory is.
     * @param num_ranks How many ranks have a part.
     * @return The new span.
     */
    template <class LocalData>
    static dtl::span create(LocalData &&local_data, dtl_size_t global_size, dtl_rank_t rank,
                            dtl_rank_t num_ranks);

    /** `*span` looks at this rank's part of the vector. Local: does not wait for other ranks.
     *
     * @param vec An open vector.
     * @return The new span.
     */
    static dtl::span from_vector(const dtl::vector &vec);

    /** `*span` looks at this rank's part of the array. Local: does not wait for other ranks.
     *
     * @param arr An open array.
     * @return The new span.
     */
    static dtl::span from_array(const dtl::array &arr);

    /** `*span` looks at this rank's part of the tensor as one dimension, in row-major order.
     * Local: does not wait for other ranks.
     *
     * @param tensor An open tensor.
     * @return The new span.
     */
    static dtl::span from_tensor(const dtl::tensor &tensor);

    /** Elements over all ranks, of the whole that the span looks at; a sub-span keeps it. Local:
     * does not wait for other ranks.
     */
    dtl_size_t size() const;

    /** Elements that the span looks at on this rank. Local: does not wait for other ranks. */
    dtl_size_t local_size() const;

    /** Bytes that the span looks at on this rank. Local: does not wait for other ranks. */
    dtl_size_t size_bytes() const;

    /** 1 if the span has no elements on any rank, 0 else. Local: does not wait for other ranks. */
    int empty() const;

    /** The type of the elements. Local: does not wait for other ranks. */
    dtl_dtype dtype() const;

    /** Where the span's elements start: local_size elements, contiguous. NULL where there are
     * none or the host can't read them. Local: does not wait for other ranks.
     */
    const void * data() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    const void * data() const && = delete;

    /** The same as dtl_span_data for writing. Local: does not wait for other ranks. */
    void * data_mut() &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * data_mut() const && = delete;

    /** This process's rank among those of the span. Local: does not wait for other ranks. */
    dtl_rank_t rank() const;

    /** The number of ranks over which the span's elements are distributed. Local: does not wait
     * for other ranks.
     */
    dtl_rank_t num_ranks() const;

    /** `*value` is a copy of one element that the span looks at. Local: does not wait for other
     * ranks.
     *
     * @param local_idx The element, counted within the memory.
     * @param value One element of the dtype of `span`, written.
     */
    template <class Value>
    void get_local(dtl_size_t local_idx, Value &&value) const;

    /** One element that the span looks at is a copy of `*value`; its owner sees the change.
     * Local: does not wait for other ranks.
     *
     * @param local_idx The element, counted within the memory.
     * @param value One element of the dtype of `span`, read.
     */
    template <class Value>
    void set_local(dtl_size_t local_idx, const Value &value) const;

    /** `*out_span` looks at the first `count` elements of `span` on this rank. Local: does not
     * wait for other ranks.
     *
     * @param count Elements of the new span.
     * @return The new span.
     */
    dtl::span first(dtl_size_t count) const;

    /** `*out_span` looks at the last `count` elements of `span` on this rank. Local: does not
     * wait for other ranks.
     *
     * @param count Elements of the new span.
     * @return The new span.
     */
    dtl::span last(dtl_size_t count) const;

    /** `*out_span` looks at `count` elements of `span` on this rank, from local index `offset`
     * on. Local: does not wait for other ranks.
     *
     * @param offset The first element of the new span.
     * @param count DTL_SPAN_NPOS takes all up to the end.
     * @return The new span.
     */
    dtl::span subspan(dtl_size_t offset, dtl_size_t count) const;

    /** 1 if the handle stands for an open span, 0 for a null, closed or foreign one; then the
     * last error says which. What the span looks at is not examined. Local: does not wait for
     * other ranks.
     */
    int is_valid() const;
};

/** Holds the memory of one rank's part of a container or a window. Made by dtl_container_memory
 * or dtl_window_memory and owned by the caller, who lets go of it with dtl_memory_release, at
 * any time and from any thread.
 */
class [[nodiscard]] memory final
    : public owner<dtl_memory_t, object, &dtl_memory_release> {
public:
    using owner::owner;
};

/** A distributed hash map. */
class [[nodiscard]] map final
    : public owner<dtl_map_t, object, &dtl_map_destroy, true> {
public:
    using owner::owner;

    /** Makes an empty map from keys of one element of `key_dtype` to values of one element of
     * `value_dtype`. Collective.
     *
     * @param ctx An open context.
     * @param key_dtype The type of an element.
     * @param value_dtype The type of an element.
     * @return The new map.
     */
    static dtl::map create(const dtl::context &ctx, dtl_dtype key_dtype, dtl_dtype value_dtype);

    /** Makes an empty map whose keys are `key_count` elements of `key_dtype` and whose values
     * are `value_count` elements of `value_dtype`. A byte string of at most n bytes is a key of
     * n elements of DTL_DTYPE_BYTE, filled up with zeros. Collective.
     *
     * @param ctx An open context.
     * @param key_dtype The type of an element.
     * @param key_count Elements a key.
     * @param value_dtype The type of an element.
     * @param value_count Elements a value.
     * @return The new map.
     */
    static dtl::map create_sized(const dtl::context &ctx, dtl_dtype key_dtype,
                                 dtl_size_t key_count, dtl_dtype value_dtype,
                                 dtl_size_t value_count);

    /** The value of `key` will be `value`, whether or not it had one. Both are copied. The owner
     * need not call anything. Of two ranks' values for one key the one that reaches the owner
     * last stays. Waits for the rank that owns the key, where its buffer is full.
     *
     * @param key One key.
     * @param value One value.
     */
    template <class Key, class Value>
    void insert(const Key &key, const Value &value) const;

    /** As `count` insertions, in the order of the arrays. Where it fails, some of them are done
     * and others are not. Waits for the ranks that own the keys, where their buffers are full.
     *
     * @param keys The keys, one behind the other.
     * @param values The values, one behind the other.
     */
    template <class Keys, class Values>
    void insert_batch(const Keys &keys, const Values &values) const;

    /** The value of `key` will be its value combined with `value` by `op`, or `value` where the
     * key is new. The owner combines one value at a time, so no contribution of any rank is
     * lost; their order is not fixed. Waits for the rank that owns the key, where its buffer is
     * full.
     *
     * @param key One key.
     * @param value One value.
     * @param op How a reduction combines two elements.
     */
    template <class Key, class Value>
    void combine(const Key &key, const Value &value, dtl_reduce_op op) const;

    /** As `count` combinations, in the order of the arrays. Waits for the ranks that own the
     * keys, where their buffers are full.
     *
     * @param keys The keys, one behind the other.
     * @param values The values, one behind the other.
     * @param op How a reduction combines two elements.
     */
    template <class Keys, class Values>
    void combine_batch(const Keys &keys, const Values &values, dtl_reduce_op op) const;

    /** The value of `key` will be what `func` makes of its value and `value`, in this order, or
     * `value` where the key is new. It is done when the call returns: this rank asks for the
     * value, calls `func`, and puts the result in its place if no other rank has changed it
     * meanwhile, else it begins again. So `func` may be called more than once, on this rank
     * only, and no contribution is lost. Waits for the rank that owns the key.
     *
     * @param key One key.
     * @param value One value.
     * @param func Need not be associative. It may call functions of the map.
     * @param user_data Handed to the callback. May be NULL.
     */
    template <class Key, class Value>
    void combine_with(const Key &key, const Value &value, dtl_binary_func func,
                      void *user_data) const;

    /** As `count` calls of `map_combine_with`, with a few messages to each owner. Of several
     * values for one key each is combined with what the one before has made. Waits for the
     * ranks that own the keys.
     *
     * @param keys The keys, one behind the other.
     * @param values The values, one behind the other.
     * @param func Need not be associative. It may call functions of the map.
     * @param user_data Handed to the callback. May be NULL.
     */
    template <class Keys, class Values>
    void combine_with_batch(const Keys &keys, const Values &values, dtl_binary_func func,
                            void *user_data) const;

    /** The value of `key` is `value` if it was `expected`, byte by byte, else it is left as it
     * is; `replaced` tells. Where `expected` is NULL the key must not be there, and is put in.
     * One atomic step on the owner, done when the call returns. Waits for the rank that owns
     * the key.
     *
     * @param key One key.
     * @param expected One value, or NULL.
     * @param value One value.
     * @return 1 or 0.
     */
    template <class Key, class Expected, class Value>
    int replace(const Key &key, const Expected &expected, const Value &value) const;

    /** As `count` calls of `map_replace`, with few messages to each owner and back. Waits for
     * the ranks that own the keys.
     *
     * @param keys The keys, one behind the other.
     * @param expected The values expected.
     * @param present 0 a key that must not be there, else 1.
     * @param values The new values.
     * @param replaced 1 or 0 a key.
     */
    template <class Keys, class Expected, class Present, class Values, class Replaced>
    void replace_batch(const Keys &keys, const Expected &expected, const Present &present,
                       const Values &values, Replaced &&replaced) const;

    /** `found` tells whether `key` is in the map, and `value` is its value if so, and untouched
     * if not. The owner answers, and need not call anything. A key that isn't there is no
     * error. Waits for the rank that owns the key.
     *
     * @param key One key.
     * @param value One value.
     * @return 1 or 0.
     */
    template <class Key, class Value>
    int find(const Key &key, Value &&value) const;

    /** As `count` calls of `map_find`, with few messages to each owner and back. Values of keys
     * that are not there are left untouched. Waits for the ranks that own the keys.
     *
     * @param keys The keys, one behind the other.
     * @param values Room for as many values.
     * @param found 1 or 0 a key.
     */
    template <class Keys, class Values, class Found>
    void find_batch(const Keys &keys, Values &&values, Found &&found) const;

    /** As `count` calls of `map_contains`, with few messages to each owner and back. Waits for
     * the ranks that own the keys.
     *
     * @param keys The keys, one behind the other.
     * @param found 1 or 0 a key.
     */
    template <class Keys, class Found>
    void contains_batch(const Keys &keys, Found &&found) const;

    /** `found` tells whether `key` is in the map. Waits for the rank that owns the key.
     *
     * @param key One key.
     * @return 1 or 0.
     */
    template <class Key>
    int contains(const Key &key) const;

    /** `key` is not in the map any more; `erased` tells whether it was. It is done when the call
     * returns, and comes behind this rank's earlier writes to the key. Waits for the rank that
     * owns the key.
     *
     * @param key One key.
     * @return 1 or 0.
     */
    template <class Key>
    int erase(const Key &key) const;

    /** As `count` erasures, with few messages to each owner and back. Waits for the ranks that
     * own the keys.
     *
     * @param keys The keys, one behind the other.
     * @param erased 1 or 0 a key.
     */
    template <class Keys, class Erased>
    void erase_batch(const Keys &keys, Erased &&erased) const;

    /** Every write of this rank is done on the ranks that own the keys. Reports the first write
     * that failed. Waits for the ranks that own the keys.
     */
    void flush() const;

    /** Every write of every rank is done, all ranks see them, and `map_global_size` is exact. A
     * write of this rank that failed is reported here, after the others have been waited for.
     * Collective.
     */
    void sync() const;

    /** The map is empty on all ranks; writes that were still buffered are gone with the others.
     * Collective.
     */
    void clear() const;

    /** Entries that this rank owns now. Local: does not wait for other ranks. */
    dtl_size_t local_size() const;

    /** Entries over all ranks as of the last `map_sync` or `map_clear`; with one rank, as of
     * now. Local: does not wait for other ranks.
     */
    dtl_size_t global_size() const;

    /** Returns whether this rank has written to the map since the last `map_sync` or
     * `map_clear`. Local: does not wait for other ranks.
     */
    int is_dirty() const;

    /** The dtype of a key's elements. Local: does not wait for other ranks. */
    dtl_dtype key_dtype() const;

    /** The dtype of a value's elements. Local: does not wait for other ranks. */
    dtl_dtype value_dtype() const;

    /** Bytes a key. Local: does not wait for other ranks. */
    dtl_size_t key_size() const;

    /** Bytes a value. Local: does not wait for other ranks. */
    dtl_size_t value_size() const;

    /** The rank that holds `key`, or would hold it; the same answer on all ranks. Local: does
     * not wait for other ranks.
     *
     * @param key One key.
     */
    template <class Key>
    dtl_rank_t owner(const Key &key) const;

    /** Copies the entries that this rank owns, in no particular order, and sets `count` to how
     * many there are. Fails with DTL_ERROR_BUFFER_TOO_SMALL, and copies nothing, where there
     * are more than `capacity`. Local: does not wait for other ranks.
     *
     * @param keys The keys, one behind the other.
     * @param values The values, likewise.
     * @return Entries copied.
     */
    template <class Keys, class Values>
    dtl_size_t local_entries(Keys &&keys, Values &&values) const;

    /** Calls `func` for each entry that this rank owns, in no particular order. The entries are
     * copied before the first call, so that `func` may insert, erase and ask: it sees those
     * that were there when `map_for_each` was called. Local: does not wait for other ranks.
     *
     * @param func Called once an entry of a map, with copies of its key and its value, which
     *   are valid during the call.
     * @param user_data Handed to the callback. May be NULL.
     */
    void for_each(dtl_map_func func, void *user_data) const;

    /** 1 for the handle of a map that is not destroyed, else 0. No error is set. Local: does not
     * wait for other ranks.
     */
    int is_valid() const;
};

/** Memory of all ranks of a context, open to one-sided access. Made by dtl_window_create,
 * dtl_window_allocate or dtl_window_create_dynamic and owned by the caller; every rank frees
 * its own with dtl_window_destroy, all together.
 */
class [[nodiscard]] window final
    : public owner<dtl_window_t, object, &dtl_window_destroy, true> {
public:
    using owner::owner;

    /** `*win` opens `size` bytes of the caller's memory to the other ranks. Sizes may differ,
     * and be 0. The memory stays the caller's and must outlive the window. With NULL this rank
     * exposes nothing, whatever `size` is. Collective.
     *
     * @param ctx An open context.
     * @param base Memory that the host reaches: else all ranks fail. May be NULL. In use until
     *   `win` is closed.
     * @return The new window.
     */
    template <class Base>
    static dtl::window create(const dtl::context &ctx, Base &&base);

    /** `*win` opens `size` new bytes, all zero, to the other ranks. Sizes may differ, and be 0.
     * The window owns the memory. Faster than dtl_window_create where ranks share a node.
     * Collective.
     *
     * @param ctx An open context.
     * @param size Bytes that this rank exposes.
     * @return The new window.
     */
    static dtl::window allocate(const dtl::context &ctx, dtl_size_t size);

    /** `*win` has no memory yet: each rank attaches and detaches its own while the window is
     * open. Only the target knows what is attached, so a put to another rank waits for its
     * answer, and a range that is not attached is refused there. Collective.
     *
     * @param ctx An open context.
     * @return The new window.
     */
    static dtl::window create_dynamic(const dtl::context &ctx);

    /** `size` bytes of the caller's memory are open to the other ranks, from `*offset` of this
     * rank's part on, which the caller tells them. The memory stays the caller's and must
     * outlive its attachment. The first region of a rank lies at 0; no offset is ever used
     * twice. The window must be dynamic. Local: does not wait for other ranks.
     *
     * @param base The elements, read and written.
     * @return Bytes from the start of this rank's part.
     */
    template <class Base>
    dtl_size_t attach(Base &&base) const;

    /** What was attached at `base` last is closed to the other ranks, whose operations on it are
     * refused from here on. The window must be dynamic. Local: does not wait for other ranks.
     *
     * @param base As it was attached. In use by `win` after the call.
     */
    template <class Base>
    void detach(Base &&base) const;

    /** Where this rank's part starts; NULL where it has no bytes. Local: does not wait for other
     * ranks.
     */
    void * base() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * base() const && = delete;

    /** `*memory` holds the memory that the window allocated for this rank's part, so that
     * pointers into it stay valid when the window is destroyed. Where the window's memory is
     * the caller's own, or a dynamic window has none, the handle is null. Local: does not wait
     * for other ranks.
     *
     * @return The new memory.
     */
    dtl::memory memory() const;

    /** The bytes of this rank's part; of a dynamic window, of all that is attached here. Local:
     * does not wait for other ranks.
     */
    dtl_size_t size() const;

    /** 1 if the handle stands for an open window, 0 for a null, closed or foreign one; then the
     * last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** The epoch before has ended on all ranks, with all its operations complete, and a new one
     * has begun in which every rank may access every other. A rank that has locked, started or
     * posted still is refused once all have met; none of its epochs ends or begins. Collective.
     */
    void fence() const;

    /** This rank's part is open to the ranks `origins`, each of which starts an epoch by
     * dtl_window_start. Does not wait for them. A part that is posted already is refused until
     * dtl_window_wait, or dtl_window_test, has seen its end. Local: does not wait for other
     * ranks.
     *
     * @param origins Ranks that may access this part, each once.
     */
    void post(std::span<const dtl_rank_t> origins) const;

    /** This rank may access the parts of the ranks `targets` until dtl_window_complete. Waits
     * until each of them has posted its part to this rank. Refused where this rank has started
     * already, or holds a lock of a target. Waits for the targets to post their parts.
     *
     * @param targets Ranks whose parts are accessed, each once.
     */
    void start(std::span<const dtl_rank_t> targets) const;

    /** The epoch that dtl_window_start began has ended: this rank's operations are complete,
     * there and here, and the targets know. Refused without dtl_window_start before it. Waits
     * for the targets of the epoch.
     */
    void complete() const;

    /** All ranks that this part was posted to have completed; what they did is there. Refused
     * without dtl_window_post before it. Waits for the origins to complete their epochs.
     */
    void wait() const;

    /** `*completed` is 1 if dtl_window_wait would return at once, and the part is no longer
     * posted; 0 if not. Refused without dtl_window_post before it. Local: does not wait for
     * other ranks.
     *
     * @return `*completed` is 1 if dtl_window_wait would return at once, and the part is no
     *   longer posted; 0 if not.
     */
    int test() const;

    /** This rank may access the target until it unlocks it. Waits while others hold the lock in
     * a way that excludes it. A lock that this rank holds already is refused. Waits for the
     * target, and ranks that hold its lock.
     *
     * @param target The rank whose memory is locked.
     * @param mode How a window is locked on a target.
     */
    void lock(dtl_rank_t target, dtl_lock_mode mode) const;

    /** This rank's operations on the target are complete, there and here, and the lock is
     * released. A lock that this rank does not hold is refused. Waits for the target.
     *
     * @param target The rank whose memory was locked.
     */
    void unlock(dtl_rank_t target) const;

    /** This rank may access every target until dtl_window_unlock_all. The lock is shared. The
     * other ranks need not call it. A lock that this rank holds already is refused. Waits for
     * the targets, and ranks that hold their locks.
     */
    void lock_all() const;

    /** This rank's operations on all targets are complete, there and here, and the lock is
     * released. Without dtl_window_lock_all before it, it is refused. Waits for the targets of
     * the epoch.
     */
    void unlock_all() const;

    /** This rank's operations on the target are complete, there and here; the epoch goes on.
     * Waits for the target.
     *
     * @param target The rank whose memory was written or read.
     */
    void flush(dtl_rank_t target) const;

    /** This rank's operations on all targets are complete, there and here; the epoch goes on.
     * Waits for the targets of the epoch.
     */
    void flush_all() const;

    /** The buffers that this rank gave to operations on the target may be used again; the
     * operations need not be complete there. Waits for the target.
     *
     * @param target The rank whose memory was written or read.
     */
    void flush_local(dtl_rank_t target) const;

    /** The buffers that this rank gave to operations on any target may be used again; the
     * operations need not be complete there. Waits for the targets of the epoch.
     */
    void flush_local_all() const;

    /** The bytes of `origin` are on their way into the target's part; `origin` may be used
     * again. They are there after the next synchronisation. Waits for the target, where the
     * window is dynamic.
     *
     * @param target The rank whose memory is written.
     * @param target_offset Bytes from the start of the target's part.
     * @param origin The elements, read.
     */
    template <class Origin>
    void put(dtl_rank_t target, dtl_size_t target_offset, const Origin &origin) const;

    /** `buffer` holds a copy of a range of the target's part. Waits for it. Waits for the
     * target.
     *
     * @param target The rank whose memory is read.
     * @param target_offset Bytes from the start of the target's part.
     * @param buffer The elements, written.
     */
    template <class Buffer>
    void get(dtl_rank_t target, dtl_size_t target_offset, Buffer &&buffer) const;

    /** The transfer of `origin` into the target's part has started, and `*req` stands for it.
     * `origin` must not change until the request is complete; the bytes are there after the
     * next synchronisation. Waits for the target, where the window is dynamic.
     *
     * @param target The rank whose memory is written.
     * @param target_offset Bytes from the start of the target's part.
     * @param origin The elements, read.
     * @return The new request.
     */
    template <class Origin>
    dtl::request put_async(dtl_rank_t target, dtl_size_t target_offset, Origin &&origin) const;

    /** The transfer of a range of the target's part into `buffer` has started, and `*req` stands
     * for it. `buffer` may be read once the request is complete. Local: does not wait for other
     * ranks.
     *
     * @param target The rank whose memory is read.
     * @param target_offset Bytes from the start of the target's part.
     * @param buffer The elements, written.
     * @return The new request.
     */
    template <class Buffer>
    dtl::request get_async(dtl_rank_t target, dtl_size_t target_offset, Buffer &&buffer) const;

    /** Each element of the range in the target's part is being combined with the one of
     * `origin`, atomically element by element: target = target op origin. `origin` may be used
     * again. Done after the next synchronisation. Waits for the target, where the window is
     * dynamic.
     *
     * @param target The rank whose memory is combined with.
     * @param target_offset Bytes from the start of the target's part, a multiple of the
     *   element's size.
     * @param origin Elements of `dtype`.
     * @param op How a reduction combines two elements.
     */
    template <class Origin>
    void accumulate(dtl_rank_t target, dtl_size_t target_offset, const Origin &origin,
                    dtl_reduce_op op) const;

    /** `result` holds the elements that stood in the range of the target's part, each of which
     * has become that element op the one of `origin`, atomically element by element. Waits for
     * the answer. Waits for the target.
     *
     * @param target The rank whose memory is read and combined with.
     * @param target_offset Bytes from the start of the target's part, a multiple of the
     *   element's size.
     * @param origin Elements of `dtype`.
     * @param result Elements of `dtype`.
     * @param op How a reduction combines two elements.
     */
    template <class Origin, class Result>
    void get_accumulate(dtl_rank_t target, dtl_size_t target_offset, const Origin &origin,
                        Result &&result, dtl_reduce_op op) const;

    /** `*result` is the element that stood in the target's part, which has become that element
     * op `*origin`; both in one atomic step. Waits for the answer. Waits for the target.
     *
     * @param target The rank whose element is read and combined with.
     * @param target_offset Bytes from the start of the target's part, a multiple of the
     *   element's size.
     * @param origin One element.
     * @param result One element.
     * @param op How a reduction combines two elements.
     */
    template <class Origin, class Result>
    void fetch_and_op(dtl_rank_t target, dtl_size_t target_offset, const Origin &origin,
                      Result &&result, dtl_reduce_op op) const;

    /** `*result` is the element that stood in the target's part, which has become `*swap` if it
     * was equal to `*compare` bit by bit; all in one atomic step. Waits for the answer.
     * Elements have 1, 2, 4 or 8 bytes. Waits for the target.
     *
     * @param target The rank whose element is compared.
     * @param target_offset Bytes from the start of the target's part, a multiple of the
     *   element's size.
     * @param compare One element.
     * @param swap One element.
     * @param result One element.
     */
    template <class Compare, class Swap, class Result>
    void compare_and_swap(dtl_rank_t target, dtl_size_t target_offset, const Compare &compare,
                          const Swap &swap, Result &&result) const;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<Element> local() &;

    /** This rank's part. It lies in the library's own memory, as long as the object does. */
    template <class Element>
    std::span<const Element> local() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    template <class Element>
    std::span<const Element> local() const && = delete;
};

/** A symmetric heap of all ranks of a context. Made by dtl_symmetric_create and owned by the
 * caller; every rank frees its own with dtl_symmetric_destroy, all together.
 */
class [[nodiscard]] symmetric final
    : public owner<dtl_symmetric_t, object, &dtl_symmetric_destroy, true> {
public:
    using owner::owner;

    /** `*heap` is a heap of `size` bytes on each rank. Sizes that differ are refused on all
     * ranks. The memory is there from the beginning. With 0 it has as many bytes as
     * DTL_SYMMETRIC_SIZE in the environment says, such as 1048576, 512K, 64M or 2G, and 64M
     * without it. Collective.
     *
     * @param ctx An open context.
     * @param size Bytes of each rank; 0 for those of DTL_SYMMETRIC_SIZE.
     * @return The new symmetric.
     */
    static dtl::symmetric create(const dtl::context &ctx, dtl_size_t size);

    /** 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the
     * last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** This rank's number in the heap's context. Local: does not wait for other ranks. */
    dtl_rank_t my_pe() const;

    /** How many ranks the heap's context has. Local: does not wait for other ranks. */
    dtl_rank_t n_pes() const;

    /** Where this rank's heap starts. Local: does not wait for other ranks. */
    void * base() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * base() const && = delete;

    /** Bytes of this rank's heap, free or not. Local: does not wait for other ranks. */
    dtl_size_t size() const;

    /** Bytes of this rank's heap that are allocated, with what keeps allocations apart. Local:
     * does not wait for other ranks.
     */
    dtl_size_t used() const;

    /** `*address` is where `size` new bytes of zeros start on this rank; they lie at the same
     * offset from the heap's start on every rank, which is a multiple of 64. It is done on all
     * ranks when it returns on one. Sizes that differ are refused on all ranks, and so is what
     * does not fit; then the failure says what is allocated. Collective.
     *
     * @param size Bytes, 1 or more, the same on all ranks.
     * @return `*address` is where `size` new bytes of zeros start on this rank; they lie at the
     *   same offset from the heap's start on every rank, which is a multiple of 64.
     */
    void * allocate(dtl_size_t size) const;

    /** What dtl_symmetric_allocate has given may be allocated again, once what this rank has
     * begun is complete. Where one rank gives another address than the others, or one that is
     * not allocated, all are refused and nothing is freed. Collective.
     *
     * @param address As dtl_symmetric_allocate has given it on this rank. May be NULL.
     */
    void free(void *address) const;

    /** Where the same place of another rank's heap lies in this process, for loads and stores;
     * NULL where the rank is on another node. Local: does not wait for other ranks.
     *
     * @param address In this rank's heap.
     * @param pe Whose copy it is.
     */
    void * remote_ptr(const void *address, dtl_rank_t pe) const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * remote_ptr(const void *address, dtl_rank_t pe) const && = delete;

    /** `*memory` holds the heap of a rank of this node, so that pointers into it stay valid when
     * the heap is destroyed. For a rank of another node the handle is null. Local: does not
     * wait for other ranks.
     *
     * @param pe Whose heap it is.
     * @return The new memory.
     */
    dtl::memory memory(dtl_rank_t pe) const;

    /** `size` bytes of `source` are on their way to the rank; `source` may be used again. Local:
     * does not wait for other ranks.
     *
     * @param dest In this rank's heap; the same place of the other's is written.
     * @param source The elements, read.
     * @param pe Whose copy it is.
     */
    template <class Source>
    void put(void *dest, const Source &source, dtl_rank_t pe) const;

    /** The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait
     * for other ranks.
     *
     * @param dest In this rank's heap; the same place of the other's is written.
     * @param source The elements, read.
     * @param pe Whose copy it is.
     */
    template <class Source>
    void put_nbi(void *dest, Source &&source, dtl_rank_t pe) const;

    /** `dest` holds `size` bytes of the rank. Waits for them. Waits for the other rank.
     *
     * @param dest The elements, written.
     * @param source In this rank's heap; the same place of the other's is read.
     * @param pe Whose copy it is.
     */
    template <class Dest>
    void get(Dest &&dest, const void *source, dtl_rank_t pe) const;

    /** The same, but `dest` may be read after dtl_symmetric_quiet only. Waits for the other
     * rank.
     *
     * @param dest The elements, written.
     * @param source In this rank's heap; the same place of the other's is read.
     * @param pe Whose copy it is.
     */
    template <class Dest>
    void get_nbi(Dest &&dest, const void *source, dtl_rank_t pe) const;

    /** `size` bytes of `source` are on their way to the rank, and after them its signal changes;
     * `source` may be used again. With a size of 0 the signal alone changes. Local: does not
     * wait for other ranks.
     *
     * @param dest In this rank's heap; the same place of the other's is written.
     * @param source The elements, read.
     * @param signal In this rank's heap, a multiple of 8 from its start.
     * @param value Of 64 bits.
     * @param op What becomes of a signal.
     * @param pe Whose copy it is.
     */
    template <class Source>
    void put_signal(void *dest, const Source &source, void *signal, dtl_size_t value,
                    dtl_signal_op op, dtl_rank_t pe) const;

    /** The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait
     * for other ranks.
     *
     * @param dest In this rank's heap; the same place of the other's is written.
     * @param source The elements, read.
     * @param signal In this rank's heap, a multiple of 8 from its start.
     * @param value Of 64 bits.
     * @param op What becomes of a signal.
     * @param pe Whose copy it is.
     */
    template <class Source>
    void put_signal_nbi(void *dest, Source &&source, void *signal, dtl_size_t value,
                        dtl_signal_op op, dtl_rank_t pe) const;

    /** The signal of the rank is about to change. What was put before it may be seen after it.
     * Local: does not wait for other ranks.
     *
     * @param signal In this rank's heap, a multiple of 8 from its start.
     * @param value Of 64 bits.
     * @param op What becomes of a signal.
     * @param pe Whose copy it is.
     */
    void signal_op(void *signal, dtl_size_t value, dtl_signal_op op, dtl_rank_t pe) const;

    /** This rank's own signal compares so with the value, and `*seen` is what it was found to
     * be; what was put before the signal changed is there. Answers other ranks meanwhile. Fails
     * with DTL_ERROR_TIMEOUT after that time, or a little before DTL_TIMEOUT would end the job;
     * the failure tells the signal, what it was, and what was expected. Waits for the ranks
     * that signal.
     *
     * @param signal In this rank's heap, a multiple of 8 from its start.
     * @param comparison What a signal is waited for.
     * @param value Of 64 bits, without a sign.
     * @param milliseconds How long to wait at most; 0: as long as DTL_TIMEOUT allows.
     * @return This rank's own signal compares so with the value, and `*seen` is what it was
     *   found to be; what was put before the signal changed is there.
     */
    dtl_size_t signal_wait_until(const void *signal, dtl_comparison comparison, dtl_size_t value,
                                 dtl_size_t milliseconds = 0) const;

    /** As dtl_symmetric_signal_wait_until, for the first of several that compares so; `*index`
     * tells which. Waits for the ranks that signal.
     *
     * @param signals In this rank's heap, a multiple of 8 from its start.
     * @param count Signals, one after the other.
     * @param comparison What a signal is waited for.
     * @param value Of 64 bits, without a sign.
     * @param milliseconds How long to wait at most; 0: as long as DTL_TIMEOUT allows.
     * @return As dtl_symmetric_signal_wait_until, for the first of several that compares so;
     *   `*index` tells which. Its value then.
     */
    std::tuple<dtl_size_t, dtl_size_t> signal_wait_until_any(const void *signals, dtl_size_t count,
                                                             dtl_comparison comparison,
                                                             dtl_size_t value,
                                                             dtl_size_t milliseconds = 0) const;

    /** As dtl_symmetric_signal_wait_until, until each of several has compared so. Waits for the
     * ranks that signal.
     *
     * @param signals In this rank's heap, a multiple of 8 from its start.
     * @param count Signals, one after the other.
     * @param comparison What a signal is waited for.
     * @param value Of 64 bits, without a sign.
     * @param milliseconds How long to wait at most; 0: as long as DTL_TIMEOUT allows.
     */
    void signal_wait_until_all(const void *signals, dtl_size_t count, dtl_comparison comparison,
                               dtl_size_t value, dtl_size_t milliseconds = 0) const;

    /** The word of the rank is about to change in one atomic step, and `value` may be used
     * again. What the node's processors do to the word themselves must be atomic, too. Local:
     * does not wait for other ranks.
     *
     * @param dest In this rank's heap, a multiple of the element's size from its start.
     * @param value One element.
     * @param op What becomes of a word, in one atomic step.
     * @param pe Whose copy it is.
     */
    template <class Value>
    void atomic(void *dest, const Value &value, dtl_atomic_op op, dtl_rank_t pe) const;

    /** `*result` is the word that stood on the rank, which has changed in the same atomic step.
     * Waits for the answer. With DTL_ATOMIC_SET both are swapped. Waits for the other rank.
     *
     * @param dest In this rank's heap, a multiple of the element's size from its start.
     * @param value One element; of no effect where it is only fetched.
     * @param result One element.
     * @param op What becomes of a word, in one atomic step.
     * @param pe Whose copy it is.
     */
    template <class Value, class Result>
    void atomic_fetch(void *dest, const Value &value, Result &&result, dtl_atomic_op op,
                      dtl_rank_t pe) const;

    /** `*result` is the word that stood on the rank, which has become `*value` if it was
     * `*compare`; all in one atomic step. Waits for the answer. Waits for the other rank.
     *
     * @param dest In this rank's heap, a multiple of the element's size from its start.
     * @param compare One element.
     * @param value One element.
     * @param result One element.
     * @param pe Whose copy it is.
     */
    template <class Compare, class Value, class Result>
    void atomic_compare_swap(void *dest, const Compare &compare, const Value &value,
                             Result &&result, dtl_rank_t pe) const;

    /** What this rank has put, signalled or changed on another is seen there before what it does
     * so later. Does not wait. Local: does not wait for other ranks.
     */
    void fence() const;

    /** All that this rank has begun is done: puts, signals and atomic operations are there, and
     * what was got may be read. Waits for the ranks that this one has written to.
     */
    void quiet() const;

    /** All ranks have come here, and what each had begun is done. Collective. */
    void barrier_all() const;

    /** All ranks have come here. What they have begun may be under way. Collective. */
    void sync_all() const;

    /** Where stores reach the same place of all of a team's heaps at once; NULL without hardware
     * that does so, as on every machine so far. Local: does not wait for other ranks.
     *
     * @param team A team that this rank is in.
     * @param address In this rank's heap.
     */
    void * remote_mc_ptr(dtl_team_t team, const void *address) const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * remote_mc_ptr(dtl_team_t team, const void *address) const && = delete;

    /** This rank's number in the team; DTL_NO_RANK in one that it is not in. Local: does not
     * wait for other ranks.
     *
     * @param team A team of the heap.
     */
    dtl_rank_t team_my_pe(dtl_team_t team) const;

    /** How many ranks the team has; DTL_NO_RANK of one that this rank is not in. Local: does not
     * wait for other ranks.
     *
     * @param team A team of the heap.
     */
    dtl_rank_t team_n_pes(dtl_team_t team) const;

    /** The number in the heap's context of a rank of the team, as puts and gets want it. Local:
     * does not wait for other ranks.
     *
     * @param team A team that this rank is in.
     * @param pe A rank of the team.
     */
    dtl_rank_t team_translate_pe(dtl_team_t team, dtl_rank_t pe) const;

    /** `*made` is the team of `size` ranks of the team, from `start` on and `stride` apart, in
     * their order; on the other ranks it is DTL_TEAM_INVALID. All ranks of the team call it
     * alike. The number of a team is this rank's own. Waits for all ranks of the parent team.
     *
     * @param team A team that this rank is in.
     * @param start The first, in the team.
     * @param stride 1 or more.
     * @param size How many ranks; 1 or more.
     * @return `*made` is the team of `size` ranks of the team, from `start` on and `stride`
     *   apart, in their order; on the other ranks it is DTL_TEAM_INVALID.
     */
    dtl_team_t team_split_strided(dtl_team_t team, dtl_rank_t start, int stride,
                                  dtl_rank_t size) const;

    /** `*made` is the team of those ranks of the team that give the same color, in the order of
     * their keys, then of their numbers in the team; with a color below 0 it is
     * DTL_TEAM_INVALID. All ranks of the team call it. The number of a team is this rank's own.
     * Waits for all ranks of the parent team.
     *
     * @param team A team that this rank is in.
     * @param color Which of the new teams; below 0 for none.
     * @param key Where in it.
     * @return `*made` is the team of those ranks of the team that give the same color, in the
     *   order of their keys, then of their numbers in the team; with a color below 0 it is
     *   DTL_TEAM_INVALID.
     */
    dtl_team_t team_split_color(dtl_team_t team, int color, int key = 0) const;

    /** The team is no more. All its ranks call it. Those that every heap has stay. Waits for all
     * ranks of the team.
     *
     * @param team A team that this rank is in.
     */
    void team_destroy(dtl_team_t team) const;

    /** All ranks of the team have come here, and what each had begun is done. Waits for all
     * ranks of the team.
     *
     * @param team A team that this rank is in.
     */
    void barrier(dtl_team_t team) const;

    /** All ranks of the team have come here. What they have begun may be under way. Waits for
     * all ranks of the team.
     *
     * @param team A team that this rank is in.
     */
    void sync(dtl_team_t team) const;

    /** `dest` holds the `size` bytes of the root's `source` on every rank of the team, the root
     * as well. All ranks of the team call it. Waits for all ranks of the team.
     *
     * @param team A team that this rank is in.
     * @param dest In this rank's heap.
     * @param source In this rank's heap; read on the root.
     * @param size Bytes, the same on all ranks.
     * @param root A rank of the team.
     */
    void broadcastmem(dtl_team_t team, void *dest, const void *source, dtl_size_t size,
                      dtl_rank_t root) const;

    /** `dest` holds the `size` bytes of each rank's `source`, in the order of the team's ranks.
     * All ranks of the team call it. Waits for all ranks of the team.
     *
     * @param team A team that this rank is in.
     * @param dest In this rank's heap, for as many times `size` bytes as the team has ranks.
     * @param source In this rank's heap, apart from `dest`.
     * @param size Bytes, the same on all ranks.
     */
    void fcollectmem(dtl_team_t team, void *dest, const void *source, dtl_size_t size) const;
};

/** Ranks that signal each other. Made by dtl_signal_create or dtl_signal_init and owned by the
 * caller; every rank frees its own with dtl_signal_destroy, all together.
 */
class [[nodiscard]] signal final
    : public owner<dtl_signal_t, object, &dtl_signal_destroy, true> {
public:
    using owner::owner;

    /** `*comm` is a communicator of the context's ranks, which it outlives, and of their devices
     * where they have some. Collective.
     *
     * @param ctx An open context.
     * @return The new signal.
     */
    static dtl::signal create(const dtl::context &ctx);

    /** `*comm` is a communicator of those ranks of the job that give the same id, in the order
     * that they give. All ranks of the job call it, as they call dtl_context_create_default;
     * those of another id are in another communicator. Where the ranks of an id are not
     * `nranks`, or one number is given twice, all ranks are refused. Collective.
     *
     * @param nranks How many ranks give the id.
     * @param rank This one's number among them, from 0.
     * @param unique_id As dtl_signal_unique_id has given it.
     * @return The new signal.
     */
    template <class UniqueId>
    static dtl::signal init(dtl_rank_t nranks, dtl_rank_t rank, const UniqueId &unique_id);

    /** As dtl_signal_create, of a communicator that counts signals apart: each rank's, by a
     * context and an index, which are below these numbers. Such signals know nothing of each
     * other. With NCCL it needs version 2.31 or later, unless all three are as
     * dtl_signal_create has them: 1, 1 and 0. Collective.
     *
     * @param ctx An open context.
     * @param contexts How many contexts it has.
     * @param indices How many indices a context has.
     * @param eager_init 1: NCCL is ready for signals at once; 0: with the first window. Without
     *   NCCL it always is.
     * @return The new signal.
     */
    static dtl::signal create_configured(const dtl::context &ctx, int contexts, int indices,
                                         int eager_init);

    /** As dtl_signal_init, of a communicator that counts signals apart as
     * dtl_signal_create_configured says. Collective.
     *
     * @param nranks How many ranks give the id.
     * @param rank This one's number among them, from 0.
     * @param unique_id As dtl_signal_unique_id has given it.
     * @param contexts How many contexts it has.
     * @param indices How many indices a context has.
     * @param eager_init As in dtl_signal_create_configured; such a communicator has no NCCL.
     * @return The new signal.
     */
    template <class UniqueId>
    static dtl::signal init_configured(dtl_rank_t nranks, dtl_rank_t rank,
                                       const UniqueId &unique_id, int contexts, int indices,
                                       int eager_init);

    /** 1 if the handle stands for an open communicator, 0 for a null, closed or foreign one;
     * then the last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** This rank's number in the communicator. Local: does not wait for other ranks. */
    dtl_rank_t rank() const;

    /** How many ranks the communicator has. Local: does not wait for other ranks. */
    dtl_rank_t size() const;

    /** `*window` stands for `size` bytes of this rank's memory and for what the others register
     * with it. Done when it returns, also within a group; sizes may differ, but with NCCL, and
     * be 0. The memory stays the caller's and must outlive the window, on all ranks where it is
     * a device's. Collective.
     *
     * @param buffer Memory of the communicator's: else all ranks fail. NULL exposes nothing. In
     *   use by `comm` after the call.
     * @param flags Of DTL_SIGNAL_WINDOW_..., added.
     * @return `*window` stands for `size` bytes of this rank's memory and for what the others
     *   register with it.
     */
    template <class Buffer>
    dtl_signal_window_t register_window(Buffer &&buffer, int flags = 0) const;

    /** The window's memory is this rank's own again. The caller sees to it that no rank puts
     * into it any more. Waits for the work queued on the communicator.
     *
     * @param window As dtl_signal_register_window has given it.
     */
    void deregister_window(dtl_signal_window_t window) const;

    /** `sendbuf` is on its way to the rank, which receives it by dtl_signal_recv, and may be
     * used again. Outside a group it may wait for the receiver. Waits for the receiver, unless
     * the message is buffered.
     *
     * @param sendbuf The elements, read.
     * @param peer The receiver.
     * @param stream Of the device, or of the host; or null. May be NULL.
     */
    template <class Sendbuf>
    void send(Sendbuf &&sendbuf, dtl_rank_t peer, const dtl::stream &stream) const;

    /** `recvbuf` holds what the rank has sent. A longer message, or one of another dtype, fails;
     * with NCCL a message has to be as long as what it is received in. Waits for the sender.
     *
     * @param recvbuf The elements, written.
     * @param peer The sender.
     * @param stream Of the device, or of the host; or null. May be NULL.
     */
    template <class Recvbuf>
    void recv(Recvbuf &&recvbuf, dtl_rank_t peer, const dtl::stream &stream) const;

    /** The rank is about to have one signal more from this one, which may be the rank itself.
     * What this rank put there before is there first; with NCCL, what it put in the same
     * context. Waits for the other rank, with NCCL.
     *
     * @param peer Who is told.
     * @param signal_index Which signal of the context; 0 but with dtl_signal_create_configured.
     * @param context Which context; 0 but with dtl_signal_create_configured.
     * @param flags 0.
     * @param stream Of the device, or of the host; or null. May be NULL.
     */
    void notify(dtl_rank_t peer, int signal_index, int context, int flags,
                const dtl::stream &stream) const;

    /** The elements are on their way to the rank's part of the window, and after them one
     * signal; `localbuf` may be used again, outside a group and without a stream of a device.
     * With NCCL it lies in memory that this rank has registered. A range that goes past the end
     * of the rank's part is refused with DTL_ERROR_OUT_OF_BOUNDS. Waits for the other rank,
     * with NCCL.
     *
     * @param localbuf The elements, read.
     * @param peer Whose memory is written, and who is told.
     * @param window As dtl_signal_register_window has given it.
     * @param offset Bytes from the start of the rank's part.
     * @param signal_index Which signal of the context; 0 but with dtl_signal_create_configured.
     * @param context Which context; 0 but with dtl_signal_create_configured.
     * @param flags 0.
     * @param stream Of the device, or of the host; or null. May be NULL.
     */
    template <class Localbuf>
    void put_signal(Localbuf &&localbuf, dtl_rank_t peer, dtl_signal_window_t window,
                    dtl_size_t offset, int signal_index, int context, int flags,
                    const dtl::stream &stream) const;

    /** From each rank of `peers` as many signals as its `op_counts` says have come since those
     * that earlier waits took, and are taken; what these ranks put before them is there. A rank
     * may be named twice; then both counts are waited for. Answers other ranks meanwhile. A
     * wait that fails, a little before DTL_TIMEOUT would end the job, takes none. Waits for the
     * ranks that signal.
     *
     * @param peers Whose signals; this rank itself, too.
     * @param op_counts 1 or more; NULL: one of each.
     * @param signal_indices Which ones; NULL: all 0.
     * @param contexts Which ones; NULL: all 0.
     * @param stream Of the device, or of the host; or null. May be NULL.
     */
    void wait_signal(std::span<const dtl_rank_t> peers, std::span<const int> op_counts,
                     std::span<const int> signal_indices, std::span<const int> contexts,
                     const dtl::stream &stream) const;
};

/** A graph of tasks. Made by dtl_model_create; owned by the caller, who frees it with
 * dtl_model_destroy.
 */
class [[nodiscard]] model final
    : public owner<dtl_model_t, object, &dtl_model_destroy> {
public:
    using owner::owner;

    /** `*model` is a model without tasks, whose context it outlives. Local: does not wait for
     * other ranks.
     *
     * @param ctx An open context.
     * @return The new model.
     */
    static dtl::model create(const dtl::context &ctx);

    /** 1 if the handle stands for an open model, 0 for a null, closed or foreign one; then the
     * last error says which. Local: does not wait for other ranks.
     */
    int is_valid() const;

    /** How many tensors the model has, views included. Local: does not wait for other ranks. */
    dtl_size_t tensors() const;

    /** How many tasks the model has. Local: does not wait for other ranks. */
    dtl_size_t tasks() const;

    /** `*tensor` stands for `rows` times `columns` elements, one row behind the other. The
     * memory stays the caller's and must outlive the model; it begins at a multiple of the size
     * of an element. Local: does not wait for other ranks.
     *
     * @param buffer The elements, read and written.
     * @param rows At least one.
     * @param columns Elements a row, at least one.
     * @return `*tensor` stands for `rows` times `columns` elements, one row behind the other.
     */
    template <class Buffer>
    dtl_index_t tensor(Buffer &&buffer, dtl_size_t rows, dtl_size_t columns) const;

    /** `*view` is a part of a tensor: `rows` rows from `row` on, and of each `columns` elements
     * from `column` on. Local: does not wait for other ranks.
     *
     * @param tensor Of which it is a part.
     * @param row Its first row in the tensor.
     * @param rows At least one.
     * @param column Its first column in the tensor.
     * @param columns At least one.
     * @return `*view` is a part of a tensor:
     */
    dtl_index_t view(dtl_index_t tensor, dtl_size_t row, dtl_size_t rows, dtl_size_t column,
                     dtl_size_t columns) const;

    /** The model has a task more: each element of `out` becomes what `op` makes of that of `x`
     * at its place. The two have one shape, and may be one tensor, but overlap in no other way.
     * Local: does not wait for other ranks.
     *
     * @param op What becomes of an element x.
     * @param x What is read.
     * @param out What is written.
     * @return Its number.
     */
    dtl_index_t add_unary(dtl_model_unary_op op, dtl_index_t x, dtl_index_t out) const;

    /** The model has a task more: each element of `out` becomes what `op` makes of those of `x`
     * and `y` at its place. The three have one shape, or `y` has one row, for all of `x`. `out`
     * may be one of the others, but overlaps them in no other way. Local: does not wait for
     * other ranks.
     *
     * @param op What becomes of two elements x and y.
     * @param x The first operand.
     * @param y The second.
     * @param out What is written.
     * @return Its number.
     */
    dtl_index_t add_binary(dtl_model_binary_op op, dtl_index_t x, dtl_index_t y,
                           dtl_index_t out) const;

    /** The model has a task more: `out` becomes the product of `x` and the transpose of
     * `weight`, plus `bias` in each row. `weight` has a row for each column of `out`, of as
     * many columns as `x`. `out` overlaps none of the others. Local: does not wait for other
     * ranks.
     *
     * @param x Of as many rows as `out`.
     * @param weight What it is multiplied by.
     * @param bias One row, or DTL_MODEL_NO_TENSOR.
     * @param out What is written.
     * @return Its number.
     */
    dtl_index_t add_linear(dtl_index_t x, dtl_index_t weight, dtl_index_t bias,
                           dtl_index_t out) const;

    /** The model has a task more: each row of `out` becomes that of `x`, normalized, times
     * `weight` and plus `bias`. `x` and `out` have one shape, and may be one tensor, but
     * overlap in no other way. Local: does not wait for other ranks.
     *
     * @param norm By what a row is normalized.
     * @param x What is normalized.
     * @param weight One row, or DTL_MODEL_NO_TENSOR.
     * @param bias One row, or DTL_MODEL_NO_TENSOR.
     * @param epsilon What is added to the mean of squares: a float32, at least 0.
     * @param out What is written.
     * @return Its number.
     */
    dtl_index_t add_normalize(dtl_model_norm norm, dtl_index_t x, dtl_index_t weight,
                              dtl_index_t bias, double epsilon, dtl_index_t out) const;

    /** The model has a task more: `out` becomes the attention of the rows of `query` to those of
     * `key`, which are of one sequence: softmax(`scale` times the product of a query and all
     * keys) times `value`, in blocks, without a matrix of all queries and keys. Side by side in
     * a row stand its heads, as wide as the columns of `query` divided by `heads`; a head of
     * `key` and `value` serves as many heads of `query` in turn as there are more of those. All
     * four have one dtype. `out` overlaps none of the others. Local: does not wait for other
     * ranks.
     *
     * @param mask Which keys a query attends to.
     * @param query What attends.
     * @param key What is attended to; at least as many rows as `query` has, where the mask is
     *   causal.
     * @param value What is taken of it, of the shape of `key`.
     * @param heads How many heads `query` has: a divisor of its columns, which leaves heads of
     *   at most 65536.
     * @param scale A float32, at least 0; 0 stands for 1 / sqrt(columns of a head).
     * @param out What is written, of the shape of `query`.
     * @return Its number.
     */
    dtl_index_t add_flash_attention(dtl_model_mask mask, dtl_index_t query, dtl_index_t key,
                                    dtl_index_t value, dtl_size_t heads, double scale,
                                    dtl_index_t out) const;

    /** The model has a task more: each row of `out` becomes the attention of that of `query`,
     * which is of a sequence of its own, to the cache of the sequence. `key` and `value` hold
     * the caches one behind the other, each of as many rows; the first `lengths` of a cache are
     * attended to, and the others not read. Lengths are read when the task runs, which refuses
     * what is not from 1 to the rows of a cache. Heads, dtypes and overlaps are those of
     * dtl_model_add_flash_attention. Local: does not wait for other ranks.
     *
     * @param query A row for each sequence.
     * @param key What is attended to; its rows are a multiple of those of `query`.
     * @param value What is taken of it, of the shape of `key`.
     * @param lengths One row of DTL_DTYPE_INT64, an element for each sequence.
     * @param heads How many heads `query` has.
     * @param scale A float32, at least 0; 0 stands for 1 / sqrt(columns of a head).
     * @param out What is written, of the shape of `query`.
     * @return Its number.
     */
    dtl_index_t add_flash_decode(dtl_index_t query, dtl_index_t key, dtl_index_t value,
                                 dtl_index_t lengths, dtl_size_t heads, double scale,
                                 dtl_index_t out) const;

    /** The model has a task more: the cache of each sequence gains the rows of `x` that are its
     * own, as many for each, one sequence behind the other. They become the last of the rows
     * that are filled, which `lengths` says when the task runs: it has counted them already,
     * and a length below the rows that are new, or beyond those of a cache, is refused then.
     * The other rows stay. `cache` holds the caches one behind the other, as
     * dtl_model_add_flash_decode reads them, and overlaps none of the others. Local: does not
     * wait for other ranks.
     *
     * @param x What is new; its rows are a multiple of the sequences.
     * @param lengths One row of DTL_DTYPE_INT64, an element for each sequence.
     * @param cache What is written, of as many columns as `x`; its rows are a multiple of the
     *   sequences.
     * @return Its number.
     */
    dtl_index_t add_append(dtl_index_t x, dtl_index_t lengths, dtl_index_t cache) const;

    /** The model has a task more, which all ranks reach before any leaves it: what was given
     * before runs before it, what is given after it runs after it. Local: does not wait for
     * other ranks.
     *
     * @return Its number.
     */
    dtl_index_t add_barrier() const;

    /** The model has a task more: each element of `tensor` becomes the reduction of those of all
     * ranks. Its rows lie one behind the other. Local: does not wait for other ranks.
     *
     * @param op DTL_OP_SUM, DTL_OP_PROD, DTL_OP_MIN or DTL_OP_MAX.
     * @param tensor What is reduced, in place.
     * @return Its number.
     */
    dtl_index_t add_allreduce(dtl_reduce_op op, dtl_index_t tensor) const;

    /** The model has a task more, which asks for the bytes of `tensor`, so that they are in the
     * caches when the next task of its worker wants them. Local: does not wait for other ranks.
     *
     * @param tensor What will be wanted.
     * @return Its number.
     */
    dtl_index_t add_prefetch(dtl_index_t tensor) const;

    /** `task` runs after `before`, whatever they read and write. dtl_model_schedule refuses
     * orders that go in a circle. Local: does not wait for other ranks.
     *
     * @param task What comes later.
     * @param before What comes first.
     */
    void add_order(dtl_index_t task, dtl_index_t before) const;

    /** The tasks are distributed to `workers` workers, those on the longest way to the end
     * first. Refused where tasks wait for each other in a circle, which is named, and where the
     * tasks that communicate are not the same on all ranks, of which the first is named; then
     * on all of them. What is added later needs another schedule. Collective.
     *
     * @param workers How many threads run it, the caller included: 1 to DTL_MODEL_WORKERS.
     */
    void schedule(int workers = 1) const;

    /** All tasks have run. A model that has no schedule, or was changed since, is refused. Where
     * a task fails on a rank, the ones after it do not compute, all ranks are told which it
     * was, and what the tasks write is undefined. Collective.
     */
    void run() const;

    /** `*record` is a task of the schedule: records of the first worker come first. Local: does
     * not wait for other ranks.
     *
     * @param index Which, from 0.
     * @return `*record` is a task of the schedule: records of the first worker come first.
     */
    dtl_model_record_t record_of(dtl_size_t index) const;

    /** A wait of the schedule: it is over when `*worker` has run `*count` of its tasks. Local:
     * does not wait for other ranks.
     *
     * @param index Which, from 0.
     * @return A wait of the schedule: it is over when `*worker` has run `*count` of its tasks.
     *   A wait of the schedule: it is over when `*worker` has run `*count` of its tasks.
     */
    std::tuple<int, dtl_size_t> wait_of(dtl_size_t index) const;
};

/** The roles of a context's ranks. Made by dtl_role_manager_create and owned by the caller, who
 * frees it with dtl_role_manager_destroy.
 */
class [[nodiscard]] role_manager final
    : public owner<dtl_role_manager_t, object, &dtl_role_manager_destroy> {
public:
    using owner::owner;

    /** `*mgr` is a manager without roles for the ranks of the context. The caller owns it.
     * Local: does not wait for other ranks.
     *
     * @param ctx An open context.
     * @return The new role manager.
     */
    static dtl::role_manager create(const dtl::context &ctx);

    /** The role exists and has been given `num_ranks` ranks. Every rank adds the same roles in
     * the same order. A name that exists, or a manager that is initialised, is refused with
     * DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
     *
     * @param role_name Not empty; copied.
     * @param num_ranks Ranks of this role.
     */
    void add_role(const std::string &role_name, dtl_size_t num_ranks) const;

    /** The role exists and has the ranks of a list, which other roles may have too and of which
     * dtl_role_manager_add_role knows nothing. Every rank adds the same roles in the same
     * order. Local: does not wait for other ranks.
     *
     * @param role_name Not empty; copied.
     * @param ranks Ranks of the context, in ascending order; copied.
     */
    void add_role_of(const std::string &role_name, std::span<const dtl_rank_t> ranks) const;

    /** Every rank knows its role. If the roles ask for more ranks than the context has, every
     * rank gets DTL_ERROR_INVALID_ARGUMENT. Collective.
     */
    void initialize() const;

    /** `*has_role` is 1 if this rank has the role, 0 if it has another one or none. Local: does
     * not wait for other ranks.
     *
     * @param role_name The name of a role.
     * @return `*has_role` is 1 if this rank has the role, 0 if it has another one or none.
     */
    int has_role(const std::string &role_name) const;

    /** `*size` is the number of ranks that have the role. Local: does not wait for other ranks.
     *
     * @param role_name The name of a role.
     * @return `*size` is the number of ranks that have the role.
     */
    dtl_size_t role_size(const std::string &role_name) const;

    /** `*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does not have
     * it. Local: does not wait for other ranks.
     *
     * @param role_name The name of a role.
     * @return `*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does
     *   not have it.
     */
    dtl_rank_t role_rank(const std::string &role_name) const;

    /** The message is on its way to a rank of another role and `buf` may be used again. Like
     * dtl_send, with the receiver named by role. Waits for the receiver, unless the message is
     * buffered.
     *
     * @param target_role The receiver's role.
     * @param target_rank The receiver's rank in its role.
     * @param buf The elements, read.
     * @param tag Which receives it is for.
     */
    template <class Buf>
    void send(const std::string &target_role, dtl_rank_t target_rank, const Buf &buf,
              dtl_tag_t tag = 0) const;

    /** `buf` holds the elements of a message from a rank of another role. Like dtl_recv, with
     * the sender named by role. Waits for the sender.
     *
     * @param source_role The sender's role.
     * @param source_rank The sender's rank in its role.
     * @param buf The elements, written.
     * @param tag A tag, or DTL_ANY_TAG.
     */
    template <class Buf>
    void recv(const std::string &source_role, dtl_rank_t source_rank, Buf &&buf,
              dtl_tag_t tag = 0) const;

    /** `*ctx` is a context of the ranks that have this rank's role, in their order, and of
     * several its first; null for a rank without a role. All ranks of the manager's context
     * call it. The caller owns it. Collective.
     *
     * @return The new context.
     */
    dtl::context context() const;

    /** `buf` of every rank of `target_role` holds what it held on the source. The source and all
     * ranks of the role call it; a rank that is neither returns at once. A binomial tree. Waits
     * for the source and the ranks of `target_role`.
     *
     * @param source_role The role that gives.
     * @param source_rank The source's rank in its role.
     * @param target_role The role that gets.
     * @param buf The elements, read and written.
     * @param tag Keeps it apart from other messages between the roles.
     */
    template <class Buf>
    void broadcast(const std::string &source_role, dtl_rank_t source_rank,
                   const std::string &target_role, Buf &&buf, dtl_tag_t tag = 0) const;
};

/** A value to come. Made by dtl_future_create, dtl_when_all and dtl_when_any; owned by the
 * caller, who frees it with dtl_future_destroy.
 */
class [[nodiscard]] future final
    : public owner<dtl_future_t, object, &dtl_future_destroy> {
public:
    using owner::owner;

    /** `*fut` is a future without a value. The caller owns it. Local: does not wait for other
     * ranks.
     *
     * @return The new future.
     */
    static dtl::future create();

    /** The future has its value. Waits until then, and lets communication move forward
     * meanwhile. Waits for the operation, or the rank, that completes the future.
     */
    void wait() const;

    /** `*completed` is 1 if the future has its value, 0 if not yet. Does not wait. Local: does
     * not wait for other ranks.
     *
     * @return `*completed` is 1 if the future has its value, 0 if not yet.
     */
    int test() const;

    /** `buffer` holds the value. A future that the program sets and has not set yet is refused
     * with DTL_ERROR_INVALID_STATE; an operation is waited for, and so is what follows from
     * other futures. A value of more than `size` bytes is refused with
     * DTL_ERROR_BUFFER_TOO_SMALL; of a shorter one the rest of `buffer` stays as it was. Waits
     * for the operation, or the rank, that completes the future.
     *
     * @param buffer The elements, written.
     */
    template <class Buffer>
    void get(Buffer &&buffer) const;

    /** The future's value is a copy of `size` bytes, and those who wait for it go on. A future
     * that has its value is refused with DTL_ERROR_INVALID_STATE. Local: does not wait for
     * other ranks.
     *
     * @param value The elements, read.
     */
    template <class Value>
    void set(const Value &value) const;

    /** The future has no value but a failure: those who wait for it, and for futures that follow
     * from it, get `code`, with `message` as the last error. A future that has its value is
     * refused with DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
     *
     * @param code The status of an error.
     * @param message What has failed, in words.
     */
    void fail(dtl_status code, const std::string &message) const;

    /** `*bytes` is the size of the future's value. Waits for it. Waits for the operation, or the
     * rank, that completes the future.
     *
     * @return `*bytes` is the size of the future's value.
     */
    dtl_size_t size() const;

    /** `*completed` is 1 if the future has its value, 0 if it has none when `milliseconds` have
     * passed. Returns the future's failure if it has failed. Waits for the operation, or the
     * rank, that completes the future.
     *
     * @param milliseconds How long to wait at most; 0 only asks.
     * @return `*completed` is 1 if the future has its value, 0 if it has none when
     *   `milliseconds` have passed.
     */
    int wait_for(dtl_size_t milliseconds) const;

    /** `*result` is a future of what `func` makes of this one's value or failure. `func` is
     * called once, by the thread that completes `fut`: the one that sets its value or failure,
     * or destroys it before, or the one that waits for its operation, or tests it, or does so
     * with `result`; at once, by this call, where `fut` is complete. It is called without locks
     * and may call DTL, but for waiting on `result`. A failure of `func` becomes that of
     * `result`; `func` passes on one of `fut` by returning the `code` that it was given. `fut`
     * may be destroyed before. The caller owns `result`. Local: does not wait for other ranks.
     *
     * @param func Called once, when a future has its value, `size` bytes at `value`, or has
     *   failed: then `code` is its status, and the last error its words.
     * @param user_data Handed to `func`. May be NULL. In use until `result` is complete.
     * @return The new future.
     */
    dtl::future then(dtl_then_func func, void *user_data) const;
};

/** A queue of operations on a device. Made by dtl_stream_create or dtl_stream_from_native; owned
 * by the caller, who frees it with dtl_stream_destroy.
 */
class [[nodiscard]] stream final
    : public owner<dtl_stream_t, object, &dtl_stream_destroy> {
public:
    using owner::owner;

    /** `*stream` is a new stream of the device, with nothing queued. The caller owns it. Local:
     * does not wait for other ranks.
     *
     * @param kind Whose devices.
     * @param device_id Which device of that kind.
     * @return The new stream.
     */
    static dtl::stream create(dtl_device_kind kind, int device_id);

    /** `*stream` stands for a stream that another library has made on the device, which keeps it
     * until `*stream` is destroyed. The caller owns the handle. Local: does not wait for other
     * ranks.
     *
     * @param kind Whose devices.
     * @param device_id Which device of that kind.
     * @param native What the kind's own library has, a CUstream or hipStream_t; NULL is its
     *   default stream.
     * @return The new stream.
     */
    static dtl::stream from_native(dtl_device_kind kind, int device_id, void *native);

    /** The stream as the kind's own library has it, a CUstream or hipStream_t, which lives as
     * long as the handle; NULL for its default stream, and on the host. Local: does not wait
     * for other ranks.
     */
    void * native() const &;

    /** Deleted: the memory would be freed with the temporary object that owns it. */
    void * native() const && = delete;

    /** The kind of the stream's device. Local: does not wait for other ranks. */
    dtl_device_kind device_kind() const;

    /** The number of the stream's device among those of its kind. Local: does not wait for other
     * ranks.
     */
    int device_id() const;

    /** All that was queued on the stream before has run. Waits, and answers other ranks
     * meanwhile. Returns the failure of what was queued. Waits for the work queued on the
     * stream.
     */
    void synchronize() const;

    /** `*completed` is 1 if all that was queued on the stream has run, 0 if not. Does not wait.
     * Local: does not wait for other ranks.
     *
     * @return `*completed` is 1 if all that was queued on the stream has run, 0 if not.
     */
    int test() const;

    /** The event marks what was queued on the stream up to here, and nothing else any more. Does
     * not wait. An event of another device than the stream's is refused. Local: does not wait
     * for other ranks.
     *
     * @param event An open event.
     */
    void record_event(const dtl::event &event) const;

    /** What is queued on the stream from here on runs after what `event` marks now; at once
     * where it marks nothing. The call itself waits only where the stream is of another kind of
     * device than the event, or of the host. Waits for the event, where the stream is of
     * another kind of device.
     *
     * @param event An open event.
     */
    void wait_event(const dtl::event &event) const;

    /** `*fut` is a future that is complete once all has run that was queued on the stream up to
     * here, and has the failure of what was queued. It follows from nothing that is queued
     * later, and the stream may be closed before. Does not wait. The caller owns it. Local:
     * does not wait for other ranks.
     *
     * @return The new future.
     */
    dtl::future future() const;
};

/** A mark in a stream. Made by dtl_event_create; owned by the caller, who frees it with
 * dtl_event_destroy.
 */
class [[nodiscard]] event final
    : public owner<dtl_event_t, object, &dtl_event_destroy> {
public:
    using owner::owner;

    /** `*event` is an event of the device that marks nothing yet. The caller owns it. Local:
     * does not wait for other ranks.
     *
     * @param kind Whose devices.
     * @param device_id Which device of that kind.
     * @return The new event.
     */
    static dtl::event create(dtl_device_kind kind, int device_id);

    /** What the event marks has run; so it has where it marks nothing. Waits, and answers other
     * ranks meanwhile. Waits for the work that the event marks.
     */
    void synchronize() const;

    /** `*completed` is 1 if what the event marks has run, also where it marks nothing, 0 if not.
     * Does not wait. Local: does not wait for other ranks.
     *
     * @return `*completed` is 1 if what the event marks has run, also where it marks nothing, 0
     *   if not.
     */
    int test() const;

    /** `*milliseconds` have passed on the device between what the two events mark. Events of two
     * devices, and one that marks nothing or something that has not run, are refused. Local:
     * does not wait for other ranks.
     *
     * @param later An open event.
     * @return `*milliseconds` have passed on the device between what the two events mark.
     */
    double elapsed(const dtl::event &later) const;
};

/** @cond */

inline dtl_partition_policy container::partition_policy() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_partition_policy(container);
}

inline dtl_placement_policy container::placement_policy() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_placement_policy(container);
}

inline dtl_execution_policy container::execution_policy() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_execution_policy(container);
}

inline int container::device_id() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_device_id(container);
}

inline dtl_consistency_policy container::consistency_policy() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_consistency_policy(container);
}

inline dtl_error_policy container::error_policy() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_error_policy(container);
}

inline dtl_dtype container::dtype() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_dtype(container);
}

inline dtl_size_t container::global_size() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_global_size(container);
}

inline dtl_size_t container::local_size() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_local_size(container);
}

inline dtl_index_t container::local_offset() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_local_offset(container);
}

inline dtl_size_t container::block_size() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_block_size(container);
}

inline int container::ndim() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_ndim(container);
}

inline dtl_rank_t container::num_ranks() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_num_ranks(container);
}

inline dtl_rank_t container::rank() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_rank(container);
}

inline const void * container::local_data() const &
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_local_data(container);
}

inline void * container::local_data_mut() &
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_local_data_mut(container);
}

inline dtl_device_kind container::device_kind() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_device_kind(container);
}

inline int container::device_number() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_device_number(container);
}

inline const void * container::device_data() const &
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_device_data(container);
}

inline void * container::device_data_mut() &
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_device_data_mut(container);
}

inline int container::is_dirty() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_is_dirty(container);
}

inline int container::is_clean() const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_is_clean(container);
}

inline int container::is_local(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_is_local(container, global_idx);
}

inline dtl_rank_t container::owner(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_owner(container, global_idx);
}

inline dtl_index_t container::to_local(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_to_local(container, global_idx);
}

inline dtl_index_t container::to_global(dtl_index_t local_idx) const
{
    [[maybe_unused]] const auto container = native_handle();
    return dtl_container_to_global(container, local_idx);
}

template <class Value>
inline void container::get_local(dtl_size_t local_idx, Value &&value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_get_local", "value", value_given, dtl_container_dtype(container));
    detail::fits("dtl_container_get_local", "value", value_given.count, 1);
    const auto status = dtl_container_get_local(container, local_idx, value_given.data);
    detail::check(status);
}

template <class Value>
inline void container::set_local(dtl_size_t local_idx, const Value &value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_set_local", "value", value_given, dtl_container_dtype(container));
    detail::fits("dtl_container_set_local", "value", value_given.count, 1);
    const auto status = dtl_container_set_local(container, local_idx, value_given.data);
    detail::check(status);
}

template <class Value>
inline void container::fill_local(const Value &value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_fill_local", "value", value_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_fill_local", "value", value_given.count, 1);
    const auto status = dtl_container_fill_local(container, value_given.data);
    detail::check(status);
}

template <class HostBuffer>
inline void container::copy_to_host(HostBuffer &&host_buffer) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto host_buffer_given = detail::elements_of(host_buffer);
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_container_copy_to_host", "host_buffer", host_buffer_given,
                  dtl_container_dtype(container));
    const auto status = dtl_container_copy_to_host(container, host_buffer_given.data, count);
    detail::check(status);
}

template <class HostBuffer>
inline void container::copy_from_host(const HostBuffer &host_buffer) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto host_buffer_given = detail::elements_of(host_buffer);
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_container_copy_from_host", "host_buffer", host_buffer_given,
                  dtl_container_dtype(container));
    const auto status = dtl_container_copy_from_host(container, host_buffer_given.data, count);
    detail::check(status);
}

inline void container::expose() const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_expose(container);
    detail::check(status);
}

template <class Value>
inline void container::get_element(dtl_index_t global_idx, Value &&value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_get_element", "value", value_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_get_element", "value", value_given.count, 1);
    const auto status = dtl_container_get_element(container, global_idx, value_given.data);
    detail::check(status);
}

template <class Value>
inline void container::set_element(dtl_index_t global_idx, const Value &value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_set_element", "value", value_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_set_element", "value", value_given.count, 1);
    const auto status = dtl_container_set_element(container, global_idx, value_given.data);
    detail::check(status);
}

template <class Values>
inline void container::get_elements(std::span<const dtl_index_t> indices, Values &&values) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto values_given = detail::elements_of(values);
    const dtl_size_t count = values_given.count;
    detail::dtype("dtl_container_get_elements", "values", values_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_get_elements", "indices", indices.size(), count);
    const auto status = dtl_container_get_elements(container, indices.data(), count,
                                                   values_given.data);
    detail::check(status);
}

template <class Values>
inline void container::set_elements(std::span<const dtl_index_t> indices,
                                    const Values &values) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto values_given = detail::elements_of(values);
    const dtl_size_t count = values_given.count;
    detail::dtype("dtl_container_set_elements", "values", values_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_set_elements", "indices", indices.size(), count);
    const auto status = dtl_container_set_elements(container, indices.data(), count,
                                                   values_given.data);
    detail::check(status);
}

inline void container::redistribute(dtl_partition_policy new_partition) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_redistribute(container, new_partition);
    detail::check(status);
}

inline void container::barrier() const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_barrier(container);
    detail::check(status);
}

inline void container::sync() const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_sync(container);
    detail::check(status);
}

template <class Padded>
inline void container::exchange_halo(std::span<const dtl_size_t> widths,
                                     std::span<const int> periodic, Padded &&padded) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto padded_given = detail::elements_of(padded);
    const dtl_size_t capacity = padded_given.count;
    detail::dtype("dtl_container_exchange_halo", "padded", padded_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_exchange_halo", "widths", widths.size(),
                 dtl_container_ndim(container));
    detail::fits("dtl_container_exchange_halo", "periodic", periodic.size(),
                 dtl_container_ndim(container));
    const auto status = dtl_container_exchange_halo(container, widths.data(), periodic.data(),
                                                    padded_given.data, capacity);
    detail::check(status);
}

template <class Padded>
inline void container::refresh_halo(std::span<const dtl_size_t> widths,
                                    std::span<const int> periodic, Padded &&padded) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto padded_given = detail::elements_of(padded);
    const dtl_size_t capacity = padded_given.count;
    detail::dtype("dtl_container_refresh_halo", "padded", padded_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_refresh_halo", "widths", widths.size(),
                 dtl_container_ndim(container));
    detail::fits("dtl_container_refresh_halo", "periodic", periodic.size(),
                 dtl_container_ndim(container));
    const auto status = dtl_container_refresh_halo(container, widths.data(), periodic.data(),
                                                   padded_given.data, capacity);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void container::combine(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_container_combine", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_container_combine(container, sendbuf_given.data, recvbuf_given.data,
                                              count,
                                              detail::dtype_among(sendbuf_given, recvbuf_given),
                                              op);
    detail::check(status);
}

inline void container::save(const std::string &path) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_save(container, path.c_str());
    detail::check(status);
}

inline void container::load(const std::string &path) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_load(container, path.c_str());
    detail::check(status);
}

inline dtl::memory container::memory() const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_memory_t memory_found{};
    const auto status = dtl_container_memory(container, &memory_found);
    detail::check(status);
    return dtl::memory(memory_found);
}

template <class Value>
inline void container::fill(const Value &value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_fill", "value", value_given, dtl_container_dtype(container));
    detail::fits("dtl_container_fill", "value", value_given.count, 1);
    const auto status = dtl_container_fill(container, value_given.data);
    detail::check(status);
}

inline void container::copy(const dtl::container &dst) const
{
    [[maybe_unused]] const auto src = native_handle();
    const auto status = dtl_container_copy(src, dst.native_handle());
    detail::check(status);
}

inline void container::for_each(dtl_unary_func func, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_for_each(container, func, user_data);
    detail::check(status);
}

inline void container::transform(const dtl::container &dst, dtl_transform_func func,
                                 void *user_data) const
{
    [[maybe_unused]] const auto src = native_handle();
    const auto status = dtl_container_transform(src, dst.native_handle(), func, user_data);
    detail::check(status);
}

inline void container::apply(const dtl::container &src, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto status = dtl_container_apply(dst, src.native_handle(), op);
    detail::check(status);
}

inline void container::apply_unary(const dtl::container &src, dtl_unary_op op) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto status = dtl_container_apply_unary(dst, src.native_handle(), op);
    detail::check(status);
}

inline void container::apply_unary_local(const dtl::container &src, dtl_unary_op op) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto status = dtl_container_apply_unary_local(dst, src.native_handle(), op);
    detail::check(status);
}

inline void container::apply_binary(const dtl::container &x, const dtl::container &y,
                                    dtl_binary_op op) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto status = dtl_container_apply_binary(dst, x.native_handle(), y.native_handle(), op);
    detail::check(status);
}

inline void container::apply_binary_local(const dtl::container &x, const dtl::container &y,
                                          dtl_binary_op op) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto status = dtl_container_apply_binary_local(dst, x.native_handle(), y.native_handle(),
                                                         op);
    detail::check(status);
}

template <class Value>
inline void container::apply_value(const dtl::container &src, const Value &value,
                                   dtl_operand place, dtl_binary_op op) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_apply_value", "value", value_given,
                  dtl_container_dtype(src.native_handle()));
    detail::fits("dtl_container_apply_value", "value", value_given.count, 1);
    const auto status = dtl_container_apply_value(dst, src.native_handle(), value_given.data,
                                                  place, op);
    detail::check(status);
}

template <class Value>
inline void container::apply_value_local(const dtl::container &src, const Value &value,
                                         dtl_operand place, dtl_binary_op op) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_apply_value_local", "value", value_given,
                  dtl_container_dtype(src.native_handle()));
    detail::fits("dtl_container_apply_value_local", "value", value_given.count, 1);
    const auto status = dtl_container_apply_value_local(dst, src.native_handle(), value_given.data,
                                                        place, op);
    detail::check(status);
}

inline void container::for_each_chunk(dtl_chunk_func func, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_for_each_chunk(container, func, user_data);
    detail::check(status);
}

inline void container::transform_chunks(const dtl::container &dst, dtl_chunk_transform_func func,
                                        void *user_data) const
{
    [[maybe_unused]] const auto src = native_handle();
    const auto status = dtl_container_transform_chunks(src, dst.native_handle(), func, user_data);
    detail::check(status);
}

template <class Value>
inline dtl_index_t container::find(const Value &value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_find", "value", value_given, dtl_container_dtype(container));
    detail::fits("dtl_container_find", "value", value_given.count, 1);
    dtl_index_t index_found{};
    const auto status = dtl_container_find(container, value_given.data, &index_found);
    detail::check(status);
    return index_found;
}

inline dtl_index_t container::find_if(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_index_t index_found{};
    const auto status = dtl_container_find_if(container, pred, user_data, &index_found);
    detail::check(status);
    return index_found;
}

template <class Value>
inline dtl_size_t container::count(const Value &value) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_count", "value", value_given, dtl_container_dtype(container));
    detail::fits("dtl_container_count", "value", value_given.count, 1);
    dtl_size_t count_found{};
    const auto status = dtl_container_count(container, value_given.data, &count_found);
    detail::check(status);
    return count_found;
}

inline dtl_size_t container::count_if(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_size_t count_found{};
    const auto status = dtl_container_count_if(container, pred, user_data, &count_found);
    detail::check(status);
    return count_found;
}

inline int container::all_of(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    int result_found{};
    const auto status = dtl_container_all_of(container, pred, user_data, &result_found);
    detail::check(status);
    return result_found;
}

inline int container::any_of(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    int result_found{};
    const auto status = dtl_container_any_of(container, pred, user_data, &result_found);
    detail::check(status);
    return result_found;
}

inline int container::none_of(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    int result_found{};
    const auto status = dtl_container_none_of(container, pred, user_data, &result_found);
    detail::check(status);
    return result_found;
}

template <class Result>
inline void container::reduce(dtl_reduce_op op, Result &&result) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_container_reduce", "result", result_given, dtl_container_dtype(container));
    detail::fits("dtl_container_reduce", "result", result_given.count, 1);
    const auto status = dtl_container_reduce(container, op, result_given.data);
    detail::check(status);
}

template <class Identity, class Result>
inline void container::reduce_func(dtl_binary_func func, const Identity &identity, Result &&result,
                                   void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto identity_given = detail::elements_of(identity);
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_container_reduce_func", "identity", identity_given,
                  dtl_container_dtype(container));
    detail::dtype("dtl_container_reduce_func", "result", result_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_reduce_func", "identity", identity_given.count, 1);
    detail::fits("dtl_container_reduce_func", "result", result_given.count, 1);
    const auto status = dtl_container_reduce_func(container, func, identity_given.data,
                                                  result_given.data, user_data);
    detail::check(status);
}

template <class MinVal, class MaxVal>
inline void container::minmax(MinVal &&min_val, MaxVal &&max_val) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto min_val_given = detail::elements_of(min_val);
    const auto max_val_given = detail::elements_of(max_val);
    detail::dtype("dtl_container_minmax", "min_val", min_val_given,
                  dtl_container_dtype(container));
    detail::dtype("dtl_container_minmax", "max_val", max_val_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_minmax", "min_val", min_val_given.count, 1);
    detail::fits("dtl_container_minmax", "max_val", max_val_given.count, 1);
    const auto status = dtl_container_minmax(container, min_val_given.data, max_val_given.data);
    detail::check(status);
}

inline dtl_index_t container::min_element() const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_index_t index_found{};
    const auto status = dtl_container_min_element(container, &index_found);
    detail::check(status);
    return index_found;
}

inline dtl_index_t container::max_element() const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_index_t index_found{};
    const auto status = dtl_container_max_element(container, &index_found);
    detail::check(status);
    return index_found;
}

inline void container::inclusive_scan(dtl_reduce_op op) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_inclusive_scan(container, op);
    detail::check(status);
}

inline void container::exclusive_scan(dtl_reduce_op op) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_exclusive_scan(container, op);
    detail::check(status);
}

inline void container::sort(dtl_sort_order order) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_sort(container, order);
    detail::check(status);
}

inline void container::stable_sort(dtl_sort_order order) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_stable_sort(container, order);
    detail::check(status);
}

inline void container::sort_func(dtl_comparator cmp, void *user_data) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_sort_func(container, cmp, user_data);
    detail::check(status);
}

inline void container::sort_by_key(const dtl::container &payload, dtl_sort_order order) const
{
    [[maybe_unused]] const auto keys = native_handle();
    const auto status = dtl_container_sort_by_key(keys, payload.native_handle(), order);
    detail::check(status);
}

inline void container::argsort(dtl_sort_order order, const dtl::container &indices) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto status = dtl_container_argsort(container, order, indices.native_handle());
    detail::check(status);
}

inline dtl::vector container::unique() const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_vector_t unique_found{};
    const auto status = dtl_container_unique(container, &unique_found);
    detail::check(status);
    return dtl::vector(unique_found);
}

inline double container::mean() const
{
    [[maybe_unused]] const auto container = native_handle();
    double mean_found{};
    const auto status = dtl_container_mean(container, &mean_found);
    detail::check(status);
    return mean_found;
}

inline double container::var(dtl_size_t ddof) const
{
    [[maybe_unused]] const auto container = native_handle();
    double var_found{};
    const auto status = dtl_container_var(container, ddof, &var_found);
    detail::check(status);
    return var_found;
}

inline double container::norm() const
{
    [[maybe_unused]] const auto container = native_handle();
    double norm_found{};
    const auto status = dtl_container_norm(container, &norm_found);
    detail::check(status);
    return norm_found;
}

inline double container::dot(const dtl::container &b) const
{
    [[maybe_unused]] const auto a = native_handle();
    double dot_found{};
    const auto status = dtl_container_dot(a, b.native_handle(), &dot_found);
    detail::check(status);
    return dot_found;
}

inline void container::histogram(double low, double high, std::span<dtl_size_t> counts) const
{
    [[maybe_unused]] const auto container = native_handle();
    const dtl_size_t bins = counts.size();
    const auto status = dtl_container_histogram(container, low, high, bins, counts.data());
    detail::check(status);
}

inline void container::quantile(std::span<const double> probabilities,
                                std::span<double> results) const
{
    [[maybe_unused]] const auto container = native_handle();
    const dtl_size_t count = probabilities.size();
    detail::fits("dtl_container_quantile", "results", results.size(), count);
    const auto status = dtl_container_quantile(container, probabilities.data(), count,
                                               results.data());
    detail::check(status);
}

template <class Value>
inline dtl::future container::queue_fill(const Value &value, const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_queue_fill", "value", value_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_queue_fill", "value", value_given.count, 1);
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_fill(container, value_given.data,
                                                 stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_copy(const dtl::container &dst,
                                         const dtl::stream &stream) const
{
    [[maybe_unused]] const auto src = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_copy(src, dst.native_handle(), stream.native_handle(),
                                                 &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_apply(const dtl::container &src, dtl_reduce_op op,
                                          const dtl::stream &stream) const
{
    [[maybe_unused]] const auto dst = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_apply(dst, src.native_handle(), op,
                                                  stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_apply_unary(const dtl::container &src, dtl_unary_op op,
                                                const dtl::stream &stream) const
{
    [[maybe_unused]] const auto dst = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_apply_unary(dst, src.native_handle(), op,
                                                        stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_apply_binary(const dtl::container &x, const dtl::container &y,
                                                 dtl_binary_op op, const dtl::stream &stream) const
{
    [[maybe_unused]] const auto dst = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_apply_binary(dst, x.native_handle(), y.native_handle(),
                                                         op, stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

template <class Value>
inline dtl::future container::queue_apply_value(const dtl::container &src, const Value &value,
                                                dtl_operand place, dtl_binary_op op,
                                                const dtl::stream &stream) const
{
    [[maybe_unused]] const auto dst = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_queue_apply_value", "value", value_given,
                  dtl_container_dtype(src.native_handle()));
    detail::fits("dtl_container_queue_apply_value", "value", value_given.count, 1);
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_apply_value(dst, src.native_handle(), value_given.data,
                                                        place, op, stream.native_handle(),
                                                        &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_inclusive_scan_local(dtl_reduce_op op,
                                                         const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_inclusive_scan_local(container, op,
                                                                 stream.native_handle(),
                                                                 &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_exclusive_scan_local(dtl_reduce_op op,
                                                         const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_exclusive_scan_local(container, op,
                                                                 stream.native_handle(),
                                                                 &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_sort_local(dtl_sort_order order,
                                               const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_sort_local(container, order, stream.native_handle(),
                                                       &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_stable_sort_local(dtl_sort_order order,
                                                      const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_stable_sort_local(container, order,
                                                              stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_sort_by_key_local(const dtl::container &payload,
                                                      dtl_sort_order order,
                                                      const dtl::stream &stream) const
{
    [[maybe_unused]] const auto keys = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_sort_by_key_local(keys, payload.native_handle(), order,
                                                              stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_argsort_local(dtl_sort_order order,
                                                  const dtl::container &indices,
                                                  const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_argsort_local(container, order,
                                                          indices.native_handle(),
                                                          stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_gather(const dtl::container &src,
                                           const dtl::container &indices,
                                           const dtl::stream &stream) const
{
    [[maybe_unused]] const auto dst = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_gather(dst, src.native_handle(),
                                                   indices.native_handle(), stream.native_handle(),
                                                   &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_scatter(const dtl::container &indices,
                                            const dtl::container &src,
                                            const dtl::stream &stream) const
{
    [[maybe_unused]] const auto dst = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_scatter(dst, indices.native_handle(),
                                                    src.native_handle(), stream.native_handle(),
                                                    &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

template <class Result>
inline dtl::future container::queue_reduce_local(dtl_reduce_op op, Result &&result,
                                                 const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    detail::require_lasting<Result>();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_container_queue_reduce_local", "result", result_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_queue_reduce_local", "result", result_given.count, 1);
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_reduce_local(container, op, result_given.data,
                                                         stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

template <class Value>
inline dtl::future container::queue_count_local(const Value &value,
                                                const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_queue_count_local", "value", value_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_queue_count_local", "value", value_given.count, 1);
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_count_local(container, value_given.data,
                                                        stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

template <class Value>
inline dtl::future container::queue_find_local(const Value &value, const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_container_queue_find_local", "value", value_given,
                  dtl_container_dtype(container));
    detail::fits("dtl_container_queue_find_local", "value", value_given.count, 1);
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_find_local(container, value_given.data,
                                                       stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_min_element_local(const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_min_element_local(container, stream.native_handle(),
                                                              &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_max_element_local(const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_max_element_local(container, stream.native_handle(),
                                                              &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_minmax_local(const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_minmax_local(container, stream.native_handle(),
                                                         &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_mean_local(const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_mean_local(container, stream.native_handle(),
                                                       &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_var_local(dtl_size_t ddof, const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_var_local(container, ddof, stream.native_handle(),
                                                      &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_norm_local(const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_norm_local(container, stream.native_handle(),
                                                       &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_dot_local(const dtl::container &b,
                                              const dtl::stream &stream) const
{
    [[maybe_unused]] const auto a = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_dot_local(a, b.native_handle(), stream.native_handle(),
                                                      &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_histogram_local(double low, double high, dtl_size_t bins,
                                                    const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_histogram_local(container, low, high, bins,
                                                            stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_quantile_local(std::span<const double> probabilities,
                                                   const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    const dtl_size_t count = probabilities.size();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_quantile_local(container, probabilities.data(), count,
                                                           stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::future container::queue_unique_local(const dtl::container &unique,
                                                 const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_unique_local(container, unique.native_handle(),
                                                         stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

template <class HostBuffer>
inline dtl::future container::queue_copy_to_host(HostBuffer &&host_buffer,
                                                 const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    detail::require_lasting<HostBuffer>();
    const auto host_buffer_given = detail::elements_of(host_buffer);
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_container_queue_copy_to_host", "host_buffer", host_buffer_given,
                  dtl_container_dtype(container));
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_copy_to_host(container, host_buffer_given.data, count,
                                                         stream.native_handle(), &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

template <class HostBuffer>
inline dtl::future container::queue_copy_from_host(HostBuffer &&host_buffer,
                                                   const dtl::stream &stream) const
{
    [[maybe_unused]] const auto container = native_handle();
    detail::require_lasting<HostBuffer>();
    const auto host_buffer_given = detail::elements_of(std::as_const(host_buffer));
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_container_queue_copy_from_host", "host_buffer", host_buffer_given,
                  dtl_container_dtype(container));
    dtl_future_t fut_found{};
    const auto status = dtl_container_queue_copy_from_host(container, host_buffer_given.data,
                                                           count, stream.native_handle(),
                                                           &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::environment environment::create()
{
    dtl_environment_t env_found{};
    const auto status = dtl_environment_create(&env_found);
    detail::check(status);
    return dtl::environment(env_found);
}

inline dtl::environment environment::create_with_args(int *argc, char ***argv)
{
    dtl_environment_t env_found{};
    const auto status = dtl_environment_create_with_args(&env_found, argc, argv);
    detail::check(status);
    return dtl::environment(env_found);
}

inline const char * environment::domain() const
{
    [[maybe_unused]] const auto env = native_handle();
    return dtl_environment_domain(env);
}

inline dtl::context environment::make_world_context() const
{
    [[maybe_unused]] const auto env = native_handle();
    dtl_context_t ctx_found{};
    const auto status = dtl_environment_make_world_context(env, &ctx_found);
    detail::check(status);
    return dtl::context(ctx_found);
}

inline dtl::context environment::make_world_context_gpu(int device_id) const
{
    [[maybe_unused]] const auto env = native_handle();
    dtl_context_t ctx_found{};
    const auto status = dtl_environment_make_world_context_gpu(env, device_id, &ctx_found);
    detail::check(status);
    return dtl::context(ctx_found);
}

inline dtl::context environment::make_cpu_context() const
{
    [[maybe_unused]] const auto env = native_handle();
    dtl_context_t ctx_found{};
    const auto status = dtl_environment_make_cpu_context(env, &ctx_found);
    detail::check(status);
    return dtl::context(ctx_found);
}

inline dtl::context context::create(const dtl_context_options *opts)
{
    dtl_context_t ctx_found{};
    const auto status = dtl_context_create(&ctx_found, opts);
    detail::check(status);
    return dtl::context(ctx_found);
}

inline dtl::context context::create_default()
{
    dtl_context_t ctx_found{};
    const auto status = dtl_context_create_default(&ctx_found);
    detail::check(status);
    return dtl::context(ctx_found);
}

inline dtl::context context::from_fortran_comm(int fortran_comm, const dtl_context_options *opts)
{
    dtl_context_t ctx_found{};
    const auto status = dtl_context_from_fortran_comm(fortran_comm, opts, &ctx_found);
    detail::check(status);
    return dtl::context(ctx_found);
}

inline dtl_rank_t context::rank() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_rank(ctx);
}

inline dtl_rank_t context::size() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_size(ctx);
}

inline int context::is_root() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_is_root(ctx);
}

inline int context::device_id() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_device_id(ctx);
}

inline dtl_device_kind context::device_kind() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_device_kind(ctx);
}

inline int context::has_device() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_has_device(ctx);
}

inline int context::determinism_mode() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_determinism_mode(ctx);
}

inline int context::reduction_schedule_policy() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_reduction_schedule_policy(ctx);
}

inline int context::progress_ordering_policy() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_progress_ordering_policy(ctx);
}

inline void context::fence() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_context_fence(ctx);
    detail::check(status);
}

inline int context::is_valid() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_is_valid(ctx);
}

inline dtl::context context::dup() const
{
    [[maybe_unused]] const auto src = native_handle();
    dtl_context_t dst_found{};
    const auto status = dtl_context_dup(src, &dst_found);
    detail::check(status);
    return dtl::context(dst_found);
}

inline dtl::context context::split(int color, int key) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_split(ctx, color, key, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::split_by_node() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_split_by_node(ctx, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::split_leaders() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_split_leaders(ctx, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline int context::has_mpi() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_has_mpi(ctx);
}

inline int context::mpi_comm() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    int fortran_comm_found{};
    const auto status = dtl_context_mpi_comm(ctx, &fortran_comm_found);
    detail::check(status);
    return fortran_comm_found;
}

inline int context::has_cuda() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_has_cuda(ctx);
}

inline int context::has_nccl() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_has_nccl(ctx);
}

inline int context::nccl_mode() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_nccl_mode(ctx);
}

inline int context::nccl_supports_native(dtl_nccl_operation op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_nccl_supports_native(ctx, op);
}

inline int context::nccl_supports_hybrid(dtl_nccl_operation op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_nccl_supports_hybrid(ctx, op);
}

inline int context::has_shmem() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_has_shmem(ctx);
}

inline dtl::context context::with_cuda(int device_id) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_with_cuda(ctx, device_id, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::with_device(dtl_device_kind kind, int device_id) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_with_device(ctx, kind, device_id, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::with_shmem() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_with_shmem(ctx, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::with_nccl(int device_id) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_with_nccl(ctx, device_id, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::with_nccl_ex(int device_id, dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_with_nccl_ex(ctx, device_id, mode, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::split_nccl(int color, int key) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_split_nccl(ctx, color, key, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline dtl::context context::split_nccl_ex(int color, int key, int device_id,
                                           dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_context_t out_found{};
    const auto status = dtl_context_split_nccl_ex(ctx, color, key, device_id, mode, &out_found);
    detail::check(status);
    return dtl::context(out_found);
}

inline void context::refuse(const std::string &why) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_context_refuse(ctx, why.c_str());
    detail::check(status);
}

inline void context::refuse_call(const std::string &why) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_context_refuse_call(ctx, why.c_str());
    detail::check(status);
}

inline void context::set_error_handler(dtl_error_handler_t handler, void *user_data) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_context_set_error_handler(ctx, handler, user_data);
    detail::check(status);
}

inline void context::set_error_policy(dtl_error_policy policy) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_context_set_error_policy(ctx, policy);
    detail::check(status);
}

inline dtl_error_policy context::error_policy() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    return dtl_context_error_policy(ctx);
}

inline void context::barrier() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_context_barrier(ctx);
    detail::check(status);
}

template <class Buf>
inline void context::broadcast(Buf &&buf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_broadcast(ctx, buf_given.data, count, detail::dtype_among(buf_given),
                                      root);
    detail::check(status);
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
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_reduce", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_reduce(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                   detail::dtype_among(sendbuf_given, recvbuf_given), op, root);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::allreduce(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_allreduce", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_allreduce(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                      detail::dtype_among(sendbuf_given, recvbuf_given), op);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline int32_t context::allreduce_alike(const Sendbuf &sendbuf, Recvbuf &&recvbuf, int32_t op,
                                        int64_t form, int is_number) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_allreduce_alike", "recvbuf", recvbuf_given.count, count);
    int32_t result_dtype_found{};
    const auto status = dtl_allreduce_alike(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                            detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                            form, is_number, &result_dtype_found);
    detail::check(status);
    return result_dtype_found;
}

inline double context::allreduce_float64(double value, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    double result_found{};
    const auto status = dtl_allreduce_float64(ctx, value, op, &result_found);
    detail::check(status);
    return result_found;
}

inline int64_t context::allreduce_int64(int64_t value, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    int64_t result_found{};
    const auto status = dtl_allreduce_int64(ctx, value, op, &result_found);
    detail::check(status);
    return result_found;
}

template <class Sendbuf, class Recvbuf>
inline void context::gather(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    const dtl_size_t recvcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_gather", "recvbuf", recvbuf_given.count,
                     detail::product(recvcount, dtl_context_size(ctx)));
    const auto status = dtl_gather(ctx, sendbuf_given.data, sendcount,
                                   detail::dtype_among(sendbuf_given, recvbuf_given),
                                   recvbuf_given.data, recvcount,
                                   detail::dtype_among(sendbuf_given, recvbuf_given), root);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::allgather(const Sendbuf &sendbuf, Recvbuf &&recvbuf) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    const dtl_size_t recvcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_allgather", "recvbuf", recvbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    const auto status = dtl_allgather(ctx, sendbuf_given.data, sendcount,
                                      detail::dtype_among(sendbuf_given, recvbuf_given),
                                      recvbuf_given.data, recvcount,
                                      detail::dtype_among(sendbuf_given, recvbuf_given));
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::scatter(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = recvbuf_given.count;
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_scatter", "sendbuf", sendbuf_given.count,
                     detail::product(sendcount, dtl_context_size(ctx)));
    const auto status = dtl_scatter(ctx, sendbuf_given.data, sendcount,
                                    detail::dtype_among(sendbuf_given, recvbuf_given),
                                    recvbuf_given.data, recvcount,
                                    detail::dtype_among(sendbuf_given, recvbuf_given), root);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::alltoall(const Sendbuf &sendbuf, Recvbuf &&recvbuf) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count / detail::at_least_one(dtl_context_size(ctx));
    const dtl_size_t recvcount = sendbuf_given.count / detail::at_least_one(dtl_context_size(ctx));
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::divides("dtl_alltoall", "sendbuf", sendbuf_given.count, dtl_context_size(ctx));
    detail::fits("dtl_alltoall", "recvbuf", recvbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    const auto status = dtl_alltoall(ctx, sendbuf_given.data, sendcount,
                                     detail::dtype_among(sendbuf_given, recvbuf_given),
                                     recvbuf_given.data, recvcount,
                                     detail::dtype_among(sendbuf_given, recvbuf_given));
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::gatherv(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                             std::span<const dtl_size_t> recvcounts,
                             std::span<const dtl_size_t> displs, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_gatherv", "recvbuf", recvbuf_given.count,
                        detail::extent(recvcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_gatherv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_gatherv", "displs", displs.size(), dtl_context_size(ctx));
    const auto status = dtl_gatherv(ctx, sendbuf_given.data, sendcount,
                                    detail::dtype_among(sendbuf_given, recvbuf_given),
                                    recvbuf_given.data, recvcounts.data(), displs.data(),
                                    detail::dtype_among(sendbuf_given, recvbuf_given), root);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::scatterv(const Sendbuf &sendbuf, std::span<const dtl_size_t> sendcounts,
                              std::span<const dtl_size_t> displs, Recvbuf &&recvbuf,
                              dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_scatterv", "sendbuf", sendbuf_given.count,
                        detail::extent(sendcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_scatterv", "sendcounts", sendcounts.size(), dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_scatterv", "displs", displs.size(), dtl_context_size(ctx));
    const auto status = dtl_scatterv(ctx, sendbuf_given.data, sendcounts.data(), displs.data(),
                                     detail::dtype_among(sendbuf_given, recvbuf_given),
                                     recvbuf_given.data, recvcount,
                                     detail::dtype_among(sendbuf_given, recvbuf_given), root);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::allgatherv(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                std::span<const dtl_size_t> recvcounts,
                                std::span<const dtl_size_t> displs) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_allgatherv", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, displs));
    detail::fits("dtl_allgatherv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (displs.data() != nullptr)
        detail::fits("dtl_allgatherv", "displs", displs.size(), dtl_context_size(ctx));
    const auto status = dtl_allgatherv(ctx, sendbuf_given.data, sendcount,
                                       detail::dtype_among(sendbuf_given, recvbuf_given),
                                       recvbuf_given.data, recvcounts.data(), displs.data());
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::alltoallv(const Sendbuf &sendbuf, std::span<const dtl_size_t> sendcounts,
                               std::span<const dtl_size_t> sdispls, Recvbuf &&recvbuf,
                               std::span<const dtl_size_t> recvcounts,
                               std::span<const dtl_size_t> rdispls) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_alltoallv", "sendbuf", sendbuf_given.count,
                    detail::extent(sendcounts, sdispls));
    detail::fits("dtl_alltoallv", "sendcounts", sendcounts.size(), dtl_context_size(ctx));
    if (sdispls.data() != nullptr)
        detail::fits("dtl_alltoallv", "sdispls", sdispls.size(), dtl_context_size(ctx));
    detail::reaches("dtl_alltoallv", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, rdispls));
    detail::fits("dtl_alltoallv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (rdispls.data() != nullptr)
        detail::fits("dtl_alltoallv", "rdispls", rdispls.size(), dtl_context_size(ctx));
    const auto status = dtl_alltoallv(ctx, sendbuf_given.data, sendcounts.data(), sdispls.data(),
                                      detail::dtype_among(sendbuf_given, recvbuf_given),
                                      recvbuf_given.data, recvcounts.data(), rdispls.data(),
                                      detail::dtype_among(sendbuf_given, recvbuf_given));
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::scan(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_scan", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_scan(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                 detail::dtype_among(sendbuf_given, recvbuf_given), op);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::exscan(const Sendbuf &sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_exscan", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_exscan(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                   detail::dtype_among(sendbuf_given, recvbuf_given), op);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::reduce_scatter(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                    std::span<const dtl_size_t> recvcounts, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_reduce_scatter", "sendbuf", sendbuf_given.count, detail::sum(recvcounts));
    detail::fits("dtl_reduce_scatter", "recvbuf", recvbuf_given.count,
                 recvcounts[dtl_context_rank(ctx)]);
    detail::fits("dtl_reduce_scatter", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    const auto status = dtl_reduce_scatter(ctx, sendbuf_given.data, recvbuf_given.data,
                                           recvcounts.data(),
                                           detail::dtype_among(sendbuf_given, recvbuf_given), op);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::reduce_scatter_block(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                          dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_reduce_scatter_block", "sendbuf", sendbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    const auto status = dtl_reduce_scatter_block(ctx, sendbuf_given.data, recvbuf_given.data,
                                                 recvcount,
                                                 detail::dtype_among(sendbuf_given, recvbuf_given),
                                                 op);
    detail::check(status);
}

inline dtl::request context::ibarrier() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_request_t request_found{};
    const auto status = dtl_ibarrier(ctx, &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Buf>
inline dtl::request context::ibroadcast(Buf &&buf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Buf>();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    dtl_request_t request_found{};
    const auto status = dtl_ibroadcast(ctx, buf_given.data, count, detail::dtype_among(buf_given),
                                       root, &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::ireduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op,
                                     dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_ireduce", "recvbuf", recvbuf_given.count, count);
    dtl_request_t request_found{};
    const auto status = dtl_ireduce(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                    detail::dtype_among(sendbuf_given, recvbuf_given), op, root,
                                    &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::iallreduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                        dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_iallreduce", "recvbuf", recvbuf_given.count, count);
    dtl_request_t request_found{};
    const auto status = dtl_iallreduce(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                       detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                       &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::igather(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    const dtl_size_t recvcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_igather", "recvbuf", recvbuf_given.count,
                     detail::product(recvcount, dtl_context_size(ctx)));
    dtl_request_t request_found{};
    const auto status = dtl_igather(ctx, sendbuf_given.data, sendcount,
                                    detail::dtype_among(sendbuf_given, recvbuf_given),
                                    recvbuf_given.data, recvcount,
                                    detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                    &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::iallgather(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    const dtl_size_t recvcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_iallgather", "recvbuf", recvbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    dtl_request_t request_found{};
    const auto status = dtl_iallgather(ctx, sendbuf_given.data, sendcount,
                                       detail::dtype_among(sendbuf_given, recvbuf_given),
                                       recvbuf_given.data, recvcount,
                                       detail::dtype_among(sendbuf_given, recvbuf_given),
                                       &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::iscatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = recvbuf_given.count;
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_iscatter", "sendbuf", sendbuf_given.count,
                     detail::product(sendcount, dtl_context_size(ctx)));
    dtl_request_t request_found{};
    const auto status = dtl_iscatter(ctx, sendbuf_given.data, sendcount,
                                     detail::dtype_among(sendbuf_given, recvbuf_given),
                                     recvbuf_given.data, recvcount,
                                     detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                     &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::ialltoall(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count / detail::at_least_one(dtl_context_size(ctx));
    const dtl_size_t recvcount = sendbuf_given.count / detail::at_least_one(dtl_context_size(ctx));
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::divides("dtl_ialltoall", "sendbuf", sendbuf_given.count, dtl_context_size(ctx));
    detail::fits("dtl_ialltoall", "recvbuf", recvbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    dtl_request_t request_found{};
    const auto status = dtl_ialltoall(ctx, sendbuf_given.data, sendcount,
                                      detail::dtype_among(sendbuf_given, recvbuf_given),
                                      recvbuf_given.data, recvcount,
                                      detail::dtype_among(sendbuf_given, recvbuf_given),
                                      &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::igatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                      std::span<const dtl_size_t> recvcounts,
                                      std::span<const dtl_size_t> displs, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_igatherv", "recvbuf", recvbuf_given.count,
                        detail::extent(recvcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_igatherv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_igatherv", "displs", displs.size(), dtl_context_size(ctx));
    dtl_request_t request_found{};
    const auto status = dtl_igatherv(ctx, sendbuf_given.data, sendcount,
                                     detail::dtype_among(sendbuf_given, recvbuf_given),
                                     recvbuf_given.data, recvcounts.data(), displs.data(),
                                     detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                     &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::iscatterv(Sendbuf &&sendbuf, std::span<const dtl_size_t> sendcounts,
                                       std::span<const dtl_size_t> displs, Recvbuf &&recvbuf,
                                       dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_iscatterv", "sendbuf", sendbuf_given.count,
                        detail::extent(sendcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_iscatterv", "sendcounts", sendcounts.size(), dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_iscatterv", "displs", displs.size(), dtl_context_size(ctx));
    dtl_request_t request_found{};
    const auto status = dtl_iscatterv(ctx, sendbuf_given.data, sendcounts.data(), displs.data(),
                                      detail::dtype_among(sendbuf_given, recvbuf_given),
                                      recvbuf_given.data, recvcount,
                                      detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                      &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::iallgatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                         std::span<const dtl_size_t> recvcounts,
                                         std::span<const dtl_size_t> displs) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_iallgatherv", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, displs));
    detail::fits("dtl_iallgatherv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (displs.data() != nullptr)
        detail::fits("dtl_iallgatherv", "displs", displs.size(), dtl_context_size(ctx));
    dtl_request_t request_found{};
    const auto status = dtl_iallgatherv(ctx, sendbuf_given.data, sendcount,
                                        detail::dtype_among(sendbuf_given, recvbuf_given),
                                        recvbuf_given.data, recvcounts.data(), displs.data(),
                                        &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::ialltoallv(Sendbuf &&sendbuf, std::span<const dtl_size_t> sendcounts,
                                        std::span<const dtl_size_t> sdispls, Recvbuf &&recvbuf,
                                        std::span<const dtl_size_t> recvcounts,
                                        std::span<const dtl_size_t> rdispls) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_ialltoallv", "sendbuf", sendbuf_given.count,
                    detail::extent(sendcounts, sdispls));
    detail::fits("dtl_ialltoallv", "sendcounts", sendcounts.size(), dtl_context_size(ctx));
    if (sdispls.data() != nullptr)
        detail::fits("dtl_ialltoallv", "sdispls", sdispls.size(), dtl_context_size(ctx));
    detail::reaches("dtl_ialltoallv", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, rdispls));
    detail::fits("dtl_ialltoallv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (rdispls.data() != nullptr)
        detail::fits("dtl_ialltoallv", "rdispls", rdispls.size(), dtl_context_size(ctx));
    dtl_request_t request_found{};
    const auto status = dtl_ialltoallv(ctx, sendbuf_given.data, sendcounts.data(), sdispls.data(),
                                       detail::dtype_among(sendbuf_given, recvbuf_given),
                                       recvbuf_given.data, recvcounts.data(), rdispls.data(),
                                       detail::dtype_among(sendbuf_given, recvbuf_given),
                                       &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::iscan(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_iscan", "recvbuf", recvbuf_given.count, count);
    dtl_request_t request_found{};
    const auto status = dtl_iscan(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                  detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                  &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::iexscan(Sendbuf &&sendbuf, Recvbuf &&recvbuf, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_iexscan", "recvbuf", recvbuf_given.count, count);
    dtl_request_t request_found{};
    const auto status = dtl_iexscan(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                    detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                    &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::ireduce_scatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                             std::span<const dtl_size_t> recvcounts,
                                             dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_ireduce_scatter", "sendbuf", sendbuf_given.count, detail::sum(recvcounts));
    detail::fits("dtl_ireduce_scatter", "recvbuf", recvbuf_given.count,
                 recvcounts[dtl_context_rank(ctx)]);
    detail::fits("dtl_ireduce_scatter", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    dtl_request_t request_found{};
    const auto status = dtl_ireduce_scatter(ctx, sendbuf_given.data, recvbuf_given.data,
                                            recvcounts.data(),
                                            detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                            &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::request context::ireduce_scatter_block(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                   dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_ireduce_scatter_block", "sendbuf", sendbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    dtl_request_t request_found{};
    const auto status = dtl_ireduce_scatter_block(
        ctx, sendbuf_given.data, recvbuf_given.data, recvcount,
        detail::dtype_among(sendbuf_given, recvbuf_given), op, &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

inline dtl::collective_plan context::plan_barrier() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_barrier(ctx, &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Buf>
inline dtl::collective_plan context::plan_broadcast(Buf &&buf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Buf>();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_broadcast(ctx, buf_given.data, count,
                                           detail::dtype_among(buf_given), root, &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_reduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                 dtl_reduce_op op, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_plan_reduce", "recvbuf", recvbuf_given.count, count);
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_reduce(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                        detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                        root, &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_allreduce(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                    dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_plan_allreduce", "recvbuf", recvbuf_given.count, count);
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_allreduce(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                           detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                           &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_gather(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                 dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    const dtl_size_t recvcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_plan_gather", "recvbuf", recvbuf_given.count,
                     detail::product(recvcount, dtl_context_size(ctx)));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_gather(ctx, sendbuf_given.data, sendcount,
                                        detail::dtype_among(sendbuf_given, recvbuf_given),
                                        recvbuf_given.data, recvcount,
                                        detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                        &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_allgather(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    const dtl_size_t recvcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_plan_allgather", "recvbuf", recvbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_allgather(ctx, sendbuf_given.data, sendcount,
                                           detail::dtype_among(sendbuf_given, recvbuf_given),
                                           recvbuf_given.data, recvcount,
                                           detail::dtype_among(sendbuf_given, recvbuf_given),
                                           &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_scatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                  dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = recvbuf_given.count;
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_plan_scatter", "sendbuf", sendbuf_given.count,
                     detail::product(sendcount, dtl_context_size(ctx)));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_scatter(ctx, sendbuf_given.data, sendcount,
                                         detail::dtype_among(sendbuf_given, recvbuf_given),
                                         recvbuf_given.data, recvcount,
                                         detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                         &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_alltoall(Sendbuf &&sendbuf, Recvbuf &&recvbuf) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count / detail::at_least_one(dtl_context_size(ctx));
    const dtl_size_t recvcount = sendbuf_given.count / detail::at_least_one(dtl_context_size(ctx));
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::divides("dtl_plan_alltoall", "sendbuf", sendbuf_given.count, dtl_context_size(ctx));
    detail::fits("dtl_plan_alltoall", "recvbuf", recvbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_alltoall(ctx, sendbuf_given.data, sendcount,
                                          detail::dtype_among(sendbuf_given, recvbuf_given),
                                          recvbuf_given.data, recvcount,
                                          detail::dtype_among(sendbuf_given, recvbuf_given),
                                          &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_gatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                  std::span<const dtl_size_t> recvcounts,
                                                  std::span<const dtl_size_t> displs,
                                                  dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_plan_gatherv", "recvbuf", recvbuf_given.count,
                        detail::extent(recvcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_plan_gatherv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_plan_gatherv", "displs", displs.size(), dtl_context_size(ctx));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_gatherv(ctx, sendbuf_given.data, sendcount,
                                         detail::dtype_among(sendbuf_given, recvbuf_given),
                                         recvbuf_given.data, recvcounts.data(), displs.data(),
                                         detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                         &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_scatterv(Sendbuf &&sendbuf,
                                                   std::span<const dtl_size_t> sendcounts,
                                                   std::span<const dtl_size_t> displs,
                                                   Recvbuf &&recvbuf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_plan_scatterv", "sendbuf", sendbuf_given.count,
                        detail::extent(sendcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_plan_scatterv", "sendcounts", sendcounts.size(), dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_plan_scatterv", "displs", displs.size(), dtl_context_size(ctx));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_scatterv(ctx, sendbuf_given.data, sendcounts.data(),
                                          displs.data(),
                                          detail::dtype_among(sendbuf_given, recvbuf_given),
                                          recvbuf_given.data, recvcount,
                                          detail::dtype_among(sendbuf_given, recvbuf_given), root,
                                          &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_allgatherv(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                     std::span<const dtl_size_t> recvcounts,
                                                     std::span<const dtl_size_t> displs) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_plan_allgatherv", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, displs));
    detail::fits("dtl_plan_allgatherv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (displs.data() != nullptr)
        detail::fits("dtl_plan_allgatherv", "displs", displs.size(), dtl_context_size(ctx));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_allgatherv(ctx, sendbuf_given.data, sendcount,
                                            detail::dtype_among(sendbuf_given, recvbuf_given),
                                            recvbuf_given.data, recvcounts.data(), displs.data(),
                                            &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_alltoallv(Sendbuf &&sendbuf,
                                                    std::span<const dtl_size_t> sendcounts,
                                                    std::span<const dtl_size_t> sdispls,
                                                    Recvbuf &&recvbuf,
                                                    std::span<const dtl_size_t> recvcounts,
                                                    std::span<const dtl_size_t> rdispls) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_plan_alltoallv", "sendbuf", sendbuf_given.count,
                    detail::extent(sendcounts, sdispls));
    detail::fits("dtl_plan_alltoallv", "sendcounts", sendcounts.size(), dtl_context_size(ctx));
    if (sdispls.data() != nullptr)
        detail::fits("dtl_plan_alltoallv", "sdispls", sdispls.size(), dtl_context_size(ctx));
    detail::reaches("dtl_plan_alltoallv", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, rdispls));
    detail::fits("dtl_plan_alltoallv", "recvcounts", recvcounts.size(), dtl_context_size(ctx));
    if (rdispls.data() != nullptr)
        detail::fits("dtl_plan_alltoallv", "rdispls", rdispls.size(), dtl_context_size(ctx));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_alltoallv(ctx, sendbuf_given.data, sendcounts.data(),
                                           sdispls.data(),
                                           detail::dtype_among(sendbuf_given, recvbuf_given),
                                           recvbuf_given.data, recvcounts.data(), rdispls.data(),
                                           detail::dtype_among(sendbuf_given, recvbuf_given),
                                           &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_scan(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                               dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_plan_scan", "recvbuf", recvbuf_given.count, count);
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_scan(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                      detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                      &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_exscan(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                 dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_plan_exscan", "recvbuf", recvbuf_given.count, count);
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_exscan(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                        detail::dtype_among(sendbuf_given, recvbuf_given), op,
                                        &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_reduce_scatter(Sendbuf &&sendbuf, Recvbuf &&recvbuf,
                                                         std::span<const dtl_size_t> recvcounts,
                                                         dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_plan_reduce_scatter", "sendbuf", sendbuf_given.count,
                 detail::sum(recvcounts));
    detail::fits("dtl_plan_reduce_scatter", "recvbuf", recvbuf_given.count,
                 recvcounts[dtl_context_rank(ctx)]);
    detail::fits("dtl_plan_reduce_scatter", "recvcounts", recvcounts.size(),
                 dtl_context_size(ctx));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_reduce_scatter(ctx, sendbuf_given.data, recvbuf_given.data,
                                                recvcounts.data(),
                                                detail::dtype_among(sendbuf_given, recvbuf_given),
                                                op, &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Sendbuf, class Recvbuf>
inline dtl::collective_plan context::plan_reduce_scatter_block(Sendbuf &&sendbuf,
                                                               Recvbuf &&recvbuf,
                                                               dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Sendbuf>();
    detail::require_lasting<Recvbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_plan_reduce_scatter_block", "sendbuf", sendbuf_given.count,
                 detail::product(recvcount, dtl_context_size(ctx)));
    dtl_collective_plan_t plan_found{};
    const auto status = dtl_plan_reduce_scatter_block(
        ctx, sendbuf_given.data, recvbuf_given.data, recvcount,
        detail::dtype_among(sendbuf_given, recvbuf_given), op, &plan_found);
    detail::check(status);
    return dtl::collective_plan(plan_found);
}

template <class Buf>
inline void context::send(const Buf &buf, dtl_rank_t dest, dtl_tag_t tag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_send(ctx, buf_given.data, count, detail::dtype_among(buf_given), dest,
                                 tag);
    detail::check(status);
}

template <class Buf>
inline void context::recv(Buf &&buf, dtl_rank_t source, dtl_tag_t tag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_recv(ctx, buf_given.data, count, detail::dtype_among(buf_given),
                                 source, tag);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::sendrecv(const Sendbuf &sendbuf, dtl_rank_t dest, dtl_tag_t sendtag,
                              Recvbuf &&recvbuf, dtl_rank_t source, dtl_tag_t recvtag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    const dtl_size_t recvcount = recvbuf_given.count;
    const auto status = dtl_sendrecv(ctx, sendbuf_given.data, sendcount,
                                     detail::dtype_among(sendbuf_given), dest, sendtag,
                                     recvbuf_given.data, recvcount,
                                     detail::dtype_among(recvbuf_given), source, recvtag);
    detail::check(status);
}

template <class Buf>
inline dtl::request context::isend(Buf &&buf, dtl_rank_t dest, dtl_tag_t tag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Buf>();
    const auto buf_given = detail::elements_of(std::as_const(buf));
    const dtl_size_t count = buf_given.count;
    dtl_request_t request_found{};
    const auto status = dtl_isend(ctx, buf_given.data, count, detail::dtype_among(buf_given), dest,
                                  tag, &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

template <class Buf>
inline dtl::request context::irecv(Buf &&buf, dtl_rank_t source, dtl_tag_t tag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Buf>();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    dtl_request_t request_found{};
    const auto status = dtl_irecv(ctx, buf_given.data, count, detail::dtype_among(buf_given),
                                  source, tag, &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

inline dtl_message_info_t context::probe(dtl_rank_t source, dtl_tag_t tag, dtl_dtype dtype) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_message_info_t info_found{};
    const auto status = dtl_probe(ctx, source, tag, dtype, &info_found);
    detail::check(status);
    return info_found;
}

inline std::tuple<int, dtl_message_info_t> context::iprobe(dtl_rank_t source, dtl_tag_t tag,
                                                           dtl_dtype dtype) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    int flag_found{};
    dtl_message_info_t info_found{};
    const auto status = dtl_iprobe(ctx, source, tag, dtype, &flag_found, &info_found);
    detail::check(status);
    return std::make_tuple(flag_found, info_found);
}

inline std::tuple<dtl::message, dtl_message_info_t> context::mprobe(dtl_rank_t source,
                                                                    dtl_tag_t tag,
                                                                    dtl_dtype dtype) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_message_t message_found{};
    dtl_message_info_t info_found{};
    const auto status = dtl_mprobe(ctx, source, tag, dtype, &message_found, &info_found);
    detail::check(status);
    return std::make_tuple(dtl::message(message_found), info_found);
}

inline std::tuple<dtl::message, dtl_message_info_t> context::improbe(dtl_rank_t source,
                                                                     dtl_tag_t tag,
                                                                     dtl_dtype dtype) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_message_t message_found{};
    dtl_message_info_t info_found{};
    const auto status = dtl_improbe(ctx, source, tag, dtype, &message_found, &info_found);
    detail::check(status);
    return std::make_tuple(dtl::message(message_found), info_found);
}

template <class Buf>
inline dtl::request context::isend_shaped(Buf &&buf, dtl_shape shape, dtl_rank_t dest,
                                          dtl_tag_t tag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    detail::require_lasting<Buf>();
    const auto buf_given = detail::elements_of(std::as_const(buf));
    const dtl_size_t count = buf_given.count;
    dtl_request_t request_found{};
    const auto status = dtl_isend_shaped(ctx, buf_given.data, count,
                                         detail::dtype_among(buf_given), shape, dest, tag,
                                         &request_found);
    detail::check(status);
    return dtl::request(request_found);
}

inline dtl_envelope_t context::probe_envelope(dtl_rank_t source, dtl_tag_t tag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_envelope_t envelope_found{};
    const auto status = dtl_probe_envelope(ctx, source, tag, &envelope_found);
    detail::check(status);
    return envelope_found;
}

inline std::tuple<int, dtl_envelope_t> context::iprobe_envelope(dtl_rank_t source,
                                                                dtl_tag_t tag) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    int flag_found{};
    dtl_envelope_t envelope_found{};
    const auto status = dtl_iprobe_envelope(ctx, source, tag, &flag_found, &envelope_found);
    detail::check(status);
    return std::make_tuple(flag_found, envelope_found);
}

inline std::tuple<int, dtl_shape> context::file_inspect(const std::string &path) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    int dtype_found{};
    dtl_shape shape_found{};
    const auto status = dtl_file_inspect(ctx, path.c_str(), &dtype_found, &shape_found);
    detail::check(status);
    return std::make_tuple(dtype_found, shape_found);
}

inline dtl_size_t context::action_register(const std::string &name, dtl_action_func func,
                                           void *user_data) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_size_t action_found{};
    const auto status = dtl_action_register(ctx, name.c_str(), func, user_data, &action_found);
    detail::check(status);
    return action_found;
}

inline dtl_size_t context::action_register_reply(const std::string &name, dtl_reply_func func,
                                                 void *user_data) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_size_t action_found{};
    const auto status = dtl_action_register_reply(ctx, name.c_str(), func, user_data,
                                                  &action_found);
    detail::check(status);
    return action_found;
}

template <class Args, class Result>
inline void context::remote_invoke(dtl_rank_t target, dtl_size_t action, const Args &args,
                                   Result &&result) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto args_given = detail::elements_of(args);
    const auto result_given = detail::elements_of(result);
    const dtl_size_t args_size = args_given.bytes;
    const dtl_size_t result_size = result_given.bytes;
    const auto status = dtl_remote_invoke(ctx, target, action, args_given.data, args_size,
                                          result_given.data, result_size);
    detail::check(status);
}

template <class Args>
inline dtl::future context::remote_invoke_async(dtl_rank_t target, dtl_size_t action,
                                                const Args &args, dtl_size_t result_size) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto args_given = detail::elements_of(args);
    const dtl_size_t args_size = args_given.bytes;
    dtl_future_t result_found{};
    const auto status = dtl_remote_invoke_async(ctx, target, action, args_given.data, args_size,
                                                result_size, &result_found);
    detail::check(status);
    return dtl::future(result_found);
}

inline void context::action_barrier() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_action_barrier(ctx);
    detail::check(status);
}

inline dtl::stream context::stream() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    dtl_stream_t stream_found{};
    const auto status = dtl_context_stream(ctx, &stream_found);
    detail::check(status);
    return dtl::stream(stream_found);
}

inline void context::set_stream(const dtl::stream &stream) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_context_set_stream(ctx, stream.native_handle());
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_allreduce_device(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                           dtl_reduce_op op) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_nccl_allreduce_device", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_nccl_allreduce_device(
        ctx, sendbuf_given.data, recvbuf_given.data, count,
        detail::dtype_among(sendbuf_given, recvbuf_given), op);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_allreduce_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                              dtl_reduce_op op, dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_nccl_allreduce_device_ex", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_nccl_allreduce_device_ex(
        ctx, sendbuf_given.data, recvbuf_given.data, count,
        detail::dtype_among(sendbuf_given, recvbuf_given), op, mode);
    detail::check(status);
}

template <class Buf>
inline void context::nccl_broadcast_device(Buf &&buf, dtl_rank_t root) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_nccl_broadcast_device(ctx, buf_given.data, count,
                                                  detail::dtype_among(buf_given), root);
    detail::check(status);
}

template <class Buf>
inline void context::nccl_broadcast_device_ex(Buf &&buf, dtl_rank_t root,
                                              dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_nccl_broadcast_device_ex(ctx, buf_given.data, count,
                                                     detail::dtype_among(buf_given), root, mode);
    detail::check(status);
}

inline void context::nccl_barrier_device() const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto status = dtl_nccl_barrier_device(ctx);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_gatherv_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                            std::span<const dtl_size_t> recvcounts,
                                            std::span<const dtl_size_t> displs, dtl_rank_t root,
                                            dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_nccl_gatherv_device_ex", "recvbuf", recvbuf_given.count,
                        detail::extent(recvcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_nccl_gatherv_device_ex", "recvcounts", recvcounts.size(),
                     dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_nccl_gatherv_device_ex", "displs", displs.size(), dtl_context_size(ctx));
    const auto status = dtl_nccl_gatherv_device_ex(
        ctx, sendbuf_given.data, sendcount, detail::dtype_among(sendbuf_given, recvbuf_given),
        recvbuf_given.data, recvcounts.data(), displs.data(),
        detail::dtype_among(sendbuf_given, recvbuf_given), root, mode);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_scatterv_device_ex(const Sendbuf &sendbuf,
                                             std::span<const dtl_size_t> sendcounts,
                                             std::span<const dtl_size_t> displs, Recvbuf &&recvbuf,
                                             dtl_rank_t root, dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t recvcount = recvbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    if (dtl_context_rank(ctx) == root)
        detail::reaches("dtl_nccl_scatterv_device_ex", "sendbuf", sendbuf_given.count,
                        detail::extent(sendcounts, displs));
    if (dtl_context_rank(ctx) == root)
        detail::fits("dtl_nccl_scatterv_device_ex", "sendcounts", sendcounts.size(),
                     dtl_context_size(ctx));
    if (dtl_context_rank(ctx) == root && displs.data() != nullptr)
        detail::fits("dtl_nccl_scatterv_device_ex", "displs", displs.size(),
                     dtl_context_size(ctx));
    const auto status = dtl_nccl_scatterv_device_ex(
        ctx, sendbuf_given.data, sendcounts.data(), displs.data(),
        detail::dtype_among(sendbuf_given, recvbuf_given), recvbuf_given.data, recvcount,
        detail::dtype_among(sendbuf_given, recvbuf_given), root, mode);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_allgatherv_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                               std::span<const dtl_size_t> recvcounts,
                                               std::span<const dtl_size_t> displs,
                                               dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t sendcount = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_nccl_allgatherv_device_ex", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, displs));
    detail::fits("dtl_nccl_allgatherv_device_ex", "recvcounts", recvcounts.size(),
                 dtl_context_size(ctx));
    if (displs.data() != nullptr)
        detail::fits("dtl_nccl_allgatherv_device_ex", "displs", displs.size(),
                     dtl_context_size(ctx));
    const auto status = dtl_nccl_allgatherv_device_ex(
        ctx, sendbuf_given.data, sendcount, detail::dtype_among(sendbuf_given, recvbuf_given),
        recvbuf_given.data, recvcounts.data(), displs.data(), mode);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_alltoallv_device_ex(const Sendbuf &sendbuf,
                                              std::span<const dtl_size_t> sendcounts,
                                              std::span<const dtl_size_t> sdispls,
                                              Recvbuf &&recvbuf,
                                              std::span<const dtl_size_t> recvcounts,
                                              std::span<const dtl_size_t> rdispls,
                                              dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::reaches("dtl_nccl_alltoallv_device_ex", "sendbuf", sendbuf_given.count,
                    detail::extent(sendcounts, sdispls));
    detail::fits("dtl_nccl_alltoallv_device_ex", "sendcounts", sendcounts.size(),
                 dtl_context_size(ctx));
    if (sdispls.data() != nullptr)
        detail::fits("dtl_nccl_alltoallv_device_ex", "sdispls", sdispls.size(),
                     dtl_context_size(ctx));
    detail::reaches("dtl_nccl_alltoallv_device_ex", "recvbuf", recvbuf_given.count,
                    detail::extent(recvcounts, rdispls));
    detail::fits("dtl_nccl_alltoallv_device_ex", "recvcounts", recvcounts.size(),
                 dtl_context_size(ctx));
    if (rdispls.data() != nullptr)
        detail::fits("dtl_nccl_alltoallv_device_ex", "rdispls", rdispls.size(),
                     dtl_context_size(ctx));
    const auto status = dtl_nccl_alltoallv_device_ex(
        ctx, sendbuf_given.data, sendcounts.data(), sdispls.data(),
        detail::dtype_among(sendbuf_given, recvbuf_given), recvbuf_given.data, recvcounts.data(),
        rdispls.data(), detail::dtype_among(sendbuf_given, recvbuf_given), mode);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_scan_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                         dtl_reduce_op op, dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_nccl_scan_device_ex", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_nccl_scan_device_ex(ctx, sendbuf_given.data, recvbuf_given.data, count,
                                                detail::dtype_among(sendbuf_given, recvbuf_given),
                                                op, mode);
    detail::check(status);
}

template <class Sendbuf, class Recvbuf>
inline void context::nccl_exscan_device_ex(const Sendbuf &sendbuf, Recvbuf &&recvbuf,
                                           dtl_reduce_op op, dtl_nccl_operation_mode mode) const
{
    [[maybe_unused]] const auto ctx = native_handle();
    const auto sendbuf_given = detail::elements_of(sendbuf);
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = sendbuf_given.count;
    detail::require_same(sendbuf_given, recvbuf_given);
    detail::fits("dtl_nccl_exscan_device_ex", "recvbuf", recvbuf_given.count, count);
    const auto status = dtl_nccl_exscan_device_ex(
        ctx, sendbuf_given.data, recvbuf_given.data, count,
        detail::dtype_among(sendbuf_given, recvbuf_given), op, mode);
    detail::check(status);
}

template <class Buf>
inline void message::mrecv(Buf &&buf)
{
    [[maybe_unused]] const auto message = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_mrecv(message, buf_given.data, count, detail::dtype_among(buf_given));
    if (status == DTL_SUCCESS)
        release();
    detail::check(status);
}

inline dtl_envelope_t message::envelope() const
{
    [[maybe_unused]] const auto message = native_handle();
    dtl_envelope_t envelope_found{};
    const auto status = dtl_message_envelope(message, &envelope_found);
    detail::check(status);
    return envelope_found;
}

inline void request::wait()
{
    [[maybe_unused]] const auto request = native_handle();
    const auto status = dtl_wait(request);
    if (status == DTL_SUCCESS)
        release();
    detail::check(status);
}

inline int request::test() const
{
    [[maybe_unused]] const auto request = native_handle();
    int completed_found{};
    const auto status = dtl_test(request, &completed_found);
    detail::check(status);
    return completed_found;
}

inline dtl::future request::future()
{
    [[maybe_unused]] const auto request = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_request_future(request, &fut_found);
    if (status == DTL_SUCCESS)
        release();
    detail::check(status);
    return dtl::future(fut_found);
}

inline void request::cancel() const
{
    [[maybe_unused]] const auto request = native_handle();
    const auto status = dtl_cancel(request);
    detail::check(status);
}

inline void collective_plan::start() const
{
    [[maybe_unused]] const auto plan = native_handle();
    const auto status = dtl_collective_plan_start(plan);
    detail::check(status);
}

inline void collective_plan::wait() const
{
    [[maybe_unused]] const auto plan = native_handle();
    const auto status = dtl_collective_plan_wait(plan);
    detail::check(status);
}

inline int collective_plan::test() const
{
    [[maybe_unused]] const auto plan = native_handle();
    int completed_found{};
    const auto status = dtl_collective_plan_test(plan, &completed_found);
    detail::check(status);
    return completed_found;
}

inline dtl::vector vector::create_with_options(const dtl::context &ctx, dtl_dtype dtype,
                                               dtl_size_t global_size,
                                               const dtl_container_options *opts)
{
    dtl_vector_t vec_found{};
    const auto status = dtl_vector_create_with_options(ctx.native_handle(), dtype, global_size,
                                                       opts, &vec_found);
    detail::check(status);
    return dtl::vector(vec_found);
}

inline dtl_partition_policy vector::partition_policy() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_partition_policy(vec);
}

inline dtl_placement_policy vector::placement_policy() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_placement_policy(vec);
}

inline dtl_execution_policy vector::execution_policy() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_execution_policy(vec);
}

inline int vector::device_id() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_device_id(vec);
}

inline dtl_consistency_policy vector::consistency_policy() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_consistency_policy(vec);
}

inline dtl_error_policy vector::error_policy() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_error_policy(vec);
}

template <class HostBuffer>
inline void vector::copy_to_host(HostBuffer &&host_buffer) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto host_buffer_given = detail::elements_of(host_buffer);
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_vector_copy_to_host", "host_buffer", host_buffer_given,
                  dtl_vector_dtype(vec));
    const auto status = dtl_vector_copy_to_host(vec, host_buffer_given.data, count);
    detail::check(status);
}

template <class HostBuffer>
inline void vector::copy_from_host(const HostBuffer &host_buffer) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto host_buffer_given = detail::elements_of(host_buffer);
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_vector_copy_from_host", "host_buffer", host_buffer_given,
                  dtl_vector_dtype(vec));
    const auto status = dtl_vector_copy_from_host(vec, host_buffer_given.data, count);
    detail::check(status);
}

inline dtl::vector vector::create(const dtl::context &ctx, dtl_dtype dtype, dtl_size_t global_size)
{
    dtl_vector_t vec_found{};
    const auto status = dtl_vector_create(ctx.native_handle(), dtype, global_size, &vec_found);
    detail::check(status);
    return dtl::vector(vec_found);
}

template <class Value>
inline dtl::vector vector::create_fill(const dtl::context &ctx, dtl_size_t global_size,
                                       const Value &value)
{
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_vector_create_fill", "value", value_given.count, 1);
    dtl_vector_t vec_found{};
    const auto status = dtl_vector_create_fill(ctx.native_handle(),
                                               detail::dtype_among(value_given), global_size,
                                               value_given.data, &vec_found);
    detail::check(status);
    return dtl::vector(vec_found);
}

inline dtl_size_t vector::global_size() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_global_size(vec);
}

inline dtl_size_t vector::local_size() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_local_size(vec);
}

inline dtl_index_t vector::local_offset() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_local_offset(vec);
}

inline int vector::empty() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_empty(vec);
}

inline dtl_dtype vector::dtype() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_dtype(vec);
}

inline const void * vector::local_data() const &
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_local_data(vec);
}

inline void * vector::local_data_mut() &
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_local_data_mut(vec);
}

inline const void * vector::device_data() const &
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_device_data(vec);
}

inline void * vector::device_data_mut() &
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_device_data_mut(vec);
}

template <class Value>
inline void vector::get_local(dtl_size_t local_idx, Value &&value) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_vector_get_local", "value", value_given, dtl_vector_dtype(vec));
    detail::fits("dtl_vector_get_local", "value", value_given.count, 1);
    const auto status = dtl_vector_get_local(vec, local_idx, value_given.data);
    detail::check(status);
}

template <class Value>
inline void vector::set_local(dtl_size_t local_idx, const Value &value) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_vector_set_local", "value", value_given, dtl_vector_dtype(vec));
    detail::fits("dtl_vector_set_local", "value", value_given.count, 1);
    const auto status = dtl_vector_set_local(vec, local_idx, value_given.data);
    detail::check(status);
}

inline dtl_rank_t vector::num_ranks() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_num_ranks(vec);
}

inline dtl_rank_t vector::rank() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_rank(vec);
}

inline int vector::is_local(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_is_local(vec, global_idx);
}

inline dtl_rank_t vector::owner(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_owner(vec, global_idx);
}

inline dtl_index_t vector::to_local(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_to_local(vec, global_idx);
}

inline dtl_index_t vector::to_global(dtl_index_t local_idx) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_to_global(vec, local_idx);
}

inline void vector::resize(dtl_size_t new_size) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_vector_resize(vec, new_size);
    detail::check(status);
}

inline void vector::barrier() const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_vector_barrier(vec);
    detail::check(status);
}

template <class Value>
inline void vector::fill_local(const Value &value) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_vector_fill_local", "value", value_given, dtl_vector_dtype(vec));
    detail::fits("dtl_vector_fill_local", "value", value_given.count, 1);
    const auto status = dtl_vector_fill_local(vec, value_given.data);
    detail::check(status);
}

template <class Result>
inline void vector::reduce_sum(Result &&result) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_vector_reduce_sum", "result", result_given, dtl_vector_dtype(vec));
    detail::fits("dtl_vector_reduce_sum", "result", result_given.count, 1);
    const auto status = dtl_vector_reduce_sum(vec, result_given.data);
    detail::check(status);
}

template <class Result>
inline void vector::reduce_min(Result &&result) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_vector_reduce_min", "result", result_given, dtl_vector_dtype(vec));
    detail::fits("dtl_vector_reduce_min", "result", result_given.count, 1);
    const auto status = dtl_vector_reduce_min(vec, result_given.data);
    detail::check(status);
}

template <class Result>
inline void vector::reduce_max(Result &&result) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_vector_reduce_max", "result", result_given, dtl_vector_dtype(vec));
    detail::fits("dtl_vector_reduce_max", "result", result_given.count, 1);
    const auto status = dtl_vector_reduce_max(vec, result_given.data);
    detail::check(status);
}

inline void vector::sort_ascending() const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_vector_sort_ascending(vec);
    detail::check(status);
}

inline void vector::redistribute(dtl_partition_policy new_partition) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_vector_redistribute(vec, new_partition);
    detail::check(status);
}

inline int vector::is_dirty() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_is_dirty(vec);
}

inline int vector::is_clean() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_is_clean(vec);
}

inline void vector::sync() const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_vector_sync(vec);
    detail::check(status);
}

inline int vector::is_valid() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_vector_is_valid(vec);
}

inline void vector::for_each_vector(dtl_unary_func func, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_for_each_vector(vec, func, user_data);
    detail::check(status);
}

inline void vector::for_each_vector_const(dtl_const_unary_func func, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_for_each_vector_const(vec, func, user_data);
    detail::check(status);
}

inline void vector::transform_vector(const dtl::vector &dst, dtl_transform_func func,
                                     void *user_data) const
{
    [[maybe_unused]] const auto src = native_handle();
    const auto status = dtl_transform_vector(src, dst.native_handle(), func, user_data);
    detail::check(status);
}

inline void vector::copy_vector(const dtl::vector &dst) const
{
    [[maybe_unused]] const auto src = native_handle();
    const auto status = dtl_copy_vector(src, dst.native_handle());
    detail::check(status);
}

template <class Value>
inline void vector::fill_vector(const Value &value) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_fill_vector", "value", value_given, dtl_vector_dtype(vec));
    detail::fits("dtl_fill_vector", "value", value_given.count, 1);
    const auto status = dtl_fill_vector(vec, value_given.data);
    detail::check(status);
}

template <class Value>
inline dtl_index_t vector::find_vector(const Value &value) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_find_vector", "value", value_given, dtl_vector_dtype(vec));
    detail::fits("dtl_find_vector", "value", value_given.count, 1);
    return dtl_find_vector(vec, value_given.data);
}

inline dtl_index_t vector::find_if_vector(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_find_if_vector(vec, pred, user_data);
}

template <class Value>
inline dtl_size_t vector::count_vector(const Value &value) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_count_vector", "value", value_given, dtl_vector_dtype(vec));
    detail::fits("dtl_count_vector", "value", value_given.count, 1);
    return dtl_count_vector(vec, value_given.data);
}

inline dtl_size_t vector::count_if_vector(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_count_if_vector(vec, pred, user_data);
}

template <class Result>
inline void vector::reduce_local_vector(dtl_reduce_op op, Result &&result) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_reduce_local_vector", "result", result_given, dtl_vector_dtype(vec));
    detail::fits("dtl_reduce_local_vector", "result", result_given.count, 1);
    const auto status = dtl_reduce_local_vector(vec, op, result_given.data);
    detail::check(status);
}

template <class Identity, class Result>
inline void vector::reduce_local_vector_func(dtl_binary_func func, const Identity &identity,
                                             Result &&result, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto identity_given = detail::elements_of(identity);
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_reduce_local_vector_func", "identity", identity_given,
                  dtl_vector_dtype(vec));
    detail::dtype("dtl_reduce_local_vector_func", "result", result_given, dtl_vector_dtype(vec));
    detail::fits("dtl_reduce_local_vector_func", "identity", identity_given.count, 1);
    detail::fits("dtl_reduce_local_vector_func", "result", result_given.count, 1);
    const auto status = dtl_reduce_local_vector_func(vec, func, identity_given.data,
                                                     result_given.data, user_data);
    detail::check(status);
}

inline void vector::sort_vector() const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_sort_vector(vec);
    detail::check(status);
}

inline void vector::sort_vector_descending() const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_sort_vector_descending(vec);
    detail::check(status);
}

inline void vector::sort_vector_func(dtl_comparator cmp, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_sort_vector_func(vec, cmp, user_data);
    detail::check(status);
}

template <class MinVal, class MaxVal>
inline void vector::minmax_vector(MinVal &&min_val, MaxVal &&max_val) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto min_val_given = detail::elements_of(min_val);
    const auto max_val_given = detail::elements_of(max_val);
    detail::dtype("dtl_minmax_vector", "min_val", min_val_given, dtl_vector_dtype(vec));
    detail::dtype("dtl_minmax_vector", "max_val", max_val_given, dtl_vector_dtype(vec));
    if (min_val_given.data != nullptr)
        detail::fits("dtl_minmax_vector", "min_val", min_val_given.count, 1);
    if (max_val_given.data != nullptr)
        detail::fits("dtl_minmax_vector", "max_val", max_val_given.count, 1);
    const auto status = dtl_minmax_vector(vec, min_val_given.data, max_val_given.data);
    detail::check(status);
}

inline int vector::all_of_vector(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_all_of_vector(vec, pred, user_data);
}

inline int vector::any_of_vector(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_any_of_vector(vec, pred, user_data);
}

inline int vector::none_of_vector(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_none_of_vector(vec, pred, user_data);
}

inline dtl_index_t vector::min_element_vector() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_min_element_vector(vec);
}

inline dtl_index_t vector::max_element_vector() const
{
    [[maybe_unused]] const auto vec = native_handle();
    return dtl_max_element_vector(vec);
}

inline void vector::inclusive_scan_vector(dtl_reduce_op op) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_inclusive_scan_vector(vec, op);
    detail::check(status);
}

inline void vector::exclusive_scan_vector(dtl_reduce_op op) const
{
    [[maybe_unused]] const auto vec = native_handle();
    const auto status = dtl_exclusive_scan_vector(vec, op);
    detail::check(status);
}

inline dtl::request vector::async_for_each_vector(dtl_unary_func func, void *user_data) const
{
    [[maybe_unused]] const auto vec = native_handle();
    dtl_request_t req_found{};
    const auto status = dtl_async_for_each_vector(vec, func, user_data, &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

inline dtl::request vector::async_transform_vector(const dtl::vector &dst, dtl_transform_func func,
                                                   void *user_data) const
{
    [[maybe_unused]] const auto src = native_handle();
    dtl_request_t req_found{};
    const auto status = dtl_async_transform_vector(src, dst.native_handle(), func, user_data,
                                                   &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

template <class Result>
inline dtl::request vector::async_reduce_vector(dtl_reduce_op op, Result &&result) const
{
    [[maybe_unused]] const auto vec = native_handle();
    detail::require_lasting<Result>();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_async_reduce_vector", "result", result_given, dtl_vector_dtype(vec));
    detail::fits("dtl_async_reduce_vector", "result", result_given.count, 1);
    dtl_request_t req_found{};
    const auto status = dtl_async_reduce_vector(vec, op, result_given.data, &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

inline dtl::request vector::async_sort_vector() const
{
    [[maybe_unused]] const auto vec = native_handle();
    dtl_request_t req_found{};
    const auto status = dtl_async_sort_vector(vec, &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

template <class Element>
inline std::span<Element> vector::local() &
{
    detail::dtype("dtl_vector_local_data_mut", "view", detail::elements<Element>{},
                  dtl_vector_dtype(native_handle()));
    auto *data = static_cast<Element *>(dtl_vector_local_data_mut(native_handle()));
    return {data, static_cast<std::size_t>(dtl_vector_local_size(native_handle()))};
}

template <class Element>
inline std::span<const Element> vector::local() const &
{
    detail::dtype("dtl_vector_local_data_mut", "view", detail::elements<Element>{},
                  dtl_vector_dtype(native_handle()));
    auto *data = static_cast<const Element *>(dtl_vector_local_data_mut(native_handle()));
    return {data, static_cast<std::size_t>(dtl_vector_local_size(native_handle()))};
}

inline dtl::array array::create_with_options(const dtl::context &ctx, dtl_dtype dtype,
                                             dtl_size_t size, const dtl_container_options *opts)
{
    dtl_array_t arr_found{};
    const auto status = dtl_array_create_with_options(ctx.native_handle(), dtype, size, opts,
                                                      &arr_found);
    detail::check(status);
    return dtl::array(arr_found);
}

inline dtl_partition_policy array::partition_policy() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_partition_policy(arr);
}

inline dtl_placement_policy array::placement_policy() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_placement_policy(arr);
}

inline dtl_execution_policy array::execution_policy() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_execution_policy(arr);
}

inline int array::device_id() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_device_id(arr);
}

inline dtl_consistency_policy array::consistency_policy() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_consistency_policy(arr);
}

inline dtl_error_policy array::error_policy() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_error_policy(arr);
}

template <class HostBuffer>
inline void array::copy_to_host(HostBuffer &&host_buffer) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto host_buffer_given = detail::elements_of(host_buffer);
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_array_copy_to_host", "host_buffer", host_buffer_given,
                  dtl_array_dtype(arr));
    const auto status = dtl_array_copy_to_host(arr, host_buffer_given.data, count);
    detail::check(status);
}

template <class HostBuffer>
inline void array::copy_from_host(const HostBuffer &host_buffer) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto host_buffer_given = detail::elements_of(host_buffer);
    const dtl_size_t count = host_buffer_given.count;
    detail::dtype("dtl_array_copy_from_host", "host_buffer", host_buffer_given,
                  dtl_array_dtype(arr));
    const auto status = dtl_array_copy_from_host(arr, host_buffer_given.data, count);
    detail::check(status);
}

inline dtl::array array::create(const dtl::context &ctx, dtl_dtype dtype, dtl_size_t size)
{
    dtl_array_t arr_found{};
    const auto status = dtl_array_create(ctx.native_handle(), dtype, size, &arr_found);
    detail::check(status);
    return dtl::array(arr_found);
}

template <class Value>
inline dtl::array array::create_fill(const dtl::context &ctx, dtl_size_t size, const Value &value)
{
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_array_create_fill", "value", value_given.count, 1);
    dtl_array_t arr_found{};
    const auto status = dtl_array_create_fill(ctx.native_handle(),
                                              detail::dtype_among(value_given), size,
                                              value_given.data, &arr_found);
    detail::check(status);
    return dtl::array(arr_found);
}

inline dtl_size_t array::global_size() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_global_size(arr);
}

inline dtl_size_t array::local_size() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_local_size(arr);
}

inline dtl_index_t array::local_offset() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_local_offset(arr);
}

inline int array::empty() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_empty(arr);
}

inline dtl_dtype array::dtype() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_dtype(arr);
}

inline const void * array::local_data() const &
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_local_data(arr);
}

inline void * array::local_data_mut() &
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_local_data_mut(arr);
}

template <class Value>
inline void array::get_local(dtl_size_t local_idx, Value &&value) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_array_get_local", "value", value_given, dtl_array_dtype(arr));
    detail::fits("dtl_array_get_local", "value", value_given.count, 1);
    const auto status = dtl_array_get_local(arr, local_idx, value_given.data);
    detail::check(status);
}

template <class Value>
inline void array::set_local(dtl_size_t local_idx, const Value &value) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_array_set_local", "value", value_given, dtl_array_dtype(arr));
    detail::fits("dtl_array_set_local", "value", value_given.count, 1);
    const auto status = dtl_array_set_local(arr, local_idx, value_given.data);
    detail::check(status);
}

inline dtl_rank_t array::num_ranks() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_num_ranks(arr);
}

inline dtl_rank_t array::rank() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_rank(arr);
}

inline int array::is_local(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_is_local(arr, global_idx);
}

inline dtl_rank_t array::owner(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_owner(arr, global_idx);
}

inline dtl_index_t array::to_local(dtl_index_t global_idx) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_to_local(arr, global_idx);
}

inline dtl_index_t array::to_global(dtl_index_t local_idx) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_to_global(arr, local_idx);
}

template <class Value>
inline void array::fill_local(const Value &value) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_array_fill_local", "value", value_given, dtl_array_dtype(arr));
    detail::fits("dtl_array_fill_local", "value", value_given.count, 1);
    const auto status = dtl_array_fill_local(arr, value_given.data);
    detail::check(status);
}

inline void array::barrier() const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_array_barrier(arr);
    detail::check(status);
}

inline int array::is_valid() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_array_is_valid(arr);
}

inline void array::for_each_array(dtl_unary_func func, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_for_each_array(arr, func, user_data);
    detail::check(status);
}

inline void array::for_each_array_const(dtl_const_unary_func func, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_for_each_array_const(arr, func, user_data);
    detail::check(status);
}

inline void array::transform_array(const dtl::array &dst, dtl_transform_func func,
                                   void *user_data) const
{
    [[maybe_unused]] const auto src = native_handle();
    const auto status = dtl_transform_array(src, dst.native_handle(), func, user_data);
    detail::check(status);
}

inline void array::copy_array(const dtl::array &dst) const
{
    [[maybe_unused]] const auto src = native_handle();
    const auto status = dtl_copy_array(src, dst.native_handle());
    detail::check(status);
}

template <class Value>
inline void array::fill_array(const Value &value) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_fill_array", "value", value_given, dtl_array_dtype(arr));
    detail::fits("dtl_fill_array", "value", value_given.count, 1);
    const auto status = dtl_fill_array(arr, value_given.data);
    detail::check(status);
}

template <class Value>
inline dtl_index_t array::find_array(const Value &value) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_find_array", "value", value_given, dtl_array_dtype(arr));
    detail::fits("dtl_find_array", "value", value_given.count, 1);
    return dtl_find_array(arr, value_given.data);
}

inline dtl_index_t array::find_if_array(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_find_if_array(arr, pred, user_data);
}

template <class Value>
inline dtl_size_t array::count_array(const Value &value) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_count_array", "value", value_given, dtl_array_dtype(arr));
    detail::fits("dtl_count_array", "value", value_given.count, 1);
    return dtl_count_array(arr, value_given.data);
}

inline dtl_size_t array::count_if_array(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_count_if_array(arr, pred, user_data);
}

template <class Result>
inline void array::reduce_local_array(dtl_reduce_op op, Result &&result) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_reduce_local_array", "result", result_given, dtl_array_dtype(arr));
    detail::fits("dtl_reduce_local_array", "result", result_given.count, 1);
    const auto status = dtl_reduce_local_array(arr, op, result_given.data);
    detail::check(status);
}

template <class Identity, class Result>
inline void array::reduce_local_array_func(dtl_binary_func func, const Identity &identity,
                                           Result &&result, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto identity_given = detail::elements_of(identity);
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_reduce_local_array_func", "identity", identity_given, dtl_array_dtype(arr));
    detail::dtype("dtl_reduce_local_array_func", "result", result_given, dtl_array_dtype(arr));
    detail::fits("dtl_reduce_local_array_func", "identity", identity_given.count, 1);
    detail::fits("dtl_reduce_local_array_func", "result", result_given.count, 1);
    const auto status = dtl_reduce_local_array_func(arr, func, identity_given.data,
                                                    result_given.data, user_data);
    detail::check(status);
}

inline void array::sort_array() const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_sort_array(arr);
    detail::check(status);
}

inline void array::sort_array_descending() const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_sort_array_descending(arr);
    detail::check(status);
}

inline void array::sort_array_func(dtl_comparator cmp, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_sort_array_func(arr, cmp, user_data);
    detail::check(status);
}

template <class MinVal, class MaxVal>
inline void array::minmax_array(MinVal &&min_val, MaxVal &&max_val) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto min_val_given = detail::elements_of(min_val);
    const auto max_val_given = detail::elements_of(max_val);
    detail::dtype("dtl_minmax_array", "min_val", min_val_given, dtl_array_dtype(arr));
    detail::dtype("dtl_minmax_array", "max_val", max_val_given, dtl_array_dtype(arr));
    if (min_val_given.data != nullptr)
        detail::fits("dtl_minmax_array", "min_val", min_val_given.count, 1);
    if (max_val_given.data != nullptr)
        detail::fits("dtl_minmax_array", "max_val", max_val_given.count, 1);
    const auto status = dtl_minmax_array(arr, min_val_given.data, max_val_given.data);
    detail::check(status);
}

inline int array::all_of_array(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_all_of_array(arr, pred, user_data);
}

inline int array::any_of_array(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_any_of_array(arr, pred, user_data);
}

inline int array::none_of_array(dtl_predicate pred, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_none_of_array(arr, pred, user_data);
}

inline dtl_index_t array::min_element_array() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_min_element_array(arr);
}

inline dtl_index_t array::max_element_array() const
{
    [[maybe_unused]] const auto arr = native_handle();
    return dtl_max_element_array(arr);
}

inline void array::inclusive_scan_array(dtl_reduce_op op) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_inclusive_scan_array(arr, op);
    detail::check(status);
}

inline void array::exclusive_scan_array(dtl_reduce_op op) const
{
    [[maybe_unused]] const auto arr = native_handle();
    const auto status = dtl_exclusive_scan_array(arr, op);
    detail::check(status);
}

inline dtl::request array::async_for_each_array(dtl_unary_func func, void *user_data) const
{
    [[maybe_unused]] const auto arr = native_handle();
    dtl_request_t req_found{};
    const auto status = dtl_async_for_each_array(arr, func, user_data, &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

template <class Result>
inline dtl::request array::async_reduce_array(dtl_reduce_op op, Result &&result) const
{
    [[maybe_unused]] const auto arr = native_handle();
    detail::require_lasting<Result>();
    const auto result_given = detail::elements_of(result);
    detail::dtype("dtl_async_reduce_array", "result", result_given, dtl_array_dtype(arr));
    detail::fits("dtl_async_reduce_array", "result", result_given.count, 1);
    dtl_request_t req_found{};
    const auto status = dtl_async_reduce_array(arr, op, result_given.data, &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

template <class Element>
inline std::span<Element> array::local() &
{
    detail::dtype("dtl_array_local_data_mut", "view", detail::elements<Element>{},
                  dtl_array_dtype(native_handle()));
    auto *data = static_cast<Element *>(dtl_array_local_data_mut(native_handle()));
    return {data, static_cast<std::size_t>(dtl_array_local_size(native_handle()))};
}

template <class Element>
inline std::span<const Element> array::local() const &
{
    detail::dtype("dtl_array_local_data_mut", "view", detail::elements<Element>{},
                  dtl_array_dtype(native_handle()));
    auto *data = static_cast<const Element *>(dtl_array_local_data_mut(native_handle()));
    return {data, static_cast<std::size_t>(dtl_array_local_size(native_handle()))};
}

inline dtl::tensor tensor::create(const dtl::context &ctx, dtl_dtype dtype, dtl_shape shape)
{
    dtl_tensor_t tensor_found{};
    const auto status = dtl_tensor_create(ctx.native_handle(), dtype, shape, &tensor_found);
    detail::check(status);
    return dtl::tensor(tensor_found);
}

template <class Value>
inline dtl::tensor tensor::create_fill(const dtl::context &ctx, dtl_shape shape,
                                       const Value &value)
{
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_tensor_create_fill", "value", value_given.count, 1);
    dtl_tensor_t tensor_found{};
    const auto status = dtl_tensor_create_fill(ctx.native_handle(),
                                               detail::dtype_among(value_given), shape,
                                               value_given.data, &tensor_found);
    detail::check(status);
    return dtl::tensor(tensor_found);
}

inline dtl::tensor tensor::create_with_options(const dtl::context &ctx, dtl_dtype dtype,
                                               dtl_shape shape, int dim,
                                               const dtl_container_options *opts)
{
    dtl_tensor_t tensor_found{};
    const auto status = dtl_tensor_create_with_options(ctx.native_handle(), dtype, shape, dim,
                                                       opts, &tensor_found);
    detail::check(status);
    return dtl::tensor(tensor_found);
}

inline dtl_shape tensor::shape() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_shape(tensor);
}

inline int tensor::ndim() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_ndim(tensor);
}

inline dtl_size_t tensor::dim(int dim) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_dim(tensor, dim);
}

inline dtl_size_t tensor::global_size() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_global_size(tensor);
}

inline dtl_size_t tensor::local_size() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_local_size(tensor);
}

inline dtl_shape tensor::local_shape() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_local_shape(tensor);
}

inline dtl_dtype tensor::dtype() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_dtype(tensor);
}

inline const void * tensor::local_data() const &
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_local_data(tensor);
}

inline void * tensor::local_data_mut() &
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_local_data_mut(tensor);
}

inline dtl_size_t tensor::stride(int dim) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_stride(tensor, dim);
}

template <class Value>
inline void tensor::get_local_nd(std::span<const dtl_index_t> indices, Value &&value) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_tensor_get_local_nd", "value", value_given, dtl_tensor_dtype(tensor));
    detail::fits("dtl_tensor_get_local_nd", "indices", indices.size(), dtl_tensor_ndim(tensor));
    detail::fits("dtl_tensor_get_local_nd", "value", value_given.count, 1);
    const auto status = dtl_tensor_get_local_nd(tensor, indices.data(), value_given.data);
    detail::check(status);
}

template <class Value>
inline void tensor::set_local_nd(std::span<const dtl_index_t> indices, const Value &value) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_tensor_set_local_nd", "value", value_given, dtl_tensor_dtype(tensor));
    detail::fits("dtl_tensor_set_local_nd", "indices", indices.size(), dtl_tensor_ndim(tensor));
    detail::fits("dtl_tensor_set_local_nd", "value", value_given.count, 1);
    const auto status = dtl_tensor_set_local_nd(tensor, indices.data(), value_given.data);
    detail::check(status);
}

template <class Value>
inline void tensor::get_local(dtl_size_t linear_idx, Value &&value) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_tensor_get_local", "value", value_given, dtl_tensor_dtype(tensor));
    detail::fits("dtl_tensor_get_local", "value", value_given.count, 1);
    const auto status = dtl_tensor_get_local(tensor, linear_idx, value_given.data);
    detail::check(status);
}

template <class Value>
inline void tensor::set_local(dtl_size_t linear_idx, const Value &value) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_tensor_set_local", "value", value_given, dtl_tensor_dtype(tensor));
    detail::fits("dtl_tensor_set_local", "value", value_given.count, 1);
    const auto status = dtl_tensor_set_local(tensor, linear_idx, value_given.data);
    detail::check(status);
}

inline dtl_rank_t tensor::num_ranks() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_num_ranks(tensor);
}

inline dtl_rank_t tensor::rank() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_rank(tensor);
}

inline int tensor::distributed_dim() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_distributed_dim(tensor);
}

inline void tensor::reshape(dtl_shape new_shape) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    const auto status = dtl_tensor_reshape(tensor, new_shape);
    detail::check(status);
}

template <class Value>
inline void tensor::fill_local(const Value &value) const
{
    [[maybe_unused]] const auto tensor = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_tensor_fill_local", "value", value_given, dtl_tensor_dtype(tensor));
    detail::fits("dtl_tensor_fill_local", "value", value_given.count, 1);
    const auto status = dtl_tensor_fill_local(tensor, value_given.data);
    detail::check(status);
}

inline void tensor::barrier() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    const auto status = dtl_tensor_barrier(tensor);
    detail::check(status);
}

inline int tensor::is_valid() const
{
    [[maybe_unused]] const auto tensor = native_handle();
    return dtl_tensor_is_valid(tensor);
}

template <class Element>
inline std::span<Element> tensor::local() &
{
    detail::dtype("dtl_tensor_local_data_mut", "view", detail::elements<Element>{},
                  dtl_tensor_dtype(native_handle()));
    auto *data = static_cast<Element *>(dtl_tensor_local_data_mut(native_handle()));
    return {data, static_cast<std::size_t>(dtl_tensor_local_size(native_handle()))};
}

template <class Element>
inline std::span<const Element> tensor::local() const &
{
    detail::dtype("dtl_tensor_local_data_mut", "view", detail::elements<Element>{},
                  dtl_tensor_dtype(native_handle()));
    auto *data = static_cast<const Element *>(dtl_tensor_local_data_mut(native_handle()));
    return {data, static_cast<std::size_t>(dtl_tensor_local_size(native_handle()))};
}

template <class LocalData>
inline dtl::span span::create(LocalData &&local_data, dtl_size_t global_size, dtl_rank_t rank,
                              dtl_rank_t num_ranks)
{
    detail::require_lasting<LocalData>();
    const auto local_data_given = detail::elements_of(local_data);
    const dtl_size_t local_size = local_data_given.count;
    dtl_span_t span_found{};
    const auto status = dtl_span_create(detail::dtype_among(local_data_given),
                                        local_data_given.data, local_size, global_size, rank,
                                        num_ranks, &span_found);
    detail::check(status);
    return dtl::span(span_found);
}

inline dtl::span span::from_vector(const dtl::vector &vec)
{
    dtl_span_t span_found{};
    const auto status = dtl_span_from_vector(vec.native_handle(), &span_found);
    detail::check(status);
    return dtl::span(span_found);
}

inline dtl::span span::from_array(const dtl::array &arr)
{
    dtl_span_t span_found{};
    const auto status = dtl_span_from_array(arr.native_handle(), &span_found);
    detail::check(status);
    return dtl::span(span_found);
}

inline dtl::span span::from_tensor(const dtl::tensor &tensor)
{
    dtl_span_t span_found{};
    const auto status = dtl_span_from_tensor(tensor.native_handle(), &span_found);
    detail::check(status);
    return dtl::span(span_found);
}

inline dtl_size_t span::size() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_size(span);
}

inline dtl_size_t span::local_size() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_local_size(span);
}

inline dtl_size_t span::size_bytes() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_size_bytes(span);
}

inline int span::empty() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_empty(span);
}

inline dtl_dtype span::dtype() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_dtype(span);
}

inline const void * span::data() const &
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_data(span);
}

inline void * span::data_mut() &
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_data_mut(span);
}

inline dtl_rank_t span::rank() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_rank(span);
}

inline dtl_rank_t span::num_ranks() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_num_ranks(span);
}

template <class Value>
inline void span::get_local(dtl_size_t local_idx, Value &&value) const
{
    [[maybe_unused]] const auto span = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_span_get_local", "value", value_given, dtl_span_dtype(span));
    detail::fits("dtl_span_get_local", "value", value_given.count, 1);
    const auto status = dtl_span_get_local(span, local_idx, value_given.data);
    detail::check(status);
}

template <class Value>
inline void span::set_local(dtl_size_t local_idx, const Value &value) const
{
    [[maybe_unused]] const auto span = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::dtype("dtl_span_set_local", "value", value_given, dtl_span_dtype(span));
    detail::fits("dtl_span_set_local", "value", value_given.count, 1);
    const auto status = dtl_span_set_local(span, local_idx, value_given.data);
    detail::check(status);
}

inline dtl::span span::first(dtl_size_t count) const
{
    [[maybe_unused]] const auto span = native_handle();
    dtl_span_t out_span_found{};
    const auto status = dtl_span_first(span, count, &out_span_found);
    detail::check(status);
    return dtl::span(out_span_found);
}

inline dtl::span span::last(dtl_size_t count) const
{
    [[maybe_unused]] const auto span = native_handle();
    dtl_span_t out_span_found{};
    const auto status = dtl_span_last(span, count, &out_span_found);
    detail::check(status);
    return dtl::span(out_span_found);
}

inline dtl::span span::subspan(dtl_size_t offset, dtl_size_t count) const
{
    [[maybe_unused]] const auto span = native_handle();
    dtl_span_t out_span_found{};
    const auto status = dtl_span_subspan(span, offset, count, &out_span_found);
    detail::check(status);
    return dtl::span(out_span_found);
}

inline int span::is_valid() const
{
    [[maybe_unused]] const auto span = native_handle();
    return dtl_span_is_valid(span);
}

inline dtl::map map::create(const dtl::context &ctx, dtl_dtype key_dtype, dtl_dtype value_dtype)
{
    dtl_map_t map_found{};
    const auto status = dtl_map_create(ctx.native_handle(), key_dtype, value_dtype, &map_found);
    detail::check(status);
    return dtl::map(map_found);
}

inline dtl::map map::create_sized(const dtl::context &ctx, dtl_dtype key_dtype,
                                  dtl_size_t key_count, dtl_dtype value_dtype,
                                  dtl_size_t value_count)
{
    dtl_map_t map_found{};
    const auto status = dtl_map_create_sized(ctx.native_handle(), key_dtype, key_count,
                                             value_dtype, value_count, &map_found);
    detail::check(status);
    return dtl::map(map_found);
}

template <class Key, class Value>
inline void map::insert(const Key &key, const Value &value) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_map_insert", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    detail::fits("dtl_map_insert", "value", value_given.bytes, dtl_map_value_size(map), "bytes");
    const auto status = dtl_map_insert(map, key_given.data, value_given.data);
    detail::check(status);
}

template <class Keys, class Values>
inline void map::insert_batch(const Keys &keys, const Values &values) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto values_given = detail::elements_of(values);
    const dtl_size_t count = keys_given.bytes / detail::at_least_one(dtl_map_key_size(map));
    detail::divides("dtl_map_insert_batch", "keys", keys_given.bytes, dtl_map_key_size(map),
                    "bytes");
    detail::fits("dtl_map_insert_batch", "values", values_given.bytes,
                 detail::product(count, dtl_map_value_size(map)), "bytes");
    const auto status = dtl_map_insert_batch(map, keys_given.data, values_given.data, count);
    detail::check(status);
}

template <class Key, class Value>
inline void map::combine(const Key &key, const Value &value, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_map_combine", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    detail::fits("dtl_map_combine", "value", value_given.bytes, dtl_map_value_size(map), "bytes");
    const auto status = dtl_map_combine(map, key_given.data, value_given.data, op);
    detail::check(status);
}

template <class Keys, class Values>
inline void map::combine_batch(const Keys &keys, const Values &values, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto values_given = detail::elements_of(values);
    const dtl_size_t count = keys_given.bytes / detail::at_least_one(dtl_map_key_size(map));
    detail::divides("dtl_map_combine_batch", "keys", keys_given.bytes, dtl_map_key_size(map),
                    "bytes");
    detail::fits("dtl_map_combine_batch", "values", values_given.bytes,
                 detail::product(count, dtl_map_value_size(map)), "bytes");
    const auto status = dtl_map_combine_batch(map, keys_given.data, values_given.data, count, op);
    detail::check(status);
}

template <class Key, class Value>
inline void map::combine_with(const Key &key, const Value &value, dtl_binary_func func,
                              void *user_data) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_map_combine_with", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    detail::fits("dtl_map_combine_with", "value", value_given.bytes, dtl_map_value_size(map),
                 "bytes");
    const auto status = dtl_map_combine_with(map, key_given.data, value_given.data, func,
                                             user_data);
    detail::check(status);
}

template <class Keys, class Values>
inline void map::combine_with_batch(const Keys &keys, const Values &values, dtl_binary_func func,
                                    void *user_data) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto values_given = detail::elements_of(values);
    const dtl_size_t count = keys_given.bytes / detail::at_least_one(dtl_map_key_size(map));
    detail::divides("dtl_map_combine_with_batch", "keys", keys_given.bytes, dtl_map_key_size(map),
                    "bytes");
    detail::fits("dtl_map_combine_with_batch", "values", values_given.bytes,
                 detail::product(count, dtl_map_value_size(map)), "bytes");
    const auto status = dtl_map_combine_with_batch(map, keys_given.data, values_given.data, count,
                                                   func, user_data);
    detail::check(status);
}

template <class Key, class Expected, class Value>
inline int map::replace(const Key &key, const Expected &expected, const Value &value) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    const auto expected_given = detail::elements_of(expected);
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_map_replace", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    if (expected_given.data != nullptr)
        detail::fits("dtl_map_replace", "expected", expected_given.bytes, dtl_map_value_size(map),
                     "bytes");
    detail::fits("dtl_map_replace", "value", value_given.bytes, dtl_map_value_size(map), "bytes");
    int replaced_found{};
    const auto status = dtl_map_replace(map, key_given.data, expected_given.data, value_given.data,
                                        &replaced_found);
    detail::check(status);
    return replaced_found;
}

template <class Keys, class Expected, class Present, class Values, class Replaced>
inline void map::replace_batch(const Keys &keys, const Expected &expected, const Present &present,
                               const Values &values, Replaced &&replaced) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto expected_given = detail::elements_of(expected);
    const auto present_given = detail::elements_of(present);
    const auto values_given = detail::elements_of(values);
    const auto replaced_given = detail::elements_of(replaced);
    const dtl_size_t count = present_given.bytes;
    detail::fits("dtl_map_replace_batch", "keys", keys_given.bytes,
                 detail::product(count, dtl_map_key_size(map)), "bytes");
    detail::fits("dtl_map_replace_batch", "expected", expected_given.bytes,
                 detail::product(count, dtl_map_value_size(map)), "bytes");
    detail::fits("dtl_map_replace_batch", "values", values_given.bytes,
                 detail::product(count, dtl_map_value_size(map)), "bytes");
    detail::fits("dtl_map_replace_batch", "replaced", replaced_given.bytes, count, "bytes");
    const auto status = dtl_map_replace_batch(map, keys_given.data, expected_given.data,
                                              present_given.data, values_given.data, count,
                                              replaced_given.data);
    detail::check(status);
}

template <class Key, class Value>
inline int map::find(const Key &key, Value &&value) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_map_find", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    detail::fits("dtl_map_find", "value", value_given.bytes, dtl_map_value_size(map), "bytes");
    int found_found{};
    const auto status = dtl_map_find(map, key_given.data, value_given.data, &found_found);
    detail::check(status);
    return found_found;
}

template <class Keys, class Values, class Found>
inline void map::find_batch(const Keys &keys, Values &&values, Found &&found) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto values_given = detail::elements_of(values);
    const auto found_given = detail::elements_of(found);
    const dtl_size_t count = found_given.bytes;
    detail::fits("dtl_map_find_batch", "keys", keys_given.bytes,
                 detail::product(count, dtl_map_key_size(map)), "bytes");
    detail::fits("dtl_map_find_batch", "values", values_given.bytes,
                 detail::product(count, dtl_map_value_size(map)), "bytes");
    const auto status = dtl_map_find_batch(map, keys_given.data, count, values_given.data,
                                           found_given.data);
    detail::check(status);
}

template <class Keys, class Found>
inline void map::contains_batch(const Keys &keys, Found &&found) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto found_given = detail::elements_of(found);
    const dtl_size_t count = found_given.bytes;
    detail::fits("dtl_map_contains_batch", "keys", keys_given.bytes,
                 detail::product(count, dtl_map_key_size(map)), "bytes");
    const auto status = dtl_map_contains_batch(map, keys_given.data, count, found_given.data);
    detail::check(status);
}

template <class Key>
inline int map::contains(const Key &key) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    detail::fits("dtl_map_contains", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    int found_found{};
    const auto status = dtl_map_contains(map, key_given.data, &found_found);
    detail::check(status);
    return found_found;
}

template <class Key>
inline int map::erase(const Key &key) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    detail::fits("dtl_map_erase", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    int erased_found{};
    const auto status = dtl_map_erase(map, key_given.data, &erased_found);
    detail::check(status);
    return erased_found;
}

template <class Keys, class Erased>
inline void map::erase_batch(const Keys &keys, Erased &&erased) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto erased_given = detail::elements_of(erased);
    const dtl_size_t count = erased_given.bytes;
    detail::fits("dtl_map_erase_batch", "keys", keys_given.bytes,
                 detail::product(count, dtl_map_key_size(map)), "bytes");
    const auto status = dtl_map_erase_batch(map, keys_given.data, count, erased_given.data);
    detail::check(status);
}

inline void map::flush() const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto status = dtl_map_flush(map);
    detail::check(status);
}

inline void map::sync() const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto status = dtl_map_sync(map);
    detail::check(status);
}

inline void map::clear() const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto status = dtl_map_clear(map);
    detail::check(status);
}

inline dtl_size_t map::local_size() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_local_size(map);
}

inline dtl_size_t map::global_size() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_global_size(map);
}

inline int map::is_dirty() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_is_dirty(map);
}

inline dtl_dtype map::key_dtype() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_key_dtype(map);
}

inline dtl_dtype map::value_dtype() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_value_dtype(map);
}

inline dtl_size_t map::key_size() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_key_size(map);
}

inline dtl_size_t map::value_size() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_value_size(map);
}

template <class Key>
inline dtl_rank_t map::owner(const Key &key) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto key_given = detail::elements_of(key);
    detail::fits("dtl_map_owner", "key", key_given.bytes, dtl_map_key_size(map), "bytes");
    return dtl_map_owner(map, key_given.data);
}

template <class Keys, class Values>
inline dtl_size_t map::local_entries(Keys &&keys, Values &&values) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto keys_given = detail::elements_of(keys);
    const auto values_given = detail::elements_of(values);
    const dtl_size_t capacity = keys_given.bytes / detail::at_least_one(dtl_map_key_size(map));
    detail::divides("dtl_map_local_entries", "keys", keys_given.bytes, dtl_map_key_size(map),
                    "bytes");
    detail::fits("dtl_map_local_entries", "values", values_given.bytes,
                 detail::product(capacity, dtl_map_value_size(map)), "bytes");
    dtl_size_t count_found{};
    const auto status = dtl_map_local_entries(map, keys_given.data, values_given.data, capacity,
                                              &count_found);
    detail::check(status);
    return count_found;
}

inline void map::for_each(dtl_map_func func, void *user_data) const
{
    [[maybe_unused]] const auto map = native_handle();
    const auto status = dtl_map_for_each(map, func, user_data);
    detail::check(status);
}

inline int map::is_valid() const
{
    [[maybe_unused]] const auto map = native_handle();
    return dtl_map_is_valid(map);
}

template <class Base>
inline dtl::window window::create(const dtl::context &ctx, Base &&base)
{
    detail::require_lasting<Base>();
    const auto base_given = detail::elements_of(base);
    const dtl_size_t size = base_given.bytes;
    dtl_window_t win_found{};
    const auto status = dtl_window_create(ctx.native_handle(), base_given.data, size, &win_found);
    detail::check(status);
    return dtl::window(win_found);
}

inline dtl::window window::allocate(const dtl::context &ctx, dtl_size_t size)
{
    dtl_window_t win_found{};
    const auto status = dtl_window_allocate(ctx.native_handle(), size, &win_found);
    detail::check(status);
    return dtl::window(win_found);
}

inline dtl::window window::create_dynamic(const dtl::context &ctx)
{
    dtl_window_t win_found{};
    const auto status = dtl_window_create_dynamic(ctx.native_handle(), &win_found);
    detail::check(status);
    return dtl::window(win_found);
}

template <class Base>
inline dtl_size_t window::attach(Base &&base) const
{
    [[maybe_unused]] const auto win = native_handle();
    detail::require_lasting<Base>();
    const auto base_given = detail::elements_of(base);
    const dtl_size_t size = base_given.bytes;
    dtl_size_t offset_found{};
    const auto status = dtl_window_attach(win, base_given.data, size, &offset_found);
    detail::check(status);
    return offset_found;
}

template <class Base>
inline void window::detach(Base &&base) const
{
    [[maybe_unused]] const auto win = native_handle();
    detail::require_lasting<Base>();
    const auto base_given = detail::elements_of(std::as_const(base));
    detail::reaches("dtl_window_detach", "base", base_given.bytes, 1, "bytes");
    const auto status = dtl_window_detach(win, base_given.data);
    detail::check(status);
}

inline void * window::base() const &
{
    [[maybe_unused]] const auto win = native_handle();
    return dtl_window_base(win);
}

inline dtl::memory window::memory() const
{
    [[maybe_unused]] const auto win = native_handle();
    dtl_memory_t memory_found{};
    const auto status = dtl_window_memory(win, &memory_found);
    detail::check(status);
    return dtl::memory(memory_found);
}

inline dtl_size_t window::size() const
{
    [[maybe_unused]] const auto win = native_handle();
    return dtl_window_size(win);
}

inline int window::is_valid() const
{
    [[maybe_unused]] const auto win = native_handle();
    return dtl_window_is_valid(win);
}

inline void window::fence() const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_fence(win);
    detail::check(status);
}

inline void window::post(std::span<const dtl_rank_t> origins) const
{
    [[maybe_unused]] const auto win = native_handle();
    const dtl_size_t count = origins.size();
    const auto status = dtl_window_post(win, origins.data(), count);
    detail::check(status);
}

inline void window::start(std::span<const dtl_rank_t> targets) const
{
    [[maybe_unused]] const auto win = native_handle();
    const dtl_size_t count = targets.size();
    const auto status = dtl_window_start(win, targets.data(), count);
    detail::check(status);
}

inline void window::complete() const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_complete(win);
    detail::check(status);
}

inline void window::wait() const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_wait(win);
    detail::check(status);
}

inline int window::test() const
{
    [[maybe_unused]] const auto win = native_handle();
    int completed_found{};
    const auto status = dtl_window_test(win, &completed_found);
    detail::check(status);
    return completed_found;
}

inline void window::lock(dtl_rank_t target, dtl_lock_mode mode) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_lock(win, target, mode);
    detail::check(status);
}

inline void window::unlock(dtl_rank_t target) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_unlock(win, target);
    detail::check(status);
}

inline void window::lock_all() const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_lock_all(win);
    detail::check(status);
}

inline void window::unlock_all() const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_unlock_all(win);
    detail::check(status);
}

inline void window::flush(dtl_rank_t target) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_flush(win, target);
    detail::check(status);
}

inline void window::flush_all() const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_flush_all(win);
    detail::check(status);
}

inline void window::flush_local(dtl_rank_t target) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_flush_local(win, target);
    detail::check(status);
}

inline void window::flush_local_all() const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto status = dtl_window_flush_local_all(win);
    detail::check(status);
}

template <class Origin>
inline void window::put(dtl_rank_t target, dtl_size_t target_offset, const Origin &origin) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto origin_given = detail::elements_of(origin);
    const dtl_size_t size = origin_given.bytes;
    const auto status = dtl_rma_put(win, target, target_offset, origin_given.data, size);
    detail::check(status);
}

template <class Buffer>
inline void window::get(dtl_rank_t target, dtl_size_t target_offset, Buffer &&buffer) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto buffer_given = detail::elements_of(buffer);
    const dtl_size_t size = buffer_given.bytes;
    const auto status = dtl_rma_get(win, target, target_offset, buffer_given.data, size);
    detail::check(status);
}

template <class Origin>
inline dtl::request window::put_async(dtl_rank_t target, dtl_size_t target_offset,
                                      Origin &&origin) const
{
    [[maybe_unused]] const auto win = native_handle();
    detail::require_lasting<Origin>();
    const auto origin_given = detail::elements_of(std::as_const(origin));
    const dtl_size_t size = origin_given.bytes;
    dtl_request_t req_found{};
    const auto status = dtl_rma_put_async(win, target, target_offset, origin_given.data, size,
                                          &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

template <class Buffer>
inline dtl::request window::get_async(dtl_rank_t target, dtl_size_t target_offset,
                                      Buffer &&buffer) const
{
    [[maybe_unused]] const auto win = native_handle();
    detail::require_lasting<Buffer>();
    const auto buffer_given = detail::elements_of(buffer);
    const dtl_size_t size = buffer_given.bytes;
    dtl_request_t req_found{};
    const auto status = dtl_rma_get_async(win, target, target_offset, buffer_given.data, size,
                                          &req_found);
    detail::check(status);
    return dtl::request(req_found);
}

template <class Origin>
inline void window::accumulate(dtl_rank_t target, dtl_size_t target_offset, const Origin &origin,
                               dtl_reduce_op op) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto origin_given = detail::elements_of(origin);
    const dtl_size_t size = origin_given.bytes;
    const auto status = dtl_rma_accumulate(win, target, target_offset, origin_given.data, size,
                                           detail::dtype_among(origin_given), op);
    detail::check(status);
}

template <class Origin, class Result>
inline void window::get_accumulate(dtl_rank_t target, dtl_size_t target_offset,
                                   const Origin &origin, Result &&result, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto origin_given = detail::elements_of(origin);
    const auto result_given = detail::elements_of(result);
    const dtl_size_t size = origin_given.bytes;
    detail::fits("dtl_rma_get_accumulate", "result", result_given.bytes, size, "bytes");
    const auto status = dtl_rma_get_accumulate(win, target, target_offset, origin_given.data,
                                               result_given.data, size,
                                               detail::dtype_among(origin_given), op);
    detail::check(status);
}

template <class Origin, class Result>
inline void window::fetch_and_op(dtl_rank_t target, dtl_size_t target_offset, const Origin &origin,
                                 Result &&result, dtl_reduce_op op) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto origin_given = detail::elements_of(origin);
    const auto result_given = detail::elements_of(result);
    detail::require_same(origin_given, result_given);
    detail::fits("dtl_rma_fetch_and_op", "origin", origin_given.count, 1);
    detail::fits("dtl_rma_fetch_and_op", "result", result_given.count, 1);
    const auto status = dtl_rma_fetch_and_op(win, target, target_offset, origin_given.data,
                                             result_given.data,
                                             detail::dtype_among(origin_given, result_given), op);
    detail::check(status);
}

template <class Compare, class Swap, class Result>
inline void window::compare_and_swap(dtl_rank_t target, dtl_size_t target_offset,
                                     const Compare &compare, const Swap &swap,
                                     Result &&result) const
{
    [[maybe_unused]] const auto win = native_handle();
    const auto compare_given = detail::elements_of(compare);
    const auto swap_given = detail::elements_of(swap);
    const auto result_given = detail::elements_of(result);
    detail::require_same(compare_given, swap_given);
    detail::require_same(compare_given, result_given);
    detail::fits("dtl_rma_compare_and_swap", "compare", compare_given.count, 1);
    detail::fits("dtl_rma_compare_and_swap", "swap", swap_given.count, 1);
    detail::fits("dtl_rma_compare_and_swap", "result", result_given.count, 1);
    const auto status = dtl_rma_compare_and_swap(
        win, target, target_offset, compare_given.data, swap_given.data, result_given.data,
        detail::dtype_among(compare_given, swap_given, result_given));
    detail::check(status);
}

template <class Element>
inline std::span<Element> window::local() &
{
    auto *data = static_cast<Element *>(dtl_window_base(native_handle()));
    return {data, static_cast<std::size_t>(dtl_window_size(native_handle()) / sizeof(Element))};
}

template <class Element>
inline std::span<const Element> window::local() const &
{
    auto *data = static_cast<const Element *>(dtl_window_base(native_handle()));
    return {data, static_cast<std::size_t>(dtl_window_size(native_handle()) / sizeof(Element))};
}

inline dtl::symmetric symmetric::create(const dtl::context &ctx, dtl_size_t size)
{
    dtl_symmetric_t heap_found{};
    const auto status = dtl_symmetric_create(ctx.native_handle(), size, &heap_found);
    detail::check(status);
    return dtl::symmetric(heap_found);
}

inline int symmetric::is_valid() const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_is_valid(heap);
}

inline dtl_rank_t symmetric::my_pe() const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_my_pe(heap);
}

inline dtl_rank_t symmetric::n_pes() const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_n_pes(heap);
}

inline void * symmetric::base() const &
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_base(heap);
}

inline dtl_size_t symmetric::size() const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_size(heap);
}

inline dtl_size_t symmetric::used() const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_used(heap);
}

inline void * symmetric::allocate(dtl_size_t size) const
{
    [[maybe_unused]] const auto heap = native_handle();
    void * address_found{};
    const auto status = dtl_symmetric_allocate(heap, size, &address_found);
    detail::check(status);
    return address_found;
}

inline void symmetric::free(void *address) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_free(heap, address);
    detail::check(status);
}

inline void * symmetric::remote_ptr(const void *address, dtl_rank_t pe) const &
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_remote_ptr(heap, address, pe);
}

inline dtl::memory symmetric::memory(dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    dtl_memory_t memory_found{};
    const auto status = dtl_symmetric_memory(heap, pe, &memory_found);
    detail::check(status);
    return dtl::memory(memory_found);
}

template <class Source>
inline void symmetric::put(void *dest, const Source &source, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto source_given = detail::elements_of(source);
    const dtl_size_t size = source_given.bytes;
    const auto status = dtl_symmetric_put(heap, dest, source_given.data, size, pe);
    detail::check(status);
}

template <class Source>
inline void symmetric::put_nbi(void *dest, Source &&source, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    detail::require_lasting<Source>();
    const auto source_given = detail::elements_of(std::as_const(source));
    const dtl_size_t size = source_given.bytes;
    const auto status = dtl_symmetric_put_nbi(heap, dest, source_given.data, size, pe);
    detail::check(status);
}

template <class Dest>
inline void symmetric::get(Dest &&dest, const void *source, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto dest_given = detail::elements_of(dest);
    const dtl_size_t size = dest_given.bytes;
    const auto status = dtl_symmetric_get(heap, dest_given.data, source, size, pe);
    detail::check(status);
}

template <class Dest>
inline void symmetric::get_nbi(Dest &&dest, const void *source, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    detail::require_lasting<Dest>();
    const auto dest_given = detail::elements_of(dest);
    const dtl_size_t size = dest_given.bytes;
    const auto status = dtl_symmetric_get_nbi(heap, dest_given.data, source, size, pe);
    detail::check(status);
}

template <class Source>
inline void symmetric::put_signal(void *dest, const Source &source, void *signal, dtl_size_t value,
                                  dtl_signal_op op, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto source_given = detail::elements_of(source);
    const dtl_size_t size = source_given.bytes;
    const auto status = dtl_symmetric_put_signal(heap, dest, source_given.data, size, signal,
                                                 value, op, pe);
    detail::check(status);
}

template <class Source>
inline void symmetric::put_signal_nbi(void *dest, Source &&source, void *signal, dtl_size_t value,
                                      dtl_signal_op op, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    detail::require_lasting<Source>();
    const auto source_given = detail::elements_of(std::as_const(source));
    const dtl_size_t size = source_given.bytes;
    const auto status = dtl_symmetric_put_signal_nbi(heap, dest, source_given.data, size, signal,
                                                     value, op, pe);
    detail::check(status);
}

inline void symmetric::signal_op(void *signal, dtl_size_t value, dtl_signal_op op,
                                 dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_signal_op(heap, signal, value, op, pe);
    detail::check(status);
}

inline dtl_size_t symmetric::signal_wait_until(const void *signal, dtl_comparison comparison,
                                               dtl_size_t value, dtl_size_t milliseconds) const
{
    [[maybe_unused]] const auto heap = native_handle();
    dtl_size_t seen_found{};
    const auto status = dtl_symmetric_signal_wait_until(heap, signal, comparison, value,
                                                        milliseconds, &seen_found);
    detail::check(status);
    return seen_found;
}

inline std::tuple<dtl_size_t, dtl_size_t> symmetric::signal_wait_until_any(
    const void *signals, dtl_size_t count, dtl_comparison comparison, dtl_size_t value,
    dtl_size_t milliseconds) const
{
    [[maybe_unused]] const auto heap = native_handle();
    dtl_size_t index_found{};
    dtl_size_t seen_found{};
    const auto status = dtl_symmetric_signal_wait_until_any(heap, signals, count, comparison,
                                                            value, milliseconds, &index_found,
                                                            &seen_found);
    detail::check(status);
    return std::make_tuple(index_found, seen_found);
}

inline void symmetric::signal_wait_until_all(const void *signals, dtl_size_t count,
                                             dtl_comparison comparison, dtl_size_t value,
                                             dtl_size_t milliseconds) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_signal_wait_until_all(heap, signals, count, comparison,
                                                            value, milliseconds);
    detail::check(status);
}

template <class Value>
inline void symmetric::atomic(void *dest, const Value &value, dtl_atomic_op op,
                              dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto value_given = detail::elements_of(value);
    detail::fits("dtl_symmetric_atomic", "value", value_given.count, 1);
    const auto status = dtl_symmetric_atomic(heap, dest, value_given.data,
                                             detail::dtype_among(value_given), op, pe);
    detail::check(status);
}

template <class Value, class Result>
inline void symmetric::atomic_fetch(void *dest, const Value &value, Result &&result,
                                    dtl_atomic_op op, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto value_given = detail::elements_of(value);
    const auto result_given = detail::elements_of(result);
    detail::require_same(value_given, result_given);
    detail::fits("dtl_symmetric_atomic_fetch", "value", value_given.count, 1);
    detail::fits("dtl_symmetric_atomic_fetch", "result", result_given.count, 1);
    const auto status = dtl_symmetric_atomic_fetch(heap, dest, value_given.data, result_given.data,
                                                   detail::dtype_among(value_given, result_given),
                                                   op, pe);
    detail::check(status);
}

template <class Compare, class Value, class Result>
inline void symmetric::atomic_compare_swap(void *dest, const Compare &compare, const Value &value,
                                           Result &&result, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto compare_given = detail::elements_of(compare);
    const auto value_given = detail::elements_of(value);
    const auto result_given = detail::elements_of(result);
    detail::require_same(compare_given, value_given);
    detail::require_same(compare_given, result_given);
    detail::fits("dtl_symmetric_atomic_compare_swap", "compare", compare_given.count, 1);
    detail::fits("dtl_symmetric_atomic_compare_swap", "value", value_given.count, 1);
    detail::fits("dtl_symmetric_atomic_compare_swap", "result", result_given.count, 1);
    const auto status = dtl_symmetric_atomic_compare_swap(
        heap, dest, compare_given.data, value_given.data, result_given.data,
        detail::dtype_among(compare_given, value_given, result_given), pe);
    detail::check(status);
}

inline void symmetric::fence() const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_fence(heap);
    detail::check(status);
}

inline void symmetric::quiet() const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_quiet(heap);
    detail::check(status);
}

inline void symmetric::barrier_all() const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_barrier_all(heap);
    detail::check(status);
}

inline void symmetric::sync_all() const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_sync_all(heap);
    detail::check(status);
}

inline void * symmetric::remote_mc_ptr(dtl_team_t team, const void *address) const &
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_remote_mc_ptr(heap, team, address);
}

inline dtl_rank_t symmetric::team_my_pe(dtl_team_t team) const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_team_my_pe(heap, team);
}

inline dtl_rank_t symmetric::team_n_pes(dtl_team_t team) const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_team_n_pes(heap, team);
}

inline dtl_rank_t symmetric::team_translate_pe(dtl_team_t team, dtl_rank_t pe) const
{
    [[maybe_unused]] const auto heap = native_handle();
    return dtl_symmetric_team_translate_pe(heap, team, pe);
}

inline dtl_team_t symmetric::team_split_strided(dtl_team_t team, dtl_rank_t start, int stride,
                                                dtl_rank_t size) const
{
    [[maybe_unused]] const auto heap = native_handle();
    dtl_team_t made_found{};
    const auto status = dtl_symmetric_team_split_strided(heap, team, start, stride, size,
                                                         &made_found);
    detail::check(status);
    return made_found;
}

inline dtl_team_t symmetric::team_split_color(dtl_team_t team, int color, int key) const
{
    [[maybe_unused]] const auto heap = native_handle();
    dtl_team_t made_found{};
    const auto status = dtl_symmetric_team_split_color(heap, team, color, key, &made_found);
    detail::check(status);
    return made_found;
}

inline void symmetric::team_destroy(dtl_team_t team) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_team_destroy(heap, team);
    detail::check(status);
}

inline void symmetric::barrier(dtl_team_t team) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_barrier(heap, team);
    detail::check(status);
}

inline void symmetric::sync(dtl_team_t team) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_sync(heap, team);
    detail::check(status);
}

inline void symmetric::broadcastmem(dtl_team_t team, void *dest, const void *source,
                                    dtl_size_t size, dtl_rank_t root) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_broadcastmem(heap, team, dest, source, size, root);
    detail::check(status);
}

inline void symmetric::fcollectmem(dtl_team_t team, void *dest, const void *source,
                                   dtl_size_t size) const
{
    [[maybe_unused]] const auto heap = native_handle();
    const auto status = dtl_symmetric_fcollectmem(heap, team, dest, source, size);
    detail::check(status);
}

inline dtl::signal signal::create(const dtl::context &ctx)
{
    dtl_signal_t comm_found{};
    const auto status = dtl_signal_create(ctx.native_handle(), &comm_found);
    detail::check(status);
    return dtl::signal(comm_found);
}

template <class UniqueId>
inline dtl::signal signal::init(dtl_rank_t nranks, dtl_rank_t rank, const UniqueId &unique_id)
{
    const auto unique_id_given = detail::elements_of(unique_id);
    detail::fits("dtl_signal_init", "unique_id", unique_id_given.bytes, 128, "bytes");
    dtl_signal_t comm_found{};
    const auto status = dtl_signal_init(nranks, rank, unique_id_given.data, &comm_found);
    detail::check(status);
    return dtl::signal(comm_found);
}

inline dtl::signal signal::create_configured(const dtl::context &ctx, int contexts, int indices,
                                             int eager_init)
{
    dtl_signal_t comm_found{};
    const auto status = dtl_signal_create_configured(ctx.native_handle(), contexts, indices,
                                                     eager_init, &comm_found);
    detail::check(status);
    return dtl::signal(comm_found);
}

template <class UniqueId>
inline dtl::signal signal::init_configured(dtl_rank_t nranks, dtl_rank_t rank,
                                           const UniqueId &unique_id, int contexts, int indices,
                                           int eager_init)
{
    const auto unique_id_given = detail::elements_of(unique_id);
    detail::fits("dtl_signal_init_configured", "unique_id", unique_id_given.bytes, 128, "bytes");
    dtl_signal_t comm_found{};
    const auto status = dtl_signal_init_configured(nranks, rank, unique_id_given.data, contexts,
                                                   indices, eager_init, &comm_found);
    detail::check(status);
    return dtl::signal(comm_found);
}

inline int signal::is_valid() const
{
    [[maybe_unused]] const auto comm = native_handle();
    return dtl_signal_is_valid(comm);
}

inline dtl_rank_t signal::rank() const
{
    [[maybe_unused]] const auto comm = native_handle();
    return dtl_signal_rank(comm);
}

inline dtl_rank_t signal::size() const
{
    [[maybe_unused]] const auto comm = native_handle();
    return dtl_signal_size(comm);
}

template <class Buffer>
inline dtl_signal_window_t signal::register_window(Buffer &&buffer, int flags) const
{
    [[maybe_unused]] const auto comm = native_handle();
    detail::require_lasting<Buffer>();
    const auto buffer_given = detail::elements_of(buffer);
    const dtl_size_t size = buffer_given.bytes;
    dtl_signal_window_t window_found{};
    const auto status = dtl_signal_register_window(comm, buffer_given.data, size, flags,
                                                   &window_found);
    detail::check(status);
    return window_found;
}

inline void signal::deregister_window(dtl_signal_window_t window) const
{
    [[maybe_unused]] const auto comm = native_handle();
    const auto status = dtl_signal_deregister_window(comm, window);
    detail::check(status);
}

template <class Sendbuf>
inline void signal::send(Sendbuf &&sendbuf, dtl_rank_t peer, const dtl::stream &stream) const
{
    [[maybe_unused]] const auto comm = native_handle();
    detail::require_lasting<Sendbuf>();
    const auto sendbuf_given = detail::elements_of(std::as_const(sendbuf));
    const dtl_size_t count = sendbuf_given.count;
    const auto status = dtl_signal_send(comm, sendbuf_given.data, count,
                                        detail::dtype_among(sendbuf_given), peer,
                                        stream.native_handle());
    detail::check(status);
}

template <class Recvbuf>
inline void signal::recv(Recvbuf &&recvbuf, dtl_rank_t peer, const dtl::stream &stream) const
{
    [[maybe_unused]] const auto comm = native_handle();
    detail::require_lasting<Recvbuf>();
    const auto recvbuf_given = detail::elements_of(recvbuf);
    const dtl_size_t count = recvbuf_given.count;
    const auto status = dtl_signal_recv(comm, recvbuf_given.data, count,
                                        detail::dtype_among(recvbuf_given), peer,
                                        stream.native_handle());
    detail::check(status);
}

inline void signal::notify(dtl_rank_t peer, int signal_index, int context, int flags,
                           const dtl::stream &stream) const
{
    [[maybe_unused]] const auto comm = native_handle();
    const auto status = dtl_signal_notify(comm, peer, signal_index, context, flags,
                                          stream.native_handle());
    detail::check(status);
}

template <class Localbuf>
inline void signal::put_signal(Localbuf &&localbuf, dtl_rank_t peer, dtl_signal_window_t window,
                               dtl_size_t offset, int signal_index, int context, int flags,
                               const dtl::stream &stream) const
{
    [[maybe_unused]] const auto comm = native_handle();
    detail::require_lasting<Localbuf>();
    const auto localbuf_given = detail::elements_of(std::as_const(localbuf));
    const dtl_size_t count = localbuf_given.count;
    const auto status = dtl_signal_put_signal(comm, localbuf_given.data, count,
                                              detail::dtype_among(localbuf_given), peer, window,
                                              offset, signal_index, context, flags,
                                              stream.native_handle());
    detail::check(status);
}

inline void signal::wait_signal(std::span<const dtl_rank_t> peers, std::span<const int> op_counts,
                                std::span<const int> signal_indices, std::span<const int> contexts,
                                const dtl::stream &stream) const
{
    [[maybe_unused]] const auto comm = native_handle();
    const dtl_size_t count = peers.size();
    if (op_counts.data() != nullptr)
        detail::fits("dtl_signal_wait_signal", "op_counts", op_counts.size(), count);
    if (signal_indices.data() != nullptr)
        detail::fits("dtl_signal_wait_signal", "signal_indices", signal_indices.size(), count);
    if (contexts.data() != nullptr)
        detail::fits("dtl_signal_wait_signal", "contexts", contexts.size(), count);
    const auto status = dtl_signal_wait_signal(comm, peers.data(), op_counts.data(),
                                               signal_indices.data(), contexts.data(), count,
                                               stream.native_handle());
    detail::check(status);
}

inline dtl::model model::create(const dtl::context &ctx)
{
    dtl_model_t model_found{};
    const auto status = dtl_model_create(ctx.native_handle(), &model_found);
    detail::check(status);
    return dtl::model(model_found);
}

inline int model::is_valid() const
{
    [[maybe_unused]] const auto model = native_handle();
    return dtl_model_is_valid(model);
}

inline dtl_size_t model::tensors() const
{
    [[maybe_unused]] const auto model = native_handle();
    return dtl_model_tensors(model);
}

inline dtl_size_t model::tasks() const
{
    [[maybe_unused]] const auto model = native_handle();
    return dtl_model_tasks(model);
}

template <class Buffer>
inline dtl_index_t model::tensor(Buffer &&buffer, dtl_size_t rows, dtl_size_t columns) const
{
    [[maybe_unused]] const auto model = native_handle();
    detail::require_lasting<Buffer>();
    const auto buffer_given = detail::elements_of(buffer);
    detail::fits("dtl_model_tensor", "buffer", buffer_given.count, detail::product(rows, columns));
    dtl_index_t tensor_found{};
    const auto status = dtl_model_tensor(model, buffer_given.data, rows, columns,
                                         detail::dtype_among(buffer_given), &tensor_found);
    detail::check(status);
    return tensor_found;
}

inline dtl_index_t model::view(dtl_index_t tensor, dtl_size_t row, dtl_size_t rows,
                               dtl_size_t column, dtl_size_t columns) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t view_found{};
    const auto status = dtl_model_view(model, tensor, row, rows, column, columns, &view_found);
    detail::check(status);
    return view_found;
}

inline dtl_index_t model::add_unary(dtl_model_unary_op op, dtl_index_t x, dtl_index_t out) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_unary(model, op, x, out, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_binary(dtl_model_binary_op op, dtl_index_t x, dtl_index_t y,
                                     dtl_index_t out) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_binary(model, op, x, y, out, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_linear(dtl_index_t x, dtl_index_t weight, dtl_index_t bias,
                                     dtl_index_t out) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_linear(model, x, weight, bias, out, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_normalize(dtl_model_norm norm, dtl_index_t x, dtl_index_t weight,
                                        dtl_index_t bias, double epsilon, dtl_index_t out) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_normalize(model, norm, x, weight, bias, epsilon, out,
                                                &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_flash_attention(dtl_model_mask mask, dtl_index_t query,
                                              dtl_index_t key, dtl_index_t value, dtl_size_t heads,
                                              double scale, dtl_index_t out) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_flash_attention(model, mask, query, key, value, heads, scale,
                                                      out, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_flash_decode(dtl_index_t query, dtl_index_t key, dtl_index_t value,
                                           dtl_index_t lengths, dtl_size_t heads, double scale,
                                           dtl_index_t out) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_flash_decode(model, query, key, value, lengths, heads, scale,
                                                   out, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_append(dtl_index_t x, dtl_index_t lengths, dtl_index_t cache) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_append(model, x, lengths, cache, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_barrier() const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_barrier(model, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_allreduce(dtl_reduce_op op, dtl_index_t tensor) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_allreduce(model, op, tensor, &task_found);
    detail::check(status);
    return task_found;
}

inline dtl_index_t model::add_prefetch(dtl_index_t tensor) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_index_t task_found{};
    const auto status = dtl_model_add_prefetch(model, tensor, &task_found);
    detail::check(status);
    return task_found;
}

inline void model::add_order(dtl_index_t task, dtl_index_t before) const
{
    [[maybe_unused]] const auto model = native_handle();
    const auto status = dtl_model_add_order(model, task, before);
    detail::check(status);
}

inline void model::schedule(int workers) const
{
    [[maybe_unused]] const auto model = native_handle();
    const auto status = dtl_model_schedule(model, workers);
    detail::check(status);
}

inline void model::run() const
{
    [[maybe_unused]] const auto model = native_handle();
    const auto status = dtl_model_run(model);
    detail::check(status);
}

inline dtl_model_record_t model::record_of(dtl_size_t index) const
{
    [[maybe_unused]] const auto model = native_handle();
    dtl_model_record_t record_found{};
    const auto status = dtl_model_record_of(model, index, &record_found);
    detail::check(status);
    return record_found;
}

inline std::tuple<int, dtl_size_t> model::wait_of(dtl_size_t index) const
{
    [[maybe_unused]] const auto model = native_handle();
    int worker_found{};
    dtl_size_t count_found{};
    const auto status = dtl_model_wait_of(model, index, &worker_found, &count_found);
    detail::check(status);
    return std::make_tuple(worker_found, count_found);
}

inline dtl::role_manager role_manager::create(const dtl::context &ctx)
{
    dtl_role_manager_t mgr_found{};
    const auto status = dtl_role_manager_create(ctx.native_handle(), &mgr_found);
    detail::check(status);
    return dtl::role_manager(mgr_found);
}

inline void role_manager::add_role(const std::string &role_name, dtl_size_t num_ranks) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    const auto status = dtl_role_manager_add_role(mgr, role_name.c_str(), num_ranks);
    detail::check(status);
}

inline void role_manager::add_role_of(const std::string &role_name,
                                      std::span<const dtl_rank_t> ranks) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    const dtl_size_t count = ranks.size();
    const auto status = dtl_role_manager_add_role_of(mgr, role_name.c_str(), ranks.data(), count);
    detail::check(status);
}

inline void role_manager::initialize() const
{
    [[maybe_unused]] const auto mgr = native_handle();
    const auto status = dtl_role_manager_initialize(mgr);
    detail::check(status);
}

inline int role_manager::has_role(const std::string &role_name) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    int has_role_found{};
    const auto status = dtl_role_manager_has_role(mgr, role_name.c_str(), &has_role_found);
    detail::check(status);
    return has_role_found;
}

inline dtl_size_t role_manager::role_size(const std::string &role_name) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    dtl_size_t size_found{};
    const auto status = dtl_role_manager_role_size(mgr, role_name.c_str(), &size_found);
    detail::check(status);
    return size_found;
}

inline dtl_rank_t role_manager::role_rank(const std::string &role_name) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    dtl_rank_t rank_found{};
    const auto status = dtl_role_manager_role_rank(mgr, role_name.c_str(), &rank_found);
    detail::check(status);
    return rank_found;
}

template <class Buf>
inline void role_manager::send(const std::string &target_role, dtl_rank_t target_rank,
                               const Buf &buf, dtl_tag_t tag) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_intergroup_send(mgr, target_role.c_str(), target_rank, buf_given.data,
                                            count, detail::dtype_among(buf_given), tag);
    detail::check(status);
}

template <class Buf>
inline void role_manager::recv(const std::string &source_role, dtl_rank_t source_rank, Buf &&buf,
                               dtl_tag_t tag) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_intergroup_recv(mgr, source_role.c_str(), source_rank, buf_given.data,
                                            count, detail::dtype_among(buf_given), tag);
    detail::check(status);
}

inline dtl::context role_manager::context() const
{
    [[maybe_unused]] const auto mgr = native_handle();
    dtl_context_t ctx_found{};
    const auto status = dtl_role_manager_context(mgr, &ctx_found);
    detail::check(status);
    return dtl::context(ctx_found);
}

template <class Buf>
inline void role_manager::broadcast(const std::string &source_role, dtl_rank_t source_rank,
                                    const std::string &target_role, Buf &&buf, dtl_tag_t tag) const
{
    [[maybe_unused]] const auto mgr = native_handle();
    const auto buf_given = detail::elements_of(buf);
    const dtl_size_t count = buf_given.count;
    const auto status = dtl_intergroup_broadcast(mgr, source_role.c_str(), source_rank,
                                                 target_role.c_str(), buf_given.data, count,
                                                 detail::dtype_among(buf_given), tag);
    detail::check(status);
}

inline dtl::future future::create()
{
    dtl_future_t fut_found{};
    const auto status = dtl_future_create(&fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline void future::wait() const
{
    [[maybe_unused]] const auto fut = native_handle();
    const auto status = dtl_future_wait(fut);
    detail::check(status);
}

inline int future::test() const
{
    [[maybe_unused]] const auto fut = native_handle();
    int completed_found{};
    const auto status = dtl_future_test(fut, &completed_found);
    detail::check(status);
    return completed_found;
}

template <class Buffer>
inline void future::get(Buffer &&buffer) const
{
    [[maybe_unused]] const auto fut = native_handle();
    const auto buffer_given = detail::elements_of(buffer);
    const dtl_size_t size = buffer_given.bytes;
    const auto status = dtl_future_get(fut, buffer_given.data, size);
    detail::check(status);
}

template <class Value>
inline void future::set(const Value &value) const
{
    [[maybe_unused]] const auto fut = native_handle();
    const auto value_given = detail::elements_of(value);
    const dtl_size_t size = value_given.bytes;
    const auto status = dtl_future_set(fut, value_given.data, size);
    detail::check(status);
}

inline void future::fail(dtl_status code, const std::string &message) const
{
    [[maybe_unused]] const auto fut = native_handle();
    const auto status = dtl_future_fail(fut, code, message.c_str());
    detail::check(status);
}

inline dtl_size_t future::size() const
{
    [[maybe_unused]] const auto fut = native_handle();
    dtl_size_t bytes_found{};
    const auto status = dtl_future_size(fut, &bytes_found);
    detail::check(status);
    return bytes_found;
}

inline int future::wait_for(dtl_size_t milliseconds) const
{
    [[maybe_unused]] const auto fut = native_handle();
    int completed_found{};
    const auto status = dtl_future_wait_for(fut, milliseconds, &completed_found);
    detail::check(status);
    return completed_found;
}

inline dtl::future future::then(dtl_then_func func, void *user_data) const
{
    [[maybe_unused]] const auto fut = native_handle();
    dtl_future_t result_found{};
    const auto status = dtl_future_then(fut, func, user_data, &result_found);
    detail::check(status);
    return dtl::future(result_found);
}

inline dtl::stream stream::create(dtl_device_kind kind, int device_id)
{
    dtl_stream_t stream_found{};
    const auto status = dtl_stream_create(kind, device_id, &stream_found);
    detail::check(status);
    return dtl::stream(stream_found);
}

inline dtl::stream stream::from_native(dtl_device_kind kind, int device_id, void *native)
{
    dtl_stream_t stream_found{};
    const auto status = dtl_stream_from_native(kind, device_id, native, &stream_found);
    detail::check(status);
    return dtl::stream(stream_found);
}

inline void * stream::native() const &
{
    [[maybe_unused]] const auto stream = native_handle();
    return dtl_stream_native(stream);
}

inline dtl_device_kind stream::device_kind() const
{
    [[maybe_unused]] const auto stream = native_handle();
    return dtl_stream_device_kind(stream);
}

inline int stream::device_id() const
{
    [[maybe_unused]] const auto stream = native_handle();
    return dtl_stream_device_id(stream);
}

inline void stream::synchronize() const
{
    [[maybe_unused]] const auto stream = native_handle();
    const auto status = dtl_stream_synchronize(stream);
    detail::check(status);
}

inline int stream::test() const
{
    [[maybe_unused]] const auto stream = native_handle();
    int completed_found{};
    const auto status = dtl_stream_test(stream, &completed_found);
    detail::check(status);
    return completed_found;
}

inline void stream::record_event(const dtl::event &event) const
{
    [[maybe_unused]] const auto stream = native_handle();
    const auto status = dtl_stream_record_event(stream, event.native_handle());
    detail::check(status);
}

inline void stream::wait_event(const dtl::event &event) const
{
    [[maybe_unused]] const auto stream = native_handle();
    const auto status = dtl_stream_wait_event(stream, event.native_handle());
    detail::check(status);
}

inline dtl::future stream::future() const
{
    [[maybe_unused]] const auto stream = native_handle();
    dtl_future_t fut_found{};
    const auto status = dtl_stream_future(stream, &fut_found);
    detail::check(status);
    return dtl::future(fut_found);
}

inline dtl::event event::create(dtl_device_kind kind, int device_id)
{
    dtl_event_t event_found{};
    const auto status = dtl_event_create(kind, device_id, &event_found);
    detail::check(status);
    return dtl::event(event_found);
}

inline void event::synchronize() const
{
    [[maybe_unused]] const auto event = native_handle();
    const auto status = dtl_event_synchronize(event);
    detail::check(status);
}

inline int event::test() const
{
    [[maybe_unused]] const auto event = native_handle();
    int completed_found{};
    const auto status = dtl_event_test(event, &completed_found);
    detail::check(status);
    return completed_found;
}

inline double event::elapsed(const dtl::event &later) const
{
    [[maybe_unused]] const auto earlier = native_handle();
    double milliseconds_found{};
    const auto status = dtl_event_elapsed(earlier, later.native_handle(), &milliseconds_found);
    detail::check(status);
    return milliseconds_found;
}
/** @endcond */

/** The size of an element in bytes; 0 for a value that is no dtype. Local: does not wait for
 * other ranks.
 *
 * @param dtype The type of an element.
 */
inline dtl_size_t dtype_size(dtl_dtype dtype)
{
    return dtl_dtype_size(dtype);
}

/** The dtype as a word, such as "float64", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param dtype The type of an element.
 */
inline const char * dtype_name(dtl_dtype dtype)
{
    return dtl_dtype_name(dtype);
}

/** The operation as a word, such as "sum", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param op How a reduction combines two elements.
 */
inline const char * reduce_op_name(dtl_reduce_op op)
{
    return dtl_reduce_op_name(op);
}

/** The operation as a word, such as "sqrt", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param op What becomes of one element x, of the same dtype.
 */
inline const char * unary_op_name(dtl_unary_op op)
{
    return dtl_unary_op_name(op);
}

/** The operation as a word, such as "subtract", of static duration; "unknown" for a value that
 * is none. Local: does not wait for other ranks.
 *
 * @param op What becomes of two elements x and y of one dtype, which is that of the result.
 */
inline const char * binary_op_name(dtl_binary_op op)
{
    return dtl_binary_op_name(op);
}

/** A shape of one dimension. Local: does not wait for other ranks.
 *
 * @param dim0 The extent.
 */
inline dtl_shape shape_1d(dtl_size_t dim0)
{
    return dtl_shape_1d(dim0);
}

/** A shape of two dimensions, the second one contiguous. Local: does not wait for other ranks.
 *
 * @param dim0 The extent of the first dimension.
 * @param dim1 The extent of the last one.
 */
inline dtl_shape shape_2d(dtl_size_t dim0, dtl_size_t dim1)
{
    return dtl_shape_2d(dim0, dim1);
}

/** A shape of three dimensions, the third one contiguous. Local: does not wait for other ranks.
 *
 * @param dim0 The extent of the first dimension.
 * @param dim1 The extent of the second one.
 * @param dim2 The extent of the last one.
 */
inline dtl_shape shape_3d(dtl_size_t dim0, dtl_size_t dim1, dtl_size_t dim2)
{
    return dtl_shape_3d(dim0, dim1, dim2);
}

/** A shape of `ndim` dimensions, the last one contiguous. More than DTL_MAX_TENSOR_RANK are cut
 * to that, and a negative number is 0. Local: does not wait for other ranks.
 *
 * @param ndim Number of elements of `dims`.
 * @param dims Elements along each dimension; NULL: 0 along each.
 */
inline dtl_shape shape_nd(int ndim, std::span<const dtl_size_t> dims = {})
{
    if (dims.data() != nullptr)
        detail::fits("dtl_shape_nd", "dims", dims.size(), ndim);
    return dtl_shape_nd(ndim, dims.data());
}

/** `*shape` is one of up to 64 dimensions, as NumPy's arrays may have, for messages:
 * dtl_isend_shaped takes it, and a message's envelope tells it. That of 8 and fewer is
 * dtl_shape_nd's. Of more, `dims` holds the extents packed, as dtl_shape_unpack alone reads
 * them, and no tensor has such a shape. Local: does not wait for other ranks.
 *
 * @param ndim Its dimensions.
 * @param dims Elements along each dimension.
 * @return `*shape` is one of up to 64 dimensions, as NumPy's arrays may have, for messages:
 *   dtl_isend_shaped takes it, and a message's envelope tells it.
 */
inline dtl_shape shape_pack(int ndim, std::span<const dtl_size_t> dims)
{
    detail::fits("dtl_shape_pack", "dims", dims.size(), ndim);
    dtl_shape shape_found{};
    const auto status = dtl_shape_pack(ndim, dims.data(), &shape_found);
    detail::check(status);
    return shape_found;
}

/** `dims` has the extents of a shape, also of one that dtl_shape_pack has made of more than 8.
 * Local: does not wait for other ranks.
 *
 * @param shape The extents of up to 8 dimensions, the last of which is contiguous in memory
 *   (row-major).
 * @param dims Elements along each; 0 behind the last.
 */
inline void shape_unpack(const dtl_shape &shape, std::span<dtl_size_t> dims)
{
    const dtl_size_t count = dims.size();
    const auto status = dtl_shape_unpack(&shape, count, dims.data());
    detail::check(status);
}

/** The number of elements of a tensor of this shape, which is the product of its extents; 0 for
 * NULL, for 0 dimensions, and for a product that does not fit 64 bits. Local: does not wait for
 * other ranks.
 *
 * @param shape The extents of up to 8 dimensions, the last of which is contiguous in memory
 *   (row-major).
 */
inline dtl_size_t shape_size(const dtl_shape &shape)
{
    return dtl_shape_size(&shape);
}

/** 1 for DTL_SUCCESS, 0 for every other code. Local: does not wait for other ranks.
 *
 * @param status What a call returned.
 */
inline int status_ok(dtl_status status)
{
    return dtl_status_ok(status);
}

/** 0 for DTL_SUCCESS, DTL_NOT_FOUND and DTL_END, 1 for every other code, unknown ones included.
 * Local: does not wait for other ranks.
 *
 * @param status What a call returned.
 */
inline int status_is_error(dtl_status status)
{
    return dtl_status_is_error(status);
}

/** A sentence that says what the code means, of static duration; "unknown" for a code that DTL
 * does not have. dtl_last_error tells what went wrong in a particular call. Local: does not
 * wait for other ranks.
 *
 * @param status A status code, or any other number.
 */
inline const char * status_message(dtl_status status)
{
    return dtl_status_message(status);
}

/** The code as a word, such as "invalid_argument", of static duration; "unknown" for a code that
 * DTL does not have. Local: does not wait for other ranks.
 *
 * @param status A status code, or any other number.
 */
inline const char * status_name(dtl_status status)
{
    return dtl_status_name(status);
}

/** The category of the code as a word, such as "bounds", of static duration; "unknown" for a
 * code outside every category. Local: does not wait for other ranks.
 *
 * @param status A status code.
 */
inline const char * status_category(dtl_status status)
{
    return dtl_status_category(status);
}

/** The number of the code's category, which is status / 100 and one of the DTL_CATEGORY_
 * constants. Local: does not wait for other ranks.
 *
 * @param status A status code.
 */
inline int status_category_code(dtl_status status)
{
    return dtl_status_category_code(status);
}

/** 1 if the code belongs to the category, 0 else. Local: does not wait for other ranks.
 *
 * @param status A status code.
 * @param category_code One of the DTL_CATEGORY_ constants.
 */
inline int status_is_category(dtl_status status, int category_code)
{
    return dtl_status_is_category(status, category_code);
}

/** `buf` holds the calling thread's last failure in words, or nothing if it had none. The text
 * is cut to `size` bytes and always ends with NUL. Returns its whole length without NUL. A call
 * that succeeds leaves the last failure as it is. Local: does not wait for other ranks.
 */
inline std::string last_error()
{
    std::string text(dtl_last_error(nullptr, 0), '\0');
    dtl_last_error(text.data(), text.size() + 1);
    return text;
}

/** The status of the calling thread's last failure, DTL_SUCCESS if it had none: what a function
 * that returns a value would have said. Local: does not wait for other ranks.
 */
inline int last_error_status()
{
    return dtl_last_error_status();
}

/** The calling thread has no last failure. Before calls that return a value, so that
 * dtl_last_error_status afterwards speaks of them alone. Local: does not wait for other ranks.
 */
inline void clear_error()
{
    dtl_clear_error();
}

/** The first number of the library's version, which changes when programs must be changed.
 * Local: does not wait for other ranks.
 */
inline int version_major()
{
    return dtl_version_major();
}

/** The second number of the library's version, which changes when something is added. Local:
 * does not wait for other ranks.
 */
inline int version_minor()
{
    return dtl_version_minor();
}

/** The third number of the library's version, which changes when something is mended. Local:
 * does not wait for other ranks.
 */
inline int version_patch()
{
    return dtl_version_patch();
}

/** The number of the binary interface; a program needs the one that it was compiled with. Local:
 * does not wait for other ranks.
 */
inline int abi_version()
{
    return dtl_abi_version();
}

/** The library's full version, such as "0.1.0-alpha.1", of static duration. Local: does not wait
 * for other ranks.
 */
inline const char * version_string()
{
    return dtl_version_string();
}

/** 1 where an MPI library was found and can be used, 0 else, and in a job without MPI (`python
 * -m dtl run`). Looks for it on the first call. Local: does not wait for other ranks.
 */
inline int has_mpi()
{
    return dtl_has_mpi();
}

/** The MPI library that this process runs on, such as "MPICH 4.0.2", of static duration; "none"
 * where no MPI job of several processes has been joined. Local: does not wait for other ranks.
 */
inline const char * mpi_library()
{
    return dtl_mpi_library();
}

/** 1 where a CUDA device can be used, 0 else. Looks for one on the first call. Local: does not
 * wait for other ranks.
 */
inline int has_cuda()
{
    return dtl_has_cuda();
}

/** 1 where a HIP device can be used, 0 else. Looks for one on the first call. Local: does not
 * wait for other ranks.
 */
inline int has_hip()
{
    return dtl_has_hip();
}

/** 1 where NCCL can be used, 0 else. Looks for it on the first call. Local: does not wait for
 * other ranks.
 */
inline int has_nccl()
{
    return dtl_has_nccl();
}

/** 1 where OpenSHMEM can be used, 0 else. Looks for it on the first call. Local: does not wait
 * for other ranks.
 */
inline int has_shmem()
{
    return dtl_has_shmem();
}

/** The usable backends in one text of static duration, joined by "+" in the order CUDA, HIP,
 * MPI, NCCL, SHMEM, such as "CUDA+MPI"; "Single" where there is none. Local: does not wait for
 * other ranks.
 */
inline const char * backend_name()
{
    return dtl_backend_name();
}

/** The number of usable backends, of the five that dtl_backend_name can name. Local: does not
 * wait for other ranks.
 */
inline int backend_count()
{
    return dtl_backend_count();
}

/** `buf` tells, a line each, which backends were found, in which file and version, and of the
 * others why not. The text is cut to `size` bytes and always ends with NUL. Returns its whole
 * length without NUL, so that a second call can bring a buffer that is large enough. For
 * people: the wording may change. Local: does not wait for other ranks.
 */
inline std::string backend_report()
{
    std::string text(dtl_backend_report(nullptr, 0), '\0');
    dtl_backend_report(text.data(), text.size() + 1);
    return text;
}

/** The library's full version, the same text as dtl_version_string. Local: does not wait for
 * other ranks.
 */
inline const char * version()
{
    return dtl_version();
}

/** From here on calls are counted in this process, or not any more. What was counted before
 * stays, so that a part of a program is what two counts differ by. Local: does not wait for
 * other ranks.
 *
 * @param is_enabled Not 0: they are counted.
 */
inline void metrics_enable(int is_enabled)
{
    const auto status = dtl_metrics_enable(is_enabled);
    detail::check(status);
}

/** How often a function of the library was called while calls were counted, with arguments that
 * it did not refuse, and the bytes of the caller's buffers in these calls: of those that it
 * reads or of those that it writes, whichever are more; of a plan, those of one start. Of this
 * process, over all its threads and contexts. Local: does not wait for other ranks.
 *
 * @param name Its name in C, such as "dtl_allreduce".
 * @return How often it was called. May be NULL. How many bytes these calls moved. May be NULL.
 */
inline std::tuple<dtl_size_t, dtl_size_t> metrics_count(const std::string &name)
{
    dtl_size_t calls_found{};
    dtl_size_t bytes_found{};
    const auto status = dtl_metrics_count(name.c_str(), &calls_found, &bytes_found);
    detail::check(status);
    return std::make_tuple(calls_found, bytes_found);
}

/** 1 while at least one environment is open in this process, 0 else. Local: does not wait for
 * other ranks.
 */
inline int environment_is_initialized()
{
    return dtl_environment_is_initialized();
}

/** The number of environments that are open in this process. Local: does not wait for other
 * ranks.
 */
inline dtl_size_t environment_ref_count()
{
    return dtl_environment_ref_count();
}

/** 1 where an MPI library was found and can be used, 0 else, and in a job without MPI. The same
 * as dtl_has_mpi. Local: does not wait for other ranks.
 */
inline int environment_has_mpi()
{
    return dtl_environment_has_mpi();
}

/** 1 where a CUDA device can be used, 0 else. The same as dtl_has_cuda. Local: does not wait for
 * other ranks.
 */
inline int environment_has_cuda()
{
    return dtl_environment_has_cuda();
}

/** 1 where a HIP device can be used, 0 else. The same as dtl_has_hip. Local: does not wait for
 * other ranks.
 */
inline int environment_has_hip()
{
    return dtl_environment_has_hip();
}

/** 1 where NCCL can be used, 0 else. The same as dtl_has_nccl. Local: does not wait for other
 * ranks.
 */
inline int environment_has_nccl()
{
    return dtl_environment_has_nccl();
}

/** 1 where OpenSHMEM can be used, 0 else. The same as dtl_has_shmem. Local: does not wait for
 * other ranks.
 */
inline int environment_has_shmem()
{
    return dtl_environment_has_shmem();
}

/** How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple; -1
 * where MPI is not running, and in a job without MPI. DTL asks for multiple and works with
 * less. Local: does not wait for other ranks.
 */
inline int environment_mpi_thread_level()
{
    return dtl_environment_mpi_thread_level();
}

/** Never returns: all processes of the job end, with `code` as their exit status where the
 * launcher allows. For a rank that can't go on while others wait for it. Without a job, this
 * process ends. Local: does not wait for other ranks.
 *
 * @param code The exit status; 0 is taken as 1.
 */
inline void abort(int code)
{
    dtl_abort(code);
}

/** From here on calls of this process that wait for other ranks, threads or devices end with
 * DTL_ERROR_CANCELED, those under way included, until dtl_interrupt_clear is called. A call
 * whose wait is over within a tenth of a millisecond may still succeed. A signal handler may
 * call it, and dtl_interrupt_clear and dtl_interrupt_is_stuck: they take no lock and allocate
 * nothing. A call inside MPI ends where it looks for messages by itself; a collective that MPI
 * runs goes on until all ranks have entered it. The guide on interrupting programs says what
 * state a call leaves. Local: does not wait for other ranks.
 */
inline void interrupt()
{
    dtl_interrupt();
}

/** Ends what dtl_interrupt has begun: calls wait again. Local: does not wait for other ranks. */
inline void interrupt_clear()
{
    dtl_interrupt_clear();
}

/** For signal handlers, which call it once for each signal. Returns 1 if the calling thread is
 * in a call of an MPI that can't be interrupted, and this function was called in that same call
 * before; else 0. A handler ends the program then, since the call may never return. The guide
 * on interrupting programs lists these calls. Local: does not wait for other ranks.
 */
inline int interrupt_is_stuck()
{
    return dtl_interrupt_is_stuck();
}

/** `check` is called by calls that wait, in the waiting thread, every few microseconds or more
 * seldom once a wait has lasted a tenth of a millisecond; where it returns another number than
 * 0, the call ends with DTL_ERROR_CANCELED. For languages whose signal handlers run between
 * statements: Python's package looks for Ctrl-C this way. It replaces the function that was set
 * before; NULL: none. `user_data` is handed to it and must stay valid. Local: does not wait for
 * other ranks.
 *
 * @param check Called by a thread that waits; other than 0: its call ends with
 *   DTL_ERROR_CANCELED. May be NULL.
 * @param user_data Passed unchanged to `check`. May be NULL.
 */
inline void interrupt_check_set(dtl_interrupt_check_func check, void *user_data)
{
    dtl_interrupt_check_set(check, user_data);
}

/** `*opts` holds the defaults: no device, MPI started where a launcher started the job, and
 * policies that leave the order of reductions to the backend. Local: does not wait for other
 * ranks.
 *
 * @return `*opts` holds the defaults: no device, MPI started where a launcher started the job,
 *   and policies that leave the order of reductions to the backend.
 */
inline dtl_context_options context_options_init()
{
    dtl_context_options opts_found{};
    dtl_context_options_init(&opts_found);
    return opts_found;
}

/** Where calls are compared or watched, by DTL_CHECK and DTL_TIMEOUT: what this thread does from
 * here on is told as `words`, until it calls this with null. For languages whose functions have
 * other names and arguments. 1, or 0 where there is nothing to do: where calls are not looked
 * at, or the thread is in one already, to which this belongs. Local: does not wait for other
 * ranks.
 *
 * @param words Such as "recv(source=1)"; cut off where it is long. May be NULL.
 */
inline int tell_call(const char *words)
{
    return dtl_tell_call(words);
}

/** Under DTL_CHECK=1 the list of handles that are open when the process ends names `place` as
 * the place where the open handle was made, instead of an address in the program. For languages
 * whose programs do not call C themselves. It has no effect elsewhere, or on a closed handle.
 * Local: does not wait for other ranks.
 *
 * @param handle A handle of any kind. May be NULL.
 * @param place Such as "solve.py:12"; it is copied.
 */
inline void tell_place(const void *handle, const std::string &place)
{
    dtl_tell_place(handle, place.c_str());
}

/** Errors of ranks that make different collective calls name the call of each: `describe` is
 * called then, in the thread of the failing call, for the words of the program's language.
 * Without it, and where it returns 0, the name of the C function is told. It replaces the
 * function that was set before; NULL: none. `user_data` is handed to it and must stay valid.
 * For languages whose functions have other names and arguments. Local: does not wait for other
 * ranks.
 *
 * @param describe Writes at most `bytes` bytes to `text`, with a zero at the end: what the
 *   program has called, such as "allreduce(value=1.0)". May be NULL.
 * @param user_data Passed unchanged to `describe`. May be NULL.
 */
inline void call_words_set(dtl_call_words_func describe, void *user_data)
{
    dtl_call_words_set(describe, user_data);
}

/** All operations are complete and their handles closed; the entries of `requests` are null.
 * Null entries are passed over. Returns the first failure in the order of the array, after all
 * are complete. Waits for the other ranks of the operation.
 *
 * @param requests The elements, read and written.
 */
inline void waitall(std::span<dtl::request> requests)
{
    auto requests_given = detail::handles<dtl_request_t>(requests);
    const dtl_size_t count = requests.size();
    const auto status = dtl_waitall(count, requests_given.data());
    detail::take_back(requests, requests_given);
    detail::check(status);
}

/** One operation is complete: `*index` says which, its handle is closed and its entry of
 * `requests` null. Waits for the first. Null entries are passed over; where there is no other,
 * the call is refused with DTL_ERROR_INVALID_STATE. Returns the operation's own failure if it
 * failed, with `*index` set. Waits for the other ranks of the operation.
 *
 * @param requests The elements, read and written.
 * @return Which one is complete.
 */
inline dtl_size_t waitany(std::span<dtl::request> requests)
{
    auto requests_given = detail::handles<dtl_request_t>(requests);
    const dtl_size_t count = requests.size();
    dtl_size_t index_found{};
    const auto status = dtl_waitany(count, requests_given.data(), &index_found);
    detail::take_back(requests, requests_given);
    detail::check(status);
    return index_found;
}

/** As dtl_waitany, but does not wait: `*completed` is 0, and nothing has changed, where no
 * operation is complete. Local: does not wait for other ranks.
 *
 * @param requests The elements, read and written.
 * @return Which one is complete; as it was where none is. `*completed` is 0, and nothing has
 *   changed, where no operation is complete.
 */
inline std::tuple<dtl_size_t, int> testany(std::span<dtl::request> requests)
{
    auto requests_given = detail::handles<dtl_request_t>(requests);
    const dtl_size_t count = requests.size();
    dtl_size_t index_found{};
    int completed_found{};
    const auto status = dtl_testany(count, requests_given.data(), &index_found, &completed_found);
    detail::take_back(requests, requests_given);
    detail::check(status);
    return std::make_tuple(index_found, completed_found);
}

/** `*completed` is 1 if all operations are complete: then their handles are closed and the
 * entries of `requests` null; else it is 0, and all stay open. Does not wait. Null entries are
 * passed over. Returns the first failure in the order of the array, once all are complete.
 * Local: does not wait for other ranks.
 *
 * @param requests The elements, read and written.
 * @return `*completed` is 1 if all operations are complete: then their handles are closed and
 *   the entries of `requests` null; else it is 0, and all stay open.
 */
inline int testall(std::span<dtl::request> requests)
{
    auto requests_given = detail::handles<dtl_request_t>(requests);
    const dtl_size_t count = requests.size();
    int completed_found{};
    const auto status = dtl_testall(count, requests_given.data(), &completed_found);
    detail::take_back(requests, requests_given);
    detail::check(status);
    return completed_found;
}

/** The policy as a word, such as "block_cyclic", of static duration; "unknown" for a value that
 * is none. Local: does not wait for other ranks.
 *
 * @param policy Which rank holds which elements of a container.
 */
inline const char * partition_policy_name(dtl_partition_policy policy)
{
    return dtl_partition_policy_name(policy);
}

/** The policy as a word, such as "host", of static duration; "unknown" for a value that is none.
 * Local: does not wait for other ranks.
 *
 * @param policy In which memory the elements of a container are.
 */
inline const char * placement_policy_name(dtl_placement_policy policy)
{
    return dtl_placement_policy_name(policy);
}

/** 1 if this machine has what the policy asks for, 0 else: host always is there; device, unified
 * and device_preferred need a device backend. Containers are made with device_preferred
 * everywhere, on the host where no device is. Local: does not wait for other ranks.
 *
 * @param policy In which memory the elements of a container are.
 */
inline int placement_available(dtl_placement_policy policy)
{
    return dtl_placement_available(policy);
}

/** The policy as a word, such as "par", of static duration; "unknown" for a value that is none.
 * Local: does not wait for other ranks.
 *
 * @param policy How an algorithm runs over this rank's part.
 */
inline const char * execution_policy_name(dtl_execution_policy policy)
{
    return dtl_execution_policy_name(policy);
}

/** The policy as a word, such as "relaxed", of static duration; "unknown" for a value that is
 * none. Local: does not wait for other ranks.
 *
 * @param policy When writes of one rank become visible to others.
 */
inline const char * consistency_policy_name(dtl_consistency_policy policy)
{
    return dtl_consistency_policy_name(policy);
}

/** The policy as a word, such as "return_status", of static duration; "unknown" for a value that
 * is none. Local: does not wait for other ranks.
 *
 * @param policy What a failing call does beside failing.
 */
inline const char * error_policy_name(dtl_error_policy policy)
{
    return dtl_error_policy_name(policy);
}

/** `*opts` holds the defaults: block distribution, host memory, one thread, device 0, blocks of
 * one element. Local: does not wait for other ranks.
 *
 * @return `*opts` holds the defaults: block distribution, host memory, one thread, device 0,
 *   blocks of one element.
 */
inline dtl_container_options container_options_init()
{
    dtl_container_options opts_found{};
    dtl_container_options_init(&opts_found);
    return opts_found;
}

/** `id` holds bytes that no other call gives, for dtl_signal_init on all ranks that are to be
 * together. Local: does not wait for other ranks.
 *
 * @param id DTL_SIGNAL_ID_BYTES bytes.
 */
template <class Id>
inline void signal_unique_id(Id &&id)
{
    const auto id_given = detail::elements_of(id);
    detail::fits("dtl_signal_unique_id", "id", id_given.bytes, 128, "bytes");
    const auto status = dtl_signal_unique_id(id_given.data);
    detail::check(status);
}

/** This thread's sends, receives, signals and waits are kept from here on, and done together by
 * the dtl_signal_group_end that goes with the first of these calls. Buffers are the operations'
 * until then. Local: does not wait for other ranks.
 */
inline void signal_group_start()
{
    const auto status = dtl_signal_group_start();
    detail::check(status);
}

/** The group that dtl_signal_group_start began has ended. Where it is no part of another one,
 * what it keeps is done: sends and receives are started, then puts and signals are made in
 * their order, then waits end in theirs, then sends and receives. All of it is tried also
 * behind what fails, and the first failure told. Waits for the ranks that the calls of the
 * group name.
 */
inline void signal_group_end()
{
    const auto status = dtl_signal_group_end();
    detail::check(status);
}

/** `*count` is the number of CPUs (hardware threads) of this node that this process may run on.
 * Local: does not wait for other ranks.
 *
 * @return `*count` is the number of CPUs (hardware threads) of this node that this process may
 *   run on.
 */
inline int topology_num_cpus()
{
    int count_found{};
    const auto status = dtl_topology_num_cpus(&count_found);
    detail::check(status);
    return count_found;
}

/** `*cpu_id` is the first CPU that the rank may run on, as its own operating system numbers
 * them. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @return `*cpu_id` is the first CPU that the rank may run on, as its own operating system
 *   numbers them.
 */
inline int topology_cpu_affinity(dtl_rank_t rank)
{
    int cpu_id_found{};
    const auto status = dtl_topology_cpu_affinity(rank, &cpu_id_found);
    detail::check(status);
    return cpu_id_found;
}

/** `*count` is the number of GPUs of this node that can be seen, 0 where there is none. Local:
 * does not wait for other ranks.
 *
 * @return `*count` is the number of GPUs of this node that can be seen, 0 where there is none.
 */
inline int topology_num_gpus()
{
    int count_found{};
    const auto status = dtl_topology_num_gpus(&count_found);
    detail::check(status);
    return count_found;
}

/** `*gpu_id` is the GPU that suits the rank, in the order of topology_gpu: the ranks of a node
 * are distributed to its GPUs, as many to each, at most one more, and to those that are beside
 * CPUs which the rank may run on, as far as they go. -1 where the node has none. Local: does
 * not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @return `*gpu_id` is the GPU that suits the rank, in the order of topology_gpu: the ranks of
 *   a node are distributed to its GPUs, as many to each, at most one more, and to those that
 *   are beside CPUs which the rank may run on, as far as they go. -1 where the node has none.
 */
inline int topology_gpu_id(dtl_rank_t rank)
{
    int gpu_id_found{};
    const auto status = dtl_topology_gpu_id(rank, &gpu_id_found);
    detail::check(status);
    return gpu_id_found;
}

/** `*device_id` is the device of that kind that suits this rank, as dtl_context_with_device
 * takes it: where the process can use as many of the kind as its node has GPUs, the one that
 * topology_gpu_id means; else the ranks of the node take the devices in turn. -1 where there is
 * none that can be used, which dtl_backend_report tells why. Local: does not wait for other
 * ranks.
 *
 * @param kind Whose devices.
 * @return `*device_id` is the device of that kind that suits this rank, as
 *   dtl_context_with_device takes it: where the process can use as many of the kind as its node
 *   has GPUs, the one that topology_gpu_id means; else the ranks of the node take the devices
 *   in turn. -1 where there is none that can be used, which dtl_backend_report tells why.
 */
inline int topology_device_id(dtl_device_kind kind)
{
    int device_id_found{};
    const auto status = dtl_topology_device_id(kind, &device_id_found);
    detail::check(status);
    return device_id_found;
}

/** `*is_local` is 1 if both ranks run on one node, 0 else. Local: does not wait for other ranks.
 *
 * @param rank_a A rank of the job.
 * @param rank_b A rank of the job.
 * @return `*is_local` is 1 if both ranks run on one node, 0 else.
 */
inline int topology_is_local(dtl_rank_t rank_a, dtl_rank_t rank_b)
{
    int is_local_found{};
    const auto status = dtl_topology_is_local(rank_a, rank_b, &is_local_found);
    detail::check(status);
    return is_local_found;
}

/** `*node_id` is the number of the rank's node: nodes are counted from 0 in the order of their
 * lowest ranks. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @return `*node_id` is the number of the rank's node: nodes are counted from 0 in the order of
 *   their lowest ranks.
 */
inline int topology_node_id(dtl_rank_t rank)
{
    int node_id_found{};
    const auto status = dtl_topology_node_id(rank, &node_id_found);
    detail::check(status);
    return node_id_found;
}

/** `*count` is the number of nodes that the job's ranks run on. Local: does not wait for other
 * ranks.
 *
 * @return `*count` is the number of nodes that the job's ranks run on.
 */
inline int topology_num_nodes()
{
    int count_found{};
    const auto status = dtl_topology_num_nodes(&count_found);
    detail::check(status);
    return count_found;
}

/** `*node_rank` is the rank's number among those of its node, from 0 in the order of ranks.
 * Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @return `*node_rank` is the rank's number among those of its node, from 0 in the order of
 *   ranks.
 */
inline int topology_node_rank(dtl_rank_t rank)
{
    int node_rank_found{};
    const auto status = dtl_topology_node_rank(rank, &node_rank_found);
    detail::check(status);
    return node_rank_found;
}

/** `*size` is the number of ranks on the rank's node, itself among them. Local: does not wait
 * for other ranks.
 *
 * @param rank A rank of the job.
 * @return `*size` is the number of ranks on the rank's node, itself among them.
 */
inline int topology_node_size(dtl_rank_t rank)
{
    int size_found{};
    const auto status = dtl_topology_node_size(rank, &size_found);
    detail::check(status);
    return size_found;
}

/** `*numa_node` is the NUMA node of the first CPU that the rank may run on, as its operating
 * system numbers them; 0 where it has none. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 * @return `*numa_node` is the NUMA node of the first CPU that the rank may run on, as its
 *   operating system numbers them; 0 where it has none.
 */
inline int topology_numa_node(dtl_rank_t rank)
{
    int numa_node_found{};
    const auto status = dtl_topology_numa_node(rank, &numa_node_found);
    detail::check(status);
    return numa_node_found;
}

/** `buf` holds the name of the rank's host, cut to `size` bytes and ended by NUL. Returns its
 * whole length without NUL; 0 for a rank that does not exist. Local: does not wait for other
 * ranks.
 *
 * @param rank A rank of the job.
 */
inline std::string topology_host_name(dtl_rank_t rank)
{
    std::string text(dtl_topology_host_name(rank, nullptr, 0), '\0');
    dtl_topology_host_name(rank, text.data(), text.size() + 1);
    return text;
}

/** `buf` holds the CPUs that the rank may run on, as a list like "0-3,8", cut to `size` bytes
 * and ended by NUL. Returns its whole length without NUL; 0 for a rank that does not exist.
 * CPUs past 2047 are not listed. Local: does not wait for other ranks.
 *
 * @param rank A rank of the job.
 */
inline std::string topology_cpu_set(dtl_rank_t rank)
{
    std::string text(dtl_topology_cpu_set(rank, nullptr, 0), '\0');
    dtl_topology_cpu_set(rank, text.data(), text.size() + 1);
    return text;
}

/** `*count` is the number of NUMA nodes of this node, at least 1. Local: does not wait for other
 * ranks.
 *
 * @return `*count` is the number of NUMA nodes of this node, at least 1.
 */
inline int topology_num_numa_nodes()
{
    int count_found{};
    const auto status = dtl_topology_num_numa_nodes(&count_found);
    detail::check(status);
    return count_found;
}

/** `*count` is the number of CPUs (hardware threads) of this node, whoever may run on them.
 * Local: does not wait for other ranks.
 *
 * @return `*count` is the number of CPUs (hardware threads) of this node, whoever may run on
 *   them.
 */
inline int topology_num_machine_cpus()
{
    int count_found{};
    const auto status = dtl_topology_num_machine_cpus(&count_found);
    detail::check(status);
    return count_found;
}

/** `*info` tells of one of this node's CPUs what it belongs to. CPUs are counted from 0 in the
 * order of the machine, so that those of a core, and the cores of a package, stand together.
 * Local: does not wait for other ranks.
 *
 * @param index Below topology_num_machine_cpus.
 * @return `*info` tells of one of this node's CPUs what it belongs to.
 */
inline dtl_cpu_info_t topology_machine_cpu(int index)
{
    dtl_cpu_info_t info_found{};
    const auto status = dtl_topology_machine_cpu(index, &info_found);
    detail::check(status);
    return info_found;
}

/** `*count` is the number of levels of caches for data on this node, 0 where none is known.
 * Local: does not wait for other ranks.
 *
 * @return `*count` is the number of levels of caches for data on this node, 0 where none is
 *   known.
 */
inline int topology_num_caches()
{
    int count_found{};
    const auto status = dtl_topology_num_caches(&count_found);
    detail::check(status);
    return count_found;
}

/** `*info` tells of this node's caches for data of a level: how large, how many, and how many
 * CPUs share one. Where they differ, it is the first. Local: does not wait for other ranks.
 *
 * @param level From 1, next to the core, to topology_num_caches.
 * @return `*info` tells of this node's caches for data of a level: how large, how many, and how
 *   many CPUs share one.
 */
inline dtl_cache_info_t topology_cache(int level)
{
    dtl_cache_info_t info_found{};
    const auto status = dtl_topology_cache(level, &info_found);
    detail::check(status);
    return info_found;
}

/** `*info` tells where a GPU of this node is on the PCI bus, and beside which NUMA node. GPUs
 * are counted from 0 in the order of their PCI addresses. Local: does not wait for other ranks.
 *
 * @param index Below topology_num_gpus.
 * @return `*info` tells where a GPU of this node is on the PCI bus, and beside which NUMA node.
 */
inline dtl_gpu_info_t topology_gpu(int index)
{
    dtl_gpu_info_t info_found{};
    const auto status = dtl_topology_gpu(index, &info_found);
    detail::check(status);
    return info_found;
}

/** `buf` holds a drawing of this rank's node in lines of text: its packages, NUMA nodes, cores
 * and caches, and which ranks may run where; cut to `size` bytes and ended by NUL. Returns its
 * whole length without NUL. For people: the wording may change. Local: does not wait for other
 * ranks.
 */
inline std::string topology_text()
{
    std::string text(dtl_topology_text(nullptr, 0), '\0');
    dtl_topology_text(text.data(), text.size() + 1);
    return text;
}

/** `*result` is a future that has its value, of 0 bytes, once all of `futures` have theirs. The
 * given futures stay the caller's and must outlive the wait. The caller owns the new one.
 * Local: does not wait for other ranks.
 *
 * @param futures The elements, read.
 * @return The new future.
 */
inline dtl::future when_all(std::span<dtl::future> futures)
{
    auto futures_given = detail::handles<dtl_future_t>(futures);
    const dtl_size_t count = futures.size();
    dtl_future_t result_found{};
    const auto status = dtl_when_all(futures_given.data(), count, &result_found);
    detail::check(status);
    return dtl::future(result_found);
}

/** One of `futures` has its value: `*completed_index` says which, and `*result` is a future that
 * has a copy of it. Waits for the first. The given futures stay the caller's, who owns the new
 * one too. Waits for the operation, or the rank, that completes the first of the futures.
 *
 * @param futures The elements, read.
 * @return The new future. `*completed_index` says which, and `*result` is a future that has a
 *   copy of it.
 */
inline std::tuple<dtl::future, dtl_size_t> when_any(std::span<dtl::future> futures)
{
    auto futures_given = detail::handles<dtl_future_t>(futures);
    const dtl_size_t count = futures.size();
    dtl_future_t result_found{};
    dtl_size_t completed_index_found{};
    const auto status = dtl_when_any(futures_given.data(), count, &result_found,
                                     &completed_index_found);
    detail::check(status);
    return std::make_tuple(dtl::future(result_found), completed_index_found);
}

/** Actions that other ranks have asked for are run. For long computations where no thread does
 * so. Local: does not wait for other ranks.
 */
inline void action_progress()
{
    dtl_action_progress();
}

/** The kind as a word, such as "cuda", of static duration; "unknown" for a value that is none.
 * Local: does not wait for other ranks.
 *
 * @param kind Whose devices.
 */
inline const char * device_kind_name(dtl_device_kind kind)
{
    return dtl_device_kind_name(kind);
}

/** The number of devices of that kind that can be used, 0 where there is none: then
 * dtl_backend_report tells why. Looks for them on the first call. Local: does not wait for
 * other ranks.
 *
 * @param kind Whose devices.
 */
inline int device_count(dtl_device_kind kind)
{
    return dtl_device_count(kind);
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
