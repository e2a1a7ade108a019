public import Dispatch
import FailureReporting
public import HeadlessUIKit
import Locks

/// Takes an app's requests for time in the background.
///
/// Nothing is launched by itself: a test says when, by
/// ``SimulatedBackgroundTasks/run(withIdentifier:fileID:filePath:line:column:)``.
open class BGTaskScheduler: NSObject {
  // Proof: it has no state of its own; what it keeps is in the scope of the test, under a lock.
  private static let only = Unchecked(BGTaskScheduler())

  /// The scheduler.
  open class var shared: BGTaskScheduler { only.value }

  /// The domain of its errors.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// Sets what is called to do a task.
  ///
  /// It is called on a turn of the main loop, whatever the queue. Returns whether the app's Info.plist names
  /// the task.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    guard BackgroundTasks.isPermitted(identifier) else { return false }
    guard BackgroundTasks.current.register(identifier, launchHandler) else {
      ModelException.internalInconsistency.raiseAnywhere(
        "Launch handler for task with identifier \(identifier) has already been registered",
        by: "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
        of: "BackgroundTasks")
      return false
    }
    return true
  }

  /// Asks for time, instead of what was asked for by the same name.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard BackgroundTasks.isPermitted(taskRequest.identifier) else { throw Error(.notPermitted) }
    try BackgroundTasks.current.submit(taskRequest.copied())
  }

  /// Asks for no time any more.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    BackgroundTasks.current.cancel { $0 == identifier }
  }

  /// Asks for no time at all any more.
  open func cancelAllTaskRequests() { BackgroundTasks.current.cancel { _ in true } }

  /// Tells on a later turn what was asked for.
  @preconcurrency open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    MainTurn.post("BGTaskScheduler.getPendingTaskRequests") {
      completionHandler(BackgroundTasks.current.pending)
    }
  }

  /// Returns what was asked for.
  open nonisolated(nonsending) func pendingTaskRequests() async -> [BGTaskRequest] {
    BackgroundTasks.current.pending
  }

  /// The reason why there is no time for a task.
  public struct Error: _CodedError {
    /// The kinds of errors.
    public enum Code: Int, _ErrorCode {
      /// The app, or its user, does nothing in the background.
      case unavailable = 1
      /// Too many tasks are waiting.
      case tooManyPendingTaskRequests = 2
      /// The Info.plist does not name the task.
      case notPermitted = 3
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { BGTaskScheduler.errorDomain }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }
}
