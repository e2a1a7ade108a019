public import Foundation

/// Something that the user can do with a row after swiping it aside, in the way before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  // MARK: Creating a table row action

  /// Creates an action, whose handler gets the row's index path.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    storedStyle = style
    self.title = title
    self.handler = handler
    super.init()
  }

  // MARK: Configuring the action's appearance

  /// What the button says.
  open var title: String?

  /// Whether the action destroys something.
  open var style: Style { storedStyle }

  /// The color of the button; `nil` stands for that of the style.
  open var backgroundColor: UIColor?

  /// The effect of the button.
  open var backgroundEffect: UIVisualEffect?

  // MARK: Storage

  private let storedStyle: Style
  /// What the action does.
  final let handler: (UITableViewRowAction, IndexPath) -> Void
}

extension UITableViewRowAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that takes the row away.
    case `default` = 0
    /// Something that leaves the row in its place.
    case normal = 1

    /// Something that takes the row away.
    public static var destructive: Self { .default }
  }
}
