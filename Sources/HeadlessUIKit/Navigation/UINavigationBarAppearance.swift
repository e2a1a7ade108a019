public import Foundation

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  // MARK: Configuring the title

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: Configuring the bar's buttons

  /// The look of plain items.
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance()

  /// The look of items that end editing.
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  // MARK: Configuring the back button

  /// The look of the back button.
  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance()

  /// The image beside the title of the back button.
  open var backIndicatorImage: UIImage { storedBackIndicator ?? Self.backIndicator }

  /// The image that masks titles while they slide below the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage {
    storedBackIndicatorMask ?? Self.backIndicator
  }

  /// Sets both images of the back button, or removes both.
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

  override func adopt(_ barAppearance: UIBarAppearance) {
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
