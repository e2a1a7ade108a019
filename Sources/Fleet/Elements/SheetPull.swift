import Foundation
import HeadlessUIKit

/// A sheet that a finger pulls down.
@MainActor
enum SheetPull {
  /// How much of the sheet's height a finger goes at least so that the sheet does not spring back.
  private static let share: CGFloat = 1 / 3

  /// Swipes the sheet down that a view stands in; answers whether there is one.
  static func swipe(_ view: UIView) -> Bool { pull(view, by: nil) }

  /// Drags the sheet down that a view stands in; answers whether there is one.
  static func drag(_ view: UIView, by distance: CGFloat) -> Bool { pull(view, by: distance) }

  private static func pull(_ view: UIView, by distance: CGFloat?) -> Bool {
    guard let page = controller(around: view) else { return false }
    var isLow = false
    var goesFar = true
    let refusal = page.withSheetToDrag { sheet in
      // One with several heights stays where it is.
      isLow = sheet.detents.count == 1
      let height = sheet.frameOfPresentedViewInContainerView.height
      if let distance { goesFar = distance >= height * share }
    }
    guard refusal == nil, isLow else { return false }
    // A sheet that must not go springs back, and its delegate has been told.
    _ = page.dismissAsUser(by: .swipe, drivenBy: TransitionDrag(finishes: goesFar))
    return true
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
