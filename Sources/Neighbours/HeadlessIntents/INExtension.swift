public import HeadlessUIKit

/// What answers intents in the place of the app.
open class INExtension: NSObject {
  /// Returns what answers an intent.
  open func handler(for intent: INIntent) -> Any? { self }
}
