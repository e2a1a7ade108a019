import FleetDrive
import Foundation

/// An app in a browser on this machine: its screen to be used, and what was done as a test.
///
/// The whole of an executable that shows an app:
///
/// ```swift
/// import Birds
/// import FleetWindow
///
/// await AppWindow.main(app: "Birds")
/// ```
///
/// `swift run window` then prints the address of the page.
public enum AppWindow {
  /// Shows an app whose sources `fleet-port` has rewritten, and serves its page until the process ends.
  ///
  /// - Parameter module: The module of the app, which the executable has to link.
  @MainActor public static func main(app module: String) async -> Never {
    await run(DriveSession(app: module))
  }

  /// Shows an app, and serves its page until the process ends.
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

  @MainActor private static func run(_ drive: DriveSession) async -> Never {
    let output = DriveOutput.ofProcess()
    let options: WindowOptions
    do {
      options = try WindowOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      output.write(error.sentence + "\n")
      exit(2)
    }
    if options.isForHelp {
      output.write(WindowWords.help)
      exit(0)
    }
    let session = WindowSession(drive)
    await session.launch()
    let (file, port): (Int32, UInt16)
    do {
      (file, port) = try Sockets.listen(at: options.port)
    } catch {
      output.write(WindowWords.notBound(options.port, error.words) + "\n")
      exit(2)
    }
    let token = WindowGate.newToken()
    let start = ContinuousClock.now
    let server = WindowServer(session, port: Int(port), token: token) {
      start.duration(to: .now)
    }
    Sockets.outliveBrowsers()
    let (isOver, end) = AsyncStream<Never>.makeStream()
    WindowListener(server).serve(file) { end.finish() }
    output.write(WindowWords.address(port: port, token: token) + "\n")
    for await _ in isOver {}
    output.write(WindowWords.ended + "\n")
    exit(1)
  }
}
