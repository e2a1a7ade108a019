/// The columns of a split view.
struct SplitParts {
  let columns: [AnyView]
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
}

/// The node of columns: UIKit's split view controller.
final class SplitNode<V: View>: ScreensNode<V> {
  private let parts: @MainActor (V) -> SplitParts
  private var shown: Shown?

  /// UIKit's controller, and the screens of its columns.
  private struct Shown {
    let split: UISplitViewController
    let columns: [SplitColumn]
    let screens: [ScreenController]
    let stacks: [ScreenStack]
    let agent: SplitAgent
  }

  init(
    _ view: V, _ context: _Context, _ parts: @escaping @MainActor (V) -> SplitParts
  ) {
    self.parts = parts
    super.init(view, context)
    let made = parts(view)
    shown = make(made)
    environmentHasChanged()
    if let first = shown?.screens.first { environment.searchAround?.agent?.claim(for: first) }
    follow(made)
  }

  private func make(_ made: SplitParts) -> Shown {
    let isTriple = made.columns.count == 3
    let split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    let places: [UISplitViewController.Column] =
      isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    var (columns, screens, stacks): ([SplitColumn], [ScreenController], [ScreenStack]) = (
      [], [], []
    )
    for (place, view) in zip(places, made.columns) {
      let screen = ScreenController(view, of: self, environment)
      screen.host?.bars.isOfStack = true
      let controller = ColumnController(rootViewController: screen)
      controller.navigationBar.prefersLargeTitles = true
      let column = SplitColumn(place, of: split, controller, screen)
      columns.last?.next = column
      columns.append(column)
      screens.append(screen)
      let leads = place != .secondary
      let stack = ScreenStack(self, controller, base: screen, column: leads ? column : nil)
      column.hasReturned = { [weak stack] in stack?.columnHasReturned() }
      stacks.append(stack)
      split.setViewController(controller, for: place)
    }
    let agent = SplitAgent(isTriple: isTriple)
    split.delegate = agent
    return Shown(split: split, columns: columns, screens: screens, stacks: stacks, agent: agent)
  }

  override var controller: UIViewController? { shown?.split }

  override func environmentHasChanged() {
    guard let shown else { return }
    for (index, screen) in shown.screens.enumerated() {
      var within = shown.stacks[index].environment(environment)
      within.splitColumn = shown.columns[index]
      screen.take(within)
      shown.stacks[index].environmentChanged(environment)
    }
  }

  private func follow(_ made: SplitParts) {
    guard let shown else { return }
    shown.agent.parts = made
    let (visibility, column) = Tracker.run(self) {
      (made.visibility?.wrappedValue, made.compactColumn?.wrappedValue)
    }
    let wanted = (visibility ?? .automatic).mode(isTriple: made.columns.count == 3)
    let isNewColumn = column != shown.agent.column
    shown.agent.column = column
    let split = shown.split
    if split.preferredDisplayMode != wanted, visibility != nil || split.isViewLoaded {
      updates.later { split.preferredDisplayMode = wanted }
    }
    if isNewColumn, let column, split.isCollapsed { updates.later { split.show(column.place) } }
  }

  override func viewHasChanged() {
    let made = parts(view)
    for (screen, view) in zip(shown?.screens ?? [], made.columns) { screen.rootView = view }
    follow(made)
  }

  override func refresh() {
    isDirty = false
    follow(parts(view))
  }

  override func ended() {
    guard let shown else { return }
    self.shown = nil
    for stack in shown.stacks { stack.end() }
    take(out: shown.split)
  }
}
