public import HeadlessUIKit

/// Lets a user sign in on a page of the web.
///
/// The system asks first, in front of the app; then a page covers the app, of which nothing is shown. A test
/// says what the user does there, by ``SimulatedWebSignIn``.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// The closure that hears of the end.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  // MARK: Creating a session

  /// Creates a session for a page, which ends at a URL of a scheme.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    self.url = URL
    callback = callbackURLScheme.map(Callback.customScheme)
    self.completionHandler = completionHandler
    super.init()
  }

  /// Creates a session for a page, which ends at some URLs.
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.url = URL
    self.callback = callback
    self.completionHandler = completionHandler
    super.init()
  }

  // MARK: Configuring it

  /// The provider of the window in which the page shows; it is not kept alive.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

  /// Whether the page knows nothing of what the user did before: then the system does not ask.
  open var prefersEphemeralWebBrowserSession = false

  /// The headers that are sent along as the page is loaded.
  open var additionalHeaderFields: [String: String]?

  // MARK: Beginning and ending

  /// Whether it can begin.
  open var canStart: Bool { !hasStarted && presentationContextProvider != nil }

  /// Begins; returns whether it could.
  @discardableResult
  open func start() -> Bool {
    guard !hasStarted else { return false }
    guard let provider = presentationContextProvider else {
      finish(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
      return false
    }
    hasStarted = true
    let window = provider.presentationAnchor(for: self)
    guard !prefersEphemeralWebBrowserSession else {
      show(in: window)
      return true
    }
    let application = UIApplication.shared
    let host = url.host(percentEncoded: false) ?? ""
    application.ask(
      SystemAlert(
        title: "“\(application.nameForUser)” Wants to Use “\(host)” to Sign In",
        message: "This allows the app and website to share information about you.",
        buttons: [.init("Cancel", .denies(.denied)), .init("Continue", .allows(.allowed))])
    ) { [self] button in
      if case .allows = button.meaning { show(in: window) } else { userCancel() }
    }
    return true
  }

  /// Ends; the page goes.
  open func cancel() {
    if hasStarted { userCancel() }
  }

  // MARK: The model

  final let url: URL
  final let callback: Callback?
  private final var completionHandler: CompletionHandler?
  private final var hasStarted = false
  /// What shows it keeps it, and it keeps the session.
  private final weak var page: SignInPage?

  /// Shows the page in front of all that the app shows.
  private final func show(in window: UIWindow) {
    guard completionHandler != nil else { return }
    var top = window.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    let page = SignInPage(self)
    self.page = page
    SignIns.current.session = self
    top?.present(page, animated: true)
  }

  /// Ends as when a user has signed in.
  final func userFinish(_ url: URL) { end(url, nil) }

  /// Ends as when a user does not want to sign in.
  final func userCancel() { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }

  private final func end(_ url: URL?, _ error: (any Error)?) {
    if SignIns.current.session === self { SignIns.current.session = nil }
    guard let page, page.presentingViewController != nil else { return finish(url, error) }
    self.page = nil
    page.dismiss(animated: true) { [self] in finish(url, error) }
  }

  private final func finish(_ url: URL?, _ error: (any Error)?) {
    guard let handler = completionHandler else { return }
    completionHandler = nil
    UIApplication.shared.mainLoop.enqueue("ASWebAuthenticationSession") { handler(url, error) }
  }
}

/// A provider of the window in which a page shows.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A window in which something shows.
public typealias ASPresentationAnchor = UIWindow
