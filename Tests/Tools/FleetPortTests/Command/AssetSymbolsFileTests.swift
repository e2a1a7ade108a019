import FleetPort
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("fleet-port, names of assets")
struct AssetSymbolsFileTests {
  /// What the command writes and prints for an app with assets.
  private func made(
    _ assets: [String], source: String = "import UIKit\n", contents: [String: String] = [:],
    dependencies: [String] = []
  ) throws -> (text: String, printed: [String]) {
    try withTemporaryFile { path in
      func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path).appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try write(source, to: "App/A.swift")
      for asset in assets { try write("{}", to: "App/Assets.xcassets/\(asset)/Contents.json") }
      for (name, text) in contents { try write(text, to: "App/Assets.xcassets/\(name)") }
      var printed: [String] = []
      let status = Command(print: { printed.append($0) }, complain: { printed.append($0) }).run(
        ["\(path)/App", "--into", "\(path)/Out", "--catalog", "\(path)/App/Assets.xcassets"]
          + dependencies.flatMap { ["--dependency", $0] })
      #expect(status == .success)
      let out = try String(
        contentsOfFile: "\(path)/Out/GeneratedAssetSymbols.swift", encoding: .utf8)
      let facts = try String(contentsOfFile: "\(path)/Out/PortedModuleFacts.swift", encoding: .utf8)
      #expect(facts.contains(#"static var assetCatalogs: [String] { [""#))
      return (out, printed.map { $0.replacing(path, with: "HERE") })
    }
  }

  @Test func `colors and images have names in Swift`() throws {
    let (text, printed) = try made(
      [
        "AccentColor.colorset", "robin.imageset", "Default.imageset", "icons/Owl.symbolset",
        "x.dataset",
      ],
      contents: ["icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#])

    #expect(printed.isEmpty)
    #expect(
      text == """
        #if canImport(HeadlessUIKit)
        import HeadlessUIKit

        nonisolated extension ColorResource {
          static var accent: ColorResource { ColorResource(name: "AccentColor", bundle: .uiKitMain()) }
        }

        nonisolated extension UIColor {
          static var accent: UIColor { UIColor(resource: .accent) }
        }

        nonisolated extension ImageResource {
          static var `default`: ImageResource { ImageResource(name: "Default", bundle: .uiKitMain()) }
          static var robin: ImageResource { ImageResource(name: "robin", bundle: .uiKitMain()) }
          enum Icons {
            static var owl: ImageResource { ImageResource(name: "icons/Owl", bundle: .uiKitMain()) }
          }
        }

        nonisolated extension UIImage {
          static var `default`: UIImage { UIImage(resource: .default) }
          static var robin: UIImage { UIImage(resource: .robin) }
          enum Icons {
            static var owl: UIImage { UIImage(resource: .Icons.owl) }
          }
        }
        #endif

        """)
  }

  @Test func `names that UIKit or the app has are left out`() throws {
    let (text, _) = try made(
      ["Gray.colorset", "Brand.colorset", "Leaf.colorset", "add.imageset"],
      source: "import UIKit\nextension UIColor { static let brand = UIColor.red }\n")

    #expect(text.contains("static var gray: ColorResource") && !text.contains("var gray: UIColor"))
    #expect(
      text.contains("static var brand: ColorResource") && !text.contains("var brand: UIColor"))
    #expect(text.contains("static var leaf: UIColor"))
    #expect(text.contains("static var add: ImageResource") && !text.contains("var add: UIImage"))
  }

  @Test func `colors are SwiftUI's and styles, too, where it is imported`() throws {
    let (text, _) = try made(
      [
        "GrayColor.colorset", "Sky.colorset", "Leaf.colorset", "Night/Moon.colorset",
        "Reed.colorset",
      ],
      source: "import SwiftUI\nextension Color { static let leaf = Color.green }\n"
        + "extension ShapeStyle where Self == Color { static var reed: Color { .brown } }\n",
      contents: ["Night/Contents.json": #"{"properties": {"provides-namespace": true}}"#],
      dependencies: ["HeadlessSwiftUI"])

    #expect(
      text.hasPrefix("#if canImport(HeadlessUIKit)\nimport HeadlessUIKit\nimport HeadlessSwiftUI\n")
    )
    #expect(
      text.contains(
        """
        nonisolated extension Color {
          static var reed: Color { Color(ColorResource.reed) }
          static var sky: Color { Color(ColorResource.sky) }
          enum Night {
            static var moon: Color { Color(ColorResource.Night.moon) }
          }
        }

        nonisolated extension ShapeStyle where Self == Color {
          static var leaf: Color { Color(ColorResource.leaf) }
          static var sky: Color { Color(ColorResource.sky) }
        }

        """), "\(text)")
  }

  @Test func `an app may keep the file that Xcode has made`() throws {
    let (text, _) = try made(
      ["Brand.colorset", "robin.imageset"],
      source: "struct ColorResource {}\nextension ImageResource { static let robin = 1 }\n")

    #expect(!text.contains("Brand") && !text.contains("ImageResource {\n"))
    #expect(text.contains("static var robin: UIImage"))
  }

  @Test func `of two assets with one name in Swift, the first has it`() throws {
    let (text, printed) = try made(["a-b.imageset", "a_b.imageset"])

    #expect(text.contains(#"static var aB: ImageResource { ImageResource(name: "a-b""#))
    #expect(
      printed == [
        "HERE/App/Assets.xcassets/a_b.imageset:1:1: warning: The images 'a-b' and 'a_b' have one name "
          + "in Swift, 'aB', which stands for the first."
      ])
  }

  @Test func `a catalog may want names of resources alone, and any text is a literal`() throws {
    let (text, _) = try made(
      [#"q"\(x)é.imageset"#],
      contents: [
        "Contents.json": #"{"properties": {"generate-swift-asset-symbol-extensions": "disabled"}}"#
      ])

    #expect(text.contains(#"name: "q\"\\(x)é""#) && !text.contains("extension UIImage"))
  }
}
