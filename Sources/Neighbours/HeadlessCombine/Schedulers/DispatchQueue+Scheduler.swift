public import Foundation

extension DispatchQueue: UIKitTimeScheduling {
  /// A moment of UIKit time.
  public typealias SchedulerTimeType = SchedulerMoment

  /// How work is done; it is done in UIKit time whatever they say.
  public struct SchedulerOptions {
    /// Its priority.
    public var qos: DispatchQoS
    /// Its flags.
    public var flags: DispatchWorkItemFlags
    /// Its group.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }
}
