import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The place of a view in its superview, by the textbook: a 3 × 3 matrix for column vectors.
private struct Matrix {
  var rows: [[Double]]

  static func * (left: Matrix, right: Matrix) -> Matrix {
    Matrix(
      rows: (0..<3).map { row in
        (0..<3).map { column in
          (0..<3).reduce(0) { $0 + left.rows[row][$1] * right.rows[$1][column] }
        }
      })
  }

  static func move(_ x: Double, _ y: Double) -> Matrix {
    Matrix(rows: [[1, 0, x], [0, 1, y], [0, 0, 1]])
  }

  /// By Cramer's rule, for the last row 0 0 1.
  var inverse: Matrix {
    let (a, b, x) = (rows[0][0], rows[0][1], rows[0][2])
    let (c, d, y) = (rows[1][0], rows[1][1], rows[1][2])
    let determinant = a * d - b * c
    return Matrix(rows: [
      [d / determinant, -b / determinant, (b * y - d * x) / determinant],
      [-c / determinant, a / determinant, (c * x - a * y) / determinant], [0, 0, 1],
    ])
  }

  func applied(to point: CGPoint) -> CGPoint {
    CGPoint(
      x: rows[0][0] * point.x + rows[0][1] * point.y + rows[0][2],
      y: rows[1][0] * point.x + rows[1][1] * point.y + rows[1][2])
  }
}

@MainActor
@Suite("UIView.convert: fuzz")
struct UIViewConversionFuzzTests {
  /// A view, and the values that the fuzz has given it, kept apart from it.
  private struct Placed {
    let view: UIView
    let toRoot: Matrix
  }

  private func transform(by random: inout SeededGenerator) -> CGAffineTransform {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .identity
    case 1: CGAffineTransform(rotationAngle: .random(in: -4...4, using: &random))
    case 2:
      CGAffineTransform(
        scaleX: .random(in: 0.5...2, using: &random), y: -.random(in: 0.5...2, using: &random))
    case 3:
      CGAffineTransform(
        translationX: .random(in: -50...50, using: &random),
        y: .random(in: -50...50, using: &random))
    default:
      CGAffineTransform(
        a: 1, b: .random(in: -0.4...0.4, using: &random),
        c: .random(in: -0.4...0.4, using: &random), d: 1.5, tx: 3, ty: -4)
    }
  }

  /// Views within each other, each at a random place in an earlier one.
  private func hierarchy(by random: inout SeededGenerator) -> [Placed] {
    let isInWindow = Bool.random(using: &random)
    let root = isInWindow ? UIWindow() : UIView(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
    var placed = [Placed(view: root, toRoot: .move(0, 0))]
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let parent = placed.randomElement(using: &random) ?? placed[0]
      let bounds = CGRect(
        x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random),
        width: .random(in: 1...200, using: &random), height: .random(in: 1...200, using: &random))
      let center = CGPoint(
        x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random))
      let transform = transform(by: &random)
      let view = UIView()
      parent.view.addSubview(view)
      view.bounds = bounds
      view.center = center
      view.transform = transform
      let turn = Matrix(rows: [
        [transform.a, transform.c, transform.tx], [transform.b, transform.d, transform.ty],
        [0, 0, 1],
      ])
      let toParent =
        Matrix.move(center.x, center.y) * turn * Matrix.move(-bounds.midX, -bounds.midY)
      placed.append(Placed(view: view, toRoot: parent.toRoot * toParent))
    }
    return placed
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    let size = max(1, abs(one.x), abs(one.y))
    return abs(one.x - other.x) < 1e-6 * size && abs(one.y - other.y) < 1e-6 * size
  }

  @Test func `takes points where matrices take them, in any hierarchy`() {
    for fuzz in Fuzz.runs(short: 500, long: 20_000) {
      var random = fuzz.generator
      let placed = hierarchy(by: &random)
      for _ in 0..<5 {
        guard let from = placed.randomElement(using: &random),
          let to = placed.randomElement(using: &random)
        else { return }
        let point = CGPoint(
          x: .random(in: -300...300, using: &random), y: .random(in: -300...300, using: &random))
        let expected = (to.toRoot.inverse * from.toRoot).applied(to: point)

        let converted = from.view.convert(point, to: to.view)
        #expect(isNear(converted, expected), "\(fuzz)")
        #expect(isNear(to.view.convert(point, from: from.view), expected), "\(fuzz)")
        #expect(isNear(to.view.convert(converted, to: from.view), point), "\(fuzz)")
        let inRoot = from.toRoot.applied(to: point)
        #expect(isNear(from.view.convert(point, to: nil), inRoot), "\(fuzz)")
      }
    }
  }

  @Test func `has frames around the corners that matrices give, in any hierarchy`() {
    for fuzz in Fuzz.runs(short: 500, long: 20_000) {
      var random = fuzz.generator
      for placed in hierarchy(by: &random).dropFirst() {
        guard let superview = placed.view.superview else { continue }
        let bounds = placed.view.bounds
        let frame = superview.convert(bounds, from: placed.view)

        let origin = CGPoint(x: placed.view.frame.minX, y: placed.view.frame.minY)
        let end = CGPoint(x: placed.view.frame.maxX, y: placed.view.frame.maxY)
        #expect(isNear(origin, CGPoint(x: frame.minX, y: frame.minY)), "\(fuzz)")
        #expect(isNear(end, CGPoint(x: frame.maxX, y: frame.maxY)), "\(fuzz)")
      }
    }
  }
}
