import Fleet
import FleetTesting
import HeadlessStoreKit
import TestSupport
import Testing

@MainActor @Suite("Renewals of subscriptions", .freshApplication)
struct RenewalTests {
  init() {
    setAsAppRootWindow(UIViewController())
    SimulatedStore.products = [
      SimulatedProduct("all", name: "All birds", price: 3, isFamilyShareable: true),
      SimulatedProduct("month", name: "Month", price: 3, every: .monthly, group: "club", level: 2),
      SimulatedProduct("year", name: "Year", price: 20, every: .yearly, group: "club"),
      SimulatedProduct("news", name: "News", price: 1, every: .weekly, group: "paper"),
    ]
  }

  private typealias Status = Product.SubscriptionInfo.Status

  private func status() async throws -> Status {
    try #require(try await Product.SubscriptionInfo.status(for: "club").first)
  }

  @Test func `a subscription is as a test says`() async throws {
    SimulatedStore.buyElsewhere("month")
    let rows: [(change: (inout SimulatedRenewal) -> Void, words: String)] = [
      ({ _ in }, "1 true month 3 USD 0 false true"),
      ({ $0.willAutoRenew = false }, "1 false - - - 0 false true"),
      (
        {
          $0.willAutoRenew = nil
          $0.autoRenewPreference = "year"
        }, "1 true year 20 USD 0 false true"
      ),
      ({ $0.renewalPrice = 4 }, "1 true year 4 USD 0 false true"),
      ({ $0.isInBillingRetry = true }, "3 true year 4 USD 2 true false"),
      ({ $0.gracePeriodExpirationDate = .distantFuture }, "4 true year 4 USD 2 true true"),
      ({ $0.gracePeriodExpirationDate = .distantPast }, "3 true year 4 USD 2 true false"),
      ({ $0.expirationReason = .productUnavailable }, "3 true year 4 USD 4 true false"),
    ]
    for (change, words) in rows {
      SimulatedStore.changeRenewal(of: "month", change)
      #expect(try await self.words() == words)
    }
    SimulatedStore.changeRenewal(of: "month") {
      $0.isInBillingRetry = false
      $0.expirationReason = .didNotConsentToPriceIncrease
    }
    SimulatedStore.expire("month")
    #expect(try await words() == "2 false - - - 3 false false")

    // What a test has said holds until the next purchase.
    SimulatedStore.buyElsewhere("month")
    #expect(try await words() == "1 true month 3 USD 0 false true")
    SimulatedStore.expire("month")
    #expect(try await words() == "2 false - - - 1 false false")
  }

  private func words() async throws -> String {
    let status = try await status()
    let info = try status.renewalInfo.payloadValue
    let price = info.renewalPrice.map { "\($0)" } ?? "-"
    return "\(status.state.rawValue) \(info.willAutoRenew) \(info.autoRenewPreference ?? "-") "
      + "\(price) \(info.currencyCode ?? "-") \(info.expirationReason?.rawValue ?? 0) "
      + "\(info.isInBillingRetry) \(SimulatedStore.purchased.contains("month"))"
  }

  @Test func `what is known of the next payment`() async throws {
    let token = UUID()
    SimulatedStore.next = .buys
    let month = try #require(try await Product.products(for: ["month"]).first)
    _ = try await month.purchase(options: [.appAccountToken(token)])
    SimulatedStore.buyElsewhere("month")
    SimulatedStore.changeRenewal(of: "month") { $0.priceIncreaseStatus = .agreed }
    var all: [Transaction] = []
    for await purchase in Transaction.all(for: "month") {
      all.append(try purchase.payloadValue)
    }
    let info = try await status().renewalInfo.payloadValue
    #expect(all.map(\.reason) == [.purchase, .renewal])
    #expect(all.map(\.appAccountToken) == [token, token])
    #expect(all.map(\.webOrderLineItemID) == ["1", "2"])
    #expect(info.originalTransactionID == all.first?.id)
    #expect(info.recentSubscriptionStartDate == all.first?.purchaseDate)
    #expect(info.renewalDate == all.last?.expirationDate)
    #expect(info.currentProductID == "month")
    #expect(info.appAccountToken == token)
    #expect(info.priceIncreaseStatus == .agreed)
    #expect(info.currency == Locale.Currency("USD"))
    #expect(info.environment == .xcode)
    #expect(info.eligibleWinBackOfferIDs.isEmpty)
  }

  @Test func `what becomes of subscriptions is told`() async throws {
    var updates = Status.updates.makeAsyncIterator()
    SimulatedStore.buyElsewhere("all")
    SimulatedStore.buyElsewhere("month")
    SimulatedStore.changeRenewal(of: "month") { $0.isInBillingRetry = true }
    SimulatedStore.refund("month", reason: .developerIssue)
    SimulatedStore.next = .buys
    _ = try await Product.products(for: ["news"]).first?.purchase()
    let rows: [(id: String, state: Product.SubscriptionInfo.RenewalState)] = [
      ("month", .subscribed), ("month", .inBillingRetryPeriod), ("month", .revoked),
      ("news", .subscribed),
    ]
    var reasons: [Transaction.RevocationReason?] = []
    for (id, state) in rows {
      let next = await updates.next(isolation: MainActor.shared)
      let status = try #require(next)
      #expect(try status.transaction.payloadValue.productID == id)
      #expect(status.state == state)
      reasons.append(try status.transaction.payloadValue.revocationReason)
    }
    #expect(reasons == [nil, nil, .developerIssue, nil])

    var groups: [String] = []
    for await (group, statuses) in Status.all {
      groups.append("\(group) \(statuses.map(\.state.rawValue))")
    }
    #expect(groups == ["club [5]", "paper [1]"])
  }

  @Test func `a better subscription takes the place of a lesser one`() async throws {
    for id in ["month", "year", "month"] {
      SimulatedStore.next = .buys
      _ = try await Product.products(for: [id]).first?.purchase()
    }
    var words: [String] = []
    var first: Transaction?
    for await purchase in Transaction.all {
      let purchase = try purchase.payloadValue
      first = first ?? purchase
      words.append("\(purchase.productID) \(purchase.isUpgraded) \(purchase.originalID)")
    }
    // The last one is a lesser one, which a device would begin when the better one ends.
    #expect(words == ["month true 1", "year false 1", "month false 1"])
    let status = await first?.subscriptionStatus
    #expect(try status?.transaction.payloadValue.id == 3)
    #expect(try await Product.SubscriptionInfo.status(transactionID: 1) == status)
    #expect(try await Product.SubscriptionInfo.status(transactionID: 9) == nil)
  }

  @Test func `all of a family have some products`() async throws {
    SimulatedStore.buyElsewhere("all", ownership: .familyShared)
    SimulatedStore.buyElsewhere("news")
    var owners: [Transaction.OwnershipType] = []
    for await purchase in Transaction.currentEntitlements {
      owners.append(try purchase.payloadValue.ownershipType)
    }
    #expect(owners == [.familyShared, .purchased])
    let products = try await Product.products(for: ["all", "news"])
    #expect(products.map(\.isFamilyShareable) == [true, false])
    for await purchase in Transaction.currentEntitlements(for: "all") {
      #expect(await products[0].latestTransaction == purchase)
    }
  }

  @Test func `a renewal of what was not bought is a failure`() {
    let received = failures { SimulatedStore.changeRenewal(of: "month") { _ in } }
    #expect(
      received.reasons == ["Cannot change the renewal of 'month': The user has not bought it."])
  }
}
