public import Foundation

/// The ways in which ported sources hand work to queues of operations: it is known until it ends.
extension OperationQueue {
  /// Adds a block.
  public func uiKitAddOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(isUIKitMain ? block : WorkElsewhere(words).whole(block))
  }

  /// Adds a block that waits for the blocks before it, and for which later blocks wait.
  public func uiKitAddBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    addBarrierBlock(isUIKitMain ? barrier : WorkElsewhere(words).whole(barrier))
  }

  /// Adds an operation.
  public func uiKitAddOperation(_ op: Operation) {
    count(op)
    addOperation(op)
  }

  /// Adds operations, and waits for them if that is wanted.
  public func uiKitAddOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { count(operation) }
    addOperations(ops, waitUntilFinished: wait)
  }

  /// Makes an operation known until it has ended: another one, which depends on it, strikes it out.
  private func count(_ operation: Operation) {
    guard !isUIKitMain, !operation.isFinished, !operation.isExecuting else { return }
    let work = WorkElsewhere("\(words) \(operation.name ?? "\(type(of: operation))")")
    let end = BlockOperation { work.end() }
    end.addDependency(operation)
    Self.ends.addOperation(end)
  }

  private static let ends = OperationQueue()

  /// Its operations run as turns.
  private var isUIKitMain: Bool { self === OperationQueue.uiKitMain }

  /// The queue by its name, if it has one: that which Foundation gives it has an address.
  private var words: String {
    guard let name, !name.isEmpty, !name.contains("0x") else { return "OperationQueue" }
    return "OperationQueue \"\(name)\""
  }
}
