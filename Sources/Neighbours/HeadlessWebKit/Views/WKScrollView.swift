import HeadlessUIKit

/// The view that scrolls a page; XCUITest sees it as a web view too, as on a device.
final class WKScrollView: UIScrollView, NeighbourView {
  static var neighbourRole: ElementRole { .web }
}
