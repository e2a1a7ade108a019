public import Foundation

/// A shortcut that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The item's type, by which the app knows it.
  open override var type: String {
    get { storedType }
    set { storedType = newValue }
  }

  /// The title.
  open override var localizedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The second line.
  open override var localizedSubtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }

  /// The picture.
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }

  /// The app's data for the item.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedUserInfo }
    set { storedUserInfo = newValue }
  }

  /// The identifier of the content that the item leads to.
  open override var targetContentIdentifier: Any? {
    get { storedTarget }
    set { storedTarget = newValue }
  }
}
