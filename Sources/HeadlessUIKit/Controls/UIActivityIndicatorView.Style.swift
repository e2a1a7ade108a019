extension UIActivityIndicatorView {
  /// How large an activity indicator is.
  public enum Style: Int, Sendable {
    /// Large and white, on older systems.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// White, on older systems.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// Gray, on older systems.
    @available(*, deprecated, renamed: "medium")
    case gray = 2
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101
  }
}
