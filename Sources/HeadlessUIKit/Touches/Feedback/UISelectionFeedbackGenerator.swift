import Foundation

/// A generator of the feedback for a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel that another thing was selected.
  open func selectionChanged() { play(.selection) }
}
