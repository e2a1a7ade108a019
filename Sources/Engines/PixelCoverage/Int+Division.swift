extension Int {
  /// Divides by a positive number, and rounds down.
  package func dividedDown(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }

  /// The whole part of the square root of a number that is not negative.
  package var root: Int {
    guard self > 0 else { return 0 }
    // The first guess of a machine is right, or next to it.
    var root = Int(Double(self).squareRoot())
    while root > 0, root > self / root { root -= 1 }
    while root + 1 <= self / (root + 1) { root += 1 }
    return root
  }
}
