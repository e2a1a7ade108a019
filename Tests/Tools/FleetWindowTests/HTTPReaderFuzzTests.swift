import FleetWindow
import TestSupport
import Testing

@Suite("HTTPReader, at random")
struct HTTPReaderFuzzTests {
  private static let pieces = [
    "GET / HTTP/1.1", "POST /act HTTP/1.1", "\r\n", "\r\n\r\n", "\n", "\r", "Host: 127.0.0.1:7000",
    "Content-Length: 3", "Content-Length: 99999999999999999999", "Transfer-Encoding: chunked", "{}",
    ":", " ", "\0", "é", "\u{301}", "X-Fleet-Token: ", "A: b", "/", "?", "HTTP/1.1", "abc",
  ]

  private struct Outcome: Equatable {
    var requests: [String] = []
    var refusal: String?
  }

  /// All of a request; dictionaries come in no order.
  private func words(for request: HTTPRequest) -> String {
    let fields = [request.query, request.headers].map { $0.sorted { $0.key < $1.key } }
    return "\(request.method) \(request.path) \(fields) \(request.body)"
  }

  /// What a reader makes of bytes that come in parts.
  private func outcome(of parts: [ArraySlice<UInt8>]) -> Outcome {
    var reader = HTTPReader()
    var found = Outcome()
    for part in parts {
      reader.take(Array(part))
      do {
        while let request = try reader.next() { found.requests.append(words(for: request)) }
      } catch {
        found.refusal = "\(error)"
        return found
      }
    }
    return found
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 30, steps: (400, 20_000)))
  func `bytes mean the same however they are cut`(fuzz: Fuzz) {
    var generator = fuzz.generator
    var requests = 0
    for _ in 0..<fuzz.steps {
      let starts = ["", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"]
      var bytes = Array((starts.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        bytes += Self.pieces.randomElement(using: &generator).map { Array($0.utf8) } ?? []
        if Int.random(in: 0..<20, using: &generator) == 0 {
          bytes.append(.random(in: 0...255, using: &generator))
        }
      }
      let whole = outcome(of: [bytes[...]])
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      requests += whole.requests.count
      #expect(outcome(of: [bytes[..<cut], bytes[cut...]]) == whole, "\(fuzz) \(bytes)")
      #expect(outcome(of: bytes.indices.map { bytes[$0...$0] }) == whole, "\(fuzz) \(bytes)")
    }
    #expect(requests > 0, "\(fuzz)")
  }
}
