/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/steps.h.j2.
 * Do not edit. */
/* {operation}_of_{dtype}(x, y): combines two elements, of which x comes from the lower rank or
 * index. The file compiles as C, C++, CUDA and HIP, so that host loops and device kernels share the
 * functions. */
#ifndef DTL_STEPS_H
#define DTL_STEPS_H

#include <math.h>
#include <stdint.h>

#include "dtl_backend.h"
#include "dtl_numbers.h"

/* Comparisons for min and max of floating-point numbers, whose result does not depend on the order
 * of the operands: NaN takes precedence over every number, and -0.0 is less than 0.0. signbit() and
 * branches would prevent vectorization. */
#ifdef __cplusplus
#define dtl__is_negative(x) (int)(signbit(x) != 0)
#else
#define dtl__is_negative(x)                                                                        \
    (int)(_Generic((x), float: copysignf(1, x), default: copysign(1, x)) < 0)
#endif
#define dtl__is_less(x, y)                                                                         \
    ((int)((x) < (y)) | (int)((x) != (x)) | ((int)((x) == (y)) & dtl__is_negative(x)))
#define dtl__is_more(x, y)                                                                         \
    ((int)((x) > (y)) | (int)((x) != (x)) | ((int)((x) == (y)) & dtl__is_negative(y)))

/* sum */

DTL__STEP int8_t sum_of_int8(int8_t x, int8_t y)
{
    return (int8_t)((uint32_t)x + (uint32_t)y);
}

DTL__STEP int16_t sum_of_int16(int16_t x, int16_t y)
{
    return (int16_t)((uint32_t)x + (uint32_t)y);
}

DTL__STEP int32_t sum_of_int32(int32_t x, int32_t y)
{
    return (int32_t)((uint32_t)x + (uint32_t)y);
}

DTL__STEP int64_t sum_of_int64(int64_t x, int64_t y)
{
    return (int64_t)((uint64_t)x + (uint64_t)y);
}

DTL__STEP uint8_t sum_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)((uint32_t)x + (uint32_t)y);
}

DTL__STEP uint16_t sum_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)((uint32_t)x + (uint32_t)y);
}

DTL__STEP uint32_t sum_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)((uint32_t)x + (uint32_t)y);
}

DTL__STEP uint64_t sum_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)((uint64_t)x + (uint64_t)y);
}

DTL__STEP float sum_of_float32(float x, float y)
{
    return x + y;
}

DTL__STEP double sum_of_float64(double x, double y)
{
    return x + y;
}

DTL__STEP unsigned char sum_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)((uint32_t)x + (uint32_t)y);
}

DTL__STEP unsigned char sum_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP uint16_t sum_of_float16(uint16_t x, uint16_t y)
{
    return dtl__float16_from_float(dtl__float_from_float16(x) + dtl__float_from_float16(y));
}

DTL__STEP uint16_t sum_of_bfloat16(uint16_t x, uint16_t y)
{
    return dtl__bfloat16_from_float(dtl__float_from_bfloat16(x) + dtl__float_from_bfloat16(y));
}

DTL__STEP struct complex64 sum_of_complex64(struct complex64 x, struct complex64 y)
{
    return (struct complex64){x.re + y.re, x.im + y.im};
}

DTL__STEP struct complex128 sum_of_complex128(struct complex128 x, struct complex128 y)
{
    return (struct complex128){x.re + y.re, x.im + y.im};
}

/* prod */

DTL__STEP int8_t prod_of_int8(int8_t x, int8_t y)
{
    return (int8_t)((uint32_t)x * (uint32_t)y);
}

DTL__STEP int16_t prod_of_int16(int16_t x, int16_t y)
{
    return (int16_t)((uint32_t)x * (uint32_t)y);
}

DTL__STEP int32_t prod_of_int32(int32_t x, int32_t y)
{
    return (int32_t)((uint32_t)x * (uint32_t)y);
}

DTL__STEP int64_t prod_of_int64(int64_t x, int64_t y)
{
    return (int64_t)((uint64_t)x * (uint64_t)y);
}

DTL__STEP uint8_t prod_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)((uint32_t)x * (uint32_t)y);
}

DTL__STEP uint16_t prod_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)((uint32_t)x * (uint32_t)y);
}

DTL__STEP uint32_t prod_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)((uint32_t)x * (uint32_t)y);
}

DTL__STEP uint64_t prod_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)((uint64_t)x * (uint64_t)y);
}

DTL__STEP float prod_of_float32(float x, float y)
{
    return x * y;
}

DTL__STEP double prod_of_float64(double x, double y)
{
    return x * y;
}

DTL__STEP unsigned char prod_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)((uint32_t)x * (uint32_t)y);
}

DTL__STEP unsigned char prod_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP uint16_t prod_of_float16(uint16_t x, uint16_t y)
{
    return dtl__float16_from_float(dtl__float_from_float16(x) * dtl__float_from_float16(y));
}

DTL__STEP uint16_t prod_of_bfloat16(uint16_t x, uint16_t y)
{
    return dtl__bfloat16_from_float(dtl__float_from_bfloat16(x) * dtl__float_from_bfloat16(y));
}

DTL__STEP struct complex64 prod_of_complex64(struct complex64 x, struct complex64 y)
{
    return (struct complex64){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
}

DTL__STEP struct complex128 prod_of_complex128(struct complex128 x, struct complex128 y)
{
    return (struct complex128){x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
}

/* min */

DTL__STEP int8_t min_of_int8(int8_t x, int8_t y)
{
    return x < y ? x : y;
}

DTL__STEP int16_t min_of_int16(int16_t x, int16_t y)
{
    return x < y ? x : y;
}

DTL__STEP int32_t min_of_int32(int32_t x, int32_t y)
{
    return x < y ? x : y;
}

DTL__STEP int64_t min_of_int64(int64_t x, int64_t y)
{
    return x < y ? x : y;
}

DTL__STEP uint8_t min_of_uint8(uint8_t x, uint8_t y)
{
    return x < y ? x : y;
}

DTL__STEP uint16_t min_of_uint16(uint16_t x, uint16_t y)
{
    return x < y ? x : y;
}

DTL__STEP uint32_t min_of_uint32(uint32_t x, uint32_t y)
{
    return x < y ? x : y;
}

DTL__STEP uint64_t min_of_uint64(uint64_t x, uint64_t y)
{
    return x < y ? x : y;
}

DTL__STEP float min_of_float32(float x, float y)
{
    return dtl__is_less(x, y) ? x : y;
}

DTL__STEP double min_of_float64(double x, double y)
{
    return dtl__is_less(x, y) ? x : y;
}

DTL__STEP unsigned char min_of_byte(unsigned char x, unsigned char y)
{
    return x < y ? x : y;
}

DTL__STEP unsigned char min_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP uint16_t min_of_float16(uint16_t x, uint16_t y)
{
    return dtl__is_less(dtl__float_from_float16(x), dtl__float_from_float16(y)) ? x : y;
}

DTL__STEP uint16_t min_of_bfloat16(uint16_t x, uint16_t y)
{
    return dtl__is_less(dtl__float_from_bfloat16(x), dtl__float_from_bfloat16(y)) ? x : y;
}

/* max */

DTL__STEP int8_t max_of_int8(int8_t x, int8_t y)
{
    return x > y ? x : y;
}

DTL__STEP int16_t max_of_int16(int16_t x, int16_t y)
{
    return x > y ? x : y;
}

DTL__STEP int32_t max_of_int32(int32_t x, int32_t y)
{
    return x > y ? x : y;
}

DTL__STEP int64_t max_of_int64(int64_t x, int64_t y)
{
    return x > y ? x : y;
}

DTL__STEP uint8_t max_of_uint8(uint8_t x, uint8_t y)
{
    return x > y ? x : y;
}

DTL__STEP uint16_t max_of_uint16(uint16_t x, uint16_t y)
{
    return x > y ? x : y;
}

DTL__STEP uint32_t max_of_uint32(uint32_t x, uint32_t y)
{
    return x > y ? x : y;
}

DTL__STEP uint64_t max_of_uint64(uint64_t x, uint64_t y)
{
    return x > y ? x : y;
}

DTL__STEP float max_of_float32(float x, float y)
{
    return dtl__is_more(x, y) ? x : y;
}

DTL__STEP double max_of_float64(double x, double y)
{
    return dtl__is_more(x, y) ? x : y;
}

DTL__STEP unsigned char max_of_byte(unsigned char x, unsigned char y)
{
    return x > y ? x : y;
}

DTL__STEP unsigned char max_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP uint16_t max_of_float16(uint16_t x, uint16_t y)
{
    return dtl__is_more(dtl__float_from_float16(x), dtl__float_from_float16(y)) ? x : y;
}

DTL__STEP uint16_t max_of_bfloat16(uint16_t x, uint16_t y)
{
    return dtl__is_more(dtl__float_from_bfloat16(x), dtl__float_from_bfloat16(y)) ? x : y;
}

/* land */

DTL__STEP int8_t land_of_int8(int8_t x, int8_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP int16_t land_of_int16(int16_t x, int16_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP int32_t land_of_int32(int32_t x, int32_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP int64_t land_of_int64(int64_t x, int64_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP uint8_t land_of_uint8(uint8_t x, uint8_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP uint16_t land_of_uint16(uint16_t x, uint16_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP uint32_t land_of_uint32(uint32_t x, uint32_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP uint64_t land_of_uint64(uint64_t x, uint64_t y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP float land_of_float32(float x, float y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP double land_of_float64(double x, double y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP unsigned char land_of_byte(unsigned char x, unsigned char y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP unsigned char land_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) & (y != 0);
}

DTL__STEP uint16_t land_of_float16(uint16_t x, uint16_t y)
{
    return (((x & 0x7fff) != 0) & ((y & 0x7fff) != 0)) ? 0x3c00 : 0;
}

DTL__STEP uint16_t land_of_bfloat16(uint16_t x, uint16_t y)
{
    return (((x & 0x7fff) != 0) & ((y & 0x7fff) != 0)) ? 0x3f80 : 0;
}

DTL__STEP struct complex64 land_of_complex64(struct complex64 x, struct complex64 y)
{
    return ((x.re != 0) | (x.im != 0)) & ((y.re != 0) | (y.im != 0)) ? (struct complex64){1, 0} :
           (struct complex64){0, 0};
}

DTL__STEP struct complex128 land_of_complex128(struct complex128 x, struct complex128 y)
{
    return ((x.re != 0) | (x.im != 0)) & ((y.re != 0) | (y.im != 0)) ? (struct complex128){1, 0} :
           (struct complex128){0, 0};
}

/* lor */

DTL__STEP int8_t lor_of_int8(int8_t x, int8_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP int16_t lor_of_int16(int16_t x, int16_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP int32_t lor_of_int32(int32_t x, int32_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP int64_t lor_of_int64(int64_t x, int64_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP uint8_t lor_of_uint8(uint8_t x, uint8_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP uint16_t lor_of_uint16(uint16_t x, uint16_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP uint32_t lor_of_uint32(uint32_t x, uint32_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP uint64_t lor_of_uint64(uint64_t x, uint64_t y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP float lor_of_float32(float x, float y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP double lor_of_float64(double x, double y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP unsigned char lor_of_byte(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP unsigned char lor_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

DTL__STEP uint16_t lor_of_float16(uint16_t x, uint16_t y)
{
    return (((x & 0x7fff) != 0) | ((y & 0x7fff) != 0)) ? 0x3c00 : 0;
}

DTL__STEP uint16_t lor_of_bfloat16(uint16_t x, uint16_t y)
{
    return (((x & 0x7fff) != 0) | ((y & 0x7fff) != 0)) ? 0x3f80 : 0;
}

DTL__STEP struct complex64 lor_of_complex64(struct complex64 x, struct complex64 y)
{
    return ((x.re != 0) | (x.im != 0)) | ((y.re != 0) | (y.im != 0)) ? (struct complex64){1, 0} :
           (struct complex64){0, 0};
}

DTL__STEP struct complex128 lor_of_complex128(struct complex128 x, struct complex128 y)
{
    return ((x.re != 0) | (x.im != 0)) | ((y.re != 0) | (y.im != 0)) ? (struct complex128){1, 0} :
           (struct complex128){0, 0};
}

/* band */

DTL__STEP int8_t band_of_int8(int8_t x, int8_t y)
{
    return (int8_t)(x & y);
}

DTL__STEP int16_t band_of_int16(int16_t x, int16_t y)
{
    return (int16_t)(x & y);
}

DTL__STEP int32_t band_of_int32(int32_t x, int32_t y)
{
    return (int32_t)(x & y);
}

DTL__STEP int64_t band_of_int64(int64_t x, int64_t y)
{
    return (int64_t)(x & y);
}

DTL__STEP uint8_t band_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)(x & y);
}

DTL__STEP uint16_t band_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)(x & y);
}

DTL__STEP uint32_t band_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)(x & y);
}

DTL__STEP uint64_t band_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)(x & y);
}

DTL__STEP unsigned char band_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)(x & y);
}

DTL__STEP unsigned char band_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) & (y != 0);
}

/* bor */

DTL__STEP int8_t bor_of_int8(int8_t x, int8_t y)
{
    return (int8_t)(x | y);
}

DTL__STEP int16_t bor_of_int16(int16_t x, int16_t y)
{
    return (int16_t)(x | y);
}

DTL__STEP int32_t bor_of_int32(int32_t x, int32_t y)
{
    return (int32_t)(x | y);
}

DTL__STEP int64_t bor_of_int64(int64_t x, int64_t y)
{
    return (int64_t)(x | y);
}

DTL__STEP uint8_t bor_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)(x | y);
}

DTL__STEP uint16_t bor_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)(x | y);
}

DTL__STEP uint32_t bor_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)(x | y);
}

DTL__STEP uint64_t bor_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)(x | y);
}

DTL__STEP unsigned char bor_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)(x | y);
}

DTL__STEP unsigned char bor_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) | (y != 0);
}

/* lxor */

DTL__STEP int8_t lxor_of_int8(int8_t x, int8_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP int16_t lxor_of_int16(int16_t x, int16_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP int32_t lxor_of_int32(int32_t x, int32_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP int64_t lxor_of_int64(int64_t x, int64_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP uint8_t lxor_of_uint8(uint8_t x, uint8_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP uint16_t lxor_of_uint16(uint16_t x, uint16_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP uint32_t lxor_of_uint32(uint32_t x, uint32_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP uint64_t lxor_of_uint64(uint64_t x, uint64_t y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP float lxor_of_float32(float x, float y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP double lxor_of_float64(double x, double y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP unsigned char lxor_of_byte(unsigned char x, unsigned char y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP unsigned char lxor_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) ^ (y != 0);
}

DTL__STEP uint16_t lxor_of_float16(uint16_t x, uint16_t y)
{
    return (((x & 0x7fff) != 0) ^ ((y & 0x7fff) != 0)) ? 0x3c00 : 0;
}

DTL__STEP uint16_t lxor_of_bfloat16(uint16_t x, uint16_t y)
{
    return (((x & 0x7fff) != 0) ^ ((y & 0x7fff) != 0)) ? 0x3f80 : 0;
}

DTL__STEP struct complex64 lxor_of_complex64(struct complex64 x, struct complex64 y)
{
    return ((x.re != 0) | (x.im != 0)) ^ ((y.re != 0) | (y.im != 0)) ? (struct complex64){1, 0} :
           (struct complex64){0, 0};
}

DTL__STEP struct complex128 lxor_of_complex128(struct complex128 x, struct complex128 y)
{
    return ((x.re != 0) | (x.im != 0)) ^ ((y.re != 0) | (y.im != 0)) ? (struct complex128){1, 0} :
           (struct complex128){0, 0};
}

/* bxor */

DTL__STEP int8_t bxor_of_int8(int8_t x, int8_t y)
{
    return (int8_t)(x ^ y);
}

DTL__STEP int16_t bxor_of_int16(int16_t x, int16_t y)
{
    return (int16_t)(x ^ y);
}

DTL__STEP int32_t bxor_of_int32(int32_t x, int32_t y)
{
    return (int32_t)(x ^ y);
}

DTL__STEP int64_t bxor_of_int64(int64_t x, int64_t y)
{
    return (int64_t)(x ^ y);
}

DTL__STEP uint8_t bxor_of_uint8(uint8_t x, uint8_t y)
{
    return (uint8_t)(x ^ y);
}

DTL__STEP uint16_t bxor_of_uint16(uint16_t x, uint16_t y)
{
    return (uint16_t)(x ^ y);
}

DTL__STEP uint32_t bxor_of_uint32(uint32_t x, uint32_t y)
{
    return (uint32_t)(x ^ y);
}

DTL__STEP uint64_t bxor_of_uint64(uint64_t x, uint64_t y)
{
    return (uint64_t)(x ^ y);
}

DTL__STEP unsigned char bxor_of_byte(unsigned char x, unsigned char y)
{
    return (unsigned char)(x ^ y);
}

DTL__STEP unsigned char bxor_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) ^ (y != 0);
}

/* minloc */

DTL__STEP dtl_float32_int32 minloc_of_float32_int32(dtl_float32_int32 x, dtl_float32_int32 y)
{
    return dtl__wins(x.value < y.value, x.value == y.value, x.value != x.value, y.value != y.value,
           x.index < y.index) ? x : y;
}

DTL__STEP dtl_float64_int64 minloc_of_float64_int64(dtl_float64_int64 x, dtl_float64_int64 y)
{
    return dtl__wins(x.value < y.value, x.value == y.value, x.value != x.value, y.value != y.value,
           x.index < y.index) ? x : y;
}

DTL__STEP dtl_int32_int32 minloc_of_int32_int32(dtl_int32_int32 x, dtl_int32_int32 y)
{
    return dtl__wins(x.value < y.value, x.value == y.value, false, false, x.index < y.index) ? x :
           y;
}

DTL__STEP dtl_int64_int64 minloc_of_int64_int64(dtl_int64_int64 x, dtl_int64_int64 y)
{
    return dtl__wins(x.value < y.value, x.value == y.value, false, false, x.index < y.index) ? x :
           y;
}

/* maxloc */

DTL__STEP dtl_float32_int32 maxloc_of_float32_int32(dtl_float32_int32 x, dtl_float32_int32 y)
{
    return dtl__wins(x.value > y.value, x.value == y.value, x.value != x.value, y.value != y.value,
           x.index < y.index) ? x : y;
}

DTL__STEP dtl_float64_int64 maxloc_of_float64_int64(dtl_float64_int64 x, dtl_float64_int64 y)
{
    return dtl__wins(x.value > y.value, x.value == y.value, x.value != x.value, y.value != y.value,
           x.index < y.index) ? x : y;
}

DTL__STEP dtl_int32_int32 maxloc_of_int32_int32(dtl_int32_int32 x, dtl_int32_int32 y)
{
    return dtl__wins(x.value > y.value, x.value == y.value, false, false, x.index < y.index) ? x :
           y;
}

DTL__STEP dtl_int64_int64 maxloc_of_int64_int64(dtl_int64_int64 x, dtl_int64_int64 y)
{
    return dtl__wins(x.value > y.value, x.value == y.value, false, false, x.index < y.index) ? x :
           y;
}

/* Three-way comparisons that define a total order: NaN is greater than all numbers and equal to
 * itself; -0.0 equals 0.0. */

DTL__STEP int compare_of_int8(int8_t x, int8_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_int16(int16_t x, int16_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_int32(int32_t x, int32_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_int64(int64_t x, int64_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_uint8(uint8_t x, uint8_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_uint16(uint16_t x, uint16_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_uint32(uint32_t x, uint32_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_uint64(uint64_t x, uint64_t y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_float32(float x, float y)
{
    return x != x || y != y ? (x != x) - (y != y) : (x > y) - (x < y);
}

DTL__STEP int compare_of_float64(double x, double y)
{
    return x != x || y != y ? (x != x) - (y != y) : (x > y) - (x < y);
}

DTL__STEP int compare_of_byte(unsigned char x, unsigned char y)
{
    return (x > y) - (x < y);
}

DTL__STEP int compare_of_bool(unsigned char x, unsigned char y)
{
    return (x != 0) - (y != 0);
}

DTL__STEP int compare_of_float16(uint16_t x, uint16_t y)
{
    return compare_of_float32(dtl__float_from_float16(x), dtl__float_from_float16(y));
}

DTL__STEP int compare_of_bfloat16(uint16_t x, uint16_t y)
{
    return compare_of_float32(dtl__float_from_bfloat16(x), dtl__float_from_bfloat16(y));
}

/* Returns the rank of a complex number's NaNs in NumPy's sort order: 0 without NaN, 1 for a NaN
 * imaginary part, 2 for a NaN real part, 3 for both. */
DTL__STEP int nans_of_complex64(struct complex64 x)
{
    return 2 * (x.re != x.re) + (x.im != x.im);
}

/* Compares by NaN parts, then by re, then by im. */
DTL__STEP int compare_of_complex64(struct complex64 x, struct complex64 y)
{
    int nans = nans_of_complex64(x) - nans_of_complex64(y);
    int order = nans != 0 ? nans : compare_of_float32(x.re, y.re);

    return order != 0 ? order : compare_of_float32(x.im, y.im);
}

/* Returns the rank of a complex number's NaNs in NumPy's sort order: 0 without NaN, 1 for a NaN
 * imaginary part, 2 for a NaN real part, 3 for both. */
DTL__STEP int nans_of_complex128(struct complex128 x)
{
    return 2 * (x.re != x.re) + (x.im != x.im);
}

/* Compares by NaN parts, then by re, then by im. */
DTL__STEP int compare_of_complex128(struct complex128 x, struct complex128 y)
{
    int nans = nans_of_complex128(x) - nans_of_complex128(y);
    int order = nans != 0 ? nans : compare_of_float64(x.re, y.re);

    return order != 0 ? order : compare_of_float64(x.im, y.im);
}

/* Compares by value, then by index. */
DTL__STEP int compare_of_float32_int32(dtl_float32_int32 x, dtl_float32_int32 y)
{
    int order = compare_of_float32(x.value, y.value);

    return order != 0 ? order : compare_of_int32(x.index, y.index);
}

/* Compares by value, then by index. */
DTL__STEP int compare_of_float64_int64(dtl_float64_int64 x, dtl_float64_int64 y)
{
    int order = compare_of_float64(x.value, y.value);

    return order != 0 ? order : compare_of_int64(x.index, y.index);
}

/* Compares by value, then by index. */
DTL__STEP int compare_of_int32_int32(dtl_int32_int32 x, dtl_int32_int32 y)
{
    int order = compare_of_int32(x.value, y.value);

    return order != 0 ? order : compare_of_int32(x.index, y.index);
}

/* Compares by value, then by index. */
DTL__STEP int compare_of_int64_int64(dtl_int64_int64 x, dtl_int64_int64 y)
{
    int order = compare_of_int64(x.value, y.value);

    return order != 0 ? order : compare_of_int64(x.index, y.index);
}

/* Comparisons for descending order. NaN comes last in this order as well, except in pairs. */

DTL__STEP int backward_of_int8(int8_t x, int8_t y)
{
    return compare_of_int8(y, x);
}

DTL__STEP int backward_of_int16(int16_t x, int16_t y)
{
    return compare_of_int16(y, x);
}

DTL__STEP int backward_of_int32(int32_t x, int32_t y)
{
    return compare_of_int32(y, x);
}

DTL__STEP int backward_of_int64(int64_t x, int64_t y)
{
    return compare_of_int64(y, x);
}

DTL__STEP int backward_of_uint8(uint8_t x, uint8_t y)
{
    return compare_of_uint8(y, x);
}

DTL__STEP int backward_of_uint16(uint16_t x, uint16_t y)
{
    return compare_of_uint16(y, x);
}

DTL__STEP int backward_of_uint32(uint32_t x, uint32_t y)
{
    return compare_of_uint32(y, x);
}

DTL__STEP int backward_of_uint64(uint64_t x, uint64_t y)
{
    return compare_of_uint64(y, x);
}

DTL__STEP int backward_of_float32(float x, float y)
{
    return x != x || y != y ? (x != x) - (y != y) : (x < y) - (x > y);
}

DTL__STEP int backward_of_float64(double x, double y)
{
    return x != x || y != y ? (x != x) - (y != y) : (x < y) - (x > y);
}

DTL__STEP int backward_of_byte(unsigned char x, unsigned char y)
{
    return compare_of_byte(y, x);
}

DTL__STEP int backward_of_bool(unsigned char x, unsigned char y)
{
    return compare_of_bool(y, x);
}

DTL__STEP int backward_of_float16(uint16_t x, uint16_t y)
{
    return backward_of_float32(dtl__float_from_float16(x), dtl__float_from_float16(y));
}

DTL__STEP int backward_of_bfloat16(uint16_t x, uint16_t y)
{
    return backward_of_float32(dtl__float_from_bfloat16(x), dtl__float_from_bfloat16(y));
}

DTL__STEP int backward_of_complex64(struct complex64 x, struct complex64 y)
{
    int nans = nans_of_complex64(x) - nans_of_complex64(y);
    int order = nans != 0 ? nans : backward_of_float32(x.re, y.re);

    return order != 0 ? order : backward_of_float32(x.im, y.im);
}

DTL__STEP int backward_of_complex128(struct complex128 x, struct complex128 y)
{
    int nans = nans_of_complex128(x) - nans_of_complex128(y);
    int order = nans != 0 ? nans : backward_of_float64(x.re, y.re);

    return order != 0 ? order : backward_of_float64(x.im, y.im);
}

DTL__STEP int backward_of_float32_int32(dtl_float32_int32 x, dtl_float32_int32 y)
{
    return compare_of_float32_int32(y, x);
}

DTL__STEP int backward_of_float64_int64(dtl_float64_int64 x, dtl_float64_int64 y)
{
    return compare_of_float64_int64(y, x);
}

DTL__STEP int backward_of_int32_int32(dtl_int32_int32 x, dtl_int32_int32 y)
{
    return compare_of_int32_int32(y, x);
}

DTL__STEP int backward_of_int64_int64(dtl_int64_int64 x, dtl_int64_int64 y)
{
    return compare_of_int64_int64(y, x);
}

/* Converts an element that is a real number to double. */

DTL__STEP double number_of_int8(int8_t x)
{
    return (double)x;
}

DTL__STEP double number_of_int16(int16_t x)
{
    return (double)x;
}

DTL__STEP double number_of_int32(int32_t x)
{
    return (double)x;
}

DTL__STEP double number_of_int64(int64_t x)
{
    return (double)x;
}

DTL__STEP double number_of_uint8(uint8_t x)
{
    return (double)x;
}

DTL__STEP double number_of_uint16(uint16_t x)
{
    return (double)x;
}

DTL__STEP double number_of_uint32(uint32_t x)
{
    return (double)x;
}

DTL__STEP double number_of_uint64(uint64_t x)
{
    return (double)x;
}

DTL__STEP double number_of_float32(float x)
{
    return (double)x;
}

DTL__STEP double number_of_float64(double x)
{
    return (double)x;
}

DTL__STEP double number_of_byte(unsigned char x)
{
    return (double)x;
}

DTL__STEP double number_of_bool(unsigned char x)
{
    return (double)x;
}

DTL__STEP double number_of_float16(uint16_t x)
{
    return (double)dtl__float_from_float16(x);
}

DTL__STEP double number_of_bfloat16(uint16_t x)
{
    return (double)dtl__float_from_bfloat16(x);
}

/* Expands EACH(operation, dtype, type) for every operation and dtype. */
#define DTL__STEPS(EACH) \
    EACH(sum, int8, int8_t) \
    EACH(sum, int16, int16_t) \
    EACH(sum, int32, int32_t) \
    EACH(sum, int64, int64_t) \
    EACH(sum, uint8, uint8_t) \
    EACH(sum, uint16, uint16_t) \
    EACH(sum, uint32, uint32_t) \
    EACH(sum, uint64, uint64_t) \
    EACH(sum, float32, float) \
    EACH(sum, float64, double) \
    EACH(sum, byte, unsigned char) \
    EACH(sum, bool, unsigned char) \
    EACH(sum, float16, uint16_t) \
    EACH(sum, bfloat16, uint16_t) \
    EACH(sum, complex64, struct complex64) \
    EACH(sum, complex128, struct complex128) \
    EACH(prod, int8, int8_t) \
    EACH(prod, int16, int16_t) \
    EACH(prod, int32, int32_t) \
    EACH(prod, int64, int64_t) \
    EACH(prod, uint8, uint8_t) \
    EACH(prod, uint16, uint16_t) \
    EACH(prod, uint32, uint32_t) \
    EACH(prod, uint64, uint64_t) \
    EACH(prod, float32, float) \
    EACH(prod, float64, double) \
    EACH(prod, byte, unsigned char) \
    EACH(prod, bool, unsigned char) \
    EACH(prod, float16, uint16_t) \
    EACH(prod, bfloat16, uint16_t) \
    EACH(prod, complex64, struct complex64) \
    EACH(prod, complex128, struct complex128) \
    EACH(min, int8, int8_t) \
    EACH(min, int16, int16_t) \
    EACH(min, int32, int32_t) \
    EACH(min, int64, int64_t) \
    EACH(min, uint8, uint8_t) \
    EACH(min, uint16, uint16_t) \
    EACH(min, uint32, uint32_t) \
    EACH(min, uint64, uint64_t) \
    EACH(min, float32, float) \
    EACH(min, float64, double) \
    EACH(min, byte, unsigned char) \
    EACH(min, bool, unsigned char) \
    EACH(min, float16, uint16_t) \
    EACH(min, bfloat16, uint16_t) \
    EACH(max, int8, int8_t) \
    EACH(max, int16, int16_t) \
    EACH(max, int32, int32_t) \
    EACH(max, int64, int64_t) \
    EACH(max, uint8, uint8_t) \
    EACH(max, uint16, uint16_t) \
    EACH(max, uint32, uint32_t) \
    EACH(max, uint64, uint64_t) \
    EACH(max, float32, float) \
    EACH(max, float64, double) \
    EACH(max, byte, unsigned char) \
    EACH(max, bool, unsigned char) \
    EACH(max, float16, uint16_t) \
    EACH(max, bfloat16, uint16_t) \
    EACH(land, int8, int8_t) \
    EACH(land, int16, int16_t) \
    EACH(land, int32, int32_t) \
    EACH(land, int64, int64_t) \
    EACH(land, uint8, uint8_t) \
    EACH(land, uint16, uint16_t) \
    EACH(land, uint32, uint32_t) \
    EACH(land, uint64, uint64_t) \
    EACH(land, float32, float) \
    EACH(land, float64, double) \
    EACH(land, byte, unsigned char) \
    EACH(land, bool, unsigned char) \
    EACH(land, float16, uint16_t) \
    EACH(land, bfloat16, uint16_t) \
    EACH(land, complex64, struct complex64) \
    EACH(land, complex128, struct complex128) \
    EACH(lor, int8, int8_t) \
    EACH(lor, int16, int16_t) \
    EACH(lor, int32, int32_t) \
    EACH(lor, int64, int64_t) \
    EACH(lor, uint8, uint8_t) \
    EACH(lor, uint16, uint16_t) \
    EACH(lor, uint32, uint32_t) \
    EACH(lor, uint64, uint64_t) \
    EACH(lor, float32, float) \
    EACH(lor, float64, double) \
    EACH(lor, byte, unsigned char) \
    EACH(lor, bool, unsigned char) \
    EACH(lor, float16, uint16_t) \
    EACH(lor, bfloat16, uint16_t) \
    EACH(lor, complex64, struct complex64) \
    EACH(lor, complex128, struct complex128) \
    EACH(band, int8, int8_t) \
    EACH(band, int16, int16_t) \
    EACH(band, int32, int32_t) \
    EACH(band, int64, int64_t) \
    EACH(band, uint8, uint8_t) \
    EACH(band, uint16, uint16_t) \
    EACH(band, uint32, uint32_t) \
    EACH(band, uint64, uint64_t) \
    EACH(band, byte, unsigned char) \
    EACH(band, bool, unsigned char) \
    EACH(bor, int8, int8_t) \
    EACH(bor, int16, int16_t) \
    EACH(bor, int32, int32_t) \
    EACH(bor, int64, int64_t) \
    EACH(bor, uint8, uint8_t) \
    EACH(bor, uint16, uint16_t) \
    EACH(bor, uint32, uint32_t) \
    EACH(bor, uint64, uint64_t) \
    EACH(bor, byte, unsigned char) \
    EACH(bor, bool, unsigned char) \
    EACH(lxor, int8, int8_t) \
    EACH(lxor, int16, int16_t) \
    EACH(lxor, int32, int32_t) \
    EACH(lxor, int64, int64_t) \
    EACH(lxor, uint8, uint8_t) \
    EACH(lxor, uint16, uint16_t) \
    EACH(lxor, uint32, uint32_t) \
    EACH(lxor, uint64, uint64_t) \
    EACH(lxor, float32, float) \
    EACH(lxor, float64, double) \
    EACH(lxor, byte, unsigned char) \
    EACH(lxor, bool, unsigned char) \
    EACH(lxor, float16, uint16_t) \
    EACH(lxor, bfloat16, uint16_t) \
    EACH(lxor, complex64, struct complex64) \
    EACH(lxor, complex128, struct complex128) \
    EACH(bxor, int8, int8_t) \
    EACH(bxor, int16, int16_t) \
    EACH(bxor, int32, int32_t) \
    EACH(bxor, int64, int64_t) \
    EACH(bxor, uint8, uint8_t) \
    EACH(bxor, uint16, uint16_t) \
    EACH(bxor, uint32, uint32_t) \
    EACH(bxor, uint64, uint64_t) \
    EACH(bxor, byte, unsigned char) \
    EACH(bxor, bool, unsigned char) \
    EACH(minloc, float32_int32, dtl_float32_int32) \
    EACH(minloc, float64_int64, dtl_float64_int64) \
    EACH(minloc, int32_int32, dtl_int32_int32) \
    EACH(minloc, int64_int64, dtl_int64_int64) \
    EACH(maxloc, float32_int32, dtl_float32_int32) \
    EACH(maxloc, float64_int64, dtl_float64_int64) \
    EACH(maxloc, int32_int32, dtl_int32_int32) \
    EACH(maxloc, int64_int64, dtl_int64_int64) \
    /* end */

/* Expands EACH(dtype, type) for every dtype. */
#define DTL__DTYPES(EACH) \
    EACH(int8, int8_t) \
    EACH(int16, int16_t) \
    EACH(int32, int32_t) \
    EACH(int64, int64_t) \
    EACH(uint8, uint8_t) \
    EACH(uint16, uint16_t) \
    EACH(uint32, uint32_t) \
    EACH(uint64, uint64_t) \
    EACH(float32, float) \
    EACH(float64, double) \
    EACH(byte, unsigned char) \
    EACH(bool, unsigned char) \
    EACH(float16, uint16_t) \
    EACH(bfloat16, uint16_t) \
    EACH(complex64, struct complex64) \
    EACH(complex128, struct complex128) \
    EACH(float32_int32, dtl_float32_int32) \
    EACH(float64_int64, dtl_float64_int64) \
    EACH(int32_int32, dtl_int32_int32) \
    EACH(int64_int64, dtl_int64_int64) \
    /* end */

/* Expands EACH(dtype, type, id) for every dtype that is a real number. */
#define DTL__REALS(EACH) \
    EACH(int8, int8_t, DTL_DTYPE_INT8) \
    EACH(int16, int16_t, DTL_DTYPE_INT16) \
    EACH(int32, int32_t, DTL_DTYPE_INT32) \
    EACH(int64, int64_t, DTL_DTYPE_INT64) \
    EACH(uint8, uint8_t, DTL_DTYPE_UINT8) \
    EACH(uint16, uint16_t, DTL_DTYPE_UINT16) \
    EACH(uint32, uint32_t, DTL_DTYPE_UINT32) \
    EACH(uint64, uint64_t, DTL_DTYPE_UINT64) \
    EACH(float32, float, DTL_DTYPE_FLOAT32) \
    EACH(float64, double, DTL_DTYPE_FLOAT64) \
    EACH(byte, unsigned char, DTL_DTYPE_BYTE) \
    EACH(bool, unsigned char, DTL_DTYPE_BOOL) \
    EACH(float16, uint16_t, DTL_DTYPE_FLOAT16) \
    EACH(bfloat16, uint16_t, DTL_DTYPE_BFLOAT16) \
    /* end */

#endif
