import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// Where views stand, in a room of 200 by 100.
@MainActor
@Suite("Layout of SwiftUI's views", .freshApplication)
struct LayoutTests {
  /// The places of the views with names, in the order of their names.
  private func places<V: View>(
    _ view: V, _ width: CGFloat = 200, _ height: CGFloat = 100
  ) -> [String] {
    layOut(view, in: CGSize(width: width, height: height)).sorted { $0.key < $1.key }.map {
      let r = $0.value
      return "\($0.key) \(words(r.minX)) \(words(r.minY)) \(words(r.width)) \(words(r.height))"
    }
  }

  private func words(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  @Test func `behaviour 1031: stacks offer to the least flexible views first`() {
    #expect(
      places(
        HStack(spacing: 0) {
          Block("a", 50, 10); Block("b"); Block("c")
        }) == [
          "a 0 45 50 10", "b 50 0 75 100", "c 125 0 75 100",
        ])
    #expect(
      places(
        HStack(spacing: 10) {
          Block("a", most: CGSize(width: 40, height: 20))
          Block("b", least: CGSize(width: 30, height: 0), most: CGSize(width: 90, height: 30))
          Block("c")
        }) == ["a 0 40 40 20", "b 50 35 70 30", "c 130 0 70 100"])
    #expect(
      places(
        VStack(alignment: .leading, spacing: 0) {
          Block("a", 20, 10)
          Spacer()
          Block("b", 60, 10)
        }) == ["a 70 0 20 10", "b 70 90 60 10"])
  }

  @Test func `behaviour 1032: views of higher priority get room first, others their least`() {
    #expect(
      places(
        HStack(spacing: 0) {
          Block("a", least: CGSize(width: 20, height: 10), most: CGSize(width: 150, height: 10))
          Block("b", least: CGSize(width: 20, height: 10), most: CGSize(width: 190, height: 10))
            .layoutPriority(1)
        }) == ["a 0 45 20 10", "b 20 45 180 10"])
  }

  @Test func `behaviour 1033: a stack without length asks for the views' own`() {
    #expect(
      places(
        HStack(spacing: 0) {
          Block("a"); Block("b", 30, 10); Spacer(); Block("c")
        }
        .fixedSize()) == ["a 71 45 10 10", "b 81 45 30 10", "c 119 45 10 10"])
  }

  @Test func `behaviours 1034 and 1035: distances by pairs, and none beside spacers`() {
    #expect(
      places(
        VStack {
          Block("a", 10, 10); Block("b", 10, 10)
        }) == ["a 95 36 10 10", "b 95 54 10 10"])
    #expect(
      places(
        HStack {
          Block("a", 10, 10); Spacer(); Block("b", 10, 10)
        })
        == ["a 0 45 10 10", "b 190 45 10 10"])
    #expect(
      places(
        HStack {
          Block("a", 10, 10); Spacer(minLength: 30); Block("b", 10, 10)
        }.fixedSize())
        == ["a 75 45 10 10", "b 115 45 10 10"])
  }

  @Test func `behaviour 1036: padding`() {
    #expect(places(Block("a").padding()) == ["a 16 16 168 68"])
    #expect(places(Block("a").padding(.horizontal, 5)) == ["a 5 0 190 100"])
    #expect(
      places(Block("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == ["a 2 1 194 96"])
    #expect(places(Block("a", 10, 10).padding(-2)) == ["a 95 45 10 10"])
  }

  @Test func `behaviours 1037 to 1039: frames`() {
    #expect(places(Block("a").frame(width: 50, height: 20)) == ["a 75 40 50 20"])
    #expect(
      places(Block("a", 10, 10).frame(width: 50, height: 20, alignment: .bottomTrailing))
        == ["a 115 50 10 10"])
    #expect(places(Block("a", 90, 90).frame(width: 50, height: 20)) == ["a 55 5 90 90"])
    #expect(
      places(Block("a", 10, 10).frame(maxWidth: .infinity, alignment: .leading))
        == ["a 0 45 10 10"])
    #expect(places(Block("a").frame(maxWidth: 80, maxHeight: 40)) == ["a 60 30 80 40"])
    #expect(
      places(
        HStack(spacing: 0) {
          Block("a", 10, 10).frame(minWidth: 30); Block("b", 10, 10)
        })
        == ["a 90 45 10 10", "b 110 45 10 10"])
    #expect(
      places(Block("a").frame(idealWidth: 70, idealHeight: 30).fixedSize()) == ["a 65 35 70 30"])
    let notes = logged { _ = places(Block("a").frame(width: -1, height: 20)) }.notes.reasons
    #expect(notes == ["Invalid frame dimension (negative or non-finite)."])
    #expect(
      logged { _ = places(Block("a").frame(minWidth: 9, maxWidth: 5)) }.notes.reasons
        == ["Contradictory frame constraints specified."])
  }

  @Test func `behaviours 1040 and 1041: proportions, places and distances from them`() {
    #expect(places(Block("a").aspectRatio(1, contentMode: .fit)) == ["a 50 0 100 100"])
    #expect(places(Block("a").aspectRatio(4, contentMode: .fit)) == ["a 0 25 200 50"])
    #expect(places(Block("a").aspectRatio(1, contentMode: .fill)) == ["a 0 -50 200 200"])
    #expect(places(Block("a", 10, 10).offset(x: 7, y: -3)) == ["a 102 42 10 10"])
    #expect(places(Block("a", 10, 10).position(x: 20, y: 30)) == ["a 15 25 10 10"])
  }

  @Test func `behaviour 1042: layers, and what lies behind and in front`() {
    #expect(
      places(
        ZStack(alignment: .topTrailing) {
          Block("a", 60, 40); Block("b", 10, 10)
        })
        == ["a 70 30 60 40", "b 120 30 10 10"])
    #expect(
      places(
        Block("a", 60, 40).background(Block("b")).overlay(alignment: .bottomLeading) {
          Block("c", 10, 10)
        }) == ["a 70 30 60 40", "b 70 30 60 40", "c 70 60 10 10"])
  }

  private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test func `behaviour 1043: guides`() {
    #expect(
      places(
        VStack(alignment: .leading, spacing: 0) {
          Block("a", 40, 10)
          Block("b", 40, 10).alignmentGuide(.leading) { $0.width / 2 }
        }) == ["a 90 40 40 10", "b 70 50 40 10"])
    #expect(
      places(
        HStack(alignment: VerticalAlignment(OneThird.self), spacing: 0) {
          Block("a", 40, 30)
          Block("b", 40, 60)
        }) == ["a 60 30 40 30", "b 100 20 40 60"])
    #expect(
      places(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Block("a", 40, 30)
          VStack(spacing: 0) {
            Block("b", 40, 20)
            Block("c", 40, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
          }
        }) == ["a 60 27.67 40 30", "b 100 32.67 40 20", "c 100 52.67 40 20"])
  }

  @Test func `behaviour 1044: places that views can read`() {
    var sizes: [String] = []
    let view = VStack(spacing: 0) {
      Block("a", 200, 40)
      GeometryReader { proxy in
        let _ = sizes.append(
          "\(proxy.size.width) \(proxy.size.height) \(proxy.frame(in: .global).minY) \(proxy.frame(in: .named("all")).minY)"
        )
        Block("b", 10, 10)
      }
    }
    .coordinateSpace(name: "all").padding(.top, 10)
    #expect(places(view) == ["a 0 10 200 40", "b 0 50 10 10"])
    #expect(sizes == ["200.0 50.0 50.0 40.0"])
  }

  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews.reduce(into: .zero) {
        let size = $1.sizeThatFits(.unspecified)
        $0.width += size.width
        $0.height += size.height
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var at = bounds.origin
      for subview in subviews where subview[Shown.self] {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: at, proposal: .unspecified)
        at.x += size.width
        at.y += size.height
      }
    }
  }

  private struct Shown: LayoutValueKey { static let defaultValue = true }

  @Test func `behaviour 1045: layouts of the app's, with values; others stand in the middle`() {
    #expect(
      places(
        Diagonal {
          Block("a", 20, 10)
          Block("b", 30, 20)
          Block("c", 10, 10).layoutValue(key: Shown.self, value: false)
        }) == ["a 70 30 20 10", "b 90 40 30 20", "c 95 45 10 10"])
    #expect(
      places(
        AnyLayout(VStackLayout(spacing: 2)) {
          Block("a", 20, 10)
          Block("b", 30, 10)
        }) == ["a 90 39 20 10", "b 85 51 30 10"])
  }

  @Test func `behaviours 1046 and 1047: what fits, and grids`() {
    let choice = ViewThatFits {
      Block("wide", 300, 10)
      Block("narrow", 100, 10)
    }
    #expect(places(choice) == ["narrow 50 45 100 10"])
    let columns = [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.flexible(maximum: 30))]
    #expect(
      places(
        LazyVGrid(columns: columns, spacing: 2) {
          Block("a", 10, 10); Block("b", 10, 20); Block("c", 10, 10); Block("d", 10, 10)
        })
        == ["a 36 39 10 10", "b 100 34 10 20", "c 159 39 10 10", "d 36 56 10 10"])
    #expect(
      places(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 0) {
          ForEach(0..<4) { Block("\($0)").frame(height: 10) }
        }) == ["0 0 40 61.33 10", "1 69.33 40 61.33 10", "2 138.67 40 61.33 10", "3 0 50 61.33 10"])
  }

  @Test func `behaviour 1048: several views at the root stand below each other`() {
    #expect(
      places(
        Group {
          Block("a", 10, 10); Block("b", 10, 10)
        }) == ["a 95 36 10 10", "b 95 54 10 10"])
  }

  private struct Screen: View {
    var body: some View {
      VStack(spacing: 0) {
        Block("a")
        Block("b").ignoresSafeArea()
      }
    }
  }

  @Test func `behaviour 1049: the safe area, and what goes on under it`() {
    let controller = show(Screen())
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    Fleet.settle()
    let bounds = controller.view.bounds
    let insets = controller.view.safeAreaInsets
    let frames = Support.frames(controller)
    #expect(frames["a"]?.minY == insets.top)
    #expect(frames["b"]?.maxY == bounds.maxY)
    let half = (bounds.height - insets.top - insets.bottom) / 2
    #expect(abs((frames["a"]?.height ?? 0) - half) < 0.5)

    let inset = show(
      Block("main").safeAreaInset(edge: .bottom, spacing: 0) { Block("bar").frame(height: 50) })
    let places = Support.frames(inset)
    #expect(places["bar"]?.height == 50)
    #expect(places["main"]?.maxY == places["bar"]?.minY)
  }
}

/// What is asked by a name that a test has itself.
@MainActor
private enum Support {
  static func frames<C: View>(_ controller: UIHostingController<C>) -> [String: CGRect] {
    Fleet.settle()
    return HeadlessSwiftUITests.frames(in: controller.view)
  }
}
