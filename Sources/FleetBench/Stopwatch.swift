import Fleet

/// Returns the time of one repetition of each of two pieces of work, in nanoseconds.
///
/// They run in turn, so that both meet the same conditions. The best of several rounds counts,
/// because the machine disturbed it least.
func best(
  repetitions: Int = 20_000, rounds: Int = 25, of work: () -> Void, beside yardstick: () -> Void
) -> Figure.Pair {
  var best = Figure.Pair(work: .infinity, yardstick: .infinity)
  for _ in 0..<rounds {
    best.work = min(best.work, nanoseconds { for _ in 0..<repetitions { work() } })
    best.yardstick = min(best.yardstick, nanoseconds { for _ in 0..<repetitions { yardstick() } })
  }
  return best / repetitions
}

/// Returns the same for work on the main actor.
///
/// Each round checks once that it runs there, so that its repetitions need not.
@MainActor func bestOnMainActor(
  repetitions: Int = 1_000, rounds: Int = 500, of work: @MainActor () -> Void,
  beside yardstick: @MainActor () -> Void
) -> Figure.Pair {
  best(repetitions: 1, rounds: rounds) {
    for _ in 0..<repetitions { work() }
  } beside: {
    for _ in 0..<repetitions { yardstick() }
  } / repetitions
}

/// Returns the times of work on 10,000 things and on 1,000, in nanoseconds.
///
/// `prepare` gets their number, and returns the work. It is called again for each round, because
/// most of this work can be done once only.
@MainActor func growth(
  rounds: Int = 3, _ prepare: @MainActor (Int) -> @MainActor () -> Void
) -> Figure.Pair {
  var best = Figure.Pair(work: .infinity, yardstick: .infinity)
  for _ in 0..<rounds {
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

/// Measures how work on arrays grows, whose elements make room for each other or close up.
///
/// No array does that in a time that does not grow, though it moves a thousand of them in the time of
/// one call. So the same is done by hand to a plain array of 10,000, and added to ten times the work
/// on 1,000.
@MainActor func growth(
  moving byHand: () -> Void, _ prepare: @MainActor (Int) -> @MainActor () -> Void
) -> Figure.Pair {
  var pair = growth(prepare)
  let moves = (0..<3).map { _ in nanoseconds(byHand) }.min() ?? 0
  pair.yardstick = 10 * pair.yardstick + moves
  return pair
}

private func nanoseconds(_ work: () -> Void) -> Double {
  ContinuousClock().measure(work) / .nanoseconds(1)
}

/// Returns by how many bytes the memory of the process grows while the result of `make` exists.
func residentGrowth<T>(of make: () -> T) -> Double {
  let before = residentBytes()
  return withExtendedLifetime(make()) { residentBytes() - before }
}

/// The size of the pages that Linux counts.
private let bytesPerPage = 4_096.0

/// How much memory the process has.
func residentBytes() -> Double {
  let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = statm.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * bytesPerPage
}

/// Does nothing with a value.
///
/// The optimizer cannot know that.
@inline(never) func keep<T>(_ value: T) {}
