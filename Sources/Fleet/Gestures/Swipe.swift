import Foundation
import HeadlessUIKit

/// A finger that swipes: recognizers come first, then a row's actions, then what scrolls and a sheet.
@MainActor
struct Swipe {
  private let direction: UISwipeGestureRecognizer.Direction

  init(_ direction: UISwipeGestureRecognizer.Direction) { self.direction = direction }

  /// Swipes over a view that the finger reaches.
  func perform(on view: UIView) {
    if view.responds(to: .swipe(direction)) || view.responds(to: .pan) {
      return view.userSwipe(direction)
    }
    if RowActions.show(of: view, direction) { return }
    let scroll = view.nearestScrollView(along: direction)
    if let sheet = SheetPull(from: view, direction, over: scroll) { return sheet.swipe() }
    if let scroll { return self.scroll(scroll) }
    view.userSwipe(direction)
  }

  /// The share of the visible content that is scrolled away.
  private static let pageShare: CGFloat = 0.8

  /// Scrolls by nearly a page.
  func scroll(_ view: UIScrollView) {
    let page = CGSize(
      width: view.bounds.width * Self.pageShare, height: view.bounds.height * Self.pageShare)
    var offset = view.contentOffset
    switch direction {
    case .up: offset.y += page.height
    case .down: offset.y -= page.height
    case .left: offset.x += page.width
    default: offset.x -= page.width
    }
    view.userDrag(to: offset)
  }
}
