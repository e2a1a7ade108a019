public import Foundation

/// An action in the menu that a long press on the app's icon opens.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, SelectorResponder {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    storedType = type
    storedTitle = localizedTitle
    storedSubtitle = localizedSubtitle
    storedIcon = icon
    storedUserInfo = userInfo
    super.init()
  }

  /// Creates an item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The item's type, by which the app knows it.
  open var type: String { storedType }

  /// The title.
  open var localizedTitle: String { storedTitle }

  /// The second line.
  open var localizedSubtitle: String? { storedSubtitle }

  /// The picture.
  open var icon: UIApplicationShortcutIcon? { storedIcon }

  /// The app's data for the item.
  open var userInfo: [String: any NSSecureCoding]? { storedUserInfo }

  /// The identifier of the content that the item leads to.
  open var targetContentIdentifier: Any? { storedTarget }

  // MARK: Storage

  final var storedType: String
  final var storedTitle: String
  final var storedSubtitle: String?
  final var storedIcon: UIApplicationShortcutIcon?
  final var storedUserInfo: [String: any NSSecureCoding]?
  final var storedTarget: Any?
}
