import HeadlessUIKit

/// The page on which a user signs in: a bar with the server's name and the button that cancels.
final class SignInPage: UIViewController {
  private let session: ASWebAuthenticationSession

  init(_ session: ASWebAuthenticationSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBar(session.url.host(percentEncoded: false) ?? "", .cancel) { [session] in
      session.userCancel()
    }
  }
}

extension SignInPage: SystemScreen {
  func userDidSwipeAway() { session.userCancel() }
}
