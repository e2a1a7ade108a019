public import Foundation

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Creates a move from no item to no item.
  public override convenience init() { self.init(from: nil, to: nil, []) }

  /// Creates a move; a move for a list's delegate knows the list.
  init(
    from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading,
    in list: (any ListSubject)? = nil
  ) {
    previousView = previous
    nextView = next
    storedHeading = heading
    self.list = list
    super.init()
  }

  /// Creates the part of a move that concerns a list.
  convenience init(_ context: UIFocusUpdateContext, in list: any ListSubject) {
    self.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading,
      in: list)
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
  private final let list: (any ListSubject)?

  // MARK: The model

  /// Returns the index path of the list's item in whose cell a view is.
  final func indexPath(of view: UIView?) -> IndexPath? { list?.indexPath(around: view) }
}
