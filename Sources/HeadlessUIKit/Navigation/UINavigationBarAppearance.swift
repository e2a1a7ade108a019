public import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
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

  // MARK: Configuring the title

  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: Configuring the bar's buttons

  /// How plain items look.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()

  /// How items look that end an edit.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  // MARK: Configuring the back button

  /// How the back button looks.
  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance()

  /// The image beside the title of the back button.
  open var backIndicatorImage: UIImage { storedBackIndicator ?? Self.backIndicator }

  /// The image that cuts titles out while they slide below the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage {
    storedBackIndicatorMask ?? Self.backIndicator
  }

  /// Sets the image of the back button; both, or none.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    storedBackIndicator = isComplete ? backIndicatorImage : nil
    storedBackIndicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
  }

  // MARK: Storage

  private static let backIndicator = UIImage(systemName: "chevron.backward") ?? UIImage()
  private final var storedBackIndicator: UIImage?
  private final var storedBackIndicatorMask: UIImage?

  // MARK: The model

  /// Takes over what another one has in common with it, with copies of its own; an initializer would
  /// not copy.
  private final func adopt(_ barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    storedBackIndicator = other.storedBackIndicator
    storedBackIndicatorMask = other.storedBackIndicatorMask
  }
}
