public import HeadlessUIKit

/// What a shop says of a payment.
open class PKPaymentAuthorizationResult: NSObject {
  /// Whether it worked.
  open var status: PKPaymentAuthorizationStatus
  /// Why it did not.
  open var errors: [any Error]!

  /// Creates one.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors
    super.init()
  }
}

/// Whether a payment worked.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success
  case failure
}
