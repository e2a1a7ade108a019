/// What goes with a change of state: how views come to be what it makes of them.
public struct Transaction: Sendable {
  /// The transaction that goes with what is set now.
  @TaskLocal static var current = Transaction()

  /// How the change is shown.
  public var animation: Animation?
  /// Whether views leave their own animations out.
  public var disablesAnimations = false
  /// Whether the change is one of many that come one after the other, as while a finger moves.
  public var isContinuous = false
  /// What is called when the animation has come to its end.
  var completion: AnimationEnd?

  /// Creates a transaction that does nothing.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
    isPlain = false
  }

  /// Whether nothing has been said.
  private(set) var isPlain = true

  /// Whether changes with both belong together.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && completion === other.completion
  }

  /// Adds what is called at the end of the animation.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    self.completion = AnimationEnd(completion)
  }
}

/// Sets what a closure sets with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Sets what a closure sets with a value of the transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
