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

  /// The object that is told what happens to the scene.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is in the foreground, in the background, or not connected.
  open internal(set) var activationState = ActivationState.unattached

  // MARK: Getting the scene's attributes

  /// The session of the scene.
  open private(set) var session: UISceneSession

  /// The title of the scene in the app switcher.
  open var title: String!

  // MARK: Responder chain

  /// The application.
  open override var next: UIResponder? { hostApplication }

  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, and receiving events.
    case foregroundActive = 0
    /// In the foreground, but not receiving events.
    case foregroundInactive = 1
    case background = 2
  }

  /// How a URL is to be opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that sent the URL.
    open private(set) var sourceApplication: String?
    /// The data that came with the URL.
    open private(set) var annotation: Any?
    /// Whether the document is to be opened where it is.
    open private(set) var openInPlace = false
  }

  /// The reasons for which a scene connects.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open package(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The shortcut that the user has chosen.
    open package(set) var shortcutItem: UIApplicationShortcutItem?
    /// The activities that the user goes on with.
    open package(set) var userActivities: Set<NSUserActivity> = []
    /// The app that asked for the scene.
    open package(set) var sourceApplication: String?
  }
}
