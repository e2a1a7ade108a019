import Fleet
import FleetTesting
import HeadlessAuthenticationServices
import TestSupport
import Testing

/// A screen on which a user signs in with Apple, and which writes down what comes of it.
private final class SignInScreen: UIViewController, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding
{
  var trace = Trace()
  var credential: ASAuthorizationAppleIDCredential?
  private let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func ask(_ requests: [ASAuthorizationRequest]) -> ASAuthorizationController {
    let controller = ASAuthorizationController(authorizationRequests: requests)
    controller.delegate = self
    controller.presentationContextProvider = self
    controller.performRequests()
    return controller
  }

  func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.state = "birds"
    request.nonce = "7"
    _ = ask([request, ASAuthorizationPasswordProvider().createRequest()])
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    switch authorization.credential {
    case let credential as ASAuthorizationAppleIDCredential:
      self.credential = credential
      let name = credential.fullName?.givenName ?? "no name"
      trace.add("\(credential.user): \(name), \(credential.email ?? "no address")")
    case let password as ASPasswordCredential:
      trace.add("\(password.user): \(password.password)")
    default: trace.add("something else")
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    trace.add("error \((error as NSError).code)")
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    view.window ?? ASPresentationAnchor()
  }
}

@MainActor @Suite("ASAuthorizationController", .freshApplication)
struct ASAuthorizationControllerTests {
  private let screen = SignInScreen()
  private let provider = ASAuthorizationAppleIDProvider()
  private let user = "000001.simulated.0001"

  init() { setAsAppRootWindow(screen) }

  private func state(of user: String) -> ASAuthorizationAppleIDProvider.CredentialState? {
    let trace = Trace()
    provider.getCredentialState(forUserID: user) { state, _ in trace.add("\(state.rawValue)") }
    settle()
    return trace.lines.first.flatMap(Int.init).flatMap { .init(rawValue: $0) }
  }

  private var asks: Bool {
    Fleet.screen.staticTexts["Use your Apple Account, “wren@example.com”."].exists
  }

  @Test func `the user is asked, and the name is told the first time`() throws {
    Fleet.screen.buttons["Continue with Apple"].tap()
    #expect(asks)
    #expect(screen.trace.lines.isEmpty)
    answerPermission("Continue")
    screen.signIn()
    answerPermission("Continue")

    #expect(
      screen.trace.lines == [
        "\(user): Jenny, wren@example.com", "\(user): no name, no address",
      ])
    let credential = try #require(screen.credential)
    #expect(credential.state == "birds")
    #expect(credential.authorizationCode == Data("code 2".utf8))
    let token = String(decoding: try #require(credential.identityToken), as: UTF8.self)
    let part = String(token.split(separator: ".")[1])
    let claims = try #require(
      Data(base64Encoded: part + String(repeating: "=", count: (4 - part.count % 4) % 4)))
    let known = try #require(try JSONSerialization.jsonObject(with: claims) as? [String: String])
    #expect(known["sub"] == user)
    #expect(known["nonce"] == "7")
  }

  @Test func `what the user answers comes of it`() {
    SimulatedAppleID.password = ASPasswordCredential(user: "wren", password: "nest")
    let rows: [(SimulatedAppleID.Answer, String)] = [
      (.cancels, "error 1001"), (.fails, "error 1004"), (.usesPassword, "wren: nest"),
      (.signsIn, "\(user): Jenny, wren@example.com"),
    ]
    for (answer, expected) in rows {
      SimulatedAppleID.next = answer
      screen.signIn()
      settle()
      #expect(screen.trace.lines.last == expected)
      #expect(SimulatedAppleID.next == nil)
    }
    screen.signIn()
    answerPermission("Use Password of “wren”")
    #expect(screen.trace.lines.last == "wren: nest")
    screen.signIn()
    answerPermission("Cancel")
    #expect(screen.trace.lines.last == "error 1001")
    SimulatedAppleID.isSignedIn = false
    screen.signIn()
    answerPermission("Continue")
    #expect(screen.trace.lines.last == "error 1000")
  }

  @Test func `without a choice the user is not asked, and the app can take its question back`() {
    _ = screen.ask([ASAuthorizationPasswordProvider().createRequest()])
    settle()
    #expect(screen.trace.lines == ["error 1001"])
    let controller = screen.ask([provider.createRequest()])
    settle()
    #expect(asks)
    controller.cancel()
    settle()
    #expect(screen.trace.lines == ["error 1001", "error 1001"])
    #expect(!asks)
    controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    settle()
    answerPermission("Continue")
    #expect(screen.trace.lines.last == "\(user): no name, no address")
  }

  @Test func `a test says that a user signs in no more`() async throws {
    #expect(state(of: user) == .notFound)
    SimulatedAppleID.next = .signsIn
    screen.signIn()
    await settle()
    #expect(state(of: user) == .authorized)
    let trace = Trace()
    let observer = NotificationCenter.default.addObserver(
      forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil, queue: nil
    ) { _ in trace.add("revoked") }
    defer { NotificationCenter.default.removeObserver(observer) }
    SimulatedAppleID.setCredentialState(.revoked, of: user)
    #expect(trace.lines == ["revoked"])
    #expect(try await provider.credentialState(forUserID: user) == .revoked)
    SimulatedAppleID.setCredentialState(.transferred, of: user)
    #expect(try await provider.credentialState(forUserID: user) == .transferred)
  }

  @Test func `a fresh application knows no user`() {
    SimulatedAppleID.setCredentialState(.authorized, of: user)
    withFreshApplication { #expect(state(of: user) == .notFound) }
    #expect(state(of: user) == .authorized)
  }

  @Test func `errors and buttons say what they are`() {
    let error: any Error = ASAuthorizationError(.canceled)
    let isCancelled = if case ASAuthorizationError.canceled = error { true } else { false }
    #expect(isCancelled)
    #expect(
      error.localizedDescription
        == "The operation couldn’t be completed. "
        + "(com.apple.AuthenticationServices.AuthorizationError error 1001.)")
    let rows: [(ASAuthorizationAppleIDButton, String)] = [
      (ASAuthorizationAppleIDButton(), "Sign in with Apple"),
      (ASAuthorizationAppleIDButton(type: .signUp, style: .whiteOutline), "Sign up with Apple"),
      (
        ASAuthorizationAppleIDButton(
          authorizationButtonType: .continue, authorizationButtonStyle: .white),
        "Continue with Apple"
      ),
    ]
    for (button, title) in rows {
      #expect(button.accessibilityLabel == title)
      #expect(button.intrinsicContentSize == CGSize(width: 140, height: 30))
    }
  }
}
