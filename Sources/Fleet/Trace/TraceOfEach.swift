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
    var book: TraceBook?
    var name = ""
    var isLeftOut = false
  }

  private let content = Locked(Content())

  package init() {}

  /// The trace of the application of this task, if there is one.
  static var current: TraceBook? { book(in: ApplicationScope.current) }

  private static func book(in scope: ApplicationScope) -> TraceBook? {
    scope.state(TraceOfEach.self).content.withLock { $0.book }
  }

  /// The trace to which a step belongs, which begins it if needed; `nil` where tests cannot be
  /// distinguished.
  @MainActor
  static func book(forStepAt site: CallSite) -> TraceBook? {
    let scope = ApplicationScope.current
    let isShared = scope === ApplicationScope.processWide
    let state = scope.state(TraceOfEach.self)
    let known = state.content.withLock { $0 }
    if known.isLeftOut { return nil }
    if let book = known.book, !isShared { return book }
    let test = testName
    guard test != nil || !isShared else { return nil }
    if let book = known.book, known.name == test { return book }
    known.book?.finish()
    let name = test ?? site.description
    let suite = LastWords.test == nil ? xctestName?.split(separator: ".").first : nil
    let book = TraceBook(
      name: name, folder: suite.map(String.init), site: LastWords.test?.site ?? site,
      mode: TraceMode.ofAllTests ?? .failed)
    state.content.withLock { $0 = Content(book: book, name: name) }
    return book
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
    guard TraceMode.ofAllTests != nil, let book = book(in: scope) else { return }
    scope.state(TraceOfEach.self).content.withLock { $0 = Content() }
    book.finish()
  }

  // MARK: XCTest

  /// The name of the XCTest that runs, where XCTest is observed.
  @MainActor private static var xctestName: String?

  /// The name of the test that runs, if it is known.
  @MainActor static var testName: String? {
    LastWords.test.map { TraceBook.plain($0.name) } ?? xctestName
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
