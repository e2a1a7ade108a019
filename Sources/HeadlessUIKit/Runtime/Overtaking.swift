/// The wait of a delay of the app's in real time, for a test that moves no time.
///
/// A test may await either of two things: a task that sleeps in UIKit time, which ends when the
/// clock moves, or something else, during which the clock must not move. The model cannot tell them
/// apart. So the clock does not move as soon as all is at rest; it moves when a delay has passed in
/// real time. But a busy machine is not to make delays shorter. The time passes in steps, and a
/// step counts only if the main actor was free at its end, and if nothing was in flight: then a
/// test could have gone on.
struct Overtaking {
  /// In how many steps a delay passes.
  private static let steps = 4
  /// How many steps more than that may be lost, since no test is to wait for ever.
  private static let mostLost = 12
  private static let shortestStep = Duration.milliseconds(5)

  let number: Int
  let deadline: Duration
  /// How long a step takes.
  let step: Duration
  /// The loop's activity when the wait began.
  let activity: Int
  private var left = Self.steps
  private var lost = 0

  init(number: Int, deadline: Duration, delay: Duration, activity: Int) {
    self.number = number
    self.deadline = deadline
    step = max(delay / Self.steps, Self.shortestStep)
    self.activity = activity
  }

  /// Whether the delay has passed.
  var isOver: Bool { left == 0 || lost >= Self.mostLost }

  /// Counts a step; all of them anew where the main actor was not free.
  mutating func count(isFree: Bool, isAtRest: Bool) {
    if isFree, isAtRest {
      left -= 1
    } else {
      lost += 1
      if !isFree { left = Self.steps }
    }
  }
}
