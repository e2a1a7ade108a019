import FleetStandIns
import Foundation
import HeadlessUIKit

// Users are kept in memory, as long as the application. What takes a network on a device is done in the next
// turn of the main loop; the listeners hear of it before the completion.

/// The users that Firebase Auth knows, which a test says.
public enum SimulatedAuth {
  /// Adds a user who can sign in with a password.
  @discardableResult
  public static func addUser(
    email: String, password: String, uid: String? = nil, displayName: String? = nil,
    isEmailVerified: Bool = true
  ) -> User {
    let account = AuthAccounts.current.add(uid: uid)
    (account.email, account.password) = (email, password)
    (account.displayName, account.isEmailVerified) = (displayName, isEmailVerified)
    account.providers = ["password"]
    return account.user
  }

  /// The user with an address.
  public static func user(email: String) -> User? {
    AuthAccounts.current.account(email: email)?.user
  }

  /// Signs a user in, or out, before the app asks, as one who has signed in at an earlier launch.
  public static func signIn(_ user: User?) {
    AuthAccounts.current.current = user.map(AuthAccount.of)
  }

  /// Keeps a user from signing in.
  public static func disable(_ user: User) { AuthAccount.of(user).isDisabled = true }

  /// The code that comes by text message.
  public static var verificationCode: String {
    get { AuthAccounts.current.verificationCode }
    set { AuthAccounts.current.verificationCode = newValue }
  }

  /// Whether it is kept secret who has an account, as in projects that began after September 2023: a wrong
  /// password and an unknown address are one error.
  public static var protectsEmails: Bool {
    get { AuthAccounts.current.protectsEmails }
    set { AuthAccounts.current.protectsEmails = newValue }
  }
}

// MARK: - What is kept

final class AuthAccounts {
  var accounts: [AuthAccount] = []
  var current: AuthAccount?
  var listeners: [AuthListener] = []
  var verificationCode = "123456"
  var protectsEmails = false
  private var count = 0

  static var current: AuthAccounts { StandIn.state { AuthAccounts() } }

  func add(uid: String? = nil) -> AuthAccount {
    count += 1
    let user = uiKitObject(User.self)
    let account = AuthAccount.of(user)
    (account.uid, account.kept) = (uid ?? "user-\(count)", user)
    accounts.append(account)
    return account
  }

  func account(email: String) -> AuthAccount? {
    accounts.first { $0.email?.lowercased() == email.lowercased() }
  }

  /// The account of an address and a password.
  func account(_ email: String, _ password: String) throws(AuthProblem) -> AuthAccount {
    try AuthProblem.check(email: email)
    guard let account = account(email: email) else {
      throw protectsEmails ? .invalidCredential : .userNotFound
    }
    guard account.password == password else {
      throw protectsEmails ? .invalidCredential : .wrongPassword
    }
    return account
  }

  /// The account that a credential belongs to; `nil` where it is a new user's.
  func account(of proof: AuthProof) throws(AuthProblem) -> AuthAccount? {
    switch proof.provider {
    case "password": return try account(proof.first, proof.second)
    case "phone":
      guard proof.second == verificationCode else { throw .invalidVerificationCode }
      return accounts.first { $0.phoneNumber == proof.first }
    default: return accounts.first { $0.identities[proof.provider] == proof.first }
    }
  }

  /// Makes a user the one who is signed in, and tells the listeners.
  func signIn(_ account: AuthAccount?, in auth: Auth) {
    let isOther = account !== current
    account?.lastSignIn = .uiKitNow()
    current = account
    tell(auth, isOther: isOther)
  }

  func signOut(of auth: Auth) {
    guard current != nil else { return }
    current = nil
    StandIn.reply { [self] in tell(auth, isOther: true) }
  }

  private func tell(_ auth: Auth, isOther: Bool) {
    NotificationCenter.default.post(name: .AuthStateDidChange, object: auth)
    for listener in listeners where isOther || listener.hearsOfTokens {
      listener.tell(auth, current?.user)
    }
  }
}

final class AuthAccount {
  var uid = ""
  var email: String?
  var password: String?
  var displayName: String?
  var photoURL: URL?
  var phoneNumber: String?
  var isEmailVerified = false
  var isDisabled = false
  var providers: [String] = []
  /// What credentials of other providers are known by.
  var identities: [String: String] = [:]
  var lastSignIn: Date?
  let creation = Date.uiKitNow()

  /// A user of no provider is known by nothing.
  var isAnonymous: Bool { providers.isEmpty }
  /// How many tokens it has had.
  var tokens = 1
  /// The user, who is known from then on that the account is kept.
  var kept: User?

  var user: User { kept ?? uiKitObject(User.self) }
  var token: String { "token-\(uid)-\(tokens)" }

  /// Takes what a credential says.
  func take(_ proof: AuthProof) {
    providers.append(proof.provider)
    switch proof.provider {
    case "password": (email, password) = (proof.first, proof.second)
    case "phone": phoneNumber = proof.first
    default: identities[proof.provider] = proof.first
    }
  }

  /// Forgets what a credential of a provider has said; the address stays.
  func leave(_ provider: String) {
    providers.removeAll { $0 == provider }
    switch provider {
    case "password": password = nil
    case "phone": phoneNumber = nil
    default: identities[provider] = nil
    }
  }

  static func of(_ user: User) -> AuthAccount { StandIn.state(of: user) { AuthAccount() } }
}

final class AuthListener: NSObject {
  let tell: (Auth, User?) -> Void
  let hearsOfTokens: Bool

  init(hearsOfTokens: Bool, _ tell: @escaping (Auth, User?) -> Void) {
    (self.hearsOfTokens, self.tell) = (hearsOfTokens, tell)
  }
}

/// What a credential says: a provider, and what proves who it is.
final class AuthProof {
  var provider = ""
  var first = ""
  var second = ""

  static func of(_ credential: AuthCredential) -> AuthProof {
    StandIn.state(of: credential) { AuthProof() }
  }

  static func credential<Credential: AuthCredential>(
    _ type: Credential.Type, _ provider: String, _ first: String, _ second: String = ""
  ) -> Credential {
    let credential = uiKitObject(type)
    let proof = of(credential)
    (proof.provider, proof.first, proof.second) = (provider, first, second)
    return credential
  }
}

/// An error of a number, with its name as the server has it, and our words.
enum AuthProblem: Int, Error {
  case invalidCredential = 17004
  case userDisabled = 17005
  case emailAlreadyInUse = 17007
  case invalidEmail = 17008
  case wrongPassword = 17009
  case userNotFound = 17011
  case credentialAlreadyInUse = 17025
  case weakPassword = 17026
  case providerAlreadyLinked = 17015
  case noSuchProvider = 17016
  case userMismatch = 17024
  case missingEmail = 17034
  case missingPhoneNumber = 17041
  case invalidVerificationCode = 17044
  case nullUser = 17067

  private var words: (name: String, sentence: String) {
    switch self {
    case .invalidCredential: ("INVALID_CREDENTIAL", "The credential is wrong or out of date.")
    case .userDisabled: ("USER_DISABLED", "The account was disabled.")
    case .emailAlreadyInUse: ("EMAIL_ALREADY_IN_USE", "Another account has this email address.")
    case .invalidEmail: ("INVALID_EMAIL", "The email address is no address.")
    case .wrongPassword: ("WRONG_PASSWORD", "The password is wrong.")
    case .userNotFound: ("USER_NOT_FOUND", "There is no such user.")
    case .credentialAlreadyInUse:
      ("CREDENTIAL_ALREADY_IN_USE", "Another account has this credential.")
    case .weakPassword: ("WEAK_PASSWORD", "A password has 6 characters or more.")
    case .providerAlreadyLinked: ("PROVIDER_ALREADY_LINKED", "The user has this provider.")
    case .noSuchProvider: ("NO_SUCH_PROVIDER", "The user has no such provider.")
    case .userMismatch: ("USER_MISMATCH", "The credential is another user's.")
    case .missingEmail: ("MISSING_EMAIL", "An email address is missing.")
    case .missingPhoneNumber: ("MISSING_PHONE_NUMBER", "A phone number is missing.")
    case .invalidVerificationCode: ("INVALID_VERIFICATION_CODE", "The code is wrong.")
    case .nullUser: ("NULL_USER", "There is no user.")
    }
  }

  static func check(email: String) throws(AuthProblem) {
    guard !email.isEmpty else { throw .missingEmail }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .invalidEmail }
  }

  static func check(password: String) throws(AuthProblem) {
    guard password.count >= 6 else { throw .weakPassword }
  }

  /// The error as the app hears of it.
  var error: any Error {
    let words = words
    return NSError(
      domain: AuthErrorDomain, code: rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: words.sentence,
        AuthErrorUserInfoNameKey: "ERROR_\(words.name)",
      ])
  }
}

/// Does something later, and tells a completion how it went.
func authReply<Value>(
  _ completion: ((Value?, (any Error)?) -> Void)?, _ work: @escaping () throws(AuthProblem) -> Value
) {
  StandIn.reply {
    do throws(AuthProblem) {
      let value = try work()
      completion?(value, nil)
    } catch { completion?(nil, error.error) }
  }
}

func authReply(
  _ completion: (((any Error)?) -> Void)?, _ work: @escaping () throws(AuthProblem) -> Void
) {
  authReply({ (_: Void?, error: (any Error)?) in completion?(error) }, work)
}

/// What a result or a request tells of.
final class AuthSignedIn {
  var user: User?
  var isNew = false
  var credential: AuthCredential?
  var token = ""
  var date: Date?

  static func of(_ object: NSObject) -> AuthSignedIn {
    StandIn.state(of: object) { AuthSignedIn() }
  }

  static func result(
    _ user: User, isNew: Bool = false, credential: AuthCredential? = nil
  ) -> AuthDataResult {
    let result = uiKitObject(AuthDataResult.self)
    let info = of(result)
    (info.user, info.isNew, info.credential) = (user, isNew, credential)
    return result
  }
}
