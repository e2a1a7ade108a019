import Locks

/// The lines on the standard error when the process ends, whatever the tests have found.
package enum ProcessEnd {
  private static let sayings = Locked<[@Sendable () -> [String]]>([])

  /// Says lines when the process ends; which ones is asked then.
  package static func say(_ lines: @escaping @Sendable () -> [String]) {
    sayings.withLock { $0.append(lines) }
    _ = handler
  }

  /// Says a line at once, and makes the process exit with status 1 instead of 0.
  package static func fail(saying line: String, onOutput: Bool = false) {
    if onOutput {
      _ = Libc.writeAll(line + "\n", to: Libc.standardOutput)
    } else {
      StandardError.write(line: line)
    }
    Libc.atExit { status, _ in if status == 0 { Libc.leave(withStatus: 1) } }
  }

  private static let handler: Void = Libc.atExit { _, _ in
    for lines in ProcessEnd.sayings.withLock({ $0 }) {
      for line in lines() { StandardError.write(line: line) }
    }
  }
}
