import FailureReporting
import Foundation

/// A lock that lies where its owner has it, and that is passed by its address (behaviour 989).
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  /// Creates a lock that is not held.
  public init() { mutex.__data.__kind = Int32(PTHREAD_MUTEX_ERRORCHECK_NP) }

  /// Creates a lock that is not held.
  public init(_os_unfair_lock_opaque: UInt32) { self.init() }
}

/// A lock that lies where its owner has it, and that is passed by its address.
public typealias os_unfair_lock = os_unfair_lock_s

/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for a lock, and takes it.
///
/// To wait for a lock that the thread holds ends the process on a device; here it is a failure.
public func os_unfair_lock_lock(
  _ lock: os_unfair_lock_t, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard pthread_mutex_lock(&lock.pointee.mutex) == EDEADLK else { return }
  reportFailure(
    "A thread waits for an os_unfair_lock that it holds itself, which ends the process on a device.",
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Takes a lock, unless it is held.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Gives a lock back.
///
/// To give back a lock that the thread does not hold ends the process on a device; here it is a failure.
public func os_unfair_lock_unlock(
  _ lock: os_unfair_lock_t, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard pthread_mutex_unlock(&lock.pointee.mutex) == EPERM else { return }
  reportFailure(
    "A thread gives an os_unfair_lock back that it does not hold, which ends the process on a device.",
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Makes it a failure where the thread does not hold a lock; it ends the process on a device.
public func os_unfair_lock_assert_owner(
  _ lock: os_unfair_lock_t, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let result = pthread_mutex_lock(&lock.pointee.mutex)
  guard result != EDEADLK else { return }
  pthread_mutex_unlock(&lock.pointee.mutex)
  reportFailure(
    "A thread does not hold the os_unfair_lock that it should hold.",
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Makes it a failure where the thread holds a lock; it ends the process on a device.
public func os_unfair_lock_assert_not_owner(
  _ lock: os_unfair_lock_t, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let result = pthread_mutex_lock(&lock.pointee.mutex)
  guard result == EDEADLK else {
    pthread_mutex_unlock(&lock.pointee.mutex)
    return
  }
  reportFailure(
    "A thread holds the os_unfair_lock that it should not hold.",
    fileID: fileID, filePath: filePath, line: line, column: column)
}
