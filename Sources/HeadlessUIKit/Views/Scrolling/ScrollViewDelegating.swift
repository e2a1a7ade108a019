/// A scroll view, whose subclasses may have delegates of types of their own.
///
/// Objective-C lets `UITableView` redeclare `delegate` with a narrower type, which Swift does not
/// let it do with a property that it inherits. So the property comes from here, and a subclass
/// declares its own.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// What hears of the scrolling and zooming; it is not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
