import Foundation

/// Saying that one likes something.
@preconcurrency @MainActor
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether that is not so any more.
  public let isNegative: Bool

  init(_ command: MPRemoteCommand, isNegative: Bool, at timestamp: TimeInterval) {
    self.isNegative = isNegative
    super.init(command, at: timestamp)
  }
}
