import ScreenSnapshots

/// The sentences for texts that are not as a test expects them.
struct SnapshotWords {
  /// The subject of the text, such as "screen".
  let subject: String
  let lines: [String]

  // MARK: Compared

  /// That the text is another one.
  func differs(from text: String, in name: SnapshotName?) -> FailureText {
    let pattern = ScreenPattern(text)
    if let flaw = pattern.flaws.first {
      return FailureText("The text that is expected of the \(subject) has a wrong pattern.", flaw)
    }
    let difference = LineDifference(pattern, lines)
    let (missing, extra) = difference.counts
    let counts = [
      missing > 0 ? "\(Self.lines(missing)) missing" : "",
      extra > 0 ? "\(Self.lines(extra)) too much" : "",
    ]
    return FailureText(
      "The \(subject) is not as expected: "
        + counts.filter { !$0.isEmpty }.joined(separator: ", ") + ".",
      """
      - is missing, + is too much:
      \(difference.text)
      \(name.map { "It is expected in \(Self.place($0)).\n" } ?? "")\
      Should it be so from now on: FLEET_RECORD=failed swift test
      """)
  }

  private static func lines(_ count: Int) -> String {
    count == 1 ? "1 line is" : "\(count) lines are"
  }

  /// Where a file is, from the folder of the test on.
  private static func place(_ name: SnapshotName) -> String {
    name.path.split(separator: "/").suffix(3).joined(separator: "/")
  }

  // MARK: Missing

  /// That a test gives no text.
  var missing: FailureText {
    FailureText(
      "Nothing is expected of the \(subject) yet.",
      """
      It is:
      \(shown)
      To have it written here: FLEET_RECORD=missing swift test
      """)
  }

  /// That there is no file.
  func missing(_ name: SnapshotName, isAsked: Bool) -> FailureText {
    FailureText(
      "Nothing is expected of the \(subject) yet: There is no file.",
      """
      It would be \(Self.place(name)). \
      \(isAsked ? "FLEET_RECORD is none" : "CI is set"), so that it is not written. It is:
      \(shown)
      """)
  }

  /// How many lines are shown at most.
  private static let mostLines = 40

  private var shown: String {
    let shown = lines.prefix(Self.mostLines).map { "  \($0)" }
    let rest = lines.count - shown.count
    return (shown + (rest > 0 ? ["  … \(rest) more lines"] : [])).joined(separator: "\n")
  }

  // MARK: Written

  /// That the text was written.
  var recorded: String { "The text that is expected of the \(subject) was written." }

  /// Why it was not.
  func cannotRecord(_ failure: RecordingFailure) -> FailureText {
    let (sentence, details) = Self.reason(failure)
    return FailureText(
      "Cannot write the text that is expected of the \(subject): \(sentence)", details)
  }

  private static func reason(_ failure: RecordingFailure) -> (String, String) {
    switch failure {
    case .unwritable(let path):
      ("The system does not allow it.", "Nobody may write \(path), or it is not there.")
    case .another:
      (
        "Something else was written there before.",
        "A test that runs several times gives each its name: expectScreen(named: bird.name)"
      )
    case .refused(.noCall):
      ("The test's source has changed since it was built.", "Build and run it again.")
    case .refused(.noLiteral):
      (
        "The argument is no text in quotes.",
        "Write the text into the call itself, or leave it out: expectScreen()"
      )
    case .refused(.interpolation):
      (
        "A part of the text is put in when the test runs.",
        "Write the text out, or let … stand for that part."
      )
    }
  }

  /// That the environment asks for something that there is not.
  func unknownMode(_ wish: String) -> FailureText {
    FailureText(
      "Cannot compare the \(subject): FLEET_RECORD is '\(wish)'.",
      "It can be all, missing, failed or none.")
  }
}
