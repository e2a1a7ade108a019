import FleetTesting
import Foundation
import Testing

/// The contents of a trace's file.
struct TracedPage: Decodable {
  /// Lists of places among the strings; in the file they are stored as the difference from the
  /// previous look.
  struct Look: Decodable {
    let width: Double
    var picture: [Int]
    var words: [Int]

    func follow(_ before: Look?) -> Look {
      var copy = self
      copy.picture = Self.list(picture, before?.picture)
      copy.words = Self.list(words, before?.words)
      return copy
    }

    private static func list(_ change: [Int], _ before: [Int]?) -> [Int] {
      let before = before ?? []
      return before.prefix(change[0]) + change.dropFirst(2) + before.suffix(change[1])
    }
  }

  struct Step: Decodable {
    let title: String
    let place: String
    let line: Int?
    let code: String
    let own: [String]
    let before: Int?
    let after: Int?
    let touches: [[Double]]
    let frame: [Double]?
    let events: [Event]
    let later: [Event]
    let pending: [String]
    let begins: Double
    let ends: Double
    let over: Bool
  }

  struct Event: Decodable, CustomStringConvertible {
    let kind: String
    let text: String
    let details: String
    let place: String
    let count: Int

    var description: String { "\(kind): \(text)\(count > 1 ? " × \(count)" : "")" }
  }

  struct Source: Decodable {
    let first: Int
    let lines: [String]
  }

  let name: String
  let place: String
  let failed: Bool
  let letters: String
  let strings: [String]
  private(set) var looks: [Look]
  let steps: [Step]
  let source: Source?

  /// Reads the file at a path.
  static func read(_ path: String) throws -> (page: Self, size: Int) {
    let html = try String(contentsOfFile: path, encoding: .utf8)
    let begin = "<script id=\"trace\" type=\"application/json\">"
    let start = try #require(html.range(of: begin)?.upperBound)
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)?.lowerBound)
    var page = try JSONDecoder().decode(Self.self, from: Data(html[start..<end].utf8))
    for index in page.looks.indices {
      page.looks[index] = page.looks[index].follow(index > 0 ? page.looks[index - 1] : nil)
    }
    return (page, html.utf8.count)
  }

  /// The trace of `body`.
  @MainActor
  static func of(
    _ body: () -> Void, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> Self {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    withFailureReporter(FailureLog()) {
      Fleet.trace(
        to: file.path, fileID: fileID, filePath: filePath, line: line, column: column, body)
    }
    return try read(file.path).page
  }

  /// The words of a look.
  func words(_ look: Int?) -> [String] {
    look.map { looks[$0].words.map { strings[$0] } } ?? []
  }
}
