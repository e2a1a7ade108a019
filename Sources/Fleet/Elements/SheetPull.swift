import Foundation
import HeadlessUIKit

/// A finger that moves a sheet: up to a higher detent, down to a lower one, or away.
///
/// Scroll views within the sheet come first, except for a finger that moves on at their top
/// (behaviour 656).
@MainActor
struct SheetPull {
  /// How much of the sheet's lowest height a finger goes below it so that the sheet goes away.
  private static let share: CGFloat = 1 / 3

  private let page: UIViewController
  private let presentation: UIPresentationController
  private let isUp: Bool

  /// A finger on a view in a sheet.
  ///
  /// Returns `nil` if it moves no sheet in this direction.
  ///
  /// - Parameter scroll: What scrolls under the finger.
  init?(
    from view: UIView, _ direction: UISwipeGestureRecognizer.Direction, over scroll: UIScrollView?
  ) {
    guard direction == .up || direction == .down, let page = Self.controller(around: view),
      let presentation = page.presentationToSwipe
    else { return nil }
    self.page = page
    self.presentation = presentation
    isUp = direction == .up
    if isUp, !heights.contains(where: { $0.height > height }) { return nil }
    if let scroll, !isHandedOver(by: scroll) { return nil }
  }

  /// The sheet whose height the app decides; a popover on a phone is another one.
  private var sheet: UISheetPresentationController? {
    presentation as? UISheetPresentationController
  }

  private var height: CGFloat { presentation.frameOfPresentedViewInContainerView.height }

  private var heights: [(detent: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
  { sheet?.restingHeights ?? [] }

  /// Whether what scrolls leaves the finger to the sheet.
  private func isHandedOver(by scroll: UIScrollView) -> Bool {
    guard scroll.contentOffset.y <= -scroll.adjustedContentInset.top else { return false }
    return isUp
      ? sheet?.prefersScrollingExpandsWhenScrolledToEdge == true : scroll.refreshControl == nil
  }

  /// Swipes the sheet to its next height, or away from the lowest.
  func swipe() {
    let next = isUp ? heights.first { $0.height > height } : heights.last { $0.height < height }
    if let next { sheet?.userDrag(to: next.detent) } else { dismiss(true) }
  }

  /// Drags the sheet down, or up by a distance below 0; it comes to rest at the nearest height.
  func drag(by distance: CGFloat) {
    let lowest = heights.first?.height ?? height
    let end = height - distance
    if !isUp, lowest - end >= lowest * Self.share { return dismiss(true) }
    if !isUp, height <= lowest { return dismiss(false) }
    let nearest = heights.min { abs($0.height - end) < abs($1.height - end) }
    if let nearest { sheet?.userDrag(to: nearest.detent) }
  }

  /// Drags the sheet away, or lets it come back; a sheet that must not go comes to rest at its
  /// lowest height.
  private func dismiss(_ finishes: Bool) {
    let veto = page.dismissAsUser(by: .swipe, drivenBy: TransitionDrag(finishes: finishes))
    if veto != nil, let lowest = heights.first { sheet?.userDrag(to: lowest.detent) }
  }

  private static func controller(around view: UIView) -> UIViewController? {
    var next: UIResponder? = view
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }
}
