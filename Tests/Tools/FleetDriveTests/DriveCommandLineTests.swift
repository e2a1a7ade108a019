import FleetDrive
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("DriveCommandLine")
struct DriveCommandLineTests {
  private final class Written {
    var text = ""
  }

  /// Runs the process with arguments and lines on its standard input.
  private func run(
    _ arguments: String..., input: [String] = [], isTerminal: Bool = false
  ) async -> (status: Int32, text: String) {
    let written = Written()
    var lines = input[...]
    let line = DriveCommandLine(
      Transcript().session, output: DriveOutput { written.text += $0 }, isTerminal: isTerminal,
      readLine: { lines.popFirst() })
    let status = await line.run(arguments)
    return (status.rawValue, written.text)
  }

  @Test func `arguments are a command, or several`() async {
    #expect(
      await run("tap", "Buy", "in", "Wren") == (
        0,
        """
        ok tap button "Buy" in cell with "Wren"
          announced "Wren is in the cart"
          logged shop cart: bought Wren

        """
      ))
    #expect(
      await run("tap", "Cart", "then", "enter", "Ada L", "in", "Name", "then", "tap", "Name").text
        .hasSuffix(
          """
          ok enter "Ada L" in text field "Name"
          -   text field "Name"
          +   text field "Name" = "Ada L"
          -   button "Pay" (disabled)
          +   button "Pay"
          ok tap text field "Name"
          -   text field "Name" = "Ada L"
          +   text field "Name" = "Ada L" ← focus
          +   keyboard, return key "return"

          """))
    #expect(await run("tap Cart", "tap Pay", "tap Help").status == 1)
    #expect(await run("tap Cart", "fly").status == 2)
  }

  @Test func `the app runs on the system that an option names`() async {
    var systems: [String] = []
    let transcript = Transcript {
      systems.append(UIDevice.current.systemVersion)
      Shop.show()
    }
    let line = DriveCommandLine(
      transcript.session, output: DriveOutput { _ in }, isTerminal: false)
    #expect(await line.run(["--system", "16.4", "world iOS17", "restart"]) == .success)
    #expect(systems == ["16.4", "16.4"])
  }

  @Test func `a script ends where it fails`() async throws {
    let result = try await withTemporaryFile { path in
      try "// buying\ntap Cart\n\ntap Pay\ntap Help\n".write(
        toFile: path, atomically: true, encoding: .utf8)
      return await run("--json", "--file", path)
    }
    #expect(result.status == 1)
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains(#""command":"launch""#) == true)
    #expect(lines.last?.contains(#""command":"tap Pay""#) == true)
  }

  @Test func `standard input is answered line by line, whatever comes of it`() async {
    let result = await run(input: ["tap Pay", "", "fly", "steps", "quit", "steps"])
    #expect(result.status == 2)
    #expect(
      result.text.hasSuffix(
        """
        FAILED Cannot tap element 'Pay': It is not on the screen.
          The elements are 'Robin', 'Buy', 'Wren', 'Birds', 'Cart'.
        FAILED There is no command 'fly'. `help` has them all.
        ok steps
        No step has been taken.
        ok quit

        """))
    let terminal = await run(input: ["steps"], isTerminal: true)
    #expect(terminal.status == 0)
    #expect(
      terminal.text.hasSuffix(
        """
        Commands are such as: tap "Pay", screen, undo, test, help, quit.
        > ok steps
        No step has been taken.
        > 
        """))
  }

  @Test func `an app that fails to show is told of`() async {
    let written = Written()
    let session = DriveSession(show: { reportFailure("No server.") })
    let line = DriveCommandLine(
      session, output: DriveOutput { written.text += $0 }, isTerminal: false)
    #expect(await line.run(["screen"]) == .failure)
    #expect(written.text == "FAILED No server.\nOn screen: nothing\n")
  }

  @Test func `a module without an app is told of`() async {
    #expect(
      await DriveSession(app: "Nothing").launch().text == """
        FAILED There is no app in a module 'Nothing' whose sources fleet-port has rewritten.
          Let the executable depend on the module of the app, or show a screen yourself: \
        Drive.main { … }.
        On screen: nothing
        """)
  }

  @Test func `says the command that shows the app in a browser`() async throws {
    let written = Written()
    func run(_ executable: String) async -> DriveStatus {
      written.text = ""
      return await DriveCommandLine(
        Transcript().session, output: DriveOutput { written.text += $0 }, isTerminal: false,
        executable: executable
      ).run(["--window"])
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let window = folder.appending(path: "Window")
    let drive = folder.appending(path: ".build/debug/drive").path

    #expect(await run(drive) == .mistake)
    #expect(
      written.text == """
        There is no package Window beside this one, which shows the app in a browser. \
        'fleet-init' writes it.

        """)

    try FileManager.default.createDirectory(at: window, withIntermediateDirectories: true)
    try Data().write(to: window.appending(path: "Package.swift"))
    #expect(await run(drive) == .success)
    #expect(
      written.text == """
        The app in a browser is a program of its own: swift run --package-path '\(window.path)' window

        """)
  }

  @Test func `options that there are not say which there are`() async {
    let rows: [([String], String)] = [
      (
        ["--jsn"],
        "There is no option --jsn. There are --json, --mcp, --window, --file, --system and --help."
      ),
      (["--file"], "The option --file needs the path of a file with commands."),
      (["--system"], "The option --system needs a version of iOS from 13 to 27, such as 16.4."),
      (
        ["--system", "12"],
        "The option --system needs a version of iOS from 13 to 27, such as 16.4."
      ),
      (["--file", "/no/such"], "There is no file /no/such to be read."),
      (["--file", "a", "tap"], "Commands come from a file or from the arguments, not from both."),
    ]
    for (arguments, sentence) in rows {
      let written = Written()
      let line = DriveCommandLine(
        Transcript().session, output: DriveOutput { written.text += $0 }, isTerminal: false)
      #expect(await line.run(arguments) == .mistake)
      #expect(written.text == sentence + "\n")
    }
    #expect(await run("--help").text == DriveGrammar.text + "\n")
    #expect(await run("-").text.hasPrefix("ok launch\n"))
  }
}
