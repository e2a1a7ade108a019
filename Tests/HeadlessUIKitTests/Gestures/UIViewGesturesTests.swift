import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIView's gestures of the user")
struct UIViewGesturesTests {
  let log = GestureLog()

  @Test func `a view has no list before its first recognizer, and then one (behaviour 926)`() {
    let view = UIView()
    let recognizer = UITapGestureRecognizer()
    var counts = [view.gestureRecognizers?.count]
    view.addGestureRecognizer(recognizer)
    counts.append(view.gestureRecognizers?.count)
    view.removeGestureRecognizer(recognizer)
    counts.append(view.gestureRecognizers?.count)
    view.gestureRecognizers = nil
    counts.append(view.gestureRecognizers?.count)

    #expect(counts == [nil, 1, 0, nil])
  }

  @Test func `reach the recognizers that are after them`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view).numberOfTapsRequired = 2
    view.userTap(count: 2)
    replace(UILongPressGestureRecognizer(), "press", on: view)
    view.userLongPress()
    replace(UISwipeGestureRecognizer(), "swipe", on: view)
    view.userSwipe(.right)
    replace(UIPanGestureRecognizer(), "pan", on: view)
    view.userPan(by: CGPoint(x: 0, y: 50))
    replace(UIPinchGestureRecognizer(), "pinch", on: view)
    view.userPinch(scale: 2)
    replace(UIRotationGestureRecognizer(), "rotation", on: view)
    view.userRotate(by: 1)

    #expect(
      log.lines.filter { $0.hasSuffix("ended") && !$0.hasPrefix("view") } == [
        "tap ended", "press ended", "swipe ended", "pan ended", "pinch ended", "rotation ended",
      ])
  }

  @Test(arguments: [0.2, 0.5, 3])
  func `press for as long as the view's recognizers want it`(duration: Double) {
    let view = log.view("view")
    log.add(UILongPressGestureRecognizer(), "press", to: view).minimumPressDuration = duration

    view.userLongPress()

    #expect(log.lines.contains("press began"))
  }

  @Test func `press for half a second where nobody listens, or wants more than a minute`() {
    let view = log.view("view")
    let loop = UIApplication.shared.mainLoop
    let start = loop.now

    view.userLongPress()
    log.add(UILongPressGestureRecognizer(), "press", to: view).minimumPressDuration = 61
    view.userLongPress()

    #expect(loop.now - start == .seconds(1))
    #expect(!log.lines.contains("press began"))
  }

  @Test func `make nothing of what is no gesture`() {
    let view = log.view("view")

    view.userSwipe([])
    view.userSwipe([.left, .right])
    view.userPinch(scale: .nan)
    view.userRotate(by: .infinity)
    view.userTap(count: 0)

    #expect(log.lines.isEmpty)
  }

  @Test func `are known to be listened to, by the view or one around it`() {
    let outer = log.view("outer")
    let inner = log.view("inner", in: outer)
    let kinds: [GestureKind] = [
      .tap(count: 1), .tap(count: 2), .longPress, .swipe(.right), .swipe(.up), .pan, .pinch,
      .rotation,
    ]
    func listening() -> [Bool] { kinds.map(inner.responds) }

    let nobody = listening()
    log.add(UILongPressGestureRecognizer(), "press", to: outer)
    log.add(UISwipeGestureRecognizer(), "swipe", to: inner)
    log.add(UITapGestureRecognizer(), "double", to: inner).numberOfTapsRequired = 2
    let some = listening()
    outer.isUserInteractionEnabled = false
    for recognizer in inner.gestureRecognizers ?? [] { recognizer.isEnabled = false }

    #expect(nobody == Array(repeating: false, count: 8))
    #expect(some == [false, true, true, true, false, false, false, false])
    #expect(listening() == nobody)
  }

  @Test func `are thought to be listened to by a recognizer of the app's own`() {
    let view = log.view("view")
    view.addGestureRecognizer(UIGestureRecognizer())
    let base = view.responds(to: .longPress)

    view.addGestureRecognizer(OwnRecognizer())

    #expect(!base)
    #expect(view.responds(to: .longPress))
  }

  private func replace(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    view.gestureRecognizers = []
    log.add(recognizer, name, to: view)
  }
}

private final class OwnRecognizer: UIGestureRecognizer {}
