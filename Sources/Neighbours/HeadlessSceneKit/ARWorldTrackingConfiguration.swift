import HeadlessUIKit

/// Follows the device through the world: not supported, as in a simulator.
open class ARWorldTrackingConfiguration: ARConfiguration {
  /// The planes that are looked for.
  open var planeDetection: PlaneDetection = []

  /// Creates one.
  public override init() { super.init() }

  /// The kinds of planes.
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates kinds.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
}
