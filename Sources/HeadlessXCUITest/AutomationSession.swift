import FailureReporting
import Fleet
import HeadlessUIKit

/// What all objects of a suite share: whether the app runs, and whether the test has failed.
///
/// A suite sets `continueAfterFailure = false`, which XCTest does not do on Linux, and counts on
/// nothing more happening after a failure. So after the first one everything here is inert, until the
/// app is launched or activated again.
@MainActor
enum AutomationSession {
  static var state = XCUIApplication.State.notRunning
  private(set) static var hasFailed = false
  /// The answers to questions after a failure take turns, so that no loop waits for ever.
  private static var lastAnswer = false

  /// The line that a gesture was asked for last, for what has no line of its own.
  private(set) static var lastSite = CallSite()

  static func begin() { hasFailed = false }

  /// Does something with an element, and reports the first thing that goes wrong in XCUITest's words.
  static func perform(
    _ verb: String, _ words: @autoclosure () -> String, at site: CallSite, _ act: () -> Void
  ) {
    lastSite = site
    read(verb, words(), at: site, or: ()) { act() }
  }

  /// Reads something of an element, or answers `missing` after a failure.
  static func read<Value>(
    _ verb: String, _ words: @autoclosure () -> String, at site: CallSite, or missing: Value,
    _ get: () -> Value
  ) -> Value {
    guard !hasFailed else { return missing }
    guard state != .notRunning else {
      fail(
        "Failed to \(verb) \(words()): Application is not running.", "Call launch() first.", site)
      return missing
    }
    do {
      return try failuresAsErrors { get() }
    } catch let failure as RecordedFailure {
      fail("Failed to \(verb) \(words()): \(failure.reason)", failure.details, site)
    } catch {
      fail("Failed to \(verb) \(words()): \(error)", "", site)
    }
    return missing
  }

  /// Answers a question that never fails.
  static func ask(_ question: () -> Bool) -> Bool {
    guard !hasFailed else {
      lastAnswer.toggle()
      return lastAnswer
    }
    return state != .notRunning && question()
  }

  static func fail(_ reason: String, _ details: String, _ site: CallSite) {
    hasFailed = true
    reportFailure(RecordedFailure(reason, name: .element, details: details, site: site))
  }
}
