public import Foundation
import Synchronization

extension OperationQueue {
  /// The main queue of UIKit time.
  ///
  /// It stands for `main`. Its operations run on a later turn. An observer is called at once where
  /// a notification is posted on the main queue, as on Apple's systems; Foundation's own queue
  /// waits there for itself under Swift Testing on Linux, for ever.
  public static let uiKitMain: OperationQueue = UIKitMainQueue()
}

/// Runs operations on turns of the application that adds them.
// Proof: it keeps nothing, and so is as safe as the class that it inherits this from.
private final class UIKitMainQueue: OperationQueue, @unchecked Sendable {
  /// An operation that has not run; the taker runs it.
  private final class Entry: Sendable {
    private let operation: Mutex<Operation?>

    init(_ operation: Operation) { self.operation = Mutex(operation) }

    func run() {
      let operation = operation.withLock { operation in
        defer { operation = nil }
        return operation
      }
      operation?.start()
    }
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) { addOperation(barrier) }

  override func addOperation(_ operation: Operation) {
    // Operations with dependencies are Foundation's.
    guard operation.isReady else { return OperationQueue.main.addOperation(operation) }
    let entry = Entry(operation)
    if MainQueue.isCurrent {
      ApplicationScope.current.elsewhere.setLastOperation { entry.run() }
    }
    MainTurn.post("OperationQueue.main") { entry.run() }
  }

  override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait, !MainQueue.isCurrent { for operation in operations { operation.waitUntilFinished() } }
  }

  /// Runs the last added operation: Foundation's notification center adds the block of an observer,
  /// and waits.
  ///
  /// Only this waits on the main queue for it; elsewhere the poster of a notification goes on.
  override func waitUntilAllOperationsAreFinished() {
    if MainQueue.isCurrent { ApplicationScope.current.elsewhere.takeLastOperation()?() }
  }
}
