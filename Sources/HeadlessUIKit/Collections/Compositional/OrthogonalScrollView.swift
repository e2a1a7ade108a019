import Foundation

/// The scroll view of a section that scrolls by itself, which holds the section's cells
/// (behaviour 529).
final class OrthogonalScrollView: UIScrollView {
  var section: Int
  /// How far in front the section's cells are, all together.
  var zIndex = 0
  private weak var collection: UICollectionView?

  init(section: Int, of collection: UICollectionView) {
    self.section = section
    self.collection = collection
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  /// How much of the content's width the view cannot show at once.
  var hiddenWidth: CGFloat { max(0, contentSize.width - storedBounds.width) }

  required init?(coder: NSCoder) { nil }

  /// Loads the cells that have come into view; no delegate is told.
  override func didScroll() { collection?.orthogonalDidScroll(self) }

  override func adjustedTarget(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
    collection?.orthogonalTarget(of: self, offset, velocity: velocity) ?? offset
  }
}
