/// What has happened, in its order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// What has happened since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
