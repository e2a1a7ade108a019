/// A window that shows a scene of an app's.
@MainActor
final class AppWindow {
  let kind: any WindowKind
  private(set) weak var scene: UIWindowScene?
  let window: UIWindow
  /// What views of the window do with what comes from outside.
  let events = WindowEvents()
  /// The values that `@SceneStorage` keeps.
  let values: SceneValues
  /// The place of the value that the window shows.
  let shown: StateLocation<AnyHashable?>

  /// The value that the window shows.
  var value: AnyHashable? { shown.get() }

  init(
    _ kind: any WindowKind, _ value: AnyHashable?, in scene: UIWindowScene,
    _ environment: EnvironmentValues
  ) {
    self.kind = kind
    self.scene = scene
    window = UIWindow(windowScene: scene)
    let updates = (kind as? _AnyNode)?.updates ?? Updates()
    shown = StateLocation(value, updates)
    values = SceneValues.restored(of: scene.session, updates)
  }

  /// What the scene does.
  var phase = ScenePhase.background { didSet { if phase != oldValue { kind.update(self) } } }

  /// The environment of the views of the window.
  func environment(within environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.scenePhase = phase
    environment.appWindow = self
    return environment
  }

  func show() {
    window.rootViewController = kind.makeScreen(of: self)
    window.makeKeyAndVisible()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// Keeps what the scene is to have at the next launch.
  func save() { if let scene { values.save(in: scene.session) } }

  /// Whether the device and the app's Info.plist let the app have several windows.
  static var areSeveralSupported: Bool {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return false }
    let manifest = UIApplication.shared.appState.info.dictionary["UIApplicationSceneManifest"]
    return (manifest as? [String: Any])?["UIApplicationSupportsMultipleScenes"] as? Bool == true
  }
}
