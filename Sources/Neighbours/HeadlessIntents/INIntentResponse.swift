public import HeadlessUIKit

/// What an app answers to an intent.
open class INIntentResponse: NSObject {
  /// The activity with which the app goes on.
  open var userActivity: NSUserActivity?

  /// Creates an answer.
  public override init() { super.init() }
}
