import Foundation
import Testing

@testable import StandInMaker

@Suite("The headers of a module")
struct ModuleHeadersTests {
  /// Runs the body in a folder with files.
  private func with<R>(
    _ files: [String: String], _ body: (String) throws -> R
  ) throws -> R {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "headers-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in files { try MadeFile.write(text, to: "\(folder)/\(path)") }
    return try body(folder)
  }

  @Test func `lie in the project's folder, wherever links lead`() throws {
    try with([
      "Shop/A.h": "int a;", "Shop/B.hpp": "", "Shop/Shop-Swift.h": "", "Other/C.h": "int c;",
    ]) {
      folder in
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: "\(folder)/Shop/Inside.h", withDestinationPath: "\(folder)/Shop/A.h")
      try manager.createSymbolicLink(
        atPath: "\(folder)/Shop/Outside.h", withDestinationPath: "\(folder)/Other/C.h")
      let names = try manager.contentsOfDirectory(atPath: "\(folder)/Shop")

      let headers = ModuleHeaders(
        "Shop", names.map { ($0, "\(folder)/Shop/\($0)") }, within: "\(folder)/Shop")

      #expect(headers.files.map(\.path) == ["A.h"])
      #expect(try headers.read().map { String(decoding: $0.bytes, as: UTF8.self) } == ["int a;"])
    }
  }

  @Test func `are refused where they are too many or too long`() throws {
    let long = String(repeating: "int a;\n", count: 200_000)
    try with(["Long.h": long]) { folder in
      let headers = ModuleHeaders("Shop", [("Long.h", "\(folder)/Long.h")], within: folder)
      #expect(throws: StandInTrouble("Long.h of Shop has 1367 KB, which is no header.")) {
        try headers.read()
      }
    }
    let some = String(repeating: "int a;\n", count: 140_000)
    let files = Dictionary(uniqueKeysWithValues: (1...20).map { ("H\($0).h", some) })
    try with(files) { folder in
      let headers = ModuleHeaders(
        "Shop", files.keys.map { ($0, "\(folder)/\($0)") }, within: folder)
      #expect(throws: StandInTrouble("The headers of Shop have more than 16 MB.")) {
        try headers.read()
      }
    }
  }

  @Test func `have a digest that changes with them, and not with the ends of lines`() {
    func digest(_ name: String, _ text: String) -> String {
      ModuleHeaders.digest(of: [(name, Array(text.utf8))])
    }

    #expect(digest("A.h", "int a;\n") == digest("Deep/A.h", "int a;\r\n"))
    #expect(digest("A.h", "int a;\n") != digest("A.h", "int b;\n"))
    #expect(digest("A.h", "int a;\n") != digest("B.h", "int a;\n"))
    #expect(digest("A.h", "").count == 16)
  }

  @Test func `name the modules that they import`() {
    let text =
      "#import <Boats/Rope.h>\n@import Sinker.Lead;\n// #import <Gone/A.h>\n#include <math.h>\n"

    #expect(ModuleHeaders.imports(of: [("A.h", Array(text.utf8))]) == ["Boats", "Sinker"])
  }
}
