import Fleet
import FleetTesting
import HeadlessStoreKit
import TestSupport
import Testing

@MainActor @Suite("Transaction", .freshApplication)
struct TransactionTests {
  init() {
    setAsAppRootWindow(UIViewController())
    SimulatedStore.products = [
      SimulatedProduct("all", name: "All birds", price: 2.99, description: "And eggs"),
      SimulatedProduct("egg", name: "Egg", price: 0.99, kind: .consumable),
      SimulatedProduct("month", name: "Month", price: 1.99, every: .monthly, trial: .weekly),
    ]
  }

  private func product(_ id: String) async throws -> Product {
    try #require(try await Product.products(for: [id]).first)
  }

  private func ids(_ transactions: Transaction.Transactions) async -> [String] {
    var ids: [String] = []
    for await transaction in transactions { ids.append(transaction.unsafePayloadValue.productID) }
    return ids
  }

  private func next(_ transactions: inout Transaction.Transactions.AsyncIterator) async
    -> Transaction?
  {
    await transactions.next(isolation: MainActor.shared)?.unsafePayloadValue
  }

  @Test func `products are found, in the order of the shop`() async throws {
    let products = try await Product.products(for: ["month", "fish", "all"])
    #expect(products.map(\.id) == ["all", "month"])
    #expect(products.map(\.displayPrice) == ["$2.99", "$1.99"])
    #expect(products.map(\.type) == [.nonConsumable, .autoRenewable])
    #expect(products[0].displayName == "All birds")
    #expect(products[0].description == "And eggs")
    #expect(products[0].subscription == nil)
    let subscription = try #require(products[1].subscription)
    #expect(subscription.subscriptionPeriod == .monthly)
    #expect(subscription.introductoryOffer?.paymentMode == .freeTrial)
    #expect(await subscription.isEligibleForIntroOffer)
    #expect(await Storefront.current?.countryCode == "USA")

    SimulatedStore.locale = Locale(identifier: "de_DE")
    #expect(try await product("all").displayPrice == "2,99\u{a0}€")
    #expect(await Storefront.current?.countryCode == "DEU")
    Fleet.networkConnection = .none
    await #expect(throws: StoreKitError.self) { try await Product.products(for: ["all"]) }
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test func `what the user answers comes of a purchase`() async throws {
    let product = try await product("all")
    let rows: [(SimulatedStore.Answer, String)] = [
      (.cancels, "cancelled"), (.asksParent, "pending"), (.buys, "all"),
      (.fails(.unknown), "systemError"), (.fails(.paymentNotAllowed), "purchaseNotAllowed"),
    ]
    for (answer, expected) in rows {
      SimulatedStore.next = answer
      #expect(await outcome(product) == expected)
    }
    #expect(SimulatedStore.purchased == ["all"])
    #expect(await outcome(product, [.quantity(11)]) == "invalidQuantity")
    SimulatedStore.next = .buys
    #expect(await outcome(product, [.simulatesAskToBuyInSandbox(true)]) == "pending")
    Fleet.networkConnection = .none
    #expect(await outcome(product) == "networkError")
    Fleet.networkConnection = .wifi
    SimulatedStore.products = []
    #expect(await outcome(product) == "productUnavailable")
  }

  private func outcome(
    _ product: Product, _ options: Set<Product.PurchaseOption> = []
  ) async -> String {
    do {
      switch try await product.purchase(options: options) {
      case .success(let result): return try result.payloadValue.productID
      case .userCancelled: return "cancelled"
      case .pending: return "pending"
      }
    } catch {
      return String("\(error)".prefix { $0 != "(" })
    }
  }

  @Test func `a purchase is all that it was`() async throws {
    let token = UUID()
    SimulatedStore.next = .buys
    let result = try await product("egg").purchase(
      options: [.quantity(3), .appAccountToken(token)])
    guard case .success(.verified(let transaction)) = result else {
      return #expect(Bool(false), "\(result)")
    }
    #expect(transaction.purchasedQuantity == 3)
    #expect(transaction.price == 2.97)
    #expect(transaction.appAccountToken == token)
    #expect(transaction.expirationDate == nil)
    #expect(await ids(Transaction.unfinished) == ["egg"])
    #expect(await ids(Transaction.all) == ["egg"])
    #expect(await ids(Transaction.currentEntitlements).isEmpty)
    await transaction.finish()
    #expect(await ids(Transaction.unfinished).isEmpty)
    #expect(await ids(Transaction.all).isEmpty)
    #expect(await Transaction.latest(for: "egg")?.unsafePayloadValue.id == transaction.id)
  }

  @Test func `updates tell of purchases, refunds and ends elsewhere`() async throws {
    SimulatedStore.next = .asksParent
    let all = try await product("all")
    _ = try await all.purchase()
    var updates = Transaction.updates.makeAsyncIterator()
    SimulatedStore.approve("all")
    SimulatedStore.buyElsewhere("month")
    let approved = await next(&updates)
    #expect(approved?.productID == "all")
    let second = await next(&updates)
    let bought = try #require(second)
    #expect(bought.productID == "month")
    #expect(try #require(bought.expirationDate) > bought.purchaseDate)
    #expect(await ids(Transaction.currentEntitlements) == ["all", "month"])
    #expect(await all.currentEntitlement != nil)

    SimulatedStore.refund("all")
    let third = await next(&updates)
    let refunded = try #require(third)
    #expect(refunded.revocationDate != nil)
    #expect(refunded.revocationReason == .other)
    #expect(await all.currentEntitlement == nil)
    SimulatedStore.buyElsewhere("month")
    let fourth = await next(&updates)
    let renewed = try #require(fourth)
    #expect(renewed.originalID == bought.id)
    #expect(renewed.originalPurchaseDate == bought.purchaseDate)
    let month = try #require(try await product("month").subscription)
    #expect(try await month.status.map(\.state) == [.subscribed])
    #expect(await !month.isEligibleForIntroOffer)
    SimulatedStore.expire("month")
    #expect(await ids(Transaction.currentEntitlements).isEmpty)
    #expect(try await month.status.map(\.state) == [.expired])
  }

  @Test func `updates begin with what is not finished`() async throws {
    SimulatedStore.next = .buys
    let result = try await product("all").purchase()
    var updates = Transaction.updates.makeAsyncIterator()
    let first = await next(&updates)
    #expect(first?.productID == "all")
    guard case .success(let bought) = result else { return #expect(Bool(false)) }
    #expect(first?.id == bought.unsafePayloadValue.id)
    await first?.finish()
    SimulatedStore.buyElsewhere("egg")
    var others = Transaction.updates.makeAsyncIterator()
    let egg = await next(&others)
    #expect(egg?.productID == "egg")
  }

  @Test func `what may have been written elsewhere is not taken`() throws {
    let result = VerificationResult.unverified("forged", .invalidSignature)
    #expect(result.unsafePayloadValue == "forged")
    #expect(throws: VerificationResult<String>.VerificationError.invalidSignature) {
      try result.payloadValue
    }
  }
}
