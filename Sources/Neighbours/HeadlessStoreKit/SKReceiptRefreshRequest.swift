/// The question for the receipt of all that the user has bought.
open class SKReceiptRefreshRequest: SKRequest {
  /// What the receipt is to be like in tests.
  open var receiptProperties: [String: Any]?

  /// Creates a question.
  public init(receiptProperties properties: [String: Any]?) { receiptProperties = properties }
}
