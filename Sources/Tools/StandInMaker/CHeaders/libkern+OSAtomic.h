#pragma once
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>

// Each function is there with a barrier and without one, and has one in both.
#define FLEET_ATOMIC_ADD(name, type)                                             \
  static inline type OSAtomicAdd##name(type amount, volatile type *value) {      \
    return __sync_add_and_fetch(value, amount);                                  \
  }                                                                              \
  static inline type OSAtomicAdd##name##Barrier(type amount, volatile type *value) { \
    return __sync_add_and_fetch(value, amount);                                  \
  }                                                                              \
  static inline type OSAtomicIncrement##name(volatile type *value) {             \
    return __sync_add_and_fetch(value, 1);                                       \
  }                                                                              \
  static inline type OSAtomicIncrement##name##Barrier(volatile type *value) {    \
    return __sync_add_and_fetch(value, 1);                                       \
  }                                                                              \
  static inline type OSAtomicDecrement##name(volatile type *value) {             \
    return __sync_sub_and_fetch(value, 1);                                       \
  }                                                                              \
  static inline type OSAtomicDecrement##name##Barrier(volatile type *value) {    \
    return __sync_sub_and_fetch(value, 1);                                       \
  }
FLEET_ATOMIC_ADD(32, int32_t)
FLEET_ATOMIC_ADD(64, int64_t)
#undef FLEET_ATOMIC_ADD

#define FLEET_ATOMIC_SWAP(name, type)                                            \
  static inline bool OSAtomicCompareAndSwap##name(                               \
    type old, type other, type volatile *value) {                                \
    return __sync_bool_compare_and_swap(value, old, other);                      \
  }                                                                              \
  static inline bool OSAtomicCompareAndSwap##name##Barrier(                      \
    type old, type other, type volatile *value) {                                \
    return __sync_bool_compare_and_swap(value, old, other);                      \
  }
FLEET_ATOMIC_SWAP(32, int32_t)
FLEET_ATOMIC_SWAP(64, int64_t)
FLEET_ATOMIC_SWAP(Int, int)
FLEET_ATOMIC_SWAP(Long, long)
FLEET_ATOMIC_SWAP(Ptr, void *)
#undef FLEET_ATOMIC_SWAP

static inline void OSMemoryBarrier(void) { __sync_synchronize(); }

typedef int32_t OSSpinLock;
#define OS_SPINLOCK_INIT 0
static inline bool OSSpinLockTry(volatile OSSpinLock *lock) {
  return __sync_bool_compare_and_swap(lock, 0, 1);
}
static inline void OSSpinLockLock(volatile OSSpinLock *lock) {
  while (!OSSpinLockTry(lock)) sched_yield();
}
static inline void OSSpinLockUnlock(volatile OSSpinLock *lock) { __sync_lock_release(lock); }
