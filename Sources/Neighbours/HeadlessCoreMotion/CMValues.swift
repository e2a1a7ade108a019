import Foundation

/// An acceleration along three axes, in multiples of that of the earth.
public struct CMAcceleration: Hashable, Sendable {
  /// From side to side.
  public var x: Double
  /// From top to bottom.
  public var y: Double
  /// From front to back.
  public var z: Double

  /// Creates no acceleration.
  public init() { (x, y, z) = (0, 0, 0) }

  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast the device turns around three axes, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  /// Around the axis from side to side.
  public var x: Double
  /// Around the axis from top to bottom.
  public var y: Double
  /// Around the axis from front to back.
  public var z: Double

  /// Creates no turn.
  public init() { (x, y, z) = (0, 0, 0) }

  /// Creates a turn.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The field of a magnet along three axes, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
  /// From side to side.
  public var x: Double
  /// From top to bottom.
  public var y: Double
  /// From front to back.
  public var z: Double

  /// Creates no field.
  public init() { (x, y, z) = (0, 0, 0) }

  /// Creates a field.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The accuracy of a field.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low = 0
  case medium = 1
  case high = 2
}

/// A field of a magnet, and how sure it is.
public struct CMCalibratedMagneticField: Sendable {
  /// The field.
  public var field: CMMagneticField
  /// The accuracy.
  public var accuracy: CMMagneticFieldCalibrationAccuracy
}

/// The attitude of the device, in four numbers.
public struct CMQuaternion: Hashable, Sendable {
  /// Around the axis from side to side.
  public var x: Double
  /// Around the axis from top to bottom.
  public var y: Double
  /// Around the axis from front to back.
  public var z: Double
  /// What is left.
  public var w: Double

  /// Creates the quaternion of a device that lies flat.
  public init() { (x, y, z, w) = (0, 0, 0, 1) }

  /// Creates a quaternion.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// How the device is held, in rows of a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The first row's first number.
  public var m11: Double
  /// The first row's second number.
  public var m12: Double
  /// The first row's third number.
  public var m13: Double
  /// The second row's first number.
  public var m21: Double
  /// The second row's second number.
  public var m22: Double
  /// The second row's third number.
  public var m23: Double
  /// The third row's first number.
  public var m31: Double
  /// The third row's second number.
  public var m32: Double
  /// The third row's third number.
  public var m33: Double
}

/// To what the way in which the device is held refers.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The frames as bits.
  public let rawValue: UInt

  /// Creates frames from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the ground, and any direction.
  public static let xArbitraryZVertical = Self(rawValue: 1 << 0)
  /// To the ground, and any direction, which the compass keeps.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 1 << 1)
  /// To the ground and magnetic north.
  public static let xMagneticNorthZVertical = Self(rawValue: 1 << 2)
  /// To the ground and true north.
  public static let xTrueNorthZVertical = Self(rawValue: 1 << 3)
}

/// The user's answer to the question for motion.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot allow it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// The user has said yes.
  case authorized = 3
}

extension CMQuaternion {
  static func * (one: CMQuaternion, other: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: one.w * other.x + one.x * other.w + one.y * other.z - one.z * other.y,
      y: one.w * other.y - one.x * other.z + one.y * other.w + one.z * other.x,
      z: one.w * other.z + one.x * other.y - one.y * other.x + one.z * other.w,
      w: one.w * other.w - one.x * other.x - one.y * other.y - one.z * other.z)
  }
}
