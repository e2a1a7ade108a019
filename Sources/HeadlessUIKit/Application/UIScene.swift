public import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  // MARK: Creating a scene

  /// Creates a scene for a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  // MARK: Managing the life cycle

  /// The object that hears of what happens to the scene.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is in front, in the background, or not there.
  open internal(set) var activationState = ActivationState.unattached

  // MARK: Getting the scene's attributes

  /// The session that the scene stands for.
  open private(set) var session: UISceneSession

  /// What the scene is called in the app switcher.
  open var title: String!

  // MARK: Responder chain

  /// The application.
  open override var next: UIResponder? { hostApplication }

  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and receiving events.
    case foregroundActive = 0
    /// In front, but not receiving events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// What came with the connection of a scene.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open package(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The app that asked for the scene.
    open package(set) var sourceApplication: String?
  }
}
