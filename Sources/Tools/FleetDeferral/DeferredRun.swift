import FailureReporting
import HeadlessUIKit
import Locks

/// What the tests of this process have met of what is deferred.
package enum DeferredRun {
  /// How much of a module is deferred.
  struct Count: Equatable, Sendable {
    var places: Int
    var unreachable: Int
  }

  private struct State: Sendable {
    var modules: [String: Count] = [:]
    var met: [DeferredPlace: Meetings] = [:]
    /// The test of XCTest that runs, which does not say so itself.
    var test: String?
    /// Whether the process runs tests.
    var isOfTests = TestProcess.runsXCTests
  }

  /// The tests that have come by a place.
  struct Meetings: Sendable {
    /// The tests that failed by it.
    var failed: Set<String> = []
    /// The tests in which a scope has collected the failure.
    var collected: Set<String> = []
  }

  /// The launch of an app on the command line, which hears of each place once.
  @TaskLocal package static var launch: String?

  /// Whether a value is being made in the place of one that does not compile.
  @TaskLocal static var isAnswering = false

  private static let state = Locked(State())
  /// The most places that the last lines name.
  private static let mostNamed = 10

  private static let isTold: Void = ProcessEnd.say { lastLines }

  static func add(_ module: String, _ count: Count) {
    state.withLock { $0.modules[module] = count }
    isTold
  }

  static func begin(test: String) {
    isTold
    state.withLock { state in
      state.test = test
      state.isOfTests = true
    }
  }

  /// Writes down that a place is reached; answers whether the test has yet to hear of it.
  static func meet(_ place: DeferredPlace, isCounted: Bool) -> Bool {
    isTold
    let testing = TestProcess.nameOfTest
    let launch = launch
    return state.withLock { state in
      var meetings = state.met[place] ?? Meetings()
      defer { state.met[place] = meetings }
      if testing != nil { state.isOfTests = true }
      let names = [testing, launch ?? state.test].compactMap(\.self)
      if !names.isEmpty {
        return meetings.add(names.joined(separator: " "), isCounted: isCounted)
      }
      guard TestProcess.runsXCTests else { return meetings.add("", isCounted: isCounted) }
      // XCTest does not say which test runs: whichever it is has to fail.
      let number = meetings.failed.count + meetings.collected.count
      return meetings.add("\(number)", isCounted: isCounted)
    }
  }

  // MARK: The end of a run

  /// What the end of a run says.
  static var lastLines: [String] {
    // A module says how much of it is deferred as it is asked for something, which no test may have done.
    for module in PortedModules.known { _ = PortedModules.facts(of: module)?.sourceFolders }
    let state = state.withLock { $0 }
    return lines(of: Array(state.modules.values), state.met, isOfTests: state.isOfTests)
  }

  /// What a process says that ends before its last test: what it has come to, and what is lost.
  static var wordsOfEnd: [String] {
    guard state.withLock({ $0.isOfTests }) else { return [] }
    let test = LastWords.test?.name ?? state.withLock { $0.test }
    let place = test.map { "in the test \($0)" } ?? "before the last test"
    return lastLines + [
      "error: The process ends \(place): the tests that were to come are lost. 'fleet-init --test' runs "
        + "them in a new process."
    ]
  }

  /// - Parameter met: The places that tests have reached.
  static func lines(
    of modules: [Count], _ met: [DeferredPlace: Meetings], isOfTests: Bool = true
  ) -> [String] {
    let places = max(modules.reduce(0) { $0 + $1.places }, met.count)
    let unreachable = modules.reduce(0) { $0 + $1.unreachable }
    var lines: [String] = []
    if places > 0 {
      let reached = met.isEmpty ? "none was" : met.count == 1 ? "1 was" : "\(met.count) were"
      let words =
        places == 1
        ? "1 place does not compile, and fails what reaches it"
        : "\(places) places do not compile, and fail what reaches them"
      lines.append("\(words); \(reached) reached.")
    }
    if isOfTests {
      lines += named(met.mapValues(\.failed.count), "failed at")
      lines += named(met.mapValues(\.collected.count), "collected the failure at")
    }
    if unreachable > 0 {
      lines.append(
        (unreachable == 1 ? "1 declaration is" : "\(unreachable) declarations are")
          + " taken out or replaced, which no test can reach, and which may change what the app does: "
          + "Linux/Deferred.txt names them.")
    }
    return lines.map { "deferred: \($0)" }
  }

  private static func named(_ counts: [DeferredPlace: Int], _ verb: String) -> [String] {
    let sorted = counts.filter { $0.value > 0 }.map { place, count in
      (-count, "\(place.site): \(place.sentence)")
    }.sorted { $0 < $1 }
    let rest = sorted.count - mostNamed
    return sorted.prefix(mostNamed).map { count, words in
      "  \(count == -1 ? "1 test" : "\(-count) tests") \(verb) \(words)"
    } + (rest > 0 ? ["  … and at \(rest) more"] : [])
  }
}

extension DeferredRun.Meetings {
  /// Adds a test; answers whether it is new.
  mutating func add(_ test: String, isCounted: Bool) -> Bool {
    isCounted ? failed.insert(test).inserted : collected.insert(test).inserted
  }
}
