import Foundation

/// The result of a pass, valid until one of its inputs changes.
@MainActor
final class LayoutResult {
  /// Whether something has changed since.
  var isStale = false
  /// The frames of views and guides, in the coordinates of their superviews and owners.
  var frames: [CGRect] = []
  /// The content sizes of scroll views; a negative length is not decided.
  var contentSizes: [Int32: CGSize] = [:]
  /// The insets that constraints to margins and safe areas rest on.
  var insets: [Int32: LayoutInsets] = [:]
  /// The views and guides that could as well lie elsewhere.
  var openSlots: Set<Int32> = []
  /// Whether edges that nothing decides lie at their upper limits.
  var prefersHigh = false
  /// How often insets that follow from the layout, and nothing else, have made the same root lay
  /// out anew.
  var rounds = 0
  /// Whether the safe area has changed since.
  private(set) var isStaleByInsets = false

  /// How often changes of insets are followed, so that a layout has an end.
  private static let roundLimit = 4

  /// Places the direct subviews and the guides of a view.
  func apply(to view: UIView) {
    for subview in view.storedSubviews where subview.isPlacedByConstraints {
      guard let node = subview.layoutState.node, node.result === self else { continue }
      node.wasLaidOut = true
      subview.place(at: frames[Int(node.slot)])
    }
    for guide in view.layoutState.addedGuides where guide.node.result === self {
      guide.solvedFrame = frames[Int(guide.node.slot)]
    }
    guard !contentSizes.isEmpty, let node = view.layoutState.node, node.result === self,
      let decided = contentSizes[node.slot], let scrollView = view as? UIScrollView
    else { return }
    var size = scrollView.contentSize
    if decided.width >= 0 { size.width = decided.width }
    if decided.height >= 0 { size.height = decided.height }
    if size != scrollView.contentSize { scrollView.contentSize = size }
  }

  /// Whether constraints to the margins or the safe area of a view have a say in the layout.
  func restsOnInsets(of node: LayoutNode) -> Bool { insets[node.slot] != nil }

  /// Sees whether the safe area of a view is another than the layout rests on.
  func noticeSafeArea(of view: UIView, _ safeArea: UIEdgeInsets) {
    guard let node = view.layoutState.node, node.result === self else { return }
    // The root's surroundings do not follow from the layout.
    if node.slot == 0 { rounds = 0 }
    guard let insets = insets[node.slot], insets.safeArea != safeArea, rounds < Self.roundLimit
    else { return }
    isStale = true
    isStaleByInsets = true
  }
}

/// How far the safe area and the margins of a view lie from its edges.
struct LayoutInsets: Equatable {
  var safeArea: UIEdgeInsets
  var margins: UIEdgeInsets
}
