import FailureReporting
package import Fleet
import FleetDeferral
import Foundation
import HeadlessUIKit

/// An app that is driven by commands, and the steps that have been taken.
@MainActor
package final class DriveSession {
  private let show: @MainActor () -> Void
  package let modules: [String]
  private let opening: [String]
  private let site = CallSite()

  /// The version of iOS that the app is launched on, if it is not the usual one.
  package var system: TestWorld.System?
  private var scope = ApplicationScope()
  /// The steps that have been taken, with the names that their elements had.
  package internal(set) var steps: [DriveStep] = []
  /// Steps that were taken before, and of which the first could not be taken again.
  package internal(set) var waiting: [DriveStep] = []
  /// What stands in the app's sources and does not compile, as far as the way to this screen came by it.
  package private(set) var deferred: [String] = []
  private var launches = 0
  /// The moment that the last answer told of.
  private var last: DriveMoment?
  /// What tells once that requests get no answer, also where the app is shown anew.
  private let unanswered = Unanswered.oneNote(.init())

  package init(
    show: @escaping @MainActor () -> Void, modules: [String] = [], opening: [String] = []
  ) {
    self.show = show
    self.modules = modules
    self.opening = opening
  }

  /// Shows an app by a function, whose Swift is given as lines of a text.
  package convenience init(
    modules: [String], opening: String, _ show: @escaping @MainActor () -> Void
  ) {
    self.init(
      show: show, modules: modules,
      opening: opening.split(whereSeparator: \.isNewline).map(String.init))
  }

  /// Launches an app by what `fleet-port` has written down of its module.
  package convenience init(app module: String) {
    let type = PortedModules.facts(of: module)?.applicationDelegate as? NSObject.Type
    self.init(
      show: {
        let delegate = type.map { ObjectMaker.make($0) } as? any UIApplicationDelegate
        guard let delegate else {
          return reportFailure(
            RecordedFailure(
              DriveWords.noApp(module), name: .application, kind: .mistake,
              details: DriveWords.howToShow, site: CallSite()))
        }
        launchApp(delegate)
      }, modules: [module], opening: type.map { ["launchApp(\($0)())"] } ?? [])
  }

  // MARK: Answering

  /// Shows the app, and answers what there is on its screen.
  package func launch() async -> DriveAnswer {
    var answer = DriveAnswer("launch")
    await start(&answer)
    await inApplication { finish(&answer) }
    return await timed(answer)
  }

  /// Does what a line says, and answers what came of it.
  package func answer(to line: String) async -> DriveAnswer {
    do throws(StepMistake) {
      return await answer(to: try DriveCommand.parsed(line), as: line)
    } catch {
      return await timed(DriveAnswer(line, error))
    }
  }

  /// Does a command that has been read from a line.
  package func answer(to command: DriveCommand, as line: String) async -> DriveAnswer {
    await timed(answer(to: command, DriveAnswer(line)))
  }

  /// An answer with the time that it is in the app now.
  func timed(_ answer: DriveAnswer) async -> DriveAnswer {
    var answer = answer
    await inApplication { answer.now = UIApplication.shared.mainLoop.now / .seconds(1) }
    return answer
  }

  private func answer(to command: DriveCommand, _ empty: DriveAnswer) async -> DriveAnswer {
    var answer = empty
    switch command {
    case .step(let step): await take(.user(step), &answer)
    case .expect(let expectation): await take(.expect(expectation), &answer)
    case .change(let change): await take(.change(change), &answer)
    case .undo(let count): await undo(count, &answer)
    case .restart: await replay([], &answer)
    case .steps:
      let words = steps.map(\.description) + waiting.map { DriveWords.waits($0.description) }
      let lines = words.enumerated().map { "\($0.offset + 1). \($0.element)" }
      answer.lines = Self.lines(lines, or: DriveWords.noSteps)
    case .help:
      answer.lines = DriveGrammar.text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    case .quit: answer.isLast = true
    case .monkey(let steps, let seed): await explore(steps, seed, &answer)
    case .screen(let name): await look(&answer) { lookAtScreen(name, &$0) }
    case .why(let name): await look(&answer) { lookWhyNot(name, &$0) }
    case .calls(let name):
      await look(&answer) {
        // Behind the name stand the arguments.
        let calls = Fleet.callsOfOthers.filter { call in
          name.map(call.prefix { $0 != " " }.contains) ?? true
        }
        $0.lines = Self.lines(calls, or: DriveWords.noCalls(name))
      }
    case .audit:
      await look(&answer) {
        $0.lines = Self.lines(auditIssues().map(\.description), or: DriveWords.noIssues)
      }
    case .speak:
      await look(&answer) {
        $0.lines = Self.lines(voiceOver.transcript, or: DriveWords.nothingSpoken)
      }
    case .picture(let path):
      await look(&answer) {
        let picture = Fleet.picture(of: Fleet.screen)
        picture.write(to: path)
        $0.lines = ["\(path): \(picture)"]
      }
      if !answer.ok { answer.lines = [] }
    case .test(let dialect):
      await look(&answer) {
        $0.lines = DriveTest(steps: steps, imports: modules, opening: opening)
          .lines(as: dialect, screen: Fleet.screen.snapshotLines)
      }
    }
    return answer
  }

  // MARK: Steps

  private func take(_ step: DriveStep, _ answer: inout DriveAnswer) async {
    let exact = await perform(step, &answer)
    if answer.ok { steps.append(exact) }
    await inApplication { finish(&answer) }
  }

  /// Takes a step, and tells what has gone wrong.
  ///
  /// - Returns: The step with the names that its elements have.
  func perform(_ wanted: DriveStep, _ answer: inout DriveAnswer) async -> DriveStep {
    let step: UserStep
    switch wanted {
    case .user(let user): step = user
    case .expect(let expectation): return .expect(await hold(expectation, &answer))
    case .change(let change):
      await make(change, &answer)
      return wanted
    }
    var outcome: StepOutcome?
    await inApplication { outcome = await step.perform(at: site) }
    guard let outcome else { return .user(step) }
    answer.step = outcome.step.description
    answer.time = outcome.time / .seconds(1)
    answer.failures = problems(of: outcome.failures)
    answer.ok = answer.failures.isEmpty
    answer.warnings = outcome.warnings.map(Self.problem)
    if !answer.ok, let target = outcome.step.target {
      await inApplication { addCandidates(target, &answer) }
    }
    if answer.ok, case .voiceOver = step {
      await look(&answer) { $0.lines = voiceOver.spoken.suffix(1) }
    }
    return .user(outcome.step)
  }

  /// Changes what is around the app, and lets the app hear of it.
  private func make(_ change: DriveChange, _ answer: inout DriveAnswer) async {
    answer.step = change.description
    let log = FailureLog()
    await inApplication {
      await withFailureReporter(log) {
        change.apply()
        await settle()
      }
    }
    answer.failures = problems(of: log.failures)
    answer.ok = answer.failures.isEmpty
    answer.warnings = log.notes.map(Self.problem)
  }

  private func undo(_ count: Int, _ answer: inout DriveAnswer) async {
    let all = steps + waiting
    guard !all.isEmpty else {
      answer = DriveAnswer(answer.command, StepMistake(DriveWords.nothingToUndo))
      return
    }
    let takenBack = all.suffix(count).reversed().map { DriveWords.tookBack($0.description) }
    await replay(Array(all.dropLast(count)), &answer)
    if answer.ok { answer.happened = takenBack }
  }

  /// Shows the app anew, and takes steps again.
  func replay(_ again: [DriveStep], _ answer: inout DriveAnswer) async {
    (steps, waiting) = ([], again)
    await start(&answer)
    if answer.ok { await goOn(&answer) }
    await inApplication { finish(&answer) }
    // What has happened before has happened again.
    answer.happened = []
  }

  // MARK: Random users

  /// Lets users try everything, each in an application of its own.
  private func explore(_ steps: Int, _ seed: UInt64, _ answer: inout DriveAnswer) async {
    var exploration: Exploration?
    await inApplication {
      // What is found is told below.
      withFailureReporter(FailureLog()) {
        exploration = Fleet.explore(seed: seed, steps: steps, show)
      }
    }
    guard let exploration else { return }
    answer.ok = exploration.finds.isEmpty
    answer.failures = exploration.finds.map { find in
      DriveAnswer.Problem(
        kind: "monkey", reason: find.sentence, hint: find.steps.joined(separator: "\n"))
    }
    answer.lines = exploration.finds.flatMap { find in
      [""]
        + find.test.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init)
    }
    if answer.ok {
      answer.lines =
        [DriveWords.foundNothing(exploration.steps, seed)]
        + exploration.map.description.split(separator: "\n").map(String.init)
    }
  }

  // MARK: The application

  /// Shows the app in an application that nothing has been shown in.
  private func start(_ answer: inout DriveAnswer) async {
    let old = scope
    scope = ApplicationScope()
    (deferred, launches) = ([], launches + 1)
    let log = FailureLog()
    await inApplication {
      AnsweredNetwork.current.unanswered = unanswered
      if let system { Fleet.world.system = system }
      await withFailureReporter(log) {
        show()
        await settle()
      }
    }
    old.close()
    answer.failures = problems(of: log.failures)
    answer.ok = answer.failures.isEmpty
    answer.warnings = log.notes.map(Self.problem)
  }

  func inApplication(_ body: @MainActor () async -> Void) async {
    await DeferredRun.$launch.withValue("launch \(launches)") {
      await ApplicationScope.$current.withValue(scope) { await body() }
    }
  }

  /// Tells what has changed since the answer before.
  func finish(_ answer: inout DriveAnswer) {
    let moment = DriveMoment()
    if let last {
      answer.happened = moment.happened(since: last)
      (answer.changes, answer.screen) = moment.changes(since: last)
    } else {
      answer.screen = moment.lines
    }
    last = moment
    answer.deferred = deferred
    answer.pending = Array(Fleet.pendingWork.prefix(Self.mostPending))
  }

  /// The largest number of pending items to tell.
  private static let mostPending = 3

  // MARK: What went wrong

  /// Keeps apart what does not compile: the app goes on there, and each screen from there on says so.
  private func problems(of failures: [RecordedFailure]) -> [DriveAnswer.Problem] {
    deferred += failures.filter { $0.kind == .deferred }.map { failure in
      let place = failure.details.prefix { !$0.isNewline }
      return "\(failure.reason) \(place)"
    }
    return failures.filter { $0.kind != .deferred }.map(Self.problem)
  }

  private static func problem(_ failure: RecordedFailure) -> DriveAnswer.Problem {
    // What is said in many lines is told by the first one.
    let lines = failure.reason.split(whereSeparator: \.isNewline)
    var reason = lines.count > 1 ? lines.first.map(String.init) ?? "" : failure.reason
    var hint: String? = failure.details
    switch failure.evidence {
    case .none, .deferred: break
    // The screen itself is a command away.
    case .screen(let details): hint = details.isEmpty ? nil : details
    case .constraints(_, let broken): reason += " \(broken)"
    }
    return DriveAnswer.Problem(kind: failure.name.rawValue, reason: reason, hint: hint)
  }

  /// The most elements that are named where a name means several.
  private static let mostCandidates = 5

  /// Names the elements that a name may mean.
  private func addCandidates(_ name: ElementName, _ answer: inout DriveAnswer) {
    let nodes = name == .screen ? [] : name.element.nodes
    guard nodes.count > 1 else { return }
    answer.candidates = nodes.prefix(Self.mostCandidates).map { ElementName(of: $0).description }
    let rest = nodes.count - answer.candidates.count
    if rest > 0 { answer.candidates.append(DriveWords.moreCandidates(rest)) }
    if let first = answer.failures.first {
      answer.failures[0] = DriveAnswer.Problem(
        kind: first.kind, reason: first.reason, hint: DriveWords.oneOfSeveral)
    }
  }

  // MARK: Looking

  /// Looks at something, and tells what goes wrong meanwhile.
  func look(
    _ answer: inout DriveAnswer, _ tell: @MainActor (inout DriveAnswer) -> Void
  ) async {
    await inApplication {
      let log = FailureLog()
      withFailureReporter(log) { tell(&answer) }
      guard !log.failures.isEmpty else { return }
      answer.ok = false
      answer.failures = log.failures.map(Self.problem)
    }
  }

  private static func lines(_ lines: [String], or none: String) -> [String] {
    lines.isEmpty ? [none] : lines
  }

  private func lookAtScreen(_ name: ElementName?, _ answer: inout DriveAnswer) {
    if let name { return lookUnder(name, &answer) }
    finish(&answer)
    (answer.changes, answer.screen) = ([], [])
    answer.lines = last?.lines ?? []
  }

  private func lookWhyNot(_ name: ElementName, _ answer: inout DriveAnswer) {
    let exact = name.exact
    answer.step = "why \(exact)"
    guard isOne(exact, &answer) else { return }
    answer.lines = Self.lines(exact.element.whyNot, or: DriveWords.nothingStops("\(exact)"))
  }

  private func lookUnder(_ name: ElementName, _ answer: inout DriveAnswer) {
    let exact = name.exact
    answer.step = "screen under \(exact)"
    if isOne(exact, &answer) { answer.lines = exact.element.lines }
  }

  /// Whether one element has a name; if not, the answer says so.
  func isOne(_ name: ElementName, _ answer: inout DriveAnswer) -> Bool {
    let count = name == .screen ? 1 : name.element.nodes.count
    guard count != 1 else { return true }
    answer.ok = false
    answer.failures = [
      DriveAnswer.Problem(
        kind: "Fleet.ElementError",
        reason: count == 0 ? DriveWords.notFound("\(name)") : DriveWords.several("\(name)", count),
        hint: name.element.whyNot.first)
    ]
    addCandidates(name, &answer)
    return false
  }
}
