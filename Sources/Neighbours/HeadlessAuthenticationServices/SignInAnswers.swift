import HeadlessUIKit

/// The user of one application's device, and what the app knows of them.
@MainActor
final class SignInAnswers: ScopedState {
  typealias State = ASAuthorizationAppleIDProvider.CredentialState

  var user = "000001.simulated.0001"
  var email: String? = "wren@example.com"
  var fullName: PersonNameComponents? = {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Jenny", "Wren")
    return name
  }()
  var isSignedIn = true
  var password: ASPasswordCredential?
  var next: SimulatedAppleID.Answer?
  private var states: [String: State] = [:]
  private var signIns = 0

  nonisolated init() {}

  func state(of user: String) -> State { states[user] ?? .notFound }

  func set(_ state: State, of user: String) {
    states[user] = state
    guard state == .revoked else { return }
    NotificationCenter.default.post(
      name: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil)
  }

  func ask(_ question: SignInQuestion) {
    if let next {
      self.next = nil
      return answer(next, question)
    }
    let buttons = [SystemAlert.Button("Cancel", .denies(.denied))]
    UIApplication.shared.ask(
      SystemAlert(
        title: title, message: message(of: question),
        buttons: buttons + question.choices.map { .init($0.title, .allows(.allowed)) }),
      isWanted: { question.isOpen }
    ) { [self] button in
      let choice = question.choices.first { $0.title == button.title }
      choice.map { choose($0, in: question) } ?? question.end(.error(.canceled))
    }
  }

  private var title: String { "Sign In to “\(UIApplication.shared.nameForUser)”" }

  /// Takes a question back, with the alert that asks it.
  func withdraw(_ question: SignInQuestion) {
    question.end(.error(.canceled))
    guard let alert = UIApplication.shared.systemAlert, alert.title == title,
      let cancel = alert.actions.first
    else { return }
    alert.choose(cancel)
  }

  private func message(of question: SignInQuestion) -> String {
    question.choices.contains { if case .apple = $0 { true } else { false } }
      ? "Use your Apple Account, “\(email ?? user)”." : "Use a password that you have saved."
  }

  private func answer(_ answer: SimulatedAppleID.Answer, _ question: SignInQuestion) {
    let choice = question.choices.first {
      switch $0 {
      case .apple: answer == .signsIn
      case .password: answer == .usesPassword
      }
    }
    if let choice { return choose(choice, in: question) }
    question.end(.error(answer == .fails ? .failed : .canceled))
  }

  private func choose(_ choice: SignInQuestion.Choice, in question: SignInQuestion) {
    switch choice {
    case .password(let credential, let request):
      question.end(.signedIn(ASAuthorization(request.provider, credential)))
    case .apple(let request):
      guard isSignedIn else { return question.end(.error(.unknown)) }
      question.end(.signedIn(ASAuthorization(request.provider, credential(for: request))))
    }
  }

  /// The name and the address are told the first time only.
  private func credential(
    for request: ASAuthorizationAppleIDRequest
  ) -> ASAuthorizationAppleIDCredential {
    let scopes = state(of: user) == .authorized ? [] : request.requestedScopes ?? []
    states[user] = .authorized
    signIns += 1
    return ASAuthorizationAppleIDCredential(
      user, state: request.state, scopes: scopes, code: Data("code \(signIns)".utf8),
      token: token(request.nonce), email: scopes.contains(.email) ? email : nil,
      fullName: scopes.contains(.fullName) ? fullName : nil)
  }

  /// A token of the three parts that servers take apart, without a signature of Apple's.
  private func token(_ nonce: String?) -> Data {
    var claims = [
      "iss": "https://appleid.apple.com", "aud": PortedModules.appIdentifier ?? "", "sub": user,
    ]
    claims["email"] = email
    claims["nonce"] = nonce
    let parts = [["alg": "none"], claims].map { part in
      let data = (try? JSONSerialization.data(withJSONObject: part, options: .sortedKeys)) ?? Data()
      return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }
    return Data((parts + [""]).joined(separator: ".").utf8)
  }
}
