import HeadlessUIKit

/// Something in a layout that no user should see.
@MainActor
enum LayoutFault {
  /// Constraints that contradict each other, of which one was given up.
  case conflict(NSLayoutConstraint)
  /// A view that asks for another layout each time it is laid out.
  case restless(RestlessLayout)
  /// A text that has not the room that it needs.
  case cutOff(UIView, has: CGSize, needs: CGSize)
  case overlap(UIView, UIView, CGRect)
  case offScreen(UIView, CGRect, screen: CGSize)
  case underBar(UIView, CGRect, Bar)

  /// The bar that lies over a control.
  enum Bar {
    case view(UIView)
    case statusBar
  }
}
