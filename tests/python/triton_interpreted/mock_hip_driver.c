/* SPDX-License-Identifier: BSD-3-Clause */
/* Mock of AMD's driver with two GPUs, for test_kernel_devices.py. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int hipInit(unsigned flags)
{
    return flags == 0 ? 0 : 1;
}

int hipGetDeviceCount(int *count)
{
    *count = 2;
    return 0;
}

int hipDeviceGet(int *device, int number)
{
    *device = number + 10; /* a handle differs from the number, so that a mix-up fails */
    return 0;
}

int hipDeviceGetAttribute(int *value, int attribute, int device)
{
    static const struct {
        int attribute;
        int values[2];
    } known[] = {
        {5, {2100000, 1700000}}, {23, {9, 9}}, {63, {304, 104}}, {74, {65536, 65536}}, {69, {0, 0}},
        {67, {0x3b, 0xd8}},      {68, {0, 1}}};

    for (unsigned index = 0; index < sizeof known / sizeof *known; index++)
        if (known[index].attribute == attribute) {
            *value = known[index].values[device - 10];
            return 0;
        }
    return 1;
}

int hipDeviceGetP2PAttribute(int *value, int attribute, int from, int to)
{
    *value = attribute == 2 && from != to;
    return 0;
}

/* ---- memory, for which host memory is used --------------------------------------------------- */

int hipMalloc(void **address, size_t bytes)
{
    *address = malloc(bytes);
    return *address == NULL;
}

int hipFree(void *address)
{
    free(address);
    return 0;
}

int hipMemsetD8(void *address, unsigned char value, size_t bytes)
{
    memset(address, value, bytes);
    return 0;
}

int hipMemcpyHtoD(void *address, const void *from, size_t bytes)
{
    memcpy(address, from, bytes);
    return 0;
}

int hipIpcGetMemHandle(void *handle, void *address)
{
    memcpy(handle, &address, sizeof address);
    return 0;
}

/* The module is a pointer to its only variable; a module NULL has no variable. */
int hipModuleGetGlobal(void **address, size_t *bytes, void *module, const char *name)
{
    if (module == NULL || strcmp(name, "dtl_dev_here") != 0)
        return 500;
    *address = module;
    *bytes = 1;
    return 0;
}
