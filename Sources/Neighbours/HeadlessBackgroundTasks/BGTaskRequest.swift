public import HeadlessUIKit

/// What an app wants to do in the background.
open class BGTaskRequest: NSObject, NSCopying {
  /// The name of the task.
  public final let identifier: String

  /// When it is to be done at the earliest.
  open var earliestBeginDate: Date?

  init(_ identifier: String) { self.identifier = identifier }

  /// Returns a request of the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> BGTaskRequest {
    let copy = BGTaskRequest(identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  /// The task that the system makes of it.
  func task() -> BGTask { BGTask(identifier) }
}
