public import Foundation

/// A lock on which threads wait for something, of which there may be subclasses.
///
/// It stands for `NSCondition`, of which Swift makes no subclass on Linux.
open class UIKitCondition: NSObject, NSLocking {
  private let inside = NSCondition()
  /// What the condition is called.
  open var name: String?

  /// Creates a condition.
  public override init() { super.init() }

  /// Waits for the lock, and takes it.
  open func lock() { inside.lock() }
  /// Gives the lock back.
  open func unlock() { inside.unlock() }
  /// Waits for a signal, without the lock meanwhile.
  open func wait() { inside.wait() }
  /// Waits for a signal until a moment; answers whether there was one.
  open func wait(until limit: Date) -> Bool { inside.wait(until: limit) }
  /// Wakes one thread that waits.
  open func signal() { inside.signal() }
  /// Wakes all threads that wait.
  open func broadcast() { inside.broadcast() }
}
