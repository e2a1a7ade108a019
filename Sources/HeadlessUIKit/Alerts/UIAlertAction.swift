public import Foundation

/// An action that the user can choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Creates an action without a title.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Creates an action.
  ///
  /// Its handler runs after the alert has gone (behaviour 168).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }

  // MARK: Getting the action's attributes

  /// The title of the button.
  open var title: String? { storedTitle }

  /// The meaning of the action.
  open var style: Style { storedStyle }

  /// Whether the user can choose the action.
  open var isEnabled = true

  /// A name for tests.
  open var accessibilityIdentifier: String?

  // MARK: Storage

  private let storedTitle: String?
  private let storedStyle: Style
  /// The code that runs after the alert has gone.
  package final let handler: ((UIAlertAction) -> Void)?
}

extension UIAlertAction {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// It cancels, and changes nothing.
    case cancel = 1
    /// It may destroy something.
    case destructive = 2
  }
}
