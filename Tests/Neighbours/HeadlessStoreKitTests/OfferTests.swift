import Fleet
import FleetTesting
import HeadlessStoreKit
import TestSupport
import Testing

@MainActor @Suite("Offers of the shop", .freshApplication)
struct OfferTests {
  init() {
    setAsAppRootWindow(UIViewController())
    SimulatedStore.products = [
      SimulatedProduct("all", name: "All birds", price: 2.99),
      SimulatedProduct(
        "month", name: "Month", price: 2.99, every: .monthly, group: "club",
        offers: [
          SimulatedOffer(.introductory, price: 0.99, for: .monthly, times: 2),
          SimulatedOffer(.promotional, "spring", for: .everyThreeMonths),
          SimulatedOffer(.winBack, "back", price: 5, for: .everySixMonths),
          SimulatedOffer(.code, "GIFT", for: .monthly),
        ]),
    ]
  }

  private func month() async throws -> Product {
    try #require(try await Product.products(for: ["month"]).first)
  }

  private func winBack() async throws -> Product.SubscriptionOffer {
    try #require(try await month().subscription?.winBackOffers.first)
  }

  private func signed(
    _ id: String, key: String = "key", by signature: Data = Data([1])
  ) -> Product.PurchaseOption {
    .promotionalOffer(offerID: id, keyID: key, nonce: UUID(), signature: signature, timestamp: 1)
  }

  /// The last purchase: its offer, what was paid, how it came to be, and after how many months it ends.
  private func last() async throws -> (words: String, months: Int?) {
    let last = try #require(await Transaction.latest(for: "month")).payloadValue
    let calendar = Calendar(identifier: .gregorian)
    let months = [1, 3, 6].first {
      calendar.date(byAdding: .month, value: $0, to: last.purchaseDate) == last.expirationDate
    }
    let offer = last.offer.map { "\($0.type.rawValue) \($0.id ?? "-")" } ?? "0 -"
    return ("\(offer) \(last.price ?? -1) \(last.reason.rawValue)", months)
  }

  private func buy(_ options: Set<Product.PurchaseOption> = []) async throws {
    SimulatedStore.next = .buys
    _ = try await month().purchase(options: options)
  }

  @Test func `a product tells its offers`() async throws {
    let info = try #require(try await month().subscription)
    let offers =
      [info.introductoryOffer].compactMap(\.self) + info.promotionalOffers + info.winBackOffers
    let words = offers.map {
      "\($0.type.rawValue) \($0.id ?? "-") \($0.displayPrice) \($0.paymentMode.rawValue) "
        + "\($0.periodCount) of \($0.period.value)"
    }
    #expect(
      words == [
        "IntroOffer - $0.99 PayAsYouGo 2 of 1", "AdhocOffer spring $0.00 FreeTrial 1 of 3",
        "WinBackOffer back $5.00 PayUpFront 1 of 6",
      ])
    #expect(info.groupLevel == 1)
    #expect(info.groupDisplayName == "club")
  }

  @Test func `a purchase has the offer that it is made with`() async throws {
    let acts: [(act: @MainActor () async throws -> Void, words: String, months: Int)] = [
      ({ try await buy() }, "1 - 0.99 PURCHASE", 1),
      ({ SimulatedStore.buyElsewhere("month") }, "1 - 0.99 RENEWAL", 1),
      ({ SimulatedStore.buyElsewhere("month") }, "0 - 2.99 RENEWAL", 1),
      ({ try await buy([signed("spring")]) }, "2 spring 0 PURCHASE", 3),
      (
        {
          SimulatedStore.expire("month")
          try await buy([.winBackOffer(try await winBack())])
        }, "4 back 5 PURCHASE", 6
      ),
      ({ SimulatedStore.redeem("GIFT") }, "3 GIFT 0 PURCHASE", 1),
    ]
    for (act, words, months) in acts {
      try await act()
      let last = try await last()
      #expect(last.words == words)
      #expect(last.months == months)
    }
    let gift = try #require(await Transaction.latest(for: "month")).payloadValue
    #expect(gift.offerType == .code)
    #expect(gift.offerID == "GIFT")
    #expect(gift.offer?.paymentMode == .freeTrial)
    #expect(gift.offerPaymentModeStringRepresentation == "FREE_TRIAL")
    #expect(gift.offerPeriodStringRepresentation == "P1M")
  }

  @Test func `the offer of the next payment is told`() async throws {
    try await buy()
    let rows: [(price: Decimal, offer: Transaction.OfferType?)] = [
      (0.99, .introductory), (2.99, nil), (2.99, nil),
    ]
    for (price, offer) in rows {
      let status = try #require(try await month().subscription?.status.first)
      #expect(try status.renewalInfo.payloadValue.renewalPrice == price)
      #expect(try status.renewalInfo.payloadValue.offer?.type == offer)
      #expect(try status.renewalInfo.payloadValue.offerType == offer)
      SimulatedStore.buyElsewhere("month")
    }
  }

  @Test func `an offer that the user cannot have is refused`() async throws {
    let back = Product.PurchaseOption.winBackOffer(try await winBack())
    let forNew: [(Product.PurchaseOption, Product.PurchaseError)] = [
      (signed(""), .missingOfferParameters),
      (signed("spring", key: ""), .missingOfferParameters),
      (signed("spring", by: Data()), .invalidOfferSignature),
      (signed("autumn"), .invalidOfferIdentifier), (signed("back"), .invalidOfferIdentifier),
      (signed("spring"), .ineligibleForOffer), (back, .ineligibleForOffer),
    ]
    for (option, expected) in forNew {
      #expect(await refusal([option]) == expected)
    }
    #expect(SimulatedStore.purchased.isEmpty)

    // A user that has it need not be brought back, but may have the other offer.
    try await buy()
    #expect(await refusal([back]) == .ineligibleForOffer)
    try await buy([signed("spring")])
    SimulatedStore.expire("month")
    SimulatedStore.changeRenewal(of: "month") { $0.eligibleWinBackOfferIDs = [] }
    #expect(await refusal([back]) == .ineligibleForOffer)
    SimulatedStore.changeRenewal(of: "month") { $0.eligibleWinBackOfferIDs = ["back"] }
    try await buy([back])
    #expect(try await last().words == "4 back 5 PURCHASE")
  }

  private func refusal(_ options: Set<Product.PurchaseOption>) async -> Product.PurchaseError? {
    do {
      SimulatedStore.next = .cancels
      _ = try await month().purchase(options: options)
      return nil
    } catch {
      return error as? Product.PurchaseError
    }
  }

  @Test func `codes that no product has are a failure`() {
    let received = failures { SimulatedStore.redeem("GIVE") }
    #expect(
      received.reasons == ["Cannot redeem 'GIVE': No product has an offer with this code."])
    #expect(received.first?.details == "Codes: 'GIFT'")
  }

  @Test func `what an offer does not say follows from its price and its periods`() {
    let rows: [(offer: SimulatedOffer, mode: Product.SubscriptionOffer.PaymentMode)] = [
      (SimulatedOffer(.code, "a", for: .weekly), .freeTrial),
      (SimulatedOffer(.code, "a", price: 1, for: .weekly), .payUpFront),
      (SimulatedOffer(.code, "a", price: 1, for: .weekly, times: 2), .payAsYouGo),
      (SimulatedOffer(.code, "a", price: 1, mode: .payAsYouGo, for: .weekly), .payAsYouGo),
    ]
    for (offer, mode) in rows { #expect(offer.paymentMode == mode) }
  }
}
