public import Foundation

/// An action on a row that the user finds by swiping the row to the side.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  // MARK: Creating a contextual action

  /// Creates an action without a title, which does nothing.
  public override convenience init() {
    self.init(style: .normal, title: nil) { _, _, done in done(false) }
  }

  /// Creates an action.
  ///
  /// When the work is done, the handler calls the closure that it gets, at once or later. That
  /// makes the row swing back (behaviour 107).
  public init(style: Style, title: String?, handler: @escaping Handler) {
    storedStyle = style
    self.title = title
    storedHandler = handler
    super.init()
  }

  /// The type of an action's handler.
  ///
  /// It gets the action, the view of the action, and a closure that takes whether the work was
  /// done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  // MARK: Getting the action's attributes

  /// The title of the button.
  open var title: String?

  /// Whether the action destroys something.
  open var style: Style { storedStyle }

  /// The code that performs the action.
  open var handler: Handler { storedHandler }

  /// The color of the button.
  ///
  /// `nil` means the color of the style.
  open var backgroundColor: UIColor! {
    get { storedColor ?? (storedStyle == .destructive ? .systemRed : .systemGray) }
    set { storedColor = newValue }
  }

  /// The image of the button.
  open var image: UIImage?

  // MARK: Storage

  private let storedStyle: Style
  private let storedHandler: Handler
  private var storedColor: UIColor?
}

extension UIContextualAction {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// The row stays.
    case normal = 0
    /// The row is removed.
    case destructive = 1
  }
}
