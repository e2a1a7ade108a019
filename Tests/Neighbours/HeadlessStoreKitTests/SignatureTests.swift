import Fleet
import FleetTesting
import HeadlessCryptoKit
import HeadlessStoreKit
import Testing

@MainActor @Suite("What the shop signs", .freshApplication)
struct SignatureTests {
  init() {
    setAsAppRootWindow(UIViewController())
    SimulatedStore.products = [
      SimulatedProduct("egg", name: "Egg", price: 0.99, kind: .consumable),
      SimulatedProduct(
        "month", name: "Month", price: 19.99, every: .monthly, group: "club", trial: .weekly),
    ]
  }

  /// The data of a text in 64 digits, as addresses take it.
  private func data(_ text: Substring) throws -> Data {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    let filled = plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
    return try #require(Data(base64Encoded: String(filled)))
  }

  /// Expects fields of the middle part of a text.
  private func expect(
    _ text: String, has fields: [(String, String?)], at location: SourceLocation = #_sourceLocation
  ) throws {
    let parts = text.split(separator: ".")
    try #require(parts.count == 3, sourceLocation: location)
    let payload = try JSONSerialization.jsonObject(with: try data(parts[1])) as? [String: Any]
    for (name, value) in fields {
      #expect(payload?[name].map { "\($0)" } == value, "\(name)", sourceLocation: location)
    }
  }

  /// Whether a hash is that of a number and this device's.
  private func isOfDevice(_ hash: Data, _ nonce: UUID) -> Bool {
    guard let device = AppStore.deviceVerificationID else { return false }
    let words = nonce.uuidString.lowercased() + device.uuidString.lowercased()
    return SHA384.hash(data: Data(words.utf8)) == hash
  }

  @Test func `a purchase is a text of three parts, the same each time`() async throws {
    let token = try #require(UUID(uuidString: "7F2B3C4D-0000-4000-8000-00000000000A"))
    SimulatedStore.next = .buys
    let egg = try #require(try await Product.products(for: ["egg"]).first)
    let result = try await egg.purchase(options: [.quantity(3), .appAccountToken(token)])
    guard case .success(let signed) = result else { return #expect(Bool(false), "\(result)") }
    let text = signed.jwsRepresentation
    try expect(
      text,
      has: [
        ("transactionId", "1"), ("originalTransactionId", "1"), ("productId", "egg"),
        ("type", "Consumable"), ("quantity", "3"), ("price", "2970"), ("currency", "USD"),
        ("storefront", "USA"), ("storefrontId", "143441"), ("environment", "Xcode"),
        ("transactionReason", "PURCHASE"), ("inAppOwnershipType", "PURCHASED"),
        ("appAccountToken", "7f2b3c4d-0000-4000-8000-00000000000a"), ("appTransactionId", "1"),
        ("subscriptionGroupIdentifier", nil), ("expiresDate", nil), ("offerType", nil),
        ("isUpgraded", nil), ("revocationDate", nil),
      ])
    let again = try #require(await Transaction.latest(for: "egg"))
    #expect(again.jwsRepresentation == text)

    let parts = text.split(separator: ".")
    #expect(try data(parts[0]) == signed.headerData)
    #expect(
      String(decoding: signed.headerData, as: UTF8.self)
        == #"{"alg":"ES256","kid":"Apple_Xcode_Key","typ":"JWT"}"#)
    #expect(try data(parts[1]) == signed.payloadData)
    #expect(try signed.payloadData == signed.payloadValue.jsonRepresentation)
    #expect(try data(parts[2]) == signed.signatureData)
    #expect(signed.signatureData.count == 64)
    #expect(signed.signedData == Data("\(parts[0]).\(parts[1])".utf8))
    #expect(try signed.signedDate == signed.payloadValue.purchaseDate)
    #expect(isOfDevice(signed.deviceVerification, signed.deviceVerificationNonce))
    let own = try signed.payloadValue
    #expect(own.deviceVerification == signed.deviceVerification)
    #expect(own.deviceVerificationNonce == signed.deviceVerificationNonce)
  }

  @Test func `a subscription tells its offer, and that it was taken back`() async throws {
    SimulatedStore.buyElsewhere("month")
    SimulatedStore.refund("month")
    let signed = try #require(await Transaction.latest(for: "month"))
    let purchase = try signed.payloadValue
    let revocation = try #require(purchase.revocationDate)
    try expect(
      signed.jwsRepresentation,
      has: [
        ("subscriptionGroupIdentifier", "club"), ("webOrderLineItemId", "1"), ("price", "0"),
        ("offerType", "1"), ("offerIdentifier", nil), ("offerDiscountType", "FREE_TRIAL"),
        ("offerPeriod", "P1W"), ("revocationReason", "0"),
        ("revocationDate", "\(Int((revocation.timeIntervalSince1970 * 1000).rounded()))"),
      ])
    #expect(purchase.signedDate == revocation)
    #expect(purchase.currencyCode == "USD")
    #expect(purchase.storefrontCountryCode == "USA")
    #expect(purchase.environmentStringRepresentation == "Xcode")
    #expect(purchase.reasonStringRepresentation == "PURCHASE")
  }

  @Test func `what is known of the next payment is signed, too`() async throws {
    SimulatedStore.buyElsewhere("month")
    let status = try #require(try await Product.SubscriptionInfo.status(for: "club").first)
    let signed = status.renewalInfo
    try expect(
      signed.jwsRepresentation,
      has: [
        ("originalTransactionId", "1"), ("productId", "month"), ("autoRenewProductId", "month"),
        ("autoRenewStatus", "1"), ("renewalPrice", "19990"), ("currency", "USD"),
        ("environment", "Xcode"), ("priceIncreaseStatus", nil), ("expirationIntent", nil),
        ("eligibleWinBackOfferIds", nil), ("offerType", nil),
      ])
    #expect(isOfDevice(signed.deviceVerification, signed.deviceVerificationNonce))
    #expect(signed.deviceVerificationNonce != status.transaction.deviceVerificationNonce)
  }

  @Test func `a product tells what the shop has told of it`() async throws {
    let products = try await Product.products(for: ["egg", "month"])
    let rows: [(price: String, period: String?, kind: String, group: String?, offers: [String])] = [
      ("0.99", nil, "Consumable", nil, []),
      ("19.99", "P1M", "Auto-Renewable Subscription", "club", ["IntroOffer P1W FreeTrial 0"]),
    ]
    for (product, row) in zip(products, rows) {
      let fields =
        try JSONSerialization.jsonObject(with: product.jsonRepresentation) as? [String: Any]
      let attributes = fields?["attributes"] as? [String: Any]
      let offer = (attributes?["offers"] as? [[String: Any]])?.first
      let discounts = offer?["discounts"] as? [[String: Any]] ?? []
      #expect(fields?["id"] as? String == product.id)
      #expect(attributes?["kind"] as? String == row.kind)
      #expect(attributes?["subscriptionFamilyId"] as? String == row.group)
      #expect(offer?["currencyCode"] as? String == "USD")
      #expect(offer?["price"] as? String == row.price)
      #expect(offer?["recurringSubscriptionPeriod"] as? String == row.period)
      let words = discounts.map { discount in
        ["type", "recurringSubscriptionPeriod", "modeType", "price"]
          .map { discount[$0] as? String ?? "-" }.joined(separator: " ")
      }
      #expect(words == row.offers)
    }
  }

  @Test func `the app is signed as the user got it`() async throws {
    let rows: [(download: SimulatedDownload, fields: [(String, String?)])] = [
      (
        SimulatedDownload(date: Date(timeIntervalSince1970: 7)),
        [
          ("originalPurchaseDate", "7000"), ("originalPlatform", "iOS"), ("preorderDate", nil),
          ("receiptType", "Sandbox"), ("appTransactionId", "1"),
        ]
      ),
      (
        SimulatedDownload(
          version: "1.2", date: Date(timeIntervalSince1970: 9),
          preorderDate: Date(timeIntervalSince1970: 8), platform: .macOS),
        [
          ("originalApplicationVersion", "1.2"), ("originalPurchaseDate", "9000"),
          ("originalPlatform", "macOS"), ("preorderDate", "8000"),
        ]
      ),
    ]
    SimulatedStore.environment = .sandbox
    for (download, fields) in rows {
      SimulatedStore.download = download
      let signed = try await AppTransaction.shared
      let app = try signed.payloadValue
      try expect(signed.jwsRepresentation, has: fields)
      #expect(app.originalAppVersion == download.version ?? app.appVersion)
      #expect(app.originalPurchaseDate == download.date)
      #expect(app.originalPlatform == download.platform)
      #expect(app.preorderDate == download.preorderDate)
      #expect(app.environment == .sandbox)
      #expect(app.appID == nil)
      #expect(app.appVersionID == nil)
      #expect(isOfDevice(app.deviceVerification, app.deviceVerificationNonce))
      #expect(try await AppTransaction.refresh() == signed)
    }
    Fleet.networkConnection = .none
    #expect(try await AppTransaction.shared.payloadValue.originalAppVersion == "1.2")
    await #expect(throws: StoreKitError.self) { try await AppTransaction.refresh() }
  }
}
