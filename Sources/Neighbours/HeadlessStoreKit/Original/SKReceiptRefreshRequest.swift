/// The question for the receipt of all that the user has bought.
open class SKReceiptRefreshRequest: SKRequest {
  /// What the receipt is to be like in tests.
  open var receiptProperties: [String: Any]?

  /// Creates a question.
  public override convenience init() { self.init(receiptProperties: nil) }

  /// Creates a question.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
  }
}

/// Whether the receipt is over.
public let SKReceiptPropertyIsExpired = "expired"
/// Whether the receipt was taken back.
public let SKReceiptPropertyIsRevoked = "revoked"
/// Whether the receipt is of a purchase for many.
public let SKReceiptPropertyIsVolumePurchase = "vpp"
