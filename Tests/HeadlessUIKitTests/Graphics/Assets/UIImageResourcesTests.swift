import Foundation
import Rasterizing
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("UIImage, of an app's resources")
struct UIImageResourcesTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `a named image has the size, the scale and the pixels of its file`() throws {
    let app = try AppFolder.withRobin()
    let robin = try #require(UIImage(named: "Robin", in: app.bundle, compatibleWith: nil))

    #expect(robin.scale == 3 && robin.size == CGSize(width: 2, height: 1))
    #expect(robin.renderingMode == .alwaysOriginal && robin.values.name == "Robin")
    let part = try #require(robin.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
    #expect(part.width == 2 && part.pixels?[1, 0].red == 255 && part.pixels?[1, 0].blue == 0)
    #expect(robin.pngData().flatMap { UIImage(data: $0) }?.size == CGSize(width: 6, height: 3))
    #expect(robin == UIImage(named: "Robin", in: app.bundle, with: nil))
    let twice = UITraitCollection(displayScale: 2)
    #expect(UIImage(named: "Robin", in: app.bundle, compatibleWith: twice)?.scale == 2)
  }

  @Test func `variants follow the traits`() throws {
    let app = try AppFolder.withRobin()
    let robin = try #require(UIImage(named: "Robin", in: app.bundle, compatibleWith: nil))
    let night = robin.withConfiguration(UIImage.Configuration(traitCollection: dark))
    let view = UIImageView(image: robin.withTintColor(.green))

    #expect(UIImage(named: "Robin", in: app.bundle, compatibleWith: dark)?.size.width == 3)
    #expect(night.size == CGSize(width: 3, height: 3) && night.renderingMode == .alwaysOriginal)
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 3))
    #expect(view.image?.size == CGSize(width: 2, height: 1))
    var name: UIImage?
    dark.performAsCurrent { name = UIImage(named: "Robin", in: app.bundle, with: nil) }
    #expect(name?.size.width == 3)
  }

  @Test func `drawings have the size that they tell, on every screen`() throws {
    let app = AppFolder()
    try app.write(asset: "pdf.imageset", "images", #"{"filename": "a.pdf"}"#)
    try app.write(
      Data("%PDF-1.4 /MediaBox [0 0 24 30]".utf8), to: "Assets.xcassets/pdf.imageset/a.pdf")
    try app.write(
      asset: "svg.imageset", "images", #"{"filename": "a.svg"}"#,
      properties:
        #"{"template-rendering-intent": "template", "preserves-vector-representation": true}"#)
    try app.write(Data(#"<svg viewBox="0 0 7 8"/>"#.utf8), to: "Assets.xcassets/svg.imageset/a.svg")
    let pdf = try #require(UIImage(named: "pdf", in: app.bundle, with: nil))
    let svg = try #require(UIImage(named: "svg", in: app.bundle, with: nil))

    #expect(pdf.size == CGSize(width: 24, height: 30) && pdf.scale == 3)
    #expect(svg.size == CGSize(width: 7, height: 8) && svg.renderingMode == .alwaysTemplate)
    #expect(pdf.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 36, height: 9))?.width == 36)
  }

  @Test func `slices, alignment and turning are those of the catalog`() throws {
    let app = AppFolder()
    try app.write(
      asset: "box.imageset", "images",
      #"""
      {"filename": "b.png", "scale": "2x", "language-direction": "left-to-right",
       "resizing": {"mode": "9-part", "center": {"mode": "stretch"},
         "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}},
       "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}
      """#)
    try app.write(.red, width: 20, height: 20, to: "Assets.xcassets/box.imageset/b.png")
    let box = try #require(UIImage(named: "box", in: app.bundle, with: nil))

    #expect(box.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(box.resizingMode == .stretch && box.flipsForRightToLeftLayoutDirection)
    #expect(box.alignmentRectInsets == UIEdgeInsets(top: 0.5, left: 1, bottom: 1.5, right: 2))
  }

  @Test func `an app's symbols are symbols, and its icon is an image`() throws {
    let app = AppFolder()
    try app.write(asset: "leaf.symbolset", "symbols", #"{"filename": "leaf.svg"}"#)
    try app.write(
      Data(#"<svg width="3300" height="2200"/>"#.utf8),
      to: "Assets.xcassets/leaf.symbolset/leaf.svg")
    try app.write(
      asset: "AppIcon.appiconset", "images", #"{"filename": "i.png", "size": "1024x1024"}"#)
    try app.write(.red, width: 8, height: 8, to: "Assets.xcassets/AppIcon.appiconset/i.png")
    let leaf = try #require(UIImage(named: "leaf", in: app.bundle, with: nil))

    #expect(leaf.isSymbolImage && leaf.size == CGSize(width: 17, height: 17))
    let large = leaf.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30))
    #expect(large?.size == CGSize(width: 30, height: 30))
    #expect(UIImage(named: "AppIcon", in: app.bundle, with: nil)?.size.width == 8)
  }

  @Test func `an unknown name is nil, and told once with near misses`() throws {
    let app = try AppFolder.withRobin()
    let log = logged {
      for _ in 0..<3 { #expect(UIImage(named: "Robbin", in: app.bundle, with: nil) == nil) }
    }

    #expect(log.failures.isEmpty && log.notes.map(\.reason) == ["There is no image 'Robbin'."])
    #expect(
      log.notes.first?.details
        == "Did you mean 'Robin'? The images are 'Robin'. UIImage(named:) is nil.")
    #expect(logged { _ = UIImage(named: "", in: app.bundle, with: nil) }.notes.isEmpty)
  }

  @Test(arguments: [
    "../Outside", "..", "/etc/passwd", "a/../../Outside.png",
    "Assets.xcassets/Robin.imageset/r2.png",
    "\0", String(repeating: "a/", count: 1_000_000),
  ])
  func `no name leads to elsewhere`(name: String) throws {
    let app = try AppFolder.withRobin()
    let outside = app.path + "/../Outside.png"
    try app.write(.red, width: 1, height: 1, to: "../Outside.png")
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try app.write(asset: "Out.imageset", "images", #"{"filename": "../../../Outside.png"}"#)

    _ = logged {
      #expect(UIImage(named: name, in: app.bundle, with: nil) == nil)
      #expect(UIImage(named: "Out", in: app.bundle, with: nil) == nil)
      #expect(NSDataAsset(name: name, bundle: app.bundle) == nil)
      #expect(UIColor(named: name, in: app.bundle, compatibleWith: nil) == nil)
    }
  }

  @Test func `loose files are found by name, by folder and for the screen`() throws {
    let app = try AppFolder.withRobin()
    try app.write(.red, width: 2, height: 2, to: "wren.png")
    try app.write(.red, width: 9, height: 9, to: "wren@3x.png")
    try app.write(.red, width: 10, height: 10, to: "owl@2x~ipad.png")
    try app.write(.red, width: 4, height: 4, to: "owl.png")
    try app.write(.red, width: 5, height: 5, to: "Deep/Images/tit.png")
    try app.write(Data("none".utf8), to: "broken.png")
    func size(_ name: String, _ traits: UITraitCollection? = nil) -> CGFloat? {
      UIImage(named: name, in: app.bundle, compatibleWith: traits)?.size.width
    }

    #expect(size("wren") == 3 && size("wren.png") == 3)
    #expect(size("owl") == 4)
    #expect(size("owl", UITraitCollection(userInterfaceIdiom: .pad)) == 5)
    #expect(size("tit") == 5 && size("Images/tit") == 5)
    _ = logged { #expect(size("Other/tit") == nil && size("wren.jpg") == nil) }
  }

  @Test func `a file's name may tell its scale`() throws {
    let app = AppFolder()
    try app.write(.red, width: 2, height: 2, to: "a.png")
    try app.write(.red, width: 9, height: 9, to: "a@3x.png")
    try app.write(.red, width: 4, height: 4, to: "b@2x.png")

    #expect(UIImage(contentsOfFile: app.path + "/a.png")?.size.width == 3)
    #expect(UIImage(contentsOfFile: app.path + "/b@2x.png")?.scale == 2)
    #expect(UIImage(contentsOfFile: app.path + "/b.png")?.size.width == 2)
    #expect(UIImage(contentsOfFile: app.path + "/c.png") == nil)
    #expect(UIImage(contentsOfFile: "") == nil)
  }

  @Test func `a resource stands for an asset that is there`() throws {
    let app = try AppFolder.withRobin()

    #expect(UIImage(resource: ImageResource(name: "Robin", bundle: app.bundle)).scale == 3)
    let log = logged {
      let gone = UIImage(resource: ImageResource(name: "Gone", bundle: app.bundle))
      #expect(gone.size == .zero)
    }
    #expect(log.notes.reasons == ["There is no image 'Gone'."])
  }

  @Test func `an archive has an asset by its name`() throws {
    let app = try AppFolder.withRobin()
    let robin = try #require(UIImage(named: "Robin", in: app.bundle, with: nil))
    let data = try NSKeyedArchiver.archivedData(withRootObject: robin, requiringSecureCoding: true)

    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data)?.values.name
        == "Robin")
  }
}
