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

func nanoseconds(_ work: () -> Void) -> Double {
  ContinuousClock().measure(work) / .nanoseconds(1)
}

/// Returns by how many bytes the memory of the process grows while the result of `make` exists.
func residentGrowth<T>(of make: () -> T) -> Double {
  let before = residentBytes()
  return withExtendedLifetime(make()) { residentBytes() - before }
}

/// Returns the bytes that scrolling far through a table or a collection view leaves behind.
@MainActor func memory(ofScrolling view: UIScrollView, by distance: CGFloat) -> Double {
  residentGrowth {
    for step in 0..<2_000 {
      view.contentOffset.y = CGFloat(step) * distance
      settle()
    }
    return view
  }
}

/// The size of the pages that Linux counts.
private let bytesPerPage = 4_096.0

/// Returns the memory of the process.
func residentBytes() -> Double {
  let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = statm.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * bytesPerPage
}

/// Does nothing with a value.
///
/// The optimizer cannot know that.
@inline(never) func keep<T>(_ value: T) {}
