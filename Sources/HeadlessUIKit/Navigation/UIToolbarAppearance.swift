import Foundation

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  // MARK: Configuring the bar's buttons

  /// The look of plain items.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()

  /// The look of items that end editing.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  // MARK: The model

  override func adopt(_ barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
