import Fleet
import FleetTesting
import HeadlessStoreKit
import TestSupport
import Testing

private final class Guide: NSObject, SKPaymentQueueDelegate {}

/// What an app writes that sells by StoreKit's first version.
private final class Till: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
  var trace = Trace()
  var products: [SKProduct] = []
  var finishes = true

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    products = response.products
    let names = response.products.map(\.productIdentifier).joined(separator: ",")
    trace.add("products \(names), not \(response.invalidProductIdentifiers.joined(separator: ","))")
  }

  func requestDidFinish(_ request: SKRequest) { trace.add("finished") }

  func request(_ request: SKRequest, didFailWithError error: any Error) {
    trace.add("failed: \(error.localizedDescription)")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      let code = (transaction.error as? SKError).map { " \($0.code)" } ?? ""
      let original = transaction.original == nil ? "" : " again"
      trace.add(
        "\(transaction.payment.productIdentifier) \(transaction.transactionState)\(code)\(original)"
      )
      let isOver = ![.purchasing, .deferred].contains(transaction.transactionState)
      if isOver, finishes { queue.finishTransaction(transaction) }
    }
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {
    trace.add("removed \(transactions.map(\.payment.productIdentifier).joined(separator: ","))")
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    trace.add("restored")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {
    trace.add("not restored: \(error.localizedDescription)")
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers identifiers: [String]
  ) {
    trace.add("revoked \(identifiers.joined(separator: ","))")
  }
}

@MainActor @Suite("SKPaymentQueue", .freshApplication)
struct SKPaymentQueueTests {
  private let till = Till()

  init() {
    setAsAppRootWindow(UIViewController())
    SimulatedStore.products = [
      SimulatedProduct("all", name: "All birds", price: 2.99),
      SimulatedProduct("egg", name: "Egg", price: 0.99, kind: .consumable),
      SimulatedProduct("month", name: "Month", price: 1.99, every: .monthly, trial: .weekly),
    ]
    SKPaymentQueue.default().add(till)
  }

  private func ask(_ ids: Set<String>) -> SKProductsRequest {
    let request = SKProductsRequest(productIdentifiers: ids)
    request.delegate = till
    request.start()
    return request
  }

  private func buy(_ id: String) throws {
    _ = ask([id])
    settle()
    till.trace = Trace()
    SKPaymentQueue.default().add(SKPayment(product: try #require(till.products.first)))
    settle()
  }

  @Test func `a delegate lets purchases go on, and is not kept alive`() {
    let queue = SKPaymentQueue.default()
    var guide: Guide? = Guide()
    queue.delegate = guide
    queue.showPriceConsentIfNeeded()

    #expect(queue.delegate?.paymentQueueShouldShowPriceConsent(queue) == true)
    guide = nil
    #expect(queue.delegate == nil)
  }

  @Test func `products are found, and missing ones named`() throws {
    _ = ask(["all", "month", "fish"])
    #expect(till.trace.lines.isEmpty)
    settle()
    #expect(till.trace.lines == ["products all,month, not fish", "finished"])
    let month = try #require(till.products.last)
    #expect(month.localizedTitle == "Month")
    #expect(month.price == 1.99)
    #expect(month.priceLocale.identifier == "en_US")
    #expect(month.subscriptionPeriod?.unit == .month)
    #expect(month.introductoryPrice?.subscriptionPeriod.unit == .week)
    #expect(till.products.first?.subscriptionPeriod == nil)

    ask(["all"]).cancel()
    settle()
    #expect(till.trace.lines.count == 2)
    Fleet.networkConnection = .none
    _ = ask(["all"])
    settle()
    #expect(
      till.trace.lines.last == "failed: The Internet connection appears to be offline.")
  }

  @Test func `the user is asked, and the observer hears each step`() throws {
    try buy("all")
    #expect(till.trace.lines == ["all purchasing"])
    #expect(Fleet.screen.staticTexts["Do you want to buy one All birds for $2.99?"].exists)
    #expect(SKPaymentQueue.default().transactions.map(\.transactionState) == [.purchasing])
    answerPermission("Buy")
    #expect(till.trace.lines == ["all purchasing", "all purchased", "removed all"])
    #expect(SimulatedStore.purchased == ["all"])
    #expect(SKPaymentQueue.default().transactions.isEmpty)

    try buy("egg")
    answerPermission("Cancel")
    #expect(till.trace.lines == ["egg purchasing", "egg failed paymentCancelled", "removed egg"])
    #expect(SimulatedStore.purchased == ["all"])
  }

  @Test func `what a test says comes of it`() throws {
    let rows: [(SimulatedStore.Answer, [String])] = [
      (.buys, ["egg purchasing", "egg purchased", "removed egg"]),
      (.cancels, ["egg purchasing", "egg failed paymentCancelled", "removed egg"]),
      (.fails(.unknown), ["egg purchasing", "egg failed unknown", "removed egg"]),
      (.asksParent, ["egg purchasing", "egg deferred"]),
    ]
    for (answer, expected) in rows {
      SimulatedStore.next = answer
      try buy("egg")
      #expect(till.trace.lines == expected)
      #expect(SimulatedStore.next == nil)
    }
    #expect(SimulatedStore.purchased.isEmpty)
    SimulatedStore.approve("egg")
    #expect(Array(till.trace.lines.suffix(2)) == ["egg purchased", "removed egg"])
    SimulatedStore.next = .asksParent
    try buy("egg")
    SimulatedStore.decline("egg")
    #expect(
      Array(till.trace.lines.suffix(2)) == ["egg failed paymentCancelled", "removed egg"])

    SimulatedStore.allowsPurchases = false
    #expect(!SKPaymentQueue.canMakePayments())
    try buy("egg")
    #expect(till.trace.lines[1] == "egg failed paymentNotAllowed")
    SimulatedStore.allowsPurchases = true
    till.trace = Trace()
    let payment = SKMutablePayment()
    payment.productIdentifier = "fish"
    SKPaymentQueue.default().add(payment)
    payment.productIdentifier = "fish"
    settle()
    #expect(till.trace.lines[1] == "fish failed storeProductNotAvailable")
  }

  @Test func `what was bought before is restored, and what was refunded is not`() throws {
    SimulatedStore.buyElsewhere("all")
    SimulatedStore.buyElsewhere("month")
    SimulatedStore.buyElsewhere("egg")
    till.trace = Trace()
    let queue = SKPaymentQueue.default()
    queue.restoreCompletedTransactions()
    #expect(till.trace.lines.isEmpty)
    settle()
    #expect(
      till.trace.lines == [
        "all restored again", "month restored again", "restored", "removed all", "removed month",
      ])
    till.trace = Trace()
    SimulatedStore.refund("all")
    SimulatedStore.expire("month")
    queue.restoreCompletedTransactions()
    settle()
    #expect(till.trace.lines == ["revoked all", "restored"])
    Fleet.networkConnection = .none
    queue.restoreCompletedTransactions()
    settle()
    #expect(
      till.trace.lines.last == "not restored: The Internet connection appears to be offline.")
  }

  @Test func `a new observer hears of what is not finished`() throws {
    till.finishes = false
    SimulatedStore.next = .buys
    try buy("all")
    let queue = SKPaymentQueue.default()
    queue.remove(till)
    #expect(queue.transactionObservers.isEmpty)
    let other = Till()
    queue.add(other)
    settle()
    #expect(other.trace.lines == ["all purchased", "removed all"])
    #expect(till.trace.lines == ["all purchasing", "all purchased"])
    withFreshApplication { #expect(SKPaymentQueue.default().transactions.isEmpty) }
  }

  @Test func `what cannot be is a failure`() {
    let received = failures {
      SimulatedStore.buyElsewhere("fish")
      SimulatedStore.refund("all")
      SimulatedStore.expire("month")
      SimulatedStore.approve("all")
      SimulatedStore.decline("all")
      withFreshApplication {
        SKProductsRequest(productIdentifiers: ["a", "b"]).start()
        settle()
      }
    }
    #expect(
      received.reasons == [
        "Cannot buy 'fish': The shop has no such product.",
        "Cannot refund 'all': The user has not bought it.",
        "Cannot expire 'month': The user has not bought it.",
        "Cannot approve 'all': Nothing asks for it.",
        "Cannot decline 'all': Nothing asks for it.",
        "The app asked for the products 'a', 'b', and the test said nothing of them.",
      ])
    #expect(
      received.first?.details == "SimulatedStore.products: 'all', 'egg', 'month'")
    #expect(received.dropFirst().first?.details == "SimulatedStore.purchased: none")
  }

  @Test func `a page of the shop goes when the user is done`() throws {
    final class Screen: UIViewController, SKStoreProductViewControllerDelegate {
      var isLoaded = false

      func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
        viewController.dismiss(animated: true)
      }
    }
    let screen = Screen()
    setAsAppRootWindow(screen)
    let page = SKStoreProductViewController()
    page.delegate = screen
    page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 7]) {
      isLoaded, _ in screen.isLoaded = isLoaded
    }
    screen.present(page, animated: true)
    settle()
    #expect(screen.isLoaded)
    Fleet.screen.buttons["Done"].tap()
    #expect(screen.presentedViewController == nil)
  }
}
