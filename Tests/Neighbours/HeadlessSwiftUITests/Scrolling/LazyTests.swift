import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Stacks and grids whose views are made as they come into sight.
@MainActor
@Suite("Lazy stacks and grids of SwiftUI", .freshApplication)
struct LazyTests {
  private let log = Log()

  private func scrollView(_ view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap(scrollView).first
  }

  /// Scrolls to a distance from the top, and waits.
  private func scroll(_ scroll: UIScrollView, to y: CGFloat) {
    scroll.contentOffset.y = y - scroll.adjustedContentInset.top
    Fleet.settle()
  }

  @MainActor @Observable
  final class Model {
    var rows = Array(0..<1_000)
    var height: CGFloat = 50
  }

  private struct Row: View {
    let row: Int
    let model: Model
    let log: Log
    @State private var taps = 0

    var body: some View {
      log.add("\(row)")
      return Push("row \(row), \(taps)") { taps += 1 }
        .frame(height: model.height)
        .onAppear { log.add("+\(row)") }
        .onDisappear { log.add("-\(row)") }
    }
  }

  private struct Rows: View {
    let model: Model
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Push("to 700") { proxy.scrollTo(700, anchor: .top) }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(model.rows, id: \.self) { Row(row: $0, model: model, log: log) }
            }
          }
        }
      }
    }
  }

  @Test func `behaviours 1400, 1401: rows are made as they come into sight, and keep states`()
    throws
  {
    let model = Model()
    let scroll = try #require(scrollView(show(Rows(model: model, log: log)).view))
    let most = Int(scroll.bounds.height / 50) + 2
    #expect(scroll.contentSize.height == 50_000)
    let first = log.take()
    #expect(first.count { !$0.hasPrefix("+") } <= most)
    #expect(first.filter { $0.hasPrefix("+") }.prefix(3) == ["+0", "+1", "+2"])
    #expect(first.count { $0.hasPrefix("+") } <= most)
    tap("row 0, 0")
    _ = log.take()

    self.scroll(scroll, to: 20_000)
    let far = log.take()
    #expect(far.contains("+400"))
    #expect(!far.contains { $0.hasPrefix("-") })
    #expect(!Fleet.screen.buttons["row 0, 1"].exists)
    self.scroll(scroll, to: 0)
    #expect(log.take().contains("+0"))
    #expect(Fleet.screen.buttons["row 0, 1"].exists)
  }

  @Test func `behaviour 1402: lengths that are not known are taken for the mean, until they are`()
    throws
  {
    let model = Model()
    let scroll = try #require(scrollView(show(Rows(model: model, log: log)).view))
    model.rows.append(1_000)
    Fleet.settle()
    #expect(scroll.contentSize.height == 50_050)
    model.height = 100
    Fleet.settle()
    // Those in sight are longer, and the others are thought to be.
    #expect(scroll.contentSize.height == 100_100)
    model.rows.removeFirst(900)
    Fleet.settle()
    #expect(scroll.contentSize.height == 10_100)
    #expect(Fleet.screen.buttons["row 900, 0"].exists)
  }

  private struct Padded: View {
    let model: Model

    struct Tall: View {
      let model: Model
      var body: some View { Block("row", 100, model.height) }
    }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { _ in Tall(model: model) }.padding(.vertical, 5)
        }
      }
    }
  }

  @Test func `behaviour 1402: rows within modifiers grow, too`() throws {
    let model = Model()
    let scroll = try #require(scrollView(show(Padded(model: model)).view))
    #expect(scroll.contentSize.height == 60_000)
    model.height = 100
    Fleet.settle()
    // A row that is no longer in sight counts as it was then, in the mean of all that were in sight.
    #expect((105_000...110_000).contains(scroll.contentSize.height))
  }

  @Test func `behaviour 1403: code scrolls to rows that have not been made`() throws {
    let scroll = try #require(scrollView(show(Rows(model: Model(), log: log)).view))
    tap("to 700")
    #expect(scroll.contentOffset.y + scroll.adjustedContentInset.top == 35_000)
    #expect(Fleet.screen.buttons["row 700, 0"].exists)
  }

  @Test func `behaviour 1404: the screen takes all that has appeared with it`() {
    struct Screen: View {
      let model: Model
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          Push("go") { isShown = false }
          if isShown { Rows(model: model, log: log) }
        }
      }
    }
    show(Screen(model: Model(), log: log))
    _ = log.take()
    tap("go")
    #expect(log.take().filter { $0.hasPrefix("-") }.contains("-0"))
  }

  @Test func `behaviour 1405: a lazy stack takes the room across`() {
    let frames = layOut(
      LazyVStack(alignment: .leading, spacing: 4) {
        Block("a", 40, 10)
        Block("b", 60, 10).frame(maxWidth: .infinity, alignment: .trailing)
      }, in: CGSize(width: 200, height: 100))
    #expect(frames["a"]?.minX == 0)
    #expect(frames["b"]?.maxX == 200)
    #expect(frames["b"].map { $0.minY - (frames["a"]?.maxY ?? 0) } == 4)
  }

  private struct Sections: View {
    let pinned: PinnedScrollableViews
    let columns: Int?

    var body: some View {
      ScrollView {
        if let columns {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: columns),
            spacing: 0, pinnedViews: pinned
          ) { sections }
        } else {
          LazyVStack(spacing: 0, pinnedViews: pinned) { sections }
        }
      }
      .ignoresSafeArea()
      .contentMargins(.top, 0)
    }

    private var sections: some View {
      ForEach(0..<10, id: \.self) { section in
        Section {
          ForEach(0..<20, id: \.self) { Block("\(section).\($0)").frame(height: 50) }
        } header: {
          Block("header \(section)").frame(height: 30)
        }
      }
    }
  }

  @Test(
    arguments: [
      // pinned, columns, where the second section begins, where its header is 100 points later
      (PinnedScrollableViews.sectionHeaders, nil, 1_030, 0),
      ([], nil, 1_030, nil),
      (.sectionHeaders, 4, 280, 0),
    ] as [(PinnedScrollableViews, Int?, CGFloat, CGFloat?)])
  func `behaviours 1406 and 1407: headers go over the columns, and stay with their sections`(
    _ pinned: PinnedScrollableViews, _ columns: Int?, _ start: CGFloat, _ y: CGFloat?
  ) throws {
    let controller = show(Sections(pinned: pinned, columns: columns))
    let scroll = try #require(scrollView(controller.view))
    #expect(scroll.contentSize.height == start * 10)
    let before = frames(in: controller.view)
    #expect(before["header 0"]?.width == scroll.bounds.width)
    let second = columns.map { scroll.bounds.width / CGFloat($0) } ?? 0
    #expect(abs((before["0.1"]?.minX ?? -1) - second) < 0.5)
    self.scroll(scroll, to: start + 100)
    let after = frames(in: controller.view)
    let top = scroll.convert(scroll.bounds.origin, to: nil).y + scroll.adjustedContentInset.top
    #expect(after["header 1"].map { $0.minY - top } == y)
    #expect(after["0.0"] == nil)
    // The end of a section takes its header along.
    self.scroll(scroll, to: start * 2 - 10)
    if y != nil { #expect(frames(in: controller.view)["header 1"].map { $0.minY - top } == -20) }
  }

  @Test func `behaviour 1400: rows beside each other`() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(0..<100, id: \.self) { row in
          Block("\(row)", 90, 20).onAppear { log.add("\(row)") }
        }
      }
    }
    let controller = show(view)
    let scroll = try #require(scrollView(controller.view))
    #expect(scroll.contentSize.width == 9_990)
    #expect(log.take().count <= Int(scroll.bounds.width / 100) + 1)
    scroll.contentOffset.x = 5_000
    Fleet.settle()
    #expect(log.take().first == "50")
  }
}
