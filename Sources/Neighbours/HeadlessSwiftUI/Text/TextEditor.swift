/// A control in which the user types a long text.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }

  /// The editor.
  @MainActor public var body: some View {
    EditorLeaf(source: TextSource(text), prompt: nil, title: AnyView(EmptyView()), grows: false)
  }
}
