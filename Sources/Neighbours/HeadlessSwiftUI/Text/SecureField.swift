/// A control in which the user types what is not to be seen.
public nonisolated struct SecureField<Label: View>: View {
  private let label: Label
  private let source: TextSource
  private let prompt: Text?

  init(_ source: TextSource, prompt: Text?, label: Label) {
    self.source = source
    self.prompt = prompt
    self.label = label
  }

  /// The field.
  @MainActor public var body: some View {
    TextField(source, prompt: prompt, isSecure: true, label: label)
  }

  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextSource(text), prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextSource(text), prompt: nil, label: Text(titleKey))
  }
  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextSource(text), prompt: nil, label: Text(title))
  }
  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextSource(text), prompt: prompt, label: Text(titleKey))
  }
  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextSource(text), prompt: prompt, label: Text(title))
  }
  /// Creates a field with a title that tells when the user ends typing.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(TextSource(text, { _ in }, onCommit), prompt: nil, label: Text(titleKey))
  }
  /// Creates a field with a title that tells when the user ends typing.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(TextSource(text, { _ in }, onCommit), prompt: nil, label: Text(title))
  }
}
