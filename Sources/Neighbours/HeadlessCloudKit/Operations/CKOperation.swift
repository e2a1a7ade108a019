import FailureReporting
public import Foundation
import HeadlessUIKit
import Locks

/// Something that an app wants done in iCloud.
///
/// It is an operation like others: it can depend on some, and queues take it as well as databases do. It is
/// done in a turn of the main loop, where its handlers are called, too.
// Proof: what it is to do is set before it begins, and read on the main actor after that; the rest is locked.
open class CKOperation: Operation, @unchecked Sendable {
  /// The name of an operation.
  public typealias ID = String

  private enum OperationStage {
    case waiting, going, done
  }

  /// Creates an operation that does nothing yet.
  public override init() { super.init() }

  /// The name.
  public final let operationID: ID = UUID().uuidString
  /// How it is done, which changes nothing here; it takes a copy.
  open var configuration: Configuration! {
    get { ownConfiguration }
    set { ownConfiguration = newValue?.copied() ?? Configuration() }
  }
  /// The operations that it belongs to.
  open var group: CKOperationGroup?
  /// Called when it goes on although the app ends, which it does not do here.
  open var longLivedOperationWasPersistedBlock: (() -> Void)?

  private var ownConfiguration = Configuration()
  private let stage = Locked(OperationStage.waiting)
  private let scope = ApplicationScope.current
  private let context = ReportingContext()
  private var end: (@Sendable () -> Void)?

  // MARK: How it is done

  /// The part of iCloud.
  open var container: CKContainer? {
    get { ownConfiguration.container }
    set { ownConfiguration.container = newValue }
  }

  /// Whether it may use the phone's network.
  open var allowsCellularAccess: Bool {
    get { ownConfiguration.allowsCellularAccess }
    set { ownConfiguration.allowsCellularAccess = newValue }
  }

  /// Whether it goes on although the app ends.
  open var isLongLived: Bool {
    get { ownConfiguration.isLongLived }
    set { ownConfiguration.isLongLived = newValue }
  }

  /// The most seconds of a request.
  open var timeoutIntervalForRequest: TimeInterval {
    get { ownConfiguration.timeoutIntervalForRequest }
    set { ownConfiguration.timeoutIntervalForRequest = newValue }
  }

  /// The most seconds of all requests.
  open var timeoutIntervalForResource: TimeInterval {
    get { ownConfiguration.timeoutIntervalForResource }
    set { ownConfiguration.timeoutIntervalForResource = newValue }
  }

  // MARK: Going and ending

  /// Whether it goes on after it was begun, which it does: until its turn comes.
  open override var isAsynchronous: Bool { true }
  /// Whether it was begun, and its turn has not come.
  open override var isExecuting: Bool { stage.withLock { $0 == .going } }
  /// Whether it is done.
  open override var isFinished: Bool { stage.withLock { $0 == .done } }

  /// Called on the main loop when it is done, once.
  open override var completionBlock: (@Sendable () -> Void)? {
    get { end }
    set { end = newValue }
  }

  /// Does it in a turn.
  open override func start() {
    guard begins() else { return }
    post("CKOperation.start()") { $0.run() }
  }

  /// Does not do it, if it is not done yet: it ends with an error in a turn, once it was begun.
  open override func cancel() {
    super.cancel()
    post("CKOperation.cancel()") { _ in CloudRecords.current.beginReady() }
  }

  /// Does it in a turn, or as soon as what it depends on is done.
  final func enlist(_ name: StaticString) {
    post(name) { operation in
      if operation.isReady {
        if operation.begins() { operation.run() }
      } else if operation.dependencies.allSatisfy({ $0 is CKOperation }) {
        CloudRecords.current.wait(operation)
      } else {
        Self.afterOthers.uiKitAddOperation(operation)
      }
    }
  }

  /// Knows when operations of other kinds are done.
  private static let afterOthers = OperationQueue()

  private func begins() -> Bool {
    let begins = stage.withLock { stage in
      guard stage == .waiting else { return false }
      stage = .going
      return true
    }
    if begins { didChangeValue(forKey: "isExecuting") }
    return begins
  }

  /// Does something in a turn of the application that has made the operation: queues know of none.
  private func post(
    _ name: StaticString, _ work: @escaping @MainActor @Sendable (CKOperation) -> Void
  ) {
    guard !MainQueue.isCurrent else { return MainTurn.post(name) { work(self) } }
    ApplicationScope.$current.withValue(scope) {
      context.run { MainTurn.post(name) { work(self) } }
    }
  }

  @MainActor private func run() {
    if isCancelled { fail(with: CKError(.operationCancelled)) } else { perform() }
    stage.withLock { $0 = .done }
    didChangeValue(forKey: "isExecuting")
    didChangeValue(forKey: "isFinished")
    let end = end
    self.end = nil
    end?()
    CloudRecords.current.beginReady()
  }

  // MARK: For the operations themselves

  /// Does it, and calls the handlers.
  @MainActor func perform() {}

  /// Calls the handlers of the end with an error.
  @MainActor func fail(with error: any Error) {}
}
