import FailureReporting
import Foundation
import HeadlessUIKit
import NetworkAnswers

/// Explores an app by one run after the other, each from a fresh application on.
///
/// It plans the next run, and is told its outcome: the code that opens the app in between may await
/// it.
@MainActor
final class Explorer {
  /// The plan of a run once the app is open.
  struct Plan {
    enum Work {
      case explore
      case replay([ExploredStep])
    }

    let work: Work
    /// The seed of another order of the app's work.
    var order: UInt64?
    /// Whether the user lives elsewhere.
    var isElsewhere = false
    /// Whether nothing is to be found on the way.
    var isAlone = false
  }

  /// The outcome of a run.
  struct Outcome {
    let taken: [ExploredStep]
    let digests: [UInt64]
    let find: ExploringFind?
    let first: ScreenState
    let last: ScreenState
    /// Whether some work of the app's could have come in another order.
    let hadChoice: Bool
  }

  /// A find whose way is made shorter.
  private struct Shrinking {
    var find: ExploringFind
    var steps: StepShrinking
    /// Whether it is a suspicion, which the first replay has to confirm.
    let isSuspicion: Bool
    var plans: [Plan] = []
    var outcomes: [Outcome] = []
  }

  /// How many steps a run takes at most.
  private static let stepsOfRun = 40
  /// How many finds end an exploration.
  private static let mostFinds = 10
  /// The number of runs for each comparison with another order or region.
  private static let runsToComparison = 2
  /// How many orders of the app's work are tried, as `inAnyOrder(20)` has them.
  private static let orders = 20
  private static let ordersOfRun = 3

  let site: CallSite
  private let oracles: Oracles
  private let limit: Int
  private let memory = ExploringMemory()
  private var numbers: SeededNumbers
  private var finds: [ExploringFind] = []
  private var shrinking: Shrinking?
  /// The finds that are to be looked into next.
  private var suspicions: [ExploringFind] = []
  private var hasJudgedButtons = false
  private var firstScreen: ScreenState?
  private var lastSteps: [ExploredStep] = []
  private var result: Exploration
  /// The steps of a single replay, if nothing else is to be done.
  private var only: [ExploredStep]?
  /// The meaning of requests without an answer while the app is explored.
  private let unanswered = AnsweredNetwork.current.unanswered

  init(_ request: ExploringRequest) {
    site = request.site
    oracles = request.oracles
    limit = max(0, request.steps)
    numbers = SeededNumbers(seed: request.seed)
    result = Exploration(seed: request.seed)
  }

  /// Takes some steps once, in a process that they may end.
  init(_ request: ExploringRequest, replaying steps: [ExploredStep]) {
    site = request.site
    oracles = request.oracles
    limit = 0
    numbers = SeededNumbers(seed: request.seed)
    result = Exploration(seed: request.seed)
    only = steps
    hasJudgedButtons = true
  }

  /// Has all that is done written down.
  func write(to log: @escaping (ExploringLog.Line) -> Void) { memory.log = log }

  // MARK: The next run

  /// The plan of the next run; `nil` where all is done.
  func next() -> Plan? {
    while true {
      if let steps = only {
        only = nil
        return Plan(work: .replay(steps), isAlone: true)
      }
      if var shrinking {
        if shrinking.plans.isEmpty {
          guard let steps = shrinking.steps.next() else {
            end(shrinking)
            continue
          }
          shrinking.plans = Self.plans(for: shrinking.find, steps)
          shrinking.outcomes = []
          self.shrinking = shrinking
        }
        return shrinking.plans.first
      }
      if !suspicions.isEmpty {
        let find = suspicions.removeFirst()
        if memory.known.insert(find.key).inserted { begin(find, isSuspicion: true) }
        continue
      }
      if result.steps < limit, finds.count < Self.mostFinds { return Plan(work: .explore) }
      guard !hasJudgedButtons else { return nil }
      hasJudgedButtons = true
      suspicions += memory.deadButtons.map { key, button in
        var find = ExploringWords.dead(key, button.name)
        find.steps = button.steps
        return find
      }
    }
  }

  /// The runs that show whether steps lead to a find.
  private static func plans(for find: ExploringFind, _ steps: [ExploredStep]) -> [Plan] {
    let plain = Plan(work: .replay(steps))
    switch find.oracle {
    // The usual run twice: what differs by itself tells nothing.
    case .order: return [Plan(work: .replay(steps), order: find.order), plain, plain]
    case .region: return [Plan(work: .replay(steps), isElsewhere: true), plain, plain]
    case .reopening: return [plain, Plan(work: .replay([]))]
    default: return [plain]
    }
  }

  // MARK: A run

  /// Puts a fresh application into the order and the world of a run.
  func prepare(_ plan: Plan, in application: UIApplication) {
    TraceOfEach.leaveOut(application)
    AnsweredNetwork.current.unanswered = unanswered
    memory.log?(.run)
    application.mainLoop.order = plan.order.map { SeededNumbers(seed: $0) }
    if plan.isElsewhere { ExploringRegion.enter(application) }
  }

  /// Carries out a plan in an application whose app is open.
  func carryOut(_ plan: Plan, in application: UIApplication, afterLaunch log: FailureLog) {
    let wanted = plan.isAlone ? ExploringFind.Key(oracle: .traps, subject: "") : shrinking?.find.key
    let run = ExploringRun(
      in: application, at: site, oracles, memory, wanted: wanted, afterLaunch: log)
    switch plan.work {
    case .explore:
      let rest = min(Self.stepsOfRun, limit - result.steps)
      result.steps += max(1, run.explore(&numbers, atMost: rest))
      result.runs += 1
    case .replay(let steps): run.replay(steps)
    }
    let outcome = Outcome(
      taken: run.way.taken, digests: run.way.digests, find: run.find, first: run.first,
      last: run.state,
      hadChoice: application.mainLoop.order != plan.order.map { SeededNumbers(seed: $0) })
    if plan.isAlone { return }
    if shrinking == nil { heed(outcome) } else { heedReplay(outcome) }
  }

  private func heed(_ outcome: Outcome) {
    if let find = outcome.find {
      memory.known.insert(find.key)
      begin(find, isSuspicion: false)
    } else if result.runs % Self.runsToComparison == 1, !outcome.taken.isEmpty {
      for _ in 0..<Self.ordersOfRun { suspect(.order, outcome.last.place, outcome.taken) }
      suspect(.region, outcome.last.place, outcome.taken)
    }
    if let firstScreen, firstScreen.changes(to: outcome.first) != nil {
      suspect(.reopening, firstScreen.place, lastSteps)
    }
    firstScreen = firstScreen ?? outcome.first
    lastSteps = outcome.taken
  }

  private func suspect(_ oracle: Oracle, _ place: String, _ steps: [ExploredStep]) {
    guard oracles.contains(oracle) else { return }
    var find = ExploringWords.lost(oracle, at: place, [])
    find.steps = steps
    if oracle == .order { find.order = UInt64(2 + numbers.number(below: Self.orders - 1)) }
    // A suspicion that came to nothing is not known: other steps may confirm it.
    if !memory.known.contains(find.key) { suspicions.append(find) }
  }

  // MARK: Making a way shorter

  private func begin(_ find: ExploringFind, isSuspicion: Bool) {
    shrinking = Shrinking(find: find, steps: StepShrinking(find.steps), isSuspicion: isSuspicion)
  }

  private func heedReplay(_ outcome: Outcome) {
    guard var shrinking else { return }
    shrinking.outcomes.append(outcome)
    shrinking.plans.removeFirst()
    if shrinking.find.order != nil, shrinking.outcomes.count == 1, !outcome.hadChoice {
      shrinking.plans = []
      if shrinking.isSuspicion, !shrinking.steps.isConfirmed {
        suspicions.removeAll { $0.oracle == .order }
      }
      shrinking.steps.note(nil)
    } else if shrinking.plans.isEmpty {
      if let find = Self.find(like: shrinking.find, in: shrinking.outcomes),
        let outcome = shrinking.outcomes.first
      {
        shrinking.find = find
        shrinking.steps.note(outcome.taken, outcome.digests)
      } else {
        shrinking.steps.note(nil)
      }
    }
    self.shrinking = shrinking
  }

  /// The find as some runs show it; `nil` where they do not.
  private static func find(like find: ExploringFind, in outcomes: [Outcome]) -> ExploringFind? {
    guard let one = outcomes.first else { return nil }
    guard let usual = outcomes.dropFirst().first else { return one.find }
    if let again = outcomes.dropFirst(2).first, again.last != usual.last { return nil }
    let changes: [String]? =
      switch find.oracle {
      case .reopening: one.first.changes(to: usual.first)
      case .region: usual.last.hollows(in: one.last)
      default: one.taken == usual.taken ? usual.last.changes(to: one.last) : nil
      }
    guard let changes else { return nil }
    var find = find
    find.details = changes
    return find
  }

  private func end(_ shrinking: Shrinking) {
    self.shrinking = nil
    var find = shrinking.find
    find.steps = shrinking.steps.best
    find.isReplayed = shrinking.steps.isConfirmed
    if !find.isReplayed, shrinking.isSuspicion, find.oracle != .reopening {
      memory.known.remove(find.key)
    } else {
      finds.append(find)
      memory.log?(.find(find))
    }
  }

  // MARK: Outcomes

  /// The finds, and the further results.
  func conclude() -> (exploration: Exploration, finds: [ExploringFind]) {
    result.map = memory.map
    return (result, finds)
  }
}
