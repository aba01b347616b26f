/* SPDX-License-Identifier: BSD-3-Clause */
/* Text that is written into the caller's buffer; its full length is counted even if it does not
 * fit. */
#ifndef DTL_TOPOLOGY_TEXT_BUFFER_H
#define DTL_TOPOLOGY_TEXT_BUFFER_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

struct text {
    char *buffer; /* NULL to count only */
    size_t size;
    size_t length; /* of the whole text, even if it is truncated */
};

/* Appends formatted text, truncated at the end of the buffer, and adds its length. */
__attribute__((format(printf, 2, 3))) static inline void text_add(struct text *text,
                                                                  const char *format, ...)
{
    size_t space =
        text->buffer != NULL && text->length < text->size ? text->size - text->length : 0;
    va_list arguments;
    int added;

    va_start(arguments, format);
    added = vsnprintf(space > 0 ? text->buffer + text->length : NULL, space, format, arguments);
    va_end(arguments);
    text->length += added > 0 ? (size_t)added : 0;
}

#endif
