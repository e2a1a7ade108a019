/// An update that a view needs when one of its properties changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Tells a view that something of it has to be done anew.
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view lays its subviews out anew.
  public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The view updates its constraints.
  public static var constraints: UIView.Invalidations.Constraints {
    UIView.Invalidations.Constraints()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view draws itself anew.
  public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view's intrinsic size changes.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
    UIView.Invalidations.IntrinsicContentSize()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The view, a cell, a button or a header of a table, updates its configuration.
  public static var configuration: UIView.Invalidations.Configuration {
    UIView.Invalidations.Configuration()
  }
}
