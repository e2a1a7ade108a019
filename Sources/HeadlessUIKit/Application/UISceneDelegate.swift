/// What a scene's delegate may answer to.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene connects: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene has gone for good, or for a while.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the scene is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when the scene is to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Not implemented.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Not implemented.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Not implemented.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Not implemented.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Not implemented.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Not implemented.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Not implemented.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
