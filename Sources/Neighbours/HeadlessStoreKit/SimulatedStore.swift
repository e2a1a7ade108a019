import FailureReporting
public import HeadlessUIKit
import Locks

/// The shop that the app comes from, and its customer, as a test says.
///
/// It belongs to the application of the test: a fresh one has asked for nothing, and its user has bought
/// nothing.
///
/// ```swift
/// SimulatedStore.products = [SimulatedProduct("birds.all", name: "All birds", price: 2.99)]
/// SimulatedStore.next = .buys
/// print(SimulatedStore.purchased)  // []
/// ```
@preconcurrency @MainActor
public enum SimulatedStore {
  /// What the user answers to a purchase.
  public enum Answer: Hashable, Sendable {
    case buys
    case cancels
    /// A child asks for the consent of a parent, which comes by ``SimulatedStore/approve(_:fileID:filePath:line:column:)``.
    case asksParent
    /// The shop has an error.
    case fails(SKError.Code)
  }

  /// The number of times that the app has asked for a rating.
  public static var reviewRequests: Int { ReviewRequests.current.count }

  // MARK: The shop

  /// The products of the shop.
  public static var products: [SimulatedProduct] {
    get { Shop.current.products ?? [] }
    set { Shop.current.products = newValue }
  }

  /// The customer's country and language, which say how prices are written.
  ///
  /// The app hears of another country.
  public static var locale: Locale {
    get { Shop.current.locale }
    set {
      let former = Storefront.of(Shop.current.locale)
      Shop.current.locale = newValue
      guard let storefront = Storefront.of(newValue), storefront != former else { return }
      Shop.current.storefrontListeners.tell(storefront)
      ShopPayments.current.hearOfStorefront()
    }
  }

  /// Whether the device allows purchases, as it does at first.
  public static var allowsPurchases: Bool {
    get { Shop.current.mayPay }
    set { Shop.current.mayPay = newValue }
  }

  /// Where the app comes from, as what it buys says: at first, from Xcode.
  public static var environment: AppStore.Environment {
    get { Shop.current.environment }
    set { Shop.current.environment = newValue }
  }

  // MARK: The customer

  /// How the user first got the app.
  public static var download: SimulatedDownload {
    get { Shop.current.download }
    set { Shop.current.download = newValue }
  }

  /// What the user answers at once to the next purchase; without it the system's alert asks.
  public static var next: Answer? {
    get { Shop.current.next }
    set { Shop.current.next = newValue }
  }

  /// The products that the user has, in the order of buying: neither consumed, taken back nor over.
  public static var purchased: [String] { Shop.current.entitlements.map(\.product.id) }

  /// Buys a product on another device of the user's; of a subscription, it renews it.
  ///
  /// Records a failure when the shop has no such product.
  ///
  /// ```swift
  /// SimulatedStore.products = [SimulatedProduct("birds.all", name: "All birds", price: 2.99)]
  /// SimulatedStore.buyElsewhere("birds.all")
  /// print(SimulatedStore.purchased)  // ["birds.all"]
  /// ```
  ///
  /// - Parameter ownership: Whether the user has bought it, or another one of the family.
  public static func buyElsewhere(
    _ id: String, ownership: Transaction.OwnershipType = .purchased,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    UserAct.perform(in: .shared, at: site) { _ in
      guard let product = Shop.current.product(id) else {
        return StoreWords.noProduct(id, at: site)
      }
      Shop.current.buyElsewhere(product, ownership: ownership)
    }
  }

  /// Consents to what a child has asked for.
  ///
  /// Records a failure when nothing waits for that.
  ///
  /// ```swift
  /// SimulatedStore.approve("birds.all")
  /// ```
  public static func approve(
    _ id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    decide(id, "approve", at: site) { purchase in
      Shop.current.add(purchase)
      Shop.current.tell(purchase)
      ShopPayments.current.hear(of: purchase)
    }
  }

  /// Refuses what a child has asked for.
  ///
  /// Records a failure when nothing waits for that.
  ///
  /// ```swift
  /// SimulatedStore.decline("birds.all")
  /// ```
  public static func decline(
    _ id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    decide(id, "decline", at: site) { purchase in
      Shop.current.forget(purchase)
      ShopPayments.current.hearOfRefusal(of: purchase)
    }
  }

  /// Gives the money back for the last purchase of a product.
  ///
  /// Records a failure when the user has not bought it.
  ///
  /// ```swift
  /// SimulatedStore.refund("birds.all")
  /// ```
  public static func refund(
    _ id: String, reason: Transaction.RevocationReason = .other,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    change(id, "refund", at: site) {
      ($0.revocation, $0.revocationReason) = (Date(), reason)
    }
    ShopPayments.current.hearOfRefund(of: id)
  }

  /// Lets a subscription end.
  ///
  /// Records a failure when the user has not bought it.
  ///
  /// ```swift
  /// SimulatedStore.expire("birds.monthly")
  /// ```
  public static func expire(
    _ id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    change(id, "expire", at: site) { $0.expiration = Date() }
  }

  /// Says what will become of a subscription: whether it is paid again, or cannot be paid.
  ///
  /// It holds until the subscription is paid again. Records a failure when the user has not bought it.
  ///
  /// ```swift
  /// SimulatedStore.changeRenewal(of: "birds.monthly") { $0.willAutoRenew = false }
  /// ```
  public static func changeRenewal(
    of id: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ body: (inout SimulatedRenewal) -> Void
  ) {
    let site = CallSite(fileID, filePath, line, column)
    change(id, "change the renewal of", isTold: false, at: site) { body(&$0.renewal) }
  }

  private static func decide(
    _ id: String, _ purpose: String, at site: CallSite, _ act: (Purchase) -> Void
  ) {
    UserAct.perform(in: .shared, at: site) { _ in
      guard let purchase = Shop.current.waiting.first(where: { $0.product.id == id }) else {
        return StoreWords.nothingWaits(id, purpose, at: site)
      }
      act(purchase)
    }
  }

  private static func change(
    _ id: String, _ purpose: String, isTold: Bool = true, at site: CallSite,
    _ change: (inout Purchase) -> Void
  ) {
    UserAct.perform(in: .shared, at: site) { _ in
      let shop = Shop.current
      let last = shop.purchases.last { $0.product.id == id && $0.revocation == nil }
      guard var changed = last else { return StoreWords.notBought(id, purpose, at: site) }
      // A test's own code may ask the shop for something.
      change(&changed)
      shop.change(changed.id) { purchase in
        changed.isFinished = purchase.isFinished
        purchase = changed
      }
      if isTold { shop.tell(changed) }
      shop.tellStatus(of: changed)
    }
  }
}

/// The requests of one application.
final class ReviewRequests: ScopedState {
  private let requests = Locked(0)

  var count: Int { requests.withLock { $0 } }

  func add() { requests.withLock { $0 += 1 } }
}
