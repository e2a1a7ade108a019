import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("FirebaseAuth by hand", .freshApplication)
struct FirebaseAuthTests {
  private let trace = Trace()
  private let auth = Auth.auth()

  init() {
    _StandIn.register("FirebaseAuth") { "Auth.signIn(withEmail:password:completion:)" }
  }

  /// Writes down how signing in went.
  private var note: @Sendable (AuthDataResult?, (any Error)?) -> Void {
    { [trace] result, error in
      let user = result?.user
      let isNew = result?.additionalUserInfo?.isNewUser == true
      trace.add(
        error.map { "\(($0 as NSError).code)" }
          ?? (user?.email ?? user?.uid ?? "nobody") + (isNew ? " new" : ""))
    }
  }

  private var noteError: @Sendable ((any Error)?) -> Void {
    { [trace] error in trace.add("\((error as NSError?)?.code ?? 0)") }
  }

  /// How something went.
  private func outcome(of work: () -> Void) -> String? {
    work()
    Fleet.settle()
    return trace.lines.last
  }

  @Test func `signs in who is known, and says by number why not`() {
    SimulatedAuth.addUser(email: "ada@example.com", password: "secret")
    SimulatedAuth.disable(SimulatedAuth.addUser(email: "bob@example.com", password: "secret"))
    let rows = [
      ("ada@example.com", "secret", "ada@example.com"), ("Ada@Example.com", "wrong", "17009"),
      ("eve@example.com", "secret", "17011"), ("bob@example.com", "secret", "17005"),
      ("ada", "secret", "17008"), ("", "secret", "17034"),
    ]
    for (email, password, expected) in rows {
      let found = outcome { auth.signIn(withEmail: email, password: password, completion: note) }
      #expect(found == expected, "\(email), \(password)")
    }

    #expect(auth.currentUser?.email == "ada@example.com")
    #expect(StandIn.unanswered.isEmpty)
    SimulatedAuth.protectsEmails = true
    for (email, password) in [("ada@example.com", "wrong"), ("eve@example.com", "secret")] {
      let found = outcome { auth.signIn(withEmail: email, password: password, completion: note) }
      #expect(found == "17004")
    }
    withFreshApplication { #expect(Auth.auth().currentUser == nil) }
  }

  @Test func `tells listeners at once, and when another user comes, before the completion`() throws
  {
    SimulatedAuth.addUser(email: "ada@example.com", password: "secret")
    let handle = auth.addStateDidChangeListener { [trace] _, user in
      trace.add("state \(user?.email ?? "nobody")")
    }
    _ = auth.addIDTokenDidChangeListener { [trace] _, user in
      trace.add("token \(user?.email ?? "nobody")")
    }
    #expect(trace.lines.isEmpty)
    Fleet.settle()
    #expect(trace.lines == ["state nobody", "token nobody"])

    auth.signIn(withEmail: "ada@example.com", password: "secret", completion: note)
    #expect(auth.currentUser == nil)
    Fleet.settle()
    auth.signIn(withEmail: "ada@example.com", password: "secret", completion: note)
    Fleet.settle()
    try auth.signOut()
    #expect(auth.currentUser == nil)
    Fleet.settle()
    auth.removeStateDidChangeListener(handle)
    SimulatedAuth.signIn(SimulatedAuth.user(email: "ada@example.com"))
    try auth.signOut()
    Fleet.settle()

    #expect(
      trace.lines.dropFirst(2) == [
        "state ada@example.com", "token ada@example.com", "ada@example.com",
        "token ada@example.com", "ada@example.com", "state nobody", "token nobody",
        "token nobody",
      ])
  }

  @Test func `makes users, who change and go`() throws {
    SimulatedAuth.addUser(email: "ada@example.com", password: "secret")
    let rows = [
      ("bob", "secret", "17008"), ("bob@example.com", "short", "17026"),
      ("ada@example.com", "secret", "17007"), ("bob@example.com", "secret", "bob@example.com new"),
    ]
    for (email, password, expected) in rows {
      let found = outcome {
        auth.createUser(withEmail: email, password: password, completion: note)
      }
      #expect(found == expected, "\(email), \(password)")
    }
    let user = try #require(auth.currentUser)
    let change = user.createProfileChangeRequest()
    change.displayName = "Bob"
    #expect(outcome { change.commitChanges(completion: noteError) } == "0")
    #expect(user.displayName == "Bob")
    #expect(outcome { user.updateEmail(to: "ada@example.com", completion: noteError) } == "17007")
    #expect(outcome { user.updateEmail(to: "rob@example.com", completion: noteError) } == "0")
    #expect(outcome { user.updatePassword(to: "weak", completion: noteError) } == "17026")
    let token = outcome {
      user.getIDTokenForcingRefresh(true) { [trace] token, _ in trace.add(token ?? "none") }
    }
    #expect(token == "token-\(user.uid)-2")
    let (made, signedIn) = (user.metadata.creationDate, user.metadata.lastSignInDate)
    #expect(try #require(made) <= #require(signedIn))
    #expect(outcome { user.delete(completion: noteError) } == "0")

    #expect(auth.currentUser == nil)
    #expect(SimulatedAuth.user(email: "rob@example.com") == nil)
    #expect(outcome { user.reload(completion: noteError) } == "17011")
  }

  @Test func `takes credentials of others, and links them to who is there`() throws {
    let google = GoogleAuthProvider.credential(withIDToken: "ada", accessToken: "a")
    #expect(outcome { auth.signIn(with: google, completion: note) } == "user-1 new")
    #expect(google.provider == "google.com")
    #expect(outcome { auth.signIn(with: google, completion: note) } == "user-1")
    let phone = PhoneAuthProvider.provider()
    let verification = outcome {
      phone.verifyPhoneNumber("+49301234", uiDelegate: nil) { [trace] id, _ in
        trace.add(id ?? "none")
      }
    }
    let code = { phone.credential(withVerificationID: verification ?? "", verificationCode: $0) }
    #expect(outcome { auth.signIn(with: code("000000"), completion: note) } == "17044")
    #expect(outcome { auth.signIn(with: code("123456"), completion: note) } == "user-2 new")
    #expect(auth.currentUser?.phoneNumber == "+49301234")

    #expect(outcome { auth.signInAnonymously(completion: note) } == "user-3 new")
    #expect(outcome { auth.signInAnonymously(completion: note) } == "user-3")
    let user = try #require(auth.currentUser)
    #expect(user.isAnonymous)
    let email = EmailAuthProvider.credential(withEmail: "bob@example.com", password: "secret")
    #expect(outcome { user.link(with: email, completion: note) } == "bob@example.com")
    #expect(!user.isAnonymous)
    #expect(outcome { user.link(with: email, completion: note) } == "17015")
    #expect(outcome { user.link(with: google, completion: note) } == "17025")
    #expect(outcome { user.reauthenticate(with: email, completion: note) } == "bob@example.com")
    #expect(outcome { user.reauthenticate(with: google, completion: note) } == "17024")
  }

  @Test func `keeps what each provider says of a user, until it is unlinked`() throws {
    let email = EmailAuthProvider.credential(withEmail: "bob@example.com", password: "secret")
    let google = GoogleAuthProvider.credential(withIDToken: "bob", accessToken: "a")
    let github = GitHubAuthProvider.credential(withToken: "bob")
    let phone = PhoneAuthProvider.provider().credential(
      withVerificationID: "verification of +491", verificationCode: "123456")
    #expect(outcome { auth.signIn(with: google, completion: note) } == "user-1 new")
    let user = try #require(auth.currentUser)
    for credential in [github, phone, email] {
      #expect(outcome { user.link(with: credential, completion: note) } == user.email ?? user.uid)
    }
    for credential in [google, github, phone, email] {
      #expect(outcome { auth.signIn(with: credential, completion: note) } == "bob@example.com")
    }

    let rows: [(AuthCredential, String)] = [
      (github, "user-2 new"), (phone, "user-3 new"), (email, "17009"),
    ]
    for (credential, expected) in rows {
      let provider = credential.provider
      let unlink = {
        user.unlink(fromProvider: provider) { [trace] user, error in
          trace.add(user?.uid ?? "\((error as NSError?)?.code ?? 0)")
        }
      }
      #expect(outcome(of: unlink) == "user-1", "\(provider)")
      #expect(outcome(of: unlink) == "17016", "\(provider)")
      let found = outcome { auth.signIn(with: credential, completion: note) }
      #expect(found == expected, "\(provider)")
    }
    #expect(user.phoneNumber == nil)
    #expect(outcome { auth.signIn(with: google, completion: note) } == "bob@example.com")
    #expect(outcome { user.link(with: email, completion: note) } == "bob@example.com")
    #expect(outcome { auth.signIn(with: email, completion: note) } == "bob@example.com")
  }

  @Test func `throws in the async form, and a test's answer comes first`() async {
    SimulatedAuth.addUser(email: "ada@example.com", password: "secret")
    let signIn = { [auth, trace] (password: String) in
      do {
        let user = try await auth.signIn(withEmail: "ada@example.com", password: password).user
        trace.add(user.email ?? "none")
      } catch { trace.add("\((error as NSError).code)") }
    }
    for password in ["secret", "wrong"] {
      Task { await signIn(password) }
      await Fleet.settle()
    }
    StandIn.answer("Auth.signIn(withEmail:password:completion:)") { call in
      call.complete(nil, NSError(domain: AuthErrorDomain, code: 17020))
    }
    await signIn("secret")
    auth.sendPasswordReset(withEmail: "eve@example.com", completion: noteError)
    await Fleet.settle()

    #expect(trace.lines == ["ada@example.com", "17009", "17020", "17011"])
    #expect(StandIn.calls("Auth.signIn").count == 3)
  }
}
