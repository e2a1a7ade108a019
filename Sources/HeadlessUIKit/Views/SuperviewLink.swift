/// The link from a view to its superview: an address while both are kept, otherwise weak.
///
/// This is the fastest of the links that `KeptLink` explains. A tap asks for the superview at each
/// level, and even a strong reference would cost a retain each time.
struct SuperviewLink: ~Copyable {
  /// The address of the current or last superview, which is only followed while the view is kept.
  private var address: Unmanaged<UIView>?
  /// The superview while it may be released before the view; not set before that, see `KeptLink`.
  private weak var loose: UIView?

  /// Whether the view was never put into a superview, or was taken out of the last one.
  var isEmpty: Bool { address == nil }

  /// Stores the superview, which keeps the view among its subviews.
  mutating func set(_ superview: UIView) { address = Unmanaged.passUnretained(superview) }

  mutating func clear() {
    address = nil
    loose = nil
  }

  /// Makes the link weak, because nothing keeps the superview alive from now on.
  mutating func loosen(from superview: UIView) {
    if loose !== superview { loose = superview }
  }

  /// Returns the superview.
  ///
  /// - Parameter isKept: Whether the view is kept, see `UIView.isKept`.
  func superview(isKept: Bool) -> UIView? { isKept ? address?.takeUnretainedValue() : loose }

  /// Returns whether the current or last superview has the same address as another view.
  func isAt(_ view: UIView) -> Bool {
    address?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Calls `body` with the superview, if there is one; `body` must only run code of the model.
  ///
  /// - Parameter isKept: Whether the view is kept. Then its application holds the window, or its
  ///   view controller holds the outermost view, and each superview holds its subviews. All of that
  ///   changes on the main actor only. So nothing is released while `body` runs, and nothing has to
  ///   be retained.
  @inline(__always)
  func with(isKept: Bool, _ body: (UIView) -> Void) {
    if isKept {
      address?._withUnsafeGuaranteedRef(body)
    } else if let superview = loose {
      body(superview)
    }
  }
}
