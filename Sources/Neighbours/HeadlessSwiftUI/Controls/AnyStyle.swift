/// A style of controls in an environment, whatever its type.
struct AnyStyle<Configuration>: Equatable {
  private let style: Any
  private let isEmpty: Bool
  let make: @MainActor (Configuration) -> AnyView

  @MainActor init<S>(_ style: S, _ make: @escaping @MainActor (S, Configuration) -> AnyView) {
    self.style = style
    isEmpty = MemoryLayout<S>.size == 0
    self.make = { make(style, $0) }
  }

  /// A style without values is the same wherever it is written.
  static func == (one: AnyStyle, other: AnyStyle) -> Bool {
    guard type(of: one.style) == type(of: other.style) else { return false }
    return one.isEmpty || Equality.holds(one.style, other.style)
  }
}

/// Sets a style for what is below.
nonisolated struct StyleModifier<S, Configuration>: ViewModifier {
  let style: S
  let path: WritableKeyPath<EnvironmentValues, AnyStyle<Configuration>?>
  let make: @MainActor (S, Configuration) -> AnyView

  @MainActor func body(content: Content) -> some View {
    content.environment(path, AnyStyle(style, make))
  }
}
