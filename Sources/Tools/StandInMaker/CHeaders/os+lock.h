#pragma once
#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
typedef struct os_unfair_lock_s { uint32_t _os_unfair_lock_opaque; } os_unfair_lock, *os_unfair_lock_t;
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
static inline bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
  return __atomic_exchange_n(&lock->_os_unfair_lock_opaque, 1u, __ATOMIC_ACQUIRE) == 0;
}
static inline void os_unfair_lock_lock(os_unfair_lock_t lock) {
  while (!os_unfair_lock_trylock(lock)) sched_yield();
}
static inline void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  __atomic_store_n(&lock->_os_unfair_lock_opaque, 0u, __ATOMIC_RELEASE);
}
#define os_unfair_lock_assert_owner(lock) ((void)(lock))
#define os_unfair_lock_assert_not_owner(lock) ((void)(lock))
