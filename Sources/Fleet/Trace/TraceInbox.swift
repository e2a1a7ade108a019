import FailureReporting
import Locks

/// The events since a trace looked last, from any thread.
final class TraceInbox: Sendable {
  private struct Content: Sendable {
    var events: [TraceEvent] = []
    /// The headlines of failures that Fleet has recorded, which the test framework will report,
    /// too.
    var told: [String] = []
    var hasFailed = false
    var isLooking = false
  }

  private let content = Locked(Content())

  func add(_ event: TraceEvent) {
    content.withLock { event.note(in: &$0.events) }
  }

  /// Takes the events so far.
  func take() -> [TraceEvent] {
    content.withLock { content in
      defer { content.events = [] }
      return content.events
    }
  }

  /// Whether the trace itself looks at the screen: the app's calls then are not the test's.
  var isLooking: Bool {
    get { content.withLock { $0.isLooking } }
    set { content.withLock { $0.isLooking = newValue } }
  }

  // MARK: Failures

  func hear(_ failure: RecordedFailure, isSwallowed: Bool) {
    let isError = failure.severity == .error && !isSwallowed
    let kind: TraceEvent.Kind =
      failure.name == .uiKitLog ? .log : isError ? .failure : .warning
    let text = "\(failure.name): \(failure.reason)" + (isSwallowed ? " (swallowed)" : "")
    content.withLock { content in
      guard !content.isLooking else { return }
      TraceEvent(kind, text, details: failure.details, at: failure.site)
        .note(in: &content.events)
      content.told.append(Self.headline(failure.message))
      if isError { content.hasFailed = true }
    }
  }

  /// Notes that the test fails, for a reason that the test framework tells.
  ///
  /// - Returns: Whether the reason is news: Fleet's own failures are heard of already.
  func hearIssue(_ text: String) -> Bool {
    content.withLock { content in
      content.hasFailed = true
      guard let index = content.told.firstIndex(of: Self.headline(text)) else { return true }
      content.told.remove(at: index)
      return false
    }
  }

  /// The first line: reporters may add to the others, such as in which world it was.
  private static func headline(_ text: String) -> String {
    String(text.prefix { !$0.isNewline })
  }

  /// Whether something has failed.
  var hasFailed: Bool { content.withLock { $0.hasFailed } }
}
