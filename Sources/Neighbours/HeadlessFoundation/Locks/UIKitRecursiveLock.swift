public import Foundation

/// A lock that its thread can take again, of which there may be subclasses.
///
/// It stands for `NSRecursiveLock`, of which Swift makes no subclass on Linux.
open class UIKitRecursiveLock: NSObject, NSLocking {
  private let inside = NSRecursiveLock()
  /// What the lock is called.
  open var name: String?

  /// Creates a lock.
  public override init() { super.init() }

  /// Waits for the lock, and takes it.
  open func lock() { inside.lock() }
  /// Gives the lock back.
  open func unlock() { inside.unlock() }
  /// Takes the lock, unless another thread holds it.
  open func `try`() -> Bool { inside.try() }
  /// Waits for the lock until a moment; answers whether it was taken.
  open func lock(before limit: Date) -> Bool { inside.lock(before: limit) }
}
