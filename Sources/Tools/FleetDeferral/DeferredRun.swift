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
    /// The classes that no plain initializer makes objects of, with their modules.
    var classesWithoutInitializer: Set<String> = []
    var met: [DeferredPlace: Meetings] = [:]
    /// The test of XCTest that runs, which does not say so itself.
    var test: String?
    /// Whether the process runs tests.
    var isOfTests = TestProcess.runsXCTests

    /// The test that runs, by the names of Swift Testing and of XCTest, or of the app that is launched.
    func name(_ testing: String?, _ launch: String?) -> String? {
      let names = [testing, launch ?? test].compactMap(\.self)
      return names.isEmpty ? nil : names.joined(separator: " ")
    }
  }

  /// The tests that have come by a place.
  struct Meetings: Sendable {
    /// The tests that failed by it.
    var failed: Set<String> = []
    /// The tests in which a scope has collected the failure, or which expect it.
    var collected: Set<String> = []
  }

  /// The launch of an app on the command line, which hears of each place once.
  @TaskLocal package static var launch: String?

  /// Whether a value is being made in the place of one that does not compile.
  @TaskLocal static var isAnswering = false

  private static let state = Locked(State())
  /// The tests that have come by each place.
  static var met: [DeferredPlace: Meetings] { state.withLock(\.met) }
  /// The most places that the last lines name.
  private static let mostNamed = 10

  private static let isTold: Void = {
    ExpectedFailures.hear(expect)
    ProcessEnd.say { lastLines }
  }()

  static func add(_ module: String, _ count: Count, classesWithoutInitializer: [String]) {
    state.withLock { state in
      state.modules[module] = count
      state.classesWithoutInitializer.formUnion(
        classesWithoutInitializer.map { "\(module).\($0)" })
    }
    isTold
  }

  /// Has each module say how much of it is deferred: it does as it is asked for something, which no test may
  /// have done.
  private static func askModules() {
    for module in PortedModules.known { _ = PortedModules.facts(of: module)?.sourceFolders }
  }

  /// Whether an object of a class can be made that nothing is known of.
  static func canMake(_ type: AnyClass) -> Bool {
    askModules()
    let name = uiKitDescription(type)
    return state.withLock { !$0.classesWithoutInitializer.contains(name) }
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
      if testing != nil { state.isOfTests = true }
      // XCTest does not say which test runs: whichever it is has to fail.
      let test =
        state.name(testing, launch)
        ?? (TestProcess.runsXCTests ? "\(state.met[place, default: .init()].count)" : "")
      return state.met[place, default: .init()].add(test, isCounted: isCounted)
    }
  }

  /// Writes down that a failure was expected: its test does not fail by the place.
  private static func expect(_ failure: RecordedFailure) {
    guard case .deferred(let site) = failure.evidence else { return }
    let testing = TestProcess.nameOfTest
    let launch = launch
    state.withLock { state in
      let test = state.name(testing, launch)
      for place in state.met.keys where place.site == site {
        let last = TestProcess.runsXCTests ? "\(state.met[place, default: .init()].count - 1)" : ""
        state.met[place, default: .init()].expect(test ?? last)
      }
    }
  }

  // MARK: The end of a run

  /// What the end of a run says.
  static var lastLines: [String] {
    askModules()
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
  /// How many tests have come by.
  var count: Int { failed.count + collected.count }

  /// Adds a test; answers whether it is new.
  mutating func add(_ test: String, isCounted: Bool) -> Bool {
    isCounted ? failed.insert(test).inserted : collected.insert(test).inserted
  }

  /// A test that has come by expects the failure.
  mutating func expect(_ test: String) {
    if let test = failed.remove(test) { collected.insert(test) }
  }
}
