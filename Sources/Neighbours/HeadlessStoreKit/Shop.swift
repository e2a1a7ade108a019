import HeadlessUIKit
import Locks
import NetworkAnswers

/// The shop of one application: its products, and what the user has bought.
final class Shop: ScopedState {
  private struct State {
    /// What a test has said that there is; `nil` if it has said nothing.
    var products: [SimulatedProduct]?
    var purchases: [Purchase] = []
    var nextID: UInt64 = 1
    var next: SimulatedStore.Answer?
    var mayPay = true
    /// What waits for the consent of a parent.
    var waiting: [Purchase] = []
    var locale = Locale(identifier: "en_US")
    var environment = AppStore.Environment.xcode
    var download = SimulatedDownload()
    /// What the user answers to the next request for their money.
    var nextRefundRequest: Transaction.RefundRequestStatus?
    /// What the user wants their money back for.
    var refundRequests: Set<UInt64> = []
    var screens: [SimulatedStore.Screen] = []
    /// Whether the app wants to ask later for the consent to a higher price.
    var holdsPriceConsent = false
  }

  private let state = Locked(State())

  /// What hears of purchases elsewhere.
  let purchaseListeners = ShopListeners<Purchase>()
  let statusListeners = ShopListeners<Product.SubscriptionInfo.Status>()
  let storefrontListeners = ShopListeners<Storefront>()
  let intentListeners = ShopListeners<PurchaseIntent>()
  let messageListeners = ShopListeners<Message>()

  init() {}

  // MARK: What holds

  var products: [SimulatedProduct]? {
    get { state.withLock(\.products) }
    set { state.withLock { $0.products = newValue } }
  }

  var purchases: [Purchase] { state.withLock(\.purchases) }
  var waiting: [Purchase] { state.withLock(\.waiting) }

  var next: SimulatedStore.Answer? {
    get { state.withLock(\.next) }
    set { state.withLock { $0.next = newValue } }
  }

  var mayPay: Bool {
    get { state.withLock(\.mayPay) }
    set { state.withLock { $0.mayPay = newValue } }
  }

  var locale: Locale {
    get { state.withLock(\.locale) }
    set { state.withLock { $0.locale = newValue } }
  }

  var environment: AppStore.Environment {
    get { state.withLock(\.environment) }
    set { state.withLock { $0.environment = newValue } }
  }

  var download: SimulatedDownload {
    get { state.withLock(\.download) }
    set { state.withLock { $0.download = newValue } }
  }

  var nextRefundRequest: Transaction.RefundRequestStatus? {
    get { state.withLock(\.nextRefundRequest) }
    set { state.withLock { $0.nextRefundRequest = newValue } }
  }

  var holdsPriceConsent: Bool {
    get { state.withLock(\.holdsPriceConsent) }
    set { state.withLock { $0.holdsPriceConsent = newValue } }
  }

  var screens: [SimulatedStore.Screen] { state.withLock(\.screens) }

  /// Whether the device has a network.
  var isReachable: Bool { DeviceConnection.current.connection != .none }

  func product(_ id: String) -> SimulatedProduct? { products?.first { $0.id == id } }

  /// All purchases, but what is consumed.
  var kept: [Purchase] { purchases.filter { $0.product.kind != .consumable || !$0.isFinished } }

  /// The purchases that count: the last of each product, neither taken back nor over.
  var entitlements: [Purchase] {
    let now = Date()
    var last: [String: Purchase] = [:]
    for purchase in purchases where purchase.product.kind != .consumable {
      last[purchase.product.id] = purchase
    }
    return last.values.filter { $0.counts(at: now) }.sorted { $0.id < $1.id }
  }

  // MARK: What happens

  /// A purchase that is not in the books yet.
  func made(_ product: SimulatedProduct, _ terms: PurchaseTerms) -> Purchase {
    state.withLock { state in
      let before = state.purchases.last {
        $0.product.id == product.id || $0.product.isOfSameGroup(as: product)
      }
      let purchase = Purchase(product: product, id: state.nextID, terms: terms, before: before)
      state.nextID += 1
      return purchase
    }
  }

  func add(_ purchase: Purchase) {
    state.withLock { state in
      state.waiting.removeAll { $0.id == purchase.id }
      for index in state.purchases.indices where purchase.upgrades(state.purchases[index]) {
        state.purchases[index].isUpgraded = true
      }
      state.purchases.append(purchase)
    }
    tellStatus(of: purchase)
  }

  func wait(for purchase: Purchase) { state.withLock { $0.waiting.append(purchase) } }

  func forget(_ purchase: Purchase) {
    state.withLock { state in state.waiting.removeAll { $0.id == purchase.id } }
  }

  /// Changes a purchase, and returns it.
  @discardableResult
  func change(_ id: UInt64, _ change: (inout Purchase) -> Void) -> Purchase? {
    state.withLock { state in
      guard let index = state.purchases.firstIndex(where: { $0.id == id }) else { return nil }
      change(&state.purchases[index])
      return state.purchases[index]
    }
  }

  /// Notes that the user wants their money back; returns whether they have not wanted it before.
  func noteRefundRequest(for purchase: Purchase) -> Bool {
    state.withLock { $0.refundRequests.insert(purchase.id).inserted }
  }

  /// Notes what of the shop the user sees.
  func show(_ screen: SimulatedStore.Screen) { state.withLock { $0.screens.append(screen) } }

  // MARK: What is told

  /// Tells listeners what happened elsewhere.
  func tell(_ purchase: Purchase) { purchaseListeners.tell(purchase) }

  /// Tells listeners what became of a subscription.
  func tellStatus(of purchase: Purchase) {
    guard purchase.product.period != nil else { return }
    statusListeners.tell(.init(purchase, in: self))
  }

  /// What happens elsewhere from now on, after what the app has not finished.
  func updates() -> AsyncStream<Purchase> {
    purchaseListeners.stream { purchases.filter { !$0.isFinished } }
  }
}
