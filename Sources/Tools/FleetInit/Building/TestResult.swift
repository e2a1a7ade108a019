import Foundation

/// What became of a test.
enum TestResult: Equatable {
  case passed, failed, skipped
  /// It has begun, and its process has ended.
  case ended
}

/// What XCTest says of its tests.
enum XCTestRun {
  /// The tests of XCTest among the ones that SwiftPM lists, as `BirdsTests.CartTests/testPay`.
  static func names(in lines: [Substring]) -> [(module: String, name: String)] {
    lines.compactMap { line in
      guard !line.contains("("), !line.contains(" "), line.contains("/"),
        let dot = line.firstIndex(of: ".")
      else { return nil }
      return (String(line[..<dot]), String(line))
    }
  }

  /// Reads lines such as `Test Case 'CartTests.testPay' passed (0.001 seconds)`, of tests of one module.
  static func results(in lines: [Substring], of tests: [String]) -> [String: TestResult] {
    let names = Dictionary(
      tests.map { test in
        (String(test.drop { $0 != "." }.dropFirst()).replacing("/", with: "."), test)
      }
    ) { first, _ in first }
    var results: [String: TestResult] = [:]
    for line in lines {
      guard let start = line.firstRange(of: "Test Case '") else { continue }
      let parts = line[start.upperBound...].split(separator: "' ", maxSplits: 1)
      guard parts.count == 2, let test = names[String(parts[0])],
        let word = parts[1].split(separator: " ").first
      else { continue }
      switch word {
      case "started": results[test] = .ended
      case "passed": results[test] = .passed
      case "failed": results[test] = .failed
      case "skipped": results[test] = .skipped
      default: continue
      }
    }
    return results
  }
}

/// What Swift Testing writes down of its tests, a line of JSON for each thing that happens.
struct SwiftTestEvents {
  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable { let symbol: String }

      let kind: String
      let id: String?
      let testID: String?
      let messages: [Message]?
    }

    let kind: String
    let payload: Payload
  }

  /// The tests, by their identifiers, in their order.
  private(set) var tests: [String] = []
  private(set) var results: [String: TestResult] = [:]

  /// Reads a file; its last line may be cut off.
  init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
      let payload = record.payload
      if record.kind == "test", payload.kind == "function", let id = payload.id {
        tests.append(id)
      } else if let id = payload.testID {
        add(payload, to: id)
      }
    }
    let functions = Set(tests)
    results = results.filter { functions.contains($0.key) }
  }

  private mutating func add(_ payload: Record.Payload, to test: String) {
    switch payload.kind {
    case "testStarted": results[test] = .ended
    case "testSkipped": results[test] = .skipped
    case "testEnded":
      let hasFailed = payload.messages?.contains { $0.symbol == "fail" } == true
      results[test] = hasFailed ? .failed : .passed
    default: return
    }
  }
}
