/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  private let content: Content
  private let label: AnyView?

  private init(_ content: Content, _ label: AnyView?) {
    (self.content, self.label) = (content, label)
  }

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

  /// The controls; in a menu they are items of that.
  @MainActor public var body: some View {
    if isInMenu {
      content
    } else {
      let configuration = ControlGroupStyleConfiguration(
        content: .init(erased: AnyView(content)),
        label: .init(erased: label ?? AnyView(EmptyView())))
      style?.make(configuration)
        ?? AnyView(AutomaticControlGroupStyle().makeBody(configuration: configuration))
    }
  }
}

/// Controls with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  /// The controls.
  @MainActor public var body: some View { content }
}

extension ControlGroup {
  /// Creates a group with a label, which some styles show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(.init(content: content()), AnyView(label()))
  }
  /// Creates a group with a title, which some styles show.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Creates a group with a title, which some styles show.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }
  /// Creates a group with a title and a symbol, which some styles show.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }
  /// Creates a group with a title and a symbol, which some styles show.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group of a style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, AnyView(configuration.label))
  }
}
