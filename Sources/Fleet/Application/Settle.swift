import FailureReporting
import Foundation
import HeadlessUIKit

/// Runs all work that is due now, until nothing is.
///
/// Time does not move: delayed work stays delayed, see `Fleet.advance(by:)`.
/// The app's own tasks and blocks on the main queue cannot run meanwhile; `await Fleet.settle()`
/// lets them. Records a failure when the work does not end within 10,000 turns.
///
/// ```swift
/// UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in print("done") })
/// Fleet.settle()
/// ```
@preconcurrency @MainActor
public func settle(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(at: site) { Gesture.settle(.shared, at: site) }
}

/// Runs all work that is due now, and lets the app's tasks and blocks on the main queue run.
///
/// It waits for work that sources rewritten by `fleet-port` have started elsewhere, a second of
/// real time at most.
///
/// ```swift
/// Task { @MainActor in print("loaded") }
/// await Fleet.settle()
/// ```
@preconcurrency @MainActor
public func settle(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  let site = CallSite(fileID, filePath, line, column)
  await Gesture.perform(at: site) {
    for _ in 0..<Turns.quiet {
      guard AmbientCallSite.at(site, { Gesture.settle(.shared, at: site) }) else { return }
      await Turns.letOthersRun()
    }
    var work = WorkInFlight(of: .shared, within: .seconds(1))
    while work.isBusy {
      await work.waitForChange()
      await Turns.letOthersRun()
      guard AmbientCallSite.at(site, { Gesture.settle(.shared, at: site) }) else { return }
    }
    AmbientCallSite.at(site) { _ = Gesture.settle(.shared, at: site) }
  }
}

/// Moves UIKit time on, running work as it becomes due.
///
/// ```swift
/// UIView.animate(withDuration: 0, delay: 0.3, animations: {}, completion: { _ in print("done") })
/// Fleet.advance(by: .milliseconds(300))
/// ```
@preconcurrency @MainActor
public func advance(
  by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(at: site) { Gesture.advance(by: duration, at: site) }
}

/// Moves UIKit time on, and lets the app's tasks and blocks on the main queue run.
///
/// ```swift
/// await Fleet.advance(by: .seconds(1))
/// ```
@preconcurrency @MainActor
public func advance(
  by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  let site = CallSite(fileID, filePath, line, column)
  await Gesture.perform(at: site) {
    await Turns.letOthersRun()
    AmbientCallSite.at(site) { _ = Gesture.advance(by: duration, at: site) }
    await Turns.letOthersRun()
  }
}

/// Turns of the real main actor, on which the app's own tasks run.
@MainActor
enum Turns {
  /// After how many turns without anything new the app's tasks count as done.
  static let quiet = 8

  /// Runs waiting tasks and main-queue blocks.
  static func letOthersRun() async {
    await Task.yield()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
