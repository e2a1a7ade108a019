/// The node of a modifier that presents a screen while a binding says so.
final class PresentingNode<C: View, M: PresentingModifier>: ModifierNode<C, M>, ScreenOwner {
  /// What is presented now.
  private struct Shown {
    let id: AnyHashable
    let screen: any BoundScreen
    var isLeaving = false
  }

  private var appearance: Appearance?
  private var shown: Shown?
  /// Whether it waits until something else has gone.
  private var isWaiting = false

  override func came() {
    let appearance = Appearance { [weak self] isVisible in
      if isVisible, self?.modifier.wanted != nil { self?.presentSoon() }
    }
    self.appearance = appearance
    watch(appearance)
    follow()
  }

  override func changed(from old: M) { follow() }

  override func refresh() {
    isDirty = false
    follow()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    follow()
  }

  /// Does what the binding says now.
  private func follow() {
    let wanted = Tracker.run(self) { modifier.wanted }
    guard let shown else {
      if wanted != nil { presentSoon() }
      return
    }
    if shown.id == wanted, !shown.isLeaving {
      Tracker.run(self) { modifier.update(shown.screen, self) }
    } else {
      updates.later { [weak self] in self?.dismissUnlessWanted() }
    }
  }

  // MARK: Presenting

  /// Presents the screen after what the same update lets go.
  private func presentSoon() {
    updates.later { [weak self] in
      UIApplication.shared.mainLoop.enqueue("a presentation of SwiftUI's") { self?.present() }
    }
  }

  private func present() {
    guard isAlive, shown == nil, appearance?.isVisible == true, let id = modifier.wanted,
      let source = host.controller
    else { return }
    if let front = source.presentedViewController, wait(for: front, over: source) { return }
    guard let screen = Tracker.run(self, { modifier.makeScreen(self) }) else { return }
    screen.owner = self
    if let popover = screen.popoverPresentationController, popover.sourceView == nil {
      popover.sourceView = host.view
      if popover.sourceRect.isNull { popover.sourceRect = place }
    }
    shown = Shown(id: id, screen: screen)
    source.present(screen, animated: true)
    // UIKit has told why not.
    if screen.presentingViewController == nil { shown = nil }
  }

  /// Waits until what is in front has gone; what stays there is told of once.
  private func wait(for front: UIViewController, over source: UIViewController) -> Bool {
    guard modifier.isSheet || front.isBeingDismissed || front is any BoundScreen else {
      return false
    }
    guard !isWaiting else { return true }
    isWaiting = true
    if !front.isBeingDismissed {
      if modifier.isSheet {
        RuntimeIssue.log(
          """
          Currently, only presenting a single sheet is supported.
          The next sheet will be presented when the currently presented sheet gets dismissed.
          """)
      } else if let screen = modifier.makeScreen(self) {
        // It says in UIKit's words that it cannot be done.
        source.present(screen, animated: true)
      }
    }
    WaitingScreens.of(source).add { [weak self] in
      self?.isWaiting = false
      self?.present()
    }
    return true
  }

  /// Where the view is, for what points to it.
  private var place: CGRect {
    var views: [UIView] = []
    func visit(_ node: _AnyNode) {
      if let view = node.ownView { return views.append(view) }
      for child in node.children { visit(child) }
    }
    visit(self)
    let all = views.reduce(CGRect.null) { $0.union($1.convert($1.bounds, to: host.view)) }
    return all.isNull ? host.view.bounds : all
  }

  // MARK: Dismissing

  private func dismissUnlessWanted() {
    guard let shown, !shown.isLeaving, modifier.wanted != shown.id else { return }
    dismiss()
  }

  private func dismiss() {
    guard let shown, !shown.isLeaving else { return }
    self.shown?.isLeaving = true
    shown.screen.presentingViewController?.dismiss(animated: true)
  }

  func takeBack() {
    modifier.takeBack()
    // A binding that stays as it is holds nothing back.
    updates.later { [weak self] in self?.dismiss() }
  }

  func left(_ screen: any BoundScreen) {
    guard let shown, shown.screen === screen else { return }
    self.shown = nil
    if modifier.wanted == shown.id { modifier.takeBack() }
    let modifier = modifier
    let waiting = host.controller.map { WaitingScreens.of($0) }
    // What hears of the binding comes first.
    updates.later { [weak self] in
      UIApplication.shared.mainLoop.enqueue("the end of a presentation of SwiftUI's") {
        modifier.dismissed()
        self?.present()
        waiting?.next()
      }
    }
  }

  override func ended() { dismiss() }
}
