import Foundation

/// Tells whether the process has done nothing for some seconds.
///
/// While tests run, one of them has the main queue and the others wait for it, on a busy machine for long.
/// Where the process computes nothing at all, what has the main queue waits for something itself. A process
/// that has started others may wait for these: that comes to an end.
struct IdleWatch: Sendable {
  /// The seconds between two looks.
  static let interval = 1.0
  /// After how many quiet looks one behind the other the process does nothing.
  private static let looks = 5
  /// How much computing in an interval counts as none: that of the looks themselves.
  private static let most = 0.02

  private var used: Double
  private var quietLooks = 0

  /// Begins to watch.
  ///
  /// - Parameter used: For how many seconds the process has computed so far.
  init(used: Double = Self.usedByProcess) { self.used = used }

  /// Looks whether the process has done nothing for some time.
  mutating func look(
    used now: Double = Self.usedByProcess, hasChildren: Bool = Self.hasChildren
  ) -> Bool {
    quietLooks = !hasChildren && now - used < Self.most ? quietLooks + 1 : 0
    used = now
    return quietLooks >= Self.looks
  }

  /// Whether processes run that this one has started.
  private static var hasChildren: Bool {
    var info = siginfo_t()
    return waitid(P_ALL, 0, &info, WNOHANG | WNOWAIT | WEXITED) == 0
  }

  /// For how many seconds all threads of the process have computed.
  private static var usedByProcess: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
