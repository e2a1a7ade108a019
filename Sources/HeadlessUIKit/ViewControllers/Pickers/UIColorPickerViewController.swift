public import Foundation

/// The system's screen for choosing a colour.
///
/// It shows nothing here: a test decides about the user's choice.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  // MARK: Managing the color picker

  /// The delegate, which is told the user's choice; it is not kept alive.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour.
  open var selectedColor = UIColor.black

  /// Whether the user also chooses how opaque the colour is.
  open var supportsAlpha = true

  // MARK: The model

  override func userDidDismiss() { delegate?.colorPickerViewControllerDidFinish(self) }

  /// Chooses a colour as a user does; the picker stays.
  package final func userPick(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  /// Taps the button that closes the picker.
  package final func userClose() {
    endAsUser { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// The methods by which a colour picker reports the user's choice.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a colour, and while a finger moves over them.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called when the user has chosen a colour, as it was told before iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called when the user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Tells it in the way of before iOS 15.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }

  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}

  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
