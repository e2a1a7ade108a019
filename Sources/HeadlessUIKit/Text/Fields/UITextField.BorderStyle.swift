extension UITextField {
  /// What is drawn around a text field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// An edge that looks sunk.
    case bezel = 2
    /// An edge with round corners.
    case roundedRect = 3
  }
}
