public import Foundation

extension NSObject {
  /// Cancels what was to be called on a target after delays.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.cancel { $0.isSent(to: target as AnyObject) }
  }

  /// Cancels what was to be called on a target with that argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedMessages.cancel {
      $0.selector == selector && $0.isLike(target: target as AnyObject, argument: object)
    }
  }
}
