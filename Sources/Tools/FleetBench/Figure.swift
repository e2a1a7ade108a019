/// A measurement, and what it is compared with.
struct Figure {
  /// The unit of the numbers.
  enum Unit { case nanoseconds, bytes }

  /// The measured work, in words.
  let work: String
  /// The work for comparison in the same run, in words.
  let yardstick: String
  var unit = Unit.nanoseconds
  /// The bars.
  ///
  /// A figure may have an absolute one, one for the ratio, or both.
  var atMost: Double?
  var atMostTimes: Double?
  /// Measures the work and the yardstick.
  let measure: @MainActor () -> Pair

  /// How many times longer work on ten times as many things may take that is near linear.
  ///
  /// It would be 10, but for caches that do not hold all of them; a hundred is quadratic.
  static let nearLinear = 25.0
  /// The same, where the yardstick is already as large as the work should be.
  static let asExpected = nearLinear / 10

  /// The measured amounts for the work and for the yardstick.
  struct Pair {
    var work: Double
    var yardstick: Double

    /// Returns the amounts for one of several repetitions.
    static func / (pair: Pair, count: Int) -> Pair {
      Pair(work: pair.work / Double(count), yardstick: pair.yardstick / Double(count))
    }
  }

  /// A figure with its measured amounts.
  struct Result {
    let figure: Figure
    let pair: Pair

    var ratio: Double { pair.yardstick > 0 ? pair.work / pair.yardstick : 0 }

    var isWithinBars: Bool {
      (figure.atMost.map { pair.work <= $0 } ?? true)
        && (figure.atMostTimes.map { ratio <= $0 } ?? true)
    }
  }

  @MainActor func measured() -> Result { Result(figure: self, pair: measure()) }
}
