/// What happens to a picture that is seen in space.
public struct ProjectionTransform: Equatable, Sendable {
  /// The number in row 1, column 1.
  public var m11: CGFloat = 1
  /// The number in row 1, column 2.
  public var m12: CGFloat = 0
  /// The number in row 1, column 3.
  public var m13: CGFloat = 0
  /// The number in row 2, column 1.
  public var m21: CGFloat = 0
  /// The number in row 2, column 2.
  public var m22: CGFloat = 1
  /// The number in row 2, column 3.
  public var m23: CGFloat = 0
  /// The number in row 3, column 1.
  public var m31: CGFloat = 0
  /// The number in row 3, column 2.
  public var m32: CGFloat = 0
  /// The number in row 3, column 3.
  public var m33: CGFloat = 1

  /// Creates a transform that changes nothing.
  public init() {}

  /// Creates a transform in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates a transform of what lies in the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it leaves parallels as they are.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this one, and then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var all = ProjectionTransform()
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    (all.m11, all.m12, all.m13) = row(m11, m12, m13)
    (all.m21, all.m22, all.m23) = row(m21, m22, m23)
    (all.m31, all.m32, all.m33) = row(m31, m32, m33)
    return all
  }

  /// What is drawn of it: depth is left out.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
