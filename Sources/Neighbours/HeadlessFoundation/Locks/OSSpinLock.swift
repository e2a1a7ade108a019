import Foundation

/// A lock that is a number, and that is passed by its address: 0 where it is free.
public typealias OSSpinLock = Int32

/// A lock that is not held.
public let OS_SPINLOCK_INIT: Int32 = 0

/// Takes a lock, unless it is held.
@discardableResult
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool {
  OSAtomicCompareAndSwap32(0, 1, lock)
}

/// Waits for a lock, and takes it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  while !OSSpinLockTry(lock) { sched_yield() }
}

/// Gives a lock back.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) {
  OSAtomicCompareAndSwap32(1, 0, lock)
}
