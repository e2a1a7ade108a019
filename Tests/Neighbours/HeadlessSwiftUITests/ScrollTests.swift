import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Scroll views, and views that depend on where others are.
@MainActor
@Suite("Scrolling and places of SwiftUI's views", .freshApplication)
struct ScrollTests {
  private let log = Log()

  private func scrollView(_ view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap(scrollView).first
  }

  private struct Rows: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Push("to 30") { proxy.scrollTo(30, anchor: .top) }
          Push("to 5") { proxy.scrollTo("five") }
          ScrollView {
            VStack(spacing: 0) {
              Words("five").id("five").frame(height: 100)
              ForEach(0..<40, id: \.self) { Block("row \($0)", 100, 100) }
            }
          }
        }
      }
    }
  }

  @Test func `behaviours 1060 and 1061: content is proposed its own length, and scrolled by code`()
  {
    let controller = show(Rows())
    let scroll = scrollView(controller.view)
    #expect(scroll?.contentSize.height == 4100)
    #expect(scroll?.contentSize.width == scroll?.bounds.width)
    let rows = frames(in: controller.view)
    #expect(rows["row 0"]?.midX == controller.view.bounds.midX)

    tap("to 30")
    #expect(scroll?.contentOffset.y == 3100)
    tap("to 5")
    #expect(scroll?.contentOffset.y ?? 0 < 100)
  }

  private struct Reading: View {
    let log: Log

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let y = Int(proxy.frame(in: .named("scroll")).minY)
            Block("reader").onChange(of: y) { log.add("\(y)") }
          }
          .frame(height: 50)
          Block("tall", 100, 3000)
        }
      }
      .coordinateSpace(name: "scroll")
    }
  }

  @Test func `behaviour 1062: places are read again as their scroll view is scrolled`() {
    let controller = show(Reading(log: log))
    _ = log.take()
    scrollView(controller.view)?.contentOffset.y += 120
    Fleet.settle()
    #expect(log.take().last == "-120")
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func `behaviour 1063: places that views say to those around`() {
    let view = VStack(spacing: 10) {
      Block("a", 40, 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      Block("b", 60, 20)
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Block("mark", rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    let places = layOut(view, in: CGSize(width: 200, height: 100))
    #expect(places["mark"] == places["a"])
    #expect(places["a"] == CGRect(x: 80, y: 25, width: 40, height: 20))
  }

  private struct Growing: View {
    let log: Log
    @State private var width = 50.0

    var body: some View {
      VStack {
        Push("grow") { width += 10 }
        Block("box", width, 20)
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            log.add("\($0)")
          }
      }
    }
  }

  @Test func `behaviour 1064: a value of a place is told first, and whenever it changes`() {
    show(Growing(log: log))
    #expect(log.take() == ["50"])
    tap("grow")
    #expect(log.take() == ["60"])
  }
}
