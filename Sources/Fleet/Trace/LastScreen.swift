import FailureReporting
import HeadlessUIKit

/// The words of a dying process about the test and the screen, besides its last steps.
///
/// A copy of the process says it, with all its memory: so the screen is the last one, and the trace
/// of the test is written, too.
enum LastScreen {
  /// How many lines of the screen are said at most.
  private static let mostLines = 40

  /// Sees to it that it is said.
  static func prepare() {
    LastWords.lookUp {
      // On another thread nothing is known of the screen.
      if MainQueue.isCurrent { MainActor.assumeIsolated { say() } }
    }
  }

  @MainActor private static func say() {
    if let test = TraceOfEach.testName {
      let place = LastWords.test.map { " at \($0.site)" } ?? ""
      LastWords.say("  In the test '\(test)'\(place).")
    }
    let record = TraceScope.current
    let lines = TraceLook.lines(of: .shared)
    for line in lines.prefix(mostLines) { LastWords.say("  \(line)") }
    if lines.count > mostLines { LastWords.say("  … \(lines.count - mostLines) more lines") }
    if let path = record?.finishBeforeEnd() { LastWords.say("  The trace is \(path)") }
  }
}
