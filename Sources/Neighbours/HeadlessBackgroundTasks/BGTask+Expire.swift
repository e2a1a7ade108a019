import FailureReporting
import Fleet
import HeadlessUIKit

extension BGTask {
  /// Tells the app that its time is over.
  ///
  /// Records a failure when the task is done already.
  ///
  /// ```swift
  /// SimulatedBackgroundTasks.run(withIdentifier: "birds.refresh")?.expire()
  /// ```
  @preconcurrency @MainActor
  public func expire(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(in: .shared, at: site) { _ in
      guard !isCompleted else {
        return BackgroundTaskWords.completed(identifier).report(.application, at: site)
      }
      expirationHandler?()
    }
  }
}
