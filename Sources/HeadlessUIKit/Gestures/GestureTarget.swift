import Foundation

/// A gesture recognizer's target, which is held weakly (behaviour 17), and its action.
@MainActor
struct GestureTarget {
  private(set) weak var object: AnyObject?
  let action: Selector

  init(_ object: AnyObject, _ action: Selector) {
    self.object = object
    self.action = action
  }

  /// Returns whether it is the given target and action.
  ///
  /// `nil` means any.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || target === object) && (action == nil || action == self.action)
  }
}
