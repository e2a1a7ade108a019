import Locks
import Synchronization

/// What a process says on the standard error when it dies: its last steps, and what was on the screen.
///
/// A step costs a few stores into memory that was taken beforehand. When a signal ends the process, a
/// handler writes from there, and allocates nothing: the thread that died may have held the lock of
/// the allocator. What has to be looked up, such as the name of the test, is said by a copy of the
/// process, which may come to harm without doing any. Then the former handler has its turn, so that
/// Swift's backtrace comes as ever.
package enum LastWords {
  /// The largest number of steps to tell.
  static let mostSteps = 10

  /// A step of a user's, as it is kept.
  struct KeptStep {
    var site: CallSite
    /// The how manieth step it is; a number that begins with 1.
    var number: UInt
    var isUnderWay: Bool
  }

  /// All that the handler reads.
  struct Situation {
    /// The number of steps so far.
    var count: UInt = 0
    /// The turn of the main loop that runs; empty if none does.
    var turn: StaticString = ""
    /// The thread that took the last step, as the system numbers it.
    var thread: Int32 = 0
  }

  /// The thread that took the last step, as the C library knows it: asking for that is faster.
  ///
  /// It is 0 once that thread has ended, whose handle another one may get.
  private static let watched = Atomic<UInt>(0)

  // Proof: it is set once, before anything reads it, and never changed. What it points at is written by
  // code on the main actor alone. A handler reads it on the thread that was stopped there, or on another
  // one when the process ends anyhow: a step that is just being kept may then read as nonsense, or end
  // the words, and nothing else comes of it.
  nonisolated(unsafe) static let situation: UnsafeMutablePointer<Situation> = {
    let situation = UnsafeMutablePointer<Situation>.allocate(capacity: 1)
    situation.initialize(to: Situation())
    return situation
  }()

  // Proof: as for the situation.
  nonisolated(unsafe) static let steps: UnsafeMutablePointer<KeptStep> = {
    let steps = UnsafeMutablePointer<KeptStep>.allocate(capacity: mostSteps)
    steps.initialize(
      repeating: KeptStep(site: CallSite(function: ""), number: 0, isUnderWay: false),
      count: mostSteps)
    return steps
  }()

  // MARK: While it lives

  /// Keeps that a step begins, and returns its number.
  @MainActor
  package static func begin(_ site: CallSite) -> UInt {
    let situation = situation
    let number = situation.pointee.count &+ 1
    steps[Int(number % UInt(mostSteps))] = KeptStep(site: site, number: number, isUnderWay: true)
    situation.pointee.count = number
    let thread = Libc.threadHandle
    if watched.load(ordering: .relaxed) != thread { watch(this: thread) }
    return number
  }

  /// Keeps that a step is over.
  @MainActor
  package static func end(_ number: UInt) {
    let step = steps + Int(number % UInt(mostSteps))
    if step.pointee.number == number { step.pointee.isUnderWay = false }
  }

  /// Keeps which turn of the main loop runs, and returns which one ran before.
  @MainActor
  @discardableResult
  package static func run(_ turn: StaticString) -> StaticString {
    let outer = situation.pointee.turn
    situation.pointee.turn = turn
    return outer
  }

  /// Sees to it that there are last words on a thread that now takes steps.
  @MainActor
  private static func watch(this thread: UInt) {
    _ = isInstalled
    FatalSignals.useOwnStack()
    watched.store(thread, ordering: .relaxed)
    situation.pointee.thread = FatalSignals.threadNumber
  }

  /// Forgets this thread, which ends.
  static func threadEnds() {
    _ = watched.compareExchange(expected: Libc.threadHandle, desired: 0, ordering: .relaxed)
  }

  private static let isInstalled: Void = {
    // Whatever Swift makes of its types when it needs them first, it makes now.
    var rehearsal = SignalText(to: -1)
    write(Libc.signals.abort, into: &rehearsal)
    rehearsal.flush()
    FatalSignals.install { signal in
      guard LastWords.hasWords(for: signal) else { return }
      var text = SignalText(to: Libc.standardError)
      LastWords.write(signal, into: &text)
      text.flush()
    } copy: {
      LastWords.farewell.withLock { $0 }?()
    } stepThread: {
      LastWords.situation.pointee.thread
    }
  }()

  /// What a copy of the process says at the end, on the thread that it ends on.
  package static func lookUp(_ words: @escaping @Sendable () -> Void) {
    farewell.withLock { $0 = words }
  }

  private static let farewell = Locked<(@Sendable () -> Void)?>(nil)

  /// Writes a line of the farewell.
  package static func say(_ line: String) { _ = Libc.writeAll(line + "\n", to: Libc.standardError) }

  /// Where the running test is declared, and its name, where Swift Testing runs it.
  package static var test: (name: String, site: CallSite)? {
    guard let testing = SwiftTesting.loaded, let name = testing.currentTestName,
      let site = testing.currentTestSite
    else { return nil }
    return (name, site)
  }

  // MARK: When it dies

  /// Whether there is something to say: a process that a person ends while nothing happens says
  /// nothing.
  private static func hasWords(for signal: Int32) -> Bool {
    let count = situation.pointee.count
    guard count > 0 else { return false }
    guard signal == Libc.signals.interrupt else { return true }
    return steps[Int(count % UInt(mostSteps))].isUnderWay
  }

  /// Writes why the process ends, and the last steps with their lines.
  static func write(_ signal: Int32, into text: inout SignalText) {
    text.put("error: The process ends: ")
    text.put(reason(of: signal))
    text.put(".\n")
    let count = situation.pointee.count
    guard count > 0 else { return }
    text.put("  The last steps were:\n")
    var number = count > UInt(mostSteps) ? count - UInt(mostSteps) + 1 : 1
    while number <= count {
      let step = steps[Int(number % UInt(mostSteps))]
      text.put("    ")
      text.put(fileOf: step.site.fileID)
      text.put(":")
      text.put(step.site.line)
      text.put("  ")
      text.put(helper: step.site.function)
      if step.isUnderWay { text.put(" ← under way") }
      text.put("\n")
      number += 1
    }
    if situation.pointee.turn.utf8CodeUnitCount > 0 {
      text.put("  The main loop was running this: ")
      text.put(situation.pointee.turn)
      text.put(".\n")
    }
  }

  private static func reason(of signal: Int32) -> StaticString {
    let signals = Libc.signals
    if signal == signals.illegal || signal == signals.trap {
      return "Swift has stopped it, as for an index out of range or a nil that is unwrapped"
    }
    if signal == signals.segmentation || signal == signals.bus {
      return "it has touched memory that is not its own, as where calls never end"
    }
    if signal == signals.abort { return "it was aborted (SIGABRT)" }
    if signal == signals.arithmetic { return "a calculation has no result (SIGFPE)" }
    if signal == signals.interrupt { return "somebody has stopped it (SIGINT)" }
    if signal == signals.quit { return "somebody has stopped it (SIGQUIT)" }
    return "it was told to (SIGTERM), maybe because it took too long"
  }
}
