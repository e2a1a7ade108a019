extension UIView {
  /// The kinds of updates of a view.
  public enum Invalidations {
    /// The view lays its subviews out anew.
    public struct Layout: UIViewInvalidating {
      /// Asks for layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The view updates its constraints.
    public struct Constraints: UIViewInvalidating {
      /// Asks for an update of the constraints.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The view draws itself anew.
    public struct Display: UIViewInvalidating {
      /// Asks for a drawing.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The view's intrinsic size changes.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Tells that the size is another one.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The view updates its configuration, if it has one.
    public struct Configuration: UIViewInvalidating {
      /// Asks for an update of the configuration.
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let view as UITableViewHeaderFooterView: view.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// Two of them.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      let first: Invalidation1
      let second: Invalidation2

      /// Asks for both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}
