public import Foundation

/// Something that the user can do with a row after swiping it aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  // MARK: Creating a contextual action

  /// Creates an action.
  ///
  /// The handler calls the closure that it gets once it has finished, at once or later: that brings
  /// the row back (behaviour 107).
  public init(style: Style, title: String?, handler: @escaping Handler) {
    storedStyle = style
    self.title = title
    storedHandler = handler
    super.init()
  }

  /// What does the action's work: it gets the action, the view that shows it, and what to call with
  /// whether the work was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  // MARK: Getting the action's attributes

  /// What the button says.
  open var title: String?

  /// Whether the action destroys something.
  open var style: Style { storedStyle }

  /// What does the action's work.
  open var handler: Handler { storedHandler }

  /// The color of the button; `nil` stands for that of the style.
  open var backgroundColor: UIColor! {
    get { storedColor ?? (storedStyle == .destructive ? .systemRed : .systemGray) }
    set { storedColor = newValue }
  }

  /// What the button shows.
  open var image: UIImage?

  // MARK: Storage

  private let storedStyle: Style
  private let storedHandler: Handler
  private var storedColor: UIColor?
}

extension UIContextualAction {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Something that leaves the row in its place.
    case normal = 0
    /// Something that takes the row away.
    case destructive = 1
  }
}
