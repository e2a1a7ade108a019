import Foundation

/// How the device is held and moved, by all that was measured.
public final class CMDeviceMotion: CMLogItem, MeasuredData {
  /// What has measured it.
  public enum SensorLocation: Int, Sendable {
    /// The device.
    case `default` = 0
    case headphoneLeft
    case headphoneRight
  }

  /// What has measured it: the device.
  public let sensorLocation = SensorLocation.default
  /// Its attitude.
  public let attitude: CMAttitude
  /// The speed of its turn.
  public let rotationRate: CMRotationRate
  /// The direction of the ground.
  public let gravity: CMAcceleration
  /// The user's movement of it.
  public let userAcceleration: CMAcceleration
  /// The field of a magnet.
  public let magneticField: CMCalibratedMagneticField
  /// The degrees from north; negative if they are not known.
  public let heading: Double

  init(_ sample: MotionSample, at timestamp: TimeInterval) {
    attitude = sample.attitude
    rotationRate = sample.rotationRate
    gravity = sample.gravity
    userAcceleration = sample.userAcceleration
    magneticField = CMCalibratedMagneticField(field: sample.magneticField, accuracy: .high)
    heading = sample.heading
    super.init(at: timestamp)
  }
}

/// What a test says of the device's motion at a moment.
struct MotionSample: Sendable {
  var roll = 0.0
  var pitch = 0.0
  var yaw = 0.0
  var rotationRate = CMRotationRate()
  var userAcceleration = CMAcceleration()
  var magneticField = CMMagneticField()
  var heading = -1.0

  var attitude: CMAttitude { CMAttitude(roll: roll, pitch: pitch, yaw: yaw) }

  /// Where the ground is, for a device that is held so.
  var gravity: CMAcceleration {
    let matrix = attitude.rotationMatrix
    return CMAcceleration(x: -matrix.m13, y: -matrix.m23, z: -matrix.m33)
  }

  var acceleration: CMAcceleration {
    CMAcceleration(
      x: gravity.x + userAcceleration.x, y: gravity.y + userAcceleration.y,
      z: gravity.z + userAcceleration.z)
  }
}
