package import Foundation

/// Hears of what goes on between a user, the model and the app, and may withhold some of it.
@preconcurrency @MainActor
package protocol AppWatcher: AnyObject {
  /// The model calls a method of the app's, about an object.
  func appIsCalled(_ method: StaticString, of object: NSObject, as role: AppCall.Role)

  /// A target gets the message of a control, an item or a recognizer.
  func appIsSent(_ selector: String, to target: Any)

  /// Fingers went down, moved or were lifted, at points of the screen.
  func fingers(are phase: UITouch.Phase, at points: [CGPoint])

  /// Whether an effect stays out.
  func withholds(_ effect: AppEffect) -> Bool

  /// What a label shows in place of a text that it withholds.
  var textOfWithheld: String { get }
}

extension AppWatcher {
  package func appIsCalled(_ method: StaticString, of object: NSObject, as role: AppCall.Role) {}

  package func appIsSent(_ selector: String, to target: Any) {}

  package func fingers(are phase: UITouch.Phase, at points: [CGPoint]) {}

  package func withholds(_ effect: AppEffect) -> Bool { false }

  package var textOfWithheld: String { "" }
}

/// The one place where the model tells its watchers, and asks them.
@MainActor
package enum AppWatch {
  private static var watchers: [any AppWatcher] = [] {
    didSet {
      isWatched = !watchers.isEmpty
      CallCircle.tellsOfAll = isWatched
    }
  }

  /// Whether anything watches: a plain value, since it is asked for each label.
  private(set) static var isWatched = false

  /// Lets an object watch from now on.
  package static func add(_ watcher: any AppWatcher) { watchers.append(watcher) }

  /// Lets an object watch no more.
  package static func remove(_ watcher: any AppWatcher) {
    watchers.removeAll { $0 === watcher }
  }

  static func tell(_ fact: (any AppWatcher) -> Void) {
    for watcher in watchers { fact(watcher) }
  }

  // MARK: Withholding

  /// Whether an effect stays out.
  @inline(__always)
  static func withholds(_ effect: @autoclosure () -> AppEffect) -> Bool {
    isWatched && watcher(withholding: effect()) != nil
  }

  /// What a label shows in place of its text, if that stays out.
  @inline(__always)
  static func textInstead(of label: UILabel) -> String? {
    isWatched ? watcher(withholding: .text(of: label))?.textOfWithheld : nil
  }

  @inline(never)
  private static func watcher(withholding effect: AppEffect) -> (any AppWatcher)? {
    watchers.first { $0.withholds(effect) }
  }
}
