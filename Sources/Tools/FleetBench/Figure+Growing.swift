import Fleet

extension Figure {
  /// A figure for work on 10,000 things, beside the same work on 1,000.
  ///
  /// `prepare` gets their number, and returns the work. It is called again for each round, because
  /// most of this work can be done once only.
  static func growing(
    _ work: String, _ prepare: @escaping @MainActor (Int) -> @MainActor () -> Void
  ) -> Figure {
    Figure(work: work, yardstick: "1,000", atMostTimes: nearLinear) { growth(prepare) }
  }

  /// A figure for work on arrays whose elements make room for each other or close up.
  ///
  /// No array does that in a time that does not grow, though it moves a thousand of them in the time
  /// of one call. So the same is done by hand to a plain array of 10,000, and added to ten times the
  /// work on 1,000.
  static func growing(
    _ work: String, moving byHand: @escaping @MainActor () -> Void,
    _ prepare: @escaping @MainActor (Int) -> @MainActor () -> Void
  ) -> Figure {
    Figure(work: work, yardstick: "ten times 1,000, and an array", atMostTimes: asExpected) {
      var pair = growth(prepare)
      let moves = (0..<3).map { _ in nanoseconds { byHand() } }.min() ?? 0
      pair.yardstick = 10 * pair.yardstick + moves
      return pair
    }
  }

  /// Returns the times of work on 10,000 things and on 1,000, in nanoseconds.
  @MainActor private static func growth(
    _ prepare: @MainActor (Int) -> @MainActor () -> Void
  ) -> Pair {
    var best = Pair(work: .infinity, yardstick: .infinity)
    for _ in 0..<3 {
      withFreshApplication {
        let many = prepare(10_000)
        best.work = min(best.work, nanoseconds { many() })
      }
      // The shorter time is disturbed more easily.
      for _ in 0..<3 {
        withFreshApplication {
          let few = prepare(1_000)
          best.yardstick = min(best.yardstick, nanoseconds { few() })
        }
      }
    }
    return best
  }
}
