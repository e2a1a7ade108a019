import Foundation

/// What lets a user feel that another thing was selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel that another thing was selected.
  open func selectionChanged() { play(.selection) }
}
