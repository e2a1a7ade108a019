public import HeadlessUIKit

/// The screen on which a user chooses devices nearby.
///
/// A test connects devices, see ``SimulatedPeers``; the user taps "Done" or "Cancel".
open class MCBrowserViewController: UIViewController {
  /// The delegate, which dismisses the screen.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The session.
  public final let session: MCSession
  /// The smallest number of devices.
  open var minimumNumberOfPeers = 2
  /// The largest number of devices.
  open var maximumNumberOfPeers = 8

  /// Creates a screen for a service.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let done = UIAction(title: "Done") { [unowned self] _ in
      delegate?.browserViewControllerDidFinish(self)
    }
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in
      delegate?.browserViewControllerWasCancelled(self)
    }
    let stack = UIStackView(
      arrangedSubviews: [done, cancel].map { UIButton(type: .system, primaryAction: $0) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// The methods by which the screen tells what the user has done.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)

  /// Called when the user does not want to.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
