import FailureReporting
import Fleet
import HeadlessUIKit

/// The time in the background that the device gives, as a test says.
///
/// It belongs to the application of the test. Nothing that an app asks for runs by itself.
///
/// ```swift
/// let task = SimulatedBackgroundTasks.run(withIdentifier: "birds.refresh")
/// print(task?.wasSuccessful == true)
/// ```
@preconcurrency @MainActor
public enum SimulatedBackgroundTasks {
  /// What the app has asked to do in the background, in order.
  ///
  /// ```swift
  /// try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "birds.refresh"))
  /// print(SimulatedBackgroundTasks.pending.map(\.identifier))  // ["birds.refresh"]
  /// ```
  public nonisolated static var pending: [BGTaskRequest] { BackgroundTasks.current.pending }

  /// Why requests are refused, as they are in a simulator; `nil`, as at first, lets them be.
  ///
  /// ```swift
  /// SimulatedBackgroundTasks.error = .unavailable
  /// ```
  public nonisolated static var error: BGTaskScheduler.Error.Code? {
    get { BackgroundTasks.current.error }
    set { BackgroundTasks.current.error = newValue }
  }

  /// Gives the app the time that it has asked for.
  ///
  /// What was registered for the task is called. Records a failure where the app did not ask for
  /// the task, or where nothing was registered for it, which ends an app on a device.
  ///
  /// - Returns: The task, of which a test sees whether it is done.
  @discardableResult
  public static func run(
    withIdentifier identifier: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> BGTask? {
    let site = CallSite(fileID, filePath, line, column)
    var task: BGTask?
    Gesture.perform(in: .shared, at: site) { _ in
      let tasks = BackgroundTasks.current
      guard tasks.pending.contains(where: { $0.identifier == identifier }) else {
        return BackgroundTaskWords.notAskedFor(identifier).report(
          .application, kind: .missing, at: site)
      }
      guard let handler = tasks.handler(for: identifier) else {
        let exception = RecordedFailure.Name(
          rawValue: ModelException.internalInconsistency.rawValue)
        return BackgroundTaskWords.notRegistered(identifier).report(
          exception, kind: .exception, at: site)
      }
      guard let started = tasks.take(identifier)?.task() else { return }
      task = started
      handler(started)
    }
    return task
  }
}
