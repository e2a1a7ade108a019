extension UIImage {
  /// How large a symbol is beside text of the same size.
  public enum SymbolScale: Int, Sendable {
    /// The system's choice.
    case `default` = -1
    /// Nothing is said about the scale.
    case unspecified = 0
    /// Smaller than medium.
    case small = 1
    /// The usual scale.
    case medium = 2
    /// Larger than medium.
    case large = 3
  }
}
