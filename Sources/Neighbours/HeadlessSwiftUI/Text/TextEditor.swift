/// A control in which the user types a long text.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor with a binding to what is selected.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// The editor.
  @MainActor public var body: some View {
    EditorLeaf(
      source: TextSource(text, selection: selection), prompt: nil, title: AnyView(EmptyView()),
      grows: false)
  }
}
