/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a toggle of several values, which is on if all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
      label: label)
  }

  @MainActor public static var _rowCount: Int? { 1 }

  /// The toggle in the style of its place.
  @MainActor public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: .init(erased: AnyView(label)), isOn: isOn)
    return style?.make(configuration)
      ?? AnyView(SwitchToggleStyle().makeBody(configuration: configuration))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle within a style, which has the style around that.
  @MainActor public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
