public import Foundation

/// The attitude of the device.
public final class CMAttitude: NSObject, NSCopying {
  /// The angle around the axis from top to bottom, in radians.
  public var roll: Double { atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y)) }
  /// The angle around the axis from side to side, in radians.
  public var pitch: Double { asin(max(-1, min(1, 2 * (q.w * q.x + q.y * q.z)))) }
  /// The angle around the axis from front to back, in radians.
  public var yaw: Double { atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z)) }
  /// The same in four numbers.
  public var quaternion: CMQuaternion { q }

  private var q: CMQuaternion

  init(_ quaternion: CMQuaternion) {
    q = quaternion
    super.init()
  }

  /// Creates how a device is held by three angles in radians.
  convenience init(roll: Double, pitch: Double, yaw: Double) {
    let (r, p, w) = (roll / 2, pitch / 2, yaw / 2)
    // First around the vertical, then the one from side to side, then the one from top to bottom.
    let turn = CMQuaternion(x: 0, y: 0, z: sin(w), w: cos(w))
    let tilt = CMQuaternion(x: sin(p), y: 0, z: 0, w: cos(p))
    let lean = CMQuaternion(x: 0, y: sin(r), z: 0, w: cos(r))
    self.init(turn * tilt * lean)
  }

  /// The same as a matrix.
  public var rotationMatrix: CMRotationMatrix {
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    return CMRotationMatrix(
      m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y),
      m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x),
      m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y))
  }

  /// Makes this the change from another way of holding the device.
  public func multiply(byInverseOf attitude: CMAttitude) {
    let other = attitude.q
    q = CMQuaternion(x: -other.x, y: -other.y, z: -other.z, w: other.w) * q
  }

  /// Returns the same, which can be changed apart.
  public func copy(with zone: NSZone? = nil) -> Any { CMAttitude(q) }
}
