public import Foundation

extension OperationQueue {
  /// The main queue, for observers of notifications.
  ///
  /// It stands for `main`. An observer is called at once where a notification is posted on the main
  /// queue, as on Apple's systems; Foundation's own queue waits there for itself under Swift Testing
  /// on Linux, for ever.
  public static let uiKitMain: OperationQueue = UIKitMainQueue()
}

/// Runs what it is given on the main queue, at once if it is there.
// Proof: it has nothing that changes.
private final class UIKitMainQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    if MainQueue.isCurrent { block() } else { OperationQueue.main.addOperation(block) }
  }

  override func addOperation(_ operation: Operation) {
    if MainQueue.isCurrent {
      operation.start()
    } else {
      OperationQueue.main.addOperation(operation)
    }
  }

  /// Waits for nothing: who posts a notification elsewhere goes on.
  override func waitUntilAllOperationsAreFinished() {}
}
