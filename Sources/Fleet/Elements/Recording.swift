import Foundation
import ScreenSnapshots

/// Whether expected texts are written, as the environment asks for.
struct Recording {
  /// Which are written; `nil` where the environment asks for something that there is not.
  let mode: RecordMode?
  /// The value in the environment.
  let wish: String
  /// Whether texts within tests are written, which they are only where the environment says so.
  let isAsked: Bool

  init(_ environment: [String: String]) {
    mode = RecordMode(environment)
    wish = environment[RecordMode.variable] ?? ""
    isAsked = RecordMode.isAsked(environment)
  }

  /// The recording that the environment of this process asks for.
  static let ofProcess = Recording(ProcessInfo.processInfo.environment)

  /// The verdict on an expected text or picture after the comparison.
  enum Verdict {
    case holds, differs, missing, isWritten
    /// The environment asks for something that there is not.
    case unknownMode
  }

  /// Returns the verdict on a missing, a matching or a differing expectation.
  ///
  /// - Parameter onlyIfAsked: Whether it is written only where the environment says so.
  func verdict(isMissing: Bool, holds: Bool, onlyIfAsked: Bool = false) -> Verdict {
    let isWritten: Bool
    switch mode {
    case .all: isWritten = true
    case .missing: isWritten = isMissing
    case .failed: isWritten = isMissing || !holds
    case .nothing: isWritten = false
    case nil: return .unknownMode
    }
    if isWritten, isAsked || !onlyIfAsked { return .isWritten }
    return isMissing ? .missing : holds ? .holds : .differs
  }
}
