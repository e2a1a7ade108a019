/// The node of tabs: UIKit's tab bar controller.
final class TabsNode<S: Hashable, C: View>: ScreensNode<TabView<S, C>> {
  private let tabBar = UITabBarController()
  private let agent = TabsAgent()
  private var items: BarItemsNode?
  private var content: _Node<C>?
  private var tabs: [Tab] = []
  private var part: BarPart?
  private var bars: ScreenBars?
  private var derived = DerivedEnvironment()
  private var accessory: UIHostingController<AnyView>?

  /// A screen, and the value that a selection has for it.
  private struct Tab {
    let screen: any TabScreen
    let tag: S?
  }

  override init(_ view: TabView<S, C>, _ context: _Context) {
    super.init(view, context)
    let items = BarItemsNode(inner(environmentWithin)) { [weak self] in self?.itemsChanged() }
    self.items = items
    content = C._makeNode(view.content, items.inner(along: nil))
    items.child = content
    tabBar.delegate = agent
    agent.selected = { [weak self] in self?.userSelected($0) }
    let part = BarPart(depth: depth) { [weak self] in self?.wordsOfSelected }
    self.part = part
    bars = host.screen.bars
    bars?.add(part)
    apply()
    follow()
  }

  private var environmentWithin: EnvironmentValues {
    derived.of(environment) {
      $0.isInTabs = true
      $0.tabAccessory = nil
    }
  }

  // MARK: The tabs

  private func itemsChanged() {
    updates.later { [weak self] in
      self?.apply()
      self?.follow()
    }
  }

  /// Shows the screens that there are now.
  private func apply() {
    items?.look {
      tabs = (items?.collected ?? []).compactMap { item in
        let traits = item.traits
        guard let screen = traits[TabScreenTrait.self] else { return nil }
        show(screen, badge: traits[BadgeTrait.self])
        let tag = traits[TagTrait.self] ?? traits.element
        return Tab(screen: screen, tag: tag?.base as? S)
      }
    }
    let screens = tabs.map { $0.screen.screen as UIViewController }
    if screens != tabBar.viewControllers ?? [] { tabBar.viewControllers = screens }
    if let part { bars?.change(part) }
    showAccessory()
  }

  /// Shows the view above the bar, or none.
  private func showAccessory() {
    guard let wanted = environment.tabAccessory else {
      accessory = nil
      tabBar.bottomAccessory = nil
      return
    }
    var values = environmentWithin
    values.tabViewBottomAccessoryPlacement = .expanded
    let view = AnyView(wanted.view.environment(\.self, values))
    if let accessory {
      accessory.rootView = view
      return
    }
    let host = UIHostingController(rootView: view)
    host.view.backgroundColor = .clear
    host.safeAreaRegions = []
    accessory = host
    tabBar.bottomAccessory = UITabAccessory(contentView: host.view)
  }

  private func show(_ tab: any TabScreen, badge: Text?) {
    let screen = tab.screen
    let item = screen.tabBarItem ?? UITabBarItem()
    let (title, image) = (tab.title, tab.image)
    if item.title != title { item.title = title }
    if item.image !== image { item.image = image }
    let text = badge.map { TextResolver(self).string($0) }
    if item.badgeValue != text { item.badgeValue = text }
    screen.host?.bars.changed = { [weak self, weak screen] in
      guard let self, let part, tabBar.selectedViewController === screen else { return }
      bars?.change(part)
    }
  }

  /// What the selected screen says of the bars around the tabs.
  private var wordsOfSelected: BarWords {
    (tabBar.selectedViewController as? ScreenController)?.host?.bars.words ?? BarWords()
  }

  // MARK: The selection

  /// Selects the tab that the app says.
  private func follow() {
    guard let value = Tracker.run(self, { view.selection?.wrappedValue }),
      let index = tabs.firstIndex(where: { $0.tag == value }), tabBar.selectedIndex != index
    else { return }
    tabBar.selectedIndex = index
    if let part { bars?.change(part) }
  }

  private func userSelected(_ screen: UIViewController) {
    if let part { bars?.change(part) }
    guard let tag = tabs.first(where: { $0.screen.screen === screen })?.tag else { return }
    if view.selection?.wrappedValue != tag { view.selection?.wrappedValue = tag }
    // A binding may refuse it.
    updates.later { [weak self] in self?.follow() }
  }

  // MARK: Changes

  override var controller: UIViewController? { tabBar }

  override func viewHasChanged() {
    content?.update(view.content, environmentWithin)
    refresh()
  }

  override func environmentHasChanged() {
    items?.environmentChanged(environmentWithin)
    updates.later { [weak self] in self?.showAccessory() }
  }

  override func refresh() {
    isDirty = false
    _ = Tracker.run(self) { view.selection?.wrappedValue }
    updates.later { [weak self] in self?.follow() }
  }

  override var children: [_AnyNode] { [items].compactMap { $0 } }

  override var hostOfTab: Host? { nil }

  override func ended() {
    if let part { bars?.remove(part) }
    take(out: tabBar)
  }
}
