/// How the content of a view becomes another one: here at once.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case identity, interpolate, opacity, symbol, number }
  private let kind: Kind

  /// At once.
  public static let identity = Self(kind: .identity)
  /// As far as it can, part by part.
  public static let interpolate = Self(kind: .interpolate)
  /// It fades.
  public static let opacity = Self(kind: .opacity)
  /// As symbols do.
  public static let symbolEffect = Self(kind: .symbol)
  /// As symbols do, in a way of their own.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self(kind: .symbol) }
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> Self { Self(kind: .number) }
  /// Digit by digit, up or down.
  public static func numericText(value: Double) -> Self { Self(kind: .number) }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How contents become others.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content becomes another one.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
