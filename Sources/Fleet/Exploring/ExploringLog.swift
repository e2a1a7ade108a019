import Foundation

/// The log of a process, line by line, for another one to read when it has ended.
struct ExploringLog: Sendable {
  enum Line: Sendable {
    /// A fresh application.
    case run
    /// A step, and the screen before it.
    case step(ExploredStep, UInt64)
    /// That nothing came of the last step.
    case nothing
    case find(ExploringFind)
    case end(Report)
  }

  /// The report of a finished exploration.
  struct Report: Codable, Sendable {
    let steps: Int
    let runs: Int
    let places: [ScreenMap.Screen]
    let ways: [ScreenMap.Way]
  }

  private let file: FileHandle

  init?(writingTo path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { return nil }
    self.file = file
  }

  // MARK: Writing

  private static let words = (
    run: "run", step: "step", nothing: "nothing", find: "find", end: "end"
  )

  /// Writes a line, so that it is there even if the process dies.
  func write(_ line: Line) {
    let text: String? =
      switch line {
      case .run: Self.words.run
      case .step(let step, let digest): "\(Self.words.step) \(digest) \(Self.coded(step) ?? "")"
      case .nothing: Self.words.nothing
      case .find(let find): Self.coded(find).map { "\(Self.words.find) \($0)" }
      case .end(let report): Self.coded(report).map { "\(Self.words.end) \($0)" }
      }
    if let text { try? file.write(contentsOf: Data("\(text)\n".utf8)) }
  }

  private static func coded(_ value: some Encodable) -> String? {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Reading

  /// Reads the lines of a log; an incomplete line is left out.
  static func lines(of path: String) -> [Line] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line(of: $0) }
  }

  private static func line(of text: Substring) -> Line? {
    let parts = text.split(separator: " ", maxSplits: 1)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first.map(String.init) {
    case words.run: return .run
    case words.nothing: return .nothing
    case words.find: return decoded(ExploringFind.self, rest).map(Line.find)
    case words.end: return decoded(Report.self, rest).map(Line.end)
    case words.step:
      let parts = rest.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let digest = UInt64(parts[0]),
        let step = decoded(ExploredStep.self, parts[1])
      else { return nil }
      return .step(step, digest)
    default: return nil
    }
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ text: Substring) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
