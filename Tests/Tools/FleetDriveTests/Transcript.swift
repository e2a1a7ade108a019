import FleetDrive
import Testing

/// A session as a person sees it: each command behind a `> `, and what is answered.
@MainActor
struct Transcript {
  let session: DriveSession

  init(_ show: @escaping @MainActor () -> Void = Shop.show) {
    session = DriveSession(show: show, modules: ["Shop"], opening: ["Shop.show()"])
  }

  /// Launches the app, without telling what it shows.
  func launched() async -> Transcript {
    _ = await session.launch()
    return self
  }

  /// Gives some commands, and returns the text of the session.
  func text(_ commands: String...) async -> String {
    var lines: [String] = []
    for command in commands {
      lines += ["> \(command)", await session.answer(to: command).text]
    }
    return lines.joined(separator: "\n")
  }

  /// Gives some commands, and returns their answers as lines of JSON.
  func json(_ commands: String...) async -> [String] {
    var lines: [String] = []
    for command in commands { lines.append(await session.answer(to: command).json) }
    return lines
  }
}
