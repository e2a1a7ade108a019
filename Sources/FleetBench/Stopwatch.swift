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

/// The same for work on the main actor, whose closures need not check where they are.
@MainActor func bestOnMainActor(
  repetitions: Int = 20_000, rounds: Int = 25, of work: @MainActor () -> Void,
  beside yardstick: @MainActor () -> Void
) -> Figure.Pair {
  let clock = ContinuousClock()
  var best = Figure.Pair(work: .infinity, yardstick: .infinity)
  for _ in 0..<rounds {
    let start = clock.now
    for _ in 0..<repetitions { work() }
    let middle = clock.now
    for _ in 0..<repetitions { yardstick() }
    let end = clock.now
    best.work = min(best.work, start.duration(to: middle) / .nanoseconds(1))
    best.yardstick = min(best.yardstick, middle.duration(to: end) / .nanoseconds(1))
  }
  return best / repetitions
}
