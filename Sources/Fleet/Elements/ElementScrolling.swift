import FailureReporting
import Foundation
import HeadlessUIKit

/// Scrolls as a person does who looks for something.
@MainActor
enum ElementScrolling {
  /// How many pages a person looks at, in all that scrolls together.
  private static let pageLimit = 200
  /// How much of what shows is scrolled away by one page.
  private static let pageShare: CGFloat = 0.9

  /// Scrolls until the element shows, if it is out of sight.
  static func show(_ node: ElementNode, in application: UIApplication, at site: CallSite) {
    guard let holder = node.holder, holder.window != nil, !node.frame.isEmpty,
      !ElementReach.isOnScreen(node)
    else { return }
    if let (table, cell, row) = node.rowAround, table.isScrollEnabled,
      !ElementReach.isOnScreen(.view(cell))
    {
      table.scrollToRow(at: row.indexPath, at: .none, animated: false)
      guard Gesture.settle(application, at: site) else { return }
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
    Gesture.settle(application, at: site)
  }

  /// Scrolls through collection views until the search finds its one element.
  ///
  /// Where it finds none, everything is where it was.
  static func lookFurther(
    for search: ElementSearch, in application: UIApplication, at site: CallSite
  ) -> ElementNode? {
    guard search.asksForItems else { return nil }
    var pages = 0
    for view in ElementGesture.scrollViews(in: application)
    where view is UICollectionView {
      let start = view.contentOffset
      guard view.isScrollEnabled, view.contentSize.height > view.bounds.height,
        view.bounds.height > 0
      else { continue }
      // From here to the end, then from the top to here.
      for top in [start.y, -view.adjustedContentInset.top] {
        view.contentOffset.y = top
        while pages < pageLimit {
          pages += 1
          guard Gesture.settle(application, at: site) else { return nil }
          if case .one(let node) = search.findOne() { return node }
          let end = view.contentSize.height - view.bounds.height + view.adjustedContentInset.bottom
          guard view.contentOffset.y < end else { break }
          view.contentOffset.y = min(
            end, view.contentOffset.y + view.bounds.height * pageShare)
        }
      }
      view.contentOffset = start
      Gesture.settle(application, at: site)
    }
    return nil
  }
}
