/* SPDX-License-Identifier: BSD-3-Clause */
/* The calling thread's last error, for those who add to it. */
#ifndef DTL_ERROR_H
#define DTL_ERROR_H

/* The text of the calling thread's last error, "" before the first; valid until the next error of
 * this thread. */
const char *dtl__error_text(void);

#endif
