import Foundation
import Testing

@testable import AssetCatalogs

@Suite("ColorSet")
struct ColorSetTests {
  private func set(_ colors: String) -> ColorSet {
    ColorSet(AssetContents(data: Data(#"{"colors": [\#(colors)]}"#.utf8)))
  }

  private func color(_ text: String) -> ColorSet.Color? {
    set(#"{"idiom": "universal", "color": {\#(text)}}"#).color(for: AssetTraits())
  }

  @Test(
    arguments: [
      (#""1.000", "0.500", "0.0""#, 1, 0.5, 0), (#""0xFF", "0x80", "0x00""#, 1, 128.0 / 255, 0),
      (#""255", "51", "0""#, 1, 0.2, 0), (#""1", "0xFF", "0.25""#, 1.0 / 255, 1, 0.25),
      (#""-0.25", "1.5", "0.5""#, -0.25, 1.5, 0.5), (#"1.0, 127.5, 0"#, 1, 127.5, 0),
    ] as [(String, Double, Double, Double)])
  func `components are written in several ways`(
    text: String, red: Double, green: Double, blue: Double
  ) throws {
    let parts = text.components(separatedBy: ", ")
    let components =
      #""red": \#(parts[0]), "green": \#(parts[1]), "blue": \#(parts[2]), "alpha": "0.5""#

    #expect(
      color(#""color-space": "srgb", "components": {\#(components)}"#)
        == .sRGB(red: red, green: green, blue: blue, alpha: 0.5))
  }

  @Test func `each color space has its colors`() {
    let red = #""components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#
    #expect(
      color(#""color-space": "display-p3", \#(red)"#)
        == .displayP3(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      color(#""color-space": "extended-srgb", \#(red)"#)
        == .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color(red) == .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
    let gray = #""components": {"white": "0.25", "alpha": "1.0"}"#
    #expect(color(#""color-space": "gray-gamma-22", \#(gray)"#) == .gray(white: 0.25, alpha: 1))
    #expect(color(#""color-space": "extended-gray", \#(gray)"#) == .gray(white: 0.25, alpha: 1))
    let half = #""components": {"red": "0.5", "green": "0.0", "blue": "1.0", "alpha": "1.0"}"#
    guard
      case .sRGB(let encoded, 0, let blue, 1) =
        color(#""color-space": "extended-linear-srgb", \#(half)"#)
    else {
      Issue.record("A linear color is one of sRGB.")
      return
    }
    #expect(abs(encoded - 0.7354) < 0.0001 && abs(blue - 1) < 0.0001)
  }

  @Test(arguments: [("systemRedColor", "systemRed"), ("labelColor", "label"), ("tint", "tint")])
  func `a color may be one of the system's`(reference: String, name: String) {
    #expect(color(#""platform": "ios", "reference": "\#(reference)""#) == .system(name))
  }

  @Test func `the color for the circumstances is chosen`() {
    func slot(_ white: String, _ more: String) -> String {
      #"{"idiom": "universal", \#(more) "color": {"components": {"white": "\#(white)", "alpha": "1"}}}"#
    }
    let all = set(
      [
        slot("0.1", ""),
        slot("0.2", #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#),
        slot("0.3", #""appearances": [{"appearance": "contrast", "value": "high"}],"#),
        #"{"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}]}"#,
      ].joined(separator: ","))
    var traits = AssetTraits()
    #expect(all.color(for: traits) == .gray(white: 0.1, alpha: 1))
    traits.isDark = true
    #expect(all.color(for: traits) == .gray(white: 0.2, alpha: 1))
    traits.isDark = false
    traits.hasHighContrast = true
    #expect(all.color(for: traits) == .gray(white: 0.3, alpha: 1))
  }

  @Test(arguments: [
    "", #""components": 3"#, #""components": {"red": "1"}"#,
    #""components": {"red": "x", "green": "0", "blue": "0"}"#,
    #""components": {"red": "0xFFFFFFFFFF", "green": "0", "blue": "0"}"#,
    #""components": {"red": "nan.", "green": "0", "blue": "inf"}"#,
  ])
  func `what makes no sense is no color`(text: String) {
    #expect(color(text) == nil)
  }
}
