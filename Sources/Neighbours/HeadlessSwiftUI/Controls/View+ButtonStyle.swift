extension View {
  /// Sets how buttons look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style: style, path: \.buttonStyle) { $0.button($1) })
  }
  /// Sets how buttons look and what touches do.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.buttonStyle) { style, configuration in
        // A button within the style has another one.
        AnyView(style.makeBody(configuration: configuration).environment(\.buttonStyle, nil))
      })
  }
}
