import Dispatch
public import Foundation

extension OperationQueue {
  /// The main queue, for observers of notifications.
  ///
  /// It stands for `main`. An observer is called at once where a notification is posted on the main
  /// queue, as on Apple's systems; Foundation's own queue waits there for itself under Swift Testing
  /// on Linux, for ever.
  public static let uiKitMain: OperationQueue = MainQueue()
}

/// Runs what it is given on the main queue, at once if it is there.
// Proof: it has nothing that changes.
private final class MainQueue: OperationQueue, @unchecked Sendable {
  // A program that waits asynchronously lets any thread serve the main queue: the thread says nothing.
  private let mark = DispatchSpecificKey<Bool>()

  override init() {
    super.init()
    DispatchQueue.main.setSpecific(key: mark, value: true)
  }

  private var isHere: Bool { DispatchQueue.getSpecific(key: mark) == true }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    if isHere { block() } else { OperationQueue.main.addOperation(block) }
  }

  override func addOperation(_ operation: Operation) {
    if isHere { operation.start() } else { OperationQueue.main.addOperation(operation) }
  }

  /// Waits for nothing: who posts a notification elsewhere goes on.
  override func waitUntilAllOperationsAreFinished() {}
}
