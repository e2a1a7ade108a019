import PixelCoverage
import StrokeFont
import Testing

@Suite struct SymbolFontTests {
  private let frame = SymbolFrame(x: 0, y: 0, size: 40 * 256)

  private func layers(_ name: String) -> [SymbolLayer] {
    SymbolFont.layers(of: name, in: frame, pen: SymbolFont.regularPen)
  }

  private func ink(_ name: String) -> Int {
    layers(name).filter { $0.level < 2 }.reduce(0) { sum, layer in
      sum + layer.shape.spans.mask.values.reduce(0) { $0 + Int($1) }
    }
  }

  @Test func `names are taken apart from the right`() {
    for name in [
      "heart.fill", "bell.slash.fill", "12.circle", "a.square.fill", "folder.badge.plus",
      "plus.circle.fill", "envelope.badge", "person.crop.circle.fill.badge.checkmark",
    ] {
      #expect(SymbolFont.has(name), "\(name)")
    }
    #expect(!SymbolFont.has("no.such.symbol"))
    #expect(!SymbolFont.has(""))
    #expect(SymbolFont.names.count > 260)
  }

  @Test func `a filled symbol has more ink, and its details are holes`() {
    #expect(ink("heart.fill") > ink("heart") * 2)
    #expect(ink("circle.fill") > ink("checkmark.circle.fill"))
    #expect(ink("bold") != ink("italic"))
  }

  @Test func `what stands around a symbol and a badge have levels of their own`() {
    #expect(layers("plus").map(\.level) == [0])
    #expect(layers("plus.circle").map(\.level) == [1, 0])
    #expect(layers("plus.circle.fill").map(\.level) == [1, 2])
    #expect(layers("bell.slash").map(\.level) == [1, 0])
    #expect(layers("folder.badge.plus").map(\.level) == [1, 0])
  }

  @Test func `a name that is not known is a box with the name`() {
    #expect(ink("no.such.symbol") > 0)
    #expect(layers("no.such.symbol") != layers("no.other.symbol"))
    #expect(ink(String(repeating: "x.", count: 1000)) > 0)
  }
}
