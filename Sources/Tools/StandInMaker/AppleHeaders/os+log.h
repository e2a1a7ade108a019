#pragma once
typedef struct os_log_s *os_log_t;
typedef unsigned char os_log_type_t;
