import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// The order of elements, what stands for them, and what more is said of them.
@MainActor
@Suite("More of SwiftUI's elements", .freshApplication)
struct MoreElementTests {
  private let log = Log()

  @Test func `behaviour 1225: elements of higher priority are read first`() {
    show(
      VStack {
        Text("one")
        Text("two").accessibilitySortPriority(1)
        Text("three")
        Text("four").accessibilitySortPriority(2)
      })
    #expect(Fleet.voiceOver.transcript == ["four", "two", "one", "three"])
  }

  @Test func `behaviour 1226: what stands for a view is found in its place`() {
    struct Rating: View {
      @State private var stars = 2.0
      var body: some View {
        HStack { ForEach(0..<5) { Text(Double($0) < stars ? "full" : "empty") } }
          .accessibilityRepresentation { Slider(value: $stars, in: 0...5) { Text("Stars") } }
      }
    }
    show(Rating())
    #expect(!Fleet.screen.staticTexts["full"].exists)
    #expect(Fleet.screen.sliders["Stars"].value == "40%")
  }

  /// What the elements of a view tell a user that asks for more.
  private func details(in view: UIView) -> [String] {
    let own = (view as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    return own.map { "\($0.label): \($0.value)" } + view.subviews.flatMap(details)
  }

  @Test func `behaviour 1227: buttons of a closure are actions, and details are told`() {
    let controller = show(
      Text("Mail")
        .accessibilityActions {
          Button("Archive") { log.add("archive") }
          Button("Delete") { log.add("delete") }
        }
        .accessibilityCustomContent("Size", Text("3 MB")))
    let mail = Fleet.screen.staticTexts["Mail"]
    mail.chooseCustomAction(named: "Delete")
    #expect(log.take() == ["delete"])
    #expect(Fleet.voiceOver.transcript.first?.contains("Mail") == true)
    #expect(details(in: controller.view) == ["Size: 3 MB"])
  }

  private struct Turned: GeometryEffect {
    var angle: Double
    nonisolated var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * angle, y: 0))
    }
  }

  private struct Number: AnimatableModifier {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    func body(content: Content) -> some View { content.overlay { Text("\(Int(value))") } }
  }

  @Test func `behaviour 1224: effects of the app's move the picture, and what is met`() {
    show(
      VStack {
        Color.red.frame(width: 40, height: 40).accessibilityLabel("moved")
          .modifier(Turned(angle: 1))
        Color.red.frame(width: 40, height: 40).accessibilityLabel("flat")
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        Color.clear.frame(width: 40, height: 40).modifier(Number(value: 7))
      })
    let (moved, flat) = (
      Fleet.screen.otherElements["moved"].frame, Fleet.screen.otherElements["flat"].frame
    )
    #expect(abs(moved.midX - flat.midX - 40) < 0.5)
    #expect(abs(flat.width - 20) < 0.5)
    #expect(texts == ["7"])
  }

  private struct Feed: View {
    let log: Log
    @State private var shown: Int? = 20
    var body: some View {
      VStack {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { row in
              Color.yellow.frame(height: 50).overlay { Text("row \(row)") }
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.top, 30)
        .scrollPosition(id: $shown)
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: {
          log.add("\($0) \($1)")
        }
        .accessibilityIdentifier("feed")
        Push("Top") { shown = 0 }
        Text("at \(shown ?? -1)")
      }
    }
  }

  @Test func `behaviour 1228: a scroll view stands where its binding says, and tells where it is`()
    throws
  {
    let controller = show(Feed(log: log))
    func scrollView(_ view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap(scrollView).first
    }
    let scroll = try #require(scrollView(controller.view))
    #expect(scroll.contentSize.height == 2530)
    #expect(scroll.contentOffset.y + scroll.adjustedContentInset.top == 1030)
    #expect(log.take().last?.hasSuffix("true") == true)
    tap("Top")
    #expect(scroll.contentOffset.y + scroll.adjustedContentInset.top == 30)
    #expect(log.take() == ["true false"])
  }
}
