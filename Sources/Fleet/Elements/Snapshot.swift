import FailureReporting
import ScreenSnapshots

/// A text that is compared with the one that a test expects, or written in its place.
@MainActor
struct Snapshot {
  /// What the text is of, such as "screen".
  let subject: String
  let lines: [String]
  let site: CallSite
  var recording = Recording.ofProcess

  private var words: SnapshotWords { SnapshotWords(subject: subject, lines: lines) }

  // MARK: Within a test

  /// Compares with a text that stands in the test; an empty one is missing.
  func compare(with text: String) {
    guard isModeKnown else { return }
    let holds = holds(text)
    guard recording.isAsked, recording.writes(isMissing: text.isEmpty, holds: holds) else {
      return holds ? () : fail(text.isEmpty ? words.missing : words.differs(from: text, in: nil))
    }
    record { () throws(RecordingFailure) in
      try SnapshotBook.write(text, difference(from: text).updatedLines, at: site)
    }
  }

  // MARK: In a file

  /// Compares with the text in a file.
  func compare(with name: SnapshotName) {
    guard isModeKnown else { return }
    let text = SnapshotBook.text(of: name)
    let holds = text.map(holds) ?? false
    if let text, !holds, SnapshotBook.hasWrittenAnother(into: name, than: written(over: text)) {
      return fail(words.cannotRecord(.another))
    }
    guard recording.writes(isMissing: text == nil, holds: holds) else {
      guard let text else { return fail(words.missing(name, isAsked: recording.isAsked)) }
      return holds ? () : fail(words.differs(from: text, in: name))
    }
    let new = written(over: text ?? "")
    guard new != text else { return }
    record { () throws(RecordingFailure) in
      try SnapshotBook.write(new, into: name)
      return true
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

  private var isModeKnown: Bool {
    guard recording.mode == nil else { return true }
    fail(words.unknownMode(recording.wish))
    return false
  }

  private func holds(_ text: String) -> Bool {
    let pattern = ScreenPattern(text)
    return !text.isEmpty && pattern.flaws.isEmpty && pattern.matches(lines)
  }

  /// What is to be changed in a text; where all is written anew, patterns are, too.
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
      fail(words.cannotRecord(error))
    }
  }

  private func fail(_ text: FailureText) { text.report(.snapshot, at: site) }
}
