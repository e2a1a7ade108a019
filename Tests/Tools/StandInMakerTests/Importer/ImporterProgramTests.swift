import Foundation
import Testing

@testable import StandInMaker

@Suite("The importer's program")
struct ImporterProgramTests {
  private func run(_ arguments: [String]) -> (status: Int32, printed: [String]) {
    var printed: [String] = []
    let status = ImporterProgram.run(arguments) { printed.append($0) }
    return (status, printed)
  }

  @Test func `is not called by hand`() {
    let (status, printed) = run(["a"])

    #expect(status == 64)
    #expect(printed == ["'print-interface' is not called by hand."])
  }

  @Test func `says which library it cannot load`() {
    let (status, printed) = run(["/nowhere/library.so", "Shop"])

    #expect(status == 1)
    #expect(printed.count == 1)
    #expect(printed[0].hasPrefix("/nowhere/library.so cannot be loaded: "))
  }

  @Test(arguments: [
    (["bin/clang", "lib/libsourcekitdInProc.so"], nil as String?),
    (["bin/clang"], "libsourcekitdInProc.so"), (["lib/libsourcekitdInProc.so"], "clang"),
  ])
  func `is the toolchain's that runs, and nothing else is`(files: [String], lacks: String?) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "toolchain-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files { try MadeFile.write("", to: "\(folder)/usr/\(file)") }
    let answer = "{\"paths\": {\"runtimeResourcePath\": \"\(folder)/usr/lib/swift\"}}"
    try MadeFile.write("#!/bin/sh\necho '\(answer)'\n", to: folder + "/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/swift")
    let program = LimitedProgram(environment: ["PATH": "\(folder):/usr/bin:/bin"], folder: folder)

    if let lacks {
      let words = "The toolchain at \(folder)/usr has no \(lacks), by which headers are read."
      #expect(throws: StandInTrouble(words)) { try Toolchain(by: program) }
    } else {
      let toolchain = try Toolchain(by: program)
      #expect(toolchain.importer == folder + "/usr/lib/libsourcekitdInProc.so")
      #expect(toolchain.clang == folder + "/usr/bin/clang")
    }
  }

  @Test(arguments: [
    ("echo a; exit 0", LimitedProgram.Ending.Kind.success, "a\n"), ("exit 3", .failure, ""),
    ("kill -SEGV $$", .crash, ""), ("while :; do :; done", .crash, ""),
  ])
  func `ends in one of several ways`(
    script: String, kind: LimitedProgram.Ending.Kind, output: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "limited-\(UUID().uuidString)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let program = LimitedProgram(environment: [:], folder: folder)

    let ending = program.run(["sh", "-c", script], LimitedProgram.Limits(seconds: 1))

    // What computes without an end is stopped by the limit of its own time, or by ours.
    let isStopped = script.hasPrefix("while") && ending.kind == .outOfTime
    #expect(ending.kind == kind || isStopped)
    #expect(ending.output.map { String(decoding: $0, as: UTF8.self) } == output)
  }

  @Test(arguments: [
    ("/a b/c.h:12:3: error: unknown type name 'Boat'", "/a b/c.h", 12, 3, "Boat"),
    ("/a:b/c.h:1:2: fatal error: 'Gone.h' file not found", "/a:b/c.h", 1, 2, nil),
    ("/c.h:7:1: error: expected identifier", "/c.h", 7, 1, nil),
  ])
  func `takes clang at its word`(
    line: String, file: String, row: Int, column: Int, name: String?
  ) throws {
    let message = try #require(ClangMessage(line[...]))

    #expect(message.file == file)
    #expect(message.line == row)
    #expect(message.column == column)
    #expect(message.name == name)
  }

  @Test func `passes over what is no error of clang's`() {
    for line in [
      "", "/c.h:1:2: warning: a", "1 error generated.", ": error: a", "/c.h:x:y: error: a",
    ] {
      #expect(ClangMessage(line[...]) == nil)
    }
  }
}
