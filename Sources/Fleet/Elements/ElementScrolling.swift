import FailureReporting
import Foundation
import HeadlessUIKit

/// Scrolls as a person does in search of an element.
@MainActor
enum ElementScrolling {
  /// How many pages a person looks at, in all that scrolls together.
  private static let pageLimit = 200
  /// The share of the visible content that one page scrolls away.
  private static let pageShare: CGFloat = 0.9

  /// Scrolls until the element shows, if it is out of sight.
  ///
  /// A finger scrolls to a view when it is about to touch it, and here to an element without one.
  static func show(_ node: ElementNode, on occasion: Occasion) {
    guard let holder = node.holder, let window = holder.window, !node.frame.isEmpty else { return }
    switch occasion.scrolling {
    case .byFinger:
      guard case .object = node else { return }
      let frame = holder.convert(window.convert(node.frame, from: nil as UIView?), from: window)
      Gesture.scroll(to: holder, frame, in: occasion.application, at: occasion.site)
    case .byAccessibility:
      if !ElementReach.isOnScreen(node) { reveal(node, in: holder, on: occasion) }
    }
  }

  private static func reveal(_ node: ElementNode, in holder: UIView, on occasion: Occasion) {
    if let (table, cell, row) = node.rowAround, table.isScrollEnabled,
      !ElementReach.isOnScreen(.view(cell))
    {
      table.scrollToRow(at: row.indexPath, at: .none, animated: false)
      guard occasion.settle() else { return }
    }
    var view = holder.superview
    while let next = view {
      if let scroll = next as? UIScrollView, scroll.isScrollEnabled {
        let frame = node.frame
        let own = ElementNode.view(scroll).frame
        let rect = frame.offsetBy(
          dx: scroll.bounds.minX - own.minX, dy: scroll.bounds.minY - own.minY)
        scroll.scrollRectToVisible(rect, animated: false)
      }
      view = next.superview
    }
    occasion.settle()
  }

  /// The views on the screen that scroll, in the order of elements.
  static func scrollViews(in application: UIApplication) -> [UIScrollView] {
    var views: [UIScrollView] = []
    ElementNode.application(application).forEachDescendant { node in
      if let view = node.view as? UIScrollView { views.append(view) }
      return true
    }
    return views
  }

  // MARK: Items that were never made

  /// Scrolls through collection views until the search finds its one element.
  ///
  /// Where it finds no element, everything is scrolled back.
  static func lookFurther(for search: ElementSearch, on occasion: Occasion) -> ElementNode? {
    guard search.asksForItems else { return nil }
    var pages = 0
    for view in scrollViews(in: occasion.application)
    where view is UICollectionView {
      guard view.isScrollEnabled, view.contentSize.height > view.bounds.height,
        view.bounds.height > 0
      else { continue }
      let start = view.contentOffset
      // From here to the end, then from the top to here.
      for top in [start.y, -view.adjustedContentInset.top] {
        scroll(view, to: top, occasion.scrolling)
        while pages < pageLimit {
          pages += 1
          guard occasion.settle() else { return nil }
          if case .one(let node) = search.findOne() { return node }
          let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
          let place = view.contentOffset.y
          guard place < end else { break }
          scroll(
            view, to: min(end, place + view.bounds.height * pageShare), occasion.scrolling)
          guard view.contentOffset.y > place else { break }
        }
      }
      scroll(view, to: start.y, occasion.scrolling)
      occasion.settle()
    }
    return nil
  }

  private static func scroll(_ view: UIScrollView, to top: CGFloat, _ scrolling: Scrolling) {
    guard view.contentOffset.y != top else { return }
    switch scrolling {
    case .byFinger: view.userDrag(to: CGPoint(x: view.contentOffset.x, y: top))
    case .byAccessibility: view.contentOffset.y = top
    }
  }
}
