import FleetStandIns
import Foundation
import HeadlessUIKit

extension AuthDataResult {
  var standIn_user: User { AuthSignedIn.of(self).user ?? uiKitObject(User.self) }
  var standIn_credential: OAuthCredential? { AuthSignedIn.of(self).credential as? OAuthCredential }

  var standIn_additionalUserInfo: AdditionalUserInfo? {
    let info = uiKitObject(AdditionalUserInfo.self)
    AuthSignedIn.of(info).isNew = AuthSignedIn.of(self).isNew
    return info
  }
}

extension AdditionalUserInfo {
  var standIn_isNewUser: Bool { AuthSignedIn.of(self).isNew }
}

extension User {
  private var account: AuthAccount { AuthAccount.of(self) }
  private var isKnown: Bool { account.kept === self }

  var standIn_uid: String { account.uid }
  var standIn_email: String? { account.email }
  var standIn_displayName: String? { account.displayName }
  var standIn_photoURL: URL? { account.photoURL }
  var standIn_phoneNumber: String? { account.phoneNumber }
  var standIn_isAnonymous: Bool { account.isAnonymous }
  var standIn_isEmailVerified: Bool { account.isEmailVerified }
  var standIn_providerID: String { "Firebase" }
  var standIn_refreshToken: String? { "refresh-\(account.uid)" }

  var standIn_metadata: UserMetadata {
    let metadata = uiKitObject(UserMetadata.self)
    _ = StandIn.state(of: metadata) { account }
    return metadata
  }

  func standIn_reload(completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in try checked() }
  }

  func standIn_updateEmail(to email: String, completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try checked()
      try AuthProblem.check(email: email)
      guard AuthAccounts.current.account(email: email).map({ $0 === account }) ?? true else {
        throw .emailAlreadyInUse
      }
      (account.email, account.isEmailVerified) = (email, false)
    }
  }

  func standIn_updatePassword(to password: String, completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try checked()
      try AuthProblem.check(password: password)
      account.password = password
    }
  }

  func standIn_sendEmailVerification(completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in try checked() }
  }

  func standIn_sendEmailVerification(
    beforeUpdatingEmail email: String, completion: (((any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try checked()
      try AuthProblem.check(email: email)
    }
  }

  func standIn_reauthenticate(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try checked()
      let found = try AuthAccounts.current.account(of: AuthProof.of(credential))
      guard found === account else { throw .userMismatch }
      return AuthSignedIn.result(account.user)
    }
  }

  func standIn_link(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try checked()
      let (proof, accounts) = (AuthProof.of(credential), AuthAccounts.current)
      guard !account.providers.contains(proof.provider) else { throw .providerAlreadyLinked }
      if proof.provider == "password" {
        try AuthProblem.check(email: proof.first)
        let owner = accounts.account(email: proof.first)
        guard owner == nil || owner === account else { throw .emailAlreadyInUse }
        try AuthProblem.check(password: proof.second)
      } else if try accounts.account(of: proof) != nil {
        throw .credentialAlreadyInUse
      }
      account.take(proof)
      return AuthSignedIn.result(account.user, credential: credential)
    }
  }

  func standIn_unlink(
    fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try checked()
      guard account.providers.contains(provider) else { throw .noSuchProvider }
      account.leave(provider)
      return self
    }
  }

  func standIn_delete(completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try checked()
      let (account, accounts) = (account, AuthAccounts.current)
      accounts.accounts.removeAll { $0 === account }
      account.kept = nil
      if accounts.current === account { accounts.signIn(nil, in: Auth.auth()) }
    }
  }

  func standIn_getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
    standIn_getIDTokenForcingRefresh(false, completion: completion)
  }

  func standIn_getIDTokenForcingRefresh(
    _ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in try token(isNew: forceRefresh) }
  }

  func standIn_getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
    standIn_getIDTokenResult(forcingRefresh: false, completion: completion)
  }

  func standIn_getIDTokenResult(
    forcingRefresh forceRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      let result = uiKitObject(AuthTokenResult.self)
      AuthSignedIn.of(result).token = try token(isNew: forceRefresh)
      AuthSignedIn.of(result).date = .uiKitNow()
      return result
    }
  }

  func standIn_createProfileChangeRequest() -> UserProfileChangeRequest {
    let request = uiKitObject(UserProfileChangeRequest.self)
    AuthSignedIn.of(request).user = self
    return request
  }

  private func checked() throws(AuthProblem) {
    guard isKnown else { throw .userNotFound }
    guard !account.isDisabled else { throw .userDisabled }
  }

  private func token(isNew: Bool) throws(AuthProblem) -> String {
    try checked()
    if isNew {
      account.tokens += 1
      for listener in AuthAccounts.current.listeners where listener.hearsOfTokens {
        listener.tell(Auth.auth(), self)
      }
    }
    return account.token
  }
}

extension UserMetadata {
  private var account: AuthAccount { StandIn.state(of: self) { AuthAccount() } }

  var standIn_creationDate: Date? { account.creation }
  var standIn_lastSignInDate: Date? { account.lastSignIn }
}

extension AuthTokenResult {
  var standIn_token: String { AuthSignedIn.of(self).token }
  var standIn_issuedAtDate: Date { AuthSignedIn.of(self).date ?? .distantPast }
  var standIn_expirationDate: Date { issuedAtDate.addingTimeInterval(3600) }
}

/// What a request was given; what was not set stays as it is.
private final class ProfileChange {
  var hasName = false
  var hasPhoto = false
}

extension UserProfileChangeRequest {
  private var change: ProfileChange { StandIn.state(of: self) { ProfileChange() } }

  func standIn_displayName_isSet() { change.hasName = true }
  func standIn_photoURL_isSet() { change.hasPhoto = true }

  func standIn_commitChanges(completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in
      guard let user = AuthSignedIn.of(self).user else { throw .nullUser }
      let account = AuthAccount.of(user)
      if change.hasName { account.displayName = displayName }
      if change.hasPhoto { account.photoURL = photoURL }
    }
  }
}

// MARK: - Credentials

extension AuthCredential {
  var standIn_provider: String { AuthProof.of(self).provider }
}

extension EmailAuthProvider {
  static func standIn_credential(withEmail email: String, password: String) -> AuthCredential {
    AuthProof.credential(AuthCredential.self, "password", email, password)
  }
}

extension GoogleAuthProvider {
  static func standIn_credential(withIDToken idToken: String, accessToken: String) -> AuthCredential
  {
    AuthProof.credential(AuthCredential.self, "google.com", idToken)
  }
}

extension FacebookAuthProvider {
  static func standIn_credential(withAccessToken accessToken: String) -> AuthCredential {
    AuthProof.credential(AuthCredential.self, "facebook.com", accessToken)
  }
}

extension GitHubAuthProvider {
  static func standIn_credential(withToken token: String) -> AuthCredential {
    AuthProof.credential(AuthCredential.self, "github.com", token)
  }
}

extension TwitterAuthProvider {
  static func standIn_credential(withToken token: String, secret: String) -> AuthCredential {
    AuthProof.credential(AuthCredential.self, "twitter.com", token)
  }
}

extension OAuthProvider {
  static func standIn_credential(
    withProviderID providerID: String, idToken: String, rawNonce: String?
  ) -> OAuthCredential { AuthProof.credential(OAuthCredential.self, providerID, idToken) }

  static func standIn_credential(
    withProviderID providerID: String, idToken: String, rawNonce: String?, accessToken: String?
  ) -> OAuthCredential { AuthProof.credential(OAuthCredential.self, providerID, idToken) }

  static func standIn_credential(
    withProviderID providerID: String, idToken: String, accessToken: String?
  ) -> OAuthCredential { AuthProof.credential(OAuthCredential.self, providerID, idToken) }

  static func standIn_credential(
    withProviderID providerID: String, accessToken: String
  ) -> OAuthCredential { AuthProof.credential(OAuthCredential.self, providerID, accessToken) }

  static func standIn_appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { AuthProof.credential(OAuthCredential.self, "apple.com", idToken) }
}

extension PhoneAuthProvider {
  func standIn_verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)?,
    completion: ((String?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { () throws(AuthProblem) in
      guard !phoneNumber.isEmpty else { throw .missingPhoneNumber }
      return "verification of \(phoneNumber)"
    }
  }

  func standIn_credential(
    withVerificationID verificationID: String, verificationCode: String
  ) -> PhoneAuthCredential {
    let number = verificationID.replacing("verification of ", with: "")
    return AuthProof.credential(PhoneAuthCredential.self, "phone", number, verificationCode)
  }
}
