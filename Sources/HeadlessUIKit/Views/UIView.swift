public import Foundation

/// A rectangle on the screen, and the views within it.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Creating a view

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  // MARK: Configuring a view's visual appearance

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view is hidden.
  open var isHidden = false

  // MARK: Configuring the event-related behavior

  /// Whether the view and those within it receive a user's events.
  open var isUserInteractionEnabled = true

  // MARK: Configuring the bounds and frame rectangles

  /// Where the view lies, in its superview's coordinates.
  open var frame: CGRect

  // MARK: Managing the view hierarchy

  /// The view that holds this one.
  open private(set) weak var superview: UIView?

  /// The views within this one, from back to front.
  open private(set) var subviews: [UIView] = []

  /// Adds a view in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    guard !isDescendant(of: view) else {
      return ModelException.invalidArgument.raise(
        "Can't add self as subview", by: "UIView.addSubview(_:)")
    }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether the view is the given one, or lies within it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let next = ancestor {
      if next === view { return true }
      ancestor = next.superview
    }
    return false
  }

  // MARK: Identifying the view at runtime

  /// A number that tells the view from others.
  open var tag = 0

  /// The view with the given tag: this one, or the first one within it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Managing the responder chain

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// The view controller whose view this is.
  package weak var viewController: UIViewController?
}
