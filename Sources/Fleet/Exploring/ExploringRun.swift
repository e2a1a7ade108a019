import FailureReporting
import Foundation
import HeadlessUIKit
import NetworkAnswers

/// One use of a fresh application, from its first screen on.
@MainActor
final class ExploringRun {
  let application: UIApplication
  let site: CallSite
  let oracles: Oracles
  let memory: ExploringMemory
  /// The one find that a replay is about; `nil` where any new find counts.
  let wanted: ExploringFind.Key?

  let first: ScreenState
  /// The screen now, and the screen before the last step.
  private(set) var state: ScreenState
  private(set) var previous: ScreenState
  /// Whether the last step did something that can be undone.
  private(set) var isUndoable = false
  /// The steps of which something came, and the screens before each.
  private(set) var way: (taken: [ExploredStep], digests: [UInt64]) = ([], [])
  private(set) var find: ExploringFind?
  /// The user's possible steps now, if they were asked for.
  private var choice: StepChoice?
  private var leaks = ScreenLeaks()
  /// Whether the main loop does not come to rest any more.
  private var isRestless = false

  init(
    in application: UIApplication, at site: CallSite, _ oracles: Oracles,
    _ memory: ExploringMemory, wanted: ExploringFind.Key?, afterLaunch log: FailureLog
  ) {
    self.application = application
    self.site = site
    self.oracles = oracles
    self.memory = memory
    self.wanted = wanted
    let launch = FailureLog()
    withFailureReporter(launch) { Gesture.perform(in: application, at: site) { _ in } }
    state = ScreenState(of: application)
    first = state
    previous = state
    memory.map.arrive(at: state.place)
    judge(log.failures + launch.failures, log.notes + launch.notes)
    look()
  }

  // MARK: Exploring

  /// Takes chosen steps, until something is found or so many are taken.
  ///
  /// - Returns: How many steps were tried.
  func explore(_ numbers: inout SeededNumbers, atMost limit: Int) -> Int {
    var count = 0
    while find == nil, !isRestless, count < limit {
      count += 1
      if numbers.number(below: Self.stepsToProbe) == 0, let probe = chooseProbe(&numbers) {
        take(.probe(probe))
        continue
      }
      let choice = choice ?? currentChoice()
      guard let candidate = choice.choose(&numbers) else { break }
      memory.tries["\(state.place)|\(candidate.key)", default: 0] += 1
      for step in candidate.steps(&numbers) where find == nil { take(.user(step)) }
    }
    return count
  }

  /// How many steps there are to one probe.
  private static let stepsToProbe = 6

  /// Takes the steps of a list that can be taken, until the wanted find is seen.
  func replay(_ steps: [ExploredStep]) {
    for step in steps where find == nil { take(step) }
  }

  // MARK: One step

  /// Takes one step, and looks at its results.
  func take(_ step: ExploredStep) {
    way.digests.append(state.digest)
    let count = way.digests.count
    memory.log?(.step(step, state.digest))
    switch step {
    case .user(let user): take(user)
    case .probe(let probe):
      way.taken.append(step)
      self.probe(probe)
    }
    // A step without an effect does not count.
    if way.taken.count < count {
      way.digests.removeLast()
      memory.log?(.nothing)
    }
    if find != nil { find?.steps = way.taken }
  }

  private func take(_ step: UserStep) {
    let button = tappedButton(of: step)
    let before = button.map { _ in effectsToSee }
    let undos = undoManager?.changes
    var done: StepOutcome?
    let missing = button?.table?.missingMethod { done = step.perform(at: site) }
    let outcome = done ?? step.perform(at: site)
    previous = state
    state = ScreenState(of: application)
    choice = nil
    if let undos, let manager = undoManager {
      isUndoable = manager.changes > undos && manager.canUndo && !manager.canRedo
    } else {
      isUndoable = false
    }
    let refused = outcome.failures.contains { $0.kind.isRefusal && $0.kind != .dead }
    if !refused || state != previous { way.taken.append(.user(step)) }
    memory.map.go(from: previous.place, by: step.description, to: state.place)
    judge(outcome.failures.filter { !$0.kind.isRefusal }, outcome.warnings)
    // UIKit offers no button for what the app lacks.
    if let button, !refused, missing == nil {
      let isDead = outcome.failures.allSatisfy { $0.kind == .dead }
      judge(button, hasEffect: state != previous || effectsToSee != before || !isDead)
    }
    look()
  }

  /// Takes the state that the screen has now, after steps of a probe.
  func renew() {
    isUndoable = false
    previous = state
    state = ScreenState(of: application)
    choice = nil
  }

  /// The user's possible steps now.
  func currentChoice() -> StepChoice {
    let choice =
      self.choice ?? StepChoice(in: application, at: state.place, tries: memory.tries)
    self.choice = choice
    return choice
  }

  /// The undo manager that counts: a field's undo of its own text is UIKit's affair.
  var undoManager: UndoManager? {
    VisibleScreen(application.keyWindow).topmostViewController?.undoManager
  }

  // MARK: What came of it

  /// The effects of a tap that may not change any text on the screen.
  private struct Effects: Equatable {
    let pending: MainLoop.Pending
    let requests: Int
    let isWorking: Bool
    let offsets: [CGPoint]
    /// The look, such as a color or a place that no text describes.
    var picture: TakenPicture?
  }

  private var effects: Effects {
    Effects(
      pending: application.mainLoop.pending, requests: AnsweredNetwork.current.sent.count,
      isWorking: !application.mainLoop.scope.elsewhere.works.isEmpty,
      offsets: ElementScrolling.scrollViews(in: application).map(\.contentOffset))
  }

  /// The effects, and the visible screen.
  ///
  /// It is drawn only for a button of which nothing has come so far.
  private var effectsToSee: Effects {
    var effects = effects
    effects.picture = withFailureReporter(FailureLog()) { TakenPicture(of: application, scale: 1) }
    return effects
  }

  /// A button that may do nothing.
  private struct TappedButton {
    let key: String
    let name: String
    /// The table, if it is an action of a row.
    let table: UITableView?
  }

  /// The button that a step taps, if it is the app's and may have no effect.
  private func tappedButton(of step: UserStep) -> TappedButton? {
    guard oracles.contains(.deadControls), case .tap(let name) = step, name.kind == .button,
      let node = name.search.first, node.isEnabled, !node.isSelected
    else { return nil }
    switch node {
    case .view(let view) where view is UIButton: break
    case .part(let part):
      guard case .barItem = part.meaning else { return nil }
    default: return nil
    }
    let key = "\(state.place)|\(name)"
    if wanted == nil, memory.buttons[key]?.hasEffect == true { return nil }
    let table = node.view?.superview as? UITableView
    return TappedButton(key: key, name: ElementWords.words(node), table: table)
  }

  private func judge(_ button: TappedButton, hasEffect: Bool) {
    if wanted == nil {
      memory.note(
        button.key, name: button.name, hasEffect: hasEffect, after: way.taken,
        on: previous)
    } else if !hasEffect {
      note(ExploringWords.dead(button.key, button.name))
    }
  }

  /// Judges recorded failures and warnings.
  func judge(_ failures: [RecordedFailure], _ warnings: [RecordedFailure]) {
    if failures.contains(where: { $0.kind == .restless }) { isRestless = true }
    if oracles.contains(.failures) {
      for failure in failures { note(ExploringWords.recorded(failure)) }
    }
    guard oracles.contains(.constraints) else { return }
    for warning in warnings {
      guard case .constraints(let list, _) = warning.evidence else { continue }
      note(ExploringWords.conflict(list, at: state.place))
    }
  }

  /// Notes a find, if it is new, or the one that is wanted.
  func note(_ find: ExploringFind) {
    guard self.find == nil else { return }
    if let wanted {
      if find.key == wanted { self.find = find }
    } else if !memory.known.contains(find.key) {
      self.find = find
    }
  }

  // MARK: Looking

  /// Looks at the screen as it is now.
  private func look() {
    lookForLeaks()
    for property in oracles.properties {
      let log = FailureLog()
      let holds = withFailureReporter(log) { property.holds() }
      if !holds { note(ExploringWords.broken(property.name, on: application)) }
    }
    if oracles.contains(.deadEnds), wanted?.oracle ?? .deadEnds == .deadEnds,
      state.place != first.place, currentChoice().isDeadEnd, effects.pending.isEmpty,
      !effects.isWorking
    {
      note(ExploringWords.deadEnd(state.place, on: application))
    }
    lookClosely()
  }

  private func lookForLeaks() {
    guard oracles.contains(.release) else { return }
    for name in leaks.look(at: application) {
      let find = ExploringWords.alive(name)
      guard wanted.map({ $0 == find.key }) ?? !memory.known.contains(find.key) else { continue }
      // Code that only waits for a delay is going to release it. Faults at that time are found by a
      // waiting step.
      withFailureReporter(FailureLog()) {
        AmbientCallSite.at(site) { _ = application.mainLoop.advance(by: .seconds(60)) }
      }
      if leaks.isAlive(name) { note(find) }
      renew()
    }
  }

  /// Makes the slower checks, once for each screen.
  private func lookClosely() {
    let hasAudit = oracles.contains(.audit) && wanted?.oracle ?? .audit == .audit
    let hasLayout = oracles.contains(.constraints) && wanted?.oracle ?? .constraints == .constraints
    guard hasAudit || hasLayout else { return }
    if wanted == nil, !memory.looked.insert(state.digest).inserted { return }
    if hasAudit {
      let issues = AccessibilityAudit(.all).issues(on: application)
      for rule in AuditRule.allCases {
        let issues = issues.filter { $0.rule == rule }
        if !issues.isEmpty { note(ExploringWords.issues(issues, of: rule, at: state.place)) }
      }
    }
    if hasLayout, let view = VisibleScreen(application.keyWindow).topmostViewController?.view,
      let ambiguous = Self.firstAmbiguous(in: view)
    {
      note(ExploringWords.ambiguous(ambiguous, at: state.place))
    }
  }

  private static func firstAmbiguous(in view: UIView) -> UIView? {
    if view.hasAmbiguousLayout { return view }
    for subview in view.subviews where !subview.isHidden {
      if let found = firstAmbiguous(in: subview) { return found }
    }
    return nil
  }
}
