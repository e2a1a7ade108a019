import Foundation

extension UICollectionView {
  /// The state of a collection view while it lays out its elements.
  struct ElementPass {
    /// Whether elements are being laid out.
    var isUnderWay = false
    /// Where code has scrolled to since the last layout.
    var scrollTarget: ScrollTarget?
    /// The views that the data source is being asked for, the last within the others.
    var requests: [ElementRequest] = []
    /// Views that were dequeued during a layout, and not returned for display (behaviour 423).
    var strays: [UICollectionReusableView] = []
    /// Whether any element was ever to be in front of others, or behind them.
    var usesDepth = false
  }

  /// The state of a collection view's layout preparation.
  @MainActor
  struct Preparation {
    /// Whether the layout has prepared since it was last invalidated.
    var isPrepared = false
    var isPreparing = false
    /// Whether the layout is to be invalidated as a whole before it prepares (behaviour 429).
    var owesInvalidation = true
    /// Whether the data source has fewer items than the counts say.
    var owesReload = false
    /// Whether the layout is mirrored, as it was to be when it prepared.
    var isMirrored = false
    var mirroredSpan = MirroredSpan()
    /// The size for which the layout has prepared.
    var preparedSize = CGSize.zero
    /// The layout's answer about the elements around the visible ones.
    var query: ElementQuery?
  }

  /// The sizes that a collection view's views have asked for.
  struct ElementSizing {
    /// The parts of the collection view that are to be measured again.
    var needsFitting = NeedsFitting.nothing
    /// The size in which views were measured.
    var fittedSize = CGSize.zero
    /// Whether the layout has followed the size that a view asks for, in the current pass.
    var hasFitted = false
  }

  /// The user's current or last interaction with the items.
  package struct Moment {
    /// The item that is being moved.
    var movement: ItemMovement?
    /// The item that had the focus last.
    var lastFocused: IndexPath?
  }
}
