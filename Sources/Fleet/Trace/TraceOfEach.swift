package import FailureReporting
import HeadlessUIKit
import Locks

/// The traces of tests that do not ask for one, where `FLEET_TRACE` is set: one for each
/// application.
///
/// A test with its own application has its own trace. Tests that share the process's application
/// are distinguished by their names in Swift Testing, or from XCTest's observer.
package final class TraceOfEach: ScopedState {
  private struct Content: Sendable {
    var record: TraceRecord?
    var name = ""
    var isLeftOut = false
  }

  private let content = Locked(Content())

  package init() {}

  /// The trace of the application of this task, if there is one.
  static var current: TraceRecord? { record(in: ApplicationScope.current) }

  private static func record(in scope: ApplicationScope) -> TraceRecord? {
    scope.state(TraceOfEach.self).content.withLock { $0.record }
  }

  /// The trace to which a step belongs, which begins it if needed; `nil` where tests cannot be
  /// distinguished.
  @MainActor
  static func record(forStepAt site: CallSite) -> TraceRecord? {
    let scope = ApplicationScope.current
    let isShared = scope === ApplicationScope.processWide
    let state = scope.state(TraceOfEach.self)
    let known = state.content.withLock { $0 }
    if known.isLeftOut { return nil }
    if let record = known.record, !isShared { return record }
    let test = testName
    guard test != nil || !isShared else { return nil }
    if let record = known.record, known.name == test { return record }
    known.record?.finish()
    let name = test ?? site.description
    let suite = LastWords.test == nil ? xctestName?.split(separator: ".").first : nil
    let record = TraceRecord(
      name: name, folder: suite.map(String.init), site: LastWords.test?.site ?? site,
      mode: TraceMode.ofAllTests ?? .failed)
    state.content.withLock { $0 = Content(record: record, name: name) }
    return record
  }

  /// Turns an application's trace off, such as in an exploration: its finds list their steps.
  @MainActor
  static func leaveOut(_ application: UIApplication) {
    guard TraceMode.ofAllTests != nil else { return }
    let state = application.mainLoop.scope.state(TraceOfEach.self)
    state.content.withLock { $0.isLeftOut = true }
  }

  /// Writes the trace of an application that ends.
  @MainActor
  static func finish(in scope: ApplicationScope) {
    guard TraceMode.ofAllTests != nil, let record = record(in: scope) else { return }
    scope.state(TraceOfEach.self).content.withLock { $0 = Content() }
    record.finish()
  }

  // MARK: XCTest

  /// The name of the XCTest that runs, where XCTest is observed.
  @MainActor private static var xctestName: String?

  /// The name of the test that runs, if it is known.
  @MainActor static var testName: String? {
    LastWords.test.map { TraceRecord.plain($0.name) } ?? xctestName
  }

  /// Notes that an XCTest begins.
  @MainActor package static func beginTest(_ name: String) { xctestName = name }

  /// Notes that the XCTest has failed.
  package static func fail(_ text: String, at site: CallSite) {
    if TraceMode.ofAllTests != nil { current?.noteIssue(text, "", at: site) }
  }

  /// Notes that the XCTest is over.
  @MainActor package static func endTest() {
    finish(in: .current)
    xctestName = nil
  }
}
