import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Effects that know where a view is, and leave the others where they are.
@MainActor
@Suite("Visual effects of SwiftUI", .freshApplication)
struct VisualEffectTests {
  private struct Row: View {
    var body: some View {
      HStack(spacing: 0) {
        Block("moved", 40, 20).visualEffect { content, place in
          // Where the view would be: what it asks for does not move it further and further.
          let column = place.frame(in: .global).minX
          return content.offset(x: column / 10, y: 3).offset(x: place.size.width / 40)
            .opacity(0.5)
        }
        Block("other", 40, 20)
      }
    }
  }

  @Test func `move a view by its size`() throws {
    let controller = show(Row())
    let frames = frames(in: controller.view)
    let (moved, other) = (try #require(frames["moved"]), try #require(frames["other"]))
    let column = other.minX - 40
    #expect(column > 0)
    // To a pixel.
    #expect(abs(moved.minX - (column + column / 10 + 1)) < 0.34)
    #expect((moved.minY - other.minY).rounded() == 3)
    #expect(moved.width.rounded() == 40)
  }

  @Test func `of a scroll view are as they are in sight`() throws {
    let controller = show(
      ScrollView {
        VStack(spacing: 0) {
          Block("a", 40, 20)
          Block("b", 40, 20).scrollTransition(.animated.threshold(.visible(0.3))) {
            content, phase in
            content.scaleEffect(phase.isIdentity ? 2 : 0.5).offset(y: 5 + phase.value * 10)
          }
        }
      })
    let frames = frames(in: controller.view)
    let (a, b) = (try #require(frames["a"]), try #require(frames["b"]))
    // Twice as large around its middle, and five points down.
    #expect(b == CGRect(x: a.minX - 20, y: a.maxY - 10 + 5, width: 80, height: 40))
    #expect(
      [.topLeading, .identity, .bottomTrailing].map(\ScrollTransitionPhase.value) == [-1, 0, 1])
  }
}
