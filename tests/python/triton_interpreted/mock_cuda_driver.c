/* SPDX-License-Identifier: BSD-3-Clause */
/* Two GPUs as a driver and a managing library tell of them, for test_kernel_devices.py. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef HAS_MULTICAST
#define HAS_MULTICAST 1 /* the second one */
#endif

int cuInit(unsigned flags)
{
    return flags == 0 ? 0 : 1;
}

int cuDeviceGetCount(int *count)
{
    *count = 2;
    return 0;
}

int cuDeviceGet(int *device, int number)
{
    *device = number + 10; /* so that none is taken for the other */
    return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int device)
{
    static const struct {
        int attribute;
        int values[2];
    } known[] = {
        {16, {132, 114}}, {13, {1980000, 1755000}}, {75, {9, 9}}, {97, {232448, 101376}},
        {50, {0, 0}},     {33, {0x3b, 0xd8}},       {34, {0, 1}}, {132, {1, HAS_MULTICAST}}};

    for (unsigned index = 0; index < sizeof known / sizeof *known; index++)
        if (known[index].attribute == attribute) {
            *value = known[index].values[device - 10];
            return 0;
        }
    return 1;
}

int cuDeviceGetP2PAttribute(int *value, int attribute, int from, int to)
{
    *value = attribute == 3 && from != to;
    return 0;
}

/* ---- memory, which is the host's ------------------------------------------------------------- */

int cuMemAlloc_v2(uint64_t *address, size_t bytes)
{
    *address = (uint64_t)malloc(bytes);
    return *address == 0;
}

int cuMemFree_v2(uint64_t address)
{
    free((void *)address);
    return 0;
}

int cuMemsetD8_v2(uint64_t address, unsigned char value, size_t bytes)
{
    memset((void *)address, value, bytes);
    return 0;
}

int cuMemcpyHtoD_v2(uint64_t address, const void *from, size_t bytes)
{
    memcpy((void *)address, from, bytes);
    return 0;
}

int cuIpcGetMemHandle(void *handle, uint64_t address)
{
    memcpy(handle, &address, sizeof address);
    return 0;
}

/* A module is the memory of its one variable; none: it has no variable. */
int cuModuleGetGlobal_v2(uint64_t *address, size_t *bytes, void *module, const char *name)
{
    if (module == NULL || strcmp(name, "dtl_dev_here") != 0)
        return 500;
    *address = (uint64_t)module;
    *bytes = 1;
    return 0;
}

/* ---- memory that is written once for all, of which only the names are asked ------------------ */

#ifndef OLDER
#define NAMED(call)                                                                                \
    void call(void);                                                                               \
    void call(void)                                                                                \
    {                                                                                              \
    }

NAMED(cuMulticastCreate)
NAMED(cuMulticastAddDevice)
NAMED(cuMulticastBindMem)
NAMED(cuMulticastUnbind)
NAMED(cuMulticastGetGranularity)
#endif

/* ---- what manages them ----------------------------------------------------------------------- */

int nvmlInit_v2(void)
{
    return 0;
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *address, void **device)
{
    static char devices[2];

    *device = &devices[strcmp(address, "0000:d8:01.0") == 0];
    return 0;
}

int nvmlDeviceGetClockInfo(void *device, int clock, unsigned *mhz)
{
    (void)device;
    *mhz = clock == 1 ? 345 : 0;
    return 0;
}

int nvmlDeviceGetP2PStatus(void *one, void *other, int which, int *status)
{
    *status = which == 2 && one != other ? 0 : 5;
    return 0;
}
