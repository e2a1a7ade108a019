#pragma once
typedef unsigned mach_port_t;
typedef unsigned thread_t;
