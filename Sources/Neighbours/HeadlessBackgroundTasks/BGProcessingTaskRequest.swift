import HeadlessUIKit

/// The wish to work in the background, for some minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether it takes the network.
  open var requiresNetworkConnectivity = false

  /// Whether the device is to be charged meanwhile.
  open var requiresExternalPower = false

  /// Creates a request for a task.
  public init(identifier: String) { super.init(identifier) }

  override func copied() -> BGTaskRequest {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }

  override func task() -> BGTask { BGProcessingTask(identifier) }
}
