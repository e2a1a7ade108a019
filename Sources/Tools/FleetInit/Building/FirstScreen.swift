import Foundation
import XcodeProjects

/// The first screen of an app, as the app on the command line tells it.
struct FirstScreen {
  /// A line of what `drive --json` prints.
  private struct Answer: Decodable {
    struct Problem: Decodable {
      let reason: String
    }

    let command: String
    let ok: Bool
    let failures: [Problem]?
    let deferred: [String]?
    let screen: [String]?
  }

  /// The file of its picture, in the folder that is written.
  let picture: String
  /// The screen as text.
  private(set) var lines: [String] = []
  /// What does not compile, and the way there came by.
  private(set) var deferred: [String] = []
  /// What went wrong.
  private(set) var failures: [String] = []
  /// Whether the app came up, and its picture was taken.
  private(set) var isThere = false

  /// How long an app may take until it shows something.
  private static let seconds = 60

  /// Launches an app, and looks at it.
  ///
  /// - Parameters:
  ///   - isOnly: Whether it is the only app.
  init(
    of drive: DriveExecutable, in folder: BuildFolder, isOnly: Bool,
    run: (ProgramCall) -> ProgramEnd
  ) {
    picture = Self.picture(of: drive, isOnly: isOnly)
    let made = FilePath.join(folder.scratch, picture)
    let end = run(
      ProgramCall(
        [FilePath.join(folder.products, drive.name), "--json"], seconds: Self.seconds,
        input: "picture \(made)\n"))
    read(end)
    guard isThere else { return }
    do {
      let place = URL(fileURLWithPath: FilePath.join(folder.output, picture))
      let data = try Data(contentsOf: URL(fileURLWithPath: made))
      try data.write(to: place, options: .atomic)
      try? FileManager.default.removeItem(atPath: made)
    } catch {
      isThere = false
      failures.append("\(picture) cannot be written: \(error.localizedDescription)")
    }
  }

  /// The file of its picture.
  static func picture(of drive: DriveExecutable, isOnly: Bool) -> String {
    isOnly ? "first-screen.png" : "first-screen-\(drive.app).png"
  }

  private mutating func read(_ end: ProgramEnd) {
    let decoder = JSONDecoder()
    let answers = end.lines.compactMap { line in
      line.hasPrefix("{") ? try? decoder.decode(Answer.self, from: Data(line.utf8)) : nil
    }
    let launch = answers.first { $0.command == "launch" }
    lines = launch?.screen ?? []
    deferred = launch?.deferred ?? []
    failures = answers.flatMap { $0.failures ?? [] }.map(\.reason)
    isThere = answers.last.map { $0.ok && $0.command != "launch" } ?? false
    guard launch == nil || answers.count < 2, failures.isEmpty else { return }
    // The app has ended meanwhile: its last words say why.
    let words = end.lines.filter { !$0.hasPrefix("{") }.first { $0.contains("rror:") }
    failures = [words.map { Summary.plain($0) } ?? "The app did not come up in time."]
  }
}
