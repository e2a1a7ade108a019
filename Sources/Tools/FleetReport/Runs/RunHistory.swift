import Foundation
import PropertyLists

/// What a report keeps for the next one.
struct RunHistory: Codable, Sendable {
  /// What came of a test, and where its last trace of a run is in which it passed.
  struct Entry: Codable, Sendable {
    let verdict: TestOutcome.Verdict
    let seconds: Double
    var green: Green?
  }

  /// The last run in which a test passed.
  struct Green: Codable, Sendable {
    let run: String
    /// The trace, within the folder of the report.
    var trace: String?
  }

  static let file = "history.json"
  static let format = 1

  var format = Self.format
  let title: String
  var tests: [String: Entry] = [:]

  init(title: String) { self.title = title }

  /// Reads the history of a report.
  static func read(in folder: URL) throws(Finding) -> RunHistory {
    let file = folder.appending(path: Self.file)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Finding(file: file.path, "There is no report here that another one could follow.")
    }
    guard let history = try? JSONDecoder().decode(RunHistory.self, from: data) else {
      throw Finding(file: file.path, at: .start, "The file is no history of a report.")
    }
    guard history.format == Self.format else {
      throw Finding(
        file: file.path, at: .start, "The format \(history.format) of histories is not known.")
    }
    return history
  }
}
