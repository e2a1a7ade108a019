import Locks

/// The standard error of the process.
///
/// Each line is written as a whole, even if other threads write.
enum StandardError {
  private static let lock = Locked(())

  static func write(line: String) {
    lock.withLock { _ in _ = Libc.writeAll(line + "\n", to: Libc.standardError) }
  }
}
