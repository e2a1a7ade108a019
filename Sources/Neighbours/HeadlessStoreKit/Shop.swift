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
    var listeners: [Int: AsyncStream<Purchase>.Continuation] = [:]
    var locale = Locale(identifier: "en_US")
  }

  private let state = Locked(State())

  init() {}

  deinit {
    for listener in state.withLock({ $0.listeners.values.map { $0 } }) { listener.finish() }
  }

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

  /// Whether the device has a network.
  var isReachable: Bool { DeviceConnection.current.connection != .none }

  func product(_ id: String) -> SimulatedProduct? { products?.first { $0.id == id } }

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
  func made(_ product: SimulatedProduct, quantity: Int, token: UUID?) -> Purchase {
    state.withLock { state in
      let purchase = Purchase(
        product: product, id: state.nextID, quantity: quantity, token: token,
        before: state.purchases.last { $0.product.id == product.id })
      state.nextID += 1
      return purchase
    }
  }

  func add(_ purchase: Purchase) {
    state.withLock { state in
      state.waiting.removeAll { $0.id == purchase.id }
      state.purchases.append(purchase)
    }
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

  /// Tells listeners what happened elsewhere.
  func tell(_ purchase: Purchase) {
    for listener in state.withLock({ $0.listeners.values.map { $0 } }) { listener.yield(purchase) }
  }

  /// What happens elsewhere from now on, after what the app has not finished.
  func updates() -> AsyncStream<Purchase> {
    let (stream, listener) = AsyncStream<Purchase>.makeStream()
    let number = state.withLock { state in
      for purchase in state.purchases where !purchase.isFinished { listener.yield(purchase) }
      let number = (state.listeners.keys.max() ?? 0) + 1
      state.listeners[number] = listener
      return number
    }
    listener.onTermination = { [weak self] _ in
      self?.state.withLock { state in state.listeners[number] = nil }
    }
    return stream
  }
}

/// What the user has bought.
struct Purchase: Hashable, Sendable {
  let product: SimulatedProduct
  let id: UInt64
  /// The first purchase of the subscription, or this one.
  let firstID: UInt64
  let firstDate: Date
  let quantity: Int
  let token: UUID?
  let date: Date
  var expiration: Date?
  var revocation: Date?
  var isFinished = false

  init(
    product: SimulatedProduct, id: UInt64, quantity: Int, token: UUID?, before: Purchase?
  ) {
    self.product = product
    self.id = id
    self.quantity = quantity
    self.token = token
    date = Date()
    let first = product.kind == .consumable ? nil : before
    firstID = first?.firstID ?? id
    firstDate = first?.firstDate ?? date
    expiration = product.period?.end(after: date)
  }

  func counts(at date: Date) -> Bool {
    revocation == nil && expiration.map { $0 > date } != false
  }
}
