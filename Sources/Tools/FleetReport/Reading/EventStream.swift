import Foundation
import PropertyLists

/// Reads the event stream of a process, and keeps what came of its tests.
struct EventStream {
  private let file: String
  private let files: RunFiles

  private(set) var outcomes: [TestOutcome] = []
  private(set) var findings: [Finding] = []
  private var known: [String: TestOutcome] = [:]
  private var suites: Set<String> = []
  /// The tests that have begun, with the time of it.
  private var open: [String: (outcome: TestOutcome, since: Double)] = [:]
  private var began: Double?
  private var ended: Double?
  private var line = 0

  /// Begins to read a file.
  ///
  /// - Parameter files: The files of the run: what a test attaches has to be among them.
  init(file: URL, files: RunFiles) {
    self.file = file.path
    self.files = files
  }

  /// How long the run took, if both ends of it are there.
  var seconds: Double? {
    guard let began, let ended else { return nil }
    return max(0, ended - began)
  }

  /// Whether a file is an event stream, by its first line.
  static func isOne(_ data: Data) -> Bool {
    let head = data.prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: head.prefix(4_000), as: UTF8.self)
    return text.hasPrefix("{") && text.contains("\"payload\"")
  }

  // MARK: Reading

  mutating func read(_ data: Data) {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let decoder = JSONDecoder()
    for bytes in lines {
      line += 1
      guard !bytes.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: " ") }) else {
        continue
      }
      do {
        try take(decoder.decode(EventRecord.self, from: bytes))
      } catch {
        let isLast = line == lines.count
        find(isLast ? "The stream is cut here." : "The line is no record of an event stream.")
      }
    }
    end()
  }

  private mutating func take(_ record: EventRecord) {
    if !record.version.isKnown, !hasToldVersion {
      hasToldVersion = true
      find("The version '\(record.version.description)' of event streams is not known.")
    }
    switch record.kind {
    case "test": declare(record.payload)
    case "event": hear(record.payload)
    // There may be more kinds of records, which are to be passed over.
    default: break
    }
  }

  private var hasToldVersion = false

  private mutating func find(_ words: String) {
    findings.append(Finding(file: file, at: Position(line: line, column: 1), words))
  }

  private mutating func declare(_ test: EventRecord.Payload) {
    guard let id = test.id else { return find("A test has no identifier.") }
    guard test.kind == "function" else {
      suites.insert(id)
      return
    }
    var outcome = TestOutcome(TestName(id: id), title: test.displayName)
    outcome.place = test.sourceLocation?.text ?? ""
    known[id] = outcome
  }

  private mutating func hear(_ event: EventRecord.Payload) {
    let time = event.instant?.absolute ?? 0
    switch event.kind {
    case "runStarted": began = time
    case "runEnded": ended = time
    case "testStarted": start(event.testID, at: time)
    case "testEnded": finish(event.testID, at: time)
    case "testSkipped", "testCancelled": skip(event, at: time)
    case "issueRecorded": note(event)
    case "valueAttached": attach(event)
    default: break
    }
  }

  // MARK: Tests

  private func outcome(_ id: String) -> TestOutcome {
    known[id] ?? TestOutcome(TestName(id: id))
  }

  private mutating func start(_ id: String?, at time: Double) {
    guard let id, !suites.contains(id) else { return }
    open[id] = (outcome(id), time)
  }

  private mutating func finish(_ id: String?, at time: Double) {
    guard let id, var test = open.removeValue(forKey: id) else { return }
    test.outcome.seconds = max(0, time - test.since)
    outcomes.append(test.outcome)
  }

  private mutating func skip(_ event: EventRecord.Payload, at time: Double) {
    guard let id = event.testID, !suites.contains(id) else { return }
    var outcome = open[id]?.outcome ?? outcome(id)
    if !outcome.verdict.isBad { outcome.verdict = .skipped }
    if let text = event.messages.map(Self.text), !text.isEmpty {
      outcome.issues.append(TestIssue(kind: .known, text: text))
    }
    // A test that is cancelled ends behind that.
    if open[id] != nil { open[id]?.outcome = outcome } else { outcomes.append(outcome) }
  }

  private mutating func note(_ event: EventRecord.Payload) {
    guard let issue = event.issue else { return find("An issue says nothing of itself.") }
    let text = TestIssue(
      kind: issue.kind, text: Self.text(event.messages ?? []),
      place: issue.sourceLocation?.text ?? "")
    guard let id = event.testID, open[id] != nil else {
      // What no test is known for fails the run.
      guard issue.kind == .error else { return }
      let name = event.testID.map(TestName.init(id:))
      var outcome = TestOutcome(name ?? TestName(suite: "", function: "outside of tests"))
      outcome.verdict = .failed
      outcome.issues = [text]
      outcomes.append(outcome)
      return
    }
    open[id]?.outcome.issues.append(text)
    if issue.kind == .error { open[id]?.outcome.verdict = .failed }
  }

  /// The messages of an issue: the first says what all of a kind have in common.
  private static func text(_ messages: [EventRecord.Message]) -> String {
    let texts = messages.map(\.text)
    let rest = texts.first == "Issue recorded" && texts.count > 1 ? texts.dropFirst() : texts[...]
    return rest.joined(separator: "\n")
  }

  private mutating func attach(_ event: EventRecord.Payload) {
    guard let path = event.attachment?.path, let id = event.testID else { return }
    let url = URL(filePath: path)
    // Of files of another machine, those count that came along.
    guard let found = files.named[url.lastPathComponent] else {
      return find("'\(path)', which a test has attached, is not in the folder of the run.")
    }
    open[id]?.outcome.attachments += found
  }

  private mutating func end() {
    if began != nil, ended == nil { find("The stream ends before its run does.") }
    for id in open.keys.sorted() {
      guard var outcome = open[id]?.outcome else { continue }
      outcome.verdict = .unended
      let words = "The process ended while this test was running."
      outcome.issues.append(TestIssue(kind: .error, text: words, place: outcome.place))
      outcomes.append(outcome)
    }
  }
}
