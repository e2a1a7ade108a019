import Foundation

/// The event stream of a run, as Swift Testing writes it.
struct StreamText {
  private(set) var lines: [String] = []
  private var time = 100.0
  var version: Any = "6.3.0"

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func add(_ kind: String, _ payload: [String: Any]) {
    let record: [String: Any] = ["version": version, "kind": kind, "payload": payload]
    let data = (try? JSONSerialization.data(withJSONObject: record)) ?? Data()
    lines.append(String(decoding: data, as: UTF8.self))
  }

  mutating func event(_ kind: String, _ id: String? = nil, _ more: [String: Any] = [:]) {
    var payload: [String: Any] = [
      "kind": kind, "instant": ["absolute": time, "since1970": time], "messages": [],
    ]
    payload["testID"] = id
    add("event", payload.merging(more) { $1 })
  }

  /// Declares a test, and returns its identifier.
  @discardableResult
  mutating func declare(
    _ name: String, in suite: String = "ShopTests.CartTests", title: String? = nil, line: Int = 8
  ) -> String {
    let id = "\(suite)/\(name)/CartTests.swift:\(line):4"
    var payload: [String: Any] = [
      "kind": "function", "id": id, "name": name,
      "sourceLocation": [
        "fileID": "ShopTests/CartTests.swift", "_filePath": "/home/other/CartTests.swift",
        "line": line, "column": 4,
      ],
    ]
    payload["displayName"] = title
    add("test", payload)
    return id
  }

  /// Runs a test, which fails by the texts that are given.
  mutating func run(
    _ id: String, seconds: Double = 1, failures: [String] = [], attaching paths: [String] = []
  ) {
    event("testStarted", id)
    for failure in failures { issue(id, failure) }
    for path in paths { event("valueAttached", id, ["attachment": ["path": path]]) }
    time += seconds
    event("testEnded", id)
  }

  mutating func issue(
    _ id: String?, _ text: String, known: Bool = false, severity: String = "error"
  ) {
    event(
      "issueRecorded", id,
      [
        "issue": [
          "isKnown": known, "severity": severity, "isFailure": !known,
          "sourceLocation": ["fileID": "ShopTests/CartTests.swift", "line": 11, "column": 9],
        ],
        "messages": [
          ["symbol": "fail", "text": "Issue recorded"], ["symbol": "details", "text": text],
        ],
      ])
  }

  /// The stream of a run with tests that pass or fail.
  static func run(_ tests: [(name: String, failures: [String])], seconds: Double = 1) -> String {
    var stream = StreamText()
    let ids = tests.enumerated().map { stream.declare($1.name, line: $0 + 1) }
    stream.event("runStarted")
    for (id, test) in zip(ids, tests) { stream.run(id, seconds: seconds, failures: test.failures) }
    stream.event("runEnded")
    return stream.text
  }
}
