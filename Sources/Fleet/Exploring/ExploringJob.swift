import FailureReporting
import Foundation

/// The job of another process of this program, as a file.
struct ExploringJob: Codable, Sendable {
  /// Which exploration of the test is meant.
  let key: String
  /// The path of its log.
  let log: String
  /// The steps that are taken once; `nil` where all is explored.
  var steps: [ExploredStep]?

  /// The variable of the environment that names the file.
  static let variable = "FLEET_EXPLORING"

  /// The job of this process, if it was started for one.
  static let ofThisProcess: ExploringJob? = {
    guard let path = ProcessInfo.processInfo.environment[variable],
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(ExploringJob.self, from: data)
  }()

  @MainActor private static var counts: [String: Int] = [:]

  /// The identity of an exploration in a test: its line, its request, and the number of earlier
  /// ones with the same.
  @MainActor
  static func key(of request: ExploringRequest) -> String {
    let site = request.site
    let words = "\(site.fileID):\(site.line):\(site.column) \(request.seed) \(request.steps)"
    let name = "\(TestProcess.nameOfTest ?? "") \(words)"
    counts[name, default: 0] += 1
    return "\(name) #\(counts[name] ?? 0)"
  }
}
