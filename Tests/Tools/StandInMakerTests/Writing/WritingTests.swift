import FleetPort
import Foundation
import TestSupport
import Testing

@testable import StandInMaker

@Suite("Made stand-ins")
struct WritingTests {
  @Test func `declare what an interface prints`() {
    let nest = WritingRow.ofHeaders[0]
    for row in WritingRow.ofHeaders + WritingRow.ofSwift {
      // Most rows speak of the first one's types.
      let rows =
        row.rule == nest.rule
        ? [row, WritingRow.ofHeaders[1]] : WritingRow.ofHeaders.prefix(2) + [row]

      let made = WritingRow.module(of: Array(rows)).made()

      let text = WritingRow.words(made.text)
      for line in row.lines where !text.contains(WritingRow.words(line)) {
        Issue.record("\(row.rule): no \(line)\nin\n\(made.text)")
      }
      #expect(made.left == row.left, "\(row.rule)")
    }
  }

  @Test func `are final where a file by hand says so, and pass Foundation on as headers do`() {
    var module = WritingRow.module(of: Array(WritingRow.ofHeaders.prefix(2)))
    module.behaviours = ["// Final: Nest\nextension Nest {}\n"]
    let text = module.made().text

    #expect(text.contains("public final class Nest: "))
    #expect(text.contains("\n@_exported import Foundation\n"))
    #expect(!text.contains("open class Nest: "))
  }

  @Test func `compile, rewritten like an app's sources, with a file by hand`() throws {
    var module = WritingRow.module(of: WritingRow.ofHeaders + WritingRow.ofSwift)
    let byHand = """
      import FleetStandIns
      import UIKit

      extension Nest {
        func standIn_lay() { depth += 1 }
        var standIn_isFull: Bool { depth > 2 }
        func standIn_depth_isSet() { if depth > 3 { depth = 3 } }
      }

      extension NestView {
        func standIn_look() -> Nest? { nest }
      }

      extension Flock {
        func standIn_subscript(_ index: UInt) -> BirdType? { first() }
      }

      extension Finder {
        func standIn_find(
          _ name: String, completion: ((Nest?, (any Error)?) -> Void)?
        ) {
          completion?(StandIn.make(Nest.self), nil)
        }
      }
      """
    module.behaviours = [byHand]

    let made = module.made()

    #expect(made.text.contains("_StandIn.call(\"Nest.lay()\", self, [], by: standIn_lay())"))
    #expect(made.text.contains("newValue); standIn_depth_isSet() }"))
    #expect(made.text.contains("by: standIn_look() ?? _StandIn.least(Nest.self)) }"))
    #expect(made.text.contains("[index], by: standIn_subscript(index)) }"))
    #expect(
      made.text.contains("by: { reply in self.standIn_find(name, completion: { reply($0, $1) }) }"))
    let errors = try Self.errors(in: [made.text, byHand])
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test func `tell later modules their names, and tests the names of calls`() {
    let made = WritingRow.module(of: Array(WritingRow.ofHeaders)).made()

    #expect(KnownNames(reading: made.names.text) == made.names)
    #expect(made.names.superclasses["FullNestView"] == "NestView")
    #expect(made.names.closures == ["NestHandler": "(Nest?, (any Error)?) -> Void"])
    #expect(made.text.contains("    Nest.init(eggs:)\n"))
    #expect(made.text.contains("_StandIn.register(\"Birds\")"))
  }

  @Test(arguments: [("", 1), ("struct A {\n", 100)])
  func `read types as deep as others may write them`(head: String, depth: Int) {
    let text = String(repeating: head, count: 150) + "struct B {\n}\n"
    var types = Declaration.list(text + String(repeating: head.isEmpty ? "" : "}\n", count: 150))
    var found = 0
    while let type = types.first { (types, found) = (type.members, found + 1) }
    #expect(found == depth)
  }

  /// What the compiler says of sources.
  private static func errors(in sources: [String]) throws -> String {
    let files = sources.enumerated().map { index, text in
      SourceFile(path: "/Birds/\(index).swift", bytes: Array(text.utf8))
    }
    let traits = Module.Traits(dependencies: ["HeadlessSwiftUI"])
    let outputs = Port(Module(files: files, context: [], kit: .uikit, traits: traits)).outputs()
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "Birds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try outputs.enumerated().map { index, output in
      let url = folder.appending(path: "\(index).swift")
      try Data(output.bytes).write(to: url)
      return url.path
    }
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules").path
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
        "-module-name", "Birds", "-I", modules,
      ] + paths
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
