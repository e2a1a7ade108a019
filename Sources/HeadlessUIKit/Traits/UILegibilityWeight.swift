/// Whether a user wants text in bold.
public enum UILegibilityWeight: Int, Sendable {
  /// Nothing is said about the weight of text.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// All text in bold.
  case bold = 1
}
