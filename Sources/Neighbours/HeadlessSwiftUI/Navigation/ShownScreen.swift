/// The screen that a link or a state has put on the stack, if it has.
@MainActor
final class ShownScreen {
  private weak var node: _AnyNode?
  private var entry: ScreenEntry?
  /// The stack of a screen whose navigation controller is the app's.
  private var foreign: ScreenStack?
  private var wanted: AnyView?

  init(_ node: _AnyNode) { self.node = node }

  var isShown: Bool { entry != nil }

  /// The stack on which the screen comes.
  private var stack: ScreenStack? {
    guard let node else { return nil }
    if let stack = node.environment.stackLink?.stack ?? foreign { return stack }
    guard let screen = node.host.screen.controller, let stack = screen.navigationController,
      let base = screen.child(of: stack)
    else { return nil }
    foreign = ScreenStack(node, stack, base: base)
    return foreign
  }

  /// Whether there is a stack.
  var hasStack: Bool { stack != nil }

  /// Has a view be on the stack, or none; `cleared` tells that it has gone by itself.
  func follow(_ view: AnyView?, cleared: @escaping @MainActor () -> Void) {
    wanted = view
    if let view, let entry {
      entry.screen.rootView = view
    } else if (view != nil) != (entry != nil) {
      node?.updates.later { [weak self] in self?.change(cleared) }
    }
  }

  private func change(_ cleared: @escaping @MainActor () -> Void) {
    if let wanted, entry == nil {
      entry = stack?.present(wanted) { [weak self] in
        self?.entry = nil
        self?.wanted = nil
        cleared()
      }
    } else if wanted == nil, let entry {
      stack?.dismiss(entry)
    }
  }

  /// What has put it there is gone.
  func end() {
    wanted = nil
    guard let entry, let stack = foreign ?? node?.environment.stackLink?.stack else { return }
    self.entry = nil
    node?.updates.later { stack.dismiss(entry) }
  }
}
