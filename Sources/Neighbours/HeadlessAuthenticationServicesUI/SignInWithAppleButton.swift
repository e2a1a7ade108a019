public import HeadlessAuthenticationServices
public import HeadlessSwiftUI

/// A button that signs in with an Apple Account.
public nonisolated struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    let type: ASAuthorizationAppleIDButton.ButtonType

    public static let signIn = Label(type: .signIn)
    public static let signUp = Label(type: .signUp)
    public static let `continue` = Label(type: .continue)
  }

  /// The colors of the button.
  public struct Style: Hashable, Sendable {
    let style: ASAuthorizationAppleIDButton.Style

    public static let black = Style(style: .black)
    public static let white = Style(style: .white)
    public static let whiteOutline = Style(style: .whiteOutline)
  }

  private let label: Label
  private let onRequest: @MainActor (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void

  /// Creates a button that lets the app say what it wants to know, and tells what came of it.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping @MainActor (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
  ) {
    (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion)
  }

  /// The button.
  @MainActor public var body: some View {
    SignInScreen(label: label, onRequest: onRequest, onCompletion: onCompletion)
  }
}

extension View {
  /// Gives colors to the buttons within that sign in.
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { environment(\.signInStyle, style) }
}

/// UIKit's button.
private struct SignInScreen: UIViewRepresentable {
  let label: SignInWithAppleButton.Label
  let onRequest: @MainActor (ASAuthorizationAppleIDRequest) -> Void
  let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void

  func makeCoordinator() -> SignIn { SignIn(self) }

  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    let style = context.environment.signInStyle.style
    let button = ASAuthorizationAppleIDButton(type: label.type, style: style)
    let signIn = context.coordinator
    button.addAction(UIAction { [weak signIn] _ in signIn?.begin() }, for: .touchUpInside)
    return button
  }

  func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {
    context.coordinator.screen = self
  }

  /// Asks, and hears the answer.
  @MainActor
  final class SignIn: NSObject, ASAuthorizationControllerDelegate {
    var screen: SignInScreen
    private var controller: ASAuthorizationController?

    init(_ screen: SignInScreen) { self.screen = screen }

    func begin() {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      screen.onRequest(request)
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      self.controller = controller
      controller.performRequests()
    }

    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) { screen.onCompletion(.success(authorization)) }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) { screen.onCompletion(.failure(error)) }
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}
