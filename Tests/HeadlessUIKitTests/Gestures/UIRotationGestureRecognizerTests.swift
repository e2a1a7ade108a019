import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIRotationGestureRecognizer")
struct UIRotationGestureRecognizerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test(arguments: [0.5, -0.5, 3, 7, -20])
  func `tells how far the fingers have turned, also by more than a circle`(angle: Double) {
    let view = log.view("view")
    let rotation = log.add(UIRotationGestureRecognizer(), "rotation", to: view)

    finger.rotate(view, by: angle)

    #expect(abs(rotation.rotation - angle) < 1e-9)
    #expect(log.lines.first { $0.hasPrefix("rotation") } == "rotation began")
    #expect(log.lines.last == "rotation ended")
  }

  @Test func `goes on from the rotation that is set`() {
    let view = log.view("view")
    let rotation = log.add(UIRotationGestureRecognizer(), "rotation", to: view)
    var whole: CGFloat = 0
    log.onAction = { _ in
      whole += rotation.rotation
      rotation.rotation = 0
    }

    finger.rotate(view, by: 1)

    #expect(abs(whole - 1) < 1e-9)
  }

  @Test func `is possible again, without a rotation`() {
    let view = log.view("view")
    let rotation = log.add(UIRotationGestureRecognizer(), "rotation", to: view)

    finger.rotate(view, by: 1)
    loop.settle()

    #expect(rotation.state == .possible)
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
  }

  @Test func `tells how fast the fingers turn in UIKit time`() {
    let view = log.view("view")
    let rotation = log.add(UIRotationGestureRecognizer(), "rotation", to: view)

    finger.began(view, atRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
    loop.advance(by: .seconds(0.5))
    finger.moved(toRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 100)])
    let velocity = rotation.velocity
    finger.ended()

    #expect(abs(velocity - .pi / 2) < 1e-9)
  }

  @Test func `has nothing to do with fingers that move apart`() {
    let view = log.view("view")
    log.add(UIRotationGestureRecognizer(), "rotation", to: view)

    finger.pinch(view, scale: 2)

    #expect(!log.lines.contains { $0.hasPrefix("rotation") })
  }
}
