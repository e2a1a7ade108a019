public import Foundation

/// An item of a bar: a title or an image that can be tapped.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AccessibilityAttributed, UIAppearance, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

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

  /// The image for landscape on a phone.
  open var landscapeImagePhone: UIImage?

  /// The image at large text sizes.
  open var largeContentSizeImage: UIImage?

  /// The insets of the image.
  open var imageInsets = UIEdgeInsets.zero

  /// The insets of the landscape image.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero

  /// The insets of the image at large text sizes.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// Whether the item can be tapped.
  open var isEnabled = true

  /// A number by which code can find the item.
  open var tag = 0

  // MARK: Customizing appearance

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes.set(attributes, for: state)
  }

  /// Returns the attributes of the title in a state, or else in the normal state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes.value(for: state)
  }

  // MARK: Making the item accessible

  /// Whether assistive technologies find the item.
  open var isAccessibilityElement = true
  /// A short description of the item.
  open var accessibilityLabel: String?
  /// The result of using the item.
  open var accessibilityHint: String?
  /// The value of the item.
  open var accessibilityValue: String?
  /// The kind of element the item is.
  open var accessibilityTraits = UIAccessibilityTraits.button
  /// A name by which tests can find the item.
  open var accessibilityIdentifier: String?

  // MARK: Storage

  private final var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
}
