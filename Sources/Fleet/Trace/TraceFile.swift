import FailureReporting
import Foundation
import Locks
import ScreenSnapshots

/// Where traces are left, and which ones were.
@MainActor
enum TraceFile {
  static let variable = "FLEET_TRACES"
  /// How many traces the end of a run names.
  private nonisolated static let mostNamed = 20

  private nonisolated static let left = Locked<[String]>([])
  private static let isTold: Void = ProcessEnd.say {
    let paths = TraceFile.left.withLock { $0 }
    let rest = paths.count - mostNamed
    return paths.prefix(mostNamed).map { "trace: \($0)" }
      + (rest > 0 ? ["trace: … and \(rest) more"] : [])
  }

  /// Where the trace of a test belongs.
  static func path(of record: TraceRecord) -> String {
    if let path = record.path { return path }
    let environment = ProcessInfo.processInfo.environment[variable] ?? ""
    let root =
      environment.isEmpty
      ? FileManager.default.temporaryDirectory.appending(path: "fleet-traces")
      : URL(filePath: environment)
    let folder = root.appending(path: SnapshotName.plain(record.folder))
    return folder.appending(path: "\(SnapshotName.plain(record.name)).html").path
  }

  /// Writes a trace, and sees to it that the end of the run tells where it is.
  static func write(_ page: String, of record: TraceRecord) throws {
    let path = record.path ?? free(path(of: record))
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(page.utf8).write(to: url)
    guard record.path == nil else { return }
    left.withLock { $0.append(path) }
    isTold
  }

  /// A name that no other trace of this run has: a test may run with several arguments.
  private static func free(_ path: String) -> String {
    let taken = Set(left.withLock { $0 })
    guard taken.contains(path) else { return path }
    let stem = path.dropLast(".html".count)
    var number = 2
    while taken.contains("\(stem)-\(number).html") { number += 1 }
    return "\(stem)-\(number).html"
  }
}
