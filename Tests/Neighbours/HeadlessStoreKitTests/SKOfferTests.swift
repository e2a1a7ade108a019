import Fleet
import FleetTesting
import HeadlessStoreKit
import TestSupport
import Testing

/// What an app writes that sells offers by StoreKit's first version.
private final class OfferTill: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate,
  SKPaymentQueueDelegate
{
  var trace = Trace()
  var products: [SKProduct] = []
  var takes = false
  var goesOn = false

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions where transaction.transactionState != .purchasing {
      let code = (transaction.error as? SKError).map { " \($0.code)" } ?? ""
      trace.add("\(transaction.transactionState)\(code)")
      queue.finishTransaction(transaction)
    }
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool {
    trace.add("wants \(payment.productIdentifier) \(product.localizedTitle)")
    return takes
  }

  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {
    trace.add("shop \(queue.storefront?.countryCode ?? "-")")
  }

  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool {
    trace.add("goes on in \(newStorefront.countryCode) \(newStorefront.identifier)?")
    return goesOn
  }
}

@MainActor @Suite("Offers by StoreKit's first version", .freshApplication)
struct SKOfferTests {
  private let till = OfferTill()
  private let queue = SKPaymentQueue.default()

  init() {
    setAsAppRootWindow(UIViewController())
    SimulatedStore.products = [
      SimulatedProduct(
        "month", name: "Month", price: 3, every: .monthly, group: "club", trial: .weekly,
        offers: [
          SimulatedOffer(.promotional, "spring", for: .everyTwoMonths),
          SimulatedOffer(.promotional, "year", price: 30, for: .yearly),
          SimulatedOffer(.promotional, "slow", price: 2, for: .monthly, times: 6),
        ])
    ]
    SKPaymentQueue.default().add(till)
    let request = SKProductsRequest(productIdentifiers: ["month"])
    request.delegate = till
    request.start()
    settle()
  }

  private func discount(
    _ id: String, key: String = "key", signature: String = "c2lnbmVk"
  ) -> SKPaymentDiscount {
    SKPaymentDiscount(
      identifier: id, keyIdentifier: key, nonce: UUID(), signature: signature, timestamp: 7)
  }

  private func buy(_ discount: SKPaymentDiscount? = nil) throws {
    till.trace = Trace()
    let payment = SKMutablePayment(product: try #require(till.products.first))
    payment.paymentDiscount = discount
    SimulatedStore.next = .buys
    queue.add(payment)
    settle()
    SimulatedStore.next = nil
  }

  @Test func `a product tells its offers`() throws {
    let month = try #require(till.products.first)
    let offers = [month.introductoryPrice].compactMap(\.self) + month.discounts
    let words = offers.map {
      "\($0.type) \($0.identifier ?? "-") \($0.price.decimalValue) \($0.priceLocale.identifier) "
        + "\($0.paymentMode) \($0.numberOfPeriods) of \($0.subscriptionPeriod.numberOfUnits) "
        + "\($0.subscriptionPeriod.unit)"
    }
    #expect(
      words == [
        "introductory - 0 en_US freeTrial 1 of 1 week",
        "subscription spring 0 en_US freeTrial 1 of 2 month",
        "subscription year 30 en_US payUpFront 1 of 1 year",
        "subscription slow 2 en_US payAsYouGo 6 of 1 month",
      ])
    #expect(offers.map(\.type.rawValue) == [0, 1, 1, 1])
  }

  @Test func `an offer is paid with, or refused`() async throws {
    try buy(discount("spring"))
    #expect(till.trace.lines == ["failed ineligibleForOffer"])
    try buy()
    #expect(till.trace.lines == ["purchased"])
    let rows: [(discount: SKPaymentDiscount, words: String)] = [
      (discount("autumn"), "failed invalidOfferIdentifier"),
      (discount("spring", key: ""), "failed missingOfferParams"),
      (discount("spring", signature: "?"), "failed invalidSignature"),
      (discount("spring"), "purchased"),
    ]
    for (discount, words) in rows {
      try buy(discount)
      #expect(till.trace.lines == [words])
    }
    let last = try #require(await Transaction.latest(for: "month")).payloadValue
    #expect(last.offer?.id == "spring")
    #expect(last.offer?.type == .promotional)
  }

  @Test func `a wish says what it was given`() throws {
    let wish = SKMutablePayment(product: try #require(till.products.first))
    let user = UUID()
    wish.paymentDiscount = discount("spring")
    wish.applicationUsername = user.uuidString
    #expect(wish.paymentDiscount?.identifier == "spring")
    #expect(wish.paymentDiscount?.keyIdentifier == "key")
    #expect(wish.paymentDiscount?.signature == "c2lnbmVk")
    #expect(wish.paymentDiscount?.timestamp == 7)
    #expect(SKPayment(product: SKProduct()).paymentDiscount == nil)
  }

  @Test func `a user's name that is a number comes back with the purchase`() async throws {
    let user = UUID()
    let wish = SKMutablePayment(product: try #require(till.products.first))
    wish.applicationUsername = user.uuidString
    SimulatedStore.next = .buys
    queue.add(wish)
    await settle()
    let last = try #require(await Transaction.latest(for: "month")).payloadValue
    #expect(last.appAccountToken == user)
  }

  @Test func `a wish of the App Store is the app's to take`() {
    SimulatedStore.chooseInAppStore("month")
    #expect(till.trace.lines == ["wants month Month"])
    #expect(queue.transactions.isEmpty)
    till.trace = Trace()
    till.takes = true
    SimulatedStore.next = .buys
    SimulatedStore.chooseInAppStore("month")
    #expect(till.trace.lines == ["wants month Month", "purchased"])
    #expect(SimulatedStore.purchased == ["month"])
  }

  @Test func `the delegate decides in the shop of another country`() throws {
    queue.delegate = till
    SimulatedStore.locale = Locale(identifier: "de_DE")
    settle()
    #expect(till.trace.lines == ["shop DEU"])
    let rows: [(goesOn: Bool, words: String)] = [
      (false, "failed storeProductNotAvailable"), (true, "purchased"),
    ]
    for (goesOn, words) in rows {
      till.goesOn = goesOn
      try buy()
      #expect(till.trace.lines == ["goes on in DEU 143443?", words])
    }
  }

  @Test func `a receipt is asked for as it shall be`() {
    #expect(SKReceiptRefreshRequest().receiptProperties == nil)
    let request = SKReceiptRefreshRequest(receiptProperties: [SKReceiptPropertyIsExpired: true])
    #expect(request.receiptProperties?["expired"] as? Bool == true)
    #expect([SKReceiptPropertyIsRevoked, SKReceiptPropertyIsVolumePurchase] == ["revoked", "vpp"])
  }
}

@Suite("SKError") struct SKErrorTests {
  @Test func `kinds have the device's numbers`() {
    let names = (0...20).map { number in SKError.Code(rawValue: number).map { "\($0)" } ?? "-" }
    #expect(
      names == [
        "unknown", "clientInvalid", "paymentCancelled", "paymentInvalid", "paymentNotAllowed",
        "storeProductNotAvailable", "cloudServicePermissionDenied",
        "cloudServiceNetworkConnectionFailed", "cloudServiceRevoked",
        "privacyAcknowledgementRequired", "unauthorizedRequestData", "invalidOfferIdentifier",
        "invalidSignature", "missingOfferParams", "invalidOfferPrice", "overlayCancelled",
        "overlayInvalidConfiguration", "overlayTimeout", "ineligibleForOffer",
        "unsupportedPlatform", "overlayPresentedInBackgroundScene",
      ])
  }

  @Test func `an error knows what is below it`() {
    let below = NSError(domain: "Birds", code: 3)
    let error = SKError(.unknown, userInfo: [NSUnderlyingErrorKey: below])
    #expect((error.userInfo[NSUnderlyingErrorKey] as? NSError)?.domain == "Birds")
    #expect(error == SKError(.unknown))
    #expect(error != SKError(.overlayTimeout))
    let bridged = error as NSError
    #expect(bridged.domain == "SKErrorDomain")
    #expect(bridged.code == 0)
    #expect((bridged.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == 3)
    let named = SKError(.overlayTimeout, userInfo: [NSLocalizedDescriptionKey: "Too late"])
    #expect(named.localizedDescription == "Too late")
  }
}
