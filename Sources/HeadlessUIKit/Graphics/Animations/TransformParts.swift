import Foundation

/// A matrix taken apart: what scales, then rotates about x, y and z, and then moves.
struct TransformParts {
  /// The parts that key paths name, each with an axis: `rotation.z`.
  enum Part: String {
    case scale, rotation, translation
  }

  private(set) var scale: [CGFloat]
  private(set) var rotation: [CGFloat]
  private(set) var translation: [CGFloat]
  /// The matrix, whose perspective stays as it is.
  private let matrix: CATransform3D

  init(_ matrix: CATransform3D) {
    self.matrix = matrix
    let rows = [
      [matrix.m11, matrix.m12, matrix.m13], [matrix.m21, matrix.m22, matrix.m23],
      [matrix.m31, matrix.m32, matrix.m33],
    ]
    var scale = rows.map { row in row.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    let turned =
      rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
      - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
      + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
    // A mirrored transform has a negative scale.
    if turned < 0 { scale[0] = -scale[0] }
    self.scale = scale
    let found = scale
    func unit(_ row: Int, _ column: Int) -> CGFloat {
      found[row] == 0 ? row == column ? 1 : 0 : rows[row][column] / found[row]
    }
    rotation = [
      atan2(unit(1, 2), unit(2, 2)), asin(min(max(-unit(0, 2), -1), 1)),
      atan2(unit(0, 1), unit(0, 0)),
    ]
    translation = [matrix.m41, matrix.m42, matrix.m43]
  }

  subscript(part: Part) -> [CGFloat] {
    get {
      switch part {
      case .scale: scale
      case .rotation: rotation
      case .translation: translation
      }
    }
    set {
      switch part {
      case .scale: scale = newValue
      case .rotation: rotation = newValue
      case .translation: translation = newValue
      }
    }
  }

  /// The matrix of the parts.
  var whole: CATransform3D {
    var whole = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    for (axis, angle) in rotation.enumerated() where angle != 0 {
      let turn = CATransform3DMakeRotation(
        angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
      whole = CATransform3DConcat(whole, turn)
    }
    (whole.m14, whole.m24, whole.m34, whole.m44) = (
      matrix.m14, matrix.m24, matrix.m34, matrix.m44
    )
    (whole.m41, whole.m42, whole.m43) = (translation[0], translation[1], translation[2])
    return whole
  }
}
