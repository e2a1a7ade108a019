/// Arithmetic over arrays.
public enum vDSP {
  /// Returns the sum.
  public static func sum<Number: BinaryFloatingPoint>(_ vector: [Number]) -> Number {
    vector.reduce(0, +)
  }

  /// Returns the mean.
  public static func mean<Number: BinaryFloatingPoint>(_ vector: [Number]) -> Number {
    sum(vector) / Number(vector.count)
  }

  /// Returns the largest number.
  public static func maximum<Number: BinaryFloatingPoint>(_ vector: [Number]) -> Number {
    vector.max() ?? -.infinity
  }

  /// Returns the smallest number.
  public static func minimum<Number: BinaryFloatingPoint>(_ vector: [Number]) -> Number {
    vector.min() ?? .infinity
  }

  /// Returns the root of the mean of the squares.
  public static func rootMeanSquare<Number: BinaryFloatingPoint>(_ vector: [Number]) -> Number {
    (sumOfSquares(vector) / Number(vector.count)).squareRoot()
  }

  /// Returns the sum of the squares.
  public static func sumOfSquares<Number: BinaryFloatingPoint>(_ vector: [Number]) -> Number {
    vector.reduce(0) { $0 + $1 * $1 }
  }

  /// Returns the magnitudes.
  public static func absolute<Number: BinaryFloatingPoint>(_ vector: [Number]) -> [Number] {
    vector.map { abs($0) }
  }

  /// Returns the sums of numbers that go together.
  public static func add<Number: BinaryFloatingPoint>(
    _ vectorA: [Number], _ vectorB: [Number]
  ) -> [Number] { zip(vectorA, vectorB).map(+) }

  /// Returns the numbers plus one.
  public static func add<Number: BinaryFloatingPoint>(
    _ scalar: Number, _ vector: [Number]
  ) -> [Number] { vector.map { $0 + scalar } }

  /// Returns the differences of numbers that go together.
  public static func subtract<Number: BinaryFloatingPoint>(
    _ vectorA: [Number], _ vectorB: [Number]
  ) -> [Number] { zip(vectorA, vectorB).map(-) }

  /// Returns the products of numbers that go together.
  public static func multiply<Number: BinaryFloatingPoint>(
    _ vectorA: [Number], _ vectorB: [Number]
  ) -> [Number] { zip(vectorA, vectorB).map(*) }

  /// Returns the numbers times one.
  public static func multiply<Number: BinaryFloatingPoint>(
    _ scalar: Number, _ vector: [Number]
  ) -> [Number] { vector.map { $0 * scalar } }

  /// Returns the numbers divided by one.
  public static func divide<Number: BinaryFloatingPoint>(
    _ vector: [Number], _ scalar: Number
  ) -> [Number] { vector.map { $0 / scalar } }

  /// Returns the sum of the products of numbers that go together.
  public static func dot<Number: BinaryFloatingPoint>(
    _ vectorA: [Number], _ vectorB: [Number]
  ) -> Number { sum(multiply(vectorA, vectorB)) }

  /// Returns the numbers, but none outside of the limits.
  public static func clip<Number: BinaryFloatingPoint>(
    _ vector: [Number], to bounds: ClosedRange<Number>
  ) -> [Number] { vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
}
