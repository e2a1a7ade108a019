/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  /// Creates the one of UIKit's, if it says which.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

/// How much colours differ from what is behind them.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}
