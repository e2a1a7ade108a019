import PixelCoverage
import Testing

@Suite struct PathFillTests {
  private func mask(
    _ shapes: [[(Int, Int)]], evenOdd: Bool = false, antialiases: Bool = true, size: Int = 16
  ) -> Mask {
    PathFill.mask(
      of: shapes.map { $0.map { FixedPoint(x: $0.0, y: $0.1) } }, evenOdd: evenOdd,
      antialiases: antialiases, withinX: 0..<size, y: 0..<size)
  }

  private let outer = [(0, 0), (1024, 0), (1024, 1024), (0, 1024)]
  private let inner = [(256, 256), (768, 256), (768, 768), (256, 768)]

  @Test func `the slope of a triangle covers half of each pixel on it`() {
    let mask = mask([[(0, 0), (1024, 1024), (0, 1024)]])

    #expect((0..<4).map { mask.value(x: $0, y: $0) } == [128, 128, 128, 128])
    #expect(mask.value(x: 0, y: 3) == 255)
    #expect(mask.value(x: 3, y: 0) == 0)
  }

  @Test func `a shape within another is a hole by one rule alone`() {
    #expect(mask([outer, inner]).value(x: 2, y: 2) == 255)
    #expect(mask([outer, inner], evenOdd: true).value(x: 2, y: 2) == 0)
    #expect(mask([outer, inner.reversed()]).value(x: 2, y: 2) == 0)
  }

  @Test func `without smooth edges a pixel is covered if its middle is`() {
    let mask = mask([[(0, 0), (600, 0), (600, 1024), (0, 1024)]], antialiases: false)

    #expect((0..<4).map { mask.value(x: $0, y: 1) } == [255, 255, 0, 0])
  }

  @Test func `a shape of very many lines, or one far away, ends`() {
    let reach = FixedPoint.reach
    let zigzag = (0..<300_000).map { ($0 % 4096, $0.isMultiple(of: 2) ? -reach : reach) }

    #expect(mask([zigzag], size: 1024).x == 0..<16)
    #expect(
      mask([[(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]]).value(
        x: 8, y: 8) == 255)
    #expect(mask([]).isEmpty)
    #expect(mask([[(5, 5)]]).values.allSatisfy { $0 == 0 })
  }
}
