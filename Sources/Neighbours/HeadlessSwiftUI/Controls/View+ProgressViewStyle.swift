extension View {
  /// Sets how views of progress look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.progressViewStyle) { style, configuration in
        // A view within the style has another one.
        AnyView(
          style.makeBody(configuration: configuration).environment(\.progressViewStyle, nil))
      })
  }
}
