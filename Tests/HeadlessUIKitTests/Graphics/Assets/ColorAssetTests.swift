import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("UIColor, of an app's resources")
struct ColorAssetTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func app() throws -> AppFolder {
    let app = AppFolder()
    func part(_ red: String) -> String {
      #""color": {"components": {"red": "\#(red)", "green": "0.0", "blue": "0.0", "alpha": "0.5"}}"#
    }
    try app.write(
      asset: "Brand.colorset", "colors",
      #"""
      {"idiom": "universal", \#(part("1.0"))},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       \#(part("0x33"))}
      """#)
    try app.write(
      asset: "System.colorset", "colors",
      #"{"color": {"platform": "ios", "reference": "systemBlueColor"}}"#)
    try app.write(asset: "Empty.colorset", "colors", #"{"idiom": "universal"}"#)
    return app
  }

  @Test func `a named color is the one for the traits`() throws {
    let app = try app()
    let brand = try #require(UIColor(named: "Brand", in: app.bundle, compatibleWith: nil))

    #expect(
      brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(brand.resolvedColor(with: dark) == UIColor(red: 0.2, green: 0, blue: 0, alpha: 0.5))
    #expect(
      brand.withAlphaComponent(1).resolvedColor(with: dark)
        == UIColor(red: 0.2, green: 0, blue: 0, alpha: 1))
    #expect(brand == UIColor(named: "Brand", in: app.bundle, compatibleWith: nil))
    #expect(brand.description == "<UIDynamicCatalogColor; name = Brand>")
    #expect(brand == UIColor(resource: ColorResource(name: "Brand", bundle: app.bundle)))
  }

  @Test func `a color may be one of the system's`() throws {
    let app = try app()
    let color = try #require(UIColor(named: "System", in: app.bundle, compatibleWith: nil))

    #expect(color.resolvedColor(with: dark) == UIColor.systemBlue.resolvedColor(with: dark))
  }

  @Test func `an unknown name is nil, and told once; a set without a color has none`() throws {
    let app = try app()
    let log = logged {
      for _ in 0..<2 {
        #expect(UIColor(named: "Brant", in: app.bundle, compatibleWith: nil) == nil)
      }
    }

    #expect(log.notes.map(\.reason) == ["There is no color 'Brant'."])
    #expect(
      log.notes.first?.details == "Did you mean 'Brand'? The colors are 'Brand', 'Empty', 'System'."
        + " UIColor(named:) is nil.")
    let empty = ColorResource(name: "Empty", bundle: app.bundle)
    #expect(UIColor(resource: empty) == .tintColor)
  }
}
