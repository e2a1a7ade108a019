import Foundation

/// A target of a gesture recognizer, which it does not keep alive (behaviour 17), and its action.
@MainActor
struct GestureTarget {
  private(set) weak var object: AnyObject?
  let action: Selector

  init(_ object: AnyObject, _ action: Selector) {
    self.object = object
    self.action = action
  }

  /// Whether it is the given target and action; `nil` stands for any.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || target === object) && (action == nil || action == self.action)
  }
}
