// The time since the machine was started, in nanoseconds: that is what its ticks are here.
#pragma once
#include <stdint.h>
#include <time.h>
typedef struct mach_timebase_info {
  uint32_t numer;
  uint32_t denom;
} mach_timebase_info_data_t, *mach_timebase_info_t;
static inline int mach_timebase_info(mach_timebase_info_t info) {
  info->numer = info->denom = 1;
  return 0;
}
static inline uint64_t mach_absolute_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
static inline uint64_t mach_continuous_time(void) { return mach_absolute_time(); }
