extension EnvironmentValues {
  /// The words of a text here, for views of other frameworks.
  @MainActor package func string(_ text: Text) -> String { TextResolver(self).string(text) }

  /// The color of a style here, for views of other frameworks.
  @MainActor package func color(_ style: some ShapeStyle) -> UIColor { style._paint.color(self) }
}
