/// A control in which the user types a text.
public nonisolated struct TextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  private let label: Label
  private let source: TextSource
  private let prompt: Text?
  private let axis: Axis
  private let isSecure: Bool

  init(
    _ source: TextSource, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false,
    label: Label
  ) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.isSecure = isSecure
    self.label = label
  }

  /// The field in the style of its place.
  @MainActor public var body: some View {
    if let style {
      style.make(
        TextField<_TextFieldStyleLabel>(
          source, prompt: prompt, axis: axis, isSecure: isSecure,
          label: .init(erased: AnyView(label))))
    } else if axis == .vertical {
      EditorLeaf(source: source, prompt: prompt, title: AnyView(label), grows: true)
    } else {
      FieldLeaf(source: source, prompt: prompt, title: AnyView(label), isSecure: isSecure)
    }
  }

  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextSource(text), prompt: prompt, label: label())
  }
  /// Creates a field with a label, which grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(TextSource(text), prompt: prompt, axis: axis, label: label())
  }
  /// Creates a field of a value that a format reads and writes.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextSource(value, format), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextSource(text), prompt: nil, label: Text(titleKey))
  }
  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(TextSource(text), prompt: nil, label: Text(titleResource))
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
  /// Creates a field with a title, which grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(TextSource(text), prompt: nil, axis: axis, label: Text(titleKey))
  }
  /// Creates a field with a title, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(TextSource(text), prompt: nil, axis: axis, label: Text(title))
  }
  /// Creates a field with a title and a prompt, which grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }
  /// Creates a field with a title and a prompt, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextSource(text), prompt: prompt, axis: axis, label: Text(title))
  }
  /// Creates a field with a title that tells of typing.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(TextSource(text, onEditingChanged, onCommit), prompt: nil, label: Text(titleKey))
  }
  /// Creates a field with a title that tells of typing.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(TextSource(text, onEditingChanged, onCommit), prompt: nil, label: Text(title))
  }
  /// Creates a field with a title that tells when typing begins and ends.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(TextSource(text, onEditingChanged), prompt: nil, label: Text(titleKey))
  }
  /// Creates a field with a title that tells when typing begins and ends.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.init(TextSource(text, onEditingChanged), prompt: nil, label: Text(title))
  }
  /// Creates a field with a title, of a value that a format reads and writes.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextSource(value, format), prompt: prompt, label: Text(titleKey))
  }
  /// Creates a field with a title, of a value that a format reads and writes.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextSource(value, format), prompt: prompt, label: Text(title))
  }
  /// Creates a field with a title, of a value that a formatter reads and writes.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(TextSource(value, formatter), prompt: prompt, label: Text(titleKey))
  }
  /// Creates a field with a title, of a value that a formatter reads and writes.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(TextSource(value, formatter), prompt: prompt, label: Text(title))
  }
}
