/// How a table looks.
public protocol TableStyle {}

/// A table that looks as the system has it.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

/// A table whose rows stand in from its sides.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// As the system has it.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows stand in from the table's sides.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets how tables look, which is the same for all on a phone and a tablet.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Shows or hides the titles of columns.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
