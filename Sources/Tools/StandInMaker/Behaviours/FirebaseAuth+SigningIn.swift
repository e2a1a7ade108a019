import FleetStandIns
import Foundation
import HeadlessUIKit

extension Auth {
  private var accounts: AuthAccounts { AuthAccounts.current }

  var standIn_currentUser: User? { accounts.current?.user }

  func standIn_signIn(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try result(of: accounts.account(email, password), isNew: false)
    }
  }

  func standIn_createUser(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try AuthProblem.check(email: email)
      guard accounts.account(email: email) == nil else { throw .emailAlreadyInUse }
      try AuthProblem.check(password: password)
      let account = accounts.add()
      (account.email, account.password, account.providers) = (email, password, ["password"])
      return try result(of: account, isNew: true)
    }
  }

  func standIn_signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in
      if let account = accounts.current, account.isAnonymous {
        return try result(of: account, isNew: false)
      }
      return try result(of: accounts.add(), isNew: true)
    }
  }

  func standIn_signIn(
    withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      let known = accounts.accounts.first { $0.uid == token }
      let account = known ?? accounts.add(uid: token)
      if known == nil { account.providers = ["custom"] }
      return try result(of: account, isNew: known == nil)
    }
  }

  func standIn_signIn(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      let proof = AuthProof.of(credential)
      if let account = try accounts.account(of: proof) {
        return try result(of: account, isNew: false)
      }
      let account = accounts.add()
      account.take(proof)
      return try result(of: account, isNew: true, credential)
    }
  }

  func standIn_signOut() throws { accounts.signOut(of: self) }

  func standIn_sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try AuthProblem.check(email: email)
      guard accounts.account(email: email) != nil || accounts.protectsEmails else {
        throw .userNotFound
      }
    }
  }

  func standIn_fetchSignInMethods(
    forEmail email: String, completion: (([String]?, (any Error)?) -> Void)?
  ) {
    authReply(completion) { [self] () throws(AuthProblem) in
      try AuthProblem.check(email: email)
      return accounts.protectsEmails ? [] : accounts.account(email: email)?.providers ?? []
    }
  }

  func standIn_updateCurrentUser(_ user: User?, completion: (((any Error)?) -> Void)?) {
    authReply(completion) { [self] () throws(AuthProblem) in
      guard let user else { throw .nullUser }
      accounts.signIn(AuthAccount.of(user), in: self)
    }
  }

  // MARK: Listeners

  func standIn_addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any NSObjectProtocol { add(AuthListener(hearsOfTokens: false, listener)) }

  func standIn_removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
    accounts.listeners.removeAll { $0 === listenerHandle }
  }

  func standIn_addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any NSObjectProtocol { add(AuthListener(hearsOfTokens: true, listener)) }

  func standIn_removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) {
    accounts.listeners.removeAll { $0 === listenerHandle }
  }

  private func result(
    of account: AuthAccount, isNew: Bool, _ credential: AuthCredential? = nil
  ) throws(AuthProblem) -> AuthDataResult {
    guard !account.isDisabled else { throw .userDisabled }
    accounts.signIn(account, in: self)
    return AuthSignedIn.result(account.user, isNew: isNew, credential: credential)
  }

  /// Each hears at once who is there.
  private func add(_ listener: AuthListener) -> AuthListener {
    accounts.listeners.append(listener)
    StandIn.reply { [self] in
      if accounts.listeners.contains(where: { $0 === listener }) {
        listener.tell(self, accounts.current?.user)
      }
    }
    return listener
  }
}
