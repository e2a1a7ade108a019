/// A tab with its screen.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// What tells the tab from others.
  public typealias TabValue = Value
  /// There is no body.
  public typealias Body = Never

  let value: Value?
  let content: Content
  let label: Label

  @MainActor public static func _makeTabNode(
    _ view: _TabContentView<Self>, _ context: _Context
  ) -> _Node<_TabContentView<Self>> {
    WrapperNode(view, context) { view in
      let tab = view.content
      return tab.content.modifier(TabItemModifier(label: tab.label))
        ._trait(TagTrait.self, tab.value.map { AnyHashable($0) })
    }
  }
}

extension Tab {
  /// Creates a tab that a selection has.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }

  /// Creates a tab for a purpose, that a selection has.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }

  /// Creates a tab for a purpose.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol, that a selection has.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  /// Creates a tab with a title and a symbol, that a selection has.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  /// Creates a tab for a purpose, with a title and a symbol, that a selection has.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }
  /// Creates a tab for a purpose, with a title and a symbol, that a selection has.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }
  /// Creates a tab with a title and a picture, that a selection has.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  /// Creates a tab with a title and a picture, that a selection has.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: DefaultTabLabel(Text(title), Image(image)))
  }
  /// Creates a tab with a title and a picture, that a selection has.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  /// Creates a tab for a purpose, with that one's title and symbol, that a selection has.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: role.label)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
  }
  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
  }
  /// Creates a tab for a purpose, with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }
  /// Creates a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  /// Creates a tab with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)))
  }
  /// Creates a tab for a purpose, with that one's title and symbol.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: role.label)
  }
}

/// The title of a tab with its picture.
public nonisolated struct DefaultTabLabel: View {
  private let title: Text
  private let image: Image

  init(_ title: Text, _ image: Image) { (self.title, self.image) = (title, image) }

  /// The title with the picture.
  @MainActor public var body: some View { Label(title: { title }, icon: { image }) }
}

/// What a tab is for.
public nonisolated struct TabRole: Hashable, Sendable {
  private let title: String
  private let symbol: String

  /// Searching.
  public static var search: TabRole { TabRole(title: "Search", symbol: "magnifyingglass") }

  var label: DefaultTabLabel {
    DefaultTabLabel(Text(verbatim: title), Image(systemName: symbol))
  }
}
