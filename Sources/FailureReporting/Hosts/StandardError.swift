/// The process's standard error, to which lines go whole, whatever other threads write.
enum StandardError {
  private static let lock = Locked(())

  static func write(line: String) {
    lock.withLock { _ in _ = Libc.writeAll(line + "\n", to: Libc.standardError) }
  }
}
