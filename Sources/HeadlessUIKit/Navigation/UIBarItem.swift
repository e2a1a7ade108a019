public import Foundation

/// What a bar shows: a title or an image that can be tapped.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  // MARK: Creating an item

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Called when a storyboard or nib has connected the item.
  open func awakeFromNib() {}

  // MARK: Getting and setting properties

  /// The title.
  open var title: String?

  /// The image.
  open var image: UIImage?

  /// The image in landscape on a phone.
  open var landscapeImagePhone: UIImage?

  /// The image for large content.
  open var largeContentSizeImage: UIImage?

  /// How far the image is moved in.
  open var imageInsets = UIEdgeInsets.zero

  /// How far the image in landscape is moved in.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// How far the image for large content is moved in.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// Whether the item can be tapped.
  open var isEnabled = true

  /// A number that tells the item from others.
  open var tag = 0

  // MARK: Customizing appearance

  /// Sets how the title looks in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes.set(attributes, for: state)
  }

  /// How the title looks in a state, else how it does in the normal state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes.value(for: state)
  }

  // MARK: Making the item accessible

  /// Whether assistive technologies see the item.
  open var isAccessibilityElement = true
  /// The item in a word or two.
  open var accessibilityLabel: String?
  /// What using the item does.
  open var accessibilityHint: String?
  /// What the item holds.
  open var accessibilityValue: String?
  /// What kind of thing the item is.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// A name for tests.
  open var accessibilityIdentifier: String?

  // MARK: Storage

  private final var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
}
