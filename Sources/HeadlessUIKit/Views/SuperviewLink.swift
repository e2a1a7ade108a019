/// How a view finds its superview: by its address while something keeps both, and weakly otherwise.
///
/// The fastest case of what `KeptLink` explains. A tap asks at each level for the superview, and
/// even a strong reference would have to be retained for that.
struct SuperviewLink {
  /// Where the superview is, or was; only to be followed while the view is kept.
  private var address: Unmanaged<UIView>?
  /// The superview where it may go before the view does, and not set before that: see `KeptLink`.
  private weak var loose: UIView?

  /// Whether the view was never put into a superview that it has not left since.
  var isEmpty: Bool { address == nil }

  /// Notes the superview, which keeps the view among its subviews.
  mutating func set(_ superview: UIView) { address = Unmanaged.passUnretained(superview) }

  /// Forgets the superview.
  mutating func clear() {
    address = nil
    loose = nil
  }

  /// Links weakly to the superview from now on, because nothing keeps it any more.
  mutating func loosen(from superview: UIView) {
    if loose !== superview { loose = superview }
  }

  /// The superview.
  ///
  /// - Parameter isKept: Whether the view is kept, see `UIView.isKept`.
  func superview(isKept: Bool) -> UIView? { isKept ? address?.takeUnretainedValue() : loose }

  /// Whether the superview lies, or lay, where another view lies.
  func isAt(_ view: UIView) -> Bool {
    address?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Calls `body` with the superview, if there is one; `body` must run no code but the model's.
  ///
  /// - Parameter isKept: Whether the view is kept. Then the window is held by its application, or
  ///   the outermost view by its view controller, and each view by its superview, on the main actor
  ///   alone: none of them can go while nothing of that is changed, and none need be retained.
  @inline(__always)
  func with(isKept: Bool, _ body: (UIView) -> Void) {
    if isKept {
      address?._withUnsafeGuaranteedRef(body)
    } else if let superview = loose {
      body(superview)
    }
  }
}
