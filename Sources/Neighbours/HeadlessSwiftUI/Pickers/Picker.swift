/// A control for one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInList) private var isInList
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  private init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  /// The picker in the style of its place.
  @MainActor public var body: some View {
    let choices = PickerChoices(
      selection: selection, label: AnyView(label), content: AnyView(content))
    switch kind {
    case .menu where isInList:
      LabeledRow(label: choices.label, control: PickerMenu(choices: choices, isRowWide: true))
    case .menu: PickerMenu(choices: choices)
    case .segmented: PickerSegments(choices: choices)
    case .wheel: PickerWheel(choices: choices)
    case .inline where isInList: PickerOptions(choices: choices)
    case .inline: PickerRows(choices: choices)
    case .navigationLink: PickerLink(choices: choices)
    }
  }

  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }
  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label, content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleResource), content())
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection, HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content())
  }
  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, HeadlessSwiftUI.Label(title, systemImage: systemImage), content())
  }
}
