public import HeadlessUIKit

/// A purchase on its way.
open class SKPaymentTransaction: NSObject {
  /// The number in the shop, once it is bought.
  var number: UInt64?
  private let wish: SKPayment
  private let first: SKPaymentTransaction?
  private var state = SKPaymentTransactionState.purchasing
  private var failure: (any Error)?
  private var date: Date?

  /// Creates one of nothing, such as for a double.
  public override convenience init() { self.init(SKPayment.of("")) }

  init(_ wish: SKPayment, restoring first: SKPaymentTransaction? = nil) {
    self.wish = wish
    self.first = first
  }

  /// The wish.
  open var payment: SKPayment { wish }
  /// How far it is.
  open var transactionState: SKPaymentTransactionState { state }
  /// Why it was not bought.
  open var error: (any Error)? { failure }
  /// The number in the shop, once it is bought.
  open var transactionIdentifier: String? { number.map { "\($0)" } }
  /// When it was bought.
  open var transactionDate: Date? { date }
  /// What was bought before, of one that is restored.
  open var original: SKPaymentTransaction? { first }

  func end(_ state: SKPaymentTransactionState, _ purchase: Purchase) {
    self.state = state
    number = purchase.id
    date = purchase.date
  }

  func wait() { state = .deferred }

  func fail(_ code: SKError.Code) {
    state = .failed
    failure = SKError(code)
  }
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  /// It was bought before.
  case restored = 3
  /// A parent is asked.
  case deferred = 4
}
