public import HeadlessUIKit

/// Lets a user sign in, with Apple or a password.
///
/// The system asks in front of the app, and tells the delegate on a later turn of the main loop. A test says
/// who the user is by ``SimulatedAppleID``.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// Creates a controller for requests of which the user chooses one.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// The requests.
  public final let authorizationRequests: [ASAuthorizationRequest]

  /// What hears of the end; it is not kept alive.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?

  /// The provider of the window in front of which the system asks; it is not kept alive.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Asks the user.
  open func performRequests() { performRequests(options: []) }

  /// Asks the user; without anything to choose they have not wanted to.
  open func performRequests(options: RequestOptions) {
    // It stays until it has told, as on a device.
    MainTurn.post("ASAuthorizationController asks") { [self] in
      guard question == nil else { return }
      let choices = authorizationRequests.compactMap(\.choice)
      guard !choices.isEmpty else { return end(.error(.canceled)) }
      let question = SignInQuestion(choices) { [self] in end($0) }
      self.question = question
      SignInAnswers.current.ask(question)
    }
  }

  /// Asks no more; the delegate hears that the user did not want to.
  open func cancel() {
    if let question { SignInAnswers.current.withdraw(question) }
  }

  /// How the user is asked.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only by what is on the device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  // MARK: The model

  private final var question: SignInQuestion?

  private final func end(_ answer: SignInQuestion.Answer) {
    question = nil
    switch answer {
    case .signedIn(let authorization):
      delegate?.authorizationController(
        controller: self, didCompleteWithAuthorization: authorization)
    case .error(let code):
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
  }
}

/// What hears how a user has signed in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the user has signed in.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)

  /// Called when the user has not signed in.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// A provider of the window in front of which the system asks.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
