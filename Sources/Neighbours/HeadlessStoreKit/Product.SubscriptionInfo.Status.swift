import HeadlessUIKit

extension Product.SubscriptionInfo {
  /// What the user has.
  public struct Status: Hashable, Sendable {
    /// Whether it goes on.
    public let state: RenewalState
    /// The last payment.
    public let transaction: VerificationResult<Transaction>
    /// What is known of the next payment.
    public let renewalInfo: VerificationResult<RenewalInfo>

    init(_ purchase: Purchase, in shop: Shop) {
      state = purchase.renewalState(at: Date())
      transaction = .verified(Transaction(purchase))
      renewalInfo = .verified(RenewalInfo(purchase, state, in: shop))
    }

    /// What the user has of each group that they have had one of.
    public static var all: AsyncStream<(groupID: String, statuses: [Self])> {
      let shop = Shop.current
      return AsyncStream { stream in
        for group in shop.groups {
          stream.yield((groupID: group, statuses: shop.status(of: group).map { [$0] } ?? []))
        }
        stream.finish()
      }
    }

    /// What becomes of subscriptions from now on.
    public static var updates: Statuses { Statuses(Shop.current.statusListeners.stream()) }

    /// What becomes of subscriptions, one after the other.
    public typealias Statuses = _ShopSequence<Product.SubscriptionInfo.Status>
  }
}
