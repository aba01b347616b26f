/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Status codes and errors
 *
 * What a call returns, and the words for it. Every function that can fail returns a dtl_status
 * or, where it returns a value, a value that no success gives. Codes come in categories of a
 * hundred: status / 100 is the category. Beside the code, each thread keeps its last failure in
 * words: function, argument, value, what was expected, and an identifier that stays the same
 * from release to release, as in "dtl_broadcast: root is 7; expected root < size(ctx) (4)
 * [DTL-broadcast-root-range]".
 *
 * A call that fails has written none of its outputs.
 */
#ifndef DTL_STATUS_H
#define DTL_STATUS_H

#include <dtl/types.h>

#define DTL_CATEGORY_SUCCESS 0
#define DTL_CATEGORY_COMMUNICATION 1
#define DTL_CATEGORY_MEMORY 2
#define DTL_CATEGORY_SERIALIZATION 3
#define DTL_CATEGORY_BOUNDS 4
#define DTL_CATEGORY_BACKEND 5
#define DTL_CATEGORY_ALGORITHM 6
#define DTL_CATEGORY_CONSISTENCY 7
#define DTL_CATEGORY_INTERNAL 9
/** The call did what it promises. */
#define DTL_SUCCESS 0
/** What was looked for is not there; no error. */
#define DTL_NOT_FOUND 1
/** There is nothing more to iterate over; no error. */
#define DTL_END 2
/** Communication failed in a way that no other code names. */
#define DTL_ERROR_COMMUNICATION 100
/** A message could not be sent. */
#define DTL_ERROR_SEND_FAILED 101
/** A message could not be received. */
#define DTL_ERROR_RECV_FAILED 102
/** A broadcast failed in the backend. */
#define DTL_ERROR_BROADCAST_FAILED 103
/** A reduction or scan failed in the backend. */
#define DTL_ERROR_REDUCE_FAILED 104
/** A barrier failed in the backend. */
#define DTL_ERROR_BARRIER_FAILED 105
/** A call did not complete in the time that DTL_TIMEOUT allows. */
#define DTL_ERROR_TIMEOUT 106
/** The operation was cancelled before it completed. */
#define DTL_ERROR_CANCELED 107
/** The connection to another rank broke. */
#define DTL_ERROR_CONNECTION_LOST 108
/** Another rank of the job has died. */
#define DTL_ERROR_RANK_FAILURE 109
/** A collective other than broadcast, reduction and barrier failed in the backend. */
#define DTL_ERROR_COLLECTIVE_FAILED 110
/** Ranks called different collectives, or one with arguments that do not agree. Reported where
 * DTL_CHECK is on.
 */
#define DTL_ERROR_COLLECTIVE_PARTICIPATION 111
/** Memory could not be handled in a way that no other code names. */
#define DTL_ERROR_MEMORY 200
/** A special kind of memory, such as pinned or symmetric memory, could not be allocated. */
#define DTL_ERROR_ALLOCATION_FAILED 201
/** There is not enough memory. */
#define DTL_ERROR_OUT_OF_MEMORY 202
/** A pointer does not lead to memory that the call can use. */
#define DTL_ERROR_INVALID_POINTER 203
/** A copy between host and device failed. */
#define DTL_ERROR_TRANSFER_FAILED 204
/** Device memory could not be allocated or used. */
#define DTL_ERROR_DEVICE_MEMORY 205
/** Data could not be packed or unpacked in a way that no other code names. */
#define DTL_ERROR_SERIALIZATION 300
/** Data could not be packed for sending. */
#define DTL_ERROR_SERIALIZE_FAILED 301
/** Received data could not be unpacked. */
#define DTL_ERROR_DESERIALIZE_FAILED 302
/** What arrives does not fit the buffer. Of a message nothing was written past its end. */
#define DTL_ERROR_BUFFER_TOO_SMALL 303
/** Data or a file is not in the format that it should have. */
#define DTL_ERROR_INVALID_FORMAT 304
/** A file could not be opened, read or written. */
#define DTL_ERROR_FILE 305
/** Something lies outside its bounds in a way that no other code names. */
#define DTL_ERROR_BOUNDS 400
/** An index or a range goes past the end. */
#define DTL_ERROR_OUT_OF_BOUNDS 401
/** An index can not be an index of that object at all. */
#define DTL_ERROR_INVALID_INDEX 402
/** A rank is not one of the context. */
#define DTL_ERROR_INVALID_RANK 403
/** Numbers of dimensions do not agree. */
#define DTL_ERROR_DIMENSION_MISMATCH 404
/** Extents or sizes do not agree. */
#define DTL_ERROR_EXTENT_MISMATCH 405
/** A key is not in the map. */
#define DTL_ERROR_KEY_NOT_FOUND 406
/** A value lies outside the range of its type. */
#define DTL_ERROR_OUT_OF_RANGE 407
/** An argument is not one that the call accepts; the last error names it. */
#define DTL_ERROR_INVALID_ARGUMENT 410
/** A pointer that is needed is NULL; the last error names it. */
#define DTL_ERROR_NULL_POINTER 411
/** The combination that was asked for is not offered. */
#define DTL_ERROR_NOT_SUPPORTED 420
/** A backend failed in a way that no other code names. */
#define DTL_ERROR_BACKEND 500
/** The call needs a backend that is not there; the last error says what to install. */
#define DTL_ERROR_BACKEND_UNAVAILABLE 501
/** A backend was found and could not be started. */
#define DTL_ERROR_BACKEND_INIT_FAILED 502
/** A backend does not fit: its contract version or its tables are not what this library needs. */
#define DTL_ERROR_BACKEND_INVALID 503
/** A call of CUDA failed; the last error has its text. */
#define DTL_ERROR_CUDA 510
/** A call of HIP failed; the last error has its text. */
#define DTL_ERROR_HIP 520
/** A call of MPI failed; the last error has its text. */
#define DTL_ERROR_MPI 530
/** A call of NCCL failed; the last error has its text. */
#define DTL_ERROR_NCCL 540
/** A call of OpenSHMEM failed; the last error has its text. */
#define DTL_ERROR_SHMEM 550
/** An algorithm failed in a way that no other code names. */
#define DTL_ERROR_ALGORITHM 600
/** Another name of DTL_ERROR_ALGORITHM. */
#define DTL_ERROR_OPERATION_FAILED 600
/** Something does not hold that the algorithm needs to start. */
#define DTL_ERROR_PRECONDITION_FAILED 601
/** An algorithm ended without what it promises. */
#define DTL_ERROR_POSTCONDITION_FAILED 602
/** An iteration did not converge. */
#define DTL_ERROR_CONVERGENCE_FAILED 603
/** Consistency was broken in a way that no other code names. */
#define DTL_ERROR_CONSISTENCY 700
/** Data was used outside the epoch or phase that allows it. */
#define DTL_ERROR_CONSISTENCY_VIOLATION 701
/** The container has changed its structure since the view was made. */
#define DTL_ERROR_STRUCTURAL_INVALIDATION 702
/** DTL itself is at fault; please report the last error. */
#define DTL_ERROR_INTERNAL 900
/** The function is declared and not written yet. */
#define DTL_ERROR_NOT_IMPLEMENTED 901
/** The library or the object is not in a state that allows the call, as after it was shut down. */
#define DTL_ERROR_INVALID_STATE 902
/** A failure that nothing is known about. */
#define DTL_ERROR_UNKNOWN 999

#ifdef __cplusplus
extern "C" {
#endif

/** 1 for DTL_SUCCESS, 0 for every other code. Local: does not wait for other ranks.
 *
 * @param status What a call returned.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_status_ok(dtl_status status);

/** 0 for DTL_SUCCESS, DTL_NOT_FOUND and DTL_END, 1 for every other code, unknown ones included.
 * Local: does not wait for other ranks.
 *
 * @param status What a call returned.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_status_is_error(dtl_status status);

/** A sentence that says what the code means, of static duration; "unknown" for a code that DTL
 * does not have. dtl_last_error tells what went wrong in a particular call. Local: does not
 * wait for other ranks.
 *
 * @param status A status code, or any other number.
 *
 * Since 0.1.0.
 */
DTL_API const char *dtl_status_message(dtl_status status);

/** The code as a word, such as "invalid_argument", of static duration; "unknown" for a code that
 * DTL does not have. Local: does not wait for other ranks.
 *
 * @param status A status code, or any other number.
 *
 * Since 0.1.0.
 *
 *     printf("%s\n", dtl_status_name(DTL_ERROR_INVALID_RANK));
 */
DTL_API const char *dtl_status_name(dtl_status status);

/** The category of the code as a word, such as "bounds", of static duration; "unknown" for a
 * code outside every category. Local: does not wait for other ranks.
 *
 * @param status A status code.
 *
 * Since 0.1.0.
 */
DTL_API const char *dtl_status_category(dtl_status status);

/** The number of the code's category, which is status / 100 and one of the DTL_CATEGORY_
 * constants. Local: does not wait for other ranks.
 *
 * @param status A status code.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_status_category_code(dtl_status status);

/** 1 if the code belongs to the category, 0 else. Local: does not wait for other ranks.
 *
 * @param status A status code.
 * @param category_code One of the DTL_CATEGORY_ constants.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_status_is_category(dtl_status status, int category_code);

/** `buf` holds the calling thread's last failure in words, or nothing if it had none. The text
 * is cut to `size` bytes and always ends with NUL. Returns its whole length without NUL. A call
 * that succeeds leaves the last failure as it is. Local: does not wait for other ranks.
 *
 * @param buf NULL: only the length is asked for.
 * @param size Bytes of `buf`, the final NUL included.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: size <= limit(byte)
 *
 *     char text[256];
 *     dtl_context_rank(NULL);
 *     dtl_last_error(text, sizeof text);
 *     printf("%s\n", text);
 */
DTL_API dtl_size_t dtl_last_error(char *buf, dtl_size_t size);

/** The status of the calling thread's last failure, DTL_SUCCESS if it had none: what a function
 * that returns a value would have said. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API int dtl_last_error_status(void);

/** The calling thread has no last failure. Before calls that return a value, so that
 * dtl_last_error_status afterwards speaks of them alone. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API void dtl_clear_error(void);

#ifdef __cplusplus
}
#endif

#endif
