#pragma once
#include <mach/mach_time.h>
#include <stddef.h>
typedef int kern_return_t;
typedef int boolean_t;
typedef unsigned mach_port_t;
typedef mach_port_t task_t;
typedef mach_port_t thread_t;
typedef uintptr_t vm_address_t;
typedef size_t vm_size_t;
#define KERN_SUCCESS 0
#define KERN_FAILURE 5
#define MACH_PORT_NULL 0
