/// The delegate of the scene that shows the windows of an app; the app's own delegate of scenes is told,
/// too.
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var own: (any UISceneDelegate)?
  /// The scenes that are shown in an app of UIKit's.
  private let hosted: AppSession?
  private var session: AppSession? { hosted ?? AppSession.current }
  private var first: AppWindow?

  override init() { hosted = nil }

  init(hosted: AppSession) { self.hosted = hosted }

  var window: UIWindow? {
    get { first?.window }
    set {}
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let app = self.session, let scene = scene as? UIWindowScene else { return }
    if let type = app.sceneDelegateClass as? NSObject.Type {
      let made = ObjectMaker.make(type)
      own = made as? any UISceneDelegate
      app.share(made)
    }
    let activity = connectionOptions.userActivities.first
    first = app.connect(scene, activity)
    own?.scene(scene, willConnectTo: session, options: connectionOptions)
    let urls = connectionOptions.urlContexts.map(\.url)
    guard activity != nil || !urls.isEmpty else { return }
    // The views are to be there which hear of it.
    UIApplication.shared.mainLoop.enqueue("what the app was launched for") { [weak first] in
      first?.window.layoutIfNeeded()
      for url in urls { first?.events.open(url) }
      if let activity { first?.goOn(with: activity) }
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { own?.sceneDidDisconnect(scene) }

  func sceneWillEnterForeground(_ scene: UIScene) {
    session?.setPhase(.inactive, of: scene)
    own?.sceneWillEnterForeground(scene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    session?.setPhase(.active, of: scene)
    own?.sceneDidBecomeActive(scene)
  }

  func sceneWillResignActive(_ scene: UIScene) {
    session?.setPhase(.inactive, of: scene)
    own?.sceneWillResignActive(scene)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    session?.setPhase(.background, of: scene)
    session?.save(scene)
    own?.sceneDidEnterBackground(scene)
  }

  // MARK: What comes from outside

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { front?.events.open(context.url) }
    own?.scene(scene, openURLContexts: URLContexts)
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    own?.scene(scene, willContinueUserActivityWithType: userActivityType)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    front?.goOn(with: userActivity)
    own?.scene(scene, continue: userActivity)
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    own?.scene(scene, didUpdate: userActivity)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    own?.stateRestorationActivity(for: scene)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let own = own as? any UIWindowSceneDelegate else { return completionHandler(false) }
    own.windowScene(
      windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  /// The window in front.
  private var front: AppWindow? { session?.windows.last ?? first }
}

extension AppWindow {
  /// Goes on with an activity: one of a page in the web is its address where no view wants it itself.
  func goOn(with activity: NSUserActivity) {
    guard !events.goOn(with: activity) else { return }
    if let url = activity.webpageURL { events.open(url) }
  }
}
