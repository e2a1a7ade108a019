import Foundation
import TestSupport
import Testing

/// `fleet-init` itself, with a SwiftPM and an app that are scripts, of which one may hang.
private final class Desk {
  /// Beside the tests' own program.
  private static let program =
    URL(fileURLWithPath: Bundle.main.executablePath ?? "").deletingLastPathComponent()
    .appending(path: "fleet-init").path

  private static let project = """
    // !$*UTF8*$!
    {
    objects = {
    APP = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
    fileSystemSynchronizedGroups = (FILES); buildPhases = (); dependencies = (); \
    buildConfigurationList = LIST; };
    FILES = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
    DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = \
    {PRODUCT_NAME = "$(TARGET_NAME)"; SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
    MAIN = {isa = PBXGroup; children = (FILES); sourceTree = "<group>"; };
    ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP); };
    };
    rootObject = ROOT;
    }

    """

  /// Counts a call, and hangs at the one whose number stands in the file `hang`, until it is ended.
  private static let step = """
    #!/bin/sh
    here=$(dirname "$0")
    echo "$*" >> "$here/calls"
    [ "$(grep -c '' "$here/calls")" = "$(cat "$here/hang" 2>/dev/null)" ] || exit 0
    exec 9> "$here/pipe"
    echo hangs >&9
    sleep 30
    echo survived >&9

    """

  /// The folder that is to build comes last in each call.
  private static let swift = """
    #!/bin/sh
    here=$(dirname "$0")
    "$here/step" swift "$@"
    for folder; do :; done
    case "$*" in
      *--build-tests*)
        mkdir -p "$folder/.build/debug"
        sed "s|HERE|$here|" "$here/app" > "$folder/.build/debug/drive"
        chmod +x "$folder/.build/debug/drive";;
    esac

    """

  private static let app = """
    #!/bin/sh
    "HERE/step" app
    read word picture
    printf PNG > "$picture"
    echo '{"command":"launch","now":0,"ok":true,"screen":["On screen: Birds"],"time":0}'
    echo '{"command":"picture","lines":["x"],"now":0,"ok":true,"time":0}'

    """

  let folder: String
  private var bin: String { folder + "/bin" }
  private var pipe: String { bin + "/pipe" }

  init(_ folder: String) throws {
    self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    try write(Self.project, to: "App.xcodeproj/project.pbxproj")
    try write("import UIKit\n", to: "App/App.swift")
    try write("", to: "tmp/kept")
    for (name, text) in [("step", Self.step), ("swift", Self.swift), ("app", Self.app)] {
      try write(text, to: "bin/\(name)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(bin)/\(name)")
    }
    #expect(mkfifo(pipe, 0o600) == 0)
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The programs that were run.
  var calls: [String] {
    let data = FileManager.default.contents(atPath: "\(bin)/calls") ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Has the program of a number hang, or none, and begins to count anew.
  func hang(at call: Int?) throws {
    for name in ["calls", "hang"] { try? FileManager.default.removeItem(atPath: "\(bin)/\(name)") }
    if let call { try write("\(call)\n", to: "bin/hang") }
  }

  /// Starts `fleet-init`.
  func start(temporary: String? = nil) throws -> (process: Process, errors: Pipe) {
    let (process, errors) = (Process(), Pipe())
    // Threads of tests block signals, and shells ignore some for what is in the background; what both
    // start would do so, too.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT,HUP,TERM", Self.program, folder + "/App.xcodeproj"]
    process.environment = [
      "PATH": bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""), "HOME": folder,
      "TMPDIR": temporary ?? folder + "/tmp",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    return (process, errors)
  }

  /// Runs it to its end; answers its status, and what it complains of.
  func run(temporary: String? = nil) throws -> (status: Int32, errors: String) {
    let (process, errors) = try start(temporary: temporary)
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Waits until a program hangs, has `body` end it, and answers what it has said besides.
  func whileHanging(_ body: () throws -> Void) throws -> String {
    // It opens once there is one that writes, and ends once none has it open.
    let file = try #require(FileHandle(forReadingAtPath: pipe))
    let first = file.availableData
    #expect(String(decoding: first, as: UTF8.self) == "hangs\n")
    try body()
    return String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The written files, but for what is built.
  var written: [String: String] {
    let place = folder + "/Linux"
    let paths = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.filter { !$0.hasPrefix(".build") }.map { path in
        let data = FileManager.default.contents(atPath: "\(place)/\(path)")
        return (path, data.map { String(decoding: $0, as: UTF8.self) } ?? "a folder")
      })
  }

  /// What lies in the temporary folder, but for locks.
  var leftovers: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/tmp")) ?? []
    return names.filter { $0 != "kept" && !$0.hasSuffix(".lock") }
  }

  func forget() throws { try FileManager.default.removeItem(atPath: folder + "/Linux") }
}

@Suite("A command that is interrupted, or runs twice", .serialized)
struct InterruptionTests {
  private func withDesk(_ body: (Desk) throws -> Void) throws {
    try withTemporaryFile { try body(Desk($0)) }
  }

  @Test func `leaves no program behind, and a folder with which the next call goes on`() throws {
    try withDesk { desk in
      let (status, errors) = try desk.run()
      #expect(status == 0, "\(errors)")
      let (calls, written) = (desk.calls, desk.written)
      #expect(calls.count > 2 && calls.last == "app", "\(calls)")
      #expect(written["first-screen.png"] == "PNG")

      for number in 1...calls.count {
        try desk.forget()
        try desk.hang(at: number)
        let (process, _) = try desk.start()
        let more = try desk.whileHanging { kill(process.processIdentifier, SIGINT) }
        process.waitUntilExit()
        #expect(more == "", "\(calls[number - 1])")
        #expect(process.terminationStatus == 128 + SIGINT)

        try desk.hang(at: nil)
        let (status, errors) = try desk.run()
        #expect(status == 0, "after \(calls[number - 1]): \(errors)")
        #expect(desk.written == written)
        #expect(desk.leftovers == [])
      }
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `ends as well when it is told to end`(signal: Int32) throws {
    try withDesk { desk in
      try desk.hang(at: 1)
      let (process, _) = try desk.start()
      let more = try desk.whileHanging { kill(process.processIdentifier, signal) }
      process.waitUntilExit()

      #expect(more == "")
      #expect(process.terminationStatus == 128 + signal)
    }
  }

  @Test func `waits for another one that works on the folder`() throws {
    try withDesk { desk in
      try desk.hang(at: 1)
      let (first, _) = try desk.start()
      var second: (process: Process, errors: Pipe)?
      var said = ""
      _ = try desk.whileHanging {
        let started = try desk.start()
        second = started
        while !said.contains("waiting for its end") {
          let data = started.errors.fileHandleForReading.availableData
          guard !data.isEmpty else { break }
          said += String(decoding: data, as: UTF8.self)
        }
        kill(first.processIdentifier, SIGINT)
      }
      first.waitUntilExit()
      let started = try #require(second)
      let rest = started.errors.fileHandleForReading.readDataToEndOfFile()
      started.process.waitUntilExit()

      #expect(said.contains("Another 'fleet-init' works on \(desk.folder)/Linux"))
      #expect(started.process.terminationStatus == 0, "\(String(decoding: rest, as: UTF8.self))")
      #expect(desk.written["first-screen.png"] == "PNG")
    }
  }

  @Test func `says where nothing can be written for the programs that it runs`() throws {
    try withDesk { desk in
      let (status, errors) = try desk.run(temporary: "/proc/nowhere")

      #expect(status == 2)
      #expect(errors.contains("swift cannot be started with '/proc/nowhere/"), "\(errors)")
      #expect(desk.calls == [])
    }
  }
}
