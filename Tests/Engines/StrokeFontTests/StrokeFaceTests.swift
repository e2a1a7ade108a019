import PixelCoverage
import StrokeFont
import Testing

@Suite struct StrokeFaceTests {
  /// A style of which all letters are 0.6 of the size wide.
  private func style(_ size: Int, weight: Int = 0, display: Int = 0) -> StrokeStyle {
    StrokeStyle(
      size: size * 256, weight: weight, display: display, smallStem: size * 62,
      capitalStem: size * 68)
  }

  private func mask(_ character: Character, _ style: StrokeStyle, part: Int = 0) -> Mask {
    StrokeFace.of(style).mask(of: character, advance: style.size * 6 / 10, part: part)
  }

  @Test func `letters of all scripts that it claims are drawn`() {
    let ranges: [ClosedRange<UInt32>] = [
      0x21...0x7E, 0xA1...0x17F, 0x391...0x3A1, 0x3A3...0x3CE, 0x400...0x45F, 0x2013...0x2014,
      0x2018...0x201A, 0x201C...0x201E, 0x2020...0x2022, 0x2190...0x2193,
    ]
    let missing = ranges.joined().compactMap(Unicode.Scalar.init).map(Character.init).filter {
      let lines = StrokeFace.of(style(34)).lines(of: $0, advance: 34 * 150)
      return lines.first?.hasCorners == true || lines.isEmpty
    }

    #expect(missing == [])
  }

  @Test func `letters stay within their advance`() {
    let style = style(34)
    let advance = 34 * 150
    let out = (0x21...0x7E as ClosedRange<UInt8>).map { Character(Unicode.Scalar($0)) }.filter {
      let points = StrokeFace.of(style).lines(of: $0, advance: advance).flatMap { line in
        line.points.flatMap { [$0.x - line.rx, $0.x + line.rx] }
      }
      return (points.min() ?? 0) < -16 || (points.max() ?? 0) > advance + 16
    }

    #expect(out.filter { !"_@%mwWM".contains($0) } == [])
  }

  @Test func `the heights of letters are whole pixels`() {
    for (character, height) in [("E" as Character, 24), ("z", 18)] {
      let mask = mask(character, style(34))
      let middle = (mask.x.lowerBound + mask.x.upperBound) / 2
      let edges = [-height - 1, -height, -1, 0].map { mask.value(x: middle, y: $0) }

      #expect(edges == [0, 255, 255, 0], "\(character)")
    }
  }

  @Test func `a letter moved by a quarter of a pixel covers as much`() {
    func sum(_ part: Int) -> Int {
      mask("o", style(34), part: part).values.reduce(0) { $0 + Int($1) }
    }

    #expect((1..<4).allSatisfy { abs(sum($0) - sum(0)) < 60 })
    #expect(mask("o", style(34), part: 1) != mask("o", style(34), part: 0))
  }

  @Test func `bold letters are darker than regular ones, and large ones end straight`() {
    func ink(_ weight: Int) -> Int {
      mask("n", style(34, weight: weight)).values.reduce(0) { $0 + Int($1) }
    }
    let large = StrokeFace.of(style(64, display: 100_000)).lines(of: "l", advance: 64 * 90)
    let small = StrokeFace.of(style(64)).lines(of: "l", advance: 64 * 90)

    #expect(ink(50_000) > ink(0) * 13 / 10)
    #expect(ink(-90_000) < ink(0))
    #expect(large.map(\.start) == [.flat])
    #expect(small.map(\.start) == [.round])
  }

  @Test func `slanted letters lean, and letters of equal width have feet`() {
    var italic = style(34)
    italic.isItalic = true
    var equal = style(34)
    equal.isMonospaced = true

    #expect(mask("I", italic).x.count > mask("I", style(34)).x.count + 2)
    #expect(mask("i", equal).x.count > mask("i", style(34)).x.count * 2)
  }

  @Test func `a character without a drawing is a box with its number`() {
    let box = StrokeFace.of(style(34)).lines(of: "字", advance: 34 * 256)

    #expect(box.first?.points.count == 5)
    #expect(box.count > 4)
    #expect(mask(" ", style(34)).isEmpty)
    #expect(mask("a", style(0)).isEmpty)
  }
}
