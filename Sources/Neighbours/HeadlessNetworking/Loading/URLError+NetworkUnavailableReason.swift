public import Foundation

extension URLError {
  /// Why the network cannot be used, though there is one.
  public enum NetworkUnavailableReason: Int, Hashable, Sendable {
    /// The network is one of mobile phones, and the request must not use it.
    case cellular = 0
    /// The network costs much, and the request must not use it.
    case expensive = 1
    /// The user spares data, and the request must not use them.
    case constrained = 2
  }

  /// Why the network could not be used, where that was the reason.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    let reason = errorUserInfo["NSURLErrorNetworkUnavailableReasonKey"] as? NSNumber
    return reason.flatMap { NetworkUnavailableReason(rawValue: $0.intValue) }
  }
}
