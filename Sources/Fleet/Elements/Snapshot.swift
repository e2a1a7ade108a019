import FailureReporting
import Foundation
import ScreenSnapshots

/// A text that is compared with a test's expected one, or written in its place.
@MainActor
struct Snapshot {
  /// The subject of the text, such as "screen".
  let subject: String
  let lines: [String]
  let site: CallSite
  var recording = Recording.ofProcess

  private var words: SnapshotWords { SnapshotWords(subject: subject, lines: lines) }

  // MARK: Within a test

  /// Compares with a text that stands in the test; an empty one is missing.
  func compare(with text: String) {
    switch recording.verdict(isMissing: text.isEmpty, holds: holds(text), onlyIfAsked: true) {
    case .holds: break
    case .unknownMode: fail(words.unknownMode(recording.wish), .mistake)
    case .missing: fail(words.missing)
    case .differs: fail(words.differs(from: text, in: nil))
    case .isWritten:
      record { () throws(RecordingFailure) in
        try SnapshotFiles.write(text, difference(from: text).updatedLines, at: site)
      }
    }
  }

  // MARK: In a file

  /// Compares with the text in a file.
  func compare(with name: SnapshotName) {
    let text = SnapshotFiles.contents(of: name).map { String(decoding: $0, as: UTF8.self) }
    func new() -> String { written(over: text ?? "") }
    let holds = text.map(holds) ?? false
    if text != nil, !holds, SnapshotFiles.hasWrittenAnother(into: name, than: Data(new().utf8)) {
      return fail(words.cannotRecord(.another), .mistake)
    }
    switch recording.verdict(isMissing: text == nil, holds: holds) {
    case .holds: break
    case .unknownMode: fail(words.unknownMode(recording.wish), .mistake)
    case .missing: fail(words.missing(name, isAsked: recording.isAsked))
    case .differs: fail(words.differs(from: text ?? "", in: name))
    case .isWritten:
      let new = new()
      guard new != text else { return }
      record { () throws(RecordingFailure) in
        try SnapshotFiles.write(Data(new.utf8), into: name)
        return true
      }
    }
  }

  /// The text that a file has from now on: lines that hold stay as they are.
  private func written(over text: String) -> String {
    let old = ScreenPattern(text).lines
    let lines = difference(from: text).updatedLines.map { line in
      switch line {
      case .kept(let index): old[index].line
      case .new(let line): line
      }
    }
    let newline = text.contains("\r\n") ? "\r\n" : "\n"
    return lines.map { $0 + newline }.joined()
  }

  // MARK: Both

  private func holds(_ text: String) -> Bool {
    let pattern = ScreenPattern(text)
    return !text.isEmpty && pattern.flaws.isEmpty && pattern.matches(lines)
  }

  /// The changes of a text; where all is written anew, patterns are replaced, too.
  private func difference(from text: String) -> LineDifference {
    LineDifference(ScreenPattern(text, hasPatterns: recording.mode != .all), lines)
  }

  /// Writes, and says so, or why not.
  private func record(_ write: () throws(RecordingFailure) -> Bool) {
    do throws(RecordingFailure) {
      if try write() {
        reportFailure(
          RecordedFailure(
            words.recorded, name: .snapshot, severity: .warning, details: "", site: site))
      }
    } catch {
      fail(words.cannotRecord(error), .other)
    }
  }

  private func fail(_ text: FailureText, _ kind: RecordedFailure.Kind = .unmet) {
    text.report(.snapshot, kind: kind, at: site)
  }
}
