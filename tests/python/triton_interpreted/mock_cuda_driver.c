/* SPDX-License-Identifier: BSD-3-Clause */
/* Mock of NVIDIA's driver and of NVML with two GPUs, for test_kernel_devices.py. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef HAS_MULTICAST
#define HAS_MULTICAST 1 /* of the second GPU */
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
    *device = number + 10; /* a handle differs from the number, so that a mix-up fails */
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

/* ---- memory, for which host memory is used --------------------------------------------------- */

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

/* The module is a pointer to its only variable; a module NULL has no variable. */
int cuModuleGetGlobal_v2(uint64_t *address, size_t *bytes, void *module, const char *name)
{
    if (module == NULL || strcmp(name, "dtl_dev_here") != 0)
        return 500;
    *address = (uint64_t)module;
    *bytes = 1;
    return 0;
}

/* ---- multicast memory: only the existence of the functions is checked ------------------------ */

#ifndef OLDER
#define DECLARED(call)                                                                             \
    void call(void);                                                                               \
    void call(void)                                                                                \
    {                                                                                              \
    }

DECLARED(cuMulticastCreate)
DECLARED(cuMulticastAddDevice)
DECLARED(cuMulticastBindMem)
DECLARED(cuMulticastUnbind)
DECLARED(cuMulticastGetGranularity)
#endif

/* ---- NVML ------------------------------------------------------------------------------------ */

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
