public import Foundation

extension NSObject {
  /// Cancels all delayed calls on a target.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessages.cancel { $0.isSent(to: target as AnyObject) }
  }

  /// Cancels the delayed calls on a target with that argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedMessages.cancel {
      $0.selector == selector && $0.isLike(target: target as AnyObject, argument: object)
    }
  }
}
