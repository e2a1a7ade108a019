import FailureReporting
import Foundation
import ScreenSnapshots
import Synchronization

/// The expected texts and pictures that this process has read and written.
///
/// Tests run at the same time, and the process may end on any thread.
enum SnapshotFiles {
  private struct Entries {
    /// The files of tests into which texts were written, as they were before.
    var sources: [String: EditedSource] = [:]
    /// The contents of the written files.
    var written: [String: Data] = [:]
    /// The files that tests have asked for, by their folders.
    var used: [String: Set<String>] = [:]
  }

  private static let entries = Mutex(Entries())

  // MARK: Files of expectations

  /// The contents of a file, which counts as used from now on; `nil` if there is no such file.
  static func contents(of name: SnapshotName) -> Data? {
    entries.withLock { entries in
      if entries.used.isEmpty { ProcessEnd.say { staleFiles } }
      entries.used[name.folder, default: []].insert(name.file)
    }
    return FileManager.default.contents(atPath: name.path)
  }

  /// Whether this process has written something else into a file before.
  ///
  /// - Parameter data: What would be written now, which is only made where something was.
  static func hasWrittenAnother(
    into name: SnapshotName, than data: @autoclosure () -> Data
  ) -> Bool {
    guard let written = entries.withLock({ $0.written[name.path] }) else { return false }
    return written != data()
  }

  /// Writes a file, and makes its folder, in the folder of the test.
  static func write(_ data: Data, into name: SnapshotName) throws(RecordingFailure) {
    let folder = URL(filePath: name.folder)
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    guard FileManager.default.isWritableFile(atPath: tests.path) else {
      throw RecordingFailure.unwritable(tests.path)
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: URL(filePath: name.path), options: .atomic)
    } catch {
      throw RecordingFailure.unwritable(name.folder)
    }
    entries.withLock { $0.written[name.path] = data }
  }

  // MARK: Texts within tests

  /// Writes a text into the source of a test; returns whether it was another one before.
  static func write(
    _ text: String, _ lines: [LineDifference.UpdatedLine], at site: CallSite
  ) throws(RecordingFailure) -> Bool {
    let path = site.filePath.description
    guard FileManager.default.isWritableFile(atPath: path) else { throw .unwritable(path) }
    return try entries.withLock { entries throws(RecordingFailure) in
      guard
        let source = entries.sources[path]
          ?? FileManager.default.contents(atPath: path).map({ EditedSource([UInt8]($0)) })
      else { throw .unwritable(path) }
      guard let edit = try edit(text, lines, of: source.original, at: site) else { return false }
      var edited = source
      guard edited.add(edit) else { throw .another }
      do {
        try Data(edited.bytes).write(to: URL(filePath: path), options: .atomic)
      } catch {
        throw .unwritable(path)
      }
      entries.sources[path] = edited
      return true
    }
  }

  private static func edit(
    _ text: String, _ lines: [LineDifference.UpdatedLine], of source: [UInt8], at site: CallSite
  ) throws(RecordingFailure) -> InlineText.Edit? {
    do throws(InlineText.Refusal) {
      let (line, column) = (Int(clamping: site.line), Int(clamping: site.column))
      return try InlineText(in: source, line: line, column: column).edit(text, to: lines)
    } catch {
      throw .refused(error)
    }
  }

  // MARK: Unused files

  /// The files that no test has asked for: in folders with used files, and in folders of removed
  /// tests beside them.
  ///
  /// Nothing is said of a run that leaves tests out.
  private static var staleFiles: [String] {
    let isPartial = CommandLine.arguments.contains { argument in
      ["--filter", "--skip", "-XCTest"].contains(argument) || argument.contains("/test")
    }
    return isPartial ? [] : staleFiles(beside: entries.withLock { $0.used })
  }

  /// The lines about unused files in folders with used ones.
  static func staleFiles(beside used: [String: Set<String>]) -> [String] {
    var folders = used
    for root in Set(used.keys.map { URL(filePath: $0).deletingLastPathComponent().path })
    where [SnapshotName.ReferenceKind.texts, .pictures].contains(where: {
      root.hasSuffix("/\($0.root)")
    }) {
      let tests = Set(
        names(in: URL(filePath: root).deletingLastPathComponent().path).map(
          SnapshotName.folder(ofSource:)))
      for name in names(in: root) where !tests.contains(name) {
        folders["\(root)/\(name)", default: []].formUnion([])
      }
    }
    let stale = folders.sorted { $0.key < $1.key }.flatMap { folder, files in
      names(in: folder).filter { !files.contains($0) }.sorted().map { "\(folder)/\($0)" }
    }
    return [("texts", SnapshotName.ReferenceKind.texts), ("pictures", .pictures)].flatMap {
      word, kind in
      let files = stale.filter { $0.hasSuffix(kind.ending) }.map { "  \($0)" }
      return files.isEmpty ? [] : ["No test that ran has asked for these expected \(word):"] + files
    }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

/// Why a text could not be written.
enum RecordingFailure: Error {
  /// The system refuses to write there.
  case unwritable(String)
  /// Another text was written there before.
  case another
  case refused(InlineText.Refusal)
}
