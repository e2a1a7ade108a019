import Foundation
import Testing

@testable import FleetPort

@MainActor
@Suite("The resources of a target")
struct ResourceFolderTests {
  /// Runs a body in a folder of its own, which it gets the path of.
  private func inPlace<R>(_ body: (String) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "resources-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  private func write(_ paths: [String], in folder: String) throws {
    for path in paths {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: url)
    }
  }

  private func written(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  private static let files = [
    "App/A.swift", "App/Deep/birds.json", "App/Base.lproj/Main.storyboard", "App/Info.plist",
    "App/Sub/de.lproj/Main.strings", "App/Art.xcassets/Red.colorset/Contents.json", "App/A.h",
    "App/Pages/start.html", "App/App.entitlements", "App/.hidden", "Sound.caf",
    "App/Deep/M.xcdatamodeld/M.xcdatamodel/contents",
  ]

  @Test func `lie at the top, but for those of a language and what is copied as it is`() throws {
    try inPlace { place in
      try write(Self.files, in: place)
      var description = TargetDescription()
      description.files = [place + "/App", place + "/Sound.caf", place + "/gone.json"]
      description.exceptions = [place + "/App/Info.plist", place + "/App/Pages"]
      description.copies = [place + "/App/Pages"]

      let folder = ResourceFolder(description, path: place + "/Out")
      try folder.write(info: "<plist/>")

      #expect(folder.warnings == [])
      #expect(
        written(in: place + "/Out") == [
          "Art.xcassets/Red.colorset/Contents.json", "Base.lproj/Main.storyboard", "Info.plist",
          "M.momd/M.xcdatamodel/contents", "Pages/start.html", "Sound.caf", "birds.json",
          "de.lproj/Main.strings",
        ])
    }
  }

  @Test func `follow what they are copied from`() throws {
    try inPlace { place in
      try write(
        ["App/a.json", "App/b.json", "App/de.lproj/a.strings", "App/de.lproj/b.strings"], in: place)
      var description = TargetDescription()
      description.files = [place + "/App"]
      try ResourceFolder(description, path: place + "/Out").write(info: nil)
      try FileManager.default.removeItem(atPath: place + "/App/b.json")
      try FileManager.default.removeItem(atPath: place + "/App/de.lproj/b.strings")
      try Data("new".utf8).write(to: URL(fileURLWithPath: place + "/App/a.json"))

      try ResourceFolder(description, path: place + "/Out").write(info: nil)

      #expect(written(in: place + "/Out") == ["a.json", "de.lproj/a.strings"])
      #expect(FileManager.default.contents(atPath: place + "/Out/a.json") == Data("new".utf8))
    }
  }

  @Test func `of one name are told, and the first is taken`() throws {
    try inPlace { place in
      try write(["App/A/x.json", "App/B/x.json"], in: place)
      var description = TargetDescription()
      description.files = [place + "/App"]

      #expect(
        ResourceFolder(description, path: place + "/Out").warnings == [
          "\(place)/App/B/x.json:1:1: warning: 'x.json' is among the resources twice: the one in "
            + "'\(place)/App/A' is taken."
        ])
    }
  }
}
