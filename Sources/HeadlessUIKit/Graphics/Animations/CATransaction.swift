public import Foundation

/// Changes of layers that belong together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  // MARK: Creating and committing transactions

  /// Begins a transaction within the current one.
  open class func begin() { stack.append(Transaction(inheriting: stack.last)) }

  /// Ends the current transaction.
  open class func commit() { stack.popLast()?.commit() }

  /// Ends the implicit transaction, which no code has begun.
  open class func flush() {
    guard stack.count == 1, stack[0].isImplicit else { return }
    commit()
  }

  // MARK: Getting and setting properties

  /// Returns how long animations take that say nothing themselves.
  open class func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }

  /// Sets how long animations take that say nothing themselves.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// Returns how the pace of animations changes that say nothing themselves.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.last?.timingFunction
  }

  /// Sets how the pace of animations changes that say nothing themselves.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Returns whether changes are not animated.
  open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }

  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Returns a value by its name: one of the values above, or else a value that was set under that
  /// name.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.last?.values[key]
    }
  }

  /// Sets a value by its name.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions((anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }

  /// Returns the closure that is called when the animations of the transaction have ended.
  open class func completionBlock() -> (() -> Void)? { stack.last?.completion }

  /// Sets the closure that is called when the animations of the transaction have ended.
  ///
  /// It is called on a later turn, even without animations (behaviour 690).
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

  // MARK: The model

  /// The values of a transaction.
  @MainActor
  final class Transaction {
    var duration: CFTimeInterval
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: (() -> Void)?
    /// Values by the app's own names.
    var values: [String: Any]
    let isImplicit: Bool
    private let parent: Transaction?
    private var running = 0
    private var isCommitted = false

    init(inheriting parent: Transaction?, isImplicit: Bool = false) {
      duration = parent?.duration ?? 0.25
      timingFunction = parent?.timingFunction
      disablesActions = parent?.disablesActions ?? false
      values = parent?.values ?? [:]
      self.parent = parent
      self.isImplicit = isImplicit
    }

    /// Notes that an animation has been added here and in the transactions around.
    func begin() {
      running += 1
      parent?.begin()
    }

    /// Notes that an animation has ended.
    func end() {
      running -= 1
      completeIfDone()
      parent?.end()
    }

    func commit() {
      isCommitted = true
      completeIfDone()
    }

    private func completeIfDone() {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      UIApplication.shared.mainLoop.enqueue("CATransaction completion") { completion() }
    }
  }

  /// The transactions that have begun and not ended, the innermost one last.
  private static var stack: [Transaction] {
    get { UIApplication.shared.animationState.transactions }
    set { UIApplication.shared.animationState.transactions = newValue }
  }

  /// The innermost transaction; without one, a transaction begins that ends with the turn.
  static var current: Transaction {
    if let last = stack.last { return last }
    let transaction = Transaction(inheriting: nil, isImplicit: true)
    stack = [transaction]
    UIApplication.shared.mainLoop.enqueue("CATransaction commit") {
      guard let index = stack.firstIndex(where: { $0 === transaction }) else { return }
      stack.remove(at: index)
      transaction.commit()
    }
    return transaction
  }
}

/// How long animations take that say nothing themselves, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// Whether changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// How the pace of animations changes that say nothing themselves.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The closure that is called when the animations have ended.
public let kCATransactionCompletionBlock = "completionBlock"
