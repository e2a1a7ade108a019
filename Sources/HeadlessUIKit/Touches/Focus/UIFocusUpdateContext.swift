public import Foundation

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Creates a move.
  init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    previousView = previous
    nextView = next
    storedHeading = heading
    super.init()
  }

  // MARK: Locating the focusable items

  /// The item that had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { previousView }

  /// The item that gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nextView }

  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previousView }

  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nextView }

  // MARK: Getting the focus heading

  /// Where the focus moves to; nothing where code moves it.
  open var focusHeading: UIFocusHeading { storedHeading }

  // MARK: Storage

  private final let previousView: UIView?
  private final let nextView: UIView?
  private final let storedHeading: UIFocusHeading
}
