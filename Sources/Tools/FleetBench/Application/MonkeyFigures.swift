import Fleet

/// What stays in memory of what a user has done.
@MainActor let monkeyFigures = [memoryOfGestures]

@MainActor private let memoryOfGestures = Figure(
  work: "memory after 1,000,000 gestures", yardstick: "after 100,000", unit: .bytes,
  atMostTimes: 1.1
) {
  withFailureReporter(Silent()) {
    withFreshApplication {
      let monkey = Monkey()
      monkey.play(100_000)
      let few = residentBytes()
      monkey.play(900_000)
      return Figure.Pair(work: residentBytes(), yardstick: few)
    }
  }
}
