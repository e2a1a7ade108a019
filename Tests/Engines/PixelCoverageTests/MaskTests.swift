import PixelCoverage
import Testing

@Suite struct MaskTests {
  private func rectangle(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> Mask {
    Mask(left: left, top: top, right: right, bottom: bottom, withinX: 0..<10, y: 0..<10)
  }

  @Test func `a rectangle of whole pixels is covered whole`() {
    let mask = rectangle(256, 512, 768, 1024)

    #expect(mask.isWhole)
    #expect(mask.x == 1..<3)
    #expect(mask.y == 2..<4)
    #expect(mask.value(x: 2, y: 3) == 255)
    #expect(mask.value(x: 3, y: 3) == 0)
  }

  @Test func `a part of a pixel is covered by its share`() {
    #expect(rectangle(128, 128, 512, 256).values == [64, 128])
  }

  @Test func `what lies outside of the limits is left out`() {
    #expect(rectangle(-2560, -2560, 256, 256) == Mask(x: 0..<1, y: 0..<1))
    #expect(rectangle(5120, 0, 5376, 256).isEmpty)
  }

  @Test func `a mask is limited to another one`() {
    var whole = rectangle(0, 0, 1024, 1024)
    whole.limit(to: rectangle(128, 0, 512, 256))
    var half = rectangle(0, 0, 128, 256)
    half.limit(to: rectangle(0, 0, 128, 256))
    var apart = rectangle(0, 0, 256, 256)
    apart.limit(to: rectangle(512, 0, 768, 256))

    #expect(whole.values == [128, 255])
    #expect(half.values == [64])
    #expect(apart.isEmpty)
  }
}
