#pragma once
typedef struct { unsigned fleet; } os_unfair_lock;
