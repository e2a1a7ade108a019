public import Foundation

/// A lock as Foundation's, of which there may be subclasses.
///
/// It stands for `NSLock`, of which Swift makes no subclass on Linux.
open class UIKitLock: NSObject, NSLocking {
  private let inside = NSLock()
  /// What the lock is called.
  open var name: String?

  /// Creates a lock.
  public override init() { super.init() }

  /// Waits for the lock, and takes it.
  open func lock() { inside.lock() }
  /// Gives the lock back.
  open func unlock() { inside.unlock() }
  /// Takes the lock, unless it is held.
  open func `try`() -> Bool { inside.try() }
  /// Waits for the lock until a moment; answers whether it was taken.
  open func lock(before limit: Date) -> Bool { inside.lock(before: limit) }
}
