public import Foundation

/// A control that shows a colour, and lets the user choose another one.
///
/// A tap presents a `UIColorPickerViewController` beside it. Each colour that the user picks there is
/// the well's at once, and sends `.valueChanged`; a change by code sends nothing.
open class UIColorWell: UIControl {
  // MARK: Configuring the color well

  /// The title of the picker.
  open var title: String?

  /// Whether the user also chooses how opaque the colour is.
  open var supportsAlpha = true

  /// The colour; `nil` without a selection.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  // MARK: Measuring

  /// The size of a well.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size of a well.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Storage

  private static let size = CGSize(width: 28, height: 28)
  private final lazy var listener = PickerListener(self)

  // MARK: The model

  override class var elementRole: ElementRole { .colorWell }

  override func touchUpInside(with event: UIEvent?) {
    super.touchUpInside(with: event)
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = listener
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    nearestController?.present(picker, animated: true)
  }

  fileprivate final func take(_ color: UIColor) {
    selectedColor = color
    sendValueChanged(with: nil)
  }
}

/// Receives the user's choice for a well, which is not publicly a delegate.
private final class PickerListener: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) { self.well = well }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.take(color)
  }
}
