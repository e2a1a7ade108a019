import Fleet

/// The costs of `reporting 12`.
///
/// The measured code is in separate functions off the main actor, because a closure made on the
/// main actor would first check that it runs there.
@MainActor let reportingFigures = [
  Figure(
    work: "report to a no-op sink", yardstick: "read a task-local", atMost: 60,
    measure: reportToSink),
  Figure(
    work: "empty swallowAnyErrors", yardstick: "bare TaskLocal.withValue", atMost: 250,
    measure: swallowNothing),
  Figure(
    work: "a swallowed failure, but for its line", yardstick: "append it to an array",
    atMost: 1_000, measure: swallowAndAppend),
  Figure(
    work: "100,000 failures in one scope, each", yardstick: "10,000 in one scope, each",
    atMostTimes: 2, measure: swallowManyAndFew),
  Figure(
    work: "memory of 100,000 swallowed failures", yardstick: "of an array of as many",
    unit: .bytes, atMostTimes: 1.1, measure: memoryOfSwallowed),
]

private func reportToSink() -> Figure.Pair {
  withFailureReporter(CustomReporter { _ in }) {
    best {
      reportFailure("The list is empty.", name: "Fleet.TableViewError")
    } beside: {
      keep(Reporting.current)
    }
  }
}

private enum Floor {
  @TaskLocal static var reporter: any FailureReporter = .console
}

private func swallowNothing() -> Figure.Pair {
  let sink = CustomReporter { _ in }
  return best {
    swallowAnyErrors {}
  } beside: {
    Floor.$reporter.withValue(sink) {}
  }
}

private func swallowAndAppend() -> Figure.Pair {
  best(repetitions: 1) {
    swallow(10_000)
  } beside: {
    append(10_000)
  } / 10_000
}

private func swallowManyAndFew() -> Figure.Pair {
  let pair = best(repetitions: 1, rounds: 9) {
    swallow(100_000)
  } beside: {
    for _ in 0..<10 { swallow(10_000) }
  }
  return pair / 100_000
}

private func memoryOfSwallowed() -> Figure.Pair {
  Figure.Pair(
    work: residentGrowth { swallow(100_000) }, yardstick: residentGrowth { append(100_000) })
}

@discardableResult
private func swallow(_ count: Int) -> [RecordedFailure] {
  withFailureReporter(Silent()) {
    swallowAnyErrors {
      for _ in 0..<count { reportFailure("No such row.", name: "Fleet.TableViewError") }
    }
  }
}

@discardableResult
private func append(_ count: Int) -> [RecordedFailure] {
  var failures: [RecordedFailure] = []
  for _ in 0..<count {
    failures.append(RecordedFailure("No such row.", name: .tableView, site: CallSite()))
  }
  return failures
}

/// A sink that prints nothing, not even notes.
struct Silent: FailureReporter {
  func report(_ failure: RecordedFailure) {}
  func note(_ failure: RecordedFailure) {}
}
