/// What the windows of a group show.
enum WindowContent<Content: View> {
  /// All show the same.
  case same(Content)
  /// Each shows a value.
  case ofValue((StateLocation<AnyHashable?>) -> Content)
}

/// What a window shows of a value.
public nonisolated struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  let value: Binding<Data?>
  let content: (Binding<Data?>) -> Content

  /// The views of the value.
  @MainActor public var body: some View { content(value) }
}
