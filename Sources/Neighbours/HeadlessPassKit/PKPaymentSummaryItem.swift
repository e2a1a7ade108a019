public import HeadlessUIKit

/// A sum.
open class PKPaymentSummaryItem: NSObject {
  /// What it is for.
  open var label: String
  /// The money.
  open var amount: NSDecimalNumber
  /// Whether it is known.
  open var type: PKPaymentSummaryItemType

  /// Creates one.
  public init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}

/// Whether a sum is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final
  case pending
}
