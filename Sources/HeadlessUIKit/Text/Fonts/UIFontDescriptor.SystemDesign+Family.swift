extension UIFontDescriptor.SystemDesign {
  private static let designs = [Self.default, .rounded, .serif, .monospaced]

  /// Creates the design whose family has a name, if one of the system's has it.
  init?(family: String) {
    guard let design = Self.designs.first(where: { $0.family == family }) else { return nil }
    self = design
  }

  /// The name of the system's family.
  var family: String {
    switch self {
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    default: ".AppleSystemUIFont"
    }
  }
}
