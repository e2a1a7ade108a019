import Foundation
import Locks

// The declarations of the Objective-C runtime that have a meaning without it.

/// The default of an optional method with a result, which a class does not have.
public struct MethodNotImplemented: Error {
  /// Creates the error.
  public init() {}
}

/// Runs code; there are no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Waits until no other thread holds an object, and holds it.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject, isEntered: true)?.lock()
  return 0
}

/// Releases the lock of an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  guard let lock = ObjectLocks.lock(of: object as AnyObject, isEntered: false) else { return -1 }
  lock.unlock()
  return 0
}

/// The locks of the objects that are held.
private enum ObjectLocks {
  private static let held = Locked<[ObjectIdentifier: (NSRecursiveLock, count: Int)]>([:])

  /// Returns the lock of an object, and counts how often it is held.
  static func lock(of object: AnyObject, isEntered: Bool) -> NSRecursiveLock? {
    held.withLock { held in
      let place = ObjectIdentifier(object)
      let (own, count) = held[place] ?? (NSRecursiveLock(), 0)
      guard isEntered || count > 0 else { return nil }
      let rest = count + (isEntered ? 1 : -1)
      held[place] = rest > 0 ? (own, rest) : nil
      return own
    }
  }
}
