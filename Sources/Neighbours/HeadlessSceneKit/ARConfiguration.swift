public import HeadlessUIKit

/// How the camera and the world go together: not supported, as in a simulator.
@preconcurrency @MainActor
open class ARConfiguration: NSObject {
  /// Whether the device can do it.
  open class var isSupported: Bool { false }
  /// How the axes lie.
  open var worldAlignment = WorldAlignment.gravity
  /// Whether the light is looked at.
  open var isLightEstimationEnabled = true

  /// How the axes lie.
  public enum WorldAlignment: Int, Sendable {
    case gravity
    case gravityAndHeading
    case camera
  }
}
