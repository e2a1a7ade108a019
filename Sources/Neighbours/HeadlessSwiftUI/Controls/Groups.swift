/// A label with a value at its end.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledContentStyle) private var style
  private let label: Label
  private let content: Content

  private init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }

  /// The label and the value, which are read as one.
  @MainActor public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(erased: AnyView(label)), content: .init(erased: AnyView(content)))
    return style?.make(configuration)
      ?? AnyView(LabeledRow(label: label, control: content.foregroundStyle(.secondary)))
  }

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }
  /// Creates a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(Text(titleKey), Text(value))
  }
  /// Creates a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(Text(title), Text(value))
  }
  /// Creates a value with a title, as a format writes it.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(value, format: format))
  }
}

/// Views on a ground of their own, with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box.
  @MainActor public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(erased: AnyView(label)), content: .init(erased: AnyView(content)))
    return style?.make(configuration)
      ?? AnyView(DefaultGroupBoxStyle().makeBody(configuration: configuration))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

/// Views that a tap on their label shows or hides.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.disclosureGroupStyle) private var style
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  private init(
    _ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  /// The label, and what it has opened.
  @MainActor public var body: some View {
    let expanded = isExpanded ?? $isOpen
    if let style {
      style.make(
        DisclosureGroupStyleConfiguration(
          label: .init(erased: AnyView(label)),
          content: .init(erased: AnyView(Deferred(content: content))), isExpanded: expanded))
    } else {
      DisclosureRows(
        isOpen: expanded.wrappedValue, isExpanded: expanded, label: label, content: content)
    }
  }

  /// What is made when it is opened, and not before.
  private nonisolated struct Deferred: View {
    let content: () -> Content
    @MainActor var body: some View { content() }
  }

  /// Creates a group.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content)
  }
  /// Creates a group that a binding opens.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(titleKey), content)
  }
  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, Text(label), content)
  }
  /// Creates a group with a title that a binding opens.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }
  /// Creates a group with a title that a binding opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(label), content)
  }
}

/// What a screen shows that has nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The view in the middle.
  @MainActor public var body: some View {
    VStack(spacing: 8) {
      label.font(.title2.bold())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where
  Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  /// Creates a view with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      HeadlessSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
  /// Creates a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      HeadlessSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
