import Foundation
import TestSupport
import Testing

@testable import FleetReport

@Suite("Event streams of any length")
struct EventStreamFuzzTests {
  private func read(_ data: Data) -> EventStream {
    var stream = EventStream(file: URL(filePath: "/run.jsonl"), files: RunFiles())
    stream.read(data)
    return stream
  }

  private let whole = Data(
    StreamText.run([("a()", []), ("`b < c`()", ["No.\nNone."]), ("d(with:)", [])]).utf8)

  @Test func `a stream that is cut anywhere has each test that has begun, once`() {
    let lines = String(decoding: whole, as: UTF8.self).split(separator: "\n")
    for length in stride(from: 0, to: whole.count, by: 7) {
      let stream = read(whole.prefix(length))
      let complete = String(decoding: whole.prefix(length), as: UTF8.self).split(separator: "\n")
        .filter(lines.contains)
      let begun = complete.count { $0.contains("testStarted") }
      #expect(stream.outcomes.count == begun, "\(length)")
      if complete.contains(where: { $0.contains("runStarted") }), complete.count < lines.count {
        #expect(!stream.findings.isEmpty, "\(length)")
      }
    }
  }

  @Test(arguments: Fuzz.runs(short: 2, long: 20, steps: (300, 5_000)))
  func `a stream with wrong bytes has no test more`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      var bytes = [UInt8](whole)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
      }
      let stream = read(Data(bytes))
      #expect(stream.outcomes.count <= 4, "\(fuzz)")
      #expect(stream.outcomes.allSatisfy { $0.seconds >= 0 }, "\(fuzz)")
    }
  }
}
