#pragma once
typedef int OSSpinLock;
