package import Foundation

/// Hears of what goes on between a user, the model and the app.
@preconcurrency @MainActor
package protocol AppWatcher: AnyObject {
  /// The model calls a method of the app's, about an object.
  func appIsCalled(_ method: StaticString, of object: NSObject, as role: AppCall.Role)

  /// A target gets the message of a control, an item or a recognizer.
  func appIsSent(_ selector: String, to target: Any)

  /// Fingers went down, moved or were lifted, at points of the screen.
  func fingers(are phase: UITouch.Phase, at points: [CGPoint])
}

/// The one place where the model tells what goes on; where nothing watches, that is one look at a list.
@MainActor
package enum AppWatch {
  private(set) static var watchers: [any AppWatcher] = [] {
    didSet { CallCircle.tellsOfAll = !watchers.isEmpty }
  }

  /// Lets an object watch from now on.
  package static func add(_ watcher: any AppWatcher) { watchers.append(watcher) }

  /// Lets an object watch no more.
  package static func remove(_ watcher: any AppWatcher) {
    watchers.removeAll { $0 === watcher }
  }

  static func tell(_ fact: (any AppWatcher) -> Void) {
    for watcher in watchers { fact(watcher) }
  }
}
