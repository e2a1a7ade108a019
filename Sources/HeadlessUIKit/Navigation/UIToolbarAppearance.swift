public import Foundation

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  // MARK: Creating an appearance

  /// Creates an appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates an appearance from another one, even that of another kind of bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adopt(barAppearance)
  }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuring the bar's buttons

  /// The look of plain items.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()

  /// The look of items that end editing.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  // MARK: The model

  /// Copies what another appearance has in common with this one; an initializer would not copy.
  private final func adopt(_ barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
