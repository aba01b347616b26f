// SPDX-License-Identifier: BSD-3-Clause
// Primitives by CUB and by rocPRIM. Each is instantiated once or twice only, because compiling them
// takes long: elements of any width are read and written as 64-bit integers, and sorted by keys of
// 32 or 64 bits. Elements of 8 and 16 bits and floats of 32 bits are stored in the low bits below
// their key, which the sort ignores, so that they move along with it.
#include <iterator>

#ifdef __HIPCC__
#include <hip/hip_runtime.h>
#include <rocprim/rocprim.hpp>
#else
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>
#endif

#include "primitives.h"
#include "sort_keys.h"

namespace
{

// ---- where the two libraries differ ------------------------------------------------------------
//
// The functions call the library's primitive of the same name. If `workspace` is NULL, they only
// set `bytes` to the size that it must have.

#ifdef __HIPCC__

using Error = hipError_t;
using Stream = hipStream_t;
constexpr Error success = hipSuccess;

template <class T> using Buffers = rocprim::double_buffer<T>;

Error copy(void *to, const void *from, uint64_t bytes, Stream stream)
{
    return hipMemcpyAsync(to, from, bytes, hipMemcpyDeviceToDevice, stream);
}

template <class Words, class Op>
Error reduce(void *workspace, size_t &bytes, Words in, Words out, uint64_t count, Op op,
             uint64_t first, Stream stream)
{
    return rocprim::reduce(workspace, bytes, in, out, first, count, op, stream);
}

template <class Words, class Op>
Error inclusive_scan(void *workspace, size_t &bytes, Words in, Words out, uint64_t count, Op op,
                     Stream stream)
{
    return rocprim::inclusive_scan(workspace, bytes, in, out, count, op, stream);
}

template <class Words, class Op>
Error exclusive_scan(void *workspace, size_t &bytes, Words in, Words out, uint64_t count, Op op,
                     uint64_t first, Stream stream)
{
    return rocprim::exclusive_scan(workspace, bytes, in, out, first, count, op, stream);
}

template <class Words>
Error select(void *workspace, size_t &bytes, Words in, const uint64_t *chosen, Words out,
             uint64_t *found, uint64_t count, Stream stream)
{
    return rocprim::select(workspace, bytes, in, chosen, out, found, count, stream);
}

template <class Key>
Error sort(void *workspace, size_t &bytes, Buffers<Key> &keys, uint64_t count, int low, int high,
           Stream stream)
{
    return rocprim::radix_sort_keys(workspace, bytes, keys, count, low, high, stream);
}

template <class Key>
Error sort_pairs(void *workspace, size_t &bytes, Buffers<Key> &keys, Buffers<uint64_t> &values,
                 uint64_t count, int high, Stream stream)
{
    return rocprim::radix_sort_pairs(workspace, bytes, keys, values, count, 0, high, stream);
}

template <class T> T *current(Buffers<T> &buffers)
{
    return buffers.current();
}

Error last_error()
{
    return hipGetLastError();
}

#else

using Error = cudaError_t;
using Stream = cudaStream_t;
constexpr Error success = cudaSuccess;

template <class T> using Buffers = cub::DoubleBuffer<T>;

Error copy(void *to, const void *from, uint64_t bytes, Stream stream)
{
    return cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, stream);
}

template <class Words, class Op>
Error reduce(void *workspace, size_t &bytes, Words in, Words out, uint64_t count, Op op,
             uint64_t first, Stream stream)
{
    return cub::DeviceReduce::Reduce(workspace, bytes, in, out, static_cast<int64_t>(count), op,
                                     first, stream);
}

template <class Words, class Op>
Error inclusive_scan(void *workspace, size_t &bytes, Words in, Words out, uint64_t count, Op op,
                     Stream stream)
{
    return cub::DeviceScan::InclusiveScan(workspace, bytes, in, out, op,
                                          static_cast<int64_t>(count), stream);
}

template <class Words, class Op>
Error exclusive_scan(void *workspace, size_t &bytes, Words in, Words out, uint64_t count, Op op,
                     uint64_t first, Stream stream)
{
    return cub::DeviceScan::ExclusiveScan(workspace, bytes, in, out, op, first,
                                          static_cast<int64_t>(count), stream);
}

template <class Words>
Error select(void *workspace, size_t &bytes, Words in, const uint64_t *chosen, Words out,
             uint64_t *found, uint64_t count, Stream stream)
{
    return cub::DeviceSelect::Flagged(workspace, bytes, in, chosen, out, found,
                                      static_cast<int64_t>(count), stream);
}

template <class Key>
Error sort(void *workspace, size_t &bytes, Buffers<Key> &keys, uint64_t count, int low, int high,
           Stream stream)
{
    return cub::DeviceRadixSort::SortKeys(workspace, bytes, keys, static_cast<int64_t>(count), low,
                                          high, stream);
}

template <class Key>
Error sort_pairs(void *workspace, size_t &bytes, Buffers<Key> &keys, Buffers<uint64_t> &values,
                 uint64_t count, int high, Stream stream)
{
    return cub::DeviceRadixSort::SortPairs(workspace, bytes, keys, values,
                                           static_cast<int64_t>(count), 0, high, stream);
}

template <class T> T *current(Buffers<T> &buffers)
{
    return buffers.Current();
}

Error last_error()
{
    return cudaGetLastError();
}

#endif

// ---- elements ----------------------------------------------------------------------------------

// Returns element `index` of `bits` bits as an integer whose upper bits are 0.
__host__ __device__ inline uint64_t word_read(const void *words, uint64_t index, int bits)
{
    switch (bits) {
    case 8:
        return static_cast<const uint8_t *>(words)[index];
    case 16:
        return static_cast<const uint16_t *>(words)[index];
    case 32:
        return static_cast<const uint32_t *>(words)[index];
    default:
        return static_cast<const uint64_t *>(words)[index];
    }
}

// Writes the low `bits` bits of `word` to element `index`.
__host__ __device__ inline void word_write(void *words, uint64_t index, int bits, uint64_t word)
{
    switch (bits) {
    case 8:
        static_cast<uint8_t *>(words)[index] = static_cast<uint8_t>(word);
        break;
    case 16:
        static_cast<uint16_t *>(words)[index] = static_cast<uint16_t>(word);
        break;
    case 32:
        static_cast<uint32_t *>(words)[index] = static_cast<uint32_t>(word);
        break;
    default:
        static_cast<uint64_t *>(words)[index] = word;
    }
}

// Reference to an element that is read and written as a 64-bit integer.
struct Element {
    void *words;
    uint64_t index;
    int bits;

    __host__ __device__ operator uint64_t() const
    {
        return word_read(words, index, bits);
    }

    __host__ __device__ const Element &operator=(uint64_t word) const
    {
        word_write(words, index, bits, word);
        return *this;
    }
};

// Random-access iterator over elements of `bits` bits.
struct Elements {
    using iterator_category = std::random_access_iterator_tag;
    using value_type = uint64_t;
    using difference_type = ptrdiff_t;
    using pointer = uint64_t *;
    using reference = Element;

    void *words;
    int bits;
    ptrdiff_t at;

    __host__ __device__ Element operator*() const
    {
        return {words, static_cast<uint64_t>(at), bits};
    }

    __host__ __device__ Element operator[](ptrdiff_t index) const
    {
        return {words, static_cast<uint64_t>(at + index), bits};
    }

    __host__ __device__ Elements operator+(ptrdiff_t count) const
    {
        return {words, bits, at + count};
    }

    __host__ __device__ Elements operator-(ptrdiff_t count) const
    {
        return {words, bits, at - count};
    }

    __host__ __device__ ptrdiff_t operator-(const Elements &other) const
    {
        return at - other.at;
    }

    __host__ __device__ Elements &operator+=(ptrdiff_t count)
    {
        at += count;
        return *this;
    }

    __host__ __device__ Elements &operator++()
    {
        at++;
        return *this;
    }

    __host__ __device__ bool operator==(const Elements &other) const
    {
        return at == other.at;
    }

    __host__ __device__ bool operator!=(const Elements &other) const
    {
        return at != other.at;
    }
};

#define EACH(index, count)                                                                         \
    uint64_t index = static_cast<uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x;                 \
    index < (count);                                                                               \
    index += static_cast<uint64_t>(gridDim.x) * blockDim.x

constexpr unsigned threads = 256;

// Returns the number of thread blocks for a kernel on `count` elements, at most 4096.
unsigned blocks_for(uint64_t count)
{
    constexpr uint64_t most = 4096;
    uint64_t wanted = (count + threads - 1) / threads;

    return static_cast<unsigned>(wanted < most ? wanted : most);
}

// Computes the sort keys of elements. With a shift, stores the element below its shifted key.
template <class Key>
__global__ void keys_make(Key *keys, const void *elements, uint64_t count, key_form form,
                          bool is_descending, int shift)
{
    for (EACH(index, count)) {
        uint64_t element = word_read(elements, index, form.bits);
        uint64_t key = key_of(element, form, is_descending);

        keys[index] = static_cast<Key>(shift == 0 ? key : key << shift | element);
    }
}

// Inverse of keys_make(): extracts the elements below their keys or, without a shift, converts the
// keys of integers back to elements.
template <class Key>
__global__ void keys_undo(void *elements, const Key *keys, uint64_t count, key_form form,
                          bool is_descending, int shift)
{
    for (EACH(index, count)) {
        uint64_t key = keys[index];

        word_write(elements, index, form.bits,
                   shift == 0 ? key_element(key, form, is_descending) : key);
    }
}

// Copies the elements at the indices to `out`, contiguously.
__global__ void elements_gather(void *out, const void *elements, const uint64_t *indices,
                                uint64_t count, int bits)
{
    for (EACH(index, count))
        word_write(out, index, bits, word_read(elements, indices[index], bits));
}

// Applies a reduction operation to two integers. The bits above those of the element are undefined.
struct Combine {
    int op;
    uint64_t sign; // sign bit of a signed type; 0 for an unsigned one

    __host__ __device__ uint64_t operator()(uint64_t x, uint64_t y) const
    {
        switch (op) {
        case DTL_OP_SUM:
            return x + y;
        case DTL_OP_PROD:
            return x * y;
        case DTL_OP_MIN:
            return (x ^ sign) < (y ^ sign) ? x : y;
        case DTL_OP_MAX:
            return (x ^ sign) > (y ^ sign) ? x : y;
        case DTL_OP_BAND:
            return x & y;
        case DTL_OP_BOR:
            return x | y;
        default:
            return x ^ y;
        }
    }
};

// ---- workspace -----------------------------------------------------------------------------

constexpr uint64_t alignment = 256;

// Rounds a number of bytes up to the alignment.
uint64_t aligned(uint64_t bytes)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

// Allocates parts of the workspace one after the other. If `start` is NULL, only counts their
// bytes.
struct Workspace {
    char *start;
    uint64_t used;

    template <class T> T *allocate(uint64_t count)
    {
        T *part = start == nullptr ? nullptr : reinterpret_cast<T *>(start + used);

        used += aligned(count * sizeof(T));
        return part;
    }
};

// Calls a function of the library twice, as its interface requires: first with NULL, for the number
// of bytes that it needs, then, if there is a workspace, with so many bytes of it.
template <class Function> Error with_rest(Workspace &workspace, Function function)
{
    size_t bytes = 0;
    Error error = function(nullptr, bytes);
    char *rest = workspace.allocate<char>(bytes);

    return error != success || workspace.start == nullptr ? error : function(rest, bytes);
}

// ---- the primitives ----------------------------------------------------------------------------
//
// Each function queues its primitive on the stream of the call and returns the error. Without a
// workspace, it queues nothing and only counts the bytes that the primitive needs.

struct Call {
    const kernel_call &call;
    kernel_primitive primitive;
    key_form form;
    Stream stream;

    template <class T> T *operand(int index) const
    {
        return static_cast<T *>(call.operands[index].start);
    }

    Elements elements(int index) const
    {
        return {call.operands[index].start, form.bits, 0};
    }

    Combine combine() const
    {
        return {primitive.op, form.kind == KEY_SIGNED ? key_element(0, form, false) : 0};
    }

    uint64_t before() const
    {
        return word_read(primitive.before, 0, form.bits);
    }
};

Error run_reduce(const Call &call, Workspace &workspace)
{
    return with_rest(workspace, [&](void *rest, size_t &bytes) {
        return reduce(rest, bytes, call.elements(1), call.elements(0), call.call.count,
                      call.combine(), word_neutral(call.primitive.op, call.form), call.stream);
    });
}

// Combines the start value of an inclusive scan with the first element.
__global__ void first_combine(Elements elements, uint64_t before, Combine op)
{
    *elements = op(before, *elements);
}

Error run_scan(const Call &call, Workspace &workspace)
{
    Elements in = call.elements(1), out = call.elements(0);
    uint64_t before = call.before(), count = call.call.count;
    Error error = success;

    if (call.primitive.what == PRIMITIVE_EXSCAN)
        return with_rest(workspace, [&](void *rest, size_t &bytes) {
            return exclusive_scan(rest, bytes, in, out, count, call.combine(), before, call.stream);
        });
    if (workspace.start != nullptr && in.words != out.words)
        error = copy(out.words, in.words, count * (call.form.bits / 8u), call.stream);
    if (error != success)
        return error;
    if (workspace.start != nullptr)
        first_combine<<<1, 1, 0, call.stream>>>(out, before, call.combine());
    return with_rest(workspace, [&](void *rest, size_t &bytes) {
        return inclusive_scan(rest, bytes, out, out, count, call.combine(), call.stream);
    });
}

Error run_select(const Call &call, Workspace &workspace)
{
    return with_rest(workspace, [&](void *rest, size_t &bytes) {
        return select(rest, bytes, call.elements(1), call.operand<const uint64_t>(2),
                      call.elements(0), call.operand<uint64_t>(3), call.call.count, call.stream);
    });
}

// Sorts by keys that contain the elements: with a shift, below the key; without one, the key is
// converted back to the element. Without a shift, operands 0 and 2 hold the keys, so that only the
// library needs workspace.
template <class Key> Error sort_packed_keys(const Call &call, Workspace &workspace, int shift)
{
    uint64_t count = call.call.count;
    bool has_key_space = shift == 0;
    void *elements = call.operand<void>(0);
    Key *one = has_key_space ? static_cast<Key *>(elements) : workspace.allocate<Key>(count);
    Key *other = has_key_space ? call.operand<Key>(2) : workspace.allocate<Key>(count);
    Buffers<Key> keys(one, other);
    bool is_descending = call.primitive.is_descending;

    if (workspace.start != nullptr)
        keys_make<Key><<<blocks_for(count), threads, 0, call.stream>>>(
            one, elements, count, call.form, is_descending, shift);
    Error error = with_rest(workspace, [&](void *rest, size_t &bytes) {
        return sort(rest, bytes, keys, count, shift, shift + call.form.bits, call.stream);
    });
    if (workspace.start != nullptr && error == success)
        keys_undo<Key><<<blocks_for(count), threads, 0, call.stream>>>(
            elements, current(keys), count, call.form, is_descending, shift);
    return error;
}

// Sorts 64-bit values by the keys of operand 0. The values are read from `one` and the sorted ones
// are written there; `other` is a second buffer of the same size.
template <class Key>
Error sort_with_values(const Call &call, Workspace &workspace, uint64_t *one, uint64_t *other)
{
    uint64_t count = call.call.count;
    Key *first = workspace.allocate<Key>(count), *second = workspace.allocate<Key>(count);
    Buffers<Key> keys(first, second);
    Buffers<uint64_t> values(one, other);

    if (workspace.start != nullptr)
        keys_make<Key><<<blocks_for(count), threads, 0, call.stream>>>(
            first, call.operand<void>(0), count, call.form, call.primitive.is_descending, 0);
    Error error = with_rest(workspace, [&](void *rest, size_t &bytes) {
        return sort_pairs(rest, bytes, keys, values, count, call.form.bits, call.stream);
    });
    if (workspace.start != nullptr && error == success && current(values) != one)
        error = copy(one, current(values), count * sizeof(uint64_t), call.stream);
    return error;
}

// Sorts operand 0, and operand 1 (indices) in the same order. Operands 2 and 3 are second buffers
// for them.
Error sort_with_indices(const Call &call, Workspace &workspace)
{
    uint64_t count = call.call.count, *indices = call.operand<uint64_t>(1);
    Error error =
        call.form.bits == 64
            ? sort_with_values<uint64_t>(call, workspace, indices, call.operand<uint64_t>(3))
            : sort_with_values<uint32_t>(call, workspace, indices, call.operand<uint64_t>(3));

    if (workspace.start == nullptr || error != success)
        return error;
    elements_gather<<<blocks_for(count), threads, 0, call.stream>>>(
        call.operand<void>(2), call.operand<void>(0), indices, count, call.form.bits);
    return copy(call.operand<void>(0), call.operand<void>(2), count * (call.form.bits / 8u),
                call.stream);
}

Error run_sort(const Call &call, Workspace &workspace)
{
    bool is_integer = call.form.kind != KEY_FLOAT;

    if (call.call.operands[1].bytes > 0)
        return sort_with_indices(call, workspace);
    if (call.form.bits < 32)
        return sort_packed_keys<uint32_t>(call, workspace, call.form.bits);
    if (call.form.bits == 32)
        return is_integer ? sort_packed_keys<uint32_t>(call, workspace, 0)
                          : sort_packed_keys<uint64_t>(call, workspace, 32);
    return is_integer ? sort_packed_keys<uint64_t>(call, workspace, 0)
                      : sort_with_values<uint64_t>(call, workspace, call.operand<uint64_t>(0),
                                                   call.operand<uint64_t>(2));
}

Error run_primitive(const Call &call, Workspace &workspace)
{
    switch (call.primitive.what) {
    case PRIMITIVE_REDUCE:
        return run_reduce(call, workspace);
    case PRIMITIVE_SCAN:
    case PRIMITIVE_EXSCAN:
        return run_scan(call, workspace);
    case PRIMITIVE_SELECT:
        return run_select(call, workspace);
    default:
        return run_sort(call, workspace);
    }
}

// Returns the description of the primitive in the call's scalar argument.
kernel_primitive primitive_of(const kernel_call &call)
{
    kernel_primitive primitive;

    memcpy(&primitive, call.value, sizeof primitive);
    return primitive;
}

} // namespace

primitive_error primitives_start(int *count)
{
#ifdef __HIPCC__
    return hipGetDeviceCount(count);
#else
    return cudaGetDeviceCount(count);
#endif
}

bool primitives_have(const kernel_call *call)
{
    kernel_primitive primitive = primitive_of(*call);
    key_form form = key_form_of(primitive.dtype);

    if (form.kind == KEY_NONE)
        return false;
    return primitive.what == PRIMITIVE_SORT || primitive.what == PRIMITIVE_SELECT ||
           word_has(primitive.op, primitive.dtype);
}

primitive_error primitives_run(const kernel_call *call, void *workspace, uint64_t *bytes,
                               void *stream)
{
    kernel_primitive primitive = primitive_of(*call);
    Call known{*call, primitive, key_form_of(primitive.dtype), static_cast<Stream>(stream)};
    Workspace parts{static_cast<char *>(workspace), 0};
    Error error = run_primitive(known, parts);

    if (error == success && workspace != nullptr)
        error = last_error();
    *bytes = parts.used;
    return error;
}

const char *primitives_text(primitive_error error)
{
#ifdef __HIPCC__
    return hipGetErrorString(static_cast<Error>(error));
#else
    return cudaGetErrorString(static_cast<Error>(error));
#endif
}
