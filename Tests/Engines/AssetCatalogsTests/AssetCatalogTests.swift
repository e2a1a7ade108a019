import Foundation
import Testing

@testable import AssetCatalogs

@Suite("AssetCatalog")
struct AssetCatalogTests {
  private let space = #"{"properties": {"provides-namespace": true}}"#

  @Test func `assets are named by their folders, and by the namespaces that these lie in`() throws {
    let folder = try AssetFolder([
      "Contents.json": "{}", "Robin.imageset/Contents.json": "{}",
      "Accent.Color.colorset/Contents.json": "{}", "Order/words.dataset/Contents.json": "{}",
      "Birds/Contents.json": space, "Birds/Wren.imageset/Contents.json": "{}",
      "Birds/Small/Contents.json": space, "Birds/Small/Tit.symbolset/Contents.json": "{}",
      "Birds/Plain/Owl.imageset/Contents.json": "{}", "AppIcon.appiconset/Contents.json": "{}",
      "Launch.launchimage/Inner.imageset/Contents.json": "{}",
    ])
    let catalog = AssetCatalog(path: folder.path)

    let names = catalog.assets.map { "\($0.name) \($0.kind)" }
    #expect(
      names == [
        "Accent.Color color", "AppIcon appIcon", "Robin image", "Birds/Wren image",
        "Birds/Owl image", "Birds/Small/Tit symbol", "words data",
      ])
    #expect(catalog.folders.first == folder.path && catalog.folders.count == 5)
  }

  @Test func `what is no catalog has no assets`() throws {
    let folder = try AssetFolder([
      "Robin.imageset/Contents.json": "[1", "Blue.colorset/Contents.json": "[]",
      "A/Contents.json": #"{"properties": {"provides-namespace": "maybe"}}"#,
    ])

    #expect(AssetCatalog(path: "/nowhere/at/all").assets.isEmpty)
    #expect(AssetCatalog(path: folder.path).assets.map(\.name) == ["Blue", "Robin"])
    #expect(ImageSet(try folder.asset("Robin", .image)).pictures.isEmpty)
    #expect(ColorSet(try folder.asset("Blue", .color)).color(for: AssetTraits()) == nil)
  }

  @Test func `a link back up is no endless catalog`() throws {
    let folder = try AssetFolder(["In/Robin.imageset/Contents.json": "{}"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/In/up", withDestinationPath: "..")

    #expect(AssetCatalog(path: folder.path).folders.count <= AssetCatalog.mostDepth * 2)
  }

  @Test func `folders that lie too deep within each other are left out`() throws {
    let way = Array(repeating: "n", count: 300).joined(separator: "/")
    let folder = try AssetFolder(["\(way)/Deep.imageset/Contents.json": "{}"])

    let catalog = AssetCatalog(path: folder.path)

    #expect(catalog.assets.isEmpty && catalog.folders.count == AssetCatalog.mostDepth + 1)
  }

  @Test func `a million namespaces in each other make a name, and no symbol`() {
    let name = String(repeating: "n/", count: 1_000_000) + "Robin"

    #expect(AssetSymbol(Asset(kind: .image, name: name, folder: "")) == nil)
  }

  @Test(arguments: [
    ("enabled", true), ("disabled", false),
  ])
  func `a catalog may say whether Swift gets names of its own`(text: String, isOn: Bool) throws {
    let folder = try AssetFolder([
      "Contents.json": #"{"properties": {"generate-swift-asset-symbol-extensions": "\#(text)"}}"#
    ])
    #expect(AssetCatalog(path: folder.path).generatesExtensions == isOn)
  }
}
