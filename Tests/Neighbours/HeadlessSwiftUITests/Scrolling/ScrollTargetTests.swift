import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Where scroll views rest, and where code has them stand.
@MainActor
@Suite("Where scroll views of SwiftUI stand", .freshApplication)
struct ScrollTargetTests {
  typealias Limit = ViewAlignedScrollTargetBehavior.LimitBehavior

  private func scrollView(_ view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap(scrollView).first
  }

  /// Rests a third of the way down.
  private struct Third: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (context.contentSize.height / 3).rounded()
      if context.isScrollEnabled, context.axes == .vertical { target.rect.origin.y += 1 }
    }
  }

  private struct Rows<B: ScrollTargetBehavior>: View {
    let behavior: B
    var body: some View {
      ScrollView {
        VStack(spacing: 20) {
          ForEach(0..<60, id: \.self) { Block("\($0)", 100, 100) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test(arguments: [
    // how far at once, from, to, where it rests
    (Limit.never, 0, 410, 360),
    (.never, 0, 430, 480),
    (.alwaysByOne, 0, 430, 120),
    (.alwaysByOne, 480, 10, 360),
    (.automatic, 0, 430, 480),
  ])
  func `behaviour 1408: a scroll view rests at the nearest view`(
    _ limit: Limit, _ start: CGFloat, _ end: CGFloat, _ rest: CGFloat
  ) throws {
    let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: limit)
    let scroll = try #require(scrollView(show(Rows(behavior: behavior)).view))
    let top = scroll.adjustedContentInset.top
    scroll.contentOffset.y = start - top
    Fleet.settle()
    scroll.userDrag(to: CGPoint(x: 0, y: end - top))
    Fleet.settle()
    #expect(scroll.contentOffset.y + top == rest)
  }

  @Test func `behaviour 1408: a behavior of the app's says where it rests, or pages`() throws {
    let scroll = try #require(scrollView(show(Rows(behavior: Third())).view))
    scroll.userDrag(to: CGPoint(x: 0, y: 100))
    Fleet.settle()
    // 60 rows of 100, and 59 distances of 20.
    #expect(scroll.contentOffset.y + scroll.adjustedContentInset.top == 2_394)
    let paging = try #require(scrollView(show(Rows(behavior: .paging)).view))
    #expect(paging.isPagingEnabled)
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(id: 30)
    var body: some View {
      VStack {
        Push("top") { position.scrollTo(edge: .top) }
        Push("to 700") { position.scrollTo(y: 700) }
        Push("to 5") { position.scrollTo(id: 5, anchor: .top) }
        Text("user \(position.isPositionedByUser), \(position.viewID(type: Int.self) ?? -1)")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Block("\($0)").frame(height: 100) }
          }
        }
        .scrollPosition($position)
      }
    }
  }

  @Test func `behaviour 1409: a position says where the scroll view stands, whenever it is set`()
    throws
  {
    let scroll = try #require(scrollView(show(Positioned()).view))
    func at() -> CGFloat { (scroll.contentOffset.y + scroll.adjustedContentInset.top).rounded() }
    #expect(at() == 3_000)
    for (title, y) in [("top", 0), ("to 700", 700), ("to 5", 500), ("to 700", 700)]
      as [(_, CGFloat)]
    {
      tap(title)
      #expect(at() == y)
    }
    #expect(texts == ["user false, -1"])
    scroll.userDrag(to: CGPoint(x: 0, y: 1_210 - scroll.adjustedContentInset.top))
    Fleet.settle()
    #expect(texts == ["user true, 12"])
    // The same wish again is another one.
    tap("to 700")
    #expect(at() == 700)
  }
}
