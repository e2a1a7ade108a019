import FleetPort
import TestSupport
import Testing

@testable import FleetInit

/// Errors that are planted into an app that compiles are deferred, each at its line, and no more than it.
@Suite("Planted errors")
struct PlantedErrorsTests {
  /// The texts of the app with errors in it.
  private func sources(_ errors: [PlantedApp.Error]) throws -> [String: String] {
    var sources = PlantedApp.sources
    for error in errors {
      let text = try #require(sources[error.file])
      #expect(text.ranges(of: error.text).count == 1, "\(error.text)")
      sources[error.file] = text.replacing(error.text, with: error.planted)
    }
    return sources
  }

  /// The lines of the app that are deferred calls, after the words of the file.
  private func deferredLines(of file: String, in package: BuiltPackage) -> [Int] {
    let text = package.read("Scratch/App/\(file.dropLast(6))+Linux.swift") ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("//ourceLocation(") } ?? 0
    return lines[start...].enumerated().filter { $0.element.contains("_deferred") }
      .map(\.offset).filter { $0 > 0 }
  }

  private func check(_ errors: [PlantedApp.Error]) throws {
    try withTemporaryFile { path in
      let package = BuiltPackage(path)
      try package.add("App", try sources(errors))

      #expect(try package.search().compiles, "\(errors)")

      #expect(
        package.entries.map { "\($0.declaration): \($0.what.words)" }.sorted()
          == errors.flatMap(\.entries).sorted(), "\(errors)")
      for error in errors where error.entries.count == 1 {
        guard ["statement", "value", "default"].contains(where: error.entries[0].contains) else {
          continue
        }
        let lines = try sources(errors)[error.file]?.split(
          separator: "\n", omittingEmptySubsequences: false)
        let line = lines?.firstIndex { $0.contains(error.planted) } ?? -1
        let found = deferredLines(of: error.file, in: package)
        #expect(error.planted.isEmpty || found.contains(line + 1), "\(error): \(found)")
      }

      // Mended, it leaves nothing.
      for (name, text) in PlantedApp.sources { try package.write(text, to: "App/\(name)") }
      let mended = try package.search()
      #expect(mended.modules.map(\.rounds) == [1])
      #expect(package.read("Linux/Deferred.txt") == nil)
    }
  }

  @Test func `of all kinds together are deferred, and no more`() throws {
    #expect(PlantedApp.errors.map(\.errors.count) == Array(repeating: 5, count: 10))
    try check(PlantedApp.errors.compactMap(\.errors.first))
  }

  /// All of them take minutes: short runs plant the one that makes others.
  @Test(
    arguments: Fuzz.isLong
      ? PlantedApp.errors.flatMap(\.errors) : [PlantedApp.errors[2].errors[3]])
  func `are deferred alone`(error: PlantedApp.Error) throws { try check([error]) }
}
