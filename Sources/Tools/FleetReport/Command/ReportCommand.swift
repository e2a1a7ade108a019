import Foundation
import PropertyLists

/// The command `fleet-report`.
package struct ReportCommand {
  /// The exit status of the process.
  package enum Status: Int32 {
    case success = 0
    case failedTests = 1
    case unreadable = 2
    case wrongCall = 64
  }

  private let environment: [String: String]
  private let print: (String) -> Void
  private let complain: (String) -> Void

  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    print: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) {
    self.environment = environment
    self.print = print
    self.complain = complain
  }

  package func run(_ arguments: [String]) -> Status {
    do {
      let options = try ReportOptions(arguments)
      guard !options.asksForHelp else {
        print(ReportOptions.help)
        return .success
      }
      if let shards = options.shards { return try divide(shards, options.times) }
      return try report(options)
    } catch let mistake as ReportOptions.Mistake {
      complain("fleet-report: \(mistake.sentence)\n'fleet-report --help' says what there is.")
      return .wrongCall
    } catch {
      complain("\(error)")
      return .unreadable
    }
  }

  // MARK: Reports

  private func report(_ options: ReportOptions) throws -> Status {
    let output = URL(filePath: options.output).standardizedFileURL.resolvingSymlinksInPath()
    var since: (history: RunHistory, folder: URL)?
    if let path = options.since {
      let folder = URL(filePath: path)
      do throws(Finding) {
        since = (try RunHistory.read(in: folder), folder)
      } catch {
        // The first report of all has none before it.
        complain(error.description)
      }
    }
    let runs = try options.inputs.map { try RunReader.read($0, leavingOut: output) }
    let merged = MergedRuns(runs, since: since?.history)
    for finding in merged.findings { complain(finding.description) }
    guard !merged.tests.isEmpty else {
      throw Finding(file: options.inputs.joined(separator: " "), "No result of a test is in it.")
    }
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try ReportFolder.write(merged, title: options.title, to: output, since: since)
    try addToStep(MarkdownSummary(merged, title: options.title).text)
    print("\(MarkdownSummary.totals(of: merged)): \(output.appending(path: "index.html").path)")
    return merged.bad.isEmpty ? .success : .failedTests
  }

  /// Adds the summary to that of the step of a GitHub workflow, where this is one.
  private func addToStep(_ summary: String) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let old = FileManager.default.contents(atPath: path) ?? Data()
    try (old + Data(summary.utf8)).write(to: URL(filePath: path))
  }

  // MARK: Shards

  private func divide(_ wish: (count: Int, number: Int?), _ paths: [String]) throws -> Status {
    let shards = Shards(wish.count, times: try ShardTimes.read(paths))
    for number in 1...wish.count where wish.number ?? number == number {
      print(shards.arguments(number).joined(separator: " "))
      let shard = shards.shards[number - 1]
      complain(
        "part \(number) of \(wish.count): \(shard.count) tests, which took "
          + RunLength.words(shard.seconds))
    }
    return .success
  }
}
