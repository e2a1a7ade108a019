extension UIPageControl {
  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Something while the user slides over the dots, else nothing.
    case automatic = 0
    /// Something, always.
    case prominent = 1
    /// Nothing, ever.
    case minimal = 2
  }
}
