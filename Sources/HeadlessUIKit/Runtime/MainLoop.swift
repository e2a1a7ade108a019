import FailureReporting
import Foundation

// A turn of the main loop, from the request to its run.
//
// UIKit does much of its work later: a layout, a push, a delayed selector. On a device the run loop
// comes round to it. Here nothing comes round by itself, and nothing waits.
//
//  1. Code enqueues work: `UIWindow.scheduleLayout()` for "layout", a navigation controller for
//     "a navigation transition". The name is what a failure about an endless loop lists.
//  2. The work becomes a `Turn`. It remembers the test's line that led to it (`AmbientCallSite`)
//     and the scopes for failures around that (`ReportingContext`).
//  3. It waits in `due`, in order. Work that is to come after a delay is a `TimedTurn` in `timers`,
//     by its deadline, and is not due until the clock gets there.
//  4. A loop that was idle schedules one wake-up on the main actor, so that a test that awaits sees
//     the work done too. Code in no task shares one task for all loops (SharedWakeUp.swift);
//     where the main actor is blocked, a run loop that turns does it.
//  5. Mostly a settle comes first: each helper of Fleet settles, before it looks and after it acts
//     (Gesture+Settle.swift), and so does `Fleet.settle()`.
//  6. `settle()` takes turn after turn off the queue, in the application's own `ApplicationScope`,
//     until the queue is empty. A turn is off the queue before it runs. Around turns it polls values
//     that are observed but send no change (ProgressWatch.swift).
//  7. The turn runs in the scopes and at the line of step 2: its failures are reported to the test
//     that asked for the work, even where another test settles.
//  8. Work that it enqueues comes after work that is due already. If its code settles, as by a
//     helper in a callback, the rest of the queue runs within it, in order.
//  9. Layouts that ask for each other come to rest after some rounds, and go on with the next frame
//     (LayoutRound.swift). Where other turns go on without end, the budget of the outermost settle
//     runs out; where settles nest without end, their depth does. The work stays in the queue, and
//     one failure lists its names.
// 10. `advance(by:)` moves the clock to the next deadline, makes that turn due, runs due turns, and
//     goes on to the end of the time. Nothing else moves the clock, so that an animation of ten
//     seconds takes no time, and a timeout comes exactly when a test asks for it. Movement in
//     frames, such as scrolling, goes on while time passes here; a settle brings it to its end
//     instead.
// 11. The app's delayed work, such as `DispatchQueue.main.asyncAfter` in ported sources, comes in
//     UIKit time too. Where a test waits for real and moves no time, real time overtakes it, as far
//     as the main actor is free and nothing is in flight (Overtaking.swift).
// 12. Other threads leave work for the main queue with `Elsewhere`; the next settle takes it.
// 13. Where an `order` is set, the app's work comes in another order that a device allows: work that
//     does not wait for other work (WorkLane.swift) may overtake it, and timers of one moment come
//     in any order.
// 14. `close()` ends it with its application: pending work is dropped, and a wake-up that is still
//     to come finds its `Ticket` empty.

/// The queue of work for later turns, and the clock of UIKit time.
///
/// Nothing here waits. Work that is due runs in order when something settles, or else in a task on
/// the main actor. Timed work runs when the virtual clock moves past its deadline.
@MainActor
package final class MainLoop {
  /// The maximum number of turns in a settle, together with all settles inside it.
  package static let turnLimit = 10_000
  /// The maximum number of settles inside each other.
  package static let depthLimit = 32
  /// How many kinds of pending work a message lists.
  private static let listedNames = 3
  /// The maximum of the clock.
  private static let lastMoment = Duration.seconds(1_000_000_000_000)

  /// The time on the virtual clock.
  package private(set) var now: Duration = .zero {
    didSet { if now != oldValue { scope.elsewhere.now = now } }
  }

  /// How many turns have run: while it stays the same, the model has changed nothing by itself.
  package private(set) var turnCount = 0

  private let due = DueTurns()
  let timers = TimedTurns()
  private var budget = Budget()
  private var wakeUpToCome: Ticket?
  var overtaking = OvertakingState()
  /// Whether the loop takes no more work.
  package private(set) var isClosed = false
  package let scope: ApplicationScope
  /// The values that are polled before and after turns, since their changes are not sent.
  private var watches: [ProgressWatch] = []
  /// Chooses another order of the app's work than that in which it came, where a test wants to see it.
  package var order: SeededNumbers?

  package init(scope: ApplicationScope) { self.scope = scope }

  // MARK: Adding work

  /// Runs `work` on a later turn, after work that is due already.
  ///
  /// - Parameter lane: On which way it comes, if it is the app's.
  package func enqueue(
    _ name: StaticString, lane: WorkLane? = nil, _ work: @escaping @MainActor () -> Void
  ) {
    guard !isClosed else { return }
    due.add(Turn(name, lane, round: LayoutRound.current, work))
    scheduleWakeUp()
  }

  /// Runs `work` once the clock has moved by `delay`.
  ///
  /// - Parameters:
  ///   - isOfApp: Whether it is the app that waits, whom real time overtakes.
  ///   - lane: On which way it comes, if it is the app's.
  ///   - words: Its name in a failure, if that differs from the turn's name.
  ///   - isListed: Whether ``pending`` tells of it.
  ///   - isWanted: Whether the work is still to come, which it may cease to be.
  ///   - settled: The work in its place when a settle comes first: then it takes no time.
  @discardableResult
  package func enqueue(
    _ name: StaticString, after delay: Duration, isOfApp: Bool = false, lane: WorkLane? = nil,
    words: String? = nil, isListed: Bool = true, isWanted: (() -> Bool)? = nil,
    settled: (@MainActor () -> Void)? = nil, _ work: @escaping @MainActor () -> Void
  ) -> TimedTurn {
    let timer = TimedTurn(
      deadline: moment(after: delay), turn: Turn(name, lane, round: 0, work), words: words,
      isOfApp: isOfApp, isListed: isListed, isWanted: isWanted,
      settled: settled.map { Turn(name, lane, round: 0, $0) })
    guard !isClosed else { return timer }
    timers.insert(timer)
    if isOfApp { scheduleOvertaking() }
    return timer
  }

  /// Takes what was posted, as a turn or as timed work.
  func take(_ post: Elsewhere.Post) {
    post.context.run {
      guard let delay = post.delay else { return enqueue(post.name, lane: post.lane, post.work) }
      enqueue(
        post.name, after: delay, isOfApp: true, lane: post.lane, words: post.words,
        isWanted: post.isWanted, post.work)
    }
  }

  /// Takes what other threads have posted.
  private func takePosts() {
    for post in scope.elsewhere.takePosts() { take(post) }
  }

  /// Removes timed work that has not run.
  package func cancel(_ timer: TimedTurn) {
    timers.remove(timer)
  }

  private func moment(after delay: Duration) -> Duration {
    min(now + min(max(delay, .zero), Self.lastMoment), Self.lastMoment)
  }

  // MARK: Running work

  /// Whether a settle would find nothing to do.
  package var isIdle: Bool { isDrained && !timers.isMoving }

  /// Whether no work is due now.
  private var isDrained: Bool { due.isEmpty }

  /// Runs due work until it is done, and returns whether it came to an end.
  ///
  /// A turn leaves the queue before it runs, so a settle inside a turn runs the rest in order. What
  /// moves in frames is brought to its end once nothing else is due.
  @discardableResult
  package func settle() -> Bool { runDue(endingMoves: true) }

  @discardableResult
  private func runDue(endingMoves: Bool = false) -> Bool {
    overtaking.activity &+= 1
    if scope.elsewhere.hasPosts { takePosts() }
    look()
    if isDrained, !(endingMoves && endMoves()) { return true }
    if budget.depth == 0 { budget.renew() }
    guard budget.depth < Self.depthLimit else {
      budget.exceed(.nestedSettles(Self.depthLimit))
      return false
    }
    repeat { run { budget.spendTurn() } } while isDrained && endingMoves && endMoves()
    if budget.depth == 0 { scheduleWakeUp() }
    return isDrained
  }

  /// Makes movement in frames due at its end; returns whether there was any.
  private func endMoves() -> Bool {
    guard timers.isMoving else { return false }
    for move in timers.takeMoves() where move.isWanted?() != false {
      if let settled = move.settled { due.add(settled) }
    }
    return !isDrained
  }

  /// The limit that a settle went over, for the first who asks: one failure tells of it.
  package func takeExceededLimit() -> Limit? { budget.takeExceededLimit() }

  /// Moves the clock, and runs what becomes due on the way; returns whether all of it has run.
  @discardableResult
  package func advance(by duration: Duration) -> Bool {
    let end = moment(after: duration)
    guard runDue() else { return false }
    var timersOfThisMoment = 0
    while let next = nextTimer, next.deadline <= end {
      timersOfThisMoment = next.deadline > now ? 0 : timersOfThisMoment + 1
      guard timersOfThisMoment < Self.turnLimit else {
        budget.exceed(.turns(Self.turnLimit))
        return false
      }
      guard runNextTimer() else { return false }
    }
    // Work on the way may have moved the clock further.
    now = max(now, end)
    return true
  }

  /// Moves the clock to the next timed work and runs it; returns `false` if there is no timed work.
  package func advanceToNextTimer() -> Bool {
    guard runDue(), nextTimer != nil else { return false }
    return runNextTimer()
  }

  /// The next timed work that is still wanted.
  private var nextTimer: TimedTurn? {
    while let first = timers.first {
      guard first.isWanted?() == false else { return first }
      timers.remove(at: 0)
    }
    return nil
  }

  private func runNextTimer() -> Bool {
    let timer = timers.remove(at: indexOfNextTimer)
    now = max(now, timer.deadline)
    due.add(timer.turn)
    return runDue()
  }

  /// Which of the app's timers of one moment comes first.
  private var indexOfNextTimer: Int {
    guard order != nil, let first = timers.first, first.isOfApp else { return 0 }
    let equals = timers.all.prefix {
      $0.deadline == first.deadline && $0.isOfApp && $0.isWanted?() != false
    }
    return order?.number(below: equals.count) ?? 0
  }

  private func run(while mayGoOn: () -> Bool) {
    budget.depth += 1
    defer { budget.depth -= 1 }
    inScope { drain(while: mayGoOn) }
  }

  private func inScope(_ work: () -> Void) {
    guard ApplicationScope.current !== scope else { return work() }
    ApplicationScope.$current.withValue(scope, operation: work)
  }

  private func drain(while mayGoOn: () -> Bool) {
    while !isDrained, mayGoOn() {
      if order != nil { due.letAnotherOvertake { order?.number(below: $0) ?? 0 } }
      turnCount &+= 1
      due.takeNext().run()
      look()
    }
  }

  // MARK: Looking

  /// Looks at a progress before and after turns, as long as it is observed.
  func watch(_ progress: ProgressWatch) {
    if !isClosed, !watches.contains(where: { $0 === progress }) { watches.append(progress) }
  }

  private func look() {
    guard !watches.isEmpty else { return }
    inScope { for watch in watches { watch.look() } }
    watches.removeAll { !$0.isObserved }
  }

  // MARK: Waking up

  /// Makes a task that runs the due work, for tests that await.
  ///
  /// One task for each turn would cost ten times as much.
  private func scheduleWakeUp() {
    guard wakeUpToCome == nil, budget.depth == 0, !isDrained, !isClosed else { return }
    let ticket = Ticket(self)
    wakeUpToCome = ticket
    if SharedWakeUp.isInNoTask {
      SharedWakeUp.byTask.add(ticket)
    } else {
      Task { @MainActor in ticket.wakeUp() }
    }
    SharedWakeUp.byRunLoop.add(ticket)
  }

  /// Runs the work that is due now; work that becomes due meanwhile runs at the next wake-up.
  func wakeUp() {
    wakeUpToCome = nil
    if scope.elsewhere.hasPosts { takePosts() }
    budget.renew()
    var generation = due.count
    run {
      generation -= 1
      return generation >= 0
    }
    scheduleWakeUp()
  }

  // MARK: Ending

  /// Drops all work, and accepts no more.
  package func close() {
    isClosed = true
    wakeUpToCome?.loop = nil
    overtaking.ticket?.loop = nil
    cancelAll()
  }

  package func cancelAll() {
    // What the work holds may come back to the loop when it goes.
    let dropped = (due.removeAll(), timers.removeAll(), watches)
    watches = []
    withExtendedLifetime(dropped) {}
  }

  // MARK: Describing pending work

  /// The due and the timed work, in the order in which it will run.
  package var pending: Pending {
    let timers = timers.all.filter { $0.isListed && $0.isWanted?() != false }
    return Pending(
      due: due.names,
      delayed: timers.map { $0.words ?? $0.turn.name.description },
      delays: timers.map { $0.deadline - now })
  }

  /// The link from a scheduled wake-up or timer to its loop, which is cleared when the loop closes.
  @MainActor
  final class Ticket {
    var loop: MainLoop?

    init(_ loop: MainLoop) { self.loop = loop }

    /// Wakes the loop up, unless that has happened already.
    func wakeUp() {
      guard let loop else { return }
      self.loop = nil
      loop.wakeUp()
    }
  }
}

extension MainLoop {
  /// The names of the work that is still to come.
  package struct Pending: Equatable {
    package let due: [String]
    package let delayed: [String]
    /// How long each delayed work takes until it is due.
    package let delays: [Duration]

    /// How long it takes until the first delayed work.
    package var delay: Duration { delays.first ?? .zero }

    /// Whether nothing is to come.
    package var isEmpty: Bool { due.isEmpty && delayed.isEmpty }
  }

  /// A piece of due work, with the test line that asked for it and the scopes around that.
  ///
  /// Another test may be running the loop, in its own scopes.
  @MainActor
  struct Turn {
    let name: StaticString
    private let site = AmbientCallSite.current
    private let context = ReportingContext()
    let lane: WorkLane?
    /// The round of layouts that has asked for it.
    private let round: Int
    private let work: @MainActor () -> Void

    init(
      _ name: StaticString, _ lane: WorkLane?, round: Int, _ work: @escaping @MainActor () -> Void
    ) {
      self.name = name
      self.lane = lane
      self.round = round
      self.work = work
    }

    /// Whether the turn has to wait for another one of the app's that was enqueued before.
    func keepsOrder(with other: Turn) -> Bool {
      guard let lane, let otherLane = other.lane else { return true }
      return lane.keepsOrder(with: otherLane) && name.description == other.name.description
    }

    func run() {
      let outer = LastWords.run(name)
      defer { LastWords.run(outer) }
      context.run {
        LayoutRound.within(round) {
          guard let site else { return work() }
          AmbientCallSite.at(site) { work() }
        }
      }
    }
  }

  /// Timed work, which can be cancelled.
  @MainActor
  package final class TimedTurn {
    let deadline: Duration
    let turn: Turn
    let words: String?
    let isOfApp: Bool
    let isListed: Bool
    let isWanted: (() -> Bool)?
    /// The work in its place when a settle comes before the deadline.
    let settled: Turn?

    /// Whether it moves something in frames, which a settle brings to its end.
    var isMove: Bool { settled != nil }

    init(
      deadline: Duration, turn: Turn, words: String?, isOfApp: Bool, isListed: Bool,
      isWanted: (() -> Bool)?, settled: Turn?
    ) {
      self.deadline = deadline
      self.turn = turn
      self.words = words
      self.isOfApp = isOfApp
      self.isListed = isListed
      self.isWanted = isWanted
      self.settled = settled
    }
  }
}
