extension UIImage {
  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// Nothing is said about the weight.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// A very light weight.
    case thin = 2
    /// A light weight.
    case light = 3
    /// The usual weight.
    case regular = 4
    /// A little more than the usual weight.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// A bold weight.
    case bold = 7
    /// A very bold weight.
    case heavy = 8
    /// The boldest weight.
    case black = 9

    /// The weight of a font beside which the symbol looks right.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}
