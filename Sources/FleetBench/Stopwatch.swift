import Fleet

/// The time of one repetition of each of two pieces of work, in nanoseconds.
///
/// They are taken in turn, so that both meet the same machine, and the best of several rounds
/// counts: the one that the machine disturbed least.
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

/// The same for work on the main actor.
///
/// Each round checks once that it is there, which its repetitions need not do.
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

private func nanoseconds(_ work: () -> Void) -> Double {
  ContinuousClock().measure(work) / .nanoseconds(1)
}

/// How much more memory the process holds while it has what `make` makes, in bytes.
func residentGrowth<T>(of make: () -> T) -> Double {
  let before = residentBytes()
  return withExtendedLifetime(make()) { residentBytes() - before }
}

private func residentBytes() -> Double {
  let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = statm.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * 4_096
}

/// Does nothing with a value, in a way that the optimizer cannot see.
@inline(never) func keep<T>(_ value: T) {}
