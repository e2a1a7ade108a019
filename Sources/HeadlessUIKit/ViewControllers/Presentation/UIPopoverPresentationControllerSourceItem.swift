public import Foundation

/// What a popover can point at: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the rectangle of the item in the coordinates of a view, if the item is shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the rectangle of the view in the coordinates of another one in its window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return referenceView.convert(bounds, from: self)
  }
}
