package import Foundation

/// An observer of the calls between a user, the model and the app: the trace of a test.
@preconcurrency @MainActor
package protocol AppWatcher: AnyObject {
  /// The model calls a method of the app's, about an object.
  func appIsCalled(_ method: StaticString, of object: NSObject)

  /// A target gets the message of a control, an item or a recognizer.
  func appIsSent(_ selector: String, to target: Any)

  /// Fingers went down, moved or were lifted, at points of the screen.
  func fingers(are phase: UITouch.Phase, at points: [CGPoint])
}

/// The one place that the model calls its observers; without an observer, a call is one look at a
/// field.
@MainActor
package enum AppWatch {
  package static var watcher: (any AppWatcher)? {
    didSet { CallCircle.tellsOfAll = watcher != nil }
  }
}
