import Foundation

/// The command line: which commands there are, and how their answers are written.
@MainActor
package struct DriveCommandLine {
  private let session: DriveSession
  private let output: DriveOutput
  /// Whether a person types the commands.
  private let isTerminal: Bool
  private let readLine: () -> String?
  /// The path of this program, in a folder `.build` of its package.
  private let executable: String

  package init(
    _ session: DriveSession, output: DriveOutput, isTerminal: Bool,
    executable: String = CommandLine.arguments.first ?? "",
    readLine: @escaping () -> String? = { Swift.readLine() }
  ) {
    self.session = session
    self.output = output
    self.isTerminal = isTerminal
    self.executable = executable
    self.readLine = readLine
  }

  /// Does what the arguments of the process say.
  package func run(_ arguments: [String]) async -> DriveStatus {
    let options: DriveOptions
    do {
      options = try DriveOptions(arguments)
    } catch {
      output.write(error.sentence + "\n")
      return .mistake
    }
    if options.isForHelp {
      output.write(DriveGrammar.text + "\n")
      return .success
    }
    if options.isForWindow {
      guard let folder = windowFolder else {
        output.write(DriveWords.noWindow + "\n")
        return .mistake
      }
      let own = URL(fileURLWithPath: executable).lastPathComponent
      output.write(DriveWords.window(folder, "window" + own.dropFirst("drive".count)) + "\n")
      return .success
    }
    session.system = options.system
    if options.isProtocol { return await serve() }
    switch options.source {
    case .arguments(let commands): return await run(commands, options, tellsLaunch: false)
    case .file(let path):
      guard let data = FileManager.default.contents(atPath: path) else {
        output.write(DriveWords.unreadable(path) + "\n")
        return .mistake
      }
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      return await run(lines.map(String.init), options, tellsLaunch: true)
    case .standardInput: return await converse(options)
    }
  }

  /// The package beside this one that shows the app in a browser.
  private var windowFolder: String? {
    guard let folder = PackageTests.package(of: executable).map({ $0 + "/Window" }),
      FileManager.default.fileExists(atPath: folder + "/Package.swift")
    else { return nil }
    return folder
  }

  /// Does the commands of a script, up to the first one that fails.
  private func run(
    _ commands: [String], _ options: DriveOptions, tellsLaunch: Bool
  ) async -> DriveStatus {
    let launch = await session.launch()
    if tellsLaunch || !launch.ok { write(launch, options) }
    guard launch.ok else { return launch.status }
    for command in commands where !DriveCommand.isEmpty(command) {
      let answer = await session.answer(to: command)
      write(answer, options)
      guard answer.ok, !answer.isLast else { return max(answer.status, statusOfWay) }
    }
    return statusOfWay
  }

  /// Answers one line after the other, whatever comes of them.
  private func converse(_ options: DriveOptions) async -> DriveStatus {
    let isAsking = isTerminal && !options.isJSON
    let launch = await session.launch()
    write(launch, options)
    if isAsking { output.write("\(DriveWords.welcome)\n> ") }
    var status = launch.status
    while let line = readLine() {
      if !DriveCommand.isEmpty(line) {
        let answer = await session.answer(to: line)
        write(answer, options)
        status = max(status, answer.status)
        if answer.isLast { break }
      }
      if isAsking { output.write("> ") }
    }
    return isAsking ? .success : max(status, statusOfWay)
  }

  /// Answers a program's messages, until there are no more.
  private func serve() async -> DriveStatus {
    let server = ProtocolServer(session, tests: PackageTests(executable: executable))
    while let line = readLine() {
      if let answer = await server.answer(to: line) { output.write(answer + "\n") }
    }
    return .success
  }

  /// An app that came by what does not compile is not what its author has written.
  private var statusOfWay: DriveStatus { session.deferred.isEmpty ? .success : .failure }

  private func write(_ answer: DriveAnswer, _ options: DriveOptions) {
    output.write((options.isJSON ? answer.json : answer.text) + "\n")
  }
}

/// The exit status of a process.
package enum DriveStatus: Int32, Comparable {
  case success = 0
  /// A step could not be taken, or the app did something wrong.
  case failure = 1
  /// A command makes no sense, or a file cannot be read.
  case mistake = 2

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
