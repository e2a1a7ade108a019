import FleetStandIns
public import Foundation
import HeadlessUIKit

// Needs: GIDSignIn.signIn(withPresenting:completion:), GIDSignInResult.user, GIDToken.tokenString

// No page is shown: a test says who signs in. What takes a network on a device is done in the next turn of the
// main loop.

/// The user who signs in with Google, as a test says.
public enum SimulatedGoogleSignIn {
  /// Has a user sign in where the app asks.
  ///
  /// - Parameter isRemembered: Whether the user has signed in at an earlier launch.
  public static func setUser(
    email: String, name: String, userID: String = "google-user", imageURL: URL? = nil,
    isRemembered: Bool = false
  ) {
    let state = GoogleState.current
    state.account = GoogleAccount(userID, email, name, imageURL)
    state.remembered = isRemembered ? state.account : nil
  }

  /// Has the user close the page where the app asks, as at first.
  public static func cancel() { GoogleState.current.account = nil }
}

private final class GoogleState {
  /// The account that is chosen on the page.
  var account: GoogleAccount?
  /// The account that can be signed in again.
  var remembered: GoogleAccount?
  var user: GIDGoogleUser?

  static var current: GoogleState { StandIn.state { GoogleState() } }

  static func error(_ code: Int, _ words: String) -> NSError {
    NSError(
      domain: kGIDSignInErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: words])
  }

  func signIn(_ account: GoogleAccount, _ scopes: [String]) -> GIDGoogleUser {
    if account.user == nil { account.user = GoogleAccount.made(GIDGoogleUser.self, of: account) }
    account.scopes = Array(Set(account.scopes + scopes)).sorted()
    (user, remembered) = (account.user, account)
    return account.user ?? uiKitObject(GIDGoogleUser.self)
  }
}

private final class GoogleAccount {
  let userID: String
  let email: String
  let name: String
  let imageURL: URL?
  var scopes = ["email", "openid", "profile"]
  var user: GIDGoogleUser?

  init(_ userID: String = "", _ email: String = "", _ name: String = "", _ imageURL: URL? = nil) {
    (self.userID, self.email, self.name, self.imageURL) = (userID, email, name, imageURL)
  }

  static func of(_ object: NSObject) -> GoogleAccount {
    StandIn.state(of: object) { GoogleAccount() }
  }

  /// An object that tells of an account.
  static func made<Object: NSObject>(_ type: Object.Type, of account: GoogleAccount) -> Object {
    let object = uiKitObject(type)
    _ = StandIn.state(of: object) { account }
    return object
  }
}

private final class TokenText {
  var text = ""
  let expiration = Date.uiKitNow().addingTimeInterval(3600)

  static func of(_ token: GIDToken) -> TokenText { StandIn.state(of: token) { TokenText() } }

  static func token(_ text: String) -> GIDToken {
    let token = uiKitObject(GIDToken.self)
    of(token).text = text
    return token
  }
}

extension GIDSignIn {
  private var state: GoogleState { .current }

  var standIn_currentUser: GIDGoogleUser? { state.user }

  func standIn_hasPreviousSignIn() -> Bool { state.remembered != nil }

  func standIn_restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)?) {
    StandIn.reply { [state] in
      guard let account = state.remembered else {
        completion?(nil, GoogleState.error(-4, "No user has signed in before."))
        return
      }
      completion?(state.signIn(account, []), nil)
    }
  }

  func standIn_signIn(
    withPresenting presentingViewController: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)?
  ) { signIn([], completion) }

  func standIn_signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)?
  ) { signIn([], completion) }

  func standIn_signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    additionalScopes: [String]?, completion: ((GIDSignInResult?, (any Error)?) -> Void)?
  ) { signIn(additionalScopes ?? [], completion) }

  func standIn_signIn(
    withPresenting presentingViewController: UIViewController, hint: String?,
    additionalScopes: [String]?, nonce: String?,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)?
  ) { signIn(additionalScopes ?? [], completion) }

  private func signIn(
    _ scopes: [String], _ completion: ((GIDSignInResult?, (any Error)?) -> Void)?
  ) {
    StandIn.reply { [state] in
      guard let account = state.account else {
        completion?(nil, GoogleState.error(-5, "The user has closed the page."))
        return
      }
      _ = state.signIn(account, scopes)
      completion?(GoogleAccount.made(GIDSignInResult.self, of: account), nil)
    }
  }

  func standIn_signOut() { (state.user, state.remembered) = (nil, nil) }

  func standIn_disconnect(completion: (((any Error)?) -> Void)?) {
    StandIn.reply { [state] in
      (state.user, state.remembered) = (nil, nil)
      completion?(nil)
    }
  }

  func standIn_configure(completion: (((any Error)?) -> Void)?) {
    StandIn.reply { completion?(nil) }
  }
}

extension GIDSignInResult {
  var standIn_user: GIDGoogleUser {
    GoogleAccount.of(self).user ?? uiKitObject(GIDGoogleUser.self)
  }
}

extension GIDGoogleUser {
  private var account: GoogleAccount { GoogleAccount.of(self) }

  var standIn_userID: String? { account.userID }
  var standIn_profile: GIDProfileData? { GoogleAccount.made(GIDProfileData.self, of: account) }
  var standIn_grantedScopes: [String]? { account.scopes }
  var standIn_accessToken: GIDToken { TokenText.token("access-\(account.userID)") }
  var standIn_refreshToken: GIDToken { TokenText.token("refresh-\(account.userID)") }
  var standIn_idToken: GIDToken? { TokenText.token("id-\(account.userID)") }

  func standIn_refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {
    StandIn.reply { completion(self, nil) }
  }

  func standIn_addScopes(
    _ scopes: [String], presenting presentingViewController: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)?
  ) {
    StandIn.reply { [account] in
      guard !Set(scopes).isSubset(of: account.scopes) else {
        completion?(nil, GoogleState.error(-8, "The user has granted these scopes before."))
        return
      }
      _ = GoogleState.current.signIn(account, scopes)
      completion?(GoogleAccount.made(GIDSignInResult.self, of: account), nil)
    }
  }
}

extension GIDProfileData {
  private var account: GoogleAccount { GoogleAccount.of(self) }

  var standIn_email: String { account.email }
  var standIn_name: String { account.name }
  var standIn_givenName: String? { account.name.split(separator: " ").first.map(String.init) }
  var standIn_familyName: String? {
    account.name.split(separator: " ").dropFirst().last.map(String.init)
  }
  var standIn_hasImage: Bool { account.imageURL != nil }
  func standIn_imageURL(withDimension dimension: UInt) -> URL? { account.imageURL }
}

extension GIDToken {
  var standIn_tokenString: String { TokenText.of(self).text }
  var standIn_expirationDate: Date? { TokenText.of(self).expiration }
}

extension GIDConfiguration {
  private var given: GivenClient { StandIn.state(of: self) { GivenClient() } }

  func standIn_init(clientID: String) { given.client = clientID }

  func standIn_init(clientID: String, serverClientID: String?) {
    (given.client, given.server) = (clientID, serverClientID)
  }

  var standIn_clientID: String { given.client }
  var standIn_serverClientID: String? { given.server }
}

private final class GivenClient {
  var client = ""
  var server: String?
}
