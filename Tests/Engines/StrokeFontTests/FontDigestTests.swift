import PixelCoverage
import StrokeFont
import Testing

/// Holds all pixels of the font and the symbols: they are the same on every machine, in debug and in
/// release.
@Suite struct FontDigestTests {
  /// A sum over bytes that changes with each of them, and with their order.
  private struct Digest {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    mutating func add(_ mask: Mask) {
      for number in [mask.x.lowerBound, mask.x.count, mask.y.lowerBound, mask.y.count] {
        add(UInt8(truncatingIfNeeded: number))
      }
      for value in mask.values { add(value) }
    }
  }

  @Test func `every letter of four styles has the pixels that it had`() {
    var digests: [UInt64] = []
    for (size, weight, display) in [
      (22, 0, 0), (34, 31_665, 0), (51, -31_500, 60_000), (68, 50_000, 100_000),
    ] {
      let style = StrokeStyle(
        size: size * 256, weight: weight, display: display, smallStem: size * 62,
        capitalStem: size * 68)
      var digest = Digest()
      for code in (0x21...0x17F as ClosedRange<UInt32>).map({ $0 }) + Array(0x391...0x45F) {
        guard let scalar = Unicode.Scalar(code) else { continue }
        digest.add(
          StrokeFace.of(style).mask(
            of: Character(scalar), advance: size * 150, part: Int(code) % 4))
      }
      digests.append(digest.value)
    }

    #expect(
      digests == [
        1_655_046_071_084_651_239, 4_278_106_696_201_484_606, 15_791_302_595_258_189_801,
        6_559_730_702_390_888_536,
      ])
  }

  @Test func `every symbol has the pixels that it had`() {
    var digest = Digest()
    let variants = ["", ".fill", ".circle", ".slash"]
    for name in SymbolFont.names.enumerated().map({ $1 + variants[$0 % 4] }) {
      let layers = SymbolFont.layers(
        of: name, in: SymbolFrame(x: 64, y: 32, size: 41 * 256), pen: SymbolFont.regularPen)
      for layer in layers { digest.add(layer.shape.spans.mask) }
    }

    #expect(digest.value == 6_447_154_380_983_319_901)
  }
}
