/// The node of a stack: one of UIKit's navigation controllers.
final class StackNode<V: View>: ScreensNode<V> {
  private let root: @MainActor (V) -> AnyView
  private let path: @MainActor (V) -> PathBinding?
  private var shown:
    (controller: UINavigationController, base: ScreenController, stack: ScreenStack)?

  init(
    _ view: V, _ context: _Context, root: @escaping @MainActor (V) -> AnyView,
    path: @escaping @MainActor (V) -> PathBinding?
  ) {
    self.root = root
    self.path = path
    super.init(view, context)
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

  override var controller: UIViewController? { shown?.controller }

  override func environmentHasChanged() {
    guard let (_, base, stack) = shown else { return }
    base.take(stack.environment(environment))
    stack.environmentChanged(environment)
  }

  /// A search that is said around the stack is that of its first screen.
  private func takeSearch() {
    guard let base = shown?.base else { return }
    environment.searchAround?.agent?.claim(for: base)
  }

  override func viewHasChanged() {
    shown?.base.rootView = root(view)
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard path(view) != nil else { return }
    _ = wanted
    updates.later { [weak self] in self?.shown?.stack.followPath() }
  }

  override func ended() {
    guard let (controller, _, stack) = shown else { return }
    shown = nil
    stack.end()
    take(out: controller)
  }
}
