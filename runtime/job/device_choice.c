/* SPDX-License-Identifier: BSD-3-Clause */
/* The choice of device back ends: see device_choice.h. */
#include "device_choice.h"

#include <stdio.h>
#include <string.h>

#include "backend.h"

static const char *wish(void)
{
    const char *value = dtl__option("DTL_DEVICE");

    return value == NULL ? "auto" : value;
}

/* NULL: none is called so. */
static const struct back_end *called(const char *name)
{
    const struct back_end *each = dtl__back_ends();

    while (each != NULL && (each->device == NULL || strcmp(each->device, name) != 0))
        each = each->next;
    return each;
}

static dtl_status refuse(void)
{
    char known[REASON_SIZE] = "auto";

    for (const struct back_end *each = dtl__back_ends(); each != NULL; each = each->next)
        if (each->device != NULL)
            snprintf(known + strlen(known), sizeof known - strlen(known), ", %s", each->device);
    return dtl__fail(DTL_ERROR_BACKEND_INVALID, "DTL_DEVICE is \"%s\"; expected %s or none", wish(),
                     known);
}

dtl_status dtl__device_choice_check(void)
{
    bool is_known =
        strcmp(wish(), "auto") == 0 || strcmp(wish(), "none") == 0 || called(wish()) != NULL;

    return is_known ? DTL_SUCCESS : refuse();
}

static bool is_wished(const char *name, bool is_instrument)
{
    return strcmp(wish(), name) == 0 || (strcmp(wish(), "auto") == 0 && !is_instrument);
}

const struct plugin *dtl__device_load(const char *name, char reason[REASON_SIZE])
{
    const struct back_end *back_end = called(name);
    bool is_taken =
        back_end == NULL ? is_wished(name, false) : is_wished(name, back_end->is_instrument);
    const struct plugin *plugin;

    if (dtl__device_choice_check() != DTL_SUCCESS) {
        dtl_last_error(reason, REASON_SIZE);
        return NULL;
    }
    if (!is_taken) {
        snprintf(reason, REASON_SIZE, "DTL_DEVICE is \"%s\"; expected %s%s", wish(), name,
                 strcmp(wish(), "auto") == 0 ? ", an instrument of tests, to be named" : "");
        return NULL;
    }
    plugin = dtl__plugin_load(back_end == NULL ? name : back_end->name, reason);
    if (plugin != NULL && plugin->device == NULL)
        snprintf(reason, REASON_SIZE, PLUGIN_PREFIX "%s" PLUGIN_SUFFIX " has no devices", name);
    return plugin == NULL || plugin->device == NULL ? NULL : plugin;
}

const char *dtl__device_chosen(char reason[REASON_SIZE])
{
    char reasons[REASON_SIZE] = "";
    int length = 0;

    for (const struct back_end *each = dtl__back_ends(); each != NULL; each = each->next) {
        if (each->device == NULL || !is_wished(each->device, each->is_instrument))
            continue;
        if (dtl__device_load(each->device, reason) != NULL)
            return each->device;
        if (length < REASON_SIZE)
            length += snprintf(reasons + length, (size_t)(REASON_SIZE - length), "%s%s",
                               length > 0 ? "; " : "", reason);
    }
    if (length == 0)
        snprintf(reasons, sizeof reasons, "DTL_DEVICE is \"%s\"", wish());
    memcpy(reason, reasons, REASON_SIZE);
    return NULL;
}
