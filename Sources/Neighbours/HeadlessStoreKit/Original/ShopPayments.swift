import HeadlessUIKit
import Locks

/// The payment queue of one application.
final class ShopPayments: ScopedState {
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private struct State {
    var queue: SKPaymentQueue?
    var observers: [Observer] = []
    var transactions: [SKPaymentTransaction] = []
  }

  // Proof: transactions change on the main actor alone, before observers hear of them.
  private let state = Locked(unchecked: State())

  init() {}

  var queue: SKPaymentQueue {
    state.withLockUnchecked { state in
      let queue = state.queue ?? SKPaymentQueue()
      state.queue = queue
      return queue
    }
  }

  var observers: [any SKPaymentTransactionObserver] {
    state.withLockUnchecked { $0.observers.compactMap(\.object) }
  }

  var transactions: [SKPaymentTransaction] { state.withLockUnchecked(\.transactions) }

  // MARK: Observers

  func add(_ observer: any SKPaymentTransactionObserver) {
    let added = MainActorOnly(Observer(object: observer))
    state.withLock { state in
      state.observers.removeAll { $0.object == nil || $0.object === observer }
      state.observers.append(Observer(object: observer))
    }
    MainTurn.post("SKPaymentQueue tells what is not finished") { [self] in
      collectUnfinished()
      let known = transactions.filter { $0.transactionState != .purchasing }
      guard !known.isEmpty else { return }
      added.value.object?.paymentQueue(queue, updatedTransactions: known)
    }
  }

  func remove(_ observer: any SKPaymentTransactionObserver) {
    state.withLock { $0.observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  /// What was bought elsewhere, and is not finished, is on its way here too.
  private func collectUnfinished() {
    let known = Set(transactions.compactMap(\.number))
    for purchase in Shop.current.purchases
    where !purchase.isFinished && !known.contains(purchase.id) {
      append(Self.transaction(of: purchase))
    }
  }

  private static func transaction(of purchase: Purchase) -> SKPaymentTransaction {
    let transaction = SKPaymentTransaction(SKPayment.of(purchase.product.id))
    transaction.end(.purchased, purchase)
    return transaction
  }

  private func append(_ transaction: SKPaymentTransaction) {
    let added = MainActorOnly(transaction)
    MainActor.runUnchecked { state.withLock { $0.transactions.append(added.value) } }
  }

  @MainActor private func tell(_ changed: [SKPaymentTransaction]) {
    for observer in observers { observer.paymentQueue(queue, updatedTransactions: changed) }
  }

  // MARK: Buying

  func begin(_ payment: SKPayment) {
    let wish = MainActorOnly(payment)
    MainTurn.post("SKPaymentQueue begins a purchase") { [self] in
      let payment = wish.value
      let transaction = SKPaymentTransaction(payment)
      state.withLock { $0.transactions.append(transaction) }
      tell([transaction])
      guard let product = Shop.current.product(payment.productIdentifier) else {
        return end(transaction, .failed(.storeProductNotAvailable))
      }
      guard (1...10).contains(payment.quantity) else {
        return end(transaction, .failed(.paymentInvalid))
      }
      guard mayGoOn(transaction) else {
        return end(transaction, .failed(.storeProductNotAvailable))
      }
      Shop.current.sell(product, payment.wish) { [self] in end(transaction, $0) }
    }
  }

  /// Whether the app goes on though the customer has come to the shop of another country.
  @MainActor private func mayGoOn(_ transaction: SKPaymentTransaction) -> Bool {
    guard let storefront = Storefront.of(Shop.current.locale),
      let former = transaction.payment.values.storefront, former != storefront,
      let delegate = queue.delegate
    else { return true }
    return delegate.paymentQueue(
      queue, shouldContinue: transaction, in: SKStorefront(storefront))
  }

  /// What the user wants to buy, as they have said in the App Store: an observer says whether at once.
  @MainActor func begin(chosen product: SimulatedProduct) {
    MainTurn.post("SKPaymentQueue hears of a choice in the App Store") { [self] in
      let wanted = SKProduct(product)
      let payment = SKPayment(product: wanted)
      let answers = observers.map {
        $0.paymentQueue(queue, shouldAddStorePayment: payment, for: wanted)
      }
      if answers.contains(true) { begin(payment) }
    }
  }

  @MainActor private func end(_ transaction: SKPaymentTransaction, _ outcome: Shop.Outcome) {
    switch outcome {
    case .bought(let purchase): transaction.end(.purchased, purchase)
    case .waits: transaction.wait()
    case .cancelled: transaction.fail(.paymentCancelled)
    case .failed(let code): transaction.fail(code)
    }
    tell([transaction])
  }

  /// What was bought elsewhere, or was consented to.
  @MainActor func hear(of purchase: Purchase) {
    MainTurn.post("SKPaymentQueue hears of a purchase") { [self] in
      let waiting = deferred(purchase)
      let transaction = waiting ?? SKPaymentTransaction(SKPayment.of(purchase.product.id))
      transaction.end(.purchased, purchase)
      if waiting == nil { state.withLock { $0.transactions.append(transaction) } }
      tell([transaction])
    }
  }

  @MainActor func hearOfRefusal(of purchase: Purchase) {
    MainTurn.post("SKPaymentQueue hears of a refusal") { [self] in
      guard let transaction = deferred(purchase) else { return }
      transaction.fail(.paymentCancelled)
      tell([transaction])
    }
  }

  @MainActor func hearOfRefund(of id: String) {
    MainTurn.post("SKPaymentQueue hears of a refund") { [self] in
      for observer in observers {
        observer.paymentQueue(queue, didRevokeEntitlementsForProductIdentifiers: [id])
      }
    }
  }

  @MainActor func hearOfStorefront() {
    guard !observers.isEmpty else { return }
    MainTurn.post("SKPaymentQueue hears of another shop") { [self] in
      for observer in observers { observer.paymentQueueDidChangeStorefront(queue) }
    }
  }

  private func deferred(_ purchase: Purchase) -> SKPaymentTransaction? {
    transactions.first {
      $0.transactionState == .deferred && $0.payment.productIdentifier == purchase.product.id
    }
  }

  // MARK: Finishing and restoring

  func finish(_ transaction: SKPaymentTransaction) {
    let finished = MainActorOnly(transaction)
    if let number = transaction.number { Shop.current.change(number) { $0.isFinished = true } }
    let wasThere = state.withLock { state in
      let count = state.transactions.count
      state.transactions.removeAll { $0 === transaction }
      return state.transactions.count < count
    }
    guard wasThere else { return }
    MainTurn.post("SKPaymentQueue has finished a purchase") { [self] in
      for observer in observers {
        observer.paymentQueue(queue, removedTransactions: [finished.value])
      }
    }
  }

  /// Forgets what was finished by its number.
  @MainActor func forget(_ number: UInt64) {
    for transaction in transactions where transaction.number == number { finish(transaction) }
  }

  func restore() {
    MainTurn.post("SKPaymentQueue restores purchases") { [self] in
      guard Shop.current.isReachable else {
        let error = SKError(.cloudServiceNetworkConnectionFailed)
        for observer in observers {
          observer.paymentQueue(queue, restoreCompletedTransactionsFailedWithError: error)
        }
        return
      }
      let restored = Shop.current.entitlements.filter { $0.product.kind != .nonRenewable }.map {
        purchase in
        let first = Self.transaction(of: purchase)
        let transaction = SKPaymentTransaction(first.payment, restoring: first)
        transaction.end(.restored, purchase)
        return transaction
      }
      state.withLock { $0.transactions += restored }
      if !restored.isEmpty { tell(restored) }
      for observer in observers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(queue)
      }
    }
  }
}
