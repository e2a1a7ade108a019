public import HeadlessUIKit
import Locks

/// The player at the device, as a test says, see ``SimulatedGameCenter/player``.
public final class GKLocalPlayer: GKPlayer {
  /// The player.
  public static let local = GKLocalPlayer()

  override var name: String { SimulatedGameCenter.player ?? "Unknown" }

  /// Whether the player has signed in.
  public var isAuthenticated: Bool { SimulatedGameCenter.player != nil }
  /// Whether the player is a child.
  public var isUnderage: Bool { false }

  /// Called on a later turn after it was set, and when the player has signed in or out: with an error where no
  /// one has.
  public var authenticateHandler: (@MainActor @Sendable (UIViewController?, (any Error)?) -> Void)?
  {
    get { GameCenterAnswers.current.handler }
    set {
      GameCenterAnswers.current.handler = newValue
      GameCenterAnswers.current.tell()
    }
  }
}

/// The reason why something of Game Center was not done.
public struct GKError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case notSupported = 16
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "GKErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
