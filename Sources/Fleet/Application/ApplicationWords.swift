import FailureReporting
import Foundation
import HeadlessUIKit
import NetworkAnswers

/// The sentences for faults of an application.
@MainActor
enum ApplicationWords {
  static let noKeyWindow =
    "Cannot get application screen: UIApplication not set up with a key window."

  /// Says that there is no app which could be asked.
  static func notLaunched(to what: String) -> FailureText {
    FailureText(
      "Cannot \(what): No app was launched.",
      "Launch it with launchApp(_:), which sets the application's delegate.")
  }

  /// Says that no screen is there to receive an event.
  static func noScreen(to what: String) -> FailureText {
    FailureText(
      "Cannot \(what): No screen is shown.", "Show one first: Fleet.setAsAppRootWindow(_:).")
  }

  /// Why an app that was launched shows nothing, or `nil`.
  static func emptiness(of application: UIApplication) -> String? {
    switch application.emptiness {
    case nil: nil
    case .noWindow:
      "Nobody has made a window, or nobody holds it: the `window` of \(delegateName(application)) is "
        + "nil."
    case .hidden(let window):
      "\(objectName(window)) was not made visible: window.makeKeyAndVisible() shows it."
    case .noScreen(let window):
      "\(objectName(window)) has no rootViewController."
    case .noSceneDelegate(let name):
      "The Info.plist names the scene's delegate '\(name)', and there is no such class."
    }
  }

  private static func delegateName(_ application: UIApplication) -> String {
    application.delegate.map { "\(type(of: $0))" } ?? "the scene's delegate"
  }

  /// Says that there is no screen at all, and how there would be one.
  static func noWindow(in application: UIApplication) -> String {
    let way = emptiness(of: application) ?? "Show a screen first: Fleet.setAsAppRootWindow(_:)."
    return "No window shows. \(way)"
  }

  /// Says that the app did not call the completion handler of a fetch.
  static func notFetched(_ what: String) -> FailureText {
    FailureText(
      "Cannot \(what): The app has not called the completion handler.",
      "UIKit ends an app that does not call it within some seconds.")
  }

  // MARK: Objects that should be gone

  static let noObject = FailureText("There is no object to watch.")

  static func stillAlive(_ name: String) -> FailureText {
    FailureText(
      "\(name) is still alive.",
      "Something holds it: a closure that captures it, a timer, or a property.")
  }

  // MARK: The main loop

  /// Says that a condition was not met in time.
  static func notWithin(_ limit: Duration, _ application: UIApplication) -> FailureText {
    let seconds = String(format: "%g", limit / .seconds(1))
    return waiting(
      "The condition did not hold within \(seconds) \(seconds == "1" ? "second" : "seconds").",
      application)
  }

  /// Says that a wait for a condition was cancelled, as a test's time limit does it.
  static func cancelled(_ application: UIApplication) -> FailureText {
    waiting("The condition did not hold before its task was cancelled.", application)
  }

  /// What was pending while a condition was waited for, and what the screen showed.
  private static func waiting(_ reason: String, _ application: UIApplication) -> FailureText {
    let isShown = application.windows.contains { !$0.isHidden }
    return FailureText(
      reason, pending(in: application.mainLoop),
      screen: isShown ? ScreenText.forFailure(in: application) : "")
  }

  /// Says that the main loop did not come to rest within its limit.
  static func restless(_ loop: MainLoop, _ limit: MainLoop.Limit) -> FailureText {
    let excess =
      switch limit {
      case .turns(let count): "\(count) turns"
      case .nestedSettles(let count): "\(count) settles within each other"
      }
    return FailureText(
      "The main loop did not come to rest within \(excess).", pending(in: loop))
  }

  /// Says that a test holds up a task that it waits for.
  static func heldUp(_ task: String, at site: CallSite) -> RecordedFailure {
    RecordedFailure(
      "A task of the app's cannot go on while the test waits for it without await.",
      name: .mainLoop, kind: .mistake, severity: .warning,
      details: "In flight: \(task). Make the test async, and write "
        + "await Fleet.eventually { … }, which lets tasks run.", site: site)
  }

  /// The pending work, as the last line of a failure; empty without pending work.
  static func pending(in loop: MainLoop) -> String {
    let pending = loop.pending
    var lines: [String] = []
    if !pending.due.isEmpty { lines.append("due now: \(list(pending.due))") }
    if !pending.delayed.isEmpty {
      let count = pending.delayed.count
      let delay = String(format: "%.2f", pending.delay / .seconds(1))
      lines.append(
        "\(count) delayed \(count == 1 ? "block" : "blocks"), the first in \(delay) s: "
          + list(pending.delayed))
    }
    let works = inFlight(loop)
    if !works.isEmpty { lines.append("in flight: \(list(works))") }
    let rest = lines.isEmpty ? [] : ["Still to come: " + lines.joined(separator: "; ") + "."]
    return (rest + awaited(loop).map { $0 + "." }).joined(separator: "\n")
  }

  /// What the app has asked other people's code for, which only the test can answer.
  static func awaited(_ loop: MainLoop) -> [String] {
    loop.scope.toldStates.compactMap { $0 as? any AwaitedAnswers }.flatMap(\.awaited)
  }

  /// The app's work outside of its main loop, with its age; a sleeping task counts as delayed work.
  static func inFlight(_ loop: MainLoop) -> [String] {
    loop.scope.elsewhere.works.filter { !$0.isAsleep }.map { work in
      "\(work.name), \(String(format: "%.1f", work.age / .seconds(1))) s"
    }
  }

  /// How many names are listed at most.
  private static let listed = 3

  /// Names with how often each stands there, the first few of them.
  private static func list(_ names: [String]) -> String {
    var counts: [(name: String, count: Int)] = []
    for name in names {
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    let shown = counts.prefix(listed).map { entry in
      entry.count == 1 ? entry.name : "\(entry.name) (\(entry.count) times)"
    }
    return shown.joined(separator: ", ") + (counts.count > listed ? ", …" : "")
  }
}
