import Foundation

extension MainLoop {
  /// How real time overtakes the clock.
  struct OvertakingState {
    /// The wait in which it does so.
    var current: Overtaking?
    /// How many waits there were.
    var count = 0
    /// How many helpers are waiting, while which time stands still.
    var helpers = 0
    /// How often code has let the loop run, or moved its clock.
    var activity = 0
    /// What the timers of real time hold.
    var ticket: Ticket?
  }

  /// Lets the app's next timed work come when it has waited for as long in real time.
  ///
  /// A test that settles and moves the clock sees nothing of this: whatever it does with the loop
  /// begins the time anew. One that only awaits, such as a task of the app's, would wait for ever.
  func scheduleOvertaking() {
    guard !isClosed, let next = nextOfApp,
      overtaking.current.map({ next.deadline < $0.deadline }) ?? true
    else { return }
    overtaking.count &+= 1
    let wait = Overtaking(
      number: overtaking.count, deadline: next.deadline, delay: next.deadline - now,
      activity: overtaking.activity)
    overtaking.current = wait
    awaitStep(of: wait)
  }

  private var nextOfApp: TimedTurn? { timers.all.first { $0.isOfApp && $0.isWanted?() != false } }

  private func awaitStep(of wait: Overtaking) {
    let ticket = overtaking.ticket ?? Ticket(self)
    overtaking.ticket = ticket
    let number = wait.number
    DispatchQueue.global().asyncAfter(deadline: .now() + wait.step.seconds) {
      let end = ContinuousClock.now
      Task { @MainActor in ticket.loop?.overtake(number, after: ContinuousClock.now - end) }
    }
  }

  /// Counts a step of the wait, after which the main actor was free so much later.
  private func overtake(_ number: Int, after lateness: Duration) {
    guard var wait = overtaking.current, wait.number == number else { return }
    if overtaking.activity != wait.activity || overtaking.helpers > 0 {
      overtaking.current = nil
      return scheduleOvertaking()
    }
    wait.count(isFree: lateness < wait.step, isAtRest: !scope.elsewhere.isWorking)
    guard wait.isOver else {
      overtaking.current = wait
      return awaitStep(of: wait)
    }
    overtaking.current = nil
    if let next = nextOfApp { advance(by: next.deadline - now) }
    scheduleOvertaking()
  }

  /// Lets no real time overtake the clock while a helper waits, which moves it itself.
  package func standStill<R>(while body: () async -> R) async -> R {
    overtaking.helpers += 1
    defer { overtaking.helpers -= 1 }
    return await body()
  }
}
