package import FailureReporting
import Fleet
package import Foundation
import HeadlessUIKit
import Synchronization

/// What all objects of a suite share: whether the app runs, and whether the test has failed.
///
/// A suite sets `continueAfterFailure = false`, which XCTest does not do on Linux, and counts on
/// nothing more happening after a failure. So after the first one everything here is inert: until the
/// next test where XCTest was told of it, and until the next launch elsewhere.
@MainActor
package enum AutomationSession {
  static var state = XCUIApplication.State.notRunning
  static var interruptions = Interruptions()
  static var continuesAfterFailure = false
  /// Hears of a failure that the test expects, and answers whether it is such a one.
  package static var expectedFailure: ((RecordedFailure) -> Bool)?

  /// Whether something of the suite's has failed.
  private static var hasFailed = false
  /// Whether XCTest knows of a failure in the test that runs.
  private nonisolated static let testHasFailed = Atomic(false)
  private static var answersAfterStop = AnswersAfterStop()

  /// The last line of the suite that is known without looking for it.
  package static var lastSite = CallSite()
  /// Whether the test that runs has driven the app.
  private static var isDriving = false {
    didSet { AnsweredNetwork.current.unanswered = isDriving ? .note : .usual }
  }
  /// Whether the failure that XCTest hears of is one of the session's, which tells of the screen.
  private nonisolated static let isTelling = Atomic(false)
  /// Whether an assertion has failed, and the screen has not been told of.
  private nonisolated static let owesScreen = Atomic(false)

  /// Whether nothing more happens in this test.
  static var isInert: Bool {
    let testHasFailed = testHasFailed.load(ordering: .relaxed)
    if isDriving, testHasFailed { tellScreenIfOwed() }
    guard !continuesAfterFailure else { return false }
    if isDriving, testHasFailed { observer?.beQuiet() }
    return hasFailed || testHasFailed
  }

  /// Prints the screen once an assertion has failed, as nothing has happened to the app since.
  private static func tellScreenIfOwed() {
    guard owesScreen.exchange(false, ordering: .relaxed), state != .notRunning else { return }
    print("The screen after that failure:")
    for line in Fleet.screen.description.split(separator: "\n") { print("  \(line)") }
  }

  // MARK: From test to test

  /// The observer of XCTest's tests, if the test target provides one.
  private static let observer: (any TestProgress)? = {
    let type = NSClassFromString("HeadlessXCUITest.TestObserver") as? NSObject.Type
    let observer = type.flatMap { ObjectMaker.make($0) as? any TestProgress }
    observer?.observe()
    return observer
  }()

  /// Listens to XCTest from now on.
  static func attend() {
    HostApp.spare()
    _ = observer
  }

  /// The module of the test that runs, where XCTest was told of it.
  private(set) static var moduleOfTest: String?

  /// The module of a rewritten suite that has made an application.
  static var moduleOfSuite: String?

  /// The known facts about the module of the test that runs, if it was rewritten.
  static var facts: (any PortedModule.Type)? {
    (moduleOfTest ?? moduleOfSuite).flatMap(PortedModules.facts)
  }

  /// Begins anew, with the app launched or in front again.
  static func begin() {
    isDriving = true
    hasFailed = false
  }

  /// Begins another test.
  ///
  /// - Parameter module: The module that the test is in.
  package static func beginTest(ofModule module: String?) {
    hasFailed = false
    testHasFailed.store(false, ordering: .relaxed)
    isDriving = false
    owesScreen.store(false, ordering: .relaxed)
    moduleOfTest = module
    interruptions = Interruptions()
    expectedFailure = nil
    UIApplication.shared.windowState.told = nil
  }

  /// Hears of a failure that XCTest knows of.
  package nonisolated static func hearOfFailure() {
    testHasFailed.store(true, ordering: .relaxed)
    if !isTelling.load(ordering: .relaxed) { owesScreen.store(true, ordering: .relaxed) }
  }

  /// Ends a test: what is still to be told of it is told now.
  package static func endTest() {
    _ = isInert
    beginTest(ofModule: nil)
  }

  /// Runs a part of a test in which failures are expected; the test goes on after it.
  package static func expectingFailure<R>(
    _ isExpected: @escaping (RecordedFailure) -> Bool, _ body: () throws -> R
  ) rethrows -> R {
    let (outer, hadFailed) = (expectedFailure, hasFailed)
    expectedFailure = isExpected
    defer {
      expectedFailure = outer
      hasFailed = hadFailed
    }
    return try body()
  }

  // MARK: Doing and asking

  /// Lets requests that get no answer end as without a network: a suite drives the app as it is.
  private static func letNetworkBeAway() {
    if state != .notRunning { AnsweredNetwork.current.unanswered = .note }
  }

  /// Does something with an element, and reports the first thing that goes wrong.
  ///
  /// - Parameter site: The line that asks for it, or `nil` where XCUITest's signature has no place
  ///   for it: then it is looked for after a failure.
  static func perform(
    _ verb: String, _ element: XCUIElement, at site: CallSite?,
    _ act: (CallSite) throws -> Void
  ) {
    let near = site ?? element.site ?? lastSite
    lastSite = near
    guard !isInert else { return }
    AppTurns.letRun()
    read(verb, element, at: site, or: ()) { try act(near) }
    AppTurns.letRun()
    awaitTaps()
  }

  /// Waits until a tap that may become a double tap is known to be one, as a device does.
  private static func awaitTaps() {
    let waiting = "\(UITapGestureRecognizer.waiting)"
    guard UIApplication.shared.mainLoop.pending.delayed.contains(waiting), !isInert else { return }
    advance(by: .seconds(UITapGestureRecognizer.interval))
  }

  /// Reads something of an element, or answers `missing` after a failure.
  static func read<Value>(
    _ verb: String, _ element: XCUIElement, at site: CallSite?, or missing: Value,
    _ get: () throws -> Value
  ) -> Value {
    guard !isInert else { return missing }
    isDriving = true
    let failed = ElementTexts.failed(to: verb, element.words)
    guard state != .notRunning else {
      fail("\(failed): Application is not running.", "Call launch() first.", site)
      return missing
    }
    do {
      return try failuresAsErrorsQuietly(at: site ?? element.site ?? lastSite, get)
    } catch let problem as Problem {
      fail(
        problem.reason, problem.details, site, kind: problem.kind, marking: problem.marked)
    } catch let failure as RecordedFailure {
      fail(
        "\(failed): \(failure.reason)", failure.details, site, kind: failure.kind,
        evidence: failure.evidence, with: failure.attachments)
    } catch {
      fail("\(failed): \(error)", "", site, kind: .other)
    }
    return missing
  }

  /// Answers a question that never fails.
  package static func ask(_ question: () -> Bool) -> Bool {
    guard !isInert else { return answersAfterStop.next() }
    letNetworkBeAway()
    AppTurns.letRun()
    return state != .notRunning && question()
  }

  /// Reports a failure, which ends what the test does with the app.
  ///
  /// - Parameters:
  ///   - site: The line of the suite, or `nil` to look for it.
  ///   - marked: The part of the screen that it is about.
  ///   - evidence: What it says, as a value.
  ///   - attachments: Files that show more than words, if there are some already.
  package static func fail(
    _ reason: String, _ details: String, _ site: CallSite?,
    kind: RecordedFailure.Kind = .mistake, marking marked: CGRect? = nil,
    evidence: RecordedFailure.Evidence = .none, with attachments: [RecordedFailure.Attachment] = []
  ) {
    let site = site ?? CallerLine.find() ?? lastSite
    var failure = RecordedFailure(
      reason, name: .element, kind: kind, details: details, site: site)
    failure.evidence = evidence
    failure.attachments = attachments
    if expectedFailure?(failure) == true {
      ExpectedFailures.tell(failure)
      hasFailed = true
      return
    }
    FailurePicture.add(to: &failure, marking: marked)
    isTelling.store(true, ordering: .relaxed)
    if continuesAfterFailure { reportFailure(failure) } else { reportStop(failure) }
    isTelling.store(false, ordering: .relaxed)
    hasFailed = true
    answersAfterStop = AnswersAfterStop()
    // It may be the last that the test does with the app.
    _ = isInert
  }

  /// Reports a failure, unless the test has failed before.
  package static func failOnce(
    _ reason: String, _ details: String = "", at site: CallSite? = nil
  ) {
    guard !isInert else { return }
    fail(reason, details, site, kind: .unmet)
  }

  // MARK: Interruptions

  /// Adds a handler for alerts that are in the way.
  package static func addInterruptionMonitor(
    _ handler: @escaping (XCUIElement) -> Bool
  ) -> NSObject { interruptions.add(handler) }

  /// Takes a handler for alerts away.
  package static func removeInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    interruptions.remove(monitor)
  }

  // MARK: Time

  /// Moves UIKit time on, from one thing that becomes due to the next, until a condition holds.
  ///
  /// - Returns: Whether it holds.
  package static func wait(_ timeout: TimeInterval, until holds: () -> Bool) -> Bool {
    guard !isInert else { return ask { false } }
    letNetworkBeAway()
    var wait = Wait(in: .shared, timeout: timeout, othersTakeTurns: 1) { duration in
      if duration > .zero { advance(by: duration) } else { settle() }
      return true
    }
    AppTurns.letRun()
    while true {
      if let answer = wait.goOn(until: holds) { return answer }
      guard !isInert else { return false }
      if wait.isForWork {
        wait.work.blockForChange(at: lastSite, letRun: AppTurns.runner)
      } else if wait.isAtAnEnd {
        // Tasks come back from other threads before time moves, and once more at the end.
        AppTurns.letReturn()
      } else {
        AppTurns.letRun()
      }
    }
  }

  /// Runs what is due now.
  static func settle() {
    let site = lastSite
    attempt {
      Fleet.settle(
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    }
  }

  /// Does something that is no step of its own, and reports the first thing that goes wrong at the
  /// line of the suite that runs.
  private static func attempt(_ act: () -> Void) {
    do {
      try failuresAsErrorsQuietly(at: lastSite, act)
    } catch let failure as RecordedFailure {
      var failure = failure
      failure.site = CallerLine.find() ?? failure.site
      reportFailure(failure)
    } catch {}
  }

  /// Lets UIKit time pass, and the app's tasks run before and after.
  static func sleep(_ duration: Duration) {
    guard !isInert else { return }
    AppTurns.letRun()
    advance(by: duration)
    AppTurns.letRun()
  }

  /// Moves UIKit time on.
  static func advance(by duration: Duration) {
    let site = lastSite
    attempt {
      Fleet.advance(
        by: duration, fileID: site.fileID, filePath: site.filePath, line: site.line,
        column: site.column)
    }
  }
}

/// Tells the session of the tests that run.
@preconcurrency @MainActor
package protocol TestProgress: AnyObject {
  /// Begins to tell the session.
  func observe()
  /// Keeps quiet about what fails in the rest of the test.
  func beQuiet()
}
