/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/support/error.c.j2.
 * Do not edit. */
/* The last error, one per thread. It is set on failure and kept until the next failure; a
 * successful call does not clear it. The code that fails records the actual and the expected value.
 * The stub that returns the failure to the caller adds the name of the public function, so that
 * internal code does not need it. */
#include "dtl_error.h"

#include <stdio.h>
#include <string.h>

#include "dtl_impl.h"
#include "dtl_support.h"

static _Thread_local struct last_error own;
static _Thread_local struct last_error *redirected; /* receives failures instead; NULL: none */

/* The struct that receives failures of the calling thread. */
static struct last_error *current_error(void)
{
    return redirected != NULL ? redirected : &own;
}

void dtl__error_redirect(struct last_error *other)
{
    other->text[0] = '\0';
    other->key[0] = '\0';
    other->status = DTL_SUCCESS;
    other->is_from_library = false;
    other->before = redirected;
    redirected = other;
}

void dtl__error_restore(void)
{
    redirected = redirected->before;
}

const char *dtl__error_text(void)
{
    return current_error()->text;
}

const char *dtl__error_key(void)
{
    return current_error()->key;
}

/* Sets the last error. The text is formatted into a local buffer first, because an argument may be
 * the text of the last error itself. */
static void record_error(dtl_status status, const char *key, const char *format, va_list arguments)
{
    struct last_error *error = current_error();
    char text[sizeof error->text];

    vsnprintf(text, sizeof text, format, arguments);
    memcpy(error->text, text, sizeof text);
    snprintf(error->key, sizeof error->key, "%s", key);
    error->status = status;
    error->is_from_library = false;
}

/* Returns the key of a failure whose id contains no more than the status: "out-of-memory". */
static const char *key_of_status(dtl_status status)
{
    switch ((int)status) {
    case DTL_SUCCESS:
        return "ok";
    case DTL_NOT_FOUND:
        return "not-found";
    case DTL_END:
        return "end-iterator";
    case DTL_ERROR_COMMUNICATION:
        return "communication-error";
    case DTL_ERROR_SEND_FAILED:
        return "send-failed";
    case DTL_ERROR_RECV_FAILED:
        return "recv-failed";
    case DTL_ERROR_BROADCAST_FAILED:
        return "broadcast-failed";
    case DTL_ERROR_REDUCE_FAILED:
        return "reduce-failed";
    case DTL_ERROR_BARRIER_FAILED:
        return "barrier-failed";
    case DTL_ERROR_TIMEOUT:
        return "timeout";
    case DTL_ERROR_CANCELED:
        return "canceled";
    case DTL_ERROR_CONNECTION_LOST:
        return "connection-lost";
    case DTL_ERROR_RANK_FAILURE:
        return "rank-failure";
    case DTL_ERROR_COLLECTIVE_FAILED:
        return "collective-failure";
    case DTL_ERROR_COLLECTIVE_PARTICIPATION:
        return "collective-participation-error";
    case DTL_ERROR_MEMORY:
        return "memory-error";
    case DTL_ERROR_ALLOCATION_FAILED:
        return "allocation-failed";
    case DTL_ERROR_OUT_OF_MEMORY:
        return "out-of-memory";
    case DTL_ERROR_INVALID_POINTER:
        return "invalid-pointer";
    case DTL_ERROR_TRANSFER_FAILED:
        return "memory-transfer-failed";
    case DTL_ERROR_DEVICE_MEMORY:
        return "device-memory-error";
    case DTL_ERROR_SERIALIZATION:
        return "serialization-error";
    case DTL_ERROR_SERIALIZE_FAILED:
        return "serialize-failed";
    case DTL_ERROR_DESERIALIZE_FAILED:
        return "deserialize-failed";
    case DTL_ERROR_BUFFER_TOO_SMALL:
        return "buffer-too-small";
    case DTL_ERROR_INVALID_FORMAT:
        return "invalid-format";
    case DTL_ERROR_FILE:
        return "file-error";
    case DTL_ERROR_BOUNDS:
        return "bounds-error";
    case DTL_ERROR_OUT_OF_BOUNDS:
        return "out-of-bounds";
    case DTL_ERROR_INVALID_INDEX:
        return "invalid-index";
    case DTL_ERROR_INVALID_RANK:
        return "invalid-rank";
    case DTL_ERROR_DIMENSION_MISMATCH:
        return "dimension-mismatch";
    case DTL_ERROR_EXTENT_MISMATCH:
        return "extent-mismatch";
    case DTL_ERROR_KEY_NOT_FOUND:
        return "key-not-found";
    case DTL_ERROR_OUT_OF_RANGE:
        return "out-of-range";
    case DTL_ERROR_INVALID_ARGUMENT:
        return "invalid-argument";
    case DTL_ERROR_NULL_POINTER:
        return "null-pointer";
    case DTL_ERROR_NOT_SUPPORTED:
        return "not-supported";
    case DTL_ERROR_BACKEND:
        return "backend-error";
    case DTL_ERROR_BACKEND_UNAVAILABLE:
        return "backend-not-available";
    case DTL_ERROR_BACKEND_INIT_FAILED:
        return "backend-init-failed";
    case DTL_ERROR_BACKEND_INVALID:
        return "backend-invalid";
    case DTL_ERROR_CUDA:
        return "cuda-error";
    case DTL_ERROR_HIP:
        return "hip-error";
    case DTL_ERROR_MPI:
        return "mpi-error";
    case DTL_ERROR_NCCL:
        return "nccl-error";
    case DTL_ERROR_SHMEM:
        return "shmem-error";
    case DTL_ERROR_ALGORITHM:
        return "algorithm-error";
    case DTL_ERROR_PRECONDITION_FAILED:
        return "precondition-failed";
    case DTL_ERROR_POSTCONDITION_FAILED:
        return "postcondition-failed";
    case DTL_ERROR_CONVERGENCE_FAILED:
        return "convergence-failed";
    case DTL_ERROR_CONSISTENCY:
        return "consistency-error";
    case DTL_ERROR_CONSISTENCY_VIOLATION:
        return "consistency-violation";
    case DTL_ERROR_STRUCTURAL_INVALIDATION:
        return "structural-invalidation";
    case DTL_ERROR_INTERNAL:
        return "internal-error";
    case DTL_ERROR_NOT_IMPLEMENTED:
        return "not-implemented";
    case DTL_ERROR_INVALID_STATE:
        return "invalid-state";
    case DTL_ERROR_UNKNOWN:
        return "unknown-error";
    default:
        return "unknown";
    }
}

#undef dtl__fail
#undef dtl__refuse_argument

dtl_status dtl__fail(dtl_status status, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    record_error(status, key_of_status(status), format, arguments);
    va_end(arguments);
    return status;
}

dtl_status dtl__fail_in_library(dtl_status status, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    record_error(status, key_of_status(status), format, arguments);
    va_end(arguments);
    current_error()->is_from_library = true;
    return status;
}

bool dtl__error_is_from_library(void)
{
    return current_error()->is_from_library && current_error()->key[0] != '\0';
}

void dtl__error_add_call(const char *call, const char *hint)
{
    static atomic_flag is_hint_shown = ATOMIC_FLAG_INIT;
    bool has_hint = hint[0] != '\0' && !atomic_flag_test_and_set(&is_hint_shown);
    struct last_error *error = current_error();
    size_t length = strlen(error->text);

    snprintf(error->text + length, sizeof error->text - length, ", in %s; expected success%s%s",
             call, has_hint ? "; " : "", has_hint ? hint : "");
    error->is_from_library = false;
}

dtl_status dtl__fail_with_text(dtl_status status, const char *text)
{
    dtl__fail(status, "%s", text);
    if (strncmp(text, "dtl_", strlen("dtl_")) == 0)
        current_error()->key[0] = '\0';
    return status;
}

dtl_status dtl__refuse_argument(dtl_status status, const char *key, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    record_error(status, key, format, arguments);
    va_end(arguments);
    return status;
}

dtl_status dtl__failed(const char *function, dtl_status status)
{
    struct last_error *error = current_error();
    char reason[sizeof error->text / 2];

    if (error->key[0] == '\0' || error->status != status)
        return status;
    snprintf(reason, sizeof reason, "%s", error->text);
    snprintf(error->text, sizeof error->text, "%s: %s [DTL-%s-%s]", function, reason,
             function + strlen("dtl_"), error->key);
    error->key[0] = '\0';
    return status;
}

dtl_status dtl__refuse_with(dtl_status status, const char *function, const char *key,
                            const char *format, va_list arguments)
{
    char name[sizeof own.text / 4];

    record_error(status, key, format, arguments);
    snprintf(name, sizeof name, "dtl_%s", function);
    return dtl__failed(name, status);
}

dtl_status dtl__refuse(dtl_status status, const char *function, const char *key, const char *format,
                       ...)
{
    va_list arguments;

    va_start(arguments, format);
    dtl__refuse_with(status, function, key, format, arguments);
    va_end(arguments);
    return status;
}

dtl_size_t dtl_impl_last_error(char *buf, dtl_size_t size)
{
    return (dtl_size_t)snprintf(buf, buf == NULL ? 0 : size, "%s", current_error()->text);
}

int dtl_impl_last_error_status(void)
{
    return current_error()->status;
}

void dtl_impl_clear_error(void)
{
    current_error()->text[0] = '\0';
    current_error()->status = DTL_SUCCESS;
}
