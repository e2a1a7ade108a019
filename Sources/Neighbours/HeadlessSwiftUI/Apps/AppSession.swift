/// An app that runs: its scenes, and the windows that show them.
@MainActor
final class AppSession {
  /// The app's own delegate.
  private(set) var delegate: (any UIApplicationDelegate)?
  private var place: (any DelegatePlace)?
  /// The class of the app's own delegate of scenes.
  var sceneDelegateClass: AnyClass?
  private var host: Host?
  private(set) var windows: [AppWindow] = []
  /// What an app's own delegates and its launch give to all views.
  private var environment = EnvironmentValues()

  /// The app whose value is being made, which its properties belong to.
  @TaskLocal static var beingMade: AppSession?

  init(_ app: any App.Type) { begin(app) }

  /// Shows the scenes of a delegate of UIKit's scenes.
  init<D: UIHostingSceneDelegate>(hosting delegate: D.Type) {
    sceneDelegateClass = delegate
    prepareEnvironment()
    host = Host(nil, environment) { D.RootScene._makeSceneNode(D.rootScene, $0) }
  }

  private func begin<A: App>(_ type: A.Type) {
    let app = Self.$beingMade.withValue(self) { A() }
    if let made = place?.delegate {
      delegate = made
      share(made)
    }
    prepareEnvironment()
    host = Host(nil, environment) { AppNode(app, $0) }
  }

  private func prepareEnvironment() {
    environment.openWindow = OpenWindowAction { [weak self] in self?.open($0) }
    environment.dismissWindow = DismissWindowAction { [weak self] in self?.close($0) }
    environment.supportsMultipleWindows = AppWindow.areSeveralSupported
    environment.scenePhase = .background
  }

  /// The app that runs, if it is one of SwiftUI's.
  static var current: AppSession? { (UIApplication.shared.delegate as? _AppDelegate)?.session }

  /// Takes the place of the app's own delegate, of which there is one.
  func adopt(_ place: any DelegatePlace) {
    if self.place == nil {
      self.place = place
    } else {
      RuntimeIssue.fail("An app may have one UIApplicationDelegateAdaptor, and has another one.")
    }
  }

  /// Gives an object to all views, if they can observe it.
  func share(_ object: AnyObject) {
    func set<T: AnyObject>(_ object: T) { environment.setObject(object, of: T.self) }
    if let object = object as? any ObservableObject { set(object) }
    if let object = object as? any AnyObject & Observable { set(object) }
    host?.take(environment)
  }

  // MARK: Scenes

  /// The kinds of windows that the app's scenes are, in their order.
  private var kinds: [any WindowKind] {
    host?.begin()
    var kinds: [any WindowKind] = []
    func visit(_ node: _AnyNode?) {
      if let kind = node as? any WindowKind { kinds.append(kind) }
      for child in node?.children ?? [] { visit(child) }
    }
    visit(host?.root)
    return kinds
  }

  /// Whether there is a scene that a request asks for.
  func hasScene(_ request: Request) -> Bool { kinds.contains { request.isMet(by: $0) } }

  /// Shows the first window of a scene that connects.
  func connect(_ scene: UIWindowScene, _ activity: NSUserActivity?) -> AppWindow? {
    let kinds = kinds
    let kind = kinds.first { $0.wants(activity) } ?? kinds.first { $0.isFirst } ?? kinds.first
    return kind.map { show($0, nil, in: scene) }
  }

  private func show(
    _ kind: any WindowKind, _ value: AnyHashable?, in scene: UIWindowScene
  ) -> AppWindow {
    let window = AppWindow(kind, value, in: scene, environment)
    windows.append(window)
    window.show()
    return window
  }

  /// Tells all windows of a scene, and the app, what it does.
  func setPhase(_ phase: ScenePhase, of scene: UIScene) {
    for window in windows where window.scene === scene { window.phase = phase }
    environment.scenePhase = windows.map(\.phase).max() ?? phase
    host?.take(environment)
  }

  /// Keeps the values of a scene for its next launch.
  func save(_ scene: UIScene) {
    for window in windows where window.scene === scene { window.save() }
  }

  // MARK: Windows

  /// Which window is to be opened or closed.
  struct Request {
    var id: String?
    var value: AnyHashable?

    @MainActor func isMet(by kind: any WindowKind) -> Bool {
      (id == nil || kind.id == id) && (value == nil || kind.takes(value))
    }
  }

  private func open(_ request: Request) {
    guard let scene = windows.last?.scene,
      let kind = kinds.first(where: { request.isMet(by: $0) })
    else { return }
    // A value that a window shows is not shown by another one.
    if let shown = windows.last(where: { $0.kind === kind && $0.value == request.value }),
      request.value != nil || kind.isSingle
    {
      return shown.window.makeKeyAndVisible()
    }
    guard AppWindow.areSeveralSupported else { return }
    show(kind, request.value, in: scene).phase = windows.first?.phase ?? .active
  }

  /// Closes windows, but for the one that is left.
  private func close(_ request: Request?) {
    let closed = windows.dropFirst().filter { window in
      guard let request else { return window === windows.last }
      return request.isMet(by: window.kind)
        && (request.value == nil || window.value == request.value)
    }
    for window in closed { window.close() }
    windows.removeAll { window in closed.contains { $0 === window } }
    windows.last?.window.makeKeyAndVisible()
  }
}
