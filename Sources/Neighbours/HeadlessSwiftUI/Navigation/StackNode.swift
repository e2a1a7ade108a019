/// The node of a stack: one of UIKit's navigation controllers.
final class StackNode<V: View>: _Node<V> {
  private var view: V
  private let root: @MainActor (V) -> AnyView
  private let path: @MainActor (V) -> PathBinding?
  private var shown:
    (controller: UINavigationController, base: ScreenController, stack: ScreenStack)?

  init(
    _ view: V, _ context: _Context, root: @escaping @MainActor (V) -> AnyView,
    path: @escaping @MainActor (V) -> PathBinding?
  ) {
    self.view = view
    self.root = root
    self.path = path
    super.init(context)
    let base = ScreenController(root(view), of: self, environment)
    base.host?.bars.isOfStack = true
    let controller = UINavigationController(rootViewController: base)
    controller.navigationBar.prefersLargeTitles = true
    let stack = ScreenStack(self, controller, base: base)
    shown = (controller, base, stack)
    environmentHasChanged()
    takeSearch()
    // What is there from the beginning comes without a movement.
    stack.follow(wanted, animated: false)
  }

  /// The values of the path, which is read by this node.
  private var wanted: [AnyHashable] {
    let path = path(view)
    shown?.stack.path = path
    return Tracker.run(self) { path?.get() } ?? []
  }

  private func environmentHasChanged() {
    guard let (_, base, stack) = shown else { return }
    base.take(stack.environment(environment))
    stack.environmentChanged(environment)
  }

  /// A search that is said around the stack is that of its first screen.
  private func takeSearch() {
    guard let base = shown?.base else { return }
    environment.searchAround?.agent?.claim(for: base)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    if !environment.isSame(as: self.environment) {
      self.environment = environment
      environmentHasChanged()
    }
    shown?.base.rootView = root(view)
    refresh()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    environmentHasChanged()
  }

  override func refresh() {
    isDirty = false
    guard path(view) != nil else { return }
    _ = wanted
    updates.later { [weak self] in self?.shown?.stack.followPath() }
  }

  // MARK: Layout

  override var ownView: UIView? { shown?.controller.viewIfLoaded }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: Canvas) {
    guard let controller = shown?.controller else { return }
    place(controller, CGRect(origin: origin, size: size(proposal)), canvas)
  }

  override func ended() {
    guard let (controller, _, stack) = shown else { return }
    shown = nil
    stack.end()
    take(out: controller)
  }
}
