import HeadlessUIKit

/// A way in which things are sent.
open class PKShippingMethod: PKPaymentSummaryItem {
  /// What tells it apart.
  open var identifier: String?
  /// What is said of it.
  open var detail: String?
}
