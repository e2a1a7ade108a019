public import HeadlessUIKit

/// The purchases of the app that are on their way.
///
/// Its observers hear on turns of the main loop.
open class SKPaymentQueue: NSObject {
  /// The queue.
  open class func `default`() -> SKPaymentQueue { ShopPayments.current.queue }

  /// Returns whether the device allows purchases.
  open class func canMakePayments() -> Bool { Shop.current.mayPay }

  /// What decides about a purchase in the shop of another country, and about a higher price.
  open weak var delegate: (any SKPaymentQueueDelegate)?

  // MARK: Hearing of purchases

  /// Adds what hears of purchases, first of unfinished ones; it is not kept alive.
  open func add(_ observer: any SKPaymentTransactionObserver) { ShopPayments.current.add(observer) }

  /// Removes what hears of purchases.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    ShopPayments.current.remove(observer)
  }

  /// What hears of purchases.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    ShopPayments.current.observers
  }

  // MARK: Buying

  /// Asks the user whether they buy something.
  open func add(_ payment: SKPayment) { ShopPayments.current.begin(payment) }

  /// The purchases that are not finished.
  open var transactions: [SKPaymentTransaction] { ShopPayments.current.transactions }

  /// Says that the user has what they bought, or knows that they have not bought it.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    ShopPayments.current.finish(transaction)
  }

  /// Asks for what the user has bought before.
  open func restoreCompletedTransactions() { ShopPayments.current.restore() }

  /// Asks for what a user of the app's has bought before.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Shows where the user enters a code, which a test reads in ``SimulatedStore/screens``.
  open func presentCodeRedemptionSheet() { Shop.current.show(.codes) }

  /// Asks whether the user agrees to a higher price, if the delegate has put that off.
  open func showPriceConsentIfNeeded() {
    guard Shop.current.holdsPriceConsent else { return }
    Shop.current.holdsPriceConsent = false
    Shop.current.show(.message(.priceIncreaseConsent))
  }

  // MARK: The shop

  /// The shop of the customer's country.
  open var storefront: SKStorefront? { Storefront.of(Shop.current.locale).map(SKStorefront.init) }
}
