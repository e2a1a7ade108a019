public import Foundation

/// The common superclass of menus and their elements.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  // MARK: Getting the element's attributes

  /// The title of the element.
  open var title: String { storedTitle }

  /// The text below the title.
  open var subtitle: String?

  /// The image beside the title.
  open var image: UIImage? { storedImage }

  /// A name for tests.
  open var accessibilityIdentifier: String?

  // MARK: Storage

  final var storedTitle: String
  final var storedImage: UIImage?
  /// The number for a unique identifier.
  ///
  /// The text is made only at its first access.
  final let number: Int
  private static var count = 0

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    Self.count &+= 1
    number = Self.count
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}

extension UIMenuElement {
  /// Whether an element can be chosen, and how it looks.
  public struct Attributes: OptionSet, Sendable {
    /// A bit for each attribute.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    /// It is in part.
    case mixed = 2
  }
}
