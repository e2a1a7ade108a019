extension ButtonStyle {
  /// A button of the style, which knows whether a finger is on it.
  fileprivate func button(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(
      PressableView(role: configuration.role, action: configuration.action) { isPressed in
        AnyView(
          makeBody(
            configuration: ButtonStyleConfiguration(
              role: configuration.role, label: .init(erased: configuration.label.erased),
              isPressed: isPressed)))
      })
  }
}

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
