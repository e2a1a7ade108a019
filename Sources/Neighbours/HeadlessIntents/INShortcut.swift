public import HeadlessUIKit

/// An intent or an activity that a user can begin.
open class INShortcut: NSObject {
  /// The intent.
  public final let intent: INIntent?
  /// The activity.
  public final let userActivity: NSUserActivity?

  /// Creates one of an intent.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
    super.init()
  }

  /// Creates one of an activity.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
    super.init()
  }
}
