import Fleet
import FleetTesting
import HeadlessStoreKit
import Testing

private final class Guide: NSObject, SKPaymentQueueDelegate {
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { false }
}

@MainActor @Suite("What of the shop the user sees", .freshApplication)
struct ShopScreenTests {
  init() {
    SimulatedStore.products = [
      SimulatedProduct("all", name: "All birds", price: 2.99),
      SimulatedProduct(
        "month", name: "Month", price: 3, every: .monthly, group: "club",
        offers: [SimulatedOffer(.winBack, "back", for: .monthly)]),
    ]
  }

  @Test func `is what the app has asked for`() async throws {
    let scene = try launchedScene()
    try await AppStore.showManageSubscriptions(in: scene)
    try await AppStore.showManageSubscriptions(in: scene, subscriptionGroupID: "club")
    try await AppStore.presentOfferCodeRedeemSheet(in: scene)
    SKPaymentQueue.default().presentCodeRedemptionSheet()

    #expect(
      SimulatedStore.screens == [
        .subscriptions(group: nil), .subscriptions(group: "club"), .codes, .codes,
      ])
    withFreshApplication { #expect(SimulatedStore.screens.isEmpty) }
  }

  @Test func `messages wait for an app that listens`() async throws {
    let scene = try launchedScene()
    SimulatedStore.send(.billingIssue)
    #expect(SimulatedStore.screens == [.message(.billingIssue)])

    var messages = Message.messages.makeAsyncIterator()
    SimulatedStore.send(.winBackOffer)
    SimulatedStore.send(.generic)
    #expect(SimulatedStore.screens == [.message(.billingIssue)])
    let first = await messages.next(isolation: MainActor.shared)
    let second = await messages.next(isolation: MainActor.shared)
    #expect([first, second].map { $0?.reason } == [.winBackOffer, .generic])
    try second?.display(in: scene)
    #expect(SimulatedStore.screens == [.message(.billingIssue), .message(.generic)])
  }

  @Test func `a higher price waits for a delegate that puts it off`() {
    setAsAppRootWindow(UIViewController())
    let (queue, guide) = (SKPaymentQueue.default(), Guide())
    SimulatedStore.send(.priceIncreaseConsent)
    #expect(SimulatedStore.screens.count == 1)

    queue.delegate = guide
    SimulatedStore.send(.priceIncreaseConsent)
    #expect(SimulatedStore.screens.count == 1)
    queue.showPriceConsentIfNeeded()
    queue.showPriceConsentIfNeeded()
    #expect(
      SimulatedStore.screens == [.message(.priceIncreaseConsent), .message(.priceIncreaseConsent)])
    withExtendedLifetime(guide) {}
  }

  @Test func `the user's wish in the App Store reaches the app`() async throws {
    setAsAppRootWindow(UIViewController())
    SimulatedStore.chooseInAppStore("all")
    var intents = PurchaseIntent.intents.makeAsyncIterator()
    SimulatedStore.chooseInAppStore("month", winBackOffer: "back")
    SimulatedStore.chooseInAppStore("month", winBackOffer: "forth")
    let rows: [(id: String, offer: String?)] = [("all", nil), ("month", "back"), ("month", nil)]
    for (id, offer) in rows {
      let next = await intents.next(isolation: MainActor.shared)
      let intent = try #require(next)
      #expect(intent.id == id)
      #expect(intent.product.id == id)
      #expect(intent.offer?.id == offer)
    }
  }

  @Test func `the shop of another country is told`() async throws {
    setAsAppRootWindow(UIViewController())
    var shops = Storefront.updates.makeAsyncIterator()
    for name in ["de_DE", "en_DE", "fr_FR"] { SimulatedStore.locale = Locale(identifier: name) }
    let rows: [(letters: String, number: String)] = [("DEU", "143443"), ("FRA", "143442")]
    for (letters, number) in rows {
      let next = await shops.next(isolation: MainActor.shared)
      let shop = try #require(next)
      #expect(shop.countryCode == letters)
      #expect(shop.id == number)
      #expect(shop.currency == Locale.Currency("EUR"))
    }
  }

  @Test func `the app decides about a purchase in the shop of another country`() async throws {
    setAsAppRootWindow(UIViewController())
    let all = try #require(try await Product.products(for: ["all"]).first)
    SimulatedStore.locale = Locale(identifier: "de_DE")
    SimulatedStore.next = .buys
    await #expect {
      try await all.purchase(options: [.onStorefrontChange { $0.countryCode == "USA" }])
    } throws: { error in
      guard case StoreKitError.notAvailableInStorefront = error else { return false }
      return true
    }
    #expect(SimulatedStore.purchased.isEmpty)
    let result = try await all.purchase(options: [.onStorefrontChange { _ in true }])
    guard case .success(let signed) = result else { return #expect(Bool(false), "\(result)") }
    let purchase = try signed.payloadValue
    #expect(purchase.storefront.countryCode == "DEU")
    #expect(purchase.currency == Locale.Currency("EUR"))
  }

  // MARK: Requests for money

  @Test func `the user asks for their money, once`() async throws {
    let scene = try launchedScene()
    SimulatedStore.buyElsewhere("all")
    let bought = try #require(await Transaction.latest(for: "all")).payloadValue
    let rows: [(next: Transaction.RefundRequestStatus, words: String)] = [
      (.userCancelled, "userCancelled"), (.success, "success"), (.success, "duplicateRequest"),
    ]
    for (next, words) in rows {
      SimulatedStore.nextRefundRequest = next
      #expect(await outcome { try await bought.beginRefundRequest(in: scene) } == words)
      #expect(SimulatedStore.nextRefundRequest == nil)
    }
    #expect(SimulatedStore.screens == Array(repeating: .refundRequest("all"), count: 3))
    #expect(SimulatedStore.purchased == ["all"])
    #expect(
      await outcome { try await Transaction.beginRefundRequest(for: 9, in: scene) } == "failed")
    Fleet.networkConnection = .none
    #expect(
      await outcome { try await bought.beginRefundRequest(in: scene) }.hasPrefix("networkError"))
  }

  private func outcome(
    _ ask: @MainActor () async throws -> Transaction.RefundRequestStatus
  ) async -> String {
    do { return "\(try await ask())" } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("Request Refund", Transaction.RefundRequestStatus.success), ("Cancel", .userCancelled),
  ])
  func `the system asks them`(
    _ title: String, _ expected: Transaction.RefundRequestStatus
  ) async throws {
    let scene = try launchedScene()
    SimulatedStore.buyElsewhere("month")
    let bought = try #require(await Transaction.latest(for: "month")).payloadValue
    let asked = Task { try await bought.beginRefundRequest(in: scene) }
    await Fleet.settle()
    #expect(Fleet.screen.staticTexts["Do you want to request a refund for Month?"].exists)
    Fleet.screen.buttons[title].tap()
    #expect(try await asked.value == expected)
  }

  @Test func `errors have words for users`() {
    let rows: [(error: any Error, words: String)] = [
      (Transaction.RefundRequestError.failed, "The refund request failed."),
      (
        Transaction.RefundRequestError.duplicateRequest,
        "A refund has already been requested for this transaction."
      ),
      (Product.PurchaseError.ineligibleForOffer, "You are not eligible for this offer."),
      (StoreKitError.unsupported, "The operation is not supported for this product."),
      (
        StoreKitError.systemError(SKError(.paymentNotAllowed)),
        "In-App Purchases are not allowed on this device."
      ),
    ]
    for (error, words) in rows { #expect(error.localizedDescription == words) }
  }
}
