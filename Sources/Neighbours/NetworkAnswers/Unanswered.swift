package import FailureReporting
import HeadlessUIKit
import Synchronization

/// What it means that a request gets no answer.
package enum Unanswered: Sendable {
  /// The test has forgotten the answer, which is a failure.
  case failure
  /// The app is used as on a device without a network, and a note tells of each request.
  case note
  /// The same, and one note stands for all requests.
  case oneNote(OneNote)

  /// What it means where nothing else is said.
  package static var usual: Unanswered { PortedModules.onlyLog ? .note : .failure }

  /// A note that is told once, however many applications of a run ask for it.
  package final class OneNote: Sendable {
    private let isTold = Atomic(false)

    package init() {}

    fileprivate var isFirst: Bool { !isTold.exchange(true, ordering: .acquiringAndReleasing) }
  }

  private static let end = ", which ends as without a network"
  private static let silence = ": no more is said of such requests."

  /// Reports that something was asked for in vain.
  package func deliver(_ failure: RecordedFailure) {
    switch self {
    case .failure: Reporting.deliver(failure)
    case .note: deliver(failure, ".")
    case .oneNote(let note): if note.isFirst { deliver(failure, Self.silence) }
    }
  }

  private func deliver(_ failure: RecordedFailure, _ rest: String) {
    var note = failure
    note.severity = .warning
    // All but the full stop.
    note.reason = failure.reason.dropLast() + Self.end + rest
    Reporting.deliver(note)
  }
}
