import Foundation
import HeadlessUIKit

/// A bundle that a test writes to the disk, with a catalog and the files beside it.
@MainActor
final class AppFolder {
  let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).bundle"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The bundle, as it is when this is first asked for.
  lazy var bundle = Bundle(path: path) ?? .main

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Writes an asset: `Robin.imageset`, and its slots.
  func write(
    asset name: String, _ key: String, _ slots: String, properties: String = "{}"
  ) throws {
    let text = #"{"\#(key)": [\#(slots)], "properties": \#(properties)}"#
    try write(Data(text.utf8), to: "Assets.xcassets/\(name)/Contents.json")
  }

  /// Writes an image of one color.
  func write(_ color: UIColor, width: Int, height: Int, to name: String) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    try write(image.pngData() ?? Data(), to: name)
  }

  /// An app with a robin in red for light screens and in blue for dark ones.
  static func withRobin() throws -> AppFolder {
    let app = AppFolder()
    try app.write(
      asset: "Robin.imageset", "images",
      #"""
      {"idiom": "universal", "scale": "2x", "filename": "r2.png"},
      {"idiom": "universal", "scale": "3x", "filename": "r3.png"},
      {"idiom": "universal", "scale": "3x", "filename": "dark.png",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """#, properties: #"{"template-rendering-intent": "original"}"#)
    try app.write(.red, width: 4, height: 2, to: "Assets.xcassets/Robin.imageset/r2.png")
    try app.write(.red, width: 6, height: 3, to: "Assets.xcassets/Robin.imageset/r3.png")
    try app.write(.blue, width: 9, height: 9, to: "Assets.xcassets/Robin.imageset/dark.png")
    return app
  }
}
