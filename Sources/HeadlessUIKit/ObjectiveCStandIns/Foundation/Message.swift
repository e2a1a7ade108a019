import Foundation
import Locks

/// A selector with its target and its arguments.
///
/// It is sent on the thread that sends it, as with Objective-C.
struct Message: Sendable {
  let selector: Selector
  private let content: Unchecked<(target: Any, first: Any?, second: Any?)>

  init(_ selector: Selector, to target: Any, with first: Any? = nil, _ second: Any? = nil) {
    self.selector = selector
    // Proof: it is never changed, and only the method that is called uses it.
    content = Unchecked((target, first, second))
  }

  private var target: Any { content.value.target }
  private var arguments: (first: Any?, second: Any?) { (content.value.first, content.value.second) }

  /// Whether the target has the method.
  var isUnderstood: Bool {
    MainActor.runUnchecked { Selector.responds(target, to: selector) }
  }

  /// Calls the method here and now.
  func send() { _ = answer() }

  /// Calls the method with another argument.
  func send(with argument: Any) { Message(selector, to: target, with: argument).send() }

  /// Calls the method here and now, and returns its result, which is kept for a turn, as an
  /// autorelease pool would.
  func answer() -> Unmanaged<AnyObject>? {
    MainActor.runUnchecked { () -> Unmanaged<AnyObject>? in
      let reply = selector.send(to: target, sender: arguments.first, event: arguments.second)
      guard case .answer(let result?) = reply, !(result is Void) else { return nil }
      let object = result as AnyObject
      UIApplication.shared.mainLoop.enqueue("Autoreleased object") {
        withExtendedLifetime(object) {}
      }
      return .passUnretained(object)
    }
  }

  /// Whether a message has that target and an equal argument.
  func isLike(target: AnyObject, argument: Any?) -> Bool {
    guard isSent(to: target) else { return false }
    guard let argument, let own = arguments.first else {
      return argument == nil && arguments.first == nil
    }
    if let own = own as? NSObject, let other = argument as? NSObject { return own.isEqual(other) }
    if let own = own as? AnyHashable, let other = argument as? AnyHashable { return own == other }
    return (own as AnyObject) === (argument as AnyObject)
  }

  func isSent(to target: AnyObject) -> Bool { (self.target as AnyObject) === target }
}
