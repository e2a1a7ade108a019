import PixelCoverage
import Testing

@Suite struct LineSpansTests {
  private func line(_ points: [(Int, Int)], pen: Int) -> PenLine {
    PenLine(points: points.map { FixedPoint(x: $0.0, y: $0.1) }, rx: pen, ry: pen)
  }

  private func sum(_ spans: LineSpans) -> Int { spans.mask.values.reduce(0) { $0 + Int($1) } }

  @Test func `a line covers its length times its width, and half a disc at each end`() {
    var spans = LineSpans()
    spans.add(line([(512, 512), (2560, 512)], pen: 256))

    // 8 times 2 pixels, and a circle with a radius of one.
    #expect(abs(sum(spans) - 255 * (16 * 100 + 314) / 100) < 40)
  }

  @Test func `an end that is cut off reaches as far as a round one`() {
    var flat = line([(512, 512), (2560, 512)], pen: 256)
    flat.start = .flat
    flat.end = .flat
    var spans = LineSpans()
    spans.add(flat)

    #expect(spans.mask.x.lowerBound == 1)
    #expect(sum(spans) == 255 * 20)
  }

  @Test func `what is covered twice counts once`() {
    var once = LineSpans()
    once.add(line([(512, 512), (2560, 512)], pen: 256))
    var twice = once
    twice.add(once)

    #expect(once.mask == twice.mask)
  }

  @Test func `what is cut out is left out`() {
    var spans = LineSpans()
    spans.convex([
      FixedPoint(x: 0, y: 0), FixedPoint(x: 1024, y: 0), FixedPoint(x: 1024, y: 1024),
      FixedPoint(x: 0, y: 1024),
    ])
    var hole = LineSpans()
    hole.fill([
      FixedPoint(x: 256, y: 256), FixedPoint(x: 768, y: 256), FixedPoint(x: 768, y: 768),
      FixedPoint(x: 256, y: 768),
    ])
    spans.cut(hole)

    #expect(spans.mask.value(x: 0, y: 0) == 255)
    #expect(spans.mask.value(x: 1, y: 2) == 0)
    #expect(sum(spans) == 255 * 12)
  }

  @Test func `a point is a dot, and nothing is nothing`() {
    var spans = LineSpans()
    spans.add(line([], pen: 256))
    #expect(spans.mask.isEmpty)

    spans.add(line([(512, 512), (512, 512)], pen: 256))
    #expect(spans.mask.value(x: 1, y: 1) > 190)
  }
}
