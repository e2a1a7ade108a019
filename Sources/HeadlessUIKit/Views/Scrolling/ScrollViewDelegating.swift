/// A scroll view whose subclasses may have delegates of other types.
///
/// In Objective-C, `UITableView` redeclares `delegate` with a narrower type. Swift does not allow
/// that for an inherited property. So this protocol declares the property, and a subclass declares
/// its own.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The object that is told about scrolling and zooming; the scroll view does not keep it alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
