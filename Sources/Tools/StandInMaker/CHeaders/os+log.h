// Messages of C go nowhere: there is no log of the system's to read them in.
#pragma once
#include <stdbool.h>
typedef struct os_log_s *os_log_t;
typedef unsigned char os_log_type_t;
enum {
  OS_LOG_TYPE_DEFAULT = 0x00, OS_LOG_TYPE_INFO = 0x01, OS_LOG_TYPE_DEBUG = 0x02,
  OS_LOG_TYPE_ERROR = 0x10, OS_LOG_TYPE_FAULT = 0x11
};
#define OS_LOG_DEFAULT ((os_log_t)0)
#define OS_LOG_DISABLED ((os_log_t)0)
static inline os_log_t os_log_create(const char *subsystem, const char *category) {
  (void)subsystem;
  (void)category;
  return OS_LOG_DEFAULT;
}
static inline bool os_log_type_enabled(os_log_t log, os_log_type_t type) {
  (void)log;
  (void)type;
  return false;
}
#define os_log(log, ...) ((void)(log))
#define os_log_info(log, ...) ((void)(log))
#define os_log_debug(log, ...) ((void)(log))
#define os_log_error(log, ...) ((void)(log))
#define os_log_fault(log, ...) ((void)(log))
#define os_log_with_type(log, type, ...) ((void)(log), (void)(type))
