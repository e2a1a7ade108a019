import Fleet
import FleetTesting
import HeadlessSwiftUI
import TestSupport
import Testing

/// A pan of UIKit's, which writes down what it is asked and where it is.
private struct Pan: UIGestureRecognizerRepresentable {
  let log: Log
  let name: String
  @Binding var moved: String

  final class Delegate: NSObject, UIGestureRecognizerDelegate {
    let log: Log

    init(_ log: Log) { self.log = log }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      log.add("may it begin")
      return true
    }
  }

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Delegate {
    log.add("coordinator")
    return Delegate(log)
  }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    log.add("make")
    let pan = UIPanGestureRecognizer()
    pan.delegate = context.coordinator
    return pan
  }

  func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
    log.add("update \(name)")
  }

  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
    guard recognizer.state == .ended else { return }
    let (converter, way) = (context.converter, context.converter.localTranslation)
    let isApart =
      converter.location(in: .named("screen")).y - converter.localLocation.y
    moved = "\((way?.x ?? 0) < 0 ? "left" : "right"), \(Int(isApart.rounded())) below the name"
  }
}

private struct Pad: View {
  let log: Log
  @State private var moved = "still"
  @State private var name = "one"
  @State private var isOff = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 50)
      Color.blue.frame(width: 200, height: 200).accessibilityLabel("pad")
        .gesture(Pan(log: log, name: name, moved: $moved))
        .disabled(isOff)
      Text(moved)
      Button("Rename") { name = "two" }
      Button("Off") { isOff = true }
    }
    .coordinateSpace(name: "screen")
  }
}

/// A tap of UIKit's, without a coordinator.
private struct Tap: UIGestureRecognizerRepresentable {
  let log: Log

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
    UITapGestureRecognizer()
  }

  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    let (place, way) = (context.converter.localLocation, context.converter.localTranslation)
    log.add("\(Int(place.x.rounded())) \(Int(place.y.rounded())) \(way == nil)")
  }
}

@MainActor
@Suite("UIKit's recognizers on SwiftUI's views", .freshApplication)
struct RecognizerTests {
  private let log = Log()

  private func swipe() { Fleet.screen.otherElements["pad"].swipeLeft() }

  @Test func `behaviour 1240: a recognizer is made once, and updated with the values around`() {
    show(Pad(log: log))
    let first = log.take()
    #expect(first.prefix(3) == ["coordinator", "make", "update one"])
    #expect(Set(first.dropFirst(2)) == ["update one"])
    tap("Rename")
    #expect(Set(log.take()) == ["update two"])
  }

  @Test func `behaviour 1241: its action comes with where the fingers are`() {
    show(Pad(log: log))
    swipe()
    #expect(log.take().contains("may it begin"))
    #expect(texts.contains("left, 50 below the name"))
  }

  @Test func `behaviour 1242: on disabled views there is none`() {
    show(Pad(log: log))
    tap("Off")
    _ = log.take()
    _ = failures { swipe() }
    #expect(!log.take().contains("may it begin"))
    #expect(texts.contains("still"))
  }

  @Test func `behaviour 1241: a tap has a place and no way`() {
    show(Color.red.frame(width: 40, height: 20).accessibilityLabel("card").gesture(Tap(log: log)))
    Fleet.screen.otherElements["card"].tap()
    #expect(log.take() == ["20 10 true"])
  }
}
