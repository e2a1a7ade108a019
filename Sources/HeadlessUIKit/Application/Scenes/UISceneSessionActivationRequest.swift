/// Which scene an app asks for.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The session of a scene that there is already.
  public let session: UISceneSession?
  /// What the scene is to go on with.
  public var userActivity: NSUserActivity?
  /// How the scene is to be activated.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for another scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Creates a request for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}
