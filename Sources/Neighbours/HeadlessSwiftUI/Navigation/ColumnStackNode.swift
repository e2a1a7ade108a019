/// The node of a stack that is the content of a column: the column has a navigation controller already.
final class ColumnStackNode<V: View, Root: View>: SingleNode<V, Root> {
  private var view: V
  private let root: @MainActor (V) -> Root
  private let path: @MainActor (V) -> PathBinding?
  private var stack: ScreenStack?

  init(
    _ view: V, _ context: _Context, _ column: SplitColumn,
    root: @escaping @MainActor (V) -> Root, path: @escaping @MainActor (V) -> PathBinding?
  ) {
    self.view = view
    self.root = root
    self.path = path
    super.init(context)
    if let controller = column.controller, let screen = column.screen {
      stack = ScreenStack(self, controller, base: screen)
    }
    child = Root._makeNode(root(view), inner(environmentWithin))
    refresh()
  }

  private var environmentWithin: EnvironmentValues {
    stack?.environment(environment) ?? environment
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    if !environment.isSame(as: self.environment) {
      self.environment = environment
      stack?.environmentChanged(environment)
    }
    child?.update(root(view), environmentWithin)
    refresh()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    stack?.environmentChanged(environment)
    child?.environmentChanged(environmentWithin)
  }

  override func refresh() {
    isDirty = false
    guard let path = path(view) else { return }
    stack?.path = path
    _ = Tracker.run(self) { path.get() }
    updates.later { [weak self] in self?.stack?.followPath() }
  }

  override func ended() { stack?.end() }
}
