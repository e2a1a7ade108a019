import HeadlessUIKit

/// Follows faces: not supported, as in a simulator.
open class ARFaceTrackingConfiguration: ARConfiguration {
  /// Creates one.
  public override init() { super.init() }
}
