import FleetPort
import Foundation
import XcodeProjects

/// Goes on where the package is written: builds it, launches its apps, and finds its tests.
struct ProjectBuild {
  /// What came of it.
  struct Outcome {
    /// What the compiler says where the package does not build.
    var errors: [String] = []
    var isBuilt = false
    /// What is deferred, where it was looked for.
    var deferring: DeferringOutcome?
    var screens: [FirstScreen] = []
    /// How many tests there are; `nil` where that cannot be told.
    var tests: Int?
  }

  private static let seconds = 7_200
  private static let secondsToList = 300
  /// The most errors of the compiler that are told.
  private static let mostErrors = 10
  /// How often it is linked anew: a linker does not tell all that is missing at once.
  private static let mostLinks = 5

  let plan: Plan
  let folder: BuildFolder
  let run: (ProgramCall) -> ProgramEnd
  let progress: Progress
  /// Finds what to defer; `nil` where what does not compile is to fail the build.
  let search: DeferralSearch?

  /// Builds all that there is, launches the apps, and counts the tests.
  func outcome() throws(Refusal) -> Outcome {
    var outcome = Outcome()
    let end = try build(&outcome)
    outcome.isBuilt = end.isDone
    guard end.isDone else {
      outcome.errors = Self.errors(in: end)
      let found = outcome.deferring
      outcome.screens = plan.drives.filter { found?.compiles($0.app) == true && isBuilt($0) }
        .map(screen)
      return outcome
    }
    outcome.tests = tests()
    for drive in plan.drives { outcome.screens.append(screen(of: drive)) }
    return outcome
  }

  /// Builds, defers what does not compile, and builds again.
  ///
  /// What was deferred before is looked at anew, so that what compiles by now is deferred no longer.
  private func build(_ outcome: inout Outcome) throws(Refusal) -> ProgramEnd {
    let end = try build()
    guard let search, search.isPossible else { return end }
    let before = search.written
    guard !end.isDone || before != nil else { return end }
    if !end.isDone { buildFleet() }
    let found = try look("Looking for what to defer") { () throws(Refusal) in
      try search.outcome(say: progress.say)
    }
    outcome.deferring = found
    guard found.compiles, !end.isDone || search.written != before else { return end }
    return try link(try build(), with: search, found, &outcome)
  }

  /// Defers what calls functions that nothing has of what is linked, and links again.
  private func link(
    _ end: ProgramEnd, with search: DeferralSearch, _ found: DeferringOutcome,
    _ outcome: inout Outcome
  ) throws(Refusal) -> ProgramEnd {
    var (end, found) = (end, found)
    for _ in 0..<Self.mostLinks where !end.isDone {
      let symbols = UnresolvedSymbol.all(in: end.output)
      let before = search.written
      guard !symbols.isEmpty else { break }
      found = try look("Looking for what calls functions that are nowhere") {
        () throws(Refusal) in
        try search.outcome(linking: symbols, after: found, say: progress.say)
      }
      outcome.deferring = found
      guard found.compiles, search.written != before else { break }
      end = try build()
    }
    return end
  }

  /// Says what a search for places to defer is at, and how many there are by now.
  private func look(
    _ words: String, _ search: () throws(Refusal) -> DeferringOutcome
  ) throws(Refusal) -> DeferringOutcome {
    try progress.step(
      words,
      { (found: DeferringOutcome) in
        let count = found.entries.count
        return "\(count) \(count == 1 ? "place" : "places") found"
      }, search)
  }

  private func build() throws(Refusal) -> ProgramEnd {
    let count = plan.targets.count
    let end = progress.step(
      "Building \(count) \(count == 1 ? "target" : "targets")",
      { (end: ProgramEnd) in end.isDone ? "built" : "not built" }
    ) {
      run(
        ProgramCall(
          folder.command("build", "--build-tests"), seconds: Self.seconds, usesNetwork: true))
    }
    try checkForSpace(end)
    return end
  }

  /// Builds an app alone: tests that do not compile need not keep its first screen away.
  private func isBuilt(_ drive: DriveExecutable) -> Bool {
    progress.step("Building \(drive.app) alone", { $0 ? "built" : "not built" }) {
      run(
        ProgramCall(
          folder.command("build", "--product", drive.name), seconds: Self.seconds,
          usesNetwork: true)
      ).isDone
    }
  }

  /// Builds what the build had not come to of Fleet's own: sources that import it are looked at next.
  private func buildFleet() {
    let products = plan.targets.filter { $0.plain == nil }.flatMap { target in
      target.kind.products + target.products.filter { $0.package == "Fleet" }.map(\.name)
    }
    for name in Set(products).sorted() where !folder.hasModule(name) {
      _ = progress.step("Building \(name)", { $0.isDone ? "built" : "not built" }) {
        run(
          ProgramCall(
            folder.command("build", "--target", name), seconds: Self.seconds, usesNetwork: true))
      }
    }
  }

  /// A full disk is nothing that the sources could mend.
  private func checkForSpace(_ end: ProgramEnd) throws(Refusal) {
    guard end.isDone || !end.output.contains("No space left on device") else {
      throw Refusal("There is no space left on the disk for what is built in '\(folder.scratch)'.")
    }
  }

  static func errors(in end: ProgramEnd) -> [String] {
    // What it crashes at when it makes code has compiled, and nothing of it was deferred.
    if let crash = CompilerCrash(in: end.output) {
      return [Summary.plain(CompilerCrash.words(crash.module, at: crash.files.last))]
    }
    var known: Set<Substring> = []
    // The compiler draws each error below its line once more.
    let lines = end.lines.filter {
      $0.contains("error: ") && !$0.hasPrefix(" ") && known.insert($0).inserted
    }
    let rest = lines.count - mostErrors
    return lines.prefix(mostErrors).map { Summary.plain($0) }
      + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  private func screen(of drive: DriveExecutable) -> FirstScreen {
    progress.step(
      "Launching \(drive.app), in a home of its own",
      { (screen: FirstScreen) in screen.isThere ? "launched" : "it did not come up" }
    ) { FirstScreen(of: drive, in: folder, isOnly: plan.drives.count == 1, run: run) }
  }

  private func tests() -> Int? {
    let modules = plan.targets.filter(\.kind.isTests).map { $0.module + "." }
    guard !modules.isEmpty else { return 0 }
    let words = folder.command("test", "list", "--skip-build")
    return progress.step(
      "Looking for tests", { (count: Int?) in count.map { "found \($0)" } ?? "found none" }
    ) {
      let end = run(ProgramCall(words, seconds: Self.secondsToList))
      guard end.isDone else { return nil }
      return Set(end.lines).count { line in modules.contains { line.hasPrefix($0) } }
    }
  }
}
