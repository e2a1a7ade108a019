import Fleet
import FleetTesting
import HeadlessSwiftUI
import Testing

/// Gestures of two fingers, several together, and gestures that are made of others.
@MainActor
@Suite("More gestures of SwiftUI", .freshApplication)
struct MoreGestureTests {
  private let log = Log()

  private func pad() -> some View {
    Color.blue.frame(width: 300, height: 300).accessibilityLabel("pad")
  }

  private var element: ScreenElement { Fleet.screen.otherElements["pad"] }

  @Test func `two fingers magnify and rotate`() {
    show(
      pad().gesture(
        MagnifyGesture().onEnded { log.add($0.magnification > 1.5 ? "larger" : "as it was") }))
    element.pinch(withScale: 2)
    #expect(log.take() == ["larger"])
    show(
      pad().gesture(
        RotateGesture().onEnded { log.add($0.rotation.degrees > 45 ? "turned" : "upright") }))
    element.rotate(.pi / 2)
    #expect(log.take() == ["turned"])
    show(
      pad().gesture(
        MagnifyGesture().onChanged { log.add("\(abs($0.startAnchor.y - 0.5) < 0.001)") }
          .onEnded { log.add("\($0.startLocation)") }))
    element.pinch(withScale: 3)
    #expect(Set(log.take()) == ["true", "CGPoint(x: 150.0, y: 150.0)"])
    show(
      pad().gesture(
        RotateGesture().onEnded { log.add("\(abs($0.startAnchor.x - 0.5) < 0.001)") }))
    element.rotate(.pi / 2)
    #expect(log.take() == ["true"])
    show(pad().gesture(MagnificationGesture().onEnded { log.add($0 < 1 ? "smaller" : "larger") }))
    element.pinch(withScale: 0.5)
    #expect(log.take() == ["smaller"])
    show(pad().gesture(RotationGesture().onEnded { log.add($0.degrees < 0 ? "left" : "right") }))
    element.rotate(-.pi / 2)
    #expect(log.take() == ["left"])
  }

  @Test func `two gestures at the same time are both told of`() {
    show(
      pad().gesture(
        TapGesture().onEnded { log.add("one") }
          .simultaneously(with: TapGesture().onEnded { log.add("other") })))
    element.tap()
    #expect(log.take().sorted() == ["one", "other"])
    show(
      VStack { pad().onTapGesture { log.add("inner") } }
        .simultaneousGesture(TapGesture().onEnded { log.add("outer") }))
    element.tap()
    #expect(log.take().sorted() == ["inner", "outer"])
    show(
      VStack { pad().onTapGesture { log.add("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.add("outer") }))
    element.tap()
    #expect(log.take() == ["outer"])
  }

  private struct Switching: View {
    let log: Log
    @State private var isOn = false

    var body: some View {
      VStack {
        Color.red.frame(width: 100, height: 100).accessibilityElement()
          .accessibilityIdentifier("red")
          .gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
        Button("Switch") { isOn.toggle() }
      }
    }
  }

  @Test func `a gesture that is optional comes and goes`() {
    show(Switching(log: log))
    let red = Fleet.screen.otherElements["red"]
    red.tap()
    #expect(log.take() == [])
    Fleet.screen.buttons["Switch"].tap()
    red.tap()
    #expect(log.take() == ["tap"])
    Fleet.screen.buttons["Switch"].tap()
    red.tap()
    #expect(log.take() == [])
  }

  private struct DoubleOrSwipe: HeadlessSwiftUI.Gesture {
    let log: Log
    var body: some HeadlessSwiftUI.Gesture<String> {
      TapGesture(count: 2).onEnded { log.add("two taps") }.map { "tapped" }
    }
  }

  @Test func `behaviour 1223: a gesture of the app's is recognized as its body is`() {
    show(pad().gesture(DoubleOrSwipe(log: log).onEnded { log.add($0) }))
    element.doubleTap()
    #expect(log.take() == ["two taps", "tapped"])
  }

  @Test func `behaviour 1223: a gesture that follows another one counts once that has ended`() {
    show(
      pad().gesture(
        TapGesture().sequenced(before: DragGesture())
          .onEnded { value in
            if case .second(_, let drag) = value {
              log.add((drag?.translation.width ?? 0) < 0 ? "left" : "right")
            }
          }))
    element.swipeLeft()
    #expect(log.take() == [])
    element.tap()
    #expect(log.take() == [])
    element.swipeLeft()
    #expect(log.take() == ["left"])
  }
}
