import Foundation

/// An app on the command line: commands in the words of its elements, and answers of what changed.
///
/// The whole of an executable that drives an app:
///
/// ```swift
/// import Birds
/// import FleetDrive
///
/// await Drive.main(modules: ["Birds"], opening: "launchApp(AppDelegate())") {
///   launchApp(AppDelegate())
/// }
/// ```
///
/// `swift run drive` then asks for commands, `swift run drive tap Pay` does one, and `swift run drive
/// --json` reads and writes a line for each.
public enum Drive {
  /// Shows an app, does what the arguments of the process say, and ends the process.
  ///
  /// The status is 0 where all went well, 1 where a step could not be taken, and 2 where a command
  /// makes no sense.
  ///
  /// - Parameters:
  ///   - modules: The modules of the app, which a printed test imports.
  ///   - opening: What `show` does as Swift, which a printed test begins with.
  ///   - show: Shows the app's first screen, in an application that nothing has been shown in.
  @MainActor public static func main(
    modules: [String] = [], opening: String = "", _ show: @escaping @MainActor () -> Void
  ) async -> Never {
    await run(DriveSession(modules: modules, opening: opening, show))
  }

  /// Launches an app whose sources `fleet-port` has rewritten, and does what the arguments say.
  ///
  /// - Parameter module: The module of the app, which the executable has to link.
  @MainActor public static func main(app module: String) async -> Never {
    await run(DriveSession(app: module))
  }

  @MainActor private static func run(_ session: DriveSession) async -> Never {
    let command = DriveCommandLine(
      session, output: DriveOutput.ofProcess(), isTerminal: isatty(STDIN_FILENO) != 0)
    exit(await command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
