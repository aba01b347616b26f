/* SPDX-License-Identifier: BSD-3-Clause */
/* Text that is written into a caller's buffer, and measured past its end. */
#ifndef DTL_TOPOLOGY_TEXT_BUFFER_H
#define DTL_TOPOLOGY_TEXT_BUFFER_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

struct text {
    char *buffer; /* NULL where only the length is asked for */
    size_t size;
    size_t length; /* of the whole text, whatever fits */
};

__attribute__((format(printf, 2, 3))) static inline void text_add(struct text *text,
                                                                  const char *format, ...)
{
    size_t room = text->buffer != NULL && text->length < text->size ? text->size - text->length : 0;
    va_list arguments;
    int added;

    va_start(arguments, format);
    added = vsnprintf(room > 0 ? text->buffer + text->length : NULL, room, format, arguments);
    va_end(arguments);
    text->length += added > 0 ? (size_t)added : 0;
}

#endif
