import Foundation

/// The scroll view of pages that scroll, which apps look for among the subviews to switch it off.
final class PageScrollView: UIScrollView {
  override func setUp(from coder: NSCoder?) {
    super.setUp(from: coder)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }
}
