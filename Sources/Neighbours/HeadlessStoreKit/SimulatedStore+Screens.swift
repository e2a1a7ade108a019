import FailureReporting
import HeadlessUIKit

extension SimulatedStore {
  /// What of the shop the user sees in front of the app.
  public enum Screen: Hashable, Sendable {
    /// The user's subscriptions, or the one of a group.
    case subscriptions(group: String?)
    /// Where the user enters a code.
    case codes
    /// The request for the money of a product.
    case refundRequest(Product.ID)
    /// What the shop has to say.
    case message(Message.Reason)
  }

  /// What of the shop the user has seen in front of the app, the first one first.
  public static var screens: [Screen] { Shop.current.screens }

  /// Notes what of the shop the user sees.
  package static func note(_ screen: Screen) { Shop.current.show(screen) }

  // MARK: What the user does

  /// What the user answers at once when the app asks whether they want their money back; without it the
  /// system's alert asks.
  public static var nextRefundRequest: Transaction.RefundRequestStatus? {
    get { Shop.current.nextRefundRequest }
    set { Shop.current.nextRefundRequest = newValue }
  }

  /// Enters a code, in the App Store or where the app has shown ``Screen/codes``.
  ///
  /// Records a failure when no product has an offer with that code.
  ///
  /// ```swift
  /// SimulatedStore.products = [
  ///   SimulatedProduct(
  ///     "birds.monthly", name: "Birds", price: 1.99, every: .monthly,
  ///     offers: [SimulatedOffer(.code, "SPRING", for: .monthly)])
  /// ]
  /// SimulatedStore.redeem("SPRING")
  /// ```
  public static func redeem(
    _ code: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    UserAct.perform(in: .shared, at: site) { _ in
      for product in products {
        guard let offer = product.offers(.code).first(where: { $0.id == code }) else { continue }
        return Shop.current.buyElsewhere(product, offer: offer)
      }
      StoreWords.noCode(code, at: site)
    }
  }

  /// Wants to buy a product on the app's page of the App Store, with an offer for users of before.
  ///
  /// The app hears of it by `PurchaseIntent.intents`, or else its observers of `SKPaymentQueue` do. If it
  /// has neither, it hears as soon as it asks for intents. Records a failure when the shop has no such
  /// product.
  ///
  /// ```swift
  /// SimulatedStore.chooseInAppStore("birds.all")
  /// ```
  public static func chooseInAppStore(
    _ id: String, winBackOffer: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    UserAct.perform(in: .shared, at: site) { _ in
      let shop = Shop.current
      guard let told = shop.product(id) else { return StoreWords.noProduct(id, at: site) }
      let product = Product(told)
      let offer = winBackOffer.flatMap { id in
        product.subscription?.winBackOffers.first { $0.id == id }
      }
      let intent = PurchaseIntent(product: product, offer: offer)
      if !shop.intentListeners.isEmpty { return shop.intentListeners.tell(intent) }
      if ShopPayments.current.observers.isEmpty { return shop.intentListeners.keep(intent) }
      ShopPayments.current.begin(chosen: told)
    }
  }

  // MARK: What the shop says

  /// Lets the shop say something to the user.
  ///
  /// An app that listens to `Message.messages` decides when the user sees it. Otherwise they see it at
  /// once, or for a higher price when the delegate of `SKPaymentQueue` agrees.
  ///
  /// ```swift
  /// SimulatedStore.send(.billingIssue)
  /// print(SimulatedStore.screens)  // the message, unless the app listens
  /// ```
  public static func send(
    _ reason: Message.Reason, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    UserAct.perform(in: .shared, at: CallSite(fileID, filePath, line, column)) { _ in
      let (shop, queue) = (Shop.current, ShopPayments.current.queue)
      if !shop.messageListeners.isEmpty {
        return shop.messageListeners.tell(Message(reason: reason))
      }
      if reason == .priceIncreaseConsent,
        queue.delegate?.paymentQueueShouldShowPriceConsent(queue) == false
      {
        return shop.holdsPriceConsent = true
      }
      shop.show(.message(reason))
    }
  }
}
