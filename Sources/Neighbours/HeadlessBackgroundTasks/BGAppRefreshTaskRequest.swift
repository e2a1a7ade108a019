import HeadlessUIKit

/// The wish to bring an app up to date in the background, shortly.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request for a task.
  public init(identifier: String) { super.init(identifier) }

  override func copied() -> BGTaskRequest {
    let copy = BGAppRefreshTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  override func task() -> BGTask { BGAppRefreshTask(identifier) }
}
