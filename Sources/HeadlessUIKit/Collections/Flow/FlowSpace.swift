import Foundation

/// The space for the lines of a flow layout.
struct FlowSpace: Equatable {
  /// The breadth of the collection view within its content insets.
  var breadth: CGFloat
  /// The insets that safe area or margins add to sections.
  var insets = UIEdgeInsets.zero
  /// Whether lines follow each other from top to bottom.
  var isVertical = true

  /// Returns the breadth for lines within the insets of a section.
  func available(within inset: UIEdgeInsets) -> CGFloat {
    isVertical
      ? breadth - inset.left - inset.right - insets.left - insets.right
      : breadth - inset.top - inset.bottom - insets.top - insets.bottom
  }
}
