import FailureReporting
import Fleet
import HeadlessUIKit

/// Gives the app the time in the background that it has asked for.
///
/// What was registered for the task is called. Records a failure where nobody asked for the task, or where
/// nothing was registered for it, which ends an app on a device.
///
/// ```swift
/// let task = runBackgroundTask(withIdentifier: "birds.refresh")
/// print(task?.wasSuccessful == true)
/// ```
///
/// - Returns: The task, of which a test sees whether it is done.
@preconcurrency @MainActor @discardableResult
public func runBackgroundTask(
  withIdentifier identifier: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> BGTask? {
  let site = CallSite(fileID, filePath, line, column)
  var task: BGTask?
  Gesture.perform(in: .shared, at: site) { _ in
    let tasks = BackgroundTasks.current
    guard tasks.pending.contains(where: { $0.identifier == identifier }) else {
      return BackgroundTaskWords.notAskedFor(identifier).report(.application, at: site)
    }
    guard let handler = tasks.handler(for: identifier) else {
      let exception = RecordedFailure.Name(rawValue: ModelException.internalInconsistency.rawValue)
      return BackgroundTaskWords.notRegistered(identifier).report(exception, at: site)
    }
    guard let started = tasks.take(identifier)?.task() else { return }
    task = started
    handler(started)
  }
  return task
}
