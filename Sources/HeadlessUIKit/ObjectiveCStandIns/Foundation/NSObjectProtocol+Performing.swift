public import Foundation

extension NSObjectProtocol {
  // MARK: Identifying and calling methods

  /// Returns whether the object lists a method with that name.
  ///
  /// A selector that carries its method knows the objects that have it.
  public func responds(to selector: Selector?) -> Bool {
    selector.map { Message($0, to: self).isUnderstood } ?? false
  }

  /// Calls the method with that name.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    Message(selector.sent, to: self).answer()
  }

  /// Calls the method with that name, with an argument.
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
    Message(selector.sent, to: self, with: object).answer()
  }

  /// Calls the method with that name, with two arguments.
  @discardableResult
  public func perform(
    _ selector: Selector!, with object: Any?, with other: Any?
  ) -> Unmanaged<AnyObject>! {
    Message(selector.sent, to: self, with: object, other).answer()
  }

  // MARK: Calling methods later

  /// Calls a method after a delay, in UIKit time.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector!, with object: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.add(Message(selector.sent, to: self, with: object), after: delay)
  }

  /// Calls a method after a delay, in UIKit time; there is one run loop mode only.
  @preconcurrency @MainActor
  public func perform(
    _ selector: Selector!, with object: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(selector, with: object, afterDelay: delay) }

  /// Calls a method on the main thread: at once, or on a later turn.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool
  ) {
    guard wait else { return perform(selector, with: object, afterDelay: 0) }
    Message(selector, to: self, with: object).send()
  }

  /// Calls a method on a later turn: the model has no other threads.
  @preconcurrency @MainActor
  public func performSelector(inBackground selector: Selector, with object: Any?) {
    perform(selector, with: object, afterDelay: 0)
  }
}

extension Selector? {
  /// What is sent; objects do not know `nil`, and say so.
  fileprivate var sent: Selector { self ?? Selector("(null)") }
}
