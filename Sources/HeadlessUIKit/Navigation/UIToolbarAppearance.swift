public import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  // MARK: Creating an appearance

  /// Creates an appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates an appearance with what another one, of whatever bar, has in common with it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adopt(barAppearance)
  }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuring the bar's buttons

  /// How plain items look.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()

  /// How items look that end an edit.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  // MARK: The model

  /// Takes over what another one has in common with it, with copies of its own; an initializer would
  /// not copy.
  private final func adopt(_ barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
