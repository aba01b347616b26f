/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Maps
 *
 * A map holds key and value pairs over all ranks of a context: the hash of a key names the one
 * rank that owns it, and any rank may write, ask for or erase any key.
 *
 * Writes to keys of other ranks are buffered and sent many at a time. They are done after
 * `map_flush` (this rank's) or `map_sync` (everybody's). A rank always finds what it has
 * written itself; it finds what others have written after a `map_sync`.
 *
 * Other ranks' requests are answered by a thread of the library where MPI allows calls from
 * several threads, and elsewhere whenever this rank itself calls a function of a map.
 *
 * Keys are equal where their elements are: 0.0 and -0.0 are one key, so are all NaNs (though
 * NaN equals no number), and so are all bytes of DTL_DTYPE_BOOL that are not zero. They are
 * stored as 0.0, the quiet NaN and 1.
 *
 * The hash of each map has a secret seed, which rank 0 draws when the map is made, so that
 * nobody can choose keys that make it slow. Which rank owns a key, and the order of entries,
 * are unspecified and differ from run to run. The environment variable DTL_SEED, a number or
 * any text, fixes the seed of all maps.
 */
#ifndef DTL_MAP_H
#define DTL_MAP_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Makes an empty map from keys of one element of `key_dtype` to values of one element of
 * `value_dtype`. Collective.
 *
 * @param ctx An open context.
 * @param key_dtype The type of an element.
 * @param value_dtype The type of an element.
 * @param map The new map, to be closed by dtl_map_destroy.
 *
 * All ranks give the same key_dtype, value_dtype. Where one rank refuses its arguments, it
 * fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; key_dtype: a dtl_dtype; value_dtype: a
 *   dtl_dtype
 * - DTL_ERROR_NULL_POINTER: map: not NULL
 *
 *     double half = 0.5, value = 0;
 *     int64_t seven = 7;
 *     int found = 0;
 *     dtl_context_t ctx;
 *     dtl_map_t map;
 *
 *     dtl_context_create_default(&ctx);
 *     dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_FLOAT64, &map);
 *     dtl_map_insert(map, &seven, &half);
 *     dtl_map_sync(map);
 *     dtl_map_find(map, &seven, &value, &found);
 *     printf("%d %.1f\n", found, value);
 *     dtl_map_destroy(map);
 *     dtl_context_destroy(ctx);
 */
DTL_API dtl_status dtl_map_create(dtl_context_t ctx, dtl_dtype key_dtype, dtl_dtype value_dtype,
                                  dtl_map_t *map)
    DTL_NONNULL((4)) DTL_CHECKED;

/** Makes an empty map whose keys are `key_count` elements of `key_dtype` and whose values are
 * `value_count` elements of `value_dtype`. A byte string of at most n bytes is a key of n
 * elements of DTL_DTYPE_BYTE, filled up with zeros. Collective.
 *
 * @param ctx An open context.
 * @param key_dtype The type of an element.
 * @param key_count Elements a key.
 * @param value_dtype The type of an element.
 * @param value_count Elements a value.
 * @param map The new map, to be closed by dtl_map_destroy.
 *
 * All ranks give the same key_dtype, key_count, value_dtype, value_count. Where one rank
 * refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; key_dtype: a dtl_dtype; value_dtype: a
 *   dtl_dtype; key_count >= 1; value_count >= 1
 * - DTL_ERROR_NULL_POINTER: map: not NULL
 */
DTL_API dtl_status dtl_map_create_sized(dtl_context_t ctx, dtl_dtype key_dtype,
                                        dtl_size_t key_count, dtl_dtype value_dtype,
                                        dtl_size_t value_count, dtl_map_t *map)
    DTL_NONNULL((6)) DTL_CHECKED;

/** Completes this rank's writes and frees the map on all ranks. It returns when every rank has
 * come, so that no rank asks a map that is gone. It waits for the calls of other threads with
 * the map, and is refused in one of its own. Collective.
 *
 * @param map An open map. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API void dtl_map_destroy(dtl_map_t map);

/** The value of `key` will be `value`, whether or not it had one. Both are copied. The owner
 * need not call anything. Of two ranks' values for one key the one that reaches the owner last
 * stays. Waits for the rank that owns the key, where its buffer is full.
 *
 * @param map An open map.
 * @param key One key.
 * @param value One value.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches; value:
 *   memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0; value: not NULL where
 *   value_size(map) > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_insert(dtl_map_t map, const void *key, const void *value)
    DTL_CHECKED;

/** As `count` insertions, in the order of the arrays. Where it fails, some of them are done and
 * others are not. Waits for the ranks that own the keys, where their buffers are full.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param values The values, one behind the other.
 * @param count Keys.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; values:
 *   memory that the host reaches; count * key_size(map) <= limit(byte); count * value_size(map)
 *   <= limit(byte)
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where count * key_size(map) > 0; values: not NULL
 *   where count * value_size(map) > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_insert_batch(dtl_map_t map, const void *keys, const void *values,
                                        dtl_size_t count)
    DTL_CHECKED;

/** The value of `key` will be its value combined with `value` by `op`, or `value` where the key
 * is new. The owner combines one value at a time, so no contribution of any rank is lost; their
 * order is not fixed. Waits for the rank that owns the key, where its buffer is full.
 *
 * @param map An open map.
 * @param key One key.
 * @param value One value.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches; value:
 *   memory that the host reaches; op: a dtl_reduce_op; op: an operation defined for byte
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0; value: not NULL where
 *   value_size(map) > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_combine(dtl_map_t map, const void *key, const void *value,
                                   dtl_reduce_op op)
    DTL_CHECKED;

/** As `count` combinations, in the order of the arrays. Waits for the ranks that own the keys,
 * where their buffers are full.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param values The values, one behind the other.
 * @param count Keys.
 * @param op How a reduction combines two elements.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; values:
 *   memory that the host reaches; op: a dtl_reduce_op; count * key_size(map) <= limit(byte);
 *   count * value_size(map) <= limit(byte); op: an operation defined for byte
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where count * key_size(map) > 0; values: not NULL
 *   where count * value_size(map) > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_combine_batch(dtl_map_t map, const void *keys, const void *values,
                                         dtl_size_t count, dtl_reduce_op op)
    DTL_CHECKED;

/** The value of `key` will be what `func` makes of its value and `value`, in this order, or
 * `value` where the key is new. It is done when the call returns: this rank asks for the value,
 * calls `func`, and puts the result in its place if no other rank has changed it meanwhile,
 * else it begins again. So `func` may be called more than once, on this rank only, and no
 * contribution is lost. Waits for the rank that owns the key.
 *
 * @param map An open map.
 * @param key One key.
 * @param value One value.
 * @param func Need not be associative. It may call functions of the map.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches; value:
 *   memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0; value: not NULL where
 *   value_size(map) > 0; func: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_combine_with(dtl_map_t map, const void *key, const void *value,
                                        dtl_binary_func func, void *user_data)
    DTL_CHECKED;

/** As `count` calls of `map_combine_with`, with a few messages to each owner. Of several values
 * for one key each is combined with what the one before has made. Waits for the ranks that own
 * the keys.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param values The values, one behind the other.
 * @param count Keys.
 * @param func Need not be associative. It may call functions of the map.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; values:
 *   memory that the host reaches; count * key_size(map) <= limit(byte); count * value_size(map)
 *   <= limit(byte)
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where count * key_size(map) > 0; values: not NULL
 *   where count * value_size(map) > 0; func: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_combine_with_batch(dtl_map_t map, const void *keys, const void *values,
                                              dtl_size_t count, dtl_binary_func func,
                                              void *user_data)
    DTL_CHECKED;

/** The value of `key` is `value` if it was `expected`, byte by byte, else it is left as it is;
 * `replaced` tells. Where `expected` is NULL the key must not be there, and is put in. One
 * atomic step on the owner, done when the call returns. Waits for the rank that owns the key.
 *
 * @param map An open map.
 * @param key One key.
 * @param expected One value, or NULL.
 * @param value One value.
 * @param replaced 1 or 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches; expected:
 *   memory that the host reaches; value: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0; value: not NULL where
 *   value_size(map) > 0; replaced: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_replace(dtl_map_t map, const void *key, const void *expected,
                                   const void *value, int *replaced)
    DTL_NONNULL((5)) DTL_CHECKED;

/** As `count` calls of `map_replace`, with few messages to each owner and back. Waits for the
 * ranks that own the keys.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param expected The values expected.
 * @param present 0 a key that must not be there, else 1.
 * @param values The new values.
 * @param count Keys.
 * @param replaced 1 or 0 a key.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; expected:
 *   memory that the host reaches; present: memory that the host reaches; values: memory that
 *   the host reaches; replaced: memory that the host reaches; count * key_size(map) <=
 *   limit(byte); count * value_size(map) <= limit(byte); count <= limit(bool); replaced: no
 *   overlap with keys; replaced: no overlap with expected; replaced: no overlap with present;
 *   replaced: no overlap with values
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where count * key_size(map) > 0; expected: not NULL
 *   where count * value_size(map) > 0; present: not NULL where count > 0; values: not NULL
 *   where count * value_size(map) > 0; replaced: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_replace_batch(dtl_map_t map, const void *keys, const void *expected,
                                         const void *present, const void *values, dtl_size_t count,
                                         void *replaced)
    DTL_READS(4,6) DTL_WRITES(7,6) DTL_CHECKED;

/** `found` tells whether `key` is in the map, and `value` is its value if so, and untouched if
 * not. The owner answers, and need not call anything. A key that isn't there is no error. Waits
 * for the rank that owns the key.
 *
 * @param map An open map.
 * @param key One key.
 * @param value One value.
 * @param found 1 or 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches; value:
 *   memory that the host reaches; value: no overlap with key
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0; value: not NULL where
 *   value_size(map) > 0; found: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_find(dtl_map_t map, const void *key, void *value, int *found)
    DTL_NONNULL((4)) DTL_CHECKED;

/** As `count` calls of `map_find`, with few messages to each owner and back. Values of keys that
 * are not there are left untouched. Waits for the ranks that own the keys.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param count Keys.
 * @param values Room for as many values.
 * @param found 1 or 0 a key.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; values:
 *   memory that the host reaches; found: memory that the host reaches; count * key_size(map) <=
 *   limit(byte); count * value_size(map) <= limit(byte); count <= limit(bool); values: no
 *   overlap with keys; found: no overlap with keys; found: no overlap with values
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where count * key_size(map) > 0; values: not NULL
 *   where count * value_size(map) > 0; found: not NULL where count > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_find_batch(dtl_map_t map, const void *keys, dtl_size_t count,
                                      void *values, void *found)
    DTL_WRITES(5,3) DTL_CHECKED;

/** As `count` calls of `map_contains`, with few messages to each owner and back. Waits for the
 * ranks that own the keys.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param count Keys.
 * @param found 1 or 0 a key.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; found:
 *   memory that the host reaches; count * key_size(map) <= limit(byte); count <= limit(bool);
 *   found: no overlap with keys
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where count * key_size(map) > 0; found: not NULL
 *   where count > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_contains_batch(dtl_map_t map, const void *keys, dtl_size_t count,
                                          void *found)
    DTL_WRITES(4,3) DTL_CHECKED;

/** `found` tells whether `key` is in the map. Waits for the rank that owns the key.
 *
 * @param map An open map.
 * @param key One key.
 * @param found 1 or 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0; found: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_contains(dtl_map_t map, const void *key, int *found)
    DTL_NONNULL((3)) DTL_CHECKED;

/** `key` is not in the map any more; `erased` tells whether it was. It is done when the call
 * returns, and comes behind this rank's earlier writes to the key. Waits for the rank that owns
 * the key.
 *
 * @param map An open map.
 * @param key One key.
 * @param erased 1 or 0.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0; erased: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_erase(dtl_map_t map, const void *key, int *erased)
    DTL_NONNULL((3)) DTL_CHECKED;

/** As `count` erasures, with few messages to each owner and back. Waits for the ranks that own
 * the keys.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param count Keys.
 * @param erased 1 or 0 a key.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; erased:
 *   memory that the host reaches; count * key_size(map) <= limit(byte); count <= limit(bool);
 *   erased: no overlap with keys
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where count * key_size(map) > 0; erased: not NULL
 *   where count > 0
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_erase_batch(dtl_map_t map, const void *keys, dtl_size_t count,
                                       void *erased)
    DTL_WRITES(4,3) DTL_CHECKED;

/** Every write of this rank is done on the ranks that own the keys. Reports the first write that
 * failed. Waits for the ranks that own the keys.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_flush(dtl_map_t map)
    DTL_CHECKED;

/** Every write of every rank is done, all ranks see them, and `map_global_size` is exact. A
 * write of this rank that failed is reported here, after the others have been waited for.
 * Collective.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_sync(dtl_map_t map)
    DTL_CHECKED;

/** The map is empty on all ranks; writes that were still buffered are gone with the others.
 * Collective.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_MPI: while it runs
 */
DTL_API dtl_status dtl_map_clear(dtl_map_t map)
    DTL_CHECKED;

/** Entries that this rank owns now. Local: does not wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API dtl_size_t dtl_map_local_size(dtl_map_t map);

/** Entries over all ranks as of the last `map_sync` or `map_clear`; with one rank, as of now.
 * Local: does not wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API dtl_size_t dtl_map_global_size(dtl_map_t map);

/** Returns whether this rank has written to the map since the last `map_sync` or `map_clear`.
 * Local: does not wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API int dtl_map_is_dirty(dtl_map_t map);

/** The dtype of a key's elements. Local: does not wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API dtl_dtype dtl_map_key_dtype(dtl_map_t map);

/** The dtype of a value's elements. Local: does not wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns (dtl_dtype)-1):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API dtl_dtype dtl_map_value_dtype(dtl_map_t map);

/** Bytes a key. Local: does not wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API dtl_size_t dtl_map_key_size(dtl_map_t map);

/** Bytes a value. Local: does not wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API dtl_size_t dtl_map_value_size(dtl_map_t map);

/** The rank that holds `key`, or would hold it; the same answer on all ranks. Local: does not
 * wait for other ranks.
 *
 * @param map An open map.
 * @param key One key.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; key: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: key: not NULL where key_size(map) > 0
 */
DTL_API dtl_rank_t dtl_map_owner(dtl_map_t map, const void *key);

/** Copies the entries that this rank owns, in no particular order, and sets `count` to how many
 * there are. Fails with DTL_ERROR_BUFFER_TOO_SMALL, and copies nothing, where there are more
 * than `capacity`. Local: does not wait for other ranks.
 *
 * @param map An open map.
 * @param keys The keys, one behind the other.
 * @param values The values, likewise.
 * @param capacity Entries that both arrays have room for.
 * @param count Entries copied.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map; keys: memory that the host reaches; values:
 *   memory that the host reaches; capacity * key_size(map) <= limit(byte); capacity *
 *   value_size(map) <= limit(byte); values: no overlap with keys
 * - DTL_ERROR_NULL_POINTER: keys: not NULL where capacity * key_size(map) > 0; values: not NULL
 *   where capacity * value_size(map) > 0; count: not NULL
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 */
DTL_API dtl_status dtl_map_local_entries(dtl_map_t map, void *keys, void *values,
                                         dtl_size_t capacity, dtl_size_t *count)
    DTL_NONNULL((5)) DTL_CHECKED;

/** Calls `func` for each entry that this rank owns, in no particular order. The entries are
 * copied before the first call, so that `func` may insert, erase and ask: it sees those that
 * were there when `map_for_each` was called. Local: does not wait for other ranks.
 *
 * @param map An open map.
 * @param func Called once an entry of a map, with copies of its key and its value, which are
 *   valid during the call.
 * @param user_data Handed to the callback. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 * - DTL_ERROR_NULL_POINTER: func: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_map_for_each(dtl_map_t map, dtl_map_func func, void *user_data)
    DTL_CHECKED;

/** 1 for the handle of a map that is not destroyed, else 0. No error is set. Local: does not
 * wait for other ranks.
 *
 * @param map An open map.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: map: an open map
 */
DTL_API int dtl_map_is_valid(dtl_map_t map);

#ifdef __cplusplus
}
#endif

#endif
