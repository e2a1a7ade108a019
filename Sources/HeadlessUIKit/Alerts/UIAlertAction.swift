public import Foundation

/// What the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Creates an action, whose handler runs once the alert is gone (behaviour 168).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }

  // MARK: Getting the action's attributes

  /// What the button says.
  open var title: String? { storedTitle }

  /// What the action stands for.
  open var style: Style { storedStyle }

  /// Whether the user can choose the action.
  @exclusivity(unchecked) open var isEnabled = true

  // MARK: Storage

  private let storedTitle: String?
  private let storedStyle: Style
  /// What the action does.
  package final let handler: ((UIAlertAction) -> Void)?
}

extension UIAlertAction {
  /// What an action stands for.
  public enum Style: Int, Sendable {
    /// Any action.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// May lose something.
    case destructive = 2
  }
}
