/// The methods by which a scene's delegate takes part in the life of the scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects, which is the time to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene has been disconnected, for good or for a while.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called after the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called after the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when the scene should open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called when the user is about to go on with an activity.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Called when the user goes on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Called when an activity of the app's responders has been brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

  /// Returns the activity that restores the scene's state later.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// Called when a scene has connected for which such an activity was returned before.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
