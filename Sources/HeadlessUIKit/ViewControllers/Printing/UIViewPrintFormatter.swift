import Foundation

/// Lays out what a view shows.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of no view.
  public override init() { super.init() }

  convenience init(_ view: UIView) {
    self.init()
    storedView = view
  }

  /// The view.
  open var view: UIView { storedView ?? UIView() }

  private final weak var storedView: UIView?
}
