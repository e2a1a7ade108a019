import HeadlessUIKit

/// The delegate of the app under test, which shows the example that the launch asks for.
final class XCUITestedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?
  private var orders: OrderFlow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let arguments = CommandLine.arguments
    if arguments.contains("-bird-guide") {
      coordinator = AppCoordinator(window: window, store: SightingStore())
      coordinator?.start()
      return true
    }
    if arguments.contains("-orders") {
      let orders = OrderFlow(order: Order(drinks: ["Tea", "Coffee"]))
      self.orders = orders
      window.rootViewController = orders.navigationController
      window.makeKeyAndVisible()
      return true
    }
    let root = arguments.contains("-sign-up") ? makeSignUp() : makeInbox()
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    return true
  }

  private func makeInbox() -> UIViewController {
    let isEmpty = ProcessInfo.processInfo.environment["EMPTY_INBOX"] == "YES"
    return InboxViewController(
      isEmpty
        ? Mailbox(today: [], earlier: [])
        : Mailbox(today: ["Rent", "Party", "Offer"], earlier: ["Holidays", "Recipe"]))
  }

  /// The form, which greets a new user, after the server has had its time.
  private func makeSignUp() -> UIViewController {
    let form = SignUpViewController()
    let delay = UserDefaults.standard.double(forKey: "serverDelay")
    form.onSignUp = { [weak form] entered in
      UIView.animate(withDuration: 0, delay: delay) {
      } completion: { _ in
        let alert = UIAlertController(
          title: "Welcome, \(entered.name)",
          message: "\(entered.seats) seats, \(entered.plan.title)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        form?.present(alert, animated: true)
      }
    }
    return form
  }
}
