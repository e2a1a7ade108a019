/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] { hostApplication.windows.filter { $0.windowScene === self } }

  /// The window of the scene that receives keyboard events.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// The screen that the scene is on.
  open var screen: UIScreen { hostApplication.screen }

  /// The coordinates of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The state of the scene's status bar.
  open var statusBarManager: UIStatusBarManager? { storedStatusBarManager }
  private lazy var storedStatusBarManager = UIStatusBarManager(of: self)

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The orientation of the interface.
  open package(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  // MARK: Requesting another geometry

  /// Where the scene is, and how it is turned.
  open var effectiveGeometry: Geometry { Geometry(of: self) }

  /// Turns the interface on a later turn, whichever way the device is held.
  ///
  /// The handler is called if the app, or the screen in front, supports none of the orientations
  /// (behaviour 932).
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let preferences = geometryPreferences as? GeometryPreferences.iOS
    hostApplication.mainLoop.enqueue("a scene's geometry") { [hostApplication] in
      guard let wanted = preferences?.interfaceOrientations else {
        errorHandler?(UISceneError(.geometryRequestUnsupported))
        return
      }
      if let error = hostApplication.turn(toOneOf: wanted) { errorHandler?(error) }
    }
  }
}

/// The methods by which the delegate of a scene with windows takes part in its life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }

  /// Called when the user has chosen a shortcut of the app's icon.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

extension UIWindowScene {
  /// How windows leave.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }
}
