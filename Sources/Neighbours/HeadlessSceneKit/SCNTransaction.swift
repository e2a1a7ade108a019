public import HeadlessUIKit

/// Changes that are to be shown together: they are there at once.
@preconcurrency @MainActor
open class SCNTransaction: NSObject {
  /// How long they take to be shown.
  open class var animationDuration: TimeInterval {
    get { 0 }
    set {}
  }
  /// Called once they are shown.
  @preconcurrency open class var completionBlock: (@MainActor @Sendable () -> Void)? {
    get { nil }
    set { if let newValue { UIApplication.shared.mainLoop.enqueue("SCNTransaction", newValue) } }
  }

  /// Begins them.
  open class func begin() {}
  /// Ends them.
  open class func commit() {}
  /// Shows them.
  open class func flush() {}
}
