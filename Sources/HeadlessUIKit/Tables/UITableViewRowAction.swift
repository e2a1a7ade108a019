public import Foundation

/// An action on a swiped row, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  // MARK: Creating a table row action

  /// Creates an action without a title, which does nothing.
  public override convenience init() { self.init(style: .normal, title: nil) { _, _ in } }

  /// Creates an action.
  ///
  /// Its handler gets the row's index path.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    storedStyle = style
    self.title = title
    self.handler = handler
    super.init()
  }

  // MARK: Configuring the action's appearance

  /// The title of the button.
  open var title: String?

  /// Whether the action destroys something.
  open var style: Style { storedStyle }

  /// The color of the button.
  ///
  /// `nil` means the color of the style.
  open var backgroundColor: UIColor?

  /// The visual effect of the button.
  open var backgroundEffect: UIVisualEffect?

  // MARK: Storage

  private let storedStyle: Style
  /// The code that performs the action.
  final let handler: (UITableViewRowAction, IndexPath) -> Void
}

extension UITableViewRowAction {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// The row is removed.
    case `default` = 0
    /// The row stays.
    case normal = 1

    /// The row is removed.
    public static var destructive: Self { .default }
  }
}
