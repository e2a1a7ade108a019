/// The view of UIKit's that scrolls SwiftUI's.
final class HostedScrollView: UIScrollView, HostedNaming {
  /// Called when it is scrolled.
  var scrolled: (@MainActor () -> Void)?
  private var lastOffset = CGPoint.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    guard contentOffset != lastOffset else { return }
    lastOffset = contentOffset
    scrolled?()
  }
}
