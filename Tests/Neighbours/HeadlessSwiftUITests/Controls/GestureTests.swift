import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// What fingers do on views.
@MainActor
@Suite("Gestures of SwiftUI", .freshApplication)
struct GestureTests {
  private let log = Log()

  private func card(_ name: String) -> some View {
    Color.red.frame(width: 100, height: 100).accessibilityLabel(name)
  }

  @Test func `behaviour 1095: a tap adds no button, and what is tapped stays what it is`() {
    show(Text("Card").onTapGesture { log.add("tap") })
    Fleet.screen.staticTexts["Card"].tap()
    #expect(log.take() == ["tap"])
    #expect(Fleet.screen.buttons.count == 0)
  }

  @Test func `two taps, and one tap where two are none`() {
    show(
      card("card")
        .gesture(
          TapGesture(count: 2).onEnded { _ in log.add("two") }
            .exclusively(before: TapGesture().onEnded { _ in log.add("one") })))
    Fleet.screen.otherElements["card"].doubleTap()
    #expect(log.take() == ["two"])
  }

  @Test func `a button in what is tapped is tapped alone`() {
    show(
      VStack {
        Text("Card")
        Button("Buy") { log.add("buy") }
      }
      .onTapGesture { log.add("card") })
    Fleet.screen.buttons["Buy"].tap()
    #expect(log.take() == ["buy"])
    Fleet.screen.staticTexts["Card"].tap()
    #expect(log.take() == ["card"])
  }

  @Test func `a finger that stays`() {
    show(card("card").onLongPressGesture { log.add("long") })
    Fleet.screen.otherElements["card"].longPress()
    #expect(log.take() == ["long"])
    Fleet.screen.otherElements["card"].tap()
    #expect(log.take() == [])
  }

  private struct Dragged: View {
    let log: Log
    @State private var offset = CGSize.zero
    @GestureState private var isDragging = false
    var body: some View {
      VStack {
        Color.blue.frame(width: 200, height: 200).accessibilityLabel("pad")
          .gesture(
            DragGesture()
              .updating($isDragging) { _, state, _ in state = true }
              .onChanged { offset = $0.translation }
              .onEnded { log.add("ended \($0.translation.width < 0 ? "left" : "right")") })
        Text(isDragging ? "dragging" : "at rest")
        Text(offset == .zero ? "here" : "moved")
      }
    }
  }

  @Test func `behaviour 1096: a drag tells its way, and its state ends with it`() {
    show(Dragged(log: log))
    Fleet.screen.otherElements["pad"].swipeLeft()
    #expect(log.take() == ["ended left"])
    #expect(texts.contains("moved"))
    #expect(texts.contains("at rest"))
  }

  @Test func `behaviour 1097: what lets no touches through is not met`() {
    show(
      ZStack {
        Button("Under") { log.add("under") }
        Color.clear.allowsHitTesting(false)
      })
    Fleet.screen.buttons["Under"].tap()
    #expect(log.take() == ["under"])
  }

  @Test func `behaviour 1097: room between views is not met, unless it has a shape`() {
    func row(_ isWhole: Bool) -> some View {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
      .frame(width: 300, height: 60)
      .modifier(Whole(isWhole: isWhole))
      .onTapGesture { log.add("tap") }
    }
    let controller = show(row(false))
    let middle = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
    #expect(controller.view.hitTest(middle, with: nil) === controller.view)
    let whole = show(row(true))
    #expect(whole.view.hitTest(middle, with: nil) !== whole.view)
  }

  private struct Whole: ViewModifier {
    let isWhole: Bool
    func body(content: Content) -> some View {
      if isWhole { content.contentShape(Rectangle()) } else { content }
    }
  }
}
