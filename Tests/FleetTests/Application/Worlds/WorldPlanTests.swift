import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("WorldPlan")
struct WorldPlanTests {
  private func names(_ axes: WorldAxis..., combining: WorldCombination = .product) -> [String] {
    WorldPlan(axes, combining).stops.map(\.name)
  }

  @Test func `is each choice with each other one, in the order of the test`() {
    #expect(
      names(.devices(.iPhoneSE, .iPadPro11), .textSizes(.large, .accessibility5), .rightToLeft) == [
        "iPhone SE, large, left to right", "iPhone SE, large, right to left",
        "iPhone SE, accessibility5, left to right", "iPhone SE, accessibility5, right to left",
        "iPad Pro 11-inch, large, left to right", "iPad Pro 11-inch, large, right to left",
        "iPad Pro 11-inch, accessibility5, left to right",
        "iPad Pro 11-inch, accessibility5, right to left",
      ])
  }

  @Test func `has a word for each choice`() {
    #expect(names() == ["the usual world"])
    #expect(names(.dark) == ["light", "dark"])
    #expect(names(.appearances(.dark)) == ["dark"])
    #expect(names(.landscape) == ["portrait", "landscape left"])
    #expect(
      names(.orientations(.portraitUpsideDown, .landscapeRight)) == [
        "upside down", "landscape right",
      ])
    #expect(names(.boldText) == ["no bold text", "bold text"])
    #expect(names(.highContrast) == ["no high contrast", "high contrast"])
    #expect(names(.reduceMotion) == ["no reduce motion", "reduce motion"])
    #expect(names(.layoutDirections(.rightToLeft)) == ["right to left"])
    #expect(names(.languages("de", "ar")) == ["de", "ar"])
    #expect(names(.splits(.full, .third)) == ["full screen", "a third"])
    #expect(names(.devices(TestWorld.Device.iPads)).count == 12)
    #expect(names(.textSizes([.small])) == ["small"])
    #expect(
      names(.setting("captions", \.isClosedCaptioningEnabled)) == ["no captions", "captions"])
    #expect(names(.custom("shop", "home") { _, _ in }) == ["shop", "home"])
    #expect(
      names(.textSizes(UIContentSizeCategory.allSizes)) == [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
        "extraExtraExtraLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
      ])
  }

  @Test func `pairs of three axes are few, and each two choices meet`() {
    let worlds = WorldPlan.pairs([10, 3, 2])

    #expect(worlds.count == 30)
    expectAllPairsMeet(worlds, [10, 3, 2])
    #expect(WorldPlan.product([10, 3, 2]).count == 60)
  }

  @Test func `pairs of many axes are far fewer than all worlds`() {
    let counts = [5, 4, 3, 3, 2, 2, 2, 2]

    let worlds = WorldPlan.pairs(counts)

    #expect(worlds.count <= 26)
    expectAllPairsMeet(worlds, counts)
    #expect(worlds == WorldPlan.pairs(counts))
  }

  @Test func `pairs of one or two axes are all there are`() {
    #expect(WorldPlan.pairs([3]) == [[0], [1], [2]])
    #expect(WorldPlan.pairs([2, 2]) == [[0, 0], [0, 1], [1, 0], [1, 1]])
    #expect(WorldPlan.pairs([2, 0, 2]) == [])
    #expect(WorldPlan.product([]) == [[]])
  }

  private func expectAllPairsMeet(_ worlds: [[Int]], _ counts: [Int]) {
    for one in counts.indices {
      for other in counts.indices where other > one {
        let met = Set(worlds.map { [$0[one], $0[other]] })
        #expect(met.count == counts[one] * counts[other], "\(one) and \(other)")
      }
    }
  }
}
