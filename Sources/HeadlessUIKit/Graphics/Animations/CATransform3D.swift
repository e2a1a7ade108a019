public import Foundation

/// A matrix that moves, scales and rotates points in space.
public struct CATransform3D: Equatable, Sendable {
  /// The entry in row 1, column 1.
  public var m11: CGFloat
  /// The entry in row 1, column 2.
  public var m12: CGFloat
  /// The entry in row 1, column 3.
  public var m13: CGFloat
  /// The entry in row 1, column 4.
  public var m14: CGFloat
  /// The entry in row 2, column 1.
  public var m21: CGFloat
  /// The entry in row 2, column 2.
  public var m22: CGFloat
  /// The entry in row 2, column 3.
  public var m23: CGFloat
  /// The entry in row 2, column 4.
  public var m24: CGFloat
  /// The entry in row 3, column 1.
  public var m31: CGFloat
  /// The entry in row 3, column 2.
  public var m32: CGFloat
  /// The entry in row 3, column 3.
  public var m33: CGFloat
  /// The entry in row 3, column 4.
  public var m34: CGFloat
  /// The entry in row 4, column 1.
  public var m41: CGFloat
  /// The entry in row 4, column 2.
  public var m42: CGFloat
  /// The entry in row 4, column 3.
  public var m43: CGFloat
  /// The entry in row 4, column 4.
  public var m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The entries, row by row.
  var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a matrix from sixteen entries, row by row.
  init(entries: [CGFloat]) {
    self.init(
      m11: entries[0], m12: entries[1], m13: entries[2], m14: entries[3], m21: entries[4],
      m22: entries[5], m23: entries[6], m24: entries[7], m31: entries[8], m32: entries[9],
      m33: entries[10], m34: entries[11], m41: entries[12], m42: entries[13], m43: entries[14],
      m44: entries[15])
  }

  /// The affine transform that has the same effect on flat content.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Returns the matrix that undoes this one, or this one itself if it has no inverse.
  var inverted: CATransform3D {
    var left = entries
    var right = CATransform3DIdentity.entries
    for column in 0..<4 {
      let rows = column..<4
      guard let pivot = rows.max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
        left[pivot * 4 + column] != 0
      else { return self }
      for index in 0..<4 {
        left.swapAt(pivot * 4 + index, column * 4 + index)
        right.swapAt(pivot * 4 + index, column * 4 + index)
      }
      let factor = left[column * 4 + column]
      for index in 0..<4 {
        left[column * 4 + index] /= factor
        right[column * 4 + index] /= factor
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        for index in 0..<4 {
          left[row * 4 + index] -= factor * left[column * 4 + index]
          right[row * 4 + index] -= factor * right[column * 4 + index]
        }
      }
    }
    return CATransform3D(entries: right)
  }
}

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns whether a matrix changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two matrices are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns the matrix that moves.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m41 = tx
  transform.m42 = ty
  transform.m43 = tz
  return transform
}

/// Returns the matrix that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = sx
  transform.m22 = sy
  transform.m33 = sz
  return transform
}

/// Returns the matrix that rotates by an angle in radians around an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the matrix that moves first and then applies another one.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the matrix that scales first and then applies another one.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the matrix that rotates first and then applies another one.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the matrix that applies the first one, then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.entries, b.entries)
  var product = [CGFloat](repeating: 0, count: 16)
  for place in 0..<16 {
    let (row, column) = (place / 4 * 4, place % 4)
    for index in 0..<4 { product[place] += left[row + index] * right[index * 4 + column] }
  }
  return CATransform3D(entries: product)
}

/// Returns the matrix that undoes another one, or that one itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted }

/// Returns the matrix in space that does what one in a plane does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m11 = m.a
  transform.m12 = m.b
  transform.m21 = m.c
  transform.m22 = m.d
  transform.m41 = m.tx
  transform.m42 = m.ty
  return transform
}

/// Returns whether an affine transform could do the same as a matrix.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.flat)
}

/// Returns the matrix in a plane that does what one in space does there.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }
