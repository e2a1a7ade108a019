import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: AccessToken.current, AccessToken.tokenString, Profile.current, Profile.userID

// A test says who uses Facebook. What takes a network on a device is done in the next turn of the main loop.

/// The user of Facebook, as a test says.
public enum SimulatedFacebook {
  /// The user who logs in where the app asks; without one, the page is closed.
  public struct User {
    public let id: String
    public let name: String
    public let email: String?
    /// What the user does not grant.
    public let declined: Set<String>
  }

  /// The user who logs in where the app asks.
  public static var user: User? { FacebookState.current.user }

  /// Has a user log in where the app asks.
  ///
  /// - Parameters:
  ///   - declining: The permissions that the user does not grant.
  ///   - isRemembered: Whether the user has logged in at an earlier launch.
  public static func setUser(
    email: String?, name: String, userID: String = "facebook-user",
    declining: Set<String> = [], isRemembered: Bool = false
  ) {
    let user = User(id: userID, name: name, email: email, declined: declining)
    FacebookState.current.user = user
    if isRemembered { AccessToken.current = token(for: user, asking: ["public_profile", "email"]) }
  }

  /// Has the user close the page where the app asks, as at first.
  public static func cancel() { FacebookState.current.user = nil }

  /// What the graph answers for a path, such as `me/friends`, or an error.
  public static subscript(path: String) -> Any? {
    get { FacebookState.current.graph[path] }
    set { FacebookState.current.graph[path] = newValue }
  }

  /// The token that a user gives an app which asks for permissions.
  public static func token(for user: User, asking permissions: [String]) -> AccessToken {
    let asked = Set(permissions).union(["public_profile"])
    let end = Date.uiKitNow().addingTimeInterval(60 * 24 * 3600)
    return AccessToken(
      tokenString: "token-\(user.id)", permissions: asked.subtracting(user.declined).sorted(),
      declinedPermissions: asked.intersection(user.declined).sorted(), expiredPermissions: [],
      appID: "", userID: user.id, expirationDate: end, refreshDate: Date.uiKitNow(),
      dataAccessExpirationDate: end)
  }
}

private final class FacebookState {
  var user: SimulatedFacebook.User?
  var graph: [String: Any] = [:]

  static var current: FacebookState { StandIn.state { FacebookState() } }
}

// MARK: Tokens

private final class TokenParts {
  var text = ""
  var granted: Set<String> = []
  var declined: Set<String> = []
  var expired: Set<String> = []
  var app = ""
  var user = ""
  var expiration = Date.distantFuture
  var refreshed = Date.distantPast
  var dataExpiration = Date.distantFuture

  static func of(_ token: AccessToken) -> TokenParts { StandIn.state(of: token) { TokenParts() } }
}

extension AccessToken {
  private var parts: TokenParts { TokenParts.of(self) }

  func standIn_init(
    tokenString: String, permissions: [String], declinedPermissions: [String],
    expiredPermissions: [String], appID: String, userID: String, expirationDate: Date?,
    refreshDate: Date?, dataAccessExpirationDate: Date?
  ) {
    (parts.text, parts.app, parts.user) = (tokenString, appID, userID)
    (parts.granted, parts.declined) = (Set(permissions), Set(declinedPermissions))
    parts.expired = Set(expiredPermissions)
    parts.expiration = expirationDate ?? .distantFuture
    parts.refreshed = refreshDate ?? Date.uiKitNow()
    parts.dataExpiration = dataAccessExpirationDate ?? .distantFuture
  }

  var standIn_tokenString: String { parts.text }
  var standIn_appID: String { parts.app }
  var standIn_userID: String { parts.user }
  var standIn_expirationDate: Date { parts.expiration }
  var standIn_refreshDate: Date { parts.refreshed }
  var standIn_dataAccessExpirationDate: Date { parts.dataExpiration }
  var standIn_isExpired: Bool { parts.expiration <= Date.uiKitNow() }
  var standIn_isDataAccessExpired: Bool { parts.dataExpiration <= Date.uiKitNow() }
  var standIn___permissions: Set<String> { parts.granted }
  var standIn___declinedPermissions: Set<String> { parts.declined }
  var standIn___expiredPermissions: Set<String> { parts.expired }
  func standIn_hasGranted(permission: String) -> Bool { parts.granted.contains(permission) }
  static var standIn_isCurrentAccessTokenActive: Bool { current.map { !$0.isExpired } ?? false }

  static func standIn_current_isSet() {
    NotificationCenter.default.post(name: .AccessTokenDidChange, object: self)
  }
}

// MARK: Profiles

private final class ProfileParts {
  var user: SimulatedFacebook.User?

  static func of(_ profile: Profile) -> ProfileParts {
    StandIn.state(of: profile) { ProfileParts() }
  }
}

extension Profile {
  private var user: SimulatedFacebook.User? { ProfileParts.of(self).user }

  var standIn_userID: String { user?.id ?? "" }
  var standIn_name: String? { user?.name }
  var standIn_email: String? { user?.email }
  var standIn_firstName: String? { user?.name.split(separator: " ").first.map(String.init) }
  var standIn_lastName: String? {
    user?.name.split(separator: " ").dropFirst().last.map(String.init)
  }

  static func standIn_loadCurrentProfile(completion: ((Profile?, (any Error)?) -> Void)?) {
    StandIn.reply {
      guard AccessToken.current != nil, let user = SimulatedFacebook.user else {
        completion?(nil, nil)
        return
      }
      let profile = uiKitObject(Profile.self)
      ProfileParts.of(profile).user = user
      current = profile
      completion?(profile, nil)
    }
  }
}
