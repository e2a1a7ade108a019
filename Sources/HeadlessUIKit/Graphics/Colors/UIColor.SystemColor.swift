import Foundation

extension UIColor {
  /// The system colors, which suit both light and dark appearance.
  ///
  /// The values are documented for iOS 13 to 18.
  enum SystemColor: String, CaseIterable, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator, tint
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
    case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

    func value(with traits: UITraitCollection) -> Storage {
      let values = values
      guard traits.userInterfaceStyle == .dark else { return values.light }
      return traits.userInterfaceLevel == .elevated ? values.elevated : values.dark
    }

    private typealias Values = (light: Storage, dark: Storage, elevated: Storage)

    private var values: Values {
      switch self {
      case .label: (.black, .white, .white)
      case .secondaryLabel: Self.pair((60, 60, 67, 0.6), (235, 235, 245, 0.6))
      case .tertiaryLabel, .placeholderText: Self.pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
      case .quaternaryLabel: Self.pair((60, 60, 67, 0.18), (235, 235, 245, 0.16))
      case .link: Self.pair((0, 122, 255, 1), (9, 132, 255, 1))
      case .separator: Self.pair((60, 60, 67, 0.29), (84, 84, 88, 0.6))
      case .opaqueSeparator: Self.pair((198, 198, 200, 1), (56, 56, 58, 1))
      case .systemFill: Self.pair((120, 120, 128, 0.2), (120, 120, 128, 0.36))
      case .secondarySystemFill: Self.pair((120, 120, 128, 0.16), (120, 120, 128, 0.32))
      case .tertiarySystemFill: Self.pair((118, 118, 128, 0.12), (118, 118, 128, 0.24))
      case .quaternarySystemFill: Self.pair((116, 116, 128, 0.08), (118, 118, 128, 0.18))
      case .systemBackground: (.white, .black, .darkest)
      case .secondarySystemBackground: (.lightest, .darkest, .darker)
      case .tertiarySystemBackground: (.white, .darker, .dark)
      case .systemGroupedBackground: (.lightest, .black, .darkest)
      case .secondarySystemGroupedBackground: (.white, .darkest, .darker)
      case .tertiarySystemGroupedBackground: (.lightest, .darker, .dark)
      case .systemRed: Self.pair((255, 59, 48, 1), (255, 69, 58, 1))
      case .systemOrange: Self.pair((255, 149, 0, 1), (255, 159, 10, 1))
      case .systemYellow: Self.pair((255, 204, 0, 1), (255, 214, 10, 1))
      case .systemGreen: Self.pair((52, 199, 89, 1), (48, 209, 88, 1))
      case .systemMint: Self.pair((0, 199, 190, 1), (99, 230, 226, 1))
      case .systemTeal: Self.pair((48, 176, 199, 1), (64, 200, 224, 1))
      case .systemCyan: Self.pair((50, 173, 230, 1), (100, 210, 255, 1))
      case .systemBlue, .tint: Self.pair((0, 122, 255, 1), (10, 132, 255, 1))
      case .systemIndigo: Self.pair((88, 86, 214, 1), (94, 92, 230, 1))
      case .systemPurple: Self.pair((175, 82, 222, 1), (191, 90, 242, 1))
      case .systemPink: Self.pair((255, 45, 85, 1), (255, 55, 95, 1))
      case .systemBrown: Self.pair((162, 132, 94, 1), (172, 142, 104, 1))
      case .systemGray: Self.pair((142, 142, 147, 1), (142, 142, 147, 1))
      case .systemGray2: Self.pair((174, 174, 178, 1), (99, 99, 102, 1))
      case .systemGray3: Self.pair((199, 199, 204, 1), (72, 72, 74, 1))
      case .systemGray4: Self.pair((209, 209, 214, 1), (58, 58, 60, 1))
      case .systemGray5: Self.pair((229, 229, 234, 1), (44, 44, 46, 1))
      case .systemGray6: Self.pair((242, 242, 247, 1), (28, 28, 30, 1))
      }
    }

    private typealias Bytes = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private static func pair(_ light: Bytes, _ dark: Bytes) -> Values {
      let dark = Storage.bytes(dark.red, dark.green, dark.blue, dark.alpha)
      return (.bytes(light.red, light.green, light.blue, light.alpha), dark, dark)
    }
  }
}

extension UIColor.Storage {
  fileprivate static let white = Self.gray(white: 1, alpha: 1)
  fileprivate static let lightest = bytes(242, 242, 247, 1)
  fileprivate static let dark = bytes(58, 58, 60, 1)
  fileprivate static let darker = bytes(44, 44, 46, 1)
  fileprivate static let darkest = bytes(28, 28, 30, 1)
  fileprivate static let black = Self.gray(white: 0, alpha: 1)

  fileprivate static func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> Self {
    .sRGB(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
