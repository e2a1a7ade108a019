import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Rectangles of any numbers") struct CGRectAnyNumbersTests {
  private func rectangle(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat(Int.random(in: -4...4, using: &random)),
      y: CGFloat(Int.random(in: -4...4, using: &random)),
      width: CGFloat(Int.random(in: -3...6, using: &random)),
      height: CGFloat(Int.random(in: 0...6, using: &random)))
  }

  @Test func `answer as Foundation's do where these are finite`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let (one, other) = (rectangle(&random), rectangle(&random))
      let point = other.origin

      #expect(one.holds(point) == one.contains(point), "\(one) \(point)")
      #expect(one.meets(other) == one.intersects(other), "\(one) \(other)")
      #expect(one.part(within: other) == one.intersection(other), "\(one) \(other)")
    }
  }

  @Test func `have no part where there are no numbers to compare`() {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity]
    for x in numbers {
      for width in numbers + [1] {
        let strange = CGRect(x: x, y: 0, width: width, height: 1)
        #expect(!strange.holds(CGPoint(x: 0.5, y: 0.5)))
        #expect(!unit.holds(CGPoint(x: x, y: width)))
        #expect(strange.part(within: unit).isNull)
        #expect(unit.part(within: strange).isNull)
        #expect(!unit.meets(strange))
      }
    }
    #expect(CGRect.null.part(within: unit).isNull)
  }

  @Test func `go on for ever where they are that long`() {
    let half = CGRect(x: 2, y: 2, width: CGFloat.infinity, height: .infinity)

    #expect(half.holds(CGPoint(x: 1e300, y: 5)))
    #expect(!half.holds(CGPoint(x: 1, y: 5)))
    #expect(
      half.part(within: CGRect(x: 0, y: 0, width: 5, height: 6))
        == CGRect(x: 2, y: 2, width: 3, height: 4))
  }
}
