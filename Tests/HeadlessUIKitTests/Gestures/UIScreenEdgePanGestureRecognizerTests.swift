import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIScreenEdgePanGestureRecognizer")
struct UIScreenEdgePanGestureRecognizerTests {
  let log = GestureLog()

  private func states(
    _ edges: UIRectEdge, from start: CGPoint, by translation: CGPoint
  ) -> [String] {
    withWindow { window in
      let pan = log.add(UIScreenEdgePanGestureRecognizer(), "pan", to: window)
      pan.edges = edges
      window.hostApplication.finger.pan(window, from: start, by: translation, steps: 1)
      return log.lines
    }
  }

  @Test func `begins where the finger comes in from its edge`() {
    let began = ["pan began", "pan ended"]

    #expect(states(.left, from: CGPoint(x: 2, y: 400), by: CGPoint(x: 80, y: 0)) == began)
  }

  @Test(arguments: [(385.0, -80.0), (200, 80), (2, -80)])
  func `fails elsewhere, and outwards`(x: Double, way: Double) {
    #expect(states(.left, from: CGPoint(x: x, y: 400), by: CGPoint(x: way, y: 0)).isEmpty)
  }

  @Test func `has no edge at first`() {
    #expect(UIScreenEdgePanGestureRecognizer().edges.isEmpty)
    #expect(states([], from: CGPoint(x: 2, y: 400), by: CGPoint(x: 80, y: 0)).isEmpty)
  }

  @Test func `begins from any of its edges`() {
    let starts: [(CGPoint, CGPoint)] = [
      (CGPoint(x: 388, y: 400), CGPoint(x: -80, y: 0)),
      (CGPoint(x: 200, y: 1), CGPoint(x: 0, y: 80)),
      (CGPoint(x: 200, y: 840), CGPoint(x: 0, y: -80)),
    ]

    for (start, way) in starts {
      log.lines = []
      #expect(states([.right, .top, .bottom], from: start, by: way) == ["pan began", "pan ended"])
    }
  }
}
