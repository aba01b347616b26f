/* SPDX-License-Identifier: BSD-3-Clause */
/* Chooses device backends: see device_choice.h. */
#include "device_choice.h"

#include <stdio.h>
#include <string.h>

#include "backend.h"

/* Returns the value of DTL_DEVICE, "auto" if it is not set. */
static const char *requested_device(void)
{
    const char *value = dtl__option("DTL_DEVICE");

    return value == NULL ? "auto" : value;
}

/* Returns the backend with that device name, or NULL. */
static const struct backend *find_backend(const char *name)
{
    const struct backend *each = dtl__backends();

    while (each != NULL && (each->device == NULL || strcmp(each->device, name) != 0))
        each = each->next;
    return each;
}

/* Fails because DTL_DEVICE has an unknown value. */
static dtl_status refuse_request(void)
{
    char known[REASON_SIZE] = "auto";

    for (const struct backend *each = dtl__backends(); each != NULL; each = each->next)
        if (each->device != NULL)
            snprintf(known + strlen(known), sizeof known - strlen(known), ", %s", each->device);
    return dtl__fail(DTL_ERROR_BACKEND_INVALID, "DTL_DEVICE is \"%s\"; expected %s or none",
                     requested_device(), known);
}

dtl_status dtl__device_choice_check(void)
{
    bool is_known = strcmp(requested_device(), "auto") == 0 ||
                    strcmp(requested_device(), "none") == 0 ||
                    find_backend(requested_device()) != NULL;

    return is_known ? DTL_SUCCESS : refuse_request();
}

/* Returns true if DTL_DEVICE allows the device backend. */
static bool is_requested(const char *name, bool is_for_tests)
{
    return strcmp(requested_device(), name) == 0 ||
           (strcmp(requested_device(), "auto") == 0 && !is_for_tests);
}

const struct plugin *dtl__device_load(const char *name, char reason[REASON_SIZE])
{
    const struct backend *backend = find_backend(name);
    bool is_allowed =
        backend == NULL ? is_requested(name, false) : is_requested(name, backend->is_for_tests);
    const struct plugin *plugin;

    if (dtl__device_choice_check() != DTL_SUCCESS) {
        dtl_last_error(reason, REASON_SIZE);
        return NULL;
    }
    if (!is_allowed) {
        snprintf(
            reason, REASON_SIZE, "DTL_DEVICE is \"%s\"; expected %s%s", requested_device(), name,
            strcmp(requested_device(), "auto") == 0 ? ", an instrument of tests, to be named" : "");
        return NULL;
    }
    plugin = dtl__plugin_load(backend == NULL ? name : backend->name, reason);
    if (plugin != NULL && plugin->device == NULL)
        snprintf(reason, REASON_SIZE, PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " has no devices", name);
    return plugin == NULL || plugin->device == NULL ? NULL : plugin;
}

const char *dtl__device_choose(char reason[REASON_SIZE])
{
    char reasons[REASON_SIZE] = "";
    int length = 0;

    for (const struct backend *each = dtl__backends(); each != NULL; each = each->next) {
        if (each->device == NULL || !is_requested(each->device, each->is_for_tests))
            continue;
        if (dtl__device_load(each->device, reason) != NULL)
            return each->device;
        if (length < REASON_SIZE)
            length += snprintf(reasons + length, (size_t)(REASON_SIZE - length), "%s%s",
                               length > 0 ? "; " : "", reason);
    }
    if (length == 0)
        snprintf(reasons, sizeof reasons, "DTL_DEVICE is \"%s\"", requested_device());
    memcpy(reason, reasons, REASON_SIZE);
    return NULL;
}
