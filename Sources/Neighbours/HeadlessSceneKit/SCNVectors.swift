public import HeadlessUIKit

/// A point, or how far something goes on three axes.
public struct SCNVector3: Sendable {
  /// The place on an axis.
  public var x: Float, y: Float, z: Float

  /// Creates the origin.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a point.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }

  /// Creates a point.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }

  /// Creates a point.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }

  /// Creates a point.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }

  /// Creates a point.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }

  /// The point that is a part of the way from here to another one.
  func moved(to other: SCNVector3, by part: Float) -> SCNVector3 {
    SCNVector3(
      x + (other.x - x) * part, y + (other.y - y) * part, z + (other.z - z) * part)
  }

  static func + (one: SCNVector3, other: SCNVector3) -> SCNVector3 {
    SCNVector3(one.x + other.x, one.y + other.y, one.z + other.z)
  }

  static func * (one: SCNVector3, factor: Float) -> SCNVector3 {
    SCNVector3(one.x * factor, one.y * factor, one.z * factor)
  }
}

/// An axis, and how far something turns around it.
public struct SCNVector4: Sendable {
  /// The parts.
  public var x: Float, y: Float, z: Float, w: Float

  /// Creates one.
  public init(x: Float = 0, y: Float = 0, z: Float = 0, w: Float = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Creates one.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.init(x: x, y: y, z: z, w: w)
  }
}

/// Returns a point.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x, y, z)
}

/// Returns an axis, and how far something turns around it.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}

/// Whether two points are the same.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
  a.x == b.x && a.y == b.y && a.z == b.z
}

public let SCNVector3Zero = SCNVector3()
