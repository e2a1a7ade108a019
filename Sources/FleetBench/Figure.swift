/// One thing to measure, and what it is held against.
struct Figure {
  /// What the numbers count.
  enum Unit { case nanoseconds, bytes }

  /// What is done once.
  let work: String
  /// What is done for comparison in the same run, in words.
  let yardstick: String
  var unit = Unit.nanoseconds
  /// The bars: a figure may have an absolute one, one on the ratio, or both.
  var atMost: Double?
  var atMostTimes: Double?
  /// Measures the work and the yardstick.
  let measure: @MainActor () -> Pair

  /// What was measured of the work and of the yardstick.
  struct Pair {
    var work: Double
    var yardstick: Double

    /// What one of several repetitions takes.
    static func / (pair: Pair, count: Int) -> Pair {
      Pair(work: pair.work / Double(count), yardstick: pair.yardstick / Double(count))
    }
  }

  /// A figure with what was measured.
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
