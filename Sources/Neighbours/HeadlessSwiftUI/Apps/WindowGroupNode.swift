/// The node of a group of windows, which makes their screens.
final class WindowGroupNode<Content: View>: _SceneNode<WindowGroup<Content>>, WindowKind {
  private var group: WindowGroup<Content>
  /// The screens of windows, which keep them: one that is closed lets its screen go.
  private var screens: [(window: Weak<AppWindow>, screen: Weak<UIHostingController<Content>>)] = []

  init(_ group: WindowGroup<Content>, _ context: _Context) {
    self.group = group
    super.init(context)
  }

  var id: String? { group.id }
  var isSingle: Bool { false }
  var isFirst: Bool { group.valueType == nil }

  func takes(_ value: AnyHashable?) -> Bool {
    guard let value, let type = group.valueType else { return value == nil }
    return Swift.type(of: value.base) == type
  }

  func wants(_ activity: NSUserActivity?) -> Bool {
    guard let activity else { return false }
    let conditions = environment.externalEvents
    return conditions.contains { condition in
      condition == "*" || activity.targetContentIdentifier?.contains(condition) == true
        || activity.activityType == condition
    }
  }

  // MARK: Screens

  private func content(of window: AppWindow) -> Content {
    switch group.content {
    case .same(let content): content
    case .ofValue(let make): make(window.shown)
    }
  }

  func makeScreen(of window: AppWindow) -> UIViewController {
    let screen = UIHostingController(
      content(of: window), of: self, window.environment(within: environment))
    forgetClosed()
    screens.append((Weak(window), Weak(screen)))
    return screen
  }

  func update(_ window: AppWindow) {
    for (shown, screen) in screens where shown.object === window {
      screen.object?.take(window.environment(within: environment))
    }
  }

  override func update(_ group: WindowGroup<Content>, _ environment: EnvironmentValues) {
    self.group = group
    self.environment = environment
    forgetClosed()
    for (window, screen) in screens {
      guard let window = window.object, let screen = screen.object else { continue }
      screen.take(window.environment(within: environment))
      screen.rootView = content(of: window)
    }
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    forgetClosed()
    for (window, _) in screens { if let window = window.object { update(window) } }
  }

  private func forgetClosed() {
    screens.removeAll { $0.window.object == nil || $0.screen.object == nil }
  }

  override func ended() {
    for (window, _) in screens { window.object?.close() }
    screens = []
  }
}
