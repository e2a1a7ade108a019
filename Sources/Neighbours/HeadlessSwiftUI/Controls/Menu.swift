/// A control that opens a menu.
public nonisolated struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuStyle) private var style
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  private init(_ content: Content, _ label: Label, _ action: (@MainActor () -> Void)?) {
    self.content = content
    self.label = label
    primaryAction = action
  }

  /// The button of the menu.
  @MainActor public var body: some View {
    if let style {
      style.make(
        MenuStyleConfiguration(
          label: .init(erased: AnyView(label)), content: .init(erased: AnyView(content)),
          primaryAction: primaryAction))
    } else {
      MenuBox(label: label, items: content, primaryAction: primaryAction)
    }
  }

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label(), nil)
  }
  /// Creates a menu with what a tap does; a long press opens it.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), label(), primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.content, configuration.label, configuration.primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(titleKey), nil)
  }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title), nil)
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), nil)
  }
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content(), HeadlessSwiftUI.Label(title, systemImage: systemImage), nil)
  }
}

/// The button of a menu around its label.
nonisolated struct MenuBox<Label: View, Items: View>: BoxedView {
  typealias Body = Never

  let label: Label
  let items: Items
  let primaryAction: (@MainActor () -> Void)?

  @MainActor func content(_ node: BoxedNode<Self>) -> some View {
    label.foregroundStyle(TintShapeStyle())
  }

  @MainActor func make(_ node: BoxedNode<Self>) -> HostedMenu {
    let view = HostedMenu(frame: .zero)
    view.words = ViewWords(items, node.inner(within(node)))
    view.addAction(UIAction { [weak node] _ in node?.view.primaryAction?() }, for: .touchUpInside)
    return view
  }

  /// The items know that they are in a menu.
  @MainActor private func within(_ node: BoxedNode<Self>) -> EnvironmentValues {
    var environment = node.environment
    environment.isInMenu = true
    return environment
  }

  @MainActor func show(in view: HostedMenu, _ node: BoxedNode<Self>) {
    guard let words = view.words as? ViewWords<Items> else { return }
    words.update(items, within(node))
    view.showsMenuAsPrimaryAction = primaryAction == nil
    view.isEnabled = node.environment.isEnabled
    view.preferredMenuElementOrder = node.environment.menuOrder.ofUIKit
    let stays = node.environment.menuDismissBehavior == .disabled
    // What is in it is what is there when it opens.
    view.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak words] show in
        let elements = words?.menuElements ?? []
        for case let action as UIAction in elements where stays {
          action.attributes.insert(.keepsMenuPresented)
        }
        show(elements)
      }
    ])
  }
}
