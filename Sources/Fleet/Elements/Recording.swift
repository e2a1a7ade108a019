import Foundation
import ScreenSnapshots

/// Whether expected texts are written, as the environment asks for.
struct Recording {
  /// Which are written; `nil` where the environment asks for something that there is not.
  let mode: RecordMode?
  /// What the environment says.
  let wish: String
  /// Whether texts within tests are written, which they are only where the environment says so.
  let isAsked: Bool

  init(_ environment: [String: String]) {
    mode = RecordMode(environment)
    wish = environment[RecordMode.variable] ?? ""
    isAsked = RecordMode.isAsked(environment)
  }

  /// What the environment of this process asks for.
  static let ofProcess = Recording(ProcessInfo.processInfo.environment)

  /// Whether a text is written that is missing, or that holds or does not.
  func writes(isMissing: Bool, holds: Bool) -> Bool {
    switch mode {
    case .all: true
    case .missing: isMissing
    case .failed: isMissing || !holds
    case .nothing, nil: false
    }
  }
}
