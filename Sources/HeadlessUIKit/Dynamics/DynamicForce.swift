import Foundation

/// A force, which can be set by its direction or by its angle and its strength.
struct DynamicForce {
  var vector: CGVector {
    didSet {
      strength = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
      if strength > 0 { direction = atan2(vector.dy, vector.dx) }
    }
  }
  private var direction: CGFloat
  private var strength: CGFloat

  init(_ vector: CGVector, angle: CGFloat, magnitude: CGFloat) {
    self.vector = vector
    direction = angle
    strength = magnitude
  }

  var angle: CGFloat {
    get { direction }
    set { set(newValue, strength) }
  }

  var magnitude: CGFloat {
    get { strength }
    set {
      // A direction along an axis stays exactly so.
      guard strength != 0, strength.isFinite else { return set(direction, newValue) }
      let (angle, factor) = (direction, newValue / strength)
      vector = CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
      (direction, strength) = (angle, newValue)
    }
  }

  mutating func set(_ angle: CGFloat, _ magnitude: CGFloat) {
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    (direction, strength) = (angle, magnitude)
  }
}
