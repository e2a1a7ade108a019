import Foundation

/// A generator of the feedback for a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback of a changed selection.
  open func selectionChanged() { play(.selection) }
}
