import Foundation
import Testing

@testable import AssetCatalogs

@Suite("ImageSet")
struct ImageSetTests {
  private func set(_ images: String, properties: String = "{}") throws -> ImageSet {
    let text = #"{"images": [\#(images)], "properties": \#(properties)}"#
    return ImageSet(
      AssetContents(data: Data(text.utf8)), Asset(kind: .image, name: "a", folder: "/a.imageset"))
  }

  /// The name of the file that is chosen.
  private func file(_ set: ImageSet, _ change: (inout AssetTraits) -> Void = { _ in }) -> String? {
    var traits = AssetTraits()
    change(&traits)
    return set.picture(for: traits)?.file.replacing("/a.imageset/", with: "")
  }

  @Test func `the screen's scale is chosen, else the next larger one, else the largest`() throws {
    let all = try set(
      #"""
      {"idiom": "universal", "filename": "1.png", "scale": "1x"},
      {"idiom": "universal", "filename": "2.png", "scale": "2x"},
      {"idiom": "universal", "filename": "3.png", "scale": "3x"}
      """#)
    for scale in 1...3 { #expect(file(all) { $0.scale = scale } == "\(scale).png") }

    let some = try set(
      #"""
      {"idiom": "universal", "filename": "1.png", "scale": "1x"},
      {"idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "filename": "3.png", "scale": "3x"}
      """#)
    #expect(file(some) { $0.scale = 2 } == "3.png")
    let small = try set(
      #"""
      {"idiom": "universal", "filename": "2.png", "scale": "2x"},
      {"idiom": "universal", "filename": "1.png", "scale": "1x"}
      """#)
    #expect(file(small) == "2.png")
    #expect(file(try set(#"{"filename": "v.pdf"}"#)) == "v.pdf")
  }

  @Test func `the device's own comes first, and a pad takes a phone's`() throws {
    let all = try set(
      #"""
      {"idiom": "universal", "filename": "u.png", "scale": "3x"},
      {"idiom": "ipad", "filename": "pad.png", "scale": "1x"},
      {"idiom": "tv", "filename": "tv.png", "scale": "3x"}
      """#)
    #expect(file(all) == "u.png")
    #expect(file(all) { $0.idiom = "ipad" } == "pad.png")
    let phone = try set(#"{"idiom": "iphone", "filename": "p.png", "scale": "2x"}"#)
    #expect(file(phone) { $0.idiom = "ipad" } == "p.png")
    #expect(file(try set(#"{"idiom": "watch", "filename": "w.png"}"#)) == nil)
  }

  @Test func `most conditions that hold win`() throws {
    let all = try set(
      #"""
      {"filename": "any.png"},
      {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "light.png", "appearances": [{"appearance": "luminosity", "value": "light"}]},
      {"filename": "clear.png", "appearances": [{"appearance": "contrast", "value": "high"}]},
      {"filename": "both.png", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}]},
      {"filename": "tinted.png", "appearances": [{"appearance": "luminosity", "value": "tinted"}]},
      {"filename": "old.png", "subtype": "retina4"}, {"filename": "wide.png", "width-class": "regular"},
      {"filename": "de.png", "locale": "de"}, {"filename": "low.png", "height-class": "compact"}
      """#)
    #expect(file(all) == "light.png")
    #expect(file(all) { $0.isDark = true } == "dark.png")
    #expect(file(all) { ($0.isDark, $0.hasHighContrast) = (true, true) } == "both.png")
    #expect(
      file(try set(#"{"filename": "any.png"}, {"filename": "de.png", "locale": "de"}"#)) {
        $0.languages = ["de-CH", "de"]
      } == "de.png")
    let classes = try set(
      #"{"filename": "any.png"}, {"filename": "wide.png", "width-class": "regular"}"#)
    #expect(file(classes) { $0.width = .regular } == "wide.png")
    #expect(file(classes) { $0.width = .compact } == "any.png")
  }

  @Test func `a slot without a file is no slot, and conditions that hold nowhere are passed over`()
    throws
  {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    #expect(file(try set(#"{"filename": "a.png"}, {\#(dark)}"#)) { $0.isDark = true } == "a.png")
    #expect(file(try set(#"{}, {"filename": "dark.png", \#(dark)}"#)) == "dark.png")
    #expect(file(try set("{}")) == nil)
  }

  @Test func `wide colors fall back to narrow ones`() throws {
    let both = try set(
      #"{"filename": "s.png", "display-gamut": "sRGB"}, {"filename": "p.png", "display-gamut": "display-P3"}"#
    )
    #expect(file(both) == "p.png")
    #expect(file(both) { $0.hasWideColors = false } == "s.png")
    #expect(file(try set(#"{"filename": "s.png", "display-gamut": "sRGB"}"#)) == "s.png")
  }

  @Test func `a picture for one direction is turned for the other, unless that has its own`() throws
  {
    let left = #"{"filename": "l.png", "language-direction": "left-to-right"}"#
    let right = #"{"filename": "r.png", "language-direction": "right-to-left"}"#
    let alone = try set(left)
    let both = try set("\(left), \(right)")

    #expect(alone.picture(for: AssetTraits())?.flips == true)
    #expect(both.picture(for: AssetTraits())?.flips == false)
    #expect(file(both) { $0.isRightToLeft = true } == "r.png")
    #expect(file(alone) { $0.isRightToLeft = true } == "l.png")
  }

  @Test func `slices and alignment are told in pixels`() throws {
    let picture = try set(
      #"""
      {"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
        "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 4, "left": "6", "bottom": 8, "right": 10}},
       "alignment-insets": {"top": 1, "bottom": 2}}
      """#
    ).picture(for: AssetTraits())

    #expect(picture?.scale == 2)
    #expect(picture?.slicing?.caps == ImageSet.Edges(top: 4, left: 6, bottom: 8, right: 10))
    #expect(picture?.slicing?.tiles == true)
    #expect(picture?.alignment == ImageSet.Edges(top: 1, left: 0, bottom: 2, right: 0))
  }

  @Test(arguments: [
    (#"{"template-rendering-intent": "template"}"#, ImageSet.Rendering.template),
    (#"{"template-rendering-intent": "original"}"#, .original), ("{}", .automatic),
    ("[]", .automatic),
  ])
  func `a set tells how it is rendered`(properties: String, rendering: ImageSet.Rendering) throws {
    #expect(try set("{}", properties: properties).rendering == rendering)
  }

  @Test(arguments: ["../secret.png", "/etc/hosts", "..", ".", "", "in/side.png", "a\\u0000b"])
  func `a file elsewhere is none`(name: String) throws {
    #expect(try set(#"{"filename": "\#(name)"}"#).pictures.isEmpty)
  }

  @Test func `numbers of any kind are taken as they come`() throws {
    let odd = try set(
      #"""
      {"filename": "a", "scale": "x"}, {"filename": "b", "scale": "-3x"}, {"filename": "c", "scale": 2},
      {"filename": "d", "scale": "99999999999999999999x"}, {"filename": 7}, {"filename": null}
      """#)
    #expect(odd.pictures.map(\.scale) == [nil, nil, nil, nil])
  }
}
