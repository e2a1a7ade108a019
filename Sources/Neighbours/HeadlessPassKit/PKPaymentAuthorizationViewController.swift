public import HeadlessUIKit

/// The screen on which a user pays: they tap "Pay" or "Cancel".
open class PKPaymentAuthorizationViewController: UIViewController {
  /// The delegate, which dismisses the screen.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  private final let request: PKPaymentRequest

  /// Creates a screen for a sum; `nil` without one.
  public init?(paymentRequest request: PKPaymentRequest) {
    guard !request.paymentSummaryItems.isEmpty else { return nil }
    self.request = request
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether the device can pay, as a test says.
  open class func canMakePayments() -> Bool { SimulatedWallet.canMakePayments }

  /// Returns whether the device can pay with a card, as a test says.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    SimulatedWallet.canMakePayments
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let labels = request.paymentSummaryItems.map { item in
      let label = UILabel()
      label.text = "\(item.label) \(item.amount) \(request.currencyCode)"
      return label
    }
    let accept = UIAction(title: "Pay") { [unowned self] _ in pay() }
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in
      delegate?.paymentAuthorizationViewControllerDidFinish(self)
    }
    let buttons = [accept, cancel].map { UIButton(type: .system, primaryAction: $0) }
    let stack = UIStackView(arrangedSubviews: labels + buttons)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private final func pay() {
    let payment = PKPayment()
    payment.shippingMethod = request.shippingMethods?.first
    delegate?.paymentAuthorizationViewController(self, didAuthorizePayment: payment) {
      [weak self] result in
      // After a failure the user may try again.
      guard let self, result.status == .success else { return }
      delegate?.paymentAuthorizationViewControllerDidFinish(self)
    }
  }
}

/// The methods by which the screen tells what the user has done.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has paid: the app says what became of it.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)

  /// Called when it is done; the delegate dismisses the screen.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
