/// Makes the entries of a rotor of those in a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Takes entries.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// One entry is itself.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }

  /// Several entries, one after the other.
  @_disfavoredOverload
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    TupleRotorContent(content: (repeat each content))
  }

  /// Entries that are there under a condition.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    OptionalRotorContent(content: content)
  }
}
