public import HeadlessSwiftUI

/// What the system has behind widgets on the locked screen.
public nonisolated struct AccessoryWidgetBackground: View {
  /// Creates what is behind a widget.
  public nonisolated init() {}

  /// A pale ground.
  @MainActor public var body: some View { Color.primary.opacity(0.1) }
}
