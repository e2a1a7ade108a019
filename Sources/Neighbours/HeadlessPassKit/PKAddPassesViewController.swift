public import HeadlessUIKit

/// The screen on which a user takes tickets and cards: they tap "Add" or "Cancel".
open class PKAddPassesViewController: UIViewController {
  /// The delegate, which dismisses the screen.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  private final let passes: [PKPass]

  /// Creates a screen for one.
  public convenience init?(pass: PKPass) { self.init(passes: [pass]) }

  /// Creates a screen for some; `nil` for none.
  public init?(passes: [PKPass]) {
    guard !passes.isEmpty else { return nil }
    self.passes = passes
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether they can be taken.
  open class func canAddPasses() -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let add = UIAction(title: "Add") { [unowned self] _ in
      WalletPasses.current.add(passes)
      finish()
    }
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in finish() }
    let stack = UIStackView(
      arrangedSubviews: [add, cancel].map { UIButton(type: .system, primaryAction: $0) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private final func finish() {
    if let delegate {
      delegate.addPassesViewControllerDidFinish(self)
    } else {
      dismiss(animated: true)
    }
  }
}

/// The method by which the screen tells that the user is done.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    controller.dismiss(animated: true)
  }
}
