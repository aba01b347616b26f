/* SPDX-License-Identifier: BSD-3-Clause */
/* Primitives computed by the host, for the emulated devices. */
#include "kernels.h"
#include "sort_keys.h"

#include <stdlib.h>

/* Returns element `index` of `size` bytes as an integer whose upper bits are 0. */
static uint64_t read(const struct device_part *part, uint64_t index, uint64_t size)
{
    uint64_t word = 0;

    memcpy(&word, (const char *)part->start + index * size, size);
    return word;
}

/* Writes the low `size` bytes of `word` to element `index`. */
static void write(const struct device_part *part, uint64_t index, uint64_t size, uint64_t word)
{
    memcpy((char *)part->start + index * size, &word, size);
}

/* PRIMITIVE_REDUCE: see enum primitive. */
static void reduce(const struct kernel_call *call, struct kernel_primitive primitive,
                   struct key_form form)
{
    uint64_t size = form.bits / 8u, word = word_neutral(primitive.op, form);

    for (uint64_t index = 0; index < call->count; index++)
        word = word_combine(word, read(&call->operands[1], index, size), primitive.op, form);
    write(&call->operands[0], 0, size, word);
}

/* PRIMITIVE_SCAN and PRIMITIVE_EXSCAN: see enum primitive. */
static void scan(const struct kernel_call *call, struct kernel_primitive primitive,
                 struct key_form form)
{
    uint64_t size = form.bits / 8u, before = 0;

    memcpy(&before, primitive.before, size);
    for (uint64_t index = 0; index < call->count; index++) {
        uint64_t word =
            word_combine(before, read(&call->operands[1], index, size), primitive.op, form);

        write(&call->operands[0], index, size, primitive.what == PRIMITIVE_SCAN ? word : before);
        before = word;
    }
}

/* PRIMITIVE_SELECT: see enum primitive. */
static void select_flagged(const struct kernel_call *call, struct key_form form)
{
    uint64_t size = form.bits / 8u, count = 0;

    for (uint64_t index = 0; index < call->count; index++)
        if (read(&call->operands[2], index, sizeof count) != 0)
            write(&call->operands[0], count++, size, read(&call->operands[1], index, size));
    write(&call->operands[3], 0, sizeof count, count);
}

/* ---- sorts ----------------------------------------------------------------------------------- */

struct sorted {
    uint64_t key, element, place;
};

enum { DIGITS = 256 };

/* One pass of a radix sort: a stable counting sort by the 8-bit digit at bit `shift`. */
static void radix_pass(struct sorted *to, const struct sorted *from, uint64_t count, unsigned shift)
{
    uint64_t starts[DIGITS + 1] = {0};

    for (uint64_t index = 0; index < count; index++)
        starts[(from[index].key >> shift) % DIGITS + 1]++;
    for (int digit = 0; digit < DIGITS; digit++)
        starts[digit + 1] += starts[digit];
    for (uint64_t index = 0; index < count; index++)
        to[starts[(from[index].key >> shift) % DIGITS]++] = from[index];
}

/* Sorts the elements stably, together with their original indices if operand 1 exists. Ends the
 * process if no memory is available. */
static void sort(const struct kernel_call *call, struct kernel_primitive primitive,
                 struct key_form form)
{
    uint64_t size = form.bits / 8u;
    struct sorted *from = malloc(2 * call->count * sizeof *from), *workspace = from;
    struct sorted *to = from == NULL ? NULL : from + call->count;

    if (from == NULL)
        abort();
    for (uint64_t index = 0; index < call->count; index++) {
        uint64_t element = read(&call->operands[0], index, size);

        from[index] =
            (struct sorted){key_of(element, form, primitive.is_descending), element, index};
    }
    for (unsigned shift = 0; shift < form.bits; shift += 8) {
        struct sorted *swapped = to;

        radix_pass(to, from, call->count, shift);
        to = from;
        from = swapped;
    }
    for (uint64_t index = 0; index < call->count; index++) {
        write(&call->operands[0], index, size, from[index].element);
        if (call->operands[1].bytes > 0)
            write(&call->operands[1], index, sizeof(uint64_t), from[index].place);
    }
    free(workspace);
}

bool host_primitive_is(const struct kernel_call *call)
{
    struct kernel_primitive primitive;
    struct key_form form;

    memcpy(&primitive, call->value, sizeof primitive);
    form = key_form_of(primitive.dtype);
    if (primitive.what == PRIMITIVE_SORT || primitive.what == PRIMITIVE_SELECT)
        return form.kind != KEY_NONE;
    return word_has(primitive.op, primitive.dtype);
}

void host_primitive(struct kernel_call call)
{
    struct kernel_primitive primitive;
    struct key_form form;

    memcpy(&primitive, call.value, sizeof primitive);
    form = key_form_of(primitive.dtype);
    switch (primitive.what) {
    case PRIMITIVE_REDUCE:
        reduce(&call, primitive, form);
        break;
    case PRIMITIVE_SCAN:
    case PRIMITIVE_EXSCAN:
        scan(&call, primitive, form);
        break;
    case PRIMITIVE_SELECT:
        select_flagged(&call, form);
        break;
    default:
        sort(&call, primitive, form);
    }
}
