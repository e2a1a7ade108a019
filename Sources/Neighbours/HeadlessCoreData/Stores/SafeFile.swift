import Foundation

/// Writes files so that a process that is killed leaves the last one or the new one, never a part.
package enum SafeFile {
  /// The steps, one after the other.
  package enum WriteStep: CaseIterable, Sendable {
    /// The first half of the contents stands in a file beside the one to be written.
    case half
    /// All of it does.
    case whole
    /// It is on the disk.
    case synchronized
    /// It has the name of the last one, which is gone.
    case renamed
  }

  /// Writes data to a file.
  static func write(_ data: Data, to url: URL) throws {
    let beside = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).saving")
    guard FileManager.default.createFile(atPath: beside.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    let file = try FileHandle(forWritingTo: beside)
    defer { try? file.close() }
    let middle = data.count / 2
    try file.write(contentsOf: data.prefix(middle))
    try Interruptions.reach(.half)
    try file.write(contentsOf: data.dropFirst(middle))
    try Interruptions.reach(.whole)
    try file.synchronize()
    try Interruptions.reach(.synchronized)
    guard rename(beside.path, url.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    try Interruptions.reach(.renamed)
  }
}
