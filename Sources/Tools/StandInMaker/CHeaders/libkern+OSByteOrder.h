#pragma once
#include <stdint.h>
#include <string.h>

#define OSSwapInt16(value) __builtin_bswap16((uint16_t)(value))
#define OSSwapInt32(value) __builtin_bswap32((uint32_t)(value))
#define OSSwapInt64(value) __builtin_bswap64((uint64_t)(value))
#define OSSwapConstInt16(value) OSSwapInt16(value)
#define OSSwapConstInt32(value) OSSwapInt32(value)
#define OSSwapConstInt64(value) OSSwapInt64(value)

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define FLEET_BIG(bits, value) OSSwapInt##bits(value)
#define FLEET_LITTLE(bits, value) ((uint##bits##_t)(value))
#else
#define FLEET_BIG(bits, value) ((uint##bits##_t)(value))
#define FLEET_LITTLE(bits, value) OSSwapInt##bits(value)
#endif
#define OSSwapHostToBigInt16(value) FLEET_BIG(16, value)
#define OSSwapHostToBigInt32(value) FLEET_BIG(32, value)
#define OSSwapHostToBigInt64(value) FLEET_BIG(64, value)
#define OSSwapHostToLittleInt16(value) FLEET_LITTLE(16, value)
#define OSSwapHostToLittleInt32(value) FLEET_LITTLE(32, value)
#define OSSwapHostToLittleInt64(value) FLEET_LITTLE(64, value)
#define OSSwapBigToHostInt16(value) FLEET_BIG(16, value)
#define OSSwapBigToHostInt32(value) FLEET_BIG(32, value)
#define OSSwapBigToHostInt64(value) FLEET_BIG(64, value)
#define OSSwapLittleToHostInt16(value) FLEET_LITTLE(16, value)
#define OSSwapLittleToHostInt32(value) FLEET_LITTLE(32, value)
#define OSSwapLittleToHostInt64(value) FLEET_LITTLE(64, value)

#define FLEET_MEMORY(bits)                                                       \
  static inline uint##bits##_t OSReadBigInt##bits(const volatile void *base, uintptr_t offset) { \
    uint##bits##_t value;                                                        \
    memcpy(&value, (const char *)base + offset, sizeof value);                   \
    return FLEET_BIG(bits, value);                                               \
  }                                                                              \
  static inline uint##bits##_t OSReadLittleInt##bits(const volatile void *base, uintptr_t offset) { \
    uint##bits##_t value;                                                        \
    memcpy(&value, (const char *)base + offset, sizeof value);                   \
    return FLEET_LITTLE(bits, value);                                            \
  }                                                                              \
  static inline void OSWriteBigInt##bits(                                        \
    volatile void *base, uintptr_t offset, uint##bits##_t value) {               \
    uint##bits##_t data = FLEET_BIG(bits, value);                                \
    memcpy((char *)base + offset, &data, sizeof data);                           \
  }                                                                              \
  static inline void OSWriteLittleInt##bits(                                     \
    volatile void *base, uintptr_t offset, uint##bits##_t value) {               \
    uint##bits##_t data = FLEET_LITTLE(bits, value);                             \
    memcpy((char *)base + offset, &data, sizeof data);                           \
  }
FLEET_MEMORY(16)
FLEET_MEMORY(32)
FLEET_MEMORY(64)
#undef FLEET_MEMORY
