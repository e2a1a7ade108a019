import FailureReporting
import HeadlessUIKit

/// The traces of tests that ask for none, where `FLEET_TRACE` is set: one for each application.
///
/// A test that has an application of its own has a trace of its own. Those that share the one of the
/// process are told apart by Swift Testing's names.
final class TraceOfEach: ScopedState {
  private struct Content: Sendable {
    var book: TraceBook?
    var name = ""
  }

  private let content = Locked(Content())

  init() {}

  /// The trace of the application of this task, if there is one.
  static var current: TraceBook? { book(in: ApplicationScope.current) }

  private static func book(in scope: ApplicationScope) -> TraceBook? {
    scope.state(TraceOfEach.self).content.withLock { $0.book }
  }

  /// The trace to which a step belongs, which begins it if need be; `nil` where nobody can tell tests apart.
  @MainActor
  static func book(forStepAt site: CallSite) -> TraceBook? {
    let scope = ApplicationScope.current
    let test = LastWords.test
    let isShared = scope === ApplicationScope.processWide
    guard test != nil || !isShared else { return nil }
    let state = scope.state(TraceOfEach.self)
    let known = state.content.withLock { $0 }
    if let book = known.book, !isShared || known.name == test?.name { return book }
    known.book?.finish()
    let name = test?.name ?? ""
    let book = TraceBook(
      name: name.isEmpty ? site.description : TraceBook.plain(name), site: test?.site ?? site,
      mode: TraceMode.ofAllTests ?? .failed, path: nil)
    state.content.withLock { $0 = Content(book: book, name: name) }
    return book
  }

  /// Writes the trace of an application that ends.
  @MainActor
  static func finish(in scope: ApplicationScope) {
    guard TraceMode.ofAllTests != nil, let book = book(in: scope) else { return }
    scope.state(TraceOfEach.self).content.withLock { $0 = Content() }
    book.finish()
  }
}
