public import Foundation

/// The area of a view that the keyboard covers (behaviour 672, 779).
///
/// Without a keyboard it is the area below the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  // MARK: Configuring the guide

  /// Whether the guide follows a keyboard that floats, which the model's never does.
  open var followsUndockedKeyboard = false

  /// Whether the guide ends at the safe area, not at the lower edge, without a keyboard.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { keyboardDidMove() } }
  }

  /// How far above the keyboard a drag begins to dismiss it.
  open var keyboardDismissPadding: CGFloat = 0

  // MARK: Working with layout guides

  /// The covered area in the view's coordinates.
  open override var layoutFrame: CGRect {
    guard let view = storedOwner else { return .zero }
    let bounds = view.bounds
    let height = coveredHeight(view.safeAreaInsets)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  // MARK: The model

  /// Returns how much of the view the keyboard covers, from the lower edge up.
  final func coveredHeight(_ safeArea: UIEdgeInsets) -> CGFloat {
    guard let view = storedOwner else { return 0 }
    let least = usesBottomSafeArea ? safeArea.bottom : 0
    let keyboard = view.hostApplication.keyboard
    guard keyboard.isShown, let window = view.window else { return least }
    let bottom = view.convert(view.bounds, to: nil).maxY + window.frame.minY
    return min(max(least, bottom - keyboard.frame.minY), max(0, view.bounds.height))
  }

  /// Requests a layout, because the keyboard is elsewhere.
  final func keyboardDidMove() {
    if let storedOwner { LayoutRoot.contentChanged(of: storedOwner) }
  }
}
