import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("JSONLinesReporter")
struct JSONLinesReporterTests {
  @Test func `writes an object a line, with what the failure holds`() throws {
    let objects = try written {
      swallowAnyErrors(
        fileID: "A/S.swift", filePath: "/A/S.swift", line: 5, column: 6
      ) {
        reportFailure(
          "No row 7.", name: "Fleet.TableViewError", details: "There are 3.", fileID: "A/B.swift",
          filePath: "/A/B.swift", line: 3, column: 4)
      }
      reportFailure("Mind.", severity: .warning, fileID: "", filePath: "", line: 1, column: 2)
      reportFailure("No.", fileID: "", filePath: "", line: .max, column: 0)
    }

    let expected: [NSDictionary] = [
      [
        "kind": "swallowed", "name": "Fleet.TableViewError", "reason": "No row 7.",
        "details": "There are 3.", "fileID": "A/B.swift", "filePath": "/A/B.swift", "line": 3,
        "column": 4,
        "swallowedBy": [
          "fileID": "A/S.swift", "filePath": "/A/S.swift", "line": 5, "column": 6,
        ] as NSDictionary,
      ],
      [
        "kind": "warning", "name": "Fleet.Failure", "reason": "Mind.", "details": "", "fileID": "",
        "filePath": "", "line": 1, "column": 2,
      ],
      [
        "kind": "error", "name": "Fleet.Failure", "reason": "No.", "details": "", "fileID": "",
        "filePath": "", "line": UInt.max, "column": 0,
      ],
    ]
    #expect(objects == expected)
  }

  @Test(arguments: AwkwardText.allCases)
  func `writes texts that come back as they were`(awkward: AwkwardText) throws {
    let objects = try written {
      reportFailure(awkward.text, name: awkward.text, details: awkward.text)
    }

    let bytes = Array(awkward.text.utf8)
    #expect(objects.count == 1)
    for key in ["reason", "name", "details"] {
      let text = try #require(objects.first?[key] as? String)
      #expect(Array(text.utf8) == bytes)
    }
  }

  @Test func `writes nothing that ends a line for any reader`() throws {
    try withTemporaryFile { path in
      withFailureReporter(JSONLinesReporter(path: path, then: FailureLog())) {
        for awkward in AwkwardText.allCases { reportFailure(awkward.text) }
      }

      let text = try String(contentsOfFile: path, encoding: .utf8)
      let breaks = text.unicodeScalars.filter {
        $0.value < 0x20 || $0.value == 0x7F || $0 == "\u{2028}" || $0 == "\u{2029}"
      }
      #expect(breaks.count == AwkwardText.allCases.count)
      #expect(breaks.allSatisfy { $0 == "\n" })
    }
  }

  @Test func `has the line in the file before the helper returns, and passes the failure on`() {
    withTemporaryFile { path in
      let trace = Trace()
      let next = CustomReporter { failure in
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n")
        trace.add("\(failure.reason): \(lines?.count ?? 0)")
      }

      withFailureReporter(JSONLinesReporter(path: path, then: next)) {
        reportFailure("one")
        reportFailure("two")
      }

      #expect(trace.lines == ["one: 1", "two: 2"])
    }
  }

  @Test func `appends to a file that is there`() throws {
    try withTemporaryFile { path in
      for reason in ["one", "two"] {
        withFailureReporter(JSONLinesReporter(path: path, then: FailureLog())) {
          reportFailure(reason)
        }
      }

      let written = try objects(at: path)
      #expect(written.map { $0["reason"] as? String } == ["one", "two"])
    }
  }

  @Test func `passes failures on to the running test unless told otherwise (reporting 2)`() throws {
    try withTemporaryFile { path in
      withKnownIssue {
        withFailureReporter(JSONLinesReporter(path: path)) { reportFailure("one") }
      } matching: {
        $0.severity == .error && $0.comments.map(\.rawValue) == ["Fleet.Failure: one"]
      }

      let written = try objects(at: path)
      #expect(written.count == 1)
    }
  }

  @Test(arguments: ["/no/such/folder/failures.jsonl", "/", ""])
  func `passes failures on where the file does not open (reporting 11)`(path: String) {
    let log = FailureLog()

    withFailureReporter(JSONLinesReporter(path: path, then: log)) {
      reportFailure("one")
      swallowAnyErrors { reportFailure("two") }
      reportFailure("three")
    }

    #expect(log.failures.reasons == ["one", "three"])
    #expect(log.notes.reasons == ["two"])
  }

  @Test func `says once, on standard error, that the file does not open`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      withFailureReporter(JSONLinesReporter(path: "/no/such/file", then: FailureLog())) {
        reportFailure("one")
        reportFailure("two")
      }
    }

    #expect(
      result.errorLines == [
        "JSONLinesReporter cannot open '/no/such/file': No such file or directory. "
          + "Failures are passed on, unwritten."
      ])
  }

  @Test func `says once that the file cannot be written, and passes failures on`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let log = FailureLog()
      withFailureReporter(JSONLinesReporter(path: "/dev/full", then: log)) {
        reportFailure("one")
        reportFailure("two")
      }
      #expect(log.failures.reasons == ["one", "two"])
    }

    #expect(
      result.errorLines == [
        "JSONLinesReporter cannot write to '/dev/full': No space left on device. "
          + "Failures are passed on, unwritten."
      ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `does not wait for a reader of a named pipe, and passes failures on`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try withTemporaryFile { path in
        try #require(mkfifo(path, 0o600) == 0)
        let log = FailureLog()
        withFailureReporter(JSONLinesReporter(path: path, then: log)) { reportFailure("one") }
        #expect(log.failures.reasons == ["one"])
      }
    }

    #expect(result.errorLines.count == 1)
    #expect(result.errorLines.first?.hasPrefix("JSONLinesReporter cannot open '") == true)
    #expect(
      result.errorLines.first?.hasSuffix(
        "': No such device or address. Failures are passed on, unwritten.") == true)
  }

  @Test(.timeLimit(.minutes(1)))
  func `survives the reader of a named pipe, and passes failures on`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      try withTemporaryFile { path in
        try #require(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        try #require(reader >= 0)
        let log = FailureLog()
        withFailureReporter(JSONLinesReporter(path: path, then: log)) {
          reportFailure("one")
          let line = FileHandle(fileDescriptor: reader, closeOnDealloc: false).availableData
          #expect(String(decoding: line, as: UTF8.self).contains(#""reason":"one""#))
          close(reader)
          reportFailure("two")
          reportFailure("three")
        }
        #expect(log.failures.reasons == ["one", "two", "three"])
      }
    }

    #expect(result.errorLines.count == 1)
    #expect(result.errorLines.first?.hasPrefix("JSONLinesReporter cannot write to '") == true)
    #expect(
      result.errorLines.first?.hasSuffix(
        "': Broken pipe. Failures are passed on, unwritten.") == true)
  }

  /// A million in the long version.
  @Test func `writes the failures of eight threads whole (reporting 11)`() async throws {
    let count = Fuzz.isLong ? 1_000_000 : 16_000
    try await withTemporaryFile { path in
      let reporter = JSONLinesReporter(path: path, then: CustomReporter { _ in })
      await onThreads(8) { thread in
        withFailureReporter(reporter) {
          for number in 0..<count / 8 {
            reportFailure(
              "", name: "", fileID: "", filePath: "",
              line: UInt(1_000_000 + thread * count / 8 + number), column: 1)
          }
        }
      }

      let data = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
      let length = try #require(data.firstIndex(of: UInt8(ascii: "\n"))) + 1
      try #require(data.count == count * length)
      var seen = [Bool](repeating: false, count: count)
      data.withUnsafeBytes { bytes in
        let digits = length - #""line":1000000,"column":1}"#.count - 1 + #""line":"#.count
        for start in stride(from: 0, to: bytes.count, by: length)
        where bytes[start + length - 1] == UInt8(ascii: "\n") {
          var number = 0
          for digit in start + digits..<start + digits + 7 {
            number = number * 10 + Int(bytes[digit]) - 48
          }
          if seen.indices.contains(number - 1_000_000) { seen[number - 1_000_000] = true }
        }
      }
      #expect(!seen.contains(false))
      for line in stride(from: 0, to: count, by: count / 10 - 9) {
        let json = data[line * length..<(line + 1) * length - 1]
        let object = try JSONSerialization.jsonObject(with: json) as? NSDictionary
        #expect(object?.count == 8)
      }
    }
  }

  /// The objects that a reporter writes while `body` runs.
  private func written(_ body: () -> Void) throws -> [NSDictionary] {
    try withTemporaryFile { path in
      withFailureReporter(JSONLinesReporter(path: path, then: FailureLog()), body)
      return try objects(at: path)
    }
  }

  private func objects(at path: String) throws -> [NSDictionary] {
    let data = try Data(contentsOf: URL(filePath: path))
    try #require(data.last == UInt8(ascii: "\n"))
    return try data.dropLast().split(separator: UInt8(ascii: "\n")).map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line)) as? NSDictionary)
    }
  }
}
