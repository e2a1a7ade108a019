/// How a symbol is colored; symbols are drawn in one color here.
public nonisolated struct SymbolRenderingMode: Equatable, Sendable {
  private enum Kind { case monochrome, multicolor, hierarchical, palette }
  private let kind: Kind

  /// In one color.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In its own colors.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// In levels of one color.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// In several colors.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How symbols are colored.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }
}

/// Turns pictures around where lines begin on the right.
nonisolated struct FlipModifier: ViewModifier {
  @Environment(\.layoutDirection) private var direction
  let isEnabled: Bool

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}

extension View {
  /// Sets how symbols are colored.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Turns pictures around where lines begin on the right.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
  /// Says what the view is for, which assistive technologies tell.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }
  /// Says what the view is for, which assistive technologies tell.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Says what the view is for, which assistive technologies tell.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }
}

extension Image {
  /// Sets how the symbol is colored; it is drawn in one color.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
