/* SPDX-License-Identifier: BSD-3-Clause */
/* Two GPUs as a driver and a managing library tell of them, for test_kernel_devices.py. */
#include <stdio.h>
#include <string.h>

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
    } known[] = {{13, {1980000, 1755000}}, {75, {9, 9}}, {97, {232448, 101376}}, {50, {0, 0}},
                 {33, {0x3b, 0xd8}},       {34, {0, 1}}};

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
